"""What voyages bring at most: ships laden with the dearest goods for which the energy is not wanted."""

from __future__ import annotations

from functools import lru_cache
from math import floor
from typing import Final

from engine.le_havre.goods import ANY_GOOD, ENERGY, FOOD, FRANCS, GOODS, energy_of
from engine.le_havre.ships import ENERGY_OF_SAILING

UNBOUND: Final = 10**6
"""More than anything comes to."""


@lru_cache(maxsize=1024)
def rooms(room: tuple[int, ...]) -> tuple[int, ...]:
    """What ships carry, the largest first; those that do not sail left out."""
    return tuple(sorted((one for one in room if one), reverse=True))


FOOD_OF: Final = {kind: GOODS[kind].food for kind in FOOD if kind != FRANCS}
_ENERGY_OF: Final = {kind: GOODS[kind].energy for kind in ENERGY}
_WEIGHTS: Final = (0.0, 0.5, 2 / 3, 1.0)
"""What a unit of energy may be worth, from the price of coke, charcoal, and coal or wood."""


@lru_cache(maxsize=1 << 16)
def cargo_of(goods: tuple[int, ...], room: tuple[int, ...], sails: int, burnt: int, spare: int, waived: int) -> int:
    """The most that voyages bring: food to spare brings its price, the rest what it brings above what it would feed.

    Energy that is burnt is not laden: whatever a unit of it is said to be worth, no less is found than there is.
    """
    energy = energy_of(list(goods)) - burnt
    laden: list[tuple[int, int, int]] = []
    for kind in ANY_GOOD:
        have, price = goods[kind], GOODS[kind].ship_price
        food = FOOD_OF.get(kind, 0)
        if have and food:
            free = min(have, -(-spare // food))
            laden.append((price, 0, free))
            laden.append((max(0, price - food), 0, have - free))
        elif have:
            laden.append((price, _ENERGY_OF.get(kind, 0), have))
    best = 0
    for ships in range(1, len(room) + 1):
        owed = max(0, ENERGY_OF_SAILING * ships - waived * sails)
        if owed > energy:
            break
        capacity = sum(room[:ships])
        found = UNBOUND
        for weight in _WEIGHTS:
            bound, loaded = _filled(laden, capacity, weight)
            bound += weight * (energy - owed)
            found = min(found, floor(bound + 1e-9))
            if not weight and energy - loaded >= owed:
                break
        best = max(best, found)
    return best


def _filled(laden: list[tuple[int, int, int]], capacity: int, weight: float) -> tuple[float, int]:
    """The most that goods bring, less the worth of their energy, and the energy among them."""
    worths = sorted(((price - weight * energy, energy, have) for price, energy, have in laden), reverse=True)
    bound, loaded = 0.0, 0
    for worth, energy, have in worths:
        if worth <= 0 or not capacity:
            break
        number = min(have, capacity)
        capacity -= number
        bound += worth * number
        loaded += energy * number
    return bound, loaded
