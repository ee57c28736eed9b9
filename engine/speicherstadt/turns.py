"""What each move does, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.errors import NotNow, Refused
from engine.moves import Move
from engine.speicherstadt import anytime, demand, fires, handling, informer, purchase, rounds
from engine.speicherstadt.deck import ANY_TIME, CARDS, FIRE_CHIEF, FISH_MARKET, INDEX, INFORMER, INSURANCE
from engine.speicherstadt.moves import (
    Break,
    Buy,
    Decline,
    Deliver,
    Exchange,
    Load,
    Market,
    Pass,
    Queue,
    Reserve,
    Sell,
    Store,
    Use,
)
from engine.speicherstadt.phases import ALLOWED, WITHIN, prompt
from engine.speicherstadt.state import CHIEF, DEMAND, FINAL, INFORM, INSURE, OVER, PURCHASE, Quarter
from engine.text import _, text
from engine.title import Events, Steps, tell

USABLE: Final = (*ANY_TIME, FISH_MARKET, INFORMER, FIRE_CHIEF, INSURANCE)
"""The cards that are used by a move."""

_WHEN: Final = {
    FISH_MARKET: (PURCHASE, text(_("when you are asked to buy a card"))),
    INFORMER: (INFORM, text(_("right before Purchase, when you are asked"))),
    FIRE_CHIEF: (CHIEF, text(_("when you have just won points at a fire"))),
    INSURANCE: (INSURE, text(_("when you have just lost points at a fire"))),
}


def perform(position: Quarter, move: Move, events: Events, until: str = OVER) -> Steps | None:
    """Carry out a move; raises `Refused` with a sentence where it is not allowed.

    What happens by itself after it goes on to the next decision, or to the beginning of the phase `until`.
    """
    kind = type(move)
    if kind not in ALLOWED[position.phase]:
        raise NotNow(move.words, prompt(position))
    before = _moment(position)
    steps = _PERFORMED[kind](position, position.seat, move.target, events)
    if steps is None:
        _go_on(position, kind, before, events, until)
        return None
    return _carried_on(position, kind, before, steps, events, until)


_Moment = tuple[str, int, int, int]


def _moment(position: Quarter) -> _Moment:
    """What is the same as long as a decision comes back."""
    return position.phase, position.seat, position.column, position.served


def _carried_on(
    position: Quarter, kind: type[Move], before: _Moment, steps: Steps, events: Events, until: str
) -> Steps:
    yield from steps
    _go_on(position, kind, before, events, until)


def _go_on(position: Quarter, kind: type[Move], before: _Moment, events: Events, until: str) -> None:
    """What follows a move; a turn goes on if the same decision comes back."""
    if kind is Use and position.phase == DEMAND:
        return
    rounds.go_on(position, events, until)
    if kind not in WITHIN or before != _moment(position):
        position.turn += 1


def _break(position: Quarter, seat: int, _target: str, events: Events) -> None:
    demand.take_break(position, seat, events)


def _pass(position: Quarter, seat: int, _target: str, events: Events) -> None:
    if position.phase == FINAL:
        position.served += 1
    else:
        demand.pass_by(position, seat, events)


def _buy(position: Quarter, seat: int, _target: str, events: Events) -> None:
    purchase.buy(position, seat, events)


def _decline(position: Quarter, seat: int, _target: str, events: Events) -> None:
    if position.phase == PURCHASE:
        purchase.step_back(position, seat, events)
    elif position.phase == INFORM:
        position.phase = PURCHASE
    else:
        fires.answered(position)


def _use(position: Quarter, seat: int, target: str, events: Events) -> Steps | None:
    card = INDEX[target]
    shown = CARDS[card].shown
    if not position.owns(seat, card):
        raise Refused(text(_("You do not have {card}."), card=CARDS[card].told))
    if card in ANY_TIME:
        if position.phase in (INFORM, CHIEF, INSURE):
            raise Refused(text(_("The {card} cannot be used now. {prompt}."), card=shown, prompt=prompt(position)))
        return anytime.use(position, seat, card, events)
    phase, when = _WHEN[card]
    if position.phase != phase:
        raise Refused(text(_("The {card} can be used {when}."), card=shown, when=when))
    if card == INFORMER:
        return informer.use(position, seat, events)
    if card == FISH_MARKET:
        tell(
            events,
            seat,
            _("{player} takes {card} for nothing with the Fish Market."),
            player=position.name(seat),
            card=CARDS[purchase.lot(position)[0]].told,
        )
        position.use_up(seat, card)
        purchase.take(position, seat, events)
        return None
    points = position.asked[0][2]
    if card == FIRE_CHIEF:
        fires.use_chief(position, seat, points, events)
    else:
        fires.use_insurance(position, seat, points, events)
    fires.answered(position)
    return None


_Performer = Callable[[Quarter, int, str, Events], Steps | None]
_PERFORMED: Final[dict[type[Move], _Performer]] = {
    Queue: demand.queue,
    Reserve: demand.reserve,
    Break: _break,
    Pass: _pass,
    Buy: _buy,
    Decline: _decline,
    Load: handling.load,
    Sell: handling.sell,
    Deliver: handling.deliver,
    Exchange: handling.exchange,
    Market: lambda position, seat, _target, events: handling.market(position, seat, events),
    Store: lambda position, seat, _target, events: handling.store(position, seat, events),
    Use: _use,
}
