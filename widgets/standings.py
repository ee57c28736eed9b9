"""How the other players stand, in as few lines as there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from widgets.lines import EMPTY, Line, fit, text, width
from widgets.styles import StyleName

LEADER = "▸"
"""Stands before the one who leads."""
_POINTS = 4
"""Cells of the points, with a blank before them."""
BEFORE_PLACE = 1 + _POINTS + 2
"""Cells of a line before the place where somebody is, beside those of name and note."""


class Standing(NamedTuple):
    """Where a player stands."""

    name: str
    style: StyleName
    points: int
    """What the title counts towards its end."""
    note: Line = EMPTY
    """What presses, in few cells."""
    place: Line = EMPTY
    """Where the player is on the board."""
    leads: bool = False
    """Whether nobody has more points."""


def standings(entries: Sequence[Standing], cells: int, rows: int) -> list[Line]:
    """A line for each, or two to a line where there are more of them than rows: then without their places."""
    if len(entries) <= rows:
        names = min(10, max((width(text(one.name)) for one in entries), default=0))
        notes = max((width(one.note) for one in entries), default=0)
        points = max(_POINTS, *(1 + width(text(one.points)) for one in entries)) if entries else _POINTS
        return [fit(_short(one, names, points, notes) + text(" ") + one.place, cells) for one in entries]
    half = cells // 2
    lines = []
    for place in range(0, len(entries), 2):
        pair = [fit(_shortest(one, half), half) for one in entries[place : place + 2]]
        lines.append(fit(tuple(piece for line in pair for piece in line), cells))
    return lines[:rows]


def leading(points: Sequence[int]) -> Sequence[bool]:
    """Who leads, where not all have the same."""
    return [number == max(points) > min(points) for number in points]


def _short(one: Standing, names: int, points: int, notes: int) -> Line:
    return (
        text(LEADER if one.leads else " ", "mark")
        + fit(text(one.name, one.style), names)
        + fit(text(one.points, "figure"), points, "right")
        + (text(" ") + fit(one.note, notes) if notes else EMPTY)
    )


def _shortest(one: Standing, cells: int) -> Line:
    """As much as fits in half a line: a name loses its end, a figure never."""
    points = text(LEADER if one.leads else " ", "mark") + text(one.points, "figure")
    points += one.note if width(one.note) > 1 else EMPTY
    return fit(text(" "), 1) + fit(text(one.name, one.style), cells - 2 - width(points), more="") + points
