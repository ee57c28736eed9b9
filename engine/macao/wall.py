"""The wall: discs move forward and lie in stacks; whoever is further ahead, or higher in a stack, comes first."""

from __future__ import annotations

from typing import Final

from engine.macao.state import Colony

LAST_SPACE: Final = 15
"""The spaces count from 0; discs beyond the last one lie on it and go on counting."""


def advance(position: Colony, disc: int, spaces: int) -> None:
    """Move a disc forward, onto the top of the stack that it reaches, but under the disc that is always on top."""
    steps = position.steps
    here = steps[disc] = steps[disc] + spaces
    others = [other for other in position.wall if other != disc]
    place = 0
    while place < len(others) and steps[others[place]] > here:
        place += 1
    if place < len(others) and others[place] == position.top and steps[others[place]] == here:
        place += 1
    others.insert(place, disc)
    position.wall = tuple(others)


def stay_on_top(position: Colony, seat: int) -> None:
    """From now on the disc of a seat lies on top of its stack."""
    position.top = seat
    advance(position, seat, 0)


def space(position: Colony, disc: int) -> int:
    """The space on which a disc lies."""
    return min(position.steps[disc], LAST_SPACE)


def cost(spaces: int, each: int) -> int:
    """The cubes for a wall action: 1 for the first space and 2 for each other one, or so many for `each` if not 0."""
    return each * spaces if each else 2 * spaces - 1


def reach(cubes: int, each: int) -> int:
    """How many spaces so many cubes are enough for."""
    return cubes // each if each else (cubes + 1) // 2
