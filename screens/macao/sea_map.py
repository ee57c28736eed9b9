"""Where the spaces of the route stand on the page of the sea."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

TOP, CROSS, BOTTOM = 1, 5, 7
"""The lines of the southern lane, of the links, of the northern lane."""


class Chart(NamedTuple):
    """The column of each space, and how many cells the name of a port has."""

    columns: Mapping[str, int]
    name: int
    cells: int


_ROWS: Final = {
    TOP: ("start", "s01", "s03", "lisbon", "s05", "barcelona", "s06", "marseille", "s07", "genoa"),
    BOTTOM: ("", "s02", "s04", "london", "s08", "antwerp", "s09", "amsterdam", "s10", "hamburg"),
}
LINKS: Final = (("s11", "lisbon"), ("s12", "barcelona"), ("s13", "marseille"), ("s14", "genoa"))
"""The spaces of the links, each below the port to which it leads."""


def _chart(columns: tuple[int, ...], name: int, cells: int) -> Chart:
    found = {space: column for row in _ROWS.values() for space, column in zip(row, columns, strict=True) if space}
    found |= {space: found[port] + 1 for space, port in LINKS}
    return Chart(found, name, cells)


WIDE: Final = _chart((1, 4, 7, 10, 18, 21, 31, 33, 43, 45), 9, 54)
NARROW: Final = _chart((0, 2, 5, 8, 15, 17, 23, 25, 31, 33), 6, 38)


def row_of(space: str) -> int:
    """The line of a space."""
    return next((row for row, spaces in _ROWS.items() if space in spaces), CROSS)


def lane(row: int) -> tuple[str, ...]:
    """The spaces of a lane, from the west."""
    return tuple(space for space in _ROWS[row] if space)


def beside(space: str, by: int) -> str:
    """The space to the left or right on the same line."""
    spaces = _on(row_of(space))
    return spaces[max(0, min(len(spaces) - 1, spaces.index(space) + by))]


def above(space: str, by: int) -> str:
    """The nearest space on the line above or below; past the links where none is near."""
    here, place = WIDE.columns[space], _LINES.index(row_of(space)) + by
    while 0 <= place < len(_LINES):
        nearest = min(_on(_LINES[place]), key=lambda one: abs(WIDE.columns[one] - here))
        if _LINES[place] != CROSS or abs(WIDE.columns[nearest] - here) <= _NEAR:
            return nearest
        place += by
    return space


_LINES: Final = (TOP, CROSS, BOTTOM)
_NEAR: Final = 5
"""Columns within which a link is near."""


def _on(row: int) -> tuple[str, ...]:
    return tuple(link for link, _port in LINKS) if row == CROSS else lane(row)
