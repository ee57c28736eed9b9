"""Frames with a title in their upper edge: around lines, and as cards side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from widgets.lines import EMPTY, Line, beside, block, fit, selected, text, width
from widgets.styles import StyleName


class Card(NamedTuple):
    """What stands on a card."""

    title: Line
    lines: Sequence[Line]
    under: Line = EMPTY
    """What lies beneath it, in the lower edge of its frame."""


def framed(title: str, lines: Sequence[Line], cells: int, rows: int, style: StyleName = "rule") -> list[Line]:
    """Lines in a frame of so many cells and rows, with a title in its upper edge."""
    upper = _edge("╭─", text(title, "heading"), "─╮", cells, style)
    return [upper, *_inside(lines, cells, rows, style), _edge("╰", EMPTY, "╯", cells, style)]


def card(shown: Card, cells: int, rows: int, *, is_chosen: bool = False) -> list[Line]:
    """A card in so many cells and rows; the cursor's bar lies on its upper edge where it `is_chosen`."""
    upper = _edge("╭", shown.title, "╮", cells)
    inside = _inside(shown.lines, cells, rows)
    return [selected(upper) if is_chosen else upper, *inside, _edge("╰", shown.under, "╯", cells)]


def card_row(cards: Sequence[Card], cells: int, rows: int, chosen: int = -1) -> list[Line]:
    """Cards side by side, as wide as fits."""
    size = cells // max(1, len(cards))
    return beside(*((card(one, size, rows, is_chosen=n == chosen), size) for n, one in enumerate(cards)))


def _inside(lines: Sequence[Line], cells: int, rows: int, style: StyleName = "rule") -> list[Line]:
    side = text("│", style)
    return [side + fit(line, cells - 2) + side for line in block(lines, rows - 2)]


def _edge(left: str, words: Line, right: str, cells: int, style: StyleName = "rule") -> Line:
    """An edge of a frame with words in it."""
    words = fit(words, min(width(words), cells - len(left + right) - 2))
    line = text(left, style) + ((text(" ") + words + text(" ")) if words else EMPTY)
    return line + text("─" * (cells - len(right) - width(line)) + right, style)
