"""The last trades of a game, exactly: the most points that what somebody has can still come to, and how."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final

from engine.homesteaders.goods import (
    CHIPS,
    COPPER,
    DEBT_COSTS,
    DEBTS,
    GOLD,
    GOODS,
    LIVESTOCK,
    RAIL,
    SILVER,
    TRACKS,
    VP,
    WORKERS,
)
from engine.homesteaders.puzzles.prices import POINT, Prices, prices, worth
from engine.homesteaders.puzzles.trades import (
    BORROW,
    REPAY,
    REPAY_WITH_GOLD,
    Has,
    Trade,
    of_town,
)
from engine.homesteaders.scoring import debts_cost, fixed

_CLOSEST: Final = 5
"""So many sets of prices are kept that tell least where the trades begin."""
_FEW: Final = 20_000
"""So many heaps of goods are looked at for a shorter series; beyond that any will do."""
_NOTHING: Final = {VP: 0, WORKERS: 0, TRACKS: 0, RAIL: 0}


def last_trades(has: Has, town: int, *, borrows: bool = True) -> tuple[int, tuple[Trade, ...]]:
    """The most points at the end for the owner of a town before the last trades, and trades that lead to it.

    Without `borrows` no debt is taken. Points, workers and tracks that are there change nothing but the sum.
    """
    points, per_worker, per_track = fixed(town)
    sure = points + has[VP] + per_worker * has[WORKERS] + per_track * has[TRACKS]
    rest = tuple(0 if kind in _NOTHING else number for kind, number in enumerate(has))
    found, trades = _best(rest, of_town(town) + (BORROW,) * borrows, prices(town, per_worker), per_worker)
    return sure + found, trades


def fewest_trades(has: Has, town: int, *, borrows: bool = True) -> tuple[Trade, ...]:
    """The same trades, but of all series that lead to the most points a shortest one, the return of debts aside."""
    per_worker = fixed(town)[1]
    rest = tuple(0 if kind in _NOTHING else number for kind, number in enumerate(has))
    possible, at = of_town(town) + (BORROW,) * borrows, prices(town, per_worker)
    best, trades = _best(rest, possible, at, per_worker)
    closest = sorted(at, key=lambda one: worth(one, rest))[:_CLOSEST]
    waiting: deque[tuple[Has, tuple[Trade, ...]]] = deque([(rest, ())])
    seen = {rest}
    while waiting and len(seen) < _FEW:
        goods, way = waiting.popleft()
        found, settling = _settled(goods, per_worker)
        if found == best:
            return (*way, *settling)
        for trade in possible if goods[CHIPS] else ():
            then = tuple(map(int.__add__, goods, trade.change))
            if min(then) < 0 or then in seen:
                continue
            seen.add(then)
            if min(worth(one, then) for one in closest) // POINT + per_worker * then[WORKERS] >= best:
                waiting.append((then, (*way, trade)))
    return trades


@lru_cache(maxsize=1 << 16)
def _best(
    has: Has, possible: tuple[Trade, ...], at: tuple[Prices, ...], per_worker: int
) -> tuple[int, tuple[Trade, ...]]:
    """Every series of trades but those that cannot bring more, each heap of goods once."""
    closest = sorted(at, key=lambda one: worth(one, has))[:_CLOSEST]

    def promise(goods: Has) -> int:
        return min(worth(one, goods) for one in closest) // POINT + per_worker * goods[WORKERS]

    best, best_way = _settled(has, per_worker)
    waiting: list[tuple[Has, tuple[Trade, ...]]] = [(has, ())]
    seen = {has}
    while waiting:
        goods, way = waiting.pop()
        if promise(goods) <= best:
            continue
        following: list[tuple[int, Has, Trade]] = []
        for trade in possible if goods[CHIPS] else ():
            then = tuple(map(int.__add__, goods, trade.change))
            if min(then) < 0 or then in seen:
                continue
            seen.add(then)
            promised = promise(then)
            if promised > best:
                following.append((promised, then, trade))
        for _promised, then, trade in sorted(following, key=lambda one: one[0]):
            longer = (*way, trade)
            waiting.append((then, longer))
            found, settling = _settled(then, per_worker)
            if found > best:
                best, best_way = found, (*longer, *settling)
    return best, best_way


def _settled(goods: Has, per_worker: int) -> tuple[int, tuple[Trade, ...]]:
    """What goods come to, with debts returned: with silver, which is worth nothing else now, and with gold.

    Gold counts 2, and the n-th debt costs n: gold returns those from the third one on.
    """
    with_silver = min(goods[DEBTS], goods[SILVER] // DEBT_COSTS)
    debts = goods[DEBTS] - with_silver
    with_gold = min(goods[GOLD], max(0, debts - GOODS[GOLD].points))
    debts -= with_gold
    points = goods[VP] + per_worker * goods[WORKERS] - debts_cost(debts)
    points += GOODS[GOLD].points * (goods[GOLD] - with_gold)
    points += GOODS[COPPER].points * goods[COPPER] + GOODS[LIVESTOCK].points * goods[LIVESTOCK]
    return points, (REPAY,) * with_silver + (REPAY_WITH_GOLD,) * with_gold
