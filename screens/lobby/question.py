"""What is asked in the lobby before it is done, with the request that follows upon a yes."""

from __future__ import annotations

from typing import NamedTuple

from engine.texts.language import gettext as _
from engine.titles import TITLES, about
from saves.harbour.requests import AskClose, GiveUp, Leave, Request, Vote
from saves.harbour.values import Table
from screens.lobby.words import level_name, seat_name, title_of


class Doubt(NamedTuple):
    """What is asked, and what a yes does."""

    words: str
    request: Request


def leave_question(table: Table) -> Doubt:
    """Whether a seat of a table that has not begun is given back."""
    words = _("Leave the table of {title} before it begins? (y yes, n no)")
    return Doubt(words.format(title=title_of(table)), Leave(table.id))


def give_up_question(table: Table) -> Doubt:
    """Whether a seat in a game that runs is given up for good."""
    words = _(
        "Give up your seat at {title}? Others may take it over, or vote a computer onto it; it does not come back. "
        "(y yes, n no)"
    )
    return Doubt(words.format(title=title_of(table)), GiveUp(table.id))


def close_question(table: Table) -> Doubt:
    """Whether all who sit there are asked to close a table."""
    words = _("Close the table of {title} before its end? All who sit there must agree. (y yes, n no)")
    return Doubt(words.format(title=title_of(table)), AskClose(table.id))


def vote_questions(table: Table) -> list[Doubt]:
    """Which computer player is voted onto the seats that may be: what others want first, then the strongest."""
    if table.title not in TITLES:
        return []
    words = _("Vote for a computer ({level}) on the seat of {name}? (y yes, n the next one)")
    return [
        Doubt(
            words.format(level=level_name(table.title, level), name=seat_name(table.seats[number])),
            Vote(table.id, number, level),
        )
        for number in table.can_vote
        for level in _levels(table, number)
    ]


def _levels(table: Table, number: int) -> list[str]:
    names = [level.name for level in reversed(about(table.title).levels)]
    return sorted(names, key=lambda name: name != table.seats[number].voted)
