"""Medals before a game: from which scores on one is earned, as a scale with one's own games on it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.medals import Medals
from engine.texts.language import gettext as _
from screens.table.comparison import medal_steps
from widgets.lines import Line, text
from widgets.scale import scale

_MARGIN = 2


def scaled(medals: Medals, columns: int, others: Sequence[int], today: int | None = None) -> list[Line]:
    """The scale of medals in so many columns, a point on it for each of one's other games, the mark for today's."""
    called = "" if today is None else _("today {n}").format(n=today)
    drawn = scale(medal_steps(medals), columns - 2 * _MARGIN, today, called, others)
    if today is None and not others:
        drawn = drawn[:2]
    lines = [text(" " * _MARGIN) + line for line in drawn]
    return [*lines, text(" " * _MARGIN + _("each · is one of your games"), "dim")] if others else lines
