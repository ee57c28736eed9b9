"""What the cards of a house come to: contracts, whom it sells to, room in a Warehouse, firemen, its exchange rate."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.speicherstadt.cards import CONTRACT, CONVERTER, FIREMAN, MERCHANT
from engine.speicherstadt.deck import ANY_TIME, CARDS, FIRE_ENGINE, HARBOUR_MASTER, PLACE, WAREHOUSE
from engine.speicherstadt.goods import KINDS

RATE: Final = 3
"""The goods that are given for another one."""
MASTERS_RATE: Final = 2
SOLD_FOR_A_COIN: Final = 2
HALL_HOLDS: Final = 1
NO_GOODS: Final = (0,) * KINDS


@dataclass(frozen=True, slots=True)
class Holding:
    """See the module. `coins` and `points` are what a good of each kind is sold and delivered for, or 0."""

    contracts: tuple[int, ...]
    coins: tuple[int, ...]
    points: tuple[int, ...]
    room: int
    rate: int
    strength: int
    """The sum that counts at a fire."""
    any_time: tuple[int, ...]
    """The own cards that can be used at any time."""


@lru_cache(maxsize=1 << 15)
def holding(cards: tuple[int, ...]) -> Holding:
    """What some cards come to."""
    owned = [CARDS[card] for card in cards]
    coins, points = list(NO_GOODS), list(NO_GOODS)
    for card in owned:
        if card.type == MERCHANT:
            coins[card.good] = card.coins
        elif card.type == CONVERTER:
            points[card.good] = card.points
    firemen = [card.value for card in owned if card.type == FIREMAN]
    twice = max(firemen, default=0) if FIRE_ENGINE in cards else 0
    return Holding(
        tuple(PLACE[card] for card in cards if CARDS[card].type == CONTRACT),
        tuple(coins),
        tuple(points),
        CARDS[WAREHOUSE].capacity if WAREHOUSE in cards else 0,
        MASTERS_RATE if HARBOUR_MASTER in cards else RATE,
        sum(firemen) + twice,
        tuple(card for card in ANY_TIME if card in cards),
    )
