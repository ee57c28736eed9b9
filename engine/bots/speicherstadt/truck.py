"""What the Truck could bring a house: contracts that are full once a few goods lie on others."""

from __future__ import annotations

from functools import lru_cache

from engine.speicherstadt.anytime import MOST_MOVED
from engine.speicherstadt.contracts import FREE, FULL, goods_on, top
from engine.speicherstadt.deck import CARDS, CONTRACTS
from engine.speicherstadt.holdings import holding
from engine.speicherstadt.state import Quarter

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
