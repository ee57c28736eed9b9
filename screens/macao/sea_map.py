"""Where the spaces of the route stand on the page of the sea."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.macao.sea import SPACE

TOP, CROSS, BOTTOM = 1, 5, 7
"""The lines of the southern lane, of the links, of the northern lane."""


class Chart(NamedTuple):
    """The column of each space, and how many cells the name of a port has."""

    columns: Mapping[int, int]
    name: int
    cells: int


def _spaces(names: str) -> tuple[int, ...]:
    return tuple(SPACE[name] for name in names.split())


LANES: Final[Mapping[int, Sequence[int]]] = {
    TOP: _spaces("start s01 s03 lisbon s05 barcelona s06 marseille s07 genoa"),
    CROSS: _spaces("s11 s12 s13 s14"),
    BOTTOM: _spaces("s02 s04 london s08 antwerp s09 amsterdam s10 hamburg"),
}
"""The spaces of each line, from the west."""
LINKS: Final = dict(zip(LANES[CROSS], _spaces("lisbon barcelona marseille genoa"), strict=True))
"""The spaces of the links, each with the port below which it stands."""


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
