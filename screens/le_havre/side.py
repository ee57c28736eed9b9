"""What stands beside every page: the storage, and where there is room the cards and the rounds to come."""

from __future__ import annotations

from engine.le_havre.rounds import NONE, SPECIAL, STANDARD
from engine.le_havre.ships import SHIPS
from engine.texts.language import gettext as _
from screens.le_havre import storage_box
from screens.le_havre.view import View
from screens.le_havre.words import card_name, short_ship, value_of
from widgets.lines import EMPTY, Line, fit, text

NARROW, WIDE = storage_box.WIDTH, 38
_WIDE_FROM = 110
"""Columns of the terminal from which the side is wide."""
_LEAST_ROUNDS = 4
"""Lines that the rounds to come keep, their heading among them, however many cards there are."""


def width(columns: int) -> int:
    """How many cells the side takes of a terminal of so many columns."""
    return WIDE if columns >= _WIDE_FROM else NARROW


def lines(view: View, cells: int, height: int) -> list[Line]:
    """The side in so many cells, at most `height` lines."""
    found = storage_box.lines(view, cells, min(height, storage_box.HEIGHT))
    if cells < WIDE or height <= len(found) + 2 + _LEAST_ROUNDS:
        return found
    rounds = _rounds(view)
    cards = _cards(view)
    room = height - len(found) - 2
    kept = max(min(len(rounds), _LEAST_ROUNDS), room - len(cards))
    if len(cards) > room - kept:
        more = _("and {n} more on page 4").format(n=len(cards) - (room - kept) + 1)
        cards = [*cards[: room - kept - 1], text(" " + more, "dim")]
    return [*found, EMPTY, *cards, EMPTY, *rounds[:kept]]


def _cards(view: View) -> list[Line]:
    """The buildings and ships of the player who decides, each with its value."""
    found = [text(" " + _("Your cards"), "heading") + text("  " + _("value"), "dim")]
    names = [*view.buildings(view.seat), *view.ships(view.seat)]
    if not names:
        return [*found, text(" " + _("none yet"), "dim")]
    return found + [
        text(" ") + fit(text(card_name(name)), 28) + fit(text(value_of(name)), 4, "right") for name in names
    ]


def _rounds(view: View) -> list[Line]:
    """What the end of this round and of those after it bring."""
    if view.seen.final:
        return []
    town = {STANDARD: _("proposal"), SPECIAL: _("special"), NONE: "-"}
    found = [text(" " + _("Round"), "heading") + text("  " + _("meal harvest town     ship"), "dim")]
    for number, one in view.seen.rounds_to_come:
        found.append(
            fit(text(number), 5, "right")
            + text(" ")
            + fit(text(one.food), 5, "right")
            + text(" ")
            + fit(text(_("yes") if one.harvest else "-"), 8)
            + fit(text(town[one.town]), 9)
            + text(short_ship(SHIPS[one.ship].name))
        )
    return found
