"""What the cards of a house come to: goods on its contracts, whom it sells to, room in a Warehouse, firemen, its rate.

Of what lies on a contract each symbol is a bit; of equal symbols the first one is filled first.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.speicherstadt.cards import CONTRACT, CONVERTER, FIREMAN, MERCHANT
from engine.speicherstadt.deck import ANY_TIME, CARDS, CONTRACTS, FIRE_ENGINE, HARBOUR_MASTER, PLACE, WAREHOUSE
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


SYMBOLS: Final = tuple(CARDS[card].goods for card in CONTRACTS)
"""The goods that each contract asks for."""
FULL: Final = tuple((1 << len(goods)) - 1 for goods in SYMBOLS)
"""What lies on each contract when it is full."""


def _free(goods: tuple[int, ...], laid: int, kind: int) -> int:
    return next((1 << n for n, asked in enumerate(goods) if asked == kind and not laid >> n & 1), 0)


FREE: Final = tuple(
    tuple(tuple(_free(goods, laid, kind) for kind in range(KINDS)) for laid in range(1 << len(goods)))
    for goods in SYMBOLS
)
"""For each contract, what lies on it and a kind: the bit of the symbol that takes it next, 0 where none does."""


def goods_on(place: int, laid: int) -> tuple[int, ...]:
    """The goods that lie on a contract."""
    return tuple(kind for n, kind in enumerate(SYMBOLS[place]) if laid >> n & 1)


def lacked(place: int, laid: int) -> tuple[int, ...]:
    """The goods for which a contract still asks."""
    return tuple(kind for n, kind in enumerate(SYMBOLS[place]) if not laid >> n & 1)


def top(place: int, laid: int, kind: int) -> int:
    """The bit of the symbol from which a kind is taken off: the last one of it; 0 where there is none."""
    return max((1 << n for n, asked in enumerate(SYMBOLS[place]) if asked == kind and laid >> n & 1), default=0)


def short_of(place: int, laid: int, stock: list[int]) -> int:
    """How many goods a contract lacks on which something lies; what it takes leaves `stock`."""
    short = 0
    for symbol, kind in enumerate(SYMBOLS[place]):
        if laid >> symbol & 1:
            continue
        if stock[kind]:
            stock[kind] -= 1
        else:
            short += 1
    return short
