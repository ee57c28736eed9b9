"""Numbers as shapes: pieces, gauges, bars of progress and of sums; and how the other players stand, in few lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from widgets.lines import EMPTY, Line, fit, text, width
from widgets.styles import StyleName, on


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


_APART = 9
"""Cells between two figures below bars at least, as far as they are not cut."""
BLOCK = "\N{FULL BLOCK}"


class Segment(NamedTuple):
    """What one source adds to a bar; a loss is below 0."""

    number: int
    style: StyleName
    letter: str = BLOCK
    """The first sign of the part, which so is known without colour; one of two cells where the part has them."""
    label: str = ""
    """What stands in it in the place of the letter where there is room."""


def bars(rows: Sequence[Sequence[Segment]], cells: int) -> list[Line]:
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


def axis(rows: Sequence[Sequence[Segment]], cells: int) -> Line:
    """The figures below such bars: zero, and as many round numbers on either side as stand well apart."""
    gained = max((_sum(parts, 1) for parts in rows), default=0)
    lost = max((_sum(parts, -1) for parts in rows), default=0)
    room = cells - bool(lost)
    left = min(room - bool(gained), max(1, round(room * lost / (gained + lost)))) if lost else 0
    step = next(n * ten for ten in (1, 10, 100, 1000) for n in (1, 2, 5) if n * ten * room >= _APART * (gained + lost))
    found: dict[int, str] = {left: "0"}
    for number in range(step, max(gained, lost) + 1, step):
        if number <= gained:
            found[left + bool(lost) + number * (room - left) // gained] = str(number)
        if number <= lost:
            found[left - number * left // lost] = f"-{number}"
    line = ""
    for place, words in sorted(found.items()):
        start = min(cells - len(words), max(0, place - len(words) // 2))
        if start >= len(line) + bool(line):
            line = line.ljust(start) + words
    return text(line, "dim")


def _sum(parts: Sequence[Segment], sign: int) -> int:
    return sum(max(0, part.number * sign) for part in parts)


def _side(parts: Sequence[Segment], sign: int, most: int, cells: int) -> Line:
    """The gains or the losses of a bar, the first part next to the line; a loss is seen, however small it is."""
    line, done, drawn = EMPTY, 0, 0
    for part in parts:
        done += max(0, part.number * sign)
        end = done * cells // max(1, most)
        if sign < 0 and part.number < 0:
            end = min(cells, max(end, drawn + 1))
        if end > drawn:
            piece = _filled(part, end - drawn)
            line = line + piece if sign > 0 else piece + line
            drawn = end
    return line


def _filled(part: Segment, cells: int) -> Line:
    """A part of a bar in so many cells, with what is written in it."""
    words = f" {part.label} " if part.label and width(text(part.label)) + 2 <= cells else part.letter
    if words == BLOCK or width(text(words)) > cells:
        return text(BLOCK * cells, part.style)
    return text(words, on(part.style)) + text(BLOCK * (cells - width(text(words))), part.style)


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
