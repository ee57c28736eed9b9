"""The trades before a payment: those without which it could not be made, and nothing else.

Whatever else somebody would trade now can wait, for no price and no ability changes from round 9 on (the buildings with
abilities are not on offer any more), and a trade that is not needed for a payment is still possible after it: its goods
and its trade chip are not what is paid, or the payment would lack them. What it brings counts as much later.
So of all trades before a payment only those sets are tried of which none could be left out. Debts are returned in the
last trades alone: it makes nothing possible before. A debt is taken for a payment alone, and none that is not spent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from engine.homesteaders.buildings import BANK, GENERAL_STORE, MARKET
from engine.homesteaders.goods import (
    CHIPS,
    COPPER,
    DEBT_GIVES,
    DEBTS,
    FOOD,
    GOLD,
    IN_GOLD,
    KINDS,
    LIVESTOCK,
    SILVER,
    STEEL,
    WOOD,
    WORKERS,
)
from engine.homesteaders.puzzles.trades import BORROW, BUY, BUY_WITH_GOLD, CHANGE, SELL, TURN, Has, Trade

Funded = dict[Has, tuple[Trade, ...]]
"""What a seat has after some trades, and these."""

_FROM_GOODS: Final = (LIVESTOCK, COPPER, STEEL, FOOD, WOOD, GOLD)
"""In this order what is lacking is provided for: what comes first may take from what comes after it."""


@lru_cache(maxsize=1 << 14)
def needed(*wanted: tuple[int, int]) -> Has:
    """Goods and their numbers as a number for each kind of good."""
    found = [0] * KINDS
    for kind, number in wanted:
        found[kind] += number
    return tuple(found)


def funded(has: Has, town: int, need: Has) -> Funded:
    """The ways to have what is needed by trades, none of which could be left out; those that leave less are dropped.

    One way leaves less than another if it leaves no more of anything, no fewer debts, and takes no fewer moves.
    """
    if all(map(int.__ge__, has, need)):
        return {has: ()}
    found: Funded = {}
    for trades in _ways(has, town & (MARKET | BANK | GENERAL_STORE), need, ()):
        then = _after(has, trades)
        if then is not None and (then not in found or len(trades) < len(found[then])) and _is_short(has, need, trades):
            found[then] = trades
    return best_of(found)


def _after(has: Has, trades: Iterable[Trade]) -> Has | None:
    """What a seat has after some trades; None where one of them is not possible when it comes to it."""
    for trade in trades:
        has = tuple(map(int.__add__, has, trade.change))
        if min(has) < 0:
            return None
    return has


def _is_short(has: Has, need: Has, trades: tuple[Trade, ...]) -> bool:
    """Whether none of the trades could be left out."""
    for place, trade in enumerate(trades):
        if trade in trades[:place]:
            continue
        then = _after(has, (*trades[:place], *trades[place + 1 :]))
        if then is not None and all(map(int.__ge__, then, need)):
            return False
    return True


def best_of(found: Funded) -> Funded:
    """Those ways beside which no other leaves at least as much of everything with as few debts and moves."""
    kept: list[tuple[Has, tuple[Trade, ...]]] = []
    for has, trades in sorted(found.items(), key=lambda one: (len(one[1]), 2 * one[0][DEBTS] - sum(one[0]))):
        if not any(leaves_more(other, has) and len(way) <= len(trades) for other, way in kept):
            kept.append((has, trades))
    return dict(kept)


def leaves_more(one: Has, other: Has) -> bool:
    """Whether one has no less than the other of anything, and no more debts; workers, who are to be paid, are equal."""
    return (
        one[DEBTS] <= other[DEBTS]
        and one[WORKERS] == other[WORKERS]
        and all(map(int.__ge__, one[:DEBTS], other[:DEBTS]))
        and all(map(int.__ge__, one[DEBTS + 1 :], other[DEBTS + 1 :]))
    )


def _ways(has: Has, town: int, need: Has, later: tuple[Trade, ...], at_first: Has = ()) -> Iterator[tuple[Trade, ...]]:
    """Trades that come to what is needed; `later` are made after them. Below 0 stands what they lack so far."""
    if has[CHIPS] < need[CHIPS]:
        return
    at_first = at_first or has
    for kind in _FROM_GOODS:
        if has[kind] < need[kind]:
            for trade in _providing(kind, has, town, need):
                yield from _ways(_sum(has, trade), town, need, (trade, *later), at_first)
            return
    for raised in _raised(has, need, _sources(town, at_first), 0):
        yield (*raised, *later)


def _sum(has: Has, *trades: Trade) -> Has:
    for trade in trades:
        has = tuple(map(int.__add__, has, trade.change))
    return has


def _providing(kind: int, has: Has, town: int, need: Has) -> Iterator[Trade]:
    """The trades that bring a resource."""
    yield BUY[kind]
    if kind in BUY_WITH_GOLD:
        yield BUY_WITH_GOLD[kind]
    if kind == GOLD:
        sells = SELL[bool(town & GENERAL_STORE)]
        yield from (sells[beast] for beast in IN_GOLD if has[beast] > need[beast])
    elif town & MARKET and kind in (FOOD, STEEL):
        yield TURN[WOOD if kind == FOOD else FOOD]


def _sources(town: int, has: Has) -> list[tuple[Trade, ...]]:
    """What raises silver: to buy and sell again, to sell what is spare, the Bank. What stands last is done first."""
    store = bool(town & GENERAL_STORE)
    sells = SELL[store]
    found: list[tuple[Trade, ...]] = []
    if store:
        found.append((BUY[WOOD], sells[WOOD]))
        if not has[SILVER]:
            found.append((BUY[LIVESTOCK], sells[LIVESTOCK]))
        found += [(sells[beast],) for beast in IN_GOLD]
    if town & MARKET:
        found += [(TURN[WOOD], TURN[FOOD], sells[STEEL]), (TURN[WOOD], sells[FOOD]), (TURN[FOOD], sells[STEEL])]
    found += [(sells[beast], sells[GOLD]) for beast in IN_GOLD]
    found += [(sells[kind],) for kind in (GOLD, STEEL, FOOD, WOOD)]
    if town & BANK:
        found.append((CHANGE,))
    return found


def _raised(has: Has, need: Has, sources: list[tuple[Trade, ...]], first: int) -> Iterator[tuple[Trade, ...]]:
    """The ways to raise silver with the sources from the `first` one on, and debts for what they do not bring."""
    lacking = need[SILVER] - has[SILVER]
    if lacking <= 0:
        yield ()
        return
    yield (BORROW,) * -(-lacking // DEBT_GIVES)
    if has[CHIPS] <= need[CHIPS]:
        return
    for place in range(first, len(sources)):
        then = _sum(has, *sources[place])
        if all(then[kind] >= need[kind] for kind in range(SILVER + 1, DEBTS)):
            for others in _raised(then, need, sources, place):
                yield (*others, *sources[place])
