"""The weights by which an evaluator values positions of Homesteaders: plain data, in points at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.homesteaders.goods import CHIPS, COPPER, FOOD, GOLD, LIVESTOCK, SILVER, STEEL, WOOD

PRICED: Final = (SILVER, WOOD, FOOD, STEEL, GOLD, COPPER, LIVESTOCK, CHIPS)
"""The kinds of good that have a price, in the order of the two price lists."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How much is thought of what is not yet in the score."""

    early: tuple[float, ...]
    """What one of each priced kind is worth while there is much to be built."""
    late: tuple[float, ...]
    """The same before the last trades."""
    fading: float
    """The prices go from the first to the second list in so many incomes."""
    sight: int
    """No more incomes than this are looked ahead."""
    lasting: float
    """What an income counts against the one before it: 1 where all count alike."""
    spare: float
    """How much of its price something is worth that is more than can be used."""
    growing: float
    """What a bonus still grows with each income to come."""
    idle: float
    """A worker without a slot, for each income to come."""
    forge: float
    """The Forge, for each auction to come; the next ones are other abilities."""
    store: float
    market: float
    bank: float
    port: float
    lawyer: float
    rail: float
    """A space of the rail track, for each auction to come."""
    debt: float
    """What a debt costs beyond what is lost by it at the end, while there is much to be built."""
    passing: float
    """How much of what passing brings is believed in."""
    winning: float
    """How much of what an auction brings is believed in."""
    second: float
    """The second building of the Train Station."""


PLAIN: Final = Weights(
    early=(0.55, 1.1, 1.5, 2.0, 2.9, 3.1, 3.1, 1.3),
    late=(0.3, 0.4, 0.6, 0.7, 2.1, 2.2, 2.2, 0.7),
    fading=8.0,
    sight=11,
    lasting=0.8,
    spare=0.4,
    growing=0.12,
    idle=0.2,
    forge=0.4,
    store=0.2,
    market=0.1,
    bank=0.1,
    port=0.1,
    lawyer=0.2,
    rail=0.1,
    debt=0.3,
    passing=1.0,
    winning=1.0,
    second=3.0,
)
"""What all go by, newcomers looking but one income ahead: figures set by hand."""
