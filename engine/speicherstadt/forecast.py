"""What is coming: rounds, fires, what is left of pile and bag, the next income; and what nobody can know of it."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

from engine.speicherstadt.cards import FIRE, SHIP
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.fires import changes
from engine.speicherstadt.rounds import income_of
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.supply import rounds_left
from engine.speicherstadt.table_data import Forecast

if TYPE_CHECKING:
    from random import Random


def forecast(position: Quarter) -> Forecast:
    """What is coming, as far as everybody may know it: what is left, not its order."""
    coming = [CARDS[card] for card in position.pile[position.drawn :]]
    left = rounds_left(position)
    types = Counter(card.type for card in coming if card.type != FIRE)
    return {
        "round": position.round,
        "rounds": position.round + left,
        "left": left,
        "fires": [
            {
                "number": card.value,
                "season": card.season,
                "points": card.points,
                "changes": changes(position, card.points),
            }
            for card in coming
            if card.type == FIRE
        ],
        "types": dict(sorted(types.items())),
        "crates": sum(card.capacity for card in coming if card.type == SHIP),
        "incomes": [income_of(position, house) for house in range(position.terms.houses)],
    }


def imagined(position: Quarter, rng: Random) -> Quarter:
    """The position with what nobody can know dealt anew: the order of the pile within each season, that of the bag."""
    twin = position.copy()
    pile = list(position.pile[: position.drawn])
    for _season, cards in groupby(position.pile[position.drawn :], key=lambda card: CARDS[card].season):
        closed = sorted(cards)  # not as they really lie
        rng.shuffle(closed)
        pile += closed
    twin.pile = tuple(pile)
    goods = sorted(position.bag[position.taken :])
    rng.shuffle(goods)
    twin.bag = (*position.bag[: position.taken], *goods)
    return twin
