"""What contracts lack beside the goods of a house, and those that the Truck could fill."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.speicherstadt.anytime import MOST_MOVED
from engine.speicherstadt.contracts import FREE, FULL, SYMBOLS, goods_on, top
from engine.speicherstadt.deck import CARDS, CONTRACTS
from engine.speicherstadt.goods import NOTHING
from engine.speicherstadt.holdings import holding
from engine.speicherstadt.state import Quarter


def at_hand(position: Quarter, house: int) -> list[int]:
    """All goods of a house, a number for each kind: those that landed, and those in Warehouse and market hall."""
    stock = [landed + stored for landed, stored in zip(position.landed[house], position.stored[house], strict=True)]
    if position.hall[house] != NOTHING:
        stock[position.hall[house]] += 1
    return stock


def lacking(position: Quarter, contracts: Iterable[int], stock: list[int]) -> list[tuple[int, int]]:
    """Each of the contracts that is not full, with the number of goods that it lacks; what they take leaves `stock`."""
    found: list[tuple[int, int]] = []
    for place in contracts:
        laid = position.laid[place]
        if laid == FULL[place]:
            continue
        short = 0
        for symbol, kind in enumerate(SYMBOLS[place]):
            if laid >> symbol & 1:
                continue
            if stock[kind]:
                stock[kind] -= 1
            else:
                short += 1
        found.append((place, short))
    return found


_Laid = tuple[tuple[int, int], ...]
"""The contracts of a house, each with what lies on it."""


def truck_gain(position: Quarter, house: int) -> int:
    """The points by which the full contracts of a house would count more after the best drive."""
    laid = tuple((place, position.laid[place]) for place in sorted(holding(position.cards[house]).contracts))
    return _most(laid, MOST_MOVED) - _points(laid)


def _points(laid: _Laid) -> int:
    return sum(CARDS[CONTRACTS[place]].points for place, goods in laid if goods == FULL[place])


@lru_cache(maxsize=1 << 14)
def _most(laid: _Laid, moves: int) -> int:
    """The points of full contracts after at most so many goods are moved."""
    best = _points(laid)
    if not moves or len(laid) < 2:
        return best
    for giver, (place, goods) in enumerate(laid):
        for kind in set(goods_on(place, goods)):
            for taker, (other, lying) in enumerate(laid):
                if taker == giver or not FREE[other][lying][kind]:
                    continue
                after = list(laid)
                after[giver] = (place, goods ^ top(place, goods, kind))
                after[taker] = (other, lying | FREE[other][lying][kind])
                best = max(best, _most(tuple(after), moves - 1))
    return best
