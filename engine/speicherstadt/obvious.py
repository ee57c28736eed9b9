"""The obvious in Loading: goods go onto contracts first, then for points, and what no store would hold is sold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.moves import Answer, Move
from engine.speicherstadt.anytime import contracts_for
from engine.speicherstadt.deck import CARDS, CONTRACTS
from engine.speicherstadt.goods import KINDS, NAMES
from engine.speicherstadt.holdings import FREE, HALL_HOLDS, holding
from engine.speicherstadt.moves import Deliver, Load, Sell
from engine.speicherstadt.prospects import short_of
from engine.speicherstadt.state import Quarter

_LOAD: Final = {
    (kind, place): Load(name, (Answer(CARDS[card].name, "on"),))
    for kind, name in enumerate(NAMES)
    for place, card in enumerate(CONTRACTS)
}
_LOAD_ALONE: Final = tuple(map(Load, NAMES))
"""Where there is but one contract for a good, nothing is asked."""
_DELIVER: Final = tuple(map(Deliver, NAMES))
_SELL: Final = tuple(map(Sell, NAMES))


def obvious(position: Quarter) -> Move | None:
    """The next obvious move of whoever loads, with its answer; None where nothing is obvious any more."""
    house = position.seat
    loaded = _onto(position, house)
    if loaded is not None:
        has_choice = len(contracts_for(position, house, loaded[0])) > 1
        return _LOAD[loaded] if has_choice else _LOAD_ALONE[loaded[0]]
    stock, cards = position.landed[house], holding(position.cards[house])
    delivered = next((kind for kind in range(KINDS) if stock[kind] and cards.points[kind]), None)
    if delivered is not None:
        return _DELIVER[delivered]
    if sum(stock) <= cards.room + HALL_HOLDS:
        return None
    sold = next((kind for kind in range(KINDS) if stock[kind] and cards.coins[kind]), None)
    return None if sold is None else _SELL[sold]


def _onto(position: Quarter, house: int) -> tuple[int, int] | None:
    """A good and the contract onto which it goes: rather one that can be filled, then one that lacks little."""
    stock = position.landed[house]
    best: tuple[int, int] | None = None
    best_rank = (0, 0, 0)
    for place in holding(position.cards[house]).contracts:
        kind = next((one for one in _wanted(position, place) if stock[one]), None)
        if kind is None:
            continue
        lacking = missing(position, house, place)
        rank = (min(1, lacking), lacking, -CARDS[CONTRACTS[place]].points)
        if best is None or rank < best_rank:
            best, best_rank = (kind, place), rank
    return best


def _wanted(position: Quarter, place: int) -> Iterator[int]:
    laid = position.laid[place]
    return (kind for kind in range(KINDS) if FREE[place][laid][kind])


def missing(position: Quarter, house: int, place: int) -> int:
    """How many of the goods for which a contract still asks are not at hand."""
    return short_of(place, position.laid[place], position.landed[house][:])
