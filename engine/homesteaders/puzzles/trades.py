"""Trades as changes of what somebody has, and how they and other moves are carried out with the gold that they take."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.homesteaders import moves
from engine.homesteaders.buildings import BANK, GENERAL_STORE, MARKET
from engine.homesteaders.goods import (
    CHIPS,
    DEBT_COSTS,
    DEBT_GIVES,
    DEBTS,
    FOOD,
    GOLD,
    IN_GOLD,
    IN_SILVER,
    KINDS,
    NAMES,
    RESOURCES,
    SILVER,
    STEEL,
    WOOD,
    WORKERS,
)
from engine.homesteaders.state import Frontier
from engine.homesteaders.title import HOMESTEADERS
from engine.homesteaders.trading import proceeds
from engine.moves import Answer, Move
from engine.questions import Question

Has = tuple[int, ...]
"""What a seat has: a number for each kind of good."""


class Trade(NamedTuple):
    """A trade, what it changes (a number for each kind of good), and the pieces of gold that are paid for silver."""

    move: Move
    change: Has
    gold: int = 0


def _trade(move: Move, *changed: tuple[int, int], gold: int = 0) -> Trade:
    change = [0] * KINDS
    for kind, number in changed:
        change[kind] += number
    return Trade(move, tuple(change), gold)


BUY: Final = {
    **{
        kind: _trade(moves.Buy(NAMES[kind]), (CHIPS, -1), (SILVER, -number), (kind, 1))
        for kind, number in IN_SILVER.items()
    },
    **{kind: _trade(moves.Buy(NAMES[kind]), (CHIPS, -1), (GOLD, -1), (kind, 1)) for kind in IN_GOLD},
}
"""Each resource for its price."""
BUY_WITH_GOLD: Final = {
    kind: _trade(moves.Buy(NAMES[kind]), (CHIPS, -1), (GOLD, -1), (kind, 1), gold=1)
    for kind in IN_SILVER
    if kind != GOLD
}
"""What costs silver, for a piece of gold; gold for gold would be a chip for nothing."""
SELL: Final = tuple(
    {
        kind: _trade(moves.Sell(NAMES[kind]), (CHIPS, -1), (kind, -1), *proceeds(kind, has_store=bool(store)))
        for kind in RESOURCES
    }
    for store in range(2)
)
"""Each resource for its proceeds: without a General Store, and with one."""
RECRUIT: Final = _trade(moves.Recruit(), (CHIPS, -1), (FOOD, -1), (WORKERS, 1))
TURN: Final = {
    WOOD: _trade(moves.Trade(NAMES[WOOD]), (CHIPS, -1), (WOOD, -1), (FOOD, 1)),
    FOOD: _trade(moves.Trade(NAMES[FOOD]), (CHIPS, -1), (FOOD, -1), (STEEL, 1)),
}
"""What the own Market turns."""
CHANGE: Final = _trade(moves.Trade(NAMES[CHIPS]), (CHIPS, -1), (SILVER, 1))
"""What the own Bank changes."""
BORROW: Final = _trade(moves.Borrow(), (SILVER, DEBT_GIVES), (DEBTS, 1))
REPAY: Final = _trade(moves.Repay(), (SILVER, -DEBT_COSTS), (DEBTS, -1))
REPAY_WITH_GOLD: Final = _trade(moves.Repay(), (GOLD, -1), (DEBTS, -1), gold=1)


@lru_cache(maxsize=64)
def of_town(town: int) -> tuple[Trade, ...]:
    """Every trade that the owner of a town can make where the goods suffice, debts and their return aside."""
    found = [*SELL[bool(town & GENERAL_STORE)].values(), *BUY.values(), *BUY_WITH_GOLD.values(), RECRUIT]
    if town & MARKET:
        found += TURN.values()
    if town & BANK:
        found.append(CHANGE)
    return tuple(found)


def after(has: Has, trades: Iterable[Trade]) -> Has:
    """What a seat has after some trades."""
    for trade in trades:
        has = tuple(map(int.__add__, has, trade.change))
    return has


def carry(position: Frontier, move: Move, wanted: Any = 0) -> Move:
    """Carry out a move on a position, which it changes; returns the complete move.

    `wanted` is the answer to its question: where that is a payment, the number of pieces of gold in it; where it has
    one answer alone, nothing.
    """
    steps = HOMESTEADERS.perform(position, move, None)
    if steps is None:
        return move
    answers: list[Answer] = []
    try:
        question: Question = next(steps)
        while True:
            value = question.only
            if value is None:
                value = _paying(question, wanted) if isinstance(wanted, int) and question.label == "with" else wanted
                answers.append(Answer(value, question.label))
            question = steps.send(value)
    except StopIteration:
        return replace(move, answers=tuple(answers)) if answers else move


def _paying(question: Any, pieces: int) -> Any:
    """The way to pay with so many pieces of gold."""
    return next(way for way in question.ways if dict(way).get(NAMES[GOLD], 0) == pieces)


def carried(position: Frontier, trades: Iterable[Trade]) -> tuple[Move, ...]:
    """Carry out trades on a position, which they change; returns the complete moves."""
    return tuple(carry(position, trade.move, trade.gold) for trade in trades)
