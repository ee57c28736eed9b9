"""Every legal move of a position, without its answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from engine.homesteaders import benefits, bidding, building, income, money, rail, trading
from engine.homesteaders.goods import NAMES, WORKERS
from engine.homesteaders.moves import Assign, Borrow, Decline, Exchange, Finish, Neutral, Pass, Pay, Repay, Take
from engine.homesteaders.phases import TRADES
from engine.homesteaders.state import (
    ASSIGN,
    BID,
    BUILD,
    EXCHANGE,
    FINAL,
    HIRE,
    NEUTRAL_BID,
    OVER,
    PAY,
    RAIL,
    SECOND,
    WAGES,
    Frontier,
)
from engine.moves import Move

if TYPE_CHECKING:
    from random import Random

# Moves without answers are values: each is made once.
_ASSIGN: Final = (Assign(),)
_PAY: Final = (Pay(),)
_PLACE: Final = tuple(Neutral(name) for name in bidding.AUCTIONS)
_PASS: Final = (Pass(),)
_HIRE: Final = (Take(NAMES[WORKERS]), Decline())
_DECLINE: Final = (Decline(),)
_EXCHANGE: Final = (Exchange(), Decline())
_FINISH: Final = (Finish(),)

_CARE: Final = 0.95
"""How often one who plays by chance thinks twice about debts."""


def moves(position: Frontier) -> tuple[Move, ...]:
    """Every legal move, without its answers: those of the decision, then the trades."""
    if position.phase == OVER:
        return ()
    seat = position.seat
    return (
        *_LISTERS[position.phase](position, seat),
        *trading.listed(position.goods[seat], position.towns[seat]),
    )


def drawn(moves: Sequence[Move], rng: Random) -> Move:
    """One of the moves by chance: seldom a debt that nobody needs, nor what returns one while a payment is due.

    There is no limit to debts, and chance alone would take and return them without end.
    """
    number = len(moves)
    move = moves[int(rng.random() * number)]
    folly = Repay if type(moves[0]) in TRADES else Borrow
    while type(move) is folly and rng.random() < _CARE:
        move = moves[int(rng.random() * number)]
    return move


def _list_pay(position: Frontier, seat: int) -> Sequence[Move]:
    return _PAY if money.can_pay(position.goods[seat], position.bids[position.auction]) else ()


def _list_build(position: Frontier, seat: int) -> Sequence[Move]:
    return (*building.listed(position, seat), *_DECLINE)


_LISTERS: Final[dict[str, Callable[[Frontier, int], Sequence[Move]]]] = {
    ASSIGN: lambda _position, _seat: _ASSIGN,
    WAGES: lambda position, seat: _PAY if income.can_pay_wages(position, seat) else (),
    NEUTRAL_BID: lambda position, _seat: _PLACE[: position.terms.auctions],
    BID: lambda position, seat: (*bidding.listed(position, seat), *_PASS),
    RAIL: rail.listed,
    PAY: _list_pay,
    BUILD: _list_build,
    SECOND: _list_build,
    HIRE: lambda _position, _seat: _HIRE,
    EXCHANGE: lambda position, seat: _EXCHANGE if benefits.can_exchange(position, seat) else _DECLINE,
    FINAL: lambda _position, _seat: _FINISH,
}
