"""What is cut off on a screen, to be read whole: the one way to it for all screens, pages and overlays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.widget import Widget

from widgets.lines import EMPTY, Line, broken, plain, text
from widgets.panel import Shortened

_DRAWN = frozenset("─│╭╮╰╯┬┴ ")
"""Signs of frames and rules: what they part needs none of them where it is read by itself."""


def cut_off(widgets: Iterable[Widget]) -> list[Shortened]:
    """Those of the widgets that are seen, and in which something is cut off."""
    return [one for one in widgets if isinstance(one, Shortened) and one.region and one.is_cut]


def at_length(found: Iterable[Shortened], columns: int) -> list[Line]:
    """All that these widgets show, one below the other, made for so many columns."""
    lines: list[Line] = []
    for one in found:
        if lines:
            lines.append(EMPTY)
        if one.entitled:
            lines.append(text(one.entitled.strip(), "title"))
        lines += _without_frames(one.at_length(columns))
    return lines


def told(lines: Sequence[Line], columns: int) -> list[Line]:
    """These lines in so many columns: the longer ones are broken."""
    return [part for line in lines for part in broken(line, columns)]


def _without_frames(lines: Iterable[Line]) -> list[Line]:
    """The lines without what is drawn around them; those of which nothing else is left are left out."""
    found: list[Line] = []
    for line in lines:
        pieces = list(line)
        for place in (0, -1):
            while pieces and pieces[place].text.strip() and _DRAWN.issuperset(pieces[place].text):
                del pieces[place]
        is_drawn = len(pieces) < len(line)
        if plain(tuple(pieces)).strip() or not is_drawn:
            found.append(tuple(pieces))
    while found and not plain(found[-1]).strip():
        del found[-1]
    return found
