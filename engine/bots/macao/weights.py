"""What a computer player of Macao holds to be worth how much, in points at the end."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.numbers import entry


class Weights(NamedTuple):
    """The figures of an evaluator."""

    cube: float
    """A cube of a coming round for which there is no better use."""
    spare: float
    """Each one of a round beyond the first few of them."""
    enough: float
    """So many are the first few."""
    quarter: float
    """A quarter that can be paid in a coming round, above the worth of its cubes."""
    hoped: float
    """How many cubes of value 1, 2, and so on one comes to in each choice of dice."""
    second: float
    """A quarter outside the largest area, while there is time to join them."""
    growth: float
    """A free quarter beside one's own, while there is time."""
    step: float
    """A step of the ship that is still to be made."""
    pace: float
    """The steps that a ship makes in a round without cards."""
    kept: float
    """How much of a delivery to come is counted."""
    first: float
    """Being before somebody on the wall, for each round to come."""
    margin: float
    """Each space on the wall before somebody, up to three, for each round to come."""
    empty: float
    """How dark a round to come without cubes is seen."""
    cards: float
    """How much of what cards bring is believed in."""
    luck: float
    """How much of the chance of finding a colour that a card lacks is believed in."""
    purse: float
    """How much of what gold may buy is believed in."""


@cache
def weights(name: str) -> Weights:
    """Those that are `sound`, tuned by games alone and against each other, or `short-sighted`: those of beginners.

    Beginners see little of what is to come. The numbers stand in `weights.json`.
    """
    return Weights(**entry(__package__, "weights", name))
