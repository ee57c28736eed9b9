"""The weights by which an evaluator values positions of Homesteaders: plain data, in points at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.bots.numbers import entry
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


@cache
def plain() -> Weights:
    """What all go by, newcomers looking but one income ahead: figures set by hand, in `weights.json`."""
    found = entry(__package__, "weights", "plain")
    return Weights(**found | {name: tuple(found[name]) for name in ("early", "late")})
