"""What may be done before every decision of one's own: buying, selling, recruiting, Market and Bank."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.errors import Refused
from engine.homesteaders import goods as kinds
from engine.homesteaders.buildings import BANK, GENERAL_STORE, MARKET
from engine.homesteaders.goods import CHIPS, FOOD, GOLD, IN_SILVER, NAMES, SILVER, Bundle, Goods, several, some
from engine.homesteaders.money import can_pay, can_repay, in_words, paid, purse
from engine.homesteaders.moves import Borrow, Buy, Recruit, Repay, Sell, Trade
from engine.homesteaders.state import Frontier
from engine.moves import Bundle as Named, Move
from engine.texts import N_, message
from engine.title import Events, Steps

_BUY: Final = tuple(Buy(NAMES[kind]) for kind in kinds.RESOURCES)
_BUY_WITH_SILVER: Final = tuple(
    tuple(Buy(NAMES[kind]) for kind, price in IN_SILVER.items() if price <= silver)
    for silver in range(max(IN_SILVER.values()) + 1)
)
_SELL: Final = tuple((kind, Sell(NAMES[kind])) for kind in kinds.RESOURCES)
_TRADE: Final = {kind: Trade(NAMES[kind]) for kind in (kinds.WOOD, FOOD, CHIPS)}
_TRADED: Final = {kinds.WOOD: (FOOD, MARKET), FOOD: (kinds.STEEL, MARKET), CHIPS: (SILVER, BANK)}
"""What each becomes, and the bit of the building that it needs."""
_BORROW: Final = Borrow()
_REPAY: Final = Repay()
_RECRUIT: Final = Recruit()


def listed(goods: Goods, town: int) -> list[Move]:
    """Every trade that a seat with these goods and this town can make now; taking a debt always is among them."""
    found: list[Move] = []
    if goods[CHIPS]:
        if goods[GOLD]:
            found += _BUY
        elif goods[SILVER]:
            found += _BUY_WITH_SILVER[min(goods[SILVER], len(_BUY_WITH_SILVER) - 1)]
        found += [move for kind, move in _SELL if goods[kind]]
        if goods[FOOD]:
            found.append(_RECRUIT)
        if town & MARKET:
            found += [_TRADE[kind] for kind in (kinds.WOOD, FOOD) if goods[kind]]
        if town & BANK:
            found.append(_TRADE[CHIPS])
    found.append(_BORROW)
    if can_repay(goods):
        found.append(_REPAY)
    return found


def _chip(goods: Goods) -> None:
    """Take the trade chip that every trade costs; raises `Refused`."""
    if not goods[CHIPS]:
        raise Refused(message("That takes a trade chip: you have none."))
    goods[CHIPS] -= 1


def price(kind: int) -> Bundle:
    """What a resource costs in the market, beside the trade chip."""
    return ((GOLD, 1),) if kind in kinds.IN_GOLD else ((SILVER, IN_SILVER[kind]),)


@lru_cache(maxsize=16)
def proceeds(kind: int, *, has_store: bool = False) -> Bundle:
    """What a resource is sold for; `has_store`: by the owner of a General Store."""
    sums = dict(price(kind))
    if has_store:
        sums[SILVER] = sums.get(SILVER, 0) + 1
    return (*sums.items(), (kinds.VP, kinds.VP_OF_A_SALE))


def buy(position: Frontier, seat: int, target: str, events: Events) -> Steps:
    """Buy a resource for a trade chip and its price; raises `Refused`."""
    kind, goods = kinds.INDEX[target], position.goods[seat]
    _chip(goods)
    if kind in kinds.IN_GOLD:
        if not goods[GOLD]:
            raise Refused(message("{good} costs 1 gold: you have none.", good=some(1, kind)))
        goods[GOLD] -= 1
        way: Named = ((NAMES[GOLD], 1),)
    else:
        price = IN_SILVER[kind]
        if not can_pay(goods, price):
            template = N_("{good} costs {price}: you have {has}.")
            raise Refused(message(template, good=some(1, kind), price=some(price, SILVER), has=purse(goods)))
        way = yield from paid(goods, price, message("Pay for the {good} with what?", good=kinds.GOODS[kind].shown))
    goods[kind] += 1
    if events is not None:
        position.tell(events, seat, N_("{player} buys {good} for {paid}."), good=some(1, kind), paid=in_words(way))


def sell(position: Frontier, seat: int, target: str, events: Events) -> None:
    """Sell a resource with a trade chip for its price and 1 VP; raises `Refused`."""
    kind, goods = kinds.INDEX[target], position.goods[seat]
    if not goods[kind]:
        raise Refused(message("You have no {good} to sell.", good=kinds.GOODS[kind].shown))
    _chip(goods)
    goods[kind] -= 1
    brings = proceeds(kind, has_store=bool(position.towns[seat] & GENERAL_STORE))
    for got, number in brings:
        goods[got] += number
    if events is not None:
        template = N_("{player} sells {good} for {brings}.")
        position.tell(events, seat, template, good=some(1, kind), brings=several(brings))


def recruit(position: Frontier, seat: int, _target: str, events: Events) -> None:
    """A trade chip and 1 food become a worker; raises `Refused`."""
    goods = position.goods[seat]
    if not goods[FOOD]:
        raise Refused(message("Recruiting takes 1 food: you have none."))
    _chip(goods)
    goods[FOOD] -= 1
    goods[kinds.WORKERS] += 1
    position.tell(events, seat, N_("{player} recruits a worker."))


def trade(position: Frontier, seat: int, target: str, events: Events) -> None:
    """The Market makes wood food and food steel, the Bank makes a trade chip 1 silver; raises `Refused`."""
    kind, goods = kinds.INDEX[target], position.goods[seat]
    becomes, building = _TRADED[kind]
    if not position.towns[seat] & building:
        if building == MARKET:
            raise Refused(message("That is for the owner of a Market."))
        raise Refused(message("That is for the owner of the Bank."))
    if kind != CHIPS and not goods[kind]:
        raise Refused(message("You have no {good} to trade.", good=kinds.GOODS[kind].shown))
    _chip(goods)
    if kind != CHIPS:
        goods[kind] -= 1
    goods[becomes] += 1
    template = N_("{player} turns {given} into {got}.")
    position.tell(events, seat, template, given=some(1, kind), got=some(1, becomes))
