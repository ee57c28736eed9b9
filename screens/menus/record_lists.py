"""Finished games, a line each."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _, listed
from saves.record import Record
from saves.statistics import earned
from screens.menus import words
from screens.menus.record_panels import SIGNS, medal_style
from screens.table.picture.layout import rule_with
from widgets.lines import Line, beside, fit, text, width

_TWO = 200
"""Cells from which games stand in two columns."""


def game_line(game: Record, cells: int) -> Line:
    """A game: what it came to, its medal, when it was, which deal, and how the others did."""
    medal = earned(game) or ""
    score = fit(text(str(game.best), medal_style(medal) if medal else "figure"), 6, "right")
    line = score + text(f"  {SIGNS[medal]}  ", medal_style(medal)) + fit(text(words.moment(game.finished)[:10]), 12)
    deal = _("daily") if game.day is not None else _("seed {seed}").format(seed=game.seed)
    line += fit(text(deal, "dim"), 14)
    if len(game.results) > 1:
        ranked = sorted(game.results, key=lambda result: result.place)
        told = listed(_("{name} {points}").format(name=one.name, points=one.score) for one in ranked)
        line += text(told, "dim")
    return fit(line, cells)


def titled_lines(games: Sequence[Record], cells: int) -> list[Line]:
    """Games of any title, with what was played before each."""
    kinds = [words.kind_of(game.title, game.variant) for game in games]
    names = max((width(text(kind)) for kind in kinds), default=0) + 2
    return [
        fit(text(" " + kind), names) + game_line(game, cells - names) for kind, game in zip(kinds, games, strict=True)
    ]


def last_games(found: Sequence[Record], cells: int, rows: int) -> list[Line]:
    """The last games of all titles in so many rows, in two columns where they have room; the first one is a rule."""
    if not found or rows < 2:
        return []
    parts = 2 if cells >= _TWO else 1
    size = cells // parts
    lines = titled_lines(found[::-1][: parts * (rows - 1)], size)
    shown = beside(*((lines[part::parts], size) for part in range(parts)))
    return [rule_with(text(_("The last games"), "heading"), cells), *shown]
