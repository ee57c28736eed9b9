"""What two dice of Macao would come to, in plain words: the best pairs, what each fills and makes ready."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.macao.colours import COLOURS
from engine.macao.deck import CARDS, standing
from engine.macao.state import Colony
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.macao import words
from screens.macao.timetable import Pair, pairs

_TOLD: Final = 3
"""How many pairs are told."""


def best_pairs(position: Colony, seat: int) -> list[str]:
    """The best pairs of dice for a seat, one after another, each with what would come of it."""
    tableau = tuple(CARDS[number].name for number in position.tableau[seat])
    found = pairs(position, seat, standing(position.active[seat]), tableau)[:_TOLD]
    return [_("Good pairs: {pairs}.").format(pairs="; ".join(_pair(position, one) for one in found))]


def _pair(position: Colony, pair: Pair) -> str:
    dice = _(" and ").join(words.die(COLOURS[colour], position.dice[colour]) for colour in pair.dice)
    comes = ", ".join(_comes(position, pair))
    return _("{dice} ({what})").format(dice=dice, what=comes) if comes else dice


def _comes(position: Colony, pair: Pair) -> Iterator[str]:
    """What the dice would bring: rounds that are empty without them, cards that are ready with them."""
    if pair.filled:
        rounds = ", ".join(map(str, pair.filled))
        yield ngettext("fills round {rounds}", "fills rounds {rounds}", len(pair.filled)).format(rounds=rounds)
    for name, number in pair.cards.items():
        when = _("now") if number == position.round else _("in round {n}").format(n=number)
        yield _("{card} ready {when}").format(card=words.card_name(name), when=when)
