"""Sums drawn as bars on one scale: what was gained right of a common zero line, what was lost left of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from widgets.lines import EMPTY, Line, fit, text
from widgets.styles import StyleName

BLOCK = "\N{FULL BLOCK}"


class Part(NamedTuple):
    """What one source adds to a bar; a loss is below 0."""

    number: int
    style: StyleName
    letter: str = BLOCK
    """The first cell of the part, which so is known without colour."""


def bars(rows: Sequence[Sequence[Part]], cells: int) -> list[Line]:
    """A bar of at most so many cells for each row of parts; the line at zero is drawn where anything was lost."""
    gained = max((_sum(parts, 1) for parts in rows), default=0)
    lost = max((_sum(parts, -1) for parts in rows), default=0)
    if not lost:
        return [_side(parts, 1, gained, cells) for parts in rows]
    room = cells - 1
    left = min(room - bool(gained), max(1, round(room * lost / (gained + lost))))
    lines = []
    for parts in rows:
        minus = _side(parts, -1, lost, left)
        lines.append(fit(minus, left, "right") + text("│", "rule") + _side(parts, 1, gained, room - left))
    return lines


def _sum(parts: Sequence[Part], sign: int) -> int:
    return sum(max(0, part.number * sign) for part in parts)


def _side(parts: Sequence[Part], sign: int, most: int, cells: int) -> Line:
    """The gains or the losses of a bar, the first part next to the line; a loss is seen, however small it is."""
    line, done, drawn = EMPTY, 0, 0
    for part in parts:
        done += max(0, part.number * sign)
        end = done * cells // max(1, most)
        if sign < 0 and part.number < 0:
            end = min(cells, max(end, drawn + 1))
        if end > drawn:
            piece = text(part.letter + BLOCK * (end - drawn - 1), part.style)
            line = line + piece if sign > 0 else piece + line
            drawn = end
    return line
