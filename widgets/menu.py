"""A list with a cursor: how it moves, scrolls and looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from widgets.lines import EMPTY, Line, fit, selected, text, width


class Entry(NamedTuple):
    """A line of a menu: the key that chooses it at once, what it is, and something about it."""

    key: str
    label: str
    note: Line = EMPTY


def moved(place: int, step: int, count: int) -> int:
    """The place of a cursor in a list of `count` after a step, from the last to the first and back."""
    return (place + step) % count if count else 0


def first_shown(first: int, place: int, count: int, rows: int) -> int:
    """The first line to show of a list of `count` in `rows` rows so that `place` is seen.

    It stays at `first` as long as it can, and then moves by half a window: a list that moved with every step would
    be sent anew with every step.
    """
    if place >= first + rows:
        first = place - rows // 2
    elif place < first:
        first = place - (rows - 1) // 2
    return max(0, min(first, count - rows))


def more(first: int, count: int, rows: int) -> str:
    """Signs for lines above and below what is seen of a list of `count` in `rows` rows; two blanks for none."""
    return ("▲" if first > 0 else " ") + ("▼" if first + rows < count else " ")


def menu(entries: Sequence[Entry], place: int, cells: int) -> list[Line]:
    """The lines of a menu, the cursor at `place`."""
    keys = max((width(text(entry.key)) for entry in entries), default=0)
    labels = max((width(text(entry.label)) for entry in entries), default=0)
    lines: list[Line] = []
    for number, entry in enumerate(entries):
        line = text(" ") + fit(text(entry.key, "key"), keys + 2) + fit(text(entry.label), labels + 2) + entry.note
        line = fit(line, cells)
        lines.append(selected(line) if number == place else line)
    return lines
