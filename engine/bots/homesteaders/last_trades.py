"""What the last trades of Homesteaders can bring: close to the best of them, in one sum."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.homesteaders.buildings import BANK, BUILDINGS, GENERAL_STORE
from engine.homesteaders.cards import PER_WORKER
from engine.homesteaders.goods import (
    CHIPS,
    COPPER,
    DEBT_COSTS,
    DEBTS,
    FOOD,
    GOLD,
    IN_SILVER,
    LIVESTOCK,
    SILVER,
    STEEL,
    WOOD,
    Goods,
)

_DREADFUL: Final = -1e9
_TIE: Final = 0.01
"""What a silver that is left counts: it decides between equals alone."""


def last_trades(goods: Goods, town: int) -> float:
    """The points that silver, goods, chips and debts come to after the last trades; points of towns are not in it."""
    return _last_trades(
        goods[SILVER],
        goods[STEEL],
        goods[FOOD],
        goods[WOOD],
        goods[GOLD],
        goods[COPPER] + goods[LIVESTOCK],
        goods[CHIPS],
        goods[DEBTS],
        bool(town & GENERAL_STORE),
        bool(town & BANK),
        _per_worker(town),
    )


@lru_cache(maxsize=4096)
def _per_worker(town: int) -> int:
    return sum(card.bonus.count(PER_WORKER) for kind, card in enumerate(BUILDINGS) if town >> kind & 1)


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
    return 2 * (gold - with_gold) - debts * (debts + 1) / 2 + _TIE * min(silver, 50)
