"""A card as a frame with its name in it, its lines, and what lies beneath it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from widgets.lines import EMPTY, Line, beside, fit, selected, text, whole, width


class Card(NamedTuple):
    """What stands on a card."""

    title: Line
    lines: Sequence[Line]
    under: Line = EMPTY
    """What lies beneath it, in the lower edge of its frame."""


def card(shown: Card, cells: int, rows: int, *, is_chosen: bool = False) -> list[Line]:
    """A card in so many cells and rows; the cursor's bar lies on its upper edge where it `is_chosen`."""
    upper = _edge("╭", shown.title, "╮", cells)
    inside = [
        text("│", "rule") + fit(line, cells - 2) + text("│", "rule") for line in whole(shown.lines, rows - 2, cells - 2)
    ]
    return [selected(upper) if is_chosen else upper, *inside, _edge("╰", shown.under, "╯", cells)]


def _edge(left: str, words: Line, right: str, cells: int) -> Line:
    """An edge of the frame with words in it."""
    words = fit(words, min(width(words), cells - 4))
    line = text(left, "rule") + ((text(" ") + words + text(" ")) if words else EMPTY)
    return line + text("─" * (cells - 1 - width(line)) + right, "rule")


def card_row(cards: Sequence[Card], cells: int, rows: int, chosen: int = -1) -> list[Line]:
    """Cards side by side, as wide as fits."""
    size = cells // max(1, len(cards))
    return beside(*((card(one, size, rows, is_chosen=n == chosen), size) for n, one in enumerate(cards)))
