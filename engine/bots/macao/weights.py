"""What a computer player of Macao holds to be worth how much, in points at the end."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """The figures of an evaluator."""

    cube: float = 0.55
    """A cube of a coming round for which there is no better use."""
    spare: float = 0.2
    """Each one of a round beyond the first few of them."""
    enough: float = 5.5
    """So many are the first few."""
    quarter: float = 3.0
    """A quarter that can be paid in a coming round, above the worth of its cubes."""
    hoped: float = 0.33
    """How many cubes of value 1, 2, and so on one comes to in each choice of dice."""
    second: float = 0.9
    """A quarter outside the largest area, while there is time to join them."""
    growth: float = 0.12
    """A free quarter beside one's own, while there is time."""
    step: float = 0.45
    """A step of the ship that is still to be made."""
    pace: float = 2.2
    """The steps that a ship makes in a round without cards."""
    kept: float = 0.8
    """How much of a delivery to come is counted."""
    first: float = 0.2
    """Being before somebody on the wall, for each round to come."""
    margin: float = 0.05
    """Each space on the wall before somebody, up to three, for each round to come."""
    empty: float = 1.2
    """How dark a round to come without cubes is seen."""
    cards: float = 1.0
    """How much of what cards bring is believed in."""
    luck: float = 0.85
    """How much of the chance of finding a colour that a card lacks is believed in."""
    purse: float = 1.1
    """How much of what gold may buy is believed in."""


SOUND: Final = Weights()
"""Tuned by games alone and against each other."""

SHORT_SIGHTED: Final = Weights(cards=0.4, quarter=1.0, hoped=0.0, luck=0.0, purse=0.6, second=0.0, kept=0.5)
"""Those of beginners, who see little of what is to come."""
