"""What each move does, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.errors import NotNow, Refused
from engine.homesteaders import benefits, bidding, building, income, money, rail, rounds, trading, workers
from engine.homesteaders.goods import NAMES, WORKERS
from engine.homesteaders.moves import (
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
from engine.homesteaders.phases import ALLOWED, prompt
from engine.homesteaders.state import BIDDING, BUILD, HIRE, RAIL, WAGES, Frontier
from engine.moves import Move
from engine.text import _, text
from engine.title import Events, Steps, tell

_BID_PAID: Final = text(_("Pay the bid with what?"))


def perform(position: Frontier, move: Move, events: Events) -> Steps | None:
    """Carry out a move; raises `Refused` with a sentence where it is not allowed."""
    kind = type(move)
    if kind not in ALLOWED[position.phase]:
        raise NotNow(move.words, prompt(position))
    return _PERFORMED[kind](position, position.seat, move.target, events)


def _assign(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    yield from workers.assign(position, seat, events)
    rounds.after_assigning(position, events)


def _pay(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    if position.phase == WAGES:
        yield from income.pay_wages(position, seat, events)
        rounds.after_wages(position, events)
        return
    goods, due = position.goods[seat], position.bids[position.auction]
    if not money.can_pay(goods, due):
        raise money.lacking(goods, due)
    way = yield from money.paid(goods, due, _BID_PAID)
    if events is not None:
        tell(
            events,
            seat,
            _("{player} pays {paid} for {auction}."),
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


def _take(position: Frontier, seat: int, target: str, events: Events) -> None:
    if position.phase == HIRE:
        if target != NAMES[WORKERS]:
            raise Refused(text(_("Only the worker can be taken here.")))
        benefits.hire(position, seat, events)
        rounds.next_task(position, events)
        return
    rail.take(position, seat, target, events)
    if position.auction == BIDDING:
        rounds.after_bid(position, events)
    else:
        rounds.next_task(position, events)


def _build(position: Frontier, seat: int, target: str, events: Events) -> Steps:
    if position.phase == BUILD:
        position.tasks = benefits.tasks_of(position.tile(position.auction))
    yield from building.build(position, seat, target, events)
    rounds.next_task(position, events)


def _decline(position: Frontier, seat: int, _target: str, events: Events) -> None:
    if position.phase == BUILD:
        tell(events, seat, _("{player} builds nothing."), player=position.name(seat))
    else:
        tell(events, seat, _("{player} declines."), player=position.name(seat))
    rounds.next_task(position, events)


def _exchange(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    yield from benefits.exchange(position, seat, events)
    rounds.next_task(position, events)


def _finish(position: Frontier, _seat: int, _target: str, events: Events) -> None:
    rounds.after_finishing(position, events)


_Performer = Callable[[Frontier, int, str, Events], Steps | None]
_PERFORMED: Final[dict[type[Move], _Performer]] = {
    Assign: _assign,
    Pay: _pay,
    Neutral: _place,
    Bid: _bid,
    Pass: _pass,
    Take: _take,
    Build: _build,
    Exchange: _exchange,
    Decline: _decline,
    Finish: _finish,
    Buy: trading.buy,
    Sell: trading.sell,
    Recruit: lambda position, seat, _target, events: trading.recruit(position, seat, events),
    Trade: trading.trade,
    Borrow: lambda position, seat, _target, events: money.borrow(position, seat, events),
    Repay: lambda position, seat, _target, events: money.repay(position, seat, events),
}
