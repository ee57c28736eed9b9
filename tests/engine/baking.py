"""A visit that asks for a fee, for an amount and for energy: the Bakehouse, whose figures are read from its card."""

from __future__ import annotations

from typing import Final

from engine import Game
from engine.le_havre.exchanges import Conversion
from engine.le_havre.standard_buildings import bakehouse
from tests.engine.helpers import food_of, visiting

FEE: Final = food_of("bakehouse")
"""What the visit costs, in food: a fish is 1."""
PAID: Final = f"fee {FEE} fish"
ASKED: Final = f"Entry fee of the Bakehouse, {FEE} food"


def energy(loaves: int) -> int:
    """What it takes to bake so many loaves: a wood is 1."""
    assert isinstance(bakehouse.does, Conversion)
    return bakehouse.does.energy_for(loaves)


def baked(loaves: int) -> str:
    """The line of a visit that is paid with fish and wood."""
    return f"enter bakehouse: {PAID}; grain {loaves}; energy {energy(loaves)} wood"


def free_to_bake(**laid: object) -> Game:
    """Red may choose how to pay, how much to bake and what to burn."""
    return visiting("bakehouse", "9 fish, 2 francs, 5 grain, 5 wood, 2 coal", **laid)


def bound_to_bake() -> Game:
    """Red may choose how much to bake, of 3 grain at most: fee and energy can be paid in one way only."""
    return visiting("bakehouse", "1 meat, 3 grain, 9 wood")
