"""The line of keys at the foot of a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from widgets.lines import Line, fit, join, text, width

_BETWEEN = "  "


class Hint(NamedTuple):
    """A key and what it does, as shown."""

    key: str
    label: str


def hint(entry: Hint) -> Line:
    """One key with what it does."""
    return text(entry.key, "key") + text(" " + entry.label)


def footer(hints: Sequence[Hint], cells: int, always: int = 1) -> Line:
    """As many keys as fit in one line of `cells` cells; so many of the last ones, where help is, always stay."""
    first = [hint(entry) for entry in hints]
    last = first[len(first) - always :]
    del first[len(first) - len(last) :]
    room = cells - 1 - width(join(last, _BETWEEN))
    kept: list[Line] = []
    for line in first:
        room -= width(line) + len(_BETWEEN)
        if room < 0:
            break
        kept.append(line)
    return fit(text(" ") + join([*kept, *last], _BETWEEN), cells)
