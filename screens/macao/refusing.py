"""Moves that one may look for at the table of Macao and that are not possible now, each with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Move
from engine.macao.moves import Activate, Claim, Climb, Deliver, Joker, Pass, Sail, Take, Tribute, Use
from engine.macao.powers import Power
from engine.macao.sea import FIRST_PORT, REACHED, SPACE, SPACES
from engine.macao.state import ACTION, CARD, DICE, DRAFT
from engine.texts.language import gettext as _
from screens.macao import move_words, words
from screens.macao.view import View


def refused(view: View) -> list[tuple[str, str]]:
    """Each in words and with the reason."""
    found = []
    for move in _wished(view):
        if view.move(move.words, move.target) is None:
            reason = view.refusal(move)
            if reason:
                found.append((move_words.move(move, view.table), reason))
    return found


def _wished(view: View) -> Iterator[Move]:
    phase, mine = view.table["phase"], view.mine
    if phase in (DRAFT, CARD, DICE):
        for names in view.table["offices"]:
            yield from (Take(name) for name in names if name not in view.table["discard"])
    yield from (Activate(name) for name in mine["tableau"])
    yield from (Use(name) for name in mine["activated"] if isinstance(words.card(name).effect, Power))
    if phase == ACTION:
        yield from (Claim(one["quarter"]) for one in view.table["city"])
        yield from (Sail(SPACES[space]) for space in range(FIRST_PORT, len(SPACES)))
        yield from (Sail(SPACES[space]) for space in REACHED[SPACE[mine["ship"]]] if space < FIRST_PORT)
        yield from (Deliver(good) for good in mine["cargo"])
        yield Climb()
        yield Tribute()
        yield Joker()
    yield Pass()


def empty_reason(view: View) -> str:
    """Why nothing of a turn is possible in another phase."""
    return "" if view.table["phase"] == ACTION else _("You act after everybody has chosen two dice.")
