"""Numbers as shapes: pieces in a row, a gauge of what is due, a bar of how far one has come."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.lines import EMPTY, Line, text
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
