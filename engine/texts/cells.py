"""How many cells of a terminal a text fills: the one measure of the whole project."""

from __future__ import annotations

from bisect import bisect_right
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
