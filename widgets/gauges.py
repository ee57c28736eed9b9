"""Numbers as shapes: pieces in a row, gauges of what is due, bars of how far one has come, and of sums on one scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from widgets.lines import EMPTY, Line, fit, text
from widgets.styles import StyleName


def pieces(number: int, style: StyleName, most: int, sign: str = "■") -> Line:
    """So many pieces, `most` at most; a plus says that there are more."""
    return text(sign * min(number, most) + ("+" if number > most else ""), style)


def progress(done: int, total: int, cells: int) -> Line:
    """How much of a whole is done, as a bar of so many cells."""
    length = 0 if total <= 0 else max(int(done > 0), cells * min(done, total) // total)
    return text("━" * length, "mark") + text("─" * (cells - length), "rule")


def gauge(total: int, parts: Sequence[tuple[int, StyleName]], most: int = 12) -> Line:
    """What is due: a cell for each, `most` at most; full where it is covered, by what in its style, empty where not."""
    cells = min(total, most)
    if not cells:
        return EMPTY
    line, used, sum_of = EMPTY, 0, 0
    for number, style in parts:
        sum_of = min(total, sum_of + number)
        # What is short is seen, however little it is.
        end = cells if sum_of == total else min(cells - 1, sum_of * cells // total)
        line += text("▰" * (end - used), style)
        used = end
    return line + text("▱" * (cells - used), "short")


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
