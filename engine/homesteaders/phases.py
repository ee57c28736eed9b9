"""The phases: who decides in each, what about, what can be done, what each move does, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine.homesteaders import benefits, bidding, construction, money, moves, rounds, state, trading, workers
from engine.homesteaders.goods import NAMES, SILVER, WORKERS, some
from engine.homesteaders.state import Frontier
from engine.moves import Move
from engine.texts import N_, Text, message
from engine.title import Events, Performer, Phase, Steps, then

if TYPE_CHECKING:
    from random import Random

# Moves without answers are values: each is made once.
_ASSIGN: Final = (moves.Assign(),)
_PAY: Final = (moves.Pay(),)
_PLACE: Final = tuple(map(moves.Neutral, moves.AUCTIONS))
_PASS: Final = (moves.Pass(),)
_HIRE: Final = (moves.Take(NAMES[WORKERS]), moves.Decline())
_DECLINE: Final = (moves.Decline(),)
_EXCHANGE: Final = (moves.Exchange(), moves.Decline())
_FINISH: Final = (moves.Finish(),)

_CARE: Final = 0.95
"""How often one who plays by chance thinks twice about debts."""

_TRADES: Final[Mapping[type[Move], Performer[Frontier]]] = {
    moves.Buy: trading.buy,
    moves.Sell: trading.sell,
    moves.Recruit: trading.recruit,
    moves.Trade: trading.trade,
    moves.Borrow: money.borrow,
    moves.Repay: money.repay,
}
TRADES: Final = tuple(_TRADES)
"""What can be done before every decision of one's own."""

_Lister = Callable[[Frontier, int], Sequence[Move]]


def drawn(_position: Frontier, possible: Sequence[Move], rng: Random) -> Move:
    """One of the moves by chance: seldom a debt that nobody needs, nor what returns one while a payment is due.

    There is no limit to debts, and chance alone would take and return them without end.
    """
    number = len(possible)
    move = possible[int(rng.random() * number)]
    folly = moves.Repay if type(possible[0]) in TRADES else moves.Borrow
    while type(move) is folly and rng.random() < _CARE:
        move = possible[int(rng.random() * number)]
    return move


def _asks(template: str) -> Callable[[Frontier], Text]:
    """What is asked with the silver that is due."""
    return lambda position: message(template, name=position.name(position.seat), due=some(money.due(position), SILVER))


def _take_bonus(position: Frontier, seat: int, target: str, events: Events) -> None:
    benefits.take(position, seat, target, events)
    after = rounds.after_bid if position.auction == state.BIDDING else rounds.next_task
    after(position, events)


def _build(position: Frontier, seat: int, target: str, events: Events) -> Steps:
    position.tasks = benefits.tasks_of(position.tile(position.auction))
    yield from construction.build(position, seat, target, events)


def _decline(template: str) -> Performer[Frontier]:
    """Doing without something, in a sentence about the player."""
    return then(lambda position, seat, _target, events: position.tell(events, seat, template), rounds.next_task)


def _finish(position: Frontier, _seat: int, _target: str, events: Events) -> None:
    rounds.after_finishing(position, events)


def _list_pay(position: Frontier, seat: int) -> Sequence[Move]:
    return _PAY if money.can_pay(position.goods[seat], money.due(position)) else ()


def _list_build(position: Frontier, seat: int) -> Sequence[Move]:
    return (*construction.listed(position, seat), *_DECLINE)


def _phase(
    asks: str | Callable[[Frontier], Text], performs: Mapping[type[Move], Performer[Frontier]], lists: _Lister
) -> Phase[Frontier]:
    """A phase with the moves that decide it, then the trades."""

    def all_of_them(position: Frontier, seat: int) -> Sequence[Move]:
        return (*lists(position, seat), *trading.listed(position.goods[seat], position.towns[seat]))

    return Phase(asks, {**performs, **_TRADES}, all_of_them)


PHASES: Final[Mapping[str, Phase[Frontier]]] = {
    state.ASSIGN: _phase(
        N_("{name}: put the workers to work"),
        {moves.Assign: then(workers.assign, rounds.after_assigning)},
        lambda _position, _seat: _ASSIGN,
    ),
    state.WAGES: _phase(
        _asks(N_("{name}: pay the wages, {due}")), {moves.Pay: then(money.pay, rounds.after_wages)}, _list_pay
    ),
    state.NEUTRAL_BID: _phase(
        N_("{name}: put the neutral marker on an auction"),
        {moves.Neutral: then(bidding.place, rounds.after_placing)},
        lambda position, _seat: _PLACE[: position.terms.auctions],
    ),
    state.BID: _phase(
        N_("{name}: bid or pass"),
        {moves.Bid: then(bidding.bid, rounds.after_bid), moves.Pass: bidding.pass_by},
        lambda position, seat: (*bidding.listed(position, seat), *_PASS),
    ),
    state.RAIL: _phase(N_("{name}: take a bonus of the rail track"), {moves.Take: _take_bonus}, benefits.bonuses),
    state.PAY: _phase(
        _asks(N_("{name}: pay the bid, {due}")), {moves.Pay: then(money.pay, rounds.after_paying)}, _list_pay
    ),
    state.BUILD: _phase(
        N_("{name}: build a building or pass"),
        {moves.Build: then(_build, rounds.next_task), moves.Decline: _decline(N_("{player} builds nothing."))},
        _list_build,
    ),
    state.SECOND: _phase(
        N_("{name}: build a second building or pass"),
        {
            moves.Build: then(construction.build, rounds.next_task),
            moves.Decline: _decline(N_("{player} builds nothing more.")),
        },
        _list_build,
    ),
    state.HIRE: _phase(
        N_("{name}: take the worker or pass"),
        {moves.Take: then(benefits.hire, rounds.next_task), moves.Decline: _decline(N_("{player} takes no worker."))},
        lambda _position, _seat: _HIRE,
    ),
    state.EXCHANGE: _phase(
        N_("{name}: exchange with the tile or pass"),
        {
            moves.Exchange: then(benefits.exchange, rounds.next_task),
            moves.Decline: _decline(N_("{player} exchanges nothing.")),
        },
        lambda position, seat: _EXCHANGE if benefits.can_exchange(position, seat) else _DECLINE,
    ),
    state.FINAL: _phase(
        N_("{name}: trade a last time, then finish"), {moves.Finish: _finish}, lambda _position, _seat: _FINISH
    ),
}
