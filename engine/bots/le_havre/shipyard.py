"""Which ships a seat could build at a Wharf now, found fast."""

from __future__ import annotations

from collections.abc import Iterator

from engine.le_havre.goods import BRICK, CHARCOAL, COAL, COKE, IRON, STEEL, WOOD
from engine.le_havre.ships import ENERGY_OF_BUILDING, IRON_SHIP, KINDS, LUXURY, SHIPS, STEEL_SHIP, WOODEN
from engine.le_havre.state import Havre


def launch_now(position: Havre, goods: list[int]) -> Iterator[tuple[int, int, list[int]]]:
    """For each kind of ship that could be built: its value, the food that it gives a round, and the goods left.

    Iron ships are built of iron alone; that a Wharf must be modern is taken care of by a brick.
    """
    harbour = position.harbour
    if goods[WOOD] >= 5 and harbour[WOODEN]:
        yield from _launched(position, goods, WOODEN, WOOD, 5)
    if goods[IRON] >= 4 and harbour[IRON_SHIP]:
        yield from _launched(position, goods, IRON_SHIP, IRON, 4)
    if goods[STEEL] >= 2 and harbour[STEEL_SHIP]:
        yield from _launched(position, goods, STEEL_SHIP, STEEL, 2)
    if goods[STEEL] >= 3 and harbour[LUXURY]:
        yield from _launched(position, goods, LUXURY, STEEL, 3)


def _launched(
    position: Havre, goods: list[int], kind: int, material: int, number: int
) -> Iterator[tuple[int, int, list[int]]]:
    left = goods[:]
    left[material] -= number
    if kind != WOODEN and not position.modern:
        if not left[BRICK]:
            return
        left[BRICK] -= 1
    if left[CHARCOAL]:
        left[CHARCOAL] -= 1
    elif left[WOOD] >= ENERGY_OF_BUILDING:
        left[WOOD] -= ENERGY_OF_BUILDING
    elif left[COAL]:
        left[COAL] -= 1
    elif left[COKE]:
        left[COKE] -= 1
    else:
        return
    top = SHIPS[position.harbour[kind][-1]]
    yield top.value, KINDS[kind].food[position.terms.players - 1], left
