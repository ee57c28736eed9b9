"""The trades that would cure a lack: what to buy, turn, sell and borrow before a building can be paid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import Final

from engine.homesteaders import money, trading
from engine.homesteaders.building import REPLACED, affordable
from engine.homesteaders.buildings import BUILDINGS, MARKET, RIVER_PORT
from engine.homesteaders.goods import (
    CHIPS,
    COPPER,
    DEBTS,
    FOOD,
    GOLD,
    INDEX,
    LIVESTOCK,
    SILVER,
    STEEL,
    VP,
    WOOD,
    Bundle,
    Goods,
)
from engine.homesteaders.moves import Borrow, Buy, Sell, Trade
from engine.homesteaders.state import Frontier
from engine.moves import Move
from engine.questions import Payment

WORTH: Final = {
    SILVER: 4,
    WOOD: 6,
    FOOD: 8,
    STEEL: 12,
    GOLD: 16,
    COPPER: 18,
    LIVESTOCK: 18,
    CHIPS: 6,
    VP: 6,
    DEBTS: -20,
}
"""About what each is worth in quarters of a silver: of several cures the one that costs least is told."""

_MOST: Final = 600
"""After so many holdings without a cure there is none worth telling."""

Way = tuple[Move, ...]


def cure(position: Frontier, seat: int, kind: int) -> Way | None:
    """The trades, as complete moves in their order, after which a seat could pay for a building on offer.

    Nothing where it can pay at once; None where no trades help, or the building is owned or not on offer.
    """
    if position.owns(seat, kind) or not position.offer[kind]:
        return None
    cost, port = BUILDINGS[kind].cost, bool(position.towns[seat] & RIVER_PORT)
    goods = position.goods[seat]
    if affordable(goods, cost, port):
        return ()
    lacking = _lacking(goods, cost)
    by_gold = goods[GOLD] if port else 0
    if sum(lacking.values()) - min(by_gold, sum(lacking.get(one, 0) for one in REPLACED)) > goods[CHIPS]:
        return None
    return _cheapest(position, seat, _useful(lacking, position.towns[seat]), lambda held: affordable(held, cost, port))


def _lacking(goods: Goods, cost: Bundle) -> dict[int, int]:
    return {kind: number - goods[kind] for kind, number in cost if number > goods[kind]}


def _useful(lacking: dict[int, int], town: int) -> frozenset[int]:
    """What may be worth buying for what is lacking: also what the Market turns into it, and gold to buy it with."""
    found = set(lacking)
    if town & MARKET:
        found |= {FOOD, WOOD} if STEEL in lacking else {WOOD} if FOOD in lacking else set()
    return frozenset(found | {GOLD} if found & set(REPLACED) else found)


def _cheapest(position: Frontier, seat: int, useful: frozenset[int], enough: Callable[[Goods], bool]) -> Way | None:
    """The trades that cost least, by what is given less what is got (Dijkstra over holdings)."""
    start = position.copy()
    queue: list[tuple[int, int, Way, Frontier]] = [(0, 0, (), start)]
    known: set[tuple[int, ...]] = set()
    number = 0
    while queue and len(known) < _MOST:
        cost, _number, way, here = heappop(queue)
        goods = here.goods[seat]
        key = tuple(goods)
        if key in known:
            continue
        known.add(key)
        if enough(goods):
            return way
        for move, after in _trades(here, seat, useful):
            number += 1
            given = _worth(goods) - _worth(after.goods[seat])
            heappush(queue, (cost + max(given, 1), number, (*way, move), after))
    return None


def _worth(goods: Goods) -> int:
    return sum(goods[kind] * worth for kind, worth in WORTH.items())


def _trades(position: Frontier, seat: int, useful: frozenset[int]) -> Iterator[tuple[Move, Frontier]]:
    """The trades that may help, each completed, with the position after it."""
    goods, town = position.goods[seat], position.towns[seat]
    for move in trading.listed(goods, town):
        if isinstance(move, Buy) and INDEX[move.target] in useful:
            yield from _bought(position, seat, move)
        elif isinstance(move, Sell | Trade | Borrow):
            after = position.copy()
            if isinstance(move, Sell):
                trading.sell(after, seat, move.target, None)
            elif isinstance(move, Trade):
                trading.trade(after, seat, move.target, None)
            else:
                money.borrow(after, seat, None)
            yield move, after


def _bought(position: Frontier, seat: int, move: Buy) -> Iterator[tuple[Move, Frontier]]:
    """A purchase with each way to pay for it."""
    ways = [0]
    while ways:
        way = ways.pop()
        after = position.copy()
        steps = trading.buy(after, seat, move.target, None)
        complete: Move = move
        try:
            question = next(steps)
            if isinstance(question, Payment) and question.ways is not None:
                if way == 0:
                    ways += range(1, len(question.ways))
                answer = question.ways[way]
                complete = move if question.only is not None else move.answer(answer, question.label)
                steps.send(answer)
        except StopIteration:
            pass
        yield complete, after
