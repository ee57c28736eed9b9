"""Which ships a seat could build at a Wharf now, found fast."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.goods import BRICK, CHARCOAL, COAL, COKE, WOOD
from engine.le_havre.ships import ENERGY_OF_BUILDING, KINDS, SHIPS
from engine.le_havre.state import Havre

WHARFS: Final = (CARD_INDEX["wharf-1"], CARD_INDEX["wharf-2"])
"""The cards at which ships are built."""

_COSTS = tuple((kind, form.cost) for kind, form in enumerate(KINDS))


def launch_now(position: Havre, goods: list[int]) -> Iterator[tuple[int, int, list[int]]]:
    """For each kind of ship that could be built: its value, the food that it gives a round, and the goods left.

    Iron ships are built of iron alone; that a Wharf must be modern is taken care of by a brick. A charcoal, a coal or a
    coke gives the energy for a ship by itself.
    """
    harbour = position.harbour
    for kind, (material, number) in _COSTS:
        if goods[material] >= number and harbour[kind]:
            yield from _launched(position, goods, kind, material, number)


def launchable(position: Havre, goods: list[int]) -> Iterator[tuple[int, int]]:
    """The kinds of ship that could be built, each with the value of the ship."""
    for kind, (material, number) in _COSTS:
        if goods[material] >= number and position.harbour[kind]:
            for value, _feeds, _left in _launched(position, goods, kind, material, number):
                yield kind, value


def _launched(
    position: Havre, goods: list[int], kind: int, material: int, number: int
) -> Iterator[tuple[int, int, list[int]]]:
    left = goods[:]
    left[material] -= number
    if KINDS[kind].needs_modern_wharf and not position.modern:
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
