"""Long text in a window: how it scrolls, and where one is in it."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _

from widgets.lines import Line, block


def held(first: int, count: int, rows: int) -> int:
    """The first line shown, held between the beginning and the end of `count` lines in `rows` rows."""
    return max(0, min(first, count - rows))


def page(lines: Sequence[Line], first: int, rows: int) -> list[Line]:
    """The lines that a window of `rows` rows shows."""
    return block(lines[first : first + rows], rows)


def position(first: int, count: int, rows: int) -> str:
    """Where the window is, in words: "lines 21-40 of 63"; nothing if it shows all."""
    if count <= rows:
        return ""
    return _("lines {first}-{last} of {count}").format(first=first + 1, last=min(count, first + rows), count=count)
