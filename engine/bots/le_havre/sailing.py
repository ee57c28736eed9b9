"""What the ships of a seat could bring in now, found fast and nearly always at its best."""

from __future__ import annotations

from engine.le_havre.goods import ANY_GOOD, CHARCOAL, COAL, COKE, ENERGY, GOODS, WOOD
from engine.le_havre.ships import ENERGY_OF_SAILING

_BY_PRICE = tuple(sorted(ANY_GOOD, key=lambda good: -GOODS[good].ship_price))
_PRICE = tuple(good.ship_price for good in GOODS)
_OF_WOOD, _OF_CHARCOAL, _OF_COAL, _OF_COKE = (GOODS[kind].energy for kind in ENERGY)
_WORTH_A_COKE = 4
"""For more energy than this a coke is burnt, whatever else is there."""


def cargo_now(goods: list[int], holds: int, ships: int) -> tuple[int, list[int]]:
    """The francs that a voyage with all ships brings, and the goods left after it; (0, goods) if energy is missing."""
    left = goods[:]
    due = ENERGY_OF_SAILING * ships
    while due > 0:
        if left[COKE] and (due > _WORTH_A_COKE or not (left[CHARCOAL] or left[COAL] or left[WOOD] >= due)):
            left[COKE] -= 1
            due -= _OF_COKE
        elif left[WOOD] and (due < _OF_CHARCOAL or not left[CHARCOAL]):
            left[WOOD] -= 1
            due -= _OF_WOOD
        elif left[CHARCOAL]:
            left[CHARCOAL] -= 1
            due -= _OF_CHARCOAL
        elif left[COAL]:
            left[COAL] -= 1
            due -= _OF_COAL
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
