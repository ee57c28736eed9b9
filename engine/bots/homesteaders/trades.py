"""Trades in thought: what must be bought for a building, and close to the best of what the last trades can bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.homesteaders import goods as kinds
from engine.homesteaders.buildings import BANK, BUILDINGS, GENERAL_STORE, RIVER_PORT
from engine.homesteaders.goods import CHIPS, DEBT_COSTS, FOOD, GOLD, IN_GOLD, IN_SILVER, SILVER, STEEL, WOOD, Goods
from engine.homesteaders.money import settle
from engine.homesteaders.scoring import debts_cost, fixed

_COSTS: Final = tuple(tuple(sorted(card.cost, key=lambda part: part[0] in IN_GOLD)) for card in BUILDINGS)
"""What each kind costs, what is bought with gold after the gold itself."""
_DREADFUL: Final = -1e9
_TIE: Final = 0.01
"""What a silver that is left counts: it decides between equals alone."""


def paid_for(goods: Sequence[int], kind: int, town: int) -> tuple[Goods, tuple[int, ...]] | None:
    """The goods left after a building and what had to be bought for it, in that order; None where chips are missing."""
    cost, port = _COSTS[kind], bool(town & RIVER_PORT)
    lacking = 0
    for needed, number in cost:
        if number > goods[needed]:
            lacking += number - goods[needed]
    if lacking > goods[CHIPS] and not port:
        return None
    after = list(goods)
    lacks: list[int] = []
    for needed, number in cost:
        replaced = 0
        while lacking and number - replaced > after[needed]:
            if needed in IN_GOLD:
                if port and after[GOLD]:
                    after[GOLD] -= 1
                    replaced += 1
                    continue
                if not after[GOLD]:
                    if after[CHIPS] < 2:
                        return None
                    lacks.append(GOLD)
                    _buy(after, GOLD)
            if not after[CHIPS]:
                return None
            lacks.append(needed)
            _buy(after, needed)
        after[needed] -= number - replaced
    return after, tuple(lacks)


def _buy(goods: Goods, kind: int) -> None:
    goods[CHIPS] -= 1
    if kind in IN_GOLD:
        goods[GOLD] -= 1
    else:
        settle(goods, IN_SILVER[kind])
    goods[kind] += 1


def last_trades(goods: Goods, town: int) -> float:
    """The points that silver, goods, chips and debts come to after the last trades; points of towns are not in it."""
    return _last_trades(
        goods[SILVER],
        goods[STEEL],
        goods[FOOD],
        goods[WOOD],
        goods[GOLD],
        goods[kinds.COPPER] + goods[kinds.LIVESTOCK],
        goods[CHIPS],
        goods[kinds.DEBTS],
        bool(town & GENERAL_STORE),
        bool(town & BANK),
        fixed(town)[1],
    )


@lru_cache(maxsize=1 << 15)
def _last_trades(
    silver: int,
    steel: int,
    food: int,
    wood: int,
    gold: int,
    beasts: int,
    chips: int,
    debts: int,
    store: bool,
    bank: bool,
    per_worker: int,
) -> float:
    hired = min(food, chips) if per_worker > 1 else 0
    sales = [(steel, IN_SILVER[STEEL]), (food - hired, IN_SILVER[FOOD]), (wood, IN_SILVER[WOOD]), (beasts, 0)]
    best = _DREADFUL
    for first in (0, 1) if debts > 2 and beasts else (0,):
        order = sales[-first:] + sales[:-first]  # beasts become gold, which many debts can be returned with
        for bought in range(chips - hired + 1):
            have, left, turned = silver, chips - hired - bought, 0
            for number, price in order:
                sold = min(number, left)
                left -= sold
                have += sold * (price + store)
                turned += sold if not price else 0
            have -= bought * IN_SILVER[GOLD]
            if have < 0:
                break
            flips = left // 2 if have else 0
            sold = chips - hired - bought - left + flips
            have += flips * store + (left - 2 * flips if bank else 0)
            points = hired * per_worker + sold + 2 * (beasts - turned)
            best = max(best, points + _settled(have, gold + bought + turned, debts))
    return best


@lru_cache(maxsize=1 << 14)
def _settled(silver: int, gold: int, debts: int) -> float:
    """What gold and silver come to beside debts, as many returned as is good."""
    paid = min(debts, silver // DEBT_COSTS)
    silver -= paid * DEBT_COSTS
    debts -= paid
    with_gold = min(gold, max(0, debts - 2))
    debts -= with_gold
    return 2 * (gold - with_gold) - debts_cost(debts) + _TIE * min(silver, 50)
