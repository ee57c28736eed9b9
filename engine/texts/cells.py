"""How text fills the cells of a terminal: measured, broken into lines, put below one another; the one way of all."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache

from engine.texts.widths import NONE, WIDE


@lru_cache(8192)
def cells(text: str) -> int:
    """How many cells of a terminal the text fills."""
    if text.isascii() and text.isprintable():
        return len(text)
    return sum(map(_cells, text))


@lru_cache(4096)
def _cells(sign: str) -> int:
    number = ord(sign)
    starts, ends, widths = _runs()
    place = bisect_right(starts, number) - 1
    return widths[place] if place >= 0 and number <= ends[place] else 1


@cache
def _runs() -> tuple[list[int], list[int], list[int]]:
    """Where the runs of characters begin and end that are not one cell wide, and how wide they are."""
    runs: list[tuple[int, int, int]] = []
    for words, width in ((NONE, 0), (WIDE, 2)):
        end = 0
        for word in words.split():
            step, _plus, more = word.partition("+")
            start = end + int(step, 16)
            end = start + int(more or "0", 16)
            runs.append((start, end, width))
    runs.sort()
    return [run[0] for run in runs], [run[1] for run in runs], [run[2] for run in runs]


def wrapped(words: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """Text broken at spaces into lines of at most `width` cells; line ends in the text are kept.

    The first line begins with `first`, the others with `rest`; a word longer than a line is broken.
    """
    lines: list[str] = []
    for paragraph in words.split("\n"):
        margin = rest if lines else first
        line = ""
        for word in paragraph.split():
            left = word
            while left:
                longer = f"{line} {left}" if line else left
                if cells(margin + longer) <= width:
                    line, left = longer, ""
                    continue
                if not line:
                    line = _fitting(left, width - cells(margin))
                    left = left[len(line) :]
                lines.append(margin + line)
                margin, line = rest, ""
        if line or not paragraph.strip():
            lines.append(margin + line)
    return lines


def _fitting(words: str, width: int) -> str:
    """As much of a word as fits, but at least one sign."""
    size = 1
    while size < len(words) and cells(words[: size + 1]) <= width:
        size += 1
    return words[:size]


Rows = Sequence[Sequence[str]]


def aligned(
    rows: Rows, *, right: Collection[int] = (), between: str = "  ", measured: Iterable[Sequence[str]] | None = None
) -> list[str]:
    """The rows as lines, their cells one below the other.

    Args:
        rows: what stands in the cells; the last cell of a row takes what room there is.
        right: the columns whose cells stand at the right.
        between: what parts two columns.
        measured: rows to find the widths of the columns by, if others than these.
    """
    widths: dict[int, int] = {}
    for row in rows if measured is None else measured:
        for place, cell in enumerate(row):
            if place < len(row) - 1 or place in right:
                widths[place] = max(widths.get(place, 0), cells(cell))
    return [
        between.join(_padded(cell, widths.get(place, 0), place in right) for place, cell in enumerate(row)).rstrip()
        for row in rows
    ]


def _padded(cell: str, width: int, to_the_right: bool) -> str:
    room = " " * (width - cells(cell))
    return room + cell if to_the_right else cell + room
