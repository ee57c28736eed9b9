"""A number in large digits: three rows high, of full and of half blocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from widgets.lines import Line, text
from widgets.styles import StyleName

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
