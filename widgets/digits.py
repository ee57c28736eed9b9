"""A number in large digits, three rows high, of full and of half blocks; and a podium of those who came first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from widgets.lines import EMPTY, Line, fit, text
from widgets.styles import StyleName, on

ROWS = 3
"""Rows of a digit."""

_SIGNS: Mapping[str, Sequence[str]] = {
    "0": ("▄▄▄▄", "█  █", "█▄▄█"),
    "1": (" ▄▄ ", "  █ ", "  █ "),
    "2": ("▄▄▄▄", "▄▄▄█", "█▄▄▄"),
    "3": ("▄▄▄▄", " ▄▄█", "▄▄▄█"),
    "4": ("▄  ▄", "█▄▄█", "   █"),
    "5": ("▄▄▄▄", "█▄▄▄", "▄▄▄█"),
    "6": ("▄▄▄▄", "█▄▄▄", "█▄▄█"),
    "7": ("▄▄▄▄", "   █", "   █"),
    "8": ("▄▄▄▄", "█▄▄█", "█▄▄█"),
    "9": ("▄▄▄▄", "█▄▄█", "▄▄▄█"),
    "-": ("   ", "▄▄▄", "   "),
}


def large(number: int, style: StyleName) -> list[Line]:
    """The number in `ROWS` lines, all of them as wide as `cells_of` says."""
    parts = [_SIGNS[sign] for sign in str(number)]
    return [text(" ".join(part[row] for part in parts), style) for row in range(ROWS)]


def cells_of(number: int) -> int:
    """How many cells a large number takes."""
    return sum(len(_SIGNS[sign][0]) + 1 for sign in str(number)) - 1


PODIUM_ROWS = 10
"""Rows of a podium, the line on which it stands among them."""
_BLOCK = 18
"""Cells of a block at most."""
_BETWEEN = 3
"""Cells between two blocks at most."""
_HIGHEST = 5
"""Rows of the block of whoever is first; each further place has two rows less, and one at least."""


class Placed(NamedTuple):
    """Somebody on a podium."""

    name: str
    points: int
    place: int
    style: StyleName


def podium(entries: Sequence[Placed], cells: int) -> list[Line]:
    """Those who are there, the best first, in `PODIUM_ROWS` lines: the second left of the first, others right of it."""
    second, others = list(entries[1:2]), list(entries[2:])
    ordered = [*second, *entries[:1], *others]
    between = min(_BETWEEN, max(1, cells // 20))
    wide = min(_BLOCK, (cells - between * (len(ordered) - 1)) // max(1, len(ordered)))
    are_large = all(cells_of(one.points) <= wide for one in ordered)
    columns = [_column(one, wide, are_large=are_large) for one in ordered]
    gap = text(" " * between)
    lines = []
    for row in range(PODIUM_ROWS - 1):
        line: Line = EMPTY
        for n, column in enumerate(columns):
            line += (gap if n else EMPTY) + column[row]
        lines.append(fit(line, cells))
    return [*lines, text("─" * cells, "rule")]


def _column(one: Placed, wide: int, *, are_large: bool) -> list[Line]:
    """One of them in all rows but the last."""
    high = max(1, _HIGHEST - 2 * (one.place - 1))
    figures = large(one.points, one.style) if are_large else [EMPTY, EMPTY, text(one.points, one.style)]
    shown = [fit(line, wide, "centre") for line in (*figures, text(one.name, one.style))]
    label = text(f" {one.place} ", on(one.style))
    left = (wide - 3) // 2
    first = text("█" * left, one.style) + label + text("█" * (wide - 3 - left), one.style)
    block = [first, *([text("█" * wide, one.style)] * (high - 1))]
    blank = fit(EMPTY, wide) if wide else EMPTY
    return [*([blank] * (PODIUM_ROWS - 1 - len(shown) - high)), *shown, *block]
