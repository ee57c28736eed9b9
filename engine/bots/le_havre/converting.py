"""The buildings that turn goods over, as far as it pays to look forward to a visit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.goods import (
    BREAD,
    BRICK,
    CATTLE,
    CLAY,
    COAL,
    COKE,
    FISH,
    GOODS,
    GRAIN,
    HIDES,
    IRON,
    LEATHER,
    MEAT,
    SMOKED_FISH,
    STEEL,
)


@dataclass(frozen=True, slots=True)
class Converting:
    """Up to `most` of a good become another; for each one so much energy is paid and so many francs are received.

    `food` is how much more food one gives then; half a hide a head of cattle counts as francs.
    """

    card: int
    good: int
    into: int
    most: int
    energy: float
    francs: float
    food: int


def _converting(name: str, good: int, into: int, *, most: int = 99, energy: float = 0, francs: float = 0) -> Converting:
    return Converting(CARD_INDEX[name], good, into, most, energy, francs, GOODS[into].food - GOODS[good].food)


CONVERTING: Final = (
    _converting("cokery", COAL, COKE, francs=1),
    _converting("steel-mill", IRON, STEEL, energy=5),
    _converting("tannery", HIDES, LEATHER, most=4, francs=1),
    _converting("brickworks", CLAY, BRICK, energy=0.5, francs=0.5),
    _converting("abattoir", CATTLE, MEAT, francs=0.75),
    _converting("bakehouse", GRAIN, BREAD, energy=0.5, francs=0.5),
    _converting("smokehouse", FISH, SMOKED_FISH, most=6, francs=0.5),
)
