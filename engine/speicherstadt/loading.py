"""Loading: one house after the other does what it can with the goods of its ships, its Warehouse and market hall."""

from __future__ import annotations

from typing import Final

from engine.moves import Move
from engine.speicherstadt import anytime
from engine.speicherstadt.cargo import put_away
from engine.speicherstadt.goods import KINDS, NAMES, NOTHING
from engine.speicherstadt.holdings import FREE, NO_GOODS, SOLD_FOR_A_COIN, holding
from engine.speicherstadt.moves import Deliver, Exchange, Load, Market, Sell, Store
from engine.speicherstadt.state import INCOME, NOBODY, Quarter
from engine.title import Events

_LOAD: Final = tuple(map(Load, NAMES))
_SELL: Final = tuple(map(Sell, NAMES))
_DELIVER: Final = tuple(map(Deliver, NAMES))
_EXCHANGE: Final = tuple(map(Exchange, NAMES))
_MARKET: Final = Market()
_STORE: Final = Store()


def step(position: Quarter, events: Events) -> bool:
    """The next house that has something to load is asked; then Income follows. Whether somebody is asked."""
    houses = position.terms.houses
    while position.served < houses:
        house = (position.start + position.served) % houses
        if position.is_rival(house):
            _lapse(position, house)
        elif position.loading != NOBODY or _has_something(position, house):
            if position.loading == NOBODY:
                _begin(position, house)
            if _has_to_decide(position, house):
                position.seat = house
                return True
            _keep(position, house)
        position.loading = NOBODY
        position.served += 1
    position.phase = INCOME
    return False


def _has_something(position: Quarter, house: int) -> bool:
    """Whether a house has goods, or a card that can be used at any time."""
    return (
        any(position.landed[house])
        or position.hall[house] != NOTHING
        or any(position.stored[house])
        or bool(holding(position.cards[house]).any_time)
    )


def _begin(position: Quarter, house: int) -> None:
    """All goods of a house become one stock."""
    stock, stored, hall = position.landed[house], position.stored[house], position.hall[house]
    position.loading = house
    position.unloads = any(stock)
    for kind, number in enumerate(stored):
        if number:
            stock[kind] += number
            stored[kind] = 0
    if hall != NOTHING:
        stock[hall] += 1
        position.hall[house] = NOTHING


def _has_to_decide(position: Quarter, house: int) -> bool:
    """Whether a house has a choice: more than keeping what it has stored before, where that is all."""
    if anytime.usable(position, house):
        return True
    if not any(position.landed[house]):
        return False
    return position.unloads or len(listed(position, house)) > 1


def _keep(position: Quarter, house: int) -> None:
    """A good that is left stays, if it can in the Warehouse: of two there would be a choice to sell them."""
    left, nothing = tuple(position.landed[house]), NO_GOODS
    in_warehouse = holding(position.cards[house]).room > 0
    put_away(position, house, *((left, nothing) if in_warehouse else (nothing, left)))


def _lapse(position: Quarter, house: int) -> None:
    """The goods of the Rival go to the supply."""
    for kind, number in enumerate(position.landed[house]):
        position.supply[kind] += number
    position.landed[house] = [0] * KINDS


def listed(position: Quarter, house: int) -> tuple[Move, ...]:
    """What can be done with the goods of a house, and ending it."""
    stock, cards, laid = position.landed[house], holding(position.cards[house]), position.laid
    total = sum(stock)
    found: list[Move] = []
    for kind, number in enumerate(stock):
        if not number:
            continue
        for place in cards.contracts:
            if FREE[place][laid[place]][kind]:
                found.append(_LOAD[kind])
                break
        if cards.coins[kind]:
            found.append(_SELL[kind])
        if cards.points[kind]:
            found.append(_DELIVER[kind])
    if total >= cards.rate:
        found += [
            _EXCHANGE[kind]
            for kind, number in enumerate(position.supply)
            if number and total - stock[kind] >= cards.rate
        ]
    if total >= SOLD_FOR_A_COIN:
        found.append(_MARKET)
    found.append(_STORE)
    return tuple(found)
