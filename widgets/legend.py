"""A legend: blocks of signs with what they mean, and one line of what they stand on with a word below each part."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from widgets.lines import EMPTY, Line, beside, fit, packed, plain, rule, selected, text, width, wrap
from widgets.styles import StyleName

_COLUMN = 36
"""Cells of each of two columns at least."""
_SIGN = 10
"""Cells of a sign at most, beyond which what it means begins further right."""
_KNOWN: Mapping[str, StyleName] = {
    "✓": "gain",
    "✗": "short",
    "▸": "mark",
    "›": "mark",
    "▐": "mark",
    "▌": "mark",
    "▰": "good:grain",
    "▱": "short",
    "·": "dim",
    "?": "dim",
    "@": "seat:0",
    "!": "mark",
}
"""Signs of every table, in their styles."""


class Block(NamedTuple):
    """Signs that belong together; a row has one of them with what it means, or several in few words each."""

    title: str
    rows: Sequence[Sequence[tuple[str, str]]]
    style: StyleName = "plain"
    """That of all its signs, where they have no other."""


class Example(NamedTuple):
    """A line of a page, and what its parts are: from which cell on, and in a word."""

    line: Line
    parts: Sequence[tuple[int, str]]


def drawn(blocks: Sequence[Block], styles: Mapping[str, StyleName], cells: int) -> list[Line]:
    """The blocks in so many cells, in two columns where there is room; the signs in these `styles` or their own."""
    if cells < 2 * _COLUMN + 3:
        return [line for block in blocks for line in _block(block, styles, cells)]
    size = (cells - 1) // 2
    found = [_block(block, styles, size) for block in blocks]
    heights = [sum(map(len, found[:n])) for n in range(len(found) + 1)]
    # The blocks stay in their order.
    place = min(range(len(heights)), key=lambda n: max(heights[n], heights[-1] - heights[n]))
    left, right = ([line for part in parts for line in part] for parts in (found[:place], found[place:]))
    return beside((left, size), (right, cells - 1 - size), between=text("│", "rule"))


def labelled(lines: Sequence[Line], captions: Sequence[Sequence[str]]) -> Example | None:
    """A line of a page with what its parts are: the first one that has as many parts as the first of some captions.

    Parts stand two blanks apart or more, headings are none. Of lines that would do, that under the cursor is taken.
    """
    rows = [(line, _parts(line)) for line in lines if all(piece.style != "heading" for piece in line)]
    rows.sort(key=lambda row: not any(piece.selected for piece in row[0]))
    for called in captions:
        for line, starts in rows:
            if len(starts) >= len(called):
                return Example(line, list(zip(starts, called, strict=False)))
    return None


def _parts(line: Line) -> list[int]:
    """The cells at which the parts of a line begin that stand two blanks apart."""
    words = plain(line)
    return [width(text(words[: found.start(1)])) for found in re.finditer(r"(?:^ ?| {2,})([^ ])", words)]


def captioned(example: Example, cells: int) -> list[Line]:
    """A line as under the cursor, below it what its parts are, in two lines where they would touch, and a rule."""
    below, further = EMPTY, EMPTY
    for place, words in example.parts:
        start = max(0, min(place, cells - width(text(words))))
        if width(below) < start or not below:
            below = fit(below, start) + text(words, "dim")
        elif width(further) < start:
            further = fit(further, start) + text(words, "dim")
    lines = [selected(fit(example.line, cells)), below, *([further] if further else [])]
    return [*(fit(line, cells) for line in lines), rule(cells)]


def _block(block: Block, styles: Mapping[str, StyleName], cells: int) -> list[Line]:
    single = [row[0] for row in block.rows if len(row) == 1]
    size = min(_SIGN, max((width(text(sign)) for sign, _meaning in single), default=0)) + 2
    lines = [text(" " + block.title, "heading")]
    for row in block.rows:
        signs = [(_sign(sign, styles, block.style), meaning) for sign, meaning in row]
        if len(row) > 1:
            parts = [sign + text(" " + meaning) for sign, meaning in signs]
            lines += [text("  ") + line for line in packed(parts, cells - 2, "   ")]
            continue
        ((sign, meaning),) = signs
        first, *rest = wrap(meaning, cells - 2 - max(size, width(sign) + 1)) or [EMPTY]
        lines.append(text("  ") + fit(sign, max(size, width(sign) + 1)) + first)
        lines += [text(" " * (2 + size)) + line for line in rest]
    return lines


def _sign(words: str, styles: Mapping[str, StyleName], style: StyleName) -> Line:
    """A sign in its own style, or with those parts of it that have one in theirs."""
    if words in styles or style != "plain":
        return text(words, styles.get(words, style) if style == "plain" else style)
    known = {**_KNOWN, **styles}
    parts = _pattern(tuple(known)).split(words)
    return tuple(piece for part in parts for piece in text(part, known.get(part, "plain")))


@lru_cache(16)
def _pattern(signs: tuple[str, ...]) -> re.Pattern[str]:
    """What parts a text at signs; letters are none beside other letters."""
    longest_first: Iterable[str] = sorted(signs, key=len, reverse=True)
    parts = (
        rf"(?<![^\W\d_]){re.escape(one)}(?![^\W\d_])" if one.isalpha() else re.escape(one) for one in longest_first
    )
    return re.compile(f"({'|'.join(parts)})")
