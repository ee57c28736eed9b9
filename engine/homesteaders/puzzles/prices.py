"""Prices in points at which no trade is a bargain: what somebody has is worth no more at them than it can ever bring.

Give each good a price so that no trade of the market, no debt and no payment of gold for silver brings more than it
costs, and so that nothing counts more at the end than its price. Then what somebody has, at these prices, is never less
than what trades alone can still make of it. Many sets of prices have that property; the least of what they tell is a
bound (`worths`), and a close one, for the best prices are what the goods are really worth where they can be divided.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.homesteaders.buildings import BANK, GENERAL_STORE, MARKET
from engine.homesteaders.goods import (
    CHIPS,
    COPPER,
    DEBT_COSTS,
    DEBT_GIVES,
    DEBTS,
    FOOD,
    GOLD,
    GOLD_AS_SILVER,
    IN_SILVER,
    LIVESTOCK,
    SILVER,
    STEEL,
    VP,
    VP_OF_A_SALE,
    WOOD,
)
from engine.homesteaders.scoring import fixed

POINT: Final = 120
"""Prices are whole numbers, so many for a point."""
_SILVER: Final = (0, 15, 30, 45, 48, 60)
"""What a silver may cost: no more than half a point, which a debt brings of it."""
_CHIP: Final = (60, 90, 120, 180, 240, 360, 600)
"""What a trade chip may cost beside the least that it must."""
_COUNTS: Final = 2 * POINT
"""What gold, copper and livestock count at the end."""


class Prices(NamedTuple):
    """The price of each good that is traded; those of silver to livestock have the indices of the goods."""

    goods: tuple[int, ...]
    chip: int
    debt: int
    """What is paid at most to be rid of a debt: its price is that or less, if it costs less at the end."""


@lru_cache(maxsize=64)
def prices(town: int, per_worker: int) -> tuple[Prices, ...]:
    """Sets of prices for the owner of a town whose workers count at most so many points each at the end."""
    store, market = bool(town & GENERAL_STORE), bool(town & MARKET)
    found = dict.fromkeys(_each(store, market, per_worker))
    return tuple(found)


def _each(store: bool, market: bool, per_worker: int) -> Iterator[Prices]:
    for silver in _SILVER:
        least = max(
            silver,  # the Bank
            -(-(VP_OF_A_SALE * POINT + store * silver) // 2),  # to buy something and sell it again
            _COUNTS - IN_SILVER[GOLD] * silver,
            -(-(per_worker * POINT - IN_SILVER[FOOD] * silver) // 2),  # to buy food and recruit
        )
        for chip in dict.fromkeys((least, *(one for one in _CHIP if one > least))):
            low = _low(silver, chip, store, market, per_worker)
            yield Prices(low, chip, DEBT_COSTS * silver)
            high = [silver, *(chip + IN_SILVER[kind] * silver for kind in (WOOD, FOOD, STEEL, GOLD))]
            dear = chip + high[GOLD]
            if (*high, dear, dear) != low:
                yield Prices((*high, dear, dear), chip, DEBT_COSTS * silver)


def _low(silver: int, chip: int, store: bool, market: bool, per_worker: int) -> tuple[int, ...]:
    """The lowest prices beside one for silver and one for chips: what somebody could sell must cost what it brings."""

    def sold(kind: int) -> int:
        return VP_OF_A_SALE * POINT + (IN_SILVER[kind] + store) * silver - chip

    gold = max(_COUNTS, GOLD_AS_SILVER * silver, sold(GOLD))
    beast = max(_COUNTS, gold + VP_OF_A_SALE * POINT + store * silver - chip)
    steel = max(0, sold(STEEL))
    food = max(0, sold(FOOD), per_worker * POINT - chip, steel - chip if market else 0)
    wood = max(0, sold(WOOD), food - chip if market else 0)
    return silver, wood, food, steel, gold, beast, beast


def worth(at: Prices, goods: Sequence[int]) -> int:
    """What silver, resources, chips, debts and points come to at some prices."""
    price = at.goods
    debts, dear = goods[DEBTS], at.debt // POINT
    costs = POINT * (debts * (debts + 1) // 2) if debts <= dear else POINT * (dear * (dear + 1) // 2)
    if debts > dear:
        costs += at.debt * (debts - dear)
    return (
        POINT * goods[VP]
        + price[SILVER] * goods[SILVER]
        + price[WOOD] * goods[WOOD]
        + price[FOOD] * goods[FOOD]
        + price[STEEL] * goods[STEEL]
        + price[GOLD] * goods[GOLD]
        + price[COPPER] * goods[COPPER]
        + price[LIVESTOCK] * goods[LIVESTOCK]
        + at.chip * goods[CHIPS]
        - costs
    )


def last_bound(goods: Sequence[int], town: int, workers: int) -> int:
    """The points at most that the last trades can still come to, the town with its bonuses but for workers aside."""
    per_worker = fixed(town)[1]
    least = min(worth(at, goods) for at in prices(town, per_worker))
    return least // POINT + per_worker * workers


def is_no_bargain(at: Prices, town: int, per_worker: int) -> bool:
    """Whether no trade of a town brings more than it costs at some prices, and nothing counts more than its price."""
    price, chip = at.goods, at.chip
    store = bool(town & GENERAL_STORE)
    silver, gold = price[SILVER], price[GOLD]
    bought = all(price[kind] <= chip + min(number * silver, gold) for kind, number in IN_SILVER.items())
    sold = all(
        VP_OF_A_SALE * POINT + (number + store) * silver <= chip + price[kind] for kind, number in IN_SILVER.items()
    )
    beasts = all(
        price[kind] <= chip + gold and VP_OF_A_SALE * POINT + gold + store * silver <= chip + price[kind]
        for kind in (COPPER, LIVESTOCK)
    )
    turned = not town & MARKET or (price[FOOD] <= chip + price[WOOD] and price[STEEL] <= chip + price[FOOD])
    changed = not town & BANK or silver <= chip
    money = GOLD_AS_SILVER * silver <= gold and DEBT_GIVES * silver <= min(POINT, DEBT_COSTS * silver)
    counts = min(price[GOLD], price[COPPER], price[LIVESTOCK]) >= _COUNTS and min(*price, chip) >= 0
    hired = per_worker * POINT <= chip + price[FOOD]
    return bought and sold and beasts and turned and changed and money and counts and hired
