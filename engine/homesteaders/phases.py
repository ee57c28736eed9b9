"""The phases: who decides in each, what about, what can be done, what each move does, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine.errors import Refused
from engine.homesteaders import benefits, bidding, construction, income, money, rail, rounds, trading, workers
from engine.homesteaders.goods import NAMES, SILVER, WORKERS, some
from engine.homesteaders.moves import (
    AUCTIONS,
    Assign,
    Bid,
    Borrow,
    Build,
    Buy,
    Decline,
    Exchange,
    Finish,
    Neutral,
    Pass,
    Pay,
    Recruit,
    Repay,
    Sell,
    Take,
    Trade,
)
from engine.homesteaders.state import (
    ASSIGN,
    BID,
    BIDDING,
    BUILD,
    EXCHANGE,
    FINAL,
    HIRE,
    NEUTRAL_BID,
    PAY,
    RAIL,
    SECOND,
    WAGES,
    Frontier,
)
from engine.moves import Move
from engine.texts import N_, Text, message
from engine.title import Events, Performer, Phase, Steps, tell

if TYPE_CHECKING:
    from random import Random

# Moves without answers are values: each is made once.
_ASSIGN: Final = (Assign(),)
_PAY: Final = (Pay(),)
_PLACE: Final = tuple(map(Neutral, AUCTIONS))
_PASS: Final = (Pass(),)
_HIRE: Final = (Take(NAMES[WORKERS]), Decline())
_DECLINE: Final = (Decline(),)
_EXCHANGE: Final = (Exchange(), Decline())
_FINISH: Final = (Finish(),)

_CARE: Final = 0.95
"""How often one who plays by chance thinks twice about debts."""
_BID_PAID: Final = message("Pay the bid with what?")


def due(position: Frontier) -> int:
    """The silver that whoever decides must pay now."""
    if position.phase == WAGES:
        return income.wages(position, position.seat)
    return position.bids[position.auction] if position.phase == PAY else 0


def _asks(template: str) -> Callable[[Frontier], Text]:
    """What is asked with the silver that is due."""
    return lambda position: message(template, name=position.name(position.seat), due=some(due(position), SILVER))


def drawn(_position: Frontier, moves: Sequence[Move], rng: Random) -> Move:
    """One of the moves by chance: seldom a debt that nobody needs, nor what returns one while a payment is due.

    There is no limit to debts, and chance alone would take and return them without end.
    """
    number = len(moves)
    move = moves[int(rng.random() * number)]
    folly = Repay if type(moves[0]) in TRADES else Borrow
    while type(move) is folly and rng.random() < _CARE:
        move = moves[int(rng.random() * number)]
    return move


def _assign(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    yield from workers.assign(position, seat, events)
    rounds.after_assigning(position, events)


def _pay_wages(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    yield from income.pay_wages(position, seat, events)
    rounds.after_wages(position, events)


def _pay_bid(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    goods, due = position.goods[seat], position.bids[position.auction]
    if not money.can_pay(goods, due):
        raise money.lacking(goods, due)
    way = yield from money.paid(goods, due, _BID_PAID)
    if events is not None:
        tell(
            events,
            seat,
            N_("{player} pays {paid} for {auction}."),
            player=position.name(seat),
            paid=money.in_words(way),
            auction=bidding.SHOWN[position.auction],
        )
    rounds.after_paying(position, events)


def _place(position: Frontier, seat: int, target: str, events: Events) -> None:
    bidding.place(position, seat, target, events)
    rounds.after_placing(position, events)


def _bid(position: Frontier, seat: int, target: str, events: Events) -> Steps:
    yield from bidding.bid(position, seat, target, events)
    rounds.after_bid(position, events)


def _pass(position: Frontier, seat: int, _target: str, events: Events) -> None:
    bidding.pass_by(position, seat, events)
    rail.advance(position, seat, events)
    position.phase = RAIL


def _hire(position: Frontier, seat: int, target: str, events: Events) -> None:
    if target != NAMES[WORKERS]:
        raise Refused(message("Only the worker can be taken here."))
    benefits.hire(position, seat, events)
    rounds.next_task(position, events)


def _take_bonus(position: Frontier, seat: int, target: str, events: Events) -> None:
    rail.take(position, seat, target, events)
    if position.auction == BIDDING:
        rounds.after_bid(position, events)
    else:
        rounds.next_task(position, events)


def _build(position: Frontier, seat: int, target: str, events: Events) -> Steps:
    position.tasks = benefits.tasks_of(position.tile(position.auction))
    yield from _build_second(position, seat, target, events)


def _build_second(position: Frontier, seat: int, target: str, events: Events) -> Steps:
    yield from construction.build(position, seat, target, events)
    rounds.next_task(position, events)


def _build_nothing(position: Frontier, seat: int, _target: str, events: Events) -> None:
    tell(events, seat, N_("{player} builds nothing."), player=position.name(seat))
    rounds.next_task(position, events)


def _decline(position: Frontier, seat: int, _target: str, events: Events) -> None:
    tell(events, seat, N_("{player} declines."), player=position.name(seat))
    rounds.next_task(position, events)


def _exchange(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    yield from benefits.exchange(position, seat, events)
    rounds.next_task(position, events)


def _finish(position: Frontier, _seat: int, _target: str, events: Events) -> None:
    rounds.after_finishing(position, events)


def _list_pay(position: Frontier, seat: int) -> Sequence[Move]:
    return _PAY if money.can_pay(position.goods[seat], position.bids[position.auction]) else ()


def _list_build(position: Frontier, seat: int) -> Sequence[Move]:
    return (*construction.listed(position, seat), *_DECLINE)


_Lister = Callable[[Frontier, int], Sequence[Move]]
_TRADES: Final[Mapping[type[Move], Performer[Frontier]]] = {
    Buy: trading.buy,
    Sell: trading.sell,
    Recruit: trading.recruit,
    Trade: trading.trade,
    Borrow: money.borrow,
    Repay: money.repay,
}
TRADES: Final = tuple(_TRADES)
"""What can be done before every decision of one's own."""


