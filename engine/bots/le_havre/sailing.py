"""What the ships of a seat could bring in now, found fast and nearly always at its best."""

from __future__ import annotations

from engine.le_havre.goods import ANY_GOOD, CHARCOAL, COAL, COKE, GOODS, WOOD
from engine.le_havre.ships import ENERGY_OF_SAILING

_BY_PRICE = tuple(sorted(ANY_GOOD, key=lambda good: -GOODS[good].ship_price))
_PRICE = tuple(good.ship_price for good in GOODS)


def cargo_now(goods: list[int], holds: int, ships: int) -> tuple[int, list[int]]:
    """The francs that a voyage with all ships brings, and the goods left after it; (0, goods) if energy is missing."""
    left = goods[:]
    due = ENERGY_OF_SAILING * ships
    while due > 0:
        if left[COKE] and (due > 4 or not (left[CHARCOAL] or left[COAL] or left[WOOD] >= due)):
            left[COKE] -= 1
            due -= 10
        elif left[WOOD] and (due < 3 or not left[CHARCOAL]):
            left[WOOD] -= 1
            due -= 1
        elif left[CHARCOAL]:
            left[CHARCOAL] -= 1
            due -= 3
        elif left[COAL]:
            left[COAL] -= 1
            due -= 3
        else:
            return 0, goods
    income = 0
    for good in _BY_PRICE:
        number = left[good]
        if number:
            number = min(number, holds)
            income += number * _PRICE[good]
            left[good] -= number
            holds -= number
            if not holds:
                break
    return income, left
