"""The city: thirty quarters, what each costs, which lie side by side, and the areas of somebody's markers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.macao.colours import BLACK, BLUE, GRAY, GREEN, RED, VIOLET, Cubes, counted, marks
from engine.texts import Text, message

ROWS: Final = 6
COLUMNS: Final = 5


@dataclass(frozen=True, slots=True)
class Quarter:
    """A quarter: rows count from the north, columns from the wall in the west, both from 1."""

    name: str
    row: int
    column: int
    cost: tuple[int, ...]
    dark: bool

    @property
    def shown(self) -> Text:
        """Its name for the player."""
        return message("Quarter {n}", n=int(self.name[1:]))

    @property
    def cubes(self) -> Cubes:
        """Its cost as a set of cubes."""
        return counted(self.cost)


_PLAN: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((GREEN,), (BLUE, GREEN, GRAY), (RED, BLACK), (BLUE, GRAY), (RED, GREEN)),
    ((RED, BLUE, VIOLET), (BLUE,), (GREEN, GRAY), (BLUE, VIOLET), (BLUE, BLACK)),
    ((RED,), (GREEN, BLACK), (RED, BLUE, GREEN), (RED, VIOLET), (GRAY, VIOLET)),
    ((RED, GRAY, VIOLET), (BLACK, GRAY), (VIOLET,), (BLACK, GRAY), (BLUE, GREEN)),
    ((BLACK, VIOLET), (BLACK,), (GREEN, VIOLET), (BLUE, GREEN, VIOLET), (RED, GRAY)),
    ((GRAY,), (RED, GREEN, GRAY), (BLACK, BLACK), (RED, BLUE), (BLACK, VIOLET)),
)
"""The cost of each quarter, row by row."""
_DARK: Final = frozenset({(1, 3), (2, 5), (3, 2), (4, 4), (5, 1), (6, 3)})
"""The row and column of the quarters with a joker tile."""

QUARTERS: Final = tuple(
    Quarter(f"q{COLUMNS * (row - 1) + column:02}", row, column, cost, (row, column) in _DARK)
    for row, costs in enumerate(_PLAN, 1)
    for column, cost in enumerate(costs, 1)
)
QUARTER: Final = {quarter.name: number for number, quarter in enumerate(QUARTERS)}
EVERYWHERE: Final = (1 << len(QUARTERS)) - 1
"""Positions know the quarters of a seat as the sum of 1 << number."""
DARK: Final = sum(1 << number for number, quarter in enumerate(QUARTERS) if quarter.dark)
LIGHT_QUARTERS: Final = tuple(number for number, quarter in enumerate(QUARTERS) if not quarter.dark)

_MARKS: Final = tuple(marks(quarter.cubes) for quarter in QUARTERS)
_SIZES: Final = tuple(len(quarter.cost) for quarter in QUARTERS)


def _neighbours(number: int) -> int:
    quarter = QUARTERS[number]
    return sum(
        1 << other
        for other, near in enumerate(QUARTERS)
        if abs(near.row - quarter.row) + abs(near.column - quarter.column) == 1
    )


NEIGHBOURS: Final = tuple(_neighbours(number) for number in range(len(QUARTERS)))
"""The quarters that share an edge with each."""


def quarters_of(bits: int) -> Iterator[int]:
    """The numbers of some quarters, in their order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


@lru_cache(maxsize=8192)
def payable(supply: int, total: int, less: int, any_colour: int) -> int:
    """The quarters that can be paid with a supply (as `marks`, and how many cubes in all), whoever has them.

    `less` cubes of each cost need not be given, but for one; `any_colour` of the others may have any colour.
    """
    found = 0
    for number, cost in enumerate(_MARKS):
        saved = min(less, _SIZES[number] - 1)
        missing = (cost & ~supply).bit_count()
        if missing - saved <= any_colour and total >= _SIZES[number] - saved:
            found |= 1 << number
    return found


def area_of(bits: int, number: int) -> int:
    """Those of some quarters that are connected with one of them, it included."""
    area, edge = 0, 1 << number
    while edge:
        area |= edge
        near = 0
        for one in quarters_of(edge):
            near |= NEIGHBOURS[one]
        edge = near & bits & ~area
    return area


@lru_cache(maxsize=8192)
def areas(bits: int) -> tuple[int, ...]:
    """The sizes of the connected areas of some quarters, the largest first."""
    found = []
    while bits:
        area = area_of(bits, (bits & -bits).bit_length() - 1)
        bits &= ~area
        found.append(area.bit_count())
    return tuple(sorted(found, reverse=True))
