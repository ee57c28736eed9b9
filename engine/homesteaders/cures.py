"""The trades that would cure a lack: what to buy, turn, sell and borrow before a building or an exchange is paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from engine.homesteaders import money, trading
from engine.homesteaders.buildings import BANK, BUILDINGS, GENERAL_STORE, MARKET, RIVER_PORT
from engine.homesteaders.construction import affordable, prices
from engine.homesteaders.goods import (
    CHIPS,
    COPPER,
    DEBT_GIVES,
    DEBTS,
    FOOD,
    GOLD,
    IN_SILVER,
    LIVESTOCK,
    NAMES,
    SILVER,
    STEEL,
    VP,
    WOOD,
    Bundle,
    Goods,
)
from engine.homesteaders.moves import Borrow, Buy, Sell, Trade
from engine.homesteaders.state import Frontier
from engine.moves import Move
from engine.questions import Payment

WORTH: Final = {
    SILVER: 4,
    WOOD: 6,
    FOOD: 8,
    STEEL: 12,
    GOLD: 16,
    COPPER: 18,
    LIVESTOCK: 18,
    CHIPS: 6,
    VP: 6,
    DEBTS: -20,
}
"""About what each is worth in quarters of a silver: of several cures the one that costs least is told."""
_SOLD_FIRST: Final = (STEEL, FOOD, WOOD, GOLD)
"""What is spare is sold in this order where silver is short."""

Way = tuple[Move, ...]


@dataclass(slots=True)
class _Plan:
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


def can_pay_after(position: Frontier, seat: int, kind: int, amount: int) -> bool:
    """Whether a seat could pay for a building at once, after paying a sum without a debt."""
    goods, port = position.goods[seat], bool(position.towns[seat] & RIVER_PORT)
    return money.can_pay(goods, amount) and affordable(money.after_paying(goods, amount), BUILDINGS[kind].cost, port)


def cured(position: Frontier, seat: int, cost: Bundle) -> Way | None:
    """The trades, as complete moves in their order, after which a seat could pay a cost in resources.

    Nothing where it can pay at once; None where no trades help. There is no limit to debts: it is for trade chips alone
    that trades may not help.
    """
    goods, town = position.goods[seat], position.towns[seat]
    port = bool(town & RIVER_PORT)
    if affordable(goods, cost, port):
        return ()
    plans = [
        (_dearness(plan, price, goods, town), plan)
        for price in prices(cost, port)
        for plan in _plans(price, goods, town)
    ]
    if not plans:
        return None
    return _carried_out(min(plans, key=lambda one: one[0])[1], position, seat)


def _plans(price: Bundle, goods: Goods, town: int) -> Iterator[_Plan]:
    """The ways to have a price with the chips that there are: with the own Market, and with gold for silver."""
    need = dict(price)
    from_gold = sum(max(0, need.get(kind, 0) - goods[kind]) for kind in (COPPER, LIVESTOCK))
    most = sum(max(0, need.get(kind, 0) - goods[kind]) for kind in (FOOD, STEEL)) if town & MARKET else 0
    for turned_wood in range(most + 1):
        for turned_food in range(most + 1):
            wanted = {
                WOOD: need.get(WOOD, 0) + turned_wood,
                FOOD: need.get(FOOD, 0) + turned_food - turned_wood,
                STEEL: need.get(STEEL, 0) - turned_food,
                GOLD: need.get(GOLD, 0) + from_gold,
                COPPER: need.get(COPPER, 0),
                LIVESTOCK: need.get(LIVESTOCK, 0),
            }
            bought = {kind: number - goods[kind] for kind, number in wanted.items() if number > goods[kind]}
            left = goods[CHIPS] - sum(bought.values()) - turned_wood - turned_food
            if left < 0 or min(wanted.values()) < 0:
                continue
            spare = {kind: max(0, goods[kind] - number) for kind, number in wanted.items()}
            in_silver = [kind for kind in (STEEL, FOOD, WOOD) for _one in range(bought.get(kind, 0))]
            for pieces in range(min(spare[GOLD], len(in_silver)) + 1):
                plan = _Plan(turned_wood, turned_food, bought, in_silver[:pieces])
                _raise_silver(plan, goods, town, {**spare, GOLD: spare[GOLD] - pieces}, left)
                yield plan


def _raise_silver(plan: _Plan, goods: Goods, town: int, spare: dict[int, int], chips: int) -> None:
    """What brings the silver that is short: sales of what is spare, chips at the own Bank, then debts."""
    short = sum(IN_SILVER[kind] * number for kind, number in plan.bought.items() if kind in IN_SILVER)
    short -= sum(IN_SILVER[kind] for kind in plan.with_gold) + goods[SILVER]
    more = 1 if town & GENERAL_STORE else 0
    for kind in _SOLD_FIRST:
        while short > 0 and chips and spare[kind]:
            plan.sold.append(kind)
            spare[kind] -= 1
            chips -= 1
            short -= IN_SILVER[kind] + more
    if town & BANK:
        plan.chips_sold = min(chips, max(0, short))
        short -= plan.chips_sold
    plan.debts = -(-max(0, short) // DEBT_GIVES)


def _dearness(plan: _Plan, price: Bundle, goods: Goods, town: int) -> tuple[int, int]:
    """What a plan and the price cost together, then how many trades it takes."""
    more = 1 if town & GENERAL_STORE else 0
    gained = dict.fromkeys(WORTH, 0)
    for kind, number in price:
        gained[kind] -= number
    trades = plan.turned_wood + plan.turned_food + plan.chips_sold + len(plan.sold)
    gained[WOOD] -= plan.turned_wood
    gained[FOOD] += plan.turned_wood - plan.turned_food
    gained[STEEL] += plan.turned_food
    for kind, number in plan.bought.items():
        trades += number
        gained[kind] += number
        if kind in IN_SILVER:
            gained[SILVER] -= IN_SILVER[kind] * number
        else:
            gained[GOLD] -= number
    for kind in plan.with_gold:
        gained[GOLD] -= 1
        gained[SILVER] += IN_SILVER[kind]
    for kind in plan.sold:
        gained[kind] -= 1
        gained[SILVER] += IN_SILVER[kind] + more
        gained[VP] += 1
    gained[SILVER] += plan.chips_sold + plan.debts * DEBT_GIVES
    gained[DEBTS] += plan.debts
    gained[CHIPS] -= trades
    return -sum(WORTH[kind] * number for kind, number in gained.items()), trades + plan.debts


def _carried_out(plan: _Plan, position: Frontier, seat: int) -> Way:
    """The moves of a plan, each completed, in an order in which they can be made."""
    after = position.copy()
    goods = after.goods[seat]
    found: list[Move] = []
    for kind in plan.sold:
        trading.sell(after, seat, NAMES[kind], None)
        found.append(Sell(NAMES[kind]))
    for _chip in range(plan.chips_sold):
        trading.trade(after, seat, NAMES[CHIPS], None)
        found.append(Trade(NAMES[CHIPS]))
    for _debt in range(plan.debts):
        money.borrow(after, seat, "", None)
        found.append(Borrow())
    bought, with_gold = dict(plan.bought), list(plan.with_gold)

    def buy(kind: int, number: int) -> None:
        for _one in range(number):
            by_gold = kind in with_gold
            if by_gold:
                with_gold.remove(kind)
            found.append(_bought(after, seat, kind, by_gold=by_gold))

    def turn(kind: int, number: int) -> None:
        for _one in range(number):
            trading.trade(after, seat, NAMES[kind], None)
            found.append(Trade(NAMES[kind]))

    buy(WOOD, bought.pop(WOOD, 0))
    turn(WOOD, plan.turned_wood)
    buy(FOOD, bought.pop(FOOD, 0))
    turn(FOOD, plan.turned_food)
    buy(STEEL, bought.pop(STEEL, 0))
    gold = bought.pop(GOLD, 0)
    for kind, number in bought.items():
        for _one in range(number):
            if not goods[GOLD]:
                buy(GOLD, 1)
                gold -= 1
            buy(kind, 1)
    buy(GOLD, gold)
    return tuple(found)


def _bought(after: Frontier, seat: int, kind: int, *, by_gold: bool) -> Move:
    """A purchase, made on a copy of a position; as a complete move."""
    move = Buy(NAMES[kind])
    steps = trading.buy(after, seat, NAMES[kind], None)
    try:
        question = next(steps)
        if isinstance(question, Payment) and question.ways is not None:
            way = next(one for one in question.ways if (dict(one).get(NAMES[GOLD], 0) > 0) == by_gold)
            if question.only is None:
                move = move.answer(way, question.label)
            steps.send(way)
    except StopIteration:
        pass
    return move
