"""A list with a cursor: how it moves and scrolls; and the line of keys at the foot of a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.texts.language import gettext as _
from widgets.lines import Line, fit, join, text, width


def moved(place: int, step: int, count: int) -> int:
    """The place of a cursor in a list of `count` after a step, from the last to the first and back."""
    return (place + step) % count if count else 0


def onward(place: int, count: int) -> list[int]:
    """The places of a list of `count` in the order in which steps lead to them from one, which comes last itself."""
    return [moved(place, step, count) for step in range(1, count + 1)]


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


def first_following(first: int, place: int, count: int, rows: int, by: int) -> int:
    """The same for a list whose lines the terminal can scroll: it moves by few lines before the cursor is at its edge.

    It moves `by` so many as soon as fewer than three times as many are seen beyond the cursor (or fewer than half of
    what is seen after it), so that not many lines come into sight at once, however many of them one step leads over.
    """
    beyond = max(0, min(3 * by, (rows - 1 - by) // 2))
    if place + beyond >= first + rows:
        first = first + by if place < first + by + rows else place + beyond - rows
    elif place - beyond < first:
        first = first - by if place >= first - by else place - beyond
    return max(0, min(first, count - rows))


def more(first: int, count: int, rows: int) -> str:
    """Signs for lines above and below what is seen of a list of `count` in `rows` rows; two blanks for none."""
    return ("▲" if first > 0 else " ") + ("▼" if first + rows < count else " ")


def position(first: int, count: int, rows: int) -> str:
    """Where a window of `rows` rows is in a text, in words: "lines 21-40 of 63"; nothing if it shows all."""
    if count <= rows or not rows:
        return ""
    return _("lines {first}-{last} of {count}").format(first=first + 1, last=min(count, first + rows), count=count)


_BETWEEN = "  "


class Hint(NamedTuple):
    """A key and what it does, as shown."""

    key: str
    label: str
    stays: bool = False
    """Whether it is there however little room there is."""


def footer(hints: Sequence[Hint], cells: int) -> Line:
    """As many keys as fit in one line of `cells` cells, beside those that stay."""
    lines = [text(one.key, "key") + text(" " + one.label) for one in hints]
    takes = [width(line) + len(_BETWEEN) for line in lines]
    room = cells - 1 + len(_BETWEEN) - sum(more for one, more in zip(hints, takes, strict=True) if one.stays)
    kept: list[Line] = []
    for one, line, more in zip(hints, lines, takes, strict=True):
        room -= 0 if one.stays else more
        if one.stays or room >= 0:
            kept.append(line)
    return fit(text(" ") + join(kept, _BETWEEN), cells)
