"""The steps of a puzzle: what is worth a search of all that can be done in each phase, with the trades before it.

What is left out, and why:

- Trades, debts and their return before they are needed: see `funding`. The one return of debts that can matter before
  the last trades is that of all of them before the Bank's income, which brings silver to those who have none.
- Recruiting but before workers are assigned, where a slot is free for them, and in the last trades: a worker who is
  recruited at another time does the same as one recruited then, and must be paid. (The Rodeo's silver for a worker is
  what the worker is paid.)
- Workers without a slot while one is free, and slots that bring no more than others that are left free: no income
  harms.
- A bid above the lowest: it is paid, and the rival answers none.
- Of two ways to do the same the one that leaves no more of anything, no fewer debts, and takes no fewer moves.
- All last trades but a best series, and a best one without a debt: what is left over counts nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from engine.homesteaders import benefits, bidding, construction, moves, state
from engine.homesteaders.buildings import BANK, BUILDINGS, RIVER_PORT
from engine.homesteaders.goods import CHIPS, DEBTS, FOOD, GOLD, GOLD_AS_SILVER, NAMES, SILVER, WORKERS
from engine.homesteaders.money import due, gold_at_most
from engine.homesteaders.puzzles.funding import Funded, best_of, funded, needed
from engine.homesteaders.puzzles.last import fewest_trades
from engine.homesteaders.puzzles.trades import BORROW, RECRUIT, REPAY, REPAY_WITH_GOLD, Has, Trade, carried, carry
from engine.homesteaders.state import Frontier
from engine.homesteaders.workers import brought, names_of, places_of
from engine.moves import Move
from engine.puzzles import Step

_ASSIGN: Final = moves.Assign()
_PAY: Final = moves.Pay()
_EXCHANGE: Final = moves.Exchange()
_DECLINE: Final = moves.Decline()
_FINISH: Final = moves.Finish()
_PASS: Final = moves.Pass()


def steps(position: Frontier) -> Iterator[Step]:
    """What is worth a search of a position in which the only seat decides."""
    return _STEPS[position.phase](position)


def _step(position: Frontier, trades: Iterable[Trade], move: Move, wanted: Any = 0) -> Step:
    """Trades and the move that they are made for."""
    after = position.copy()
    before = carried(after, trades)
    return Step((*before, carry(after, move, wanted)), after)


# Workers and wages.


def _assign(position: Frontier) -> Iterator[Step]:
    has, town = tuple(position.goods[0]), position.towns[0]
    room = max(0, sum(place.workers for place in places_of(town)) - has[WORKERS])
    starts: list[tuple[Has, tuple[Trade, ...]]] = [(has, ()), *_before_the_bank(has, town)]
    for recruits in range(1, min(room, has[CHIPS]) + 1):
        ways: Funded = {}
        for funds, trades in funded(has, town, needed((FOOD, recruits), (CHIPS, recruits))).items():
            then = _sum(funds, (RECRUIT,) * recruits)
            ways[then] = (*trades, *(RECRUIT,) * recruits)
        starts += best_of(ways).items()
    for then, trades in starts:
        for slots in assignments(town, then[WORKERS]):
            yield _step(position, trades, _ASSIGN, names_of(slots))


def _sum(has: Has, trades: Iterable[Trade]) -> Has:
    for trade in trades:
        has = tuple(map(int.__add__, has, trade.change))
    return has


def _before_the_bank(has: Has, town: int) -> Iterator[tuple[Has, tuple[Trade, ...]]]:
    """The ways to return all debts before the Bank's income, which then brings silver."""
    debts = has[DEBTS]
    if not town & BANK or not debts:
        return
    for pieces in range(debts + 1):
        trades = (REPAY,) * (debts - pieces) + (REPAY_WITH_GOLD,) * pieces
        then = _sum(has, trades)
        if min(then) >= 0:
            yield then, trades


