"""The same deal in other hands, or at other times, beside a finished game; and the panels among which that stands."""

from __future__ import annotations

from engine.texts.language import gettext as _, listed
from screens.table.comparison import SIGNS
from screens.table.picture.end import Attempt, End
from screens.table.picture.growth import among_own, grown, own_title
from widgets.frames import framed
from widgets.gauges import Segment, bars
from widgets.lines import Line, beside, ends, fit, text, width
from widgets.styles import StyleName, seat

_NAME = 14
"""Cells of a name before its bar at most."""
_THREE = 150
"""Cells from which three panels stand side by side."""


def attempts_title(end: End) -> str:
    """What stands above what others made of the same deal, or oneself at other times."""
    known = end.known.attempts
    if known is None or not known.among_friends:
        return _("Your attempts at this deal")
    # Translators: a heading, and how long the daily harbour can still be played.
    return _("Today, among friends, {left}").format(left=known.left) if known.left else _("That day, among friends")


def among_attempts(end: End, cells: int, rows: int) -> list[Line]:
    """The same deal in other hands, or at other times: a bar each, the best first, and who is next to one."""
    known = end.known.attempts
    if known is None or rows < 2:
        return []
    place = next((n for n, one in enumerate(known.found) if one.is_this), 0)
    room = rows - 1 if known.among_friends else rows
    first = max(0, min(place - room // 2, len(known.found) - room))  # this game is seen in any case
    found = list(enumerate(known.found, start=1))[first : first + room]
    names = min(_NAME, max(width(text(one.name)) for _n, one in found) + 1)
    figures = max(len(str(one.score)) for _n, one in found) + 1
    drawn = bars([[Segment(one.score, _style(end, one))] for _n, one in found], max(1, cells - 4 - names - figures - 2))
    lines = []
    for (n, one), bar in zip(found, drawn, strict=True):
        medal = None if end.scaled is None else end.scaled.earned(one.score)
        name = fit(text(one.name, "figure" if one.is_this else "plain"), names)
        tail = fit(text(one.score, "figure"), figures, "right") + text(" " + SIGNS[medal or ""], _medal(medal))
        lines.append(ends(text(f"{n:>2} ", "dim") + name + bar, tail, cells))
    return [*lines, text(attempts_words(end), "dim")] if known.among_friends else lines


def attempts_words(end: End) -> str:
    """Who is next to one in what everybody made of the same deal, in a sentence."""
    known = end.known.attempts
    if known is None or not known.among_friends:
        return ""
    place = next((n for n, one in enumerate(known.found) if one.is_this), 0)
    mine = known.found[place].score
    told = [_("place {place} of {seats}").format(place=place + 1, seats=len(known.found))]
    if place:
        ahead = known.found[place - 1]
        told.append(_("{name} is {n} ahead").format(name=ahead.name, n=ahead.score - mine))
    else:
        told.append(_("{n} ahead of {name}").format(n=mine - known.found[1].score, name=known.found[1].name))
    return listed(told)


def _style(end: End, one: Attempt) -> StyleName:
    return seat(end.mine["seat"]) if one.is_this else "dim"


def _medal(medal: str | None) -> StyleName:
    return f"medal:{medal}" if medal else "dim"


def among_all(end: End) -> list[str]:
    """How one stands among all who played the same deal, as a sentence where there is one."""
    words = attempts_words(end)
    return [_("{title}: {words}.").format(title=attempts_title(end), words=words)] if words else []


def below(end: End, cells: int, rows: int) -> list[Line]:
    """The lowest panels of a game alone: how it grew, the same deal in other hands, one's own games.

    The last of them gives way where there is room for two, as they stand on the scale, too.
    """
    parts = [(_("How it grew"), grown), (attempts_title(end), among_attempts), (own_title(end), among_own)]
    count = 3 if cells >= _THREE else 2
    shown = [part for part in parts if part[1](end, cells // count - 4, rows - 2)][:count]
    size = cells // max(1, len(shown))
    sizes = [size] * (len(shown) - 1) + [cells - size * (len(shown) - 1)]
    drawn = [
        (framed(title, [text(" ") + line for line in lines(end, wide - 4, rows - 2)], wide, rows), wide)
        for (title, lines), wide in zip(shown, sizes, strict=True)
    ]
    return beside(*drawn)