def _phase(
    asks: str | Callable[[Frontier], Text], performs: Mapping[type[Move], Performer[Frontier]], lists: _Lister
) -> Phase[Frontier]:
    """A phase with the moves that decide it, then the trades."""

    def all_of_them(position: Frontier, seat: int) -> Sequence[Move]:
        return (*lists(position, seat), *trading.listed(position.goods[seat], position.towns[seat]))

    return Phase(asks, {**performs, **_TRADES}, all_of_them)


PHASES: Final[Mapping[str, Phase[Frontier]]] = {
    ASSIGN: _phase(N_("{name}: put the workers to work"), {Assign: _assign}, lambda _position, _seat: _ASSIGN),
    WAGES: _phase(
        _asks(N_("{name}: pay the wages, {due}")),
        {Pay: _pay_wages},
        lambda position, seat: _PAY if income.can_pay_wages(position, seat) else (),
    ),
    NEUTRAL_BID: _phase(
        N_("{name}: put the neutral marker on an auction"),
        {Neutral: _place},
        lambda position, _seat: _PLACE[: position.terms.auctions],
    ),
    BID: _phase(
        N_("{name}: bid or pass"),
        {Bid: _bid, Pass: _pass},
        lambda position, seat: (*bidding.listed(position, seat), *_PASS),
    ),
    RAIL: _phase(N_("{name}: take a bonus of the rail track"), {Take: _take_bonus}, rail.listed),
    PAY: _phase(_asks(N_("{name}: pay the bid, {due}")), {Pay: _pay_bid}, _list_pay),
    BUILD: _phase(N_("{name}: build a building or decline"), {Build: _build, Decline: _build_nothing}, _list_build),
    SECOND: _phase(
        N_("{name}: build a second building or decline"), {Build: _build_second, Decline: _decline}, _list_build
    ),
    HIRE: _phase(
        N_("{name}: take the worker or decline"), {Take: _hire, Decline: _decline}, lambda _position, _seat: _HIRE
    ),
    EXCHANGE: _phase(
        N_("{name}: exchange with the tile or decline"),
        {Exchange: _exchange, Decline: _decline},
        lambda position, seat: _EXCHANGE if benefits.can_exchange(position, seat) else _DECLINE,
    ),
    FINAL: _phase(N_("{name}: trade a last time, then finish"), {Finish: _finish}, lambda _position, _seat: _FINISH),
}
