"""What is owed in tokens: building material, food, energy."""

from __future__ import annotations

from functools import lru_cache

from engine.le_havre.goods import CLAY, FOOD, GOODS, INSTEAD, IRON
from engine.paying import Due, Part


@lru_cache(maxsize=1024)
def material_due(cost: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], Due]:
    """The kinds of token that can pay for a cost, and what is owed in them.

    Brick counts as clay and steel as iron; a cost in brick or steel takes nothing else.
    """
    kinds = [kind for kind, _number in cost]
    kinds += [INSTEAD[kind] for kind in (CLAY, IRON) if kind in kinds and INSTEAD[kind] not in kinds]
    parts = tuple(
        Part(tuple(int(kind == good or INSTEAD.get(good) == kind) for kind in kinds), number) for good, number in cost
    )
    return tuple(kinds), Due((parts,))


@lru_cache(maxsize=1024)
def food_due(number: int) -> Due:
    """So much food as what is owed in the kinds of `FOOD`."""
    return Due(((Part(tuple(GOODS[kind].food for kind in FOOD), number),),))


@lru_cache(maxsize=1024)
def energy_due(kinds: tuple[int, ...], number: int) -> Due:
    """So much energy as what is owed."""
    return Due(((Part(tuple(GOODS[kind].energy for kind in kinds), number),),))
