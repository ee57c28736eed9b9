"""Numbers as columns: one after another, each in its colour, and how many of them lie where."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.lines import EMPTY, Line, fit, text, width
from widgets.styles import StyleName

_BLOCKS = " ▁▂▃▄▅▆▇█"
_EIGHTHS = len(_BLOCKS) - 1


def columns(
    values: Sequence[int],
    styles: Sequence[StyleName],
    rows: int,
    *,
    wide: int = 1,
    low: int | None = None,
    high: int = 0,
) -> list[Line]:
    """A column of so many cells for each value, in its style, in so many rows.

    `low` stands at the foot, which is the lowest value where nobody says; `high` at the top, if no value is higher.
    What lies lowest is seen, too.
    """
    if not values:
        return [EMPTY] * rows
    foot = min(values) if low is None else low
    span = max(1, max(high, *values) - foot)
    heights = [max(1, round((value - foot) * rows * _EIGHTHS / span)) for value in values]
    lines = []
    for row in reversed(range(rows)):
        line: Line = EMPTY
        for height, style in zip(heights, styles, strict=True):
            line += text(_BLOCKS[min(_EIGHTHS, max(0, height - row * _EIGHTHS))] * wide, style)
        lines.append(joined(line))
    return lines


def histogram(values: Sequence[int], mine: int, cells: int, rows: int, called: str) -> list[Line]:
    """How many of the values lie where, and one's own among them; the line below says from where to where they go.

    Three rows more than `rows`: one above for whose mark it is, the line, and its figures.
    """
    every = [*values, mine]
    low, high = min(every), max(every)
    bins = max(1, min(cells // 3, high - low + 1, 14))
    step = -(-(high - low + 1) // bins)
    counts, own = [0] * bins, min(bins - 1, (mine - low) // step)
    for value in every:
        counts[min(bins - 1, (value - low) // step)] += 1
    wide = cells // bins
    most = max(counts)
    heights = [-(-count * rows * 2 // most) if count else 0 for count in counts]
    lines = []
    for row in reversed(range(rows)):
        line: Line = EMPTY
        for place, height in enumerate(heights):
            left = height - row * 2
            sign = "█" if left >= 2 else "▄" if left == 1 else " "
            line += fit(text(sign * (wide - 1), "mark" if place == own else "dim"), wide)
        lines.append(joined(line))
    label = text(called, "mark")
    start = max(0, min(own * wide + wide // 2 - width(label) // 2, cells - width(label)))
    marked = fit(EMPTY, start) + label if start else label
    figures = fit(text(low, "dim"), bins * wide - len(str(high))) + text(high, "dim")
    return [marked, *lines, text("─" * (bins * wide), "rule"), figures]


def joined(line: Line) -> Line:
    """The line with pieces of one style one after another as one piece."""
    found: list[tuple[str, StyleName]] = []
    for piece in line:
        style = piece.style if piece.text.strip() else ""
        if found and (style in ("", found[-1][1]) or not found[-1][1]):
            words, before = found[-1]
            found[-1] = words + piece.text, before or style
        else:
            found.append((piece.text, style))
    return tuple(part for words, style in found for part in text(words, style or "plain"))


def times_below(times: Sequence[str], wide: int) -> Line:
    """What columns of so many cells stand for, below them, equally far apart: as much as has room, the last always."""
    room, last = wide * len(times), text(times[-1], "dim")
    longest = max(map(width, map(text, times[:-1])), default=0)
    line = EMPTY
    for place in range(0, len(times) - 1, -(-(longest + 1) // wide)):
        words = text(times[place], "dim")
        if place * wide + width(words) + 1 <= room - width(last):
            line = fit(line, place * wide) + words if place else words
    return fit(line, max(0, room - width(last))) + last
