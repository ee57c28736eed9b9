"""The phases: what is asked in each, what can be done, what each move does, and what comes after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.errors import Refused
from engine.moves import Move
from engine.speicherstadt import anytime, demand, fires, informer, loading, moves, purchase, rounds
from engine.speicherstadt.deck import ANY_TIME, CARDS, FIRE_CHIEF, FISH_MARKET, INDEX, INFORMER, INSURANCE
from engine.speicherstadt.goods import coins
from engine.speicherstadt.moves import BUY, DECLINE, PASS, USE, Buy, Decline, Pass, Use
from engine.speicherstadt.state import CHIEF, DEMAND, FINAL, INFORM, INSURE, LOADING, OVER, PURCHASE, Quarter
from engine.texts import N_, Text, counted, message
from engine.title import Events, Performer, Phase, Steps

_WITHIN: Final = (moves.Load, moves.Sell, moves.Deliver, moves.Exchange, moves.Market, Use)
"""What does not end a turn by itself."""

_WHEN: Final = {
    FISH_MARKET: (PURCHASE, message("The Fish Market can only be used when you are asked to buy a card.")),
    INFORMER: (INFORM, message("The Informer can only be used right before Purchase, when you are asked.")),
    FIRE_CHIEF: (CHIEF, message("The Fire Chief can only be used when you have just won points at a fire.")),
    INSURANCE: (INSURE, message("The Insurance can only be used when you have just lost points at a fire.")),
}


def follow(
    performer: Performer[Quarter], position: Quarter, move: Move, events: Events, until: str = OVER
) -> Steps | None:
    """Carry a move out; what happens by itself after it goes on to the next decision, or to the phase `until`."""
    kind, before = type(move), _moment(position)
    steps = performer(position, position.seat, move.target, events)
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
    if kind not in _WITHIN or before != _moment(position):
        position.turn += 1


def _prompt(position: Quarter) -> Text:
    asks, name = PHASES[position.phase].asks, position.terms.names[position.seat]
    return message(asks, name=name) if isinstance(asks, str) else asks(position)


def _ask_to_place(position: Quarter) -> Text:
    name = position.terms.names[position.seat]
    left, greys = position.workers[position.seat], position.greys[position.seat]
    if left:
        return counted("{name}: place a worker, the last one", "{name}: place a worker, {n} left", left, name=name)
    return counted("{name}: place the grey worker or pass", "{name}: place a grey worker or pass", greys, name=name)


def _ask_to_buy(position: Quarter) -> Text:
    card, due = CARDS[purchase.lot(position)[0]].told, coins(purchase.price(position))
    name = position.terms.names[position.seat]
    return message("{name}: buy {card} for {price} or pass", name=name, card=card, price=due)


def _ask_to_double(position: Quarter) -> Text:
    return counted(
        "{name}: double the {n} point just won with the Fire Chief, or pass",
        "{name}: double the {n} points just won with the Fire Chief, or pass",
        abs(position.asked[0][2]),
        name=position.terms.names[position.seat],
    )


def _ask_to_insure(position: Quarter) -> Text:
    return counted(
        "{name}: pay {price} to cancel the loss of {n} point, or pass",
        "{name}: pay {price} to cancel the loss of {n} points, or pass",
        abs(position.asked[0][2]),
        name=position.terms.names[position.seat],
        price=coins(CARDS[INSURANCE].coins),
    )


def _use(position: Quarter, seat: int, target: str, events: Events) -> Steps | None:
    card = INDEX[target]
    shown = CARDS[card].shown
    if not position.owns(seat, card):
        raise Refused(message("You do not have {card}.", card=CARDS[card].told))
    if card in ANY_TIME:
        if position.phase in (INFORM, CHIEF, INSURE):
            raise Refused(message("The {card} cannot be used now. {prompt}.", card=shown, prompt=_prompt(position)))
        return anytime.use(position, seat, card, events)
    phase, refusal = _WHEN[card]
    if position.phase != phase:
        raise Refused(refusal)
    if card == INFORMER:
        return informer.use(position, seat, events)
    if card == FISH_MARKET:
        said = N_("{player} takes {card} for nothing with the Fish Market.")
        position.tell(events, seat, said, card=CARDS[purchase.lot(position)[0]].told)
        position.use_up(seat, card)
        purchase.take(position, seat, events)
        return None
    change = fires.use_chief if card == FIRE_CHIEF else fires.use_insurance
    change(position, seat, position.asked[0][2], events)
    fires.leave(position, seat, "", events)
    return None


def _uses(position: Quarter, seat: int) -> tuple[Move, ...]:
    if not position.terms.kai:
        return ()
    return tuple(USE[card] for card in anytime.usable(position, seat))


def _list_purchase(position: Quarter, seat: int) -> tuple[Move, ...]:
    if not position.terms.kai:
        return (BUY, DECLINE)
    found: tuple[Move, ...] = (BUY, DECLINE) if position.coins[seat] >= purchase.price(position) else (DECLINE,)
    if position.owns(seat, FISH_MARKET):
        found += (USE[FISH_MARKET],)
    return found + _uses(position, seat)


PHASES: Final[Mapping[str, Phase[Quarter]]] = {
    DEMAND: Phase(
        _ask_to_place,
        {
            moves.Queue: demand.queue,
            moves.Reserve: demand.reserve,
            moves.Break: demand.take_break,
            Pass: demand.pass_by,
            Use: _use,
        },
        lambda position, seat: demand.listed(position, seat) + _uses(position, seat),
    ),
    INFORM: Phase(
        N_("{name}: use the Informer or wait"),
        {Use: _use, Decline: informer.wait},
        lambda _position, _seat: (USE[INFORMER], DECLINE),
    ),
    PURCHASE: Phase(_ask_to_buy, {Buy: purchase.buy, Decline: purchase.step_back, Use: _use}, _list_purchase),
    LOADING: Phase(
        N_("{name}: load goods, then store what is left"),
        {
            moves.Load: loading.load,
            moves.Sell: loading.sell,
            moves.Deliver: loading.deliver,
            moves.Exchange: loading.exchange,
            moves.Market: loading.market,
            moves.Store: loading.store,
            Use: _use,
        },
        lambda position, seat: loading.listed(position, seat) + _uses(position, seat),
    ),
    CHIEF: Phase(
        _ask_to_double, {Use: _use, Decline: fires.leave}, lambda _position, _seat: (USE[FIRE_CHIEF], DECLINE)
    ),
    INSURE: Phase(
        _ask_to_insure, {Use: _use, Decline: fires.leave}, lambda _position, _seat: (USE[INSURANCE], DECLINE)
    ),
    FINAL: Phase(
        N_("{name}: use a last card or pass"),
        {Use: _use, Pass: rounds.pass_at_last},
        lambda position, seat: (*_uses(position, seat), PASS),
    ),
}
