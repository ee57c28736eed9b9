"""How text fills the cells of a terminal: measured, broken into lines, put below one another; the one way of all."""

from __future__ import annotations

import re
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


_HAN = "\u2e80-\u2fff\u3040-\u9fff\uf900-\ufaff"
_OPENS, _CLOSES = "（「『", "，。、；：？！）」』％"
_UNIT = re.compile(
    rf"[{_OPENS}]*(?:[{_HAN}]?-?\d[\d./-]*[{_HAN}]{{0,2}}|[{_HAN}]|[^{_HAN}{_OPENS}{_CLOSES}]+)?[{_CLOSES}]*", re.DOTALL
)
"""What stays on one line in Chinese: a sign with the marks around it, a number with what it counts or what it numbers
("3个木材", "第1位", "造船厂1"), a word in Latin."""


def units(word: str) -> list[str]:
    """A word as the pieces between which a line may end: all of it, or in Chinese sign by sign."""
    return [word] if word.isascii() else [unit for unit in _UNIT.findall(word) if unit]


def joint(before: str, after: str) -> str:
    """What parts two lines that become one: a blank, but nothing between two signs of Chinese."""
    return "" if cells(before[-1:]) == 2 and cells(after[:1]) == 2 else " "


def wrapped(words: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """Text broken at spaces, in Chinese between signs, into lines of at most `width` cells; line ends in it are kept.

    The first line begins with `first`, the others with `rest`; a word longer than a line is broken.
    """
    lines: list[str] = []
    for paragraph in words.split("\n"):
        margin = rest if lines else first
        line = ""
        for word in paragraph.split():
            blank = " "
            for unit in units(word):
                left = unit
                while left:
                    longer = f"{line}{blank}{left}" if line else left
                    if cells(margin + longer) <= width:
                        line, left = longer, ""
                        continue
                    if not line:
                        line = beginning(left, width - cells(margin))
                        left = left[len(line) :]
                    lines.append(margin + line)
                    margin, line = rest, ""
                blank = ""
        if line or not paragraph.strip():
            lines.append(margin + line)
    return lines


def beginning(words: str, width: int) -> str:
    """As much of a word as fits into so many cells, but at least one sign."""
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


def at_least(width: int, words: str) -> str:
    """Words at the right of so many cells, or of as many as they take."""
    return _padded(words, width, to_the_right=True)


def _padded(cell: str, width: int, to_the_right: bool) -> str:
    room = " " * (width - cells(cell))
    return room + cell if to_the_right else cell + room
