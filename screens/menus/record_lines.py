"""Finished games as lines: what each came to, when it was, how the others did, what is remarkable of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from engine.texts.language import gettext as _, listed
from saves.daily import today
from saves.listing import local
from saves.record import Record
from saves.statistics import earned
from screens.dates import date_words, day_words
from screens.menus.record_panels import medal_style
from screens.menus.words import kind_of
from screens.table.comparison import SIGNS
from screens.table.picture.layout import rule_with
from widgets.lines import EMPTY, Line, beside, fit, text, width

Remarks = Mapping[str, Sequence[str]]
"""What is remarkable of games, by their ids."""

_DAY, _DEAL = 13, 14
"""Cells of a day and of a deal at least."""
_SHORT_DAY = 8
"""Cells of a day without its year at least."""
_LONGEST, _HIGHEST = date(2026, 12, 28), 999_999
"""A day that takes the most cells, and a seed."""
_TWO = 150
"""Cells from which games stand in two columns."""


def game_line(game: Record, cells: int, remarks: Sequence[str] = ()) -> Line:
    """A game: what it came to, its medal, when it was, which deal, how the others did, what is remarkable of it.

    Where not all of the others have room it says which place it was. Of the remarks those are told that have room.
    """
    line = _result(game)
    days = max(_DAY, width(text(date_words(_LONGEST))) + 1)
    line += fit(text(date_words(local(game.finished).date())), days) + _deal(game)
    if len(game.results) > 1:
        ranked = sorted(game.results, key=lambda result: result.place)
        told = listed(_("{name} {points}").format(name=one.name, points=one.score) for one in ranked)
        if width(line) + width(text(told)) > cells:
            told = _place(game)
        line += text(told + "  ", "dim")
    return fit(line + _remarked(remarks, cells - width(line)), cells, more="")


def short_line(game: Record, cells: int, remarks: Sequence[str] = ()) -> Line:
    """The same in few cells, without the names of others; of a day of this year without the year."""
    day = local(game.finished).date()
    words = _("today") if day == today() else day_words(day) if day.year == today().year else date_words(day)
    line = _result(game) + fit(text(words), max(_SHORT_DAY, width(text(words)) + 1)) + _deal(game)
    line += text(_place(game) + "  ", "dim") if len(game.results) > 2 else EMPTY
    return fit(line + _remarked(remarks, cells - width(line)), cells, more="")


def _result(game: Record) -> Line:
    """What a game came to, and its medal."""
    medal = earned(game) or ""
    score = fit(text(str(game.best), medal_style(medal) if medal else "figure"), 5, "right")
    return score + text(f"  {SIGNS[medal]}  ", medal_style(medal))


def _deal(game: Record) -> Line:
    """Which deal it was."""
    deal = _("daily") if game.day is not None else _("seed {seed}").format(seed=game.seed)
    return fit(text(deal, "dim"), max(_DEAL, width(text(_("seed {seed}").format(seed=_HIGHEST))) + 2))


def _place(game: Record) -> str:
    """Which place it was."""
    place = min(one.place for one in game.people)
    return _("place {place} of {seats}").format(place=place, seats=len(game.results))


def _remarked(remarks: Sequence[str], cells: int) -> Line:
    """As many remarks as have room, none of them cut."""
    kept: list[str] = []
    for one in remarks:
        if width(text(listed([*kept, one]))) < cells:
            kept.append(one)
    return text(listed(kept)) if kept else EMPTY


def titled_lines(games: Sequence[Record], cells: int, remarks: Remarks) -> list[Line]:
    """Games of any title, with what was played before each."""
    kinds = [kind_of(game.title, game.variant) for game in games]
    names = max((width(text(kind)) for kind in kinds), default=0) + 2
    return [
        fit(text(" " + kind), names) + game_line(game, cells - names, remarks.get(game.id, ()))
        for kind, game in zip(kinds, games, strict=True)
    ]


def last_games(found: Sequence[Record], cells: int, rows: int, remarks: Remarks) -> list[Line]:
    """The last games of all titles in so many rows, in two columns where they have room; the first one is a rule."""
    if not found or rows < 2:
        return []
    parts = 2 if cells >= _TWO else 1
    size = cells // parts
    lines = titled_lines(found[::-1][: parts * (rows - 1)], size, remarks)
    shown = beside(*((lines[part::parts], size) for part in range(parts)))
    return [rule_with(text(_("The last games"), "heading"), cells), *shown]
