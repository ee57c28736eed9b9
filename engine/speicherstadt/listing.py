"""Every legal move of a position, without its answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.moves import Move
from engine.speicherstadt import anytime, demand, loading, purchase
from engine.speicherstadt.deck import ANY_TIME, FIRE_CHIEF, FISH_MARKET, INFORMER, INSURANCE, NAMES
from engine.speicherstadt.moves import Buy, Decline, Pass, Use
from engine.speicherstadt.state import CHIEF, DEMAND, FINAL, INFORM, INSURE, LOADING, OVER, PURCHASE, Quarter

# Moves without answers are values: each is made once.
_USE: Final = {card: Use(NAMES[card]) for card in (*ANY_TIME, FISH_MARKET, INFORMER, FIRE_CHIEF, INSURANCE)}
_BUY: Final = (Buy(), Decline())
_DECLINE: Final = Decline()
_PASS: Final = Pass()


def moves(position: Quarter) -> tuple[Move, ...]:
    """Every legal move, without its answers: those of the decision, then the cards that can be used at any time."""
    if position.phase == OVER:
        return ()
    return _LISTERS[position.phase](position, position.seat)


def _uses(position: Quarter, seat: int) -> tuple[Move, ...]:
    if not position.terms.kai:
        return ()
    return tuple(_USE[card] for card in anytime.usable(position, seat))


def _list_purchase(position: Quarter, seat: int) -> tuple[Move, ...]:
    if not position.terms.kai:
        return _BUY
    found: tuple[Move, ...] = _BUY if position.coins[seat] >= purchase.price(position) else _BUY[1:]
    if position.owns(seat, FISH_MARKET):
        found += (_USE[FISH_MARKET],)
    return found + _uses(position, seat)


_LISTERS: Final[dict[str, Callable[[Quarter, int], tuple[Move, ...]]]] = {
    DEMAND: lambda position, seat: demand.listed(position, seat) + _uses(position, seat),
    INFORM: lambda _position, _seat: (_USE[INFORMER], _DECLINE),
    PURCHASE: _list_purchase,
    LOADING: lambda position, seat: loading.listed(position, seat) + _uses(position, seat),
    CHIEF: lambda _position, _seat: (_USE[FIRE_CHIEF], _DECLINE),
    INSURE: lambda _position, _seat: (_USE[INSURANCE], _DECLINE),
    FINAL: lambda position, seat: (*_uses(position, seat), _PASS),
}
