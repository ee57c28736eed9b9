"""Where the spaces of the route stand on the page of the sea, and how the cursor goes along them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.macao.sea import ROUTES, port_at
from engine.texts.cells import cells as cell_len
from screens.macao import words

_SOUTH, (_START, *_NORTH), *_LINKS = ROUTES
LINKS: Final = {space: port for port, space, _other_port in _LINKS}
"""The spaces of the links, each with the port above which it stands."""
SOUTH, CROSS, NORTH = 0, 1, 2
"""The lines on which the cursor goes: the southern lane, the links, the northern lane."""
LANES: Final[Mapping[int, Sequence[int]]] = {SOUTH: _SOUTH, CROSS: tuple(LINKS), NORTH: _NORTH}
"""The spaces of each line, from the west."""
LEAST: Final = 54
"""Cells that the route takes at least."""
_ORDER: Final = (4, 6, 8, 2, 1, 3, 5, 7, 0, 9)
"""In which order the gaps of a lane grow; each is before the space of that place, the last one at the end."""


class Chart(NamedTuple):
    """Where everything stands in so many cells: the column of each space, the cells of the ports of each space."""

    columns: Mapping[int, int]
    sizes: Mapping[int, int]
    cells: int


def chart(cells: int) -> Chart:
    """The route in so many cells, those of the names apart shared by what lies between spaces."""
    return _chart(
        cells, *(max(cell_len(words.space_name(space)) for space in pair) for pair in zip(*_ports(), strict=True))
    )


@lru_cache(8)
def _chart(cells: int, *wide: int) -> Chart:
    names = list(wide)
    room = cells - 1 - sum(names) - len(names) - (len(_SOUTH) - len(names))
    pad = 1 if room >= 3 * len(_SOUTH) else 0
    gaps = [1] * len(_SOUTH)
    left = room - sum(gaps) - pad * len(names)
    for step in range(max(0, left)):
        gaps[_ORDER[step % len(_ORDER)]] += 1
    columns, sizes, at = {_SOUTH[0]: 1}, {}, 2
    for place, (south, north) in enumerate(zip(_SOUTH[1:], _NORTH, strict=True)):
        at += gaps[place]
        columns[south] = columns[north] = at
        size = 1
        if port_at(south) is not None:
            size = 1 + names.pop(0) + pad
            sizes[south] = sizes[north] = size
        at += size
    columns |= {link: columns[port] + sizes[port] // 2 for link, port in LINKS.items()}
    return Chart(columns, sizes, cells)


def _ports() -> tuple[list[int], list[int]]:
    """The ports of both lanes, from the west."""
    south, north = ([space for space in lane if port_at(space) is not None] for lane in (_SOUTH, _NORTH))
    return south, north


_NEAR: Final = 8
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
    lines, columns = list(LANES), chart(LEAST).columns
    here, place = columns[space], lines.index(row_of(space)) + by
    while 0 <= place < len(lines):
        nearest = min(LANES[lines[place]], key=lambda one: abs(columns[one] - here))
        if lines[place] != CROSS or abs(columns[nearest] - here) <= _NEAR:
            return nearest
        place += by
    return space


class Rows(NamedTuple):
    """On which lines of the map everything stands; -1 where there is no room for it."""

    south: int
    cross: int
    north: int
    height: int

    @property
    def links(self) -> Sequence[int]:
        """The lines on which the links are drawn."""
        return [row for row in range(self.south + 1, self.north) if row != self.cross]


_LOWEST: Final = 7
"""Lines of a map without waves: what each lane pays and takes, the lanes, the links between them."""


def rows(height: int) -> Rows:
    """The map in so many lines at most: first its links grow longer, then there are waves around it."""
    spare = max(0, height - _LOWEST)
    links = 1 if spare >= 2 else 0
    waves = 1 if spare >= 4 else 0
    longer = 1 if spare >= 6 else 0
    south = waves + 2
    cross = south + 1 + links + longer
    north = cross + 1 + links + longer
    return Rows(south, cross, north, north + 3 + waves)


_CARGO: Final = 4
"""Lines of the cargo, where everybody has one."""
_HIGH: Final = 40
"""Lines from which on all of the sea has room."""


def most(height: int, *, is_low: bool = False) -> int:
    """How many of so many lines, which it shares with another page, the page takes at its best.

    Where there are few lines it is low if it is to be.
    """
    return 1 + (13 if height >= _HIGH else _LOWEST if is_low else 9) + _CARGO
