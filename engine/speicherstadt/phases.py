"""The phases in which somebody decides: what about, and with which kinds of move."""

from __future__ import annotations

from typing import Final

from engine.moves import Move
from engine.speicherstadt import purchase
from engine.speicherstadt.deck import CARDS, INSURANCE
from engine.speicherstadt.goods import coins
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
from engine.speicherstadt.state import CHIEF, DEMAND, FINAL, INFORM, INSURE, LOADING, OVER, PURCHASE, Quarter
from engine.text import Text, _, counted, text
from engine.title import Decision

ALLOWED: Final[dict[str, tuple[type[Move], ...]]] = {
    DEMAND: (Queue, Reserve, Break, Pass, Use),
    INFORM: (Use, Decline),
    PURCHASE: (Buy, Decline, Use),
    LOADING: (Load, Sell, Deliver, Exchange, Market, Store, Use),
    CHIEF: (Use, Decline),
    INSURE: (Use, Decline),
    FINAL: (Use, Pass),
    OVER: (),
}
"""The kinds of move of each phase."""

WITHIN: Final = (Load, Sell, Deliver, Exchange, Market, Use)
"""What does not end a turn by itself."""

_PROMPTS: Final = {
    INFORM: _("{name}: use the Informer or wait"),
    LOADING: _("{name}: load goods, then store what is left"),
    FINAL: _("{name}: use a last card or pass"),
    OVER: _("The game is over"),
}


def prompt(position: Quarter) -> Text:
    """What is to be decided, in words."""
    phase, name = position.phase, position.terms.names[position.seat]
    if phase == DEMAND:
        left, greys = position.workers[position.seat], position.greys[position.seat]
        if left:
            return counted(
                _("{name}: place a worker, the last one"), _("{name}: place a worker, {n} left"), left, name=name
            )
        return counted(
            _("{name}: place the grey worker or pass"), _("{name}: place a grey worker or pass"), greys, name=name
        )
    if phase == PURCHASE:
        card, due = CARDS[purchase.lot(position)[0]].told, coins(purchase.price(position))
        return text(_("{name}: buy {card} for {price} or decline"), name=name, card=card, price=due)
    if phase in (CHIEF, INSURE):
        points = abs(position.asked[0][2])
        if phase == CHIEF:
            return counted(
                _("{name}: double the {n} point just won with the Fire Chief, or decline"),
                _("{name}: double the {n} points just won with the Fire Chief, or decline"),
                points,
                name=name,
            )
        return counted(
            _("{name}: pay {price} to cancel the loss of {n} point, or decline"),
            _("{name}: pay {price} to cancel the loss of {n} points, or decline"),
            points,
            name=name,
            price=coins(CARDS[INSURANCE].coins),
        )
    return text(_PROMPTS[phase], name=name)


def decision(position: Quarter) -> Decision | None:
    """The decision to take; None when the game is over."""
    if position.phase == OVER:
        return None
    return Decision(position.phase, position.seat, prompt(position))
