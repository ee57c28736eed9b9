"""The trades that would cure a lack: what to buy, turn, sell and borrow before a building or an exchange is paid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import mul
from typing import Final

from engine.homesteaders import goods as kinds, money, trading
from engine.homesteaders.buildings import BANK, BUILDINGS, FORGE, GENERAL_STORE, MARKET, RIVER_PORT
from engine.homesteaders.construction import PHASE_OF, affordable, gain, prices
from engine.homesteaders.goods import Bundle, Goods
from engine.homesteaders.moves import Borrow, Buy, Sell, Trade
from engine.homesteaders.scoring import total
from engine.homesteaders.state import Frontier
from engine.moves import Move
from engine.questions import Payment

_SOLD_FIRST: Final = (kinds.STEEL, kinds.FOOD, kinds.WOOD, kinds.GOLD)
"""What is spare is sold in this order where silver is short."""

Way = tuple[Move, ...]


@dataclass(slots=True)
class _Cure:
    """How a lack may be cured: what is turned and bought, how much of it with gold, and where the silver comes from."""

    turned_wood: int
    turned_food: int
    bought: dict[int, int]
    with_gold: list[int] = field(default_factory=list)
    """What is paid with a piece of gold although it is priced in silver."""
    sold: list[int] = field(default_factory=list)
    chips_sold: int = 0
    debts: int = 0


def cure(position: Frontier, seat: int, kind: int) -> Way | None:
    """The trades, as complete moves in their order, after which a seat could pay for a building on offer.

    None also where the building is owned or not on offer; for the rest see `cured`.
    """
    if position.owns(seat, kind) or not position.offer[kind]:
        return None
    return cured(position, seat, BUILDINGS[kind].cost)


def cure_after(position: Frontier, seat: int, kind: int, amount: int) -> Way | None:
    """What `cure` finds once a sum is paid; the debts that this takes come before it."""
    goods, after = position.goods[seat], position.copy()
    after.goods[seat] = money.after_paying(goods, amount)
    found = cure(after, seat, kind)
    return None if found is None else (Borrow(),) * money.debts_for(goods, amount) + found


def total_after(position: Frontier, seat: int, kind: int, amount: int) -> int | None:
    """The score of a seat if the game ended once it has paid a sum and built, with the trades of `cure_after`.

    What is decided after building is not in it, nor what comes at another time. None where no trades help.
    """
    after = position.copy()
    goods = after.goods[seat] = money.after_paying(position.goods[seat], amount)
    if after.owns(seat, kind) or not after.offer[kind]:
        return None
    card, town = BUILDINGS[kind], after.towns[seat]
    way = _cheapest(after, seat, card.cost)
    if way is None:
        return None
    _carried_out(way, after, seat)
    price = next(one for one in prices(card.cost, bool(town & RIVER_PORT)) if affordable(goods, one, port=False))
    for good, number in price:
        goods[good] -= number
    goods[kinds.VP] += bool(town & FORGE)
    for effect in card.when_built:
        if effect not in PHASE_OF:
            gain(goods, effect)
    after.towns[seat] |= 1 << kind
    return total(after, seat)


def can_pay_after(position: Frontier, seat: int, kind: int, amount: int) -> bool:
    """Whether a seat could pay for a building at once, after paying a sum without a debt."""
    goods, port = position.goods[seat], bool(position.towns[seat] & RIVER_PORT)
    return money.can_pay(goods, amount) and affordable(money.after_paying(goods, amount), BUILDINGS[kind].cost, port)


def cured(position: Frontier, seat: int, cost: Bundle) -> Way | None:
    """The trades, as complete moves in their order, after which a seat could pay a cost in resources.

    Nothing where it can pay at once; None where no trades help. There is no limit to debts: it is for trade chips alone
    that trades may not help.
    """
    way = _cheapest(position, seat, cost)
    return None if way is None else _carried_out(way, position.copy(), seat)


def _cheapest(position: Frontier, seat: int, cost: Bundle) -> _Cure | None:
    """The cure that leaves most, an empty one where the cost can be paid at once; None where no trades help."""
    goods, town = position.goods[seat], position.towns[seat]
    port = bool(town & RIVER_PORT)
    if affordable(goods, cost, port):
        return _Cure(0, 0, {})
    ways = [
        (_dearness(way, price, goods, town), way) for price in prices(cost, port) for way in _found(price, goods, town)
    ]
    return min(ways, key=lambda one: one[0])[1] if ways else None


def _found(price: Bundle, goods: Goods, town: int) -> Iterator[_Cure]:
    """The ways to have a price with the chips that there are: with the own Market, and with gold for silver."""
    need = dict(price)
    from_gold = sum(max(0, need.get(kind, 0) - goods[kind]) for kind in (kinds.COPPER, kinds.LIVESTOCK))
    most = sum(max(0, need.get(kind, 0) - goods[kind]) for kind in (kinds.FOOD, kinds.STEEL)) if town & MARKET else 0
    for turned_wood in range(most + 1):
        for turned_food in range(most + 1):
            wanted = {
                kinds.WOOD: need.get(kinds.WOOD, 0) + turned_wood,
                kinds.FOOD: need.get(kinds.FOOD, 0) + turned_food - turned_wood,
                kinds.STEEL: need.get(kinds.STEEL, 0) - turned_food,
                kinds.GOLD: need.get(kinds.GOLD, 0) + from_gold,
                kinds.COPPER: need.get(kinds.COPPER, 0),
                kinds.LIVESTOCK: need.get(kinds.LIVESTOCK, 0),
            }
            bought = {kind: number - goods[kind] for kind, number in wanted.items() if number > goods[kind]}
            left = goods[kinds.CHIPS] - sum(bought.values()) - turned_wood - turned_food
            if left < 0 or min(wanted.values()) < 0:
                continue
            spare = {kind: max(0, goods[kind] - number) for kind, number in wanted.items()}
            in_silver = [kind for kind in (kinds.STEEL, kinds.FOOD, kinds.WOOD) for _one in range(bought.get(kind, 0))]
            for pieces in range(min(spare[kinds.GOLD], len(in_silver)) + 1):
                way = _Cure(turned_wood, turned_food, bought, in_silver[:pieces])
                _raise_silver(way, goods, town, {**spare, kinds.GOLD: spare[kinds.GOLD] - pieces}, left)
                yield way


def _raise_silver(way: _Cure, goods: Goods, town: int, spare: dict[int, int], chips: int) -> None:
    """What brings the silver that is short: sales of what is spare, chips at the own Bank, then debts."""
    short = sum(kinds.IN_SILVER[kind] * number for kind, number in way.bought.items() if kind in kinds.IN_SILVER)
    short -= sum(kinds.IN_SILVER[kind] for kind in way.with_gold) + goods[kinds.SILVER]
    more = 1 if town & GENERAL_STORE else 0
    for kind in _SOLD_FIRST:
        while short > 0 and chips and spare[kind]:
            way.sold.append(kind)
            spare[kind] -= 1
            chips -= 1
            short -= kinds.IN_SILVER[kind] + more
    if town & BANK:
        way.chips_sold = min(chips, max(0, short))
        short -= way.chips_sold
    way.debts = -(-max(0, short) // kinds.DEBT_GIVES)


def _dearness(way: _Cure, price: Bundle, goods: Goods, town: int) -> tuple[int, int]:
    """What a cure and the price cost together, then how many trades it takes."""
    more = 1 if town & GENERAL_STORE else 0
    gained = [0] * kinds.KINDS
    for kind, number in price:
        gained[kind] -= number
    trades = way.turned_wood + way.turned_food + way.chips_sold + len(way.sold)
    gained[kinds.WOOD] -= way.turned_wood
    gained[kinds.FOOD] += way.turned_wood - way.turned_food
    gained[kinds.STEEL] += way.turned_food
    for kind, number in way.bought.items():
        trades += number
        gained[kind] += number
        if kind in kinds.IN_SILVER:
            gained[kinds.SILVER] -= kinds.IN_SILVER[kind] * number
        else:
            gained[kinds.GOLD] -= number
    for kind in way.with_gold:
        gained[kinds.GOLD] -= 1
        gained[kinds.SILVER] += kinds.IN_SILVER[kind]
    for kind in way.sold:
        gained[kind] -= 1
        gained[kinds.SILVER] += kinds.IN_SILVER[kind] + more
        gained[kinds.VP] += 1
    gained[kinds.SILVER] += way.chips_sold + way.debts * kinds.DEBT_GIVES
    gained[kinds.DEBTS] += way.debts
    gained[kinds.CHIPS] -= trades
    return -sum(map(mul, kinds.WORTH, gained)), trades + way.debts


def _carried_out(way: _Cure, after: Frontier, seat: int) -> Way:
    """The moves of a cure, each completed, in an order in which they can be made: they are made in this position."""
    goods = after.goods[seat]
    found: list[Move] = []
    bought, with_gold = dict(way.bought), list(way.with_gold)

    def make(performs: Callable[[Frontier, int, str, None], None], move: Move, times: int = 1) -> None:
        for _time in range(times):
            performs(after, seat, move.target, None)
            found.append(move)

    def buy(kind: int, number: int) -> None:
        for _one in range(number):
            by_gold = kind in with_gold
            if by_gold:
                with_gold.remove(kind)
            found.append(_bought(after, seat, kind, by_gold=by_gold))

    for kind in way.sold:
        make(trading.sell, Sell(kinds.NAMES[kind]))
    make(trading.trade, Trade(kinds.NAMES[kinds.CHIPS]), way.chips_sold)
    make(money.borrow, Borrow(), way.debts)
    buy(kinds.WOOD, bought.pop(kinds.WOOD, 0))
    make(trading.trade, Trade(kinds.NAMES[kinds.WOOD]), way.turned_wood)
    buy(kinds.FOOD, bought.pop(kinds.FOOD, 0))
    make(trading.trade, Trade(kinds.NAMES[kinds.FOOD]), way.turned_food)
    buy(kinds.STEEL, bought.pop(kinds.STEEL, 0))
    gold = bought.pop(kinds.GOLD, 0)
    for kind, number in bought.items():
        for _one in range(number):
            if not goods[kinds.GOLD]:
                buy(kinds.GOLD, 1)
                gold -= 1
            buy(kind, 1)
    buy(kinds.GOLD, gold)
    return tuple(found)


def _bought(after: Frontier, seat: int, kind: int, *, by_gold: bool) -> Move:
    """A purchase, made on a copy of a position; as a complete move."""
    move = Buy(kinds.NAMES[kind])
    steps = trading.buy(after, seat, kinds.NAMES[kind], None)
    try:
        question = next(steps)
        if isinstance(question, Payment) and question.ways is not None:
            way = next(one for one in question.ways if (dict(one).get(kinds.NAMES[kinds.GOLD], 0) > 0) == by_gold)
            if question.only is None:
                move = move.answer(way, question.label)
            steps.send(way)
    except StopIteration:
        pass
    return move
