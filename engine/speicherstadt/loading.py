"""Loading: one house after the other does what it can with the goods of its ships, its Warehouse and market hall."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.errors import Refused
from engine.moves import Bundle, Move
from engine.questions import Basket, Choice, Option, Token
from engine.speicherstadt import anytime, moves
from engine.speicherstadt.deck import CARDS, CONTRACTS, CONVERTER_OF, MERCHANT_OF
from engine.speicherstadt.goods import GOODS, INDEX, KINDS, NOTHING, coins, several
from engine.speicherstadt.holdings import FREE, HALL_HOLDS, NO_GOODS, SOLD_FOR_A_COIN, holding, short_of
from engine.speicherstadt.state import INCOME, NOBODY, Quarter
from engine.texts import N_, Text, counted, message
from engine.title import Events, Steps

_ONTO: Final = message("Onto which contract?")
_SOLD: Final = message("Sell which goods?")
_STORED: Final = message("What goes into the Warehouse?")
_KEPT: Final = message("What stays in the market hall?")


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
                found.append(moves.LOAD[kind])
                break
        if cards.coins[kind]:
            found.append(moves.SELL[kind])
        if cards.points[kind]:
            found.append(moves.DELIVER[kind])
    if total >= cards.rate:
        for kind, number in enumerate(position.supply):
            if number and total - stock[kind] >= cards.rate:
                found.append(moves.EXCHANGE[kind])
    if total >= SOLD_FOR_A_COIN:
        found.append(moves.MARKET)
    found.append(moves.STORE)
    return tuple(found)


def load(position: Quarter, house: int, target: str, events: Events) -> Steps:
    """Put a good onto an own contract; raises `Refused`."""
    kind = INDEX[target]
    _need(position, house, kind)
    places = anytime.contracts_for(position, house, kind)
    if not places:
        raise Refused(message("No own contract asks for {good}.", good=GOODS[kind].shown))
    name: str = yield _contracts(_ranked(position, house, places) if len(places) > 1 else places)
    place = next(place for place in places if CARDS[CONTRACTS[place]].name == name)
    position.landed[house][kind] -= 1
    anytime.put_on(position, house, place, kind, events)


def _ranked(position: Quarter, house: int, places: tuple[int, ...]) -> tuple[int, ...]:
    """The contracts that lack least beside all goods that are being loaded first, of these those of the most points."""
    stock = position.landed[house]

    def rank(place: int) -> tuple[int, int]:
        return short_of(place, position.laid[place], stock[:]), -CARDS[CONTRACTS[place]].points

    return tuple(sorted(places, key=rank))


@lru_cache(maxsize=4096)
def _contracts(places: tuple[int, ...]) -> Choice:
    cards = [CARDS[CONTRACTS[place]] for place in places]
    return Choice("on", _ONTO, tuple(Option(card.name, card.shown) for card in cards))


def sell(position: Quarter, house: int, target: str, events: Events) -> None:
    """Sell a good to the own merchant; raises `Refused`."""
    kind = INDEX[target]
    _need(position, house, kind)
    if not holding(position.cards[house]).coins[kind]:
        raise Refused(message("You have no {merchant} to sell to.", merchant=CARDS[MERCHANT_OF[kind]].shown))
    position.landed[house][kind] -= 1
    anytime.sold(position, house, kind, events)


def deliver(position: Quarter, house: int, target: str, events: Events) -> None:
    """Give a good for points; raises `Refused`."""
    kind = INDEX[target]
    _need(position, house, kind)
    if not holding(position.cards[house]).points[kind]:
        if kind not in CONVERTER_OF:
            raise Refused(message("No card takes {good} for points.", good=GOODS[kind].shown))
        raise Refused(message("You have no {card} to deliver to.", card=CARDS[CONVERTER_OF[kind]].shown))
    position.landed[house][kind] -= 1
    anytime.delivered(position, house, kind, events)


def exchange(position: Quarter, house: int, target: str, events: Events) -> Steps:
    """Give goods for another one that lies in the supply; raises `Refused`."""
    kind = INDEX[target]
    stock, rate = position.landed[house], holding(position.cards[house]).rate
    if not position.supply[kind]:
        raise Refused(message("There is no {good} in the supply.", good=GOODS[kind].shown))
    others = sum(stock) - stock[kind]
    if others < rate:
        has = counted("{n} good", "{n} goods", others)
        raise Refused(message("An exchange takes {n} other goods: you have {has}.", n=rate, has=has))
    given: Bundle = yield _given(tuple(0 if other == kind else have for other, have in enumerate(stock)), rate, kind)
    numbers = _spend(position, house, given)
    position.supply[kind] -= 1
    stock[kind] += 1
    if events is not None:
        said = N_("{player} exchanges {goods} for {good}.")
        position.tell(events, house, said, goods=several(numbers), good=GOODS[kind].shown)


@lru_cache(maxsize=4096)
def _given(stock: tuple[int, ...], number: int, kind: int) -> Basket:
    prompt = message("Give which goods for {good}?", good=GOODS[kind].shown)
    return _basket("for", prompt, stock, number, number)


def market(position: Quarter, house: int, _target: str, events: Events) -> Steps:
    """Sell goods in the market hall; raises `Refused`."""
    stock = position.landed[house]
    if sum(stock) < SOLD_FOR_A_COIN:
        raise Refused(message("The market hall pays a coin for {n} goods.", n=SOLD_FOR_A_COIN))
    given: Bundle = yield _sold(tuple(stock))
    numbers = _spend(position, house, given)
    position.coins[house] += 1
    if events is not None:
        said = N_("{player} sells {goods} in the market hall for {coins}.")
        position.tell(events, house, said, goods=several(numbers), coins=coins(1))


@lru_cache(maxsize=4096)
def _sold(stock: tuple[int, ...]) -> Basket:
    return _basket("", _SOLD, stock, SOLD_FOR_A_COIN, SOLD_FOR_A_COIN)


def store(position: Quarter, house: int, _target: str, events: Events) -> Steps:
    """End Loading: name what the Warehouse and the market hall keep."""
    stock, room = tuple(position.landed[house]), holding(position.cards[house]).room
    ware: Bundle = yield _stored(stock, room)
    stored = _numbers(ware)
    left = tuple(have - number for have, number in zip(stock, stored, strict=True))
    hall: Bundle = yield _in_hall(left)
    rest = put_away(position, house, tuple(stored), tuple(_numbers(hall)))
    position.loading = NOBODY
    position.served += 1
    if events is not None and any(rest):
        position.tell(events, house, N_("{player} lets {goods} go to the supply."), goods=several(rest))


@lru_cache(maxsize=4096)
def _stored(stock: tuple[int, ...], room: int) -> Basket:
    return _basket("warehouse", _STORED, stock, 0, min(room, sum(stock)))


@lru_cache(maxsize=4096)
def _in_hall(left: tuple[int, ...]) -> Basket:
    return _basket("hall", _KEPT, left, 0, min(HALL_HOLDS, sum(left)))


def _basket(label: str, prompt: Text, stock: tuple[int, ...], low: int, high: int) -> Basket:
    """A question for some of a stock."""
    goods = [(good, have) for good, have in zip(GOODS, stock, strict=True) if have]
    tokens = tuple(Token(good.name, good.shown, have, good.forms) for good, have in goods)
    plenty = tuple(token.name for token in sorted(tokens, key=lambda token: -token.have))
    return Basket(label, prompt, tokens, low, high, high, plenty)


def _numbers(bundle: Bundle) -> list[int]:
    """A bundle by name as a number for each kind."""
    found = [0] * KINDS
    for name, number in bundle:
        found[INDEX[name]] = number
    return found


def _spend(position: Quarter, house: int, given: Bundle) -> list[int]:
    """Goods of a stock go to the supply; returns a number for each kind."""
    numbers, stock = _numbers(given), position.landed[house]
    for kind, number in enumerate(numbers):
        stock[kind] -= number
        position.supply[kind] += number
    return numbers


def _need(position: Quarter, house: int, kind: int) -> None:
    if not position.landed[house][kind]:
        has = several(position.landed[house])
        raise Refused(message("You have no {good} to load, but {has}.", good=GOODS[kind].shown, has=has))


def put_away(position: Quarter, house: int, stored: tuple[int, ...], hall: tuple[int, ...]) -> list[int]:
    """Some of the stock goes into the Warehouse and the market hall, the rest into the supply; returns the rest."""
    stock = position.landed[house]
    rest = [have - ware - kept_ for have, ware, kept_ in zip(stock, stored, hall, strict=True)]
    for kind, number in enumerate(rest):
        position.supply[kind] += number
    position.stored[house] = list(stored)
    position.hall[house] = hall.index(1) if 1 in hall else NOTHING
    position.landed[house] = [0] * KINDS
    return rest
