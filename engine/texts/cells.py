"""How text fills the cells of a terminal: measured, broken into lines, put below one another; the one way of all."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache


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
_UNIT = rf"[{_OPENS}]*(?:[{_HAN}]?-?\d[\d./-]*[{_HAN}]{{0,2}}|[{_HAN}]|[^{_HAN}{_OPENS}{_CLOSES}]+)?[{_CLOSES}]*"
"""What stays on one line in Chinese: a sign with the marks around it, a number with what it counts or what it numbers
("3个木材", "第1位", "造船厂1"), a word in Latin."""


_BLANKS = re.compile(r"( +)")


def units(word: str) -> list[str]:
    """A word as the pieces between which a line may end: all of it, or in Chinese sign by sign."""
    return [word] if word.isascii() else [unit for unit in _unit().findall(word) if unit]


@cache
def _unit() -> re.Pattern[str]:
    """Made when the first word needs it: it takes as long as a hundred modules do, and most starts go without."""
    return re.compile(_UNIT, re.DOTALL)


def ending(words: str, width: int) -> int:
    """How many signs of some words fill a line of at most so many cells, up to where it may end; 0 if nowhere."""
    end = place = used = 0
    for piece in _BLANKS.split(words):
        for unit in units(piece) if piece.strip() else [piece]:
            place, used = place + len(unit), used + cells(unit)
            if used > width:
                return end
            if unit.strip():
                end = place
    return end


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


# Unicode's table in short. Each word is a run of characters, in hexadecimal: how far it begins after the end of the run
# before it, and after a plus how many characters more it has. Those that are one cell wide are left out.

NONE = """
0+1f 60+20 261+6f 114+6 108+2c 2 2+1 2+1 2 49+a 2 2f+14 11 66+6 3+5 3+1 2+3 24 1f+1a 5c+a 3b+8 a 19+3 2+8 2+2
2+4 2c+2 3c+8 2b+17 2+20 37+2 2+11 2+6 b+1 1e+2 39 2+6 3+1 3+2 a b+1 1b 3+2 39 2+4 5+1 3+2 4 1f+1 4 c+2 39 2+7
2+2 2+2 15+1 17+5 2+2 39 2+6 3+1 3+2 8+2 b+1 1f 3c+4 4+2 2+3 a 29+4 38 2+6 2+2 2+3 8+1 c+1 1e+2 39 2+6 2+2 2+3
8+1 c+1 10 d+3 38+1 2+6 2+2 2+3 a b+1 1e+2 47 5+5 2 2+7 13+1 3e 3+6 d+7 63 3+8 c+6 4a+1 1c 2 2 5+1 32+13 2+1 6+a
2+23 a 65+13 18+3 5+2 2+2 3+6 4+3 e+b 2 b+3 c3+9f 15e+2 3b3+3 1d+2 1e+1 1f+1 41+1f a 2e+4 76+1 23 77+b 5+b dc+4
3a+9 2+1c 3 31+2d 3+b 15+4 30+10 27+8 d+2 1f+c 39+d 31+13 99+2 2+14 5 7 3+2 c7+3f 20c+4 19+6 32+f 61+20 bff+2 8e
61+1f 22b+5 6a+1 ca 750b+3 2+9 21+1 51+1 111 4 5 18+4 5 54+1 33+11 1b+11 e 27+7 1a+c 2d+3 30+d 25 44+d d 9+1
2e+2 33 2+2 3+1 6+1 2 2a+4 6+1 ed+7 2+1 2bc3+4f 231f 2e2+f 11+f d0 a1 50+b 202 e3 96+4 687+2 2+1 6+3 29+2 5 a6+1
23e+3 42+4 13e+1 4e+5 47+a 32+3 7b+2 36+e 2a 3+1 b+3 2e+a 8 3e+2 25+d 11+1 2d d+2 31+d 9+3 2+1 5d+b 7 3 9e+b
16+3 38+1 2+6 3+1 3+2 a b+1 3+6 4+4 44+8 2 3 2+3 2+4 2 f+1 53+11 18 52+13 ec+6 3+8 1c+1 53+10 6b+c 66+e 101+e
f6+5 2+1 3+3 2 2+1 8e+6 3+6 4 1d+9 29+6 2+3 9 a+a 2f+f c7+7 c8+7 2+7 53+15 2+d 7b+5 4 2+1 2+6 2 43+4 2+1 2+4
15c+3 a+1 2 31+6 4+4 18 14d6+10 7+e 2cc9+11 9c1+4 3c+6 419 2+36 8+3 52 c+1 4cac+1 2+3 125d+2d 3+16 21f+4 4+15
3+6 1f+3 95+2 7bc+36 5+31 9 f 17+4 2+e 551+6 2+10 3+6 2+1 2+4 65 a1+6 178 3e+3 1fd+3 ff+1 f4 3 8+1 6 1db+6 6e+6
ab1+4 c0c01+fff
"""
"""Characters without a cell of their own."""

WIDE = """
1100+5f 11bb+1 e+1 bf+3 4 3 20a+1 16+1 1b+7 11+b 2c b+5 4 e 9+1 12+1 6+1 9 6 16 8+1 2 5 3 8 5+1 1d 24 2 5+2 2
3e+2 19 f 35c+1 34 5 32b+19 2+58 d+d5 1b+39 7+e 3+55 5+64 6+2a 2+32 2+29 2+55 a+2f 2+27 9+723c 4+36 49a+1c
284+2ba3 215d+1ff 311+9 17+22 2+12 2+3 96+5f 80+6 6ffa+3 f+4 a+1cd5 2a+1f 62+72 21fe+3 2+6 2+1 2+122 10 1e+2 3
f+3 9+18b 2005+56 a+16 1c8e cb bf 3+9 66+2 e+2b 5+8 8+1 f+5 9b+20 d+8 2+45 2+15 d+2a 5+4 d+10 4 4+2 6+3e 2 2+ba
3+3e e+3 2+17 13 1b+1 e 57+54 31+45 7 4+2 3+3 4+3 c+1 8+8 e4+b 5 11c+2e 2+9 2+b8 71+c 4+a 4+38 2 5+f 3+b 5+9
508+fffd 3+fffd
"""
"""Characters of two cells."""
