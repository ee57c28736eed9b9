"""Where the spaces of the route stand on the page of the sea."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.macao.sea import ROUTES

TOP, CROSS, BOTTOM = 1, 5, 7
"""The lines of the southern lane, of the links, of the northern lane."""


class Chart(NamedTuple):
    """The column of each space, and how many cells the name of a port has."""

    columns: Mapping[int, int]
    name: int
    cells: int


_SOUTH, (_START, *_NORTH), *_LINKS = ROUTES
LINKS: Final = {space: port for port, space, _other_port in _LINKS}
"""The spaces of the links, each with the port below which it stands."""
LANES: Final[Mapping[int, Sequence[int]]] = {TOP: _SOUTH, CROSS: tuple(LINKS), BOTTOM: _NORTH}
"""The spaces of each line, from the west."""


def _chart(columns: tuple[int, ...], name: int, cells: int) -> Chart:
    found = dict(zip(LANES[TOP], columns, strict=True)) | dict(zip(LANES[BOTTOM], columns[1:], strict=True))
    found |= {space: found[port] + 1 for space, port in LINKS.items()}
    return Chart(found, name, cells)


WIDE: Final = _chart((1, 4, 7, 10, 18, 21, 31, 33, 43, 45), 9, 54)
NARROW: Final = _chart((0, 2, 5, 8, 15, 17, 23, 25, 31, 33), 6, 38)

_NEAR: Final = 5
"""Columns within which a link is near."""


def row_of(space: int) -> int:
    """The line of a space."""
    return next(row for row, spaces in LANES.items() if space in spaces)


def beside(space: int, by: int) -> int:
    """The space to the left or right on the same line."""
    spaces = LANES[row_of(space)]
    return spaces[max(0, min(len(spaces) - 1, spaces.index(space) + by))]


def above(space: int, by: int) -> int:
    """The nearest space on the line above or below; past the links where none is near."""
    lines = list(LANES)
    here, place = WIDE.columns[space], lines.index(row_of(space)) + by
    while 0 <= place < len(lines):
        nearest = min(LANES[lines[place]], key=lambda one: abs(WIDE.columns[one] - here))
        if lines[place] != CROSS or abs(WIDE.columns[nearest] - here) <= _NEAR:
            return nearest
        place += by
    return space
