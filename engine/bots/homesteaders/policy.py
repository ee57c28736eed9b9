"""Quick choices in Homesteaders: one move for each decision, by sums and without trying anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.bots.homesteaders.evaluator import Evaluator
from engine.homesteaders import bidding, goods as kinds, moves, state
from engine.homesteaders.benefits import LAST
from engine.homesteaders.buildings import BUILDINGS, GENERAL_STORE
from engine.homesteaders.goods import CHIPS, DEBT_COSTS, DEBTS, FOOD, IN_SILVER, NAMES, RAIL, SILVER, WORKERS
from engine.homesteaders.income import incomes
from engine.homesteaders.money import can_pay, due
from engine.homesteaders.state import Frontier
from engine.moves import Move

# Moves without answers are values: each is made once.
_ASSIGN: Final = moves.Assign()
_RECRUIT: Final = moves.Recruit()
_PAY: Final = moves.Pay()
_BORROW: Final = moves.Borrow()
_REPAY: Final = moves.Repay()
_PASS: Final = moves.Pass()
_EXCHANGE: Final = moves.Exchange()
_DECLINE: Final = moves.Decline()
_HIRE: Final = moves.Take(NAMES[WORKERS])
_TAKE: Final = tuple(map(moves.Take, NAMES))
_SELL: Final = {kind: moves.Sell(NAMES[kind]) for kind in (kinds.WOOD, FOOD, kinds.STEEL)}
_BUY: Final = tuple(map(moves.Buy, NAMES))
_BUILD: Final = tuple(moves.Build(card.name) for card in BUILDINGS)
_PLACE: Final = tuple(map(moves.Neutral, moves.AUCTIONS))
_BID: Final = tuple(map(moves.Bid, moves.AUCTIONS))


def chosen(evaluator: Evaluator, position: Frontier) -> Move | None:
    """The move of a quick choice, its answers aside; None in the last trades and where the game is over."""
    choice = _CHOICES.get(position.phase)
    return None if choice is None else choice(evaluator, position, position.seat)


def _assign(evaluator: Evaluator, position: Frontier, seat: int) -> Move:
    goods = position.goods[seat]
    if goods[FOOD] and goods[CHIPS]:
        left, town = incomes(position), position.towns[seat]
        if _changed(evaluator, goods, town, left, {CHIPS: -1, FOOD: -1, WORKERS: 1}) > 0:
            return _RECRUIT
    return _ASSIGN


def _pay(evaluator: Evaluator, position: Frontier, seat: int) -> Move:
    goods, town, left, amount = position.goods[seat], position.towns[seat], incomes(position), due(position)
    if can_pay(goods, amount):
        if goods[DEBTS] and goods[SILVER] >= amount + DEBT_COSTS:
            repaid = {SILVER: -DEBT_COSTS, DEBTS: -1}
            if _changed(evaluator, goods, town, left, repaid) > 0:
                return _REPAY
        return _PAY
    found: Move = _BORROW
    best = _changed(evaluator, goods, town, left, {SILVER: kinds.DEBT_GIVES, DEBTS: 1})
    if goods[CHIPS]:
        for kind, move in _SELL.items():
            if goods[kind]:
                silver = IN_SILVER[kind] + bool(town & GENERAL_STORE)
                value = _changed(evaluator, goods, town, left, {CHIPS: -1, kind: -1, SILVER: silver, kinds.VP: 1})
                if value > best:
                    best, found = value, move
    return found


def _changed(evaluator: Evaluator, goods: Sequence[int], town: int, left: int, change: dict[int, int]) -> float:
    """What a change of what a seat has brings."""
    after = list(goods)
    for kind, number in change.items():
        after[kind] += number
    return evaluator.worth(after, town, left) - evaluator.worth(goods, town, left)


def _place(evaluator: Evaluator, position: Frontier, seat: int) -> Move:
    """The neutral marker goes where less is to be won."""
    low = bidding.ROW[0]
    worths = [evaluator.won(position, seat, auction, low).worth for auction in range(position.terms.auctions)]
    return _PLACE[worths.index(min(worths))]


def _bid(evaluator: Evaluator, position: Frontier, seat: int) -> Move:
    best, found = passed(evaluator, position, seat), None
    for auction in range(position.terms.auctions):
        spaces = bidding.spaces(position, seat, auction)
        if spaces:
            worth = evaluator.won(position, seat, auction, spaces[0]).worth
            if worth > best:
                best, found = worth, auction
    return _PASS if found is None else _BID[found]


def passed(evaluator: Evaluator, position: Frontier, seat: int) -> float:
    """What a seat is worth that passes."""
    after = position.goods[seat][:]
    after[RAIL] = min(LAST, after[RAIL] + 1)
    town, left = position.towns[seat], incomes(position)
    gain = evaluator.bonus(after, town, after[RAIL], left)[0]
    return evaluator.worth(after, town, left) + evaluator.passing * gain


def _take(evaluator: Evaluator, position: Frontier, seat: int) -> Move:
    goods = position.goods[seat]
    return _TAKE[evaluator.bonus(goods, position.towns[seat], goods[RAIL], incomes(position))[1]]


def _build(evaluator: Evaluator, position: Frontier, seat: int) -> Move:
    aim = evaluator.best(position, seat, position.goods[seat], incomes(position))
    if aim.kind is None:
        return _DECLINE
    if not aim.lacks:
        return _BUILD[aim.kind]
    first = aim.lacks[0]
    if first in IN_SILVER and not can_pay(position.goods[seat], IN_SILVER[first]):
        return _BORROW
    return _BUY[first]


def _hire(evaluator: Evaluator, position: Frontier, seat: int) -> Move:
    return _HIRE if evaluator.hiring(position.goods[seat], position.towns[seat], incomes(position)) > 0 else _DECLINE


def _exchange(evaluator: Evaluator, position: Frontier, seat: int) -> Move:
    tile = position.tile(position.auction)
    gain = evaluator.exchanging(tile, position.goods[seat], position.towns[seat], incomes(position))
    return _EXCHANGE if gain > 0 else _DECLINE


_CHOICES: Final[dict[str, Callable[[Evaluator, Frontier, int], Move]]] = {
    state.ASSIGN: _assign,
    state.WAGES: _pay,
    state.NEUTRAL_BID: _place,
    state.BID: _bid,
    state.RAIL: _take,
    state.PAY: _pay,
    state.BUILD: _build,
    state.SECOND: _build,
    state.HIRE: _hire,
    state.EXCHANGE: _exchange,
}
