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


class Scroll:
    """The part of a list that is seen, the cursor in it; where it has a former size again it is the same as then."""

    def __init__(self) -> None:
        """It begins at the top."""
        self.first = 0
        """The first line that is seen."""
        self._firsts: dict[int, int] = {}

    def follow(self, stops: Sequence[object], place: int, rows: int, by: int = 0) -> int:
        """The first line to show in so many rows, the cursor in its `place`, or nowhere (-1).

        It stops at the lines that are true in `stops`; the others are headings, or say something of those above them.
        The list moves by half a window, or `by` so many lines, see `first_following`.
        """
        first, count = self._firsts.get(rows, self.first), len(stops)
        if place == max((number for number, one in enumerate(stops) if one), default=-1):
            # The cursor goes no further: what lies below it is seen as far as there is room.
            first = first_shown(first, count - 1, count, rows)
        seen = max(place, 0)
        first = first_following(first, seen, count, rows, by) if by else first_shown(first, seen, count, rows)
        # The heading of a group is seen with the group's first line, if there is room for both.
        if 0 < place == first and not stops[place - 1] and rows > 1:
            first -= 1
        self.first = self._firsts[rows] = first
        return first


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
    rank: int = 0
    """How late it gets room; keys of the same rank get it from left to right."""


def footer(hints: Sequence[Hint], cells: int) -> Line:
    """As many keys as fit in one line of `cells` cells, beside those that stay."""
    lines = [text(one.key, "key") + text(" " + one.label) for one in hints]
    room = cells - 1 + len(_BETWEEN)
    kept: set[int] = set()
    is_full = False
    for n in sorted(range(len(hints)), key=lambda n: (not hints[n].stays, hints[n].rank)):
        takes = width(lines[n]) + len(_BETWEEN)
        if hints[n].stays or (takes <= room and not is_full):
            room -= takes
            kept.add(n)
        elif not hints[n].rank:  # what can be left out leaves its place to what is shorter, but nothing else does
            is_full = True
    return fit(text(" ") + join((line for n, line in enumerate(lines) if n in kept), _BETWEEN), cells)