@lru_cache(maxsize=1024)
def assignments(town: int, workers: int) -> tuple[int, ...]:
    """The sets of slots, as sums of bits, for so many workers, but for those beside which another brings no less."""
    found = [(0, workers)]
    for place in places_of(town):
        found += [(slots | place.bit, left - place.workers) for slots, left in found if place.workers <= left]
    by_income: dict[Has, int] = {}
    for slots, _left in found:
        by_income.setdefault(needed(*brought(slots)), slots)
    kept: list[Has] = []
    for income in sorted(by_income, key=lambda one: -sum(one)):
        if not any(all(map(int.__ge__, other, income)) for other in kept):
            kept.append(income)
    return tuple(by_income[income] for income in kept)


def _pay(position: Frontier) -> Iterator[Step]:
    """Wages or a bid, with so many pieces of gold."""
    amount, has, town = due(position), tuple(position.goods[0]), position.towns[0]
    ways: dict[Has, tuple[tuple[Trade, ...], int]] = {}
    for pieces in range(gold_at_most(amount) + 1):
        price = needed((SILVER, max(0, amount - GOLD_AS_SILVER * pieces)), (GOLD, pieces))
        for then, trades in funded(has, town, price).items():
            left = tuple(map(int.__sub__, then, price))
            if left not in ways or len(trades) < len(ways[left][0]):
                ways[left] = trades, pieces
    for left in best_of({left: trades for left, (trades, _pieces) in ways.items()}):
        trades, pieces = ways[left]
        yield _step(position, trades, _PAY, pieces)


# Bidding and the rail track.


def _bid(position: Frontier) -> Iterator[Step]:
    for auction in position.auctions:
        if spaces := bidding.spaces(position, 0, auction):
            yield _step(position, (), moves.Bid(moves.AUCTIONS[auction]), spaces[0])
    yield _step(position, (), _PASS)


def _rail(position: Frontier) -> Iterator[Step]:
    for move in benefits.bonuses(position, 0):
        yield _step(position, (), move)


# What an auction brings.


def _build(position: Frontier) -> Iterator[Step]:
    for kind in construction.candidates(position, 0, construction.types_allowed(position)):
        yield from _paid(position, BUILDINGS[kind].cost, moves.Build(BUILDINGS[kind].name))
    yield _step(position, (), _DECLINE)


def _exchange(position: Frontier) -> Iterator[Step]:
    offered = position.tile(position.auction).exchange
    if offered is not None:
        yield from _paid(position, ((offered.give, 1),), _EXCHANGE)
    yield _step(position, (), _DECLINE)


def _paid(position: Frontier, cost: tuple[tuple[int, int], ...], move: Move) -> Iterator[Step]:
    """A move that costs resources, paid in each way that leaves more of something."""
    has, town = tuple(position.goods[0]), position.towns[0]
    ways: dict[Has, tuple[tuple[Trade, ...], tuple[tuple[str, int], ...]]] = {}
    for price in construction.prices(cost, bool(town & RIVER_PORT)):
        taken = needed(*price)
        named = tuple((NAMES[kind], number) for kind, number in price)
        for then, trades in funded(has, town, taken).items():
            left = tuple(map(int.__sub__, then, taken))
            if left not in ways or len(trades) < len(ways[left][0]):
                ways[left] = trades, named
    for left in best_of({left: trades for left, (trades, _named) in ways.items()}):
        trades, named = ways[left]
        yield _step(position, trades, move, named)


# The end.


def _finish(position: Frontier) -> Iterator[Step]:
    has, town = tuple(position.goods[0]), position.towns[0]
    trades = fewest_trades(has, town)
    yield _step(position, trades, _FINISH)
    if BORROW in trades:
        yield _step(position, fewest_trades(has, town, borrows=False), _FINISH)


_STEPS: Final[dict[str, Callable[[Frontier], Iterator[Step]]]] = {
    state.ASSIGN: _assign,
    state.WAGES: _pay,
    state.BID: _bid,
    state.RAIL: _rail,
    state.PAY: _pay,
    state.BUILD: _build,
    state.SECOND: _build,
    state.EXCHANGE: _exchange,
    state.FINAL: _finish,
}
