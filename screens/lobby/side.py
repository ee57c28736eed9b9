"""What stands beside the tables of a lobby: who is here, today's daily games, a ranking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import NamedTuple

from engine.medals import NAMES, Medals, thresholds
from engine.texts.language import gettext as _, ngettext
from engine.titles import about
from saves.harbour.replies import Lobby, Ranking
from saves.harbour.values import FirstAttempt, Here, Ranked
from saves.names import printable
from saves.record import Record
from saves.statistics import dailies, days_played
from saves.titles import title_name
from screens.lobby.words import ago, level_name
from screens.menus.record_panels import week
from widgets.lines import EMPTY, Line, ends, fit, join, text, width, wrap
from widgets.styles import StyleName

_MEDALS = {"gold": "●", "silver": "■", "bronze": "▪", None: "·"}
_POINTS = 5
_NAME = 8
_WIDE = 30
"""Cells from which the thresholds of medals stand below the bars."""
_BESIDE_NAMES = 20
"""Cells of a line that names leave to its bar and its points, if they can."""


class Beside(NamedTuple):
    """What the side is made from."""

    lobby: Lobby
    title: str
    """The title whose daily game and ranking are shown."""
    ranking: Ranking | None
    now: float
    own: Sequence[Record] = ()
    """The finished games of the player who looks."""
    today: date = date.min


def who_is_here(beside: Beside, cells: int, rows: int, letters: dict[str, str]) -> list[Line]:
    """Who is connected and where, then who was here last, in so many lines at most."""
    lines = [_person(one, beside, cells, letters) for one in beside.lobby.here]
    if len(lines) > rows > 0:
        more = len(lines) - rows + 1
        words = ngettext("and {n} more", "and {n} more", more).format(n=more)
        return [*lines[: rows - 1], text(" " + words, "dim")]
    return lines[: max(0, rows)]


def _person(one: Here, beside: Beside, cells: int, letters: dict[str, str]) -> Line:
    sign = text(" ● ", "gain") if one.is_here else text(" ○ ", "dim")
    is_me = one.name == beside.lobby.me
    name = text(printable(one.name), "figure" if one.is_here else "dim")
    place = _("you") if is_me else _place(one, beside.now, letters)
    room = max(_NAME if cells < 30 else _NAME + 4, min(width(name), cells - 4 - width(text(place))))
    return fit(sign + fit(name, room) + text(" ") + text(place, "dim"), cells)


def _place(one: Here, now: float, letters: dict[str, str]) -> str:
    if not one.is_here:
        return ago(now - one.since)
    letter = letters.get(one.table, "")
    if letter:
        return _("at table {letter}").format(letter=letter)
    places = {
        "lobby": _("here"),
        "table": _("at a table"),
        "alone": _("plays alone"),
        "daily": _("daily game"),
    }
    return places.get(one.place, _("here"))


def daily(beside: Beside, cells: int, rows: int) -> list[Line]:
    """Everybody's first attempt at today's daily game of a title: the best first, with medals; how to play it."""
    found = [one for one in beside.lobby.daily if one.title == beside.title]
    opening = about(beside.title).daily
    medals = None if opening is None else thresholds(beside.title, opening.variant, opening.seats)
    most = max((one.score for one in found), default=1)
    if medals is not None and cells >= _WIDE:
        most = max(most, medals.gold)
    lines = [text(" " + title_name(beside.title), "dim")]
    column = _column([one.name for one in found], cells, _NAME)
    for place, one in enumerate(found[: max(0, rows - 3)], start=1):
        medal = medals.earned(one.score) if medals is not None else None
        name = text(printable(one.name), "figure" if one.name == beside.lobby.me else "plain")
        name = fit(fit(name, min(width(name), column - 1)), column)
        lines.append(_attempt(one, text(f" {place} ", "dim") + name, medal, most, cells))
    if not any(one.name == beside.lobby.me for one in found):
        lines.append(text(" · ", "dim") + text(_("you"), "figure") + text("  " + _("not played yet"), "mark"))
    play = text(" d ", "key") + text(_("play it"))
    if medals is None or cells < _WIDE or len(lines) + 4 > rows:
        lines.append(play)
    else:
        lines += [*_scale(medals, column + 3, most, cells), EMPTY, play]
    return [*lines, *(_week(beside, cells) if beside.own else [])][:rows]


def _week(beside: Beside, cells: int) -> list[Line]:
    """What the player who looks earned in this week, and how many days in a row, below it where it has no room."""
    days = week(days_played(beside.own), beside.today)
    called = _("this week")
    # Translators: before signs for its days, in a narrow column.
    called = called if width(text(called)) + width(days) + 2 <= cells else _("week")
    line = text(" " + called, "dim") + text(" ") + days
    streak = dailies(beside.own, beside.today).streak
    told = text(ngettext("streak {n}", "streak {n}", streak).format(n=streak), "figure")
    if streak < 2:
        return [line]
    return [line + text("   ") + told] if width(line) + 3 + width(told) <= cells else [line, text(" ") + told]


def _scale(medals: Medals, before: int, most: int, cells: int) -> list[Line]:
    """A mark below the cell that a bar must reach for each medal, and what they are."""
    room = cells - before - _POINTS - 3
    steps = list(zip(NAMES, medals.rising, strict=True))
    marks: Line = EMPTY
    for name, least in steps:
        style: StyleName = f"medal:{name}"
        marks = fit(marks, max(width(marks), room * max(0, least) // most - 1)) + text("▲", style)
    told = join([text(f"{_MEDALS[name]} {least}", f"medal:{name}") for name, least in steps], "  ")
    return [text(" " * before) + marks, ends(EMPTY, told + text(" "), cells)]


def _column(names: Iterable[str], cells: int, least: int) -> int:
    """Cells of a column of names: as many as the longest needs, if the line has them."""
    longest = max((width(text(printable(one))) + 1 for one in names), default=least)
    return max(least, min(cells - _BESIDE_NAMES, longest))


def _attempt(one: FirstAttempt, head: Line, medal: str | None, most: int, cells: int) -> Line:
    style: StyleName = f"medal:{medal}" if medal else "dim"
    tail = fit(text(one.score, "figure"), _POINTS, "right") + text(" ") + text(_MEDALS[medal], style) + text(" ")
    room = max(0, cells - width(head) - _POINTS - 3)
    length = max(1, room * max(0, one.score) // max(1, most)) if room else 0
    return ends(head + text("▰" * length, style), tail, cells)


def ladder(beside: Beside, cells: int, rows: int) -> list[Line]:
    """The ranking of a title in short: people among themselves."""
    if beside.ranking is None or not beside.ranking.people:
        return [text(" " + title_name(beside.title), "dim"), *_nobody(cells)][:rows]
    most = max(one.points for one in beside.ranking.people)
    column = _column([one.name for one in beside.ranking.people], cells, _NAME + 4 if cells >= _WIDE else _NAME)
    ranked = enumerate(beside.ranking.people[: max(0, rows - 1)], start=1)
    lines = [_ranked(one, n, most, cells, column, beside) for n, one in ranked]
    return [text(" " + title_name(beside.title), "dim"), *lines]


def _nobody(cells: int) -> list[Line]:
    return wrap(_("Nobody has finished a table yet."), cells - 2, "dim", " ", " ")


def _ranked(one: Ranked, place: int, most: int, cells: int, column: int, beside: Beside) -> Line:
    style: StyleName = "figure" if one.name == beside.lobby.me else "plain"
    head = text(f"{place:>2} ", "dim") + fit(text(printable(one.name), style), column)
    tail = text(f"{one.points:>5} ", "figure")
    room = max(0, cells - width(head) - 7)
    return ends(head + text("▰" * max(1, room * one.points // max(1, most)) if room else "", "mark"), tail, cells)


def title_line(beside: Beside) -> Line:
    """The title of a page that has one for each of them, and the keys that lead to the others."""
    return text(" " + title_name(beside.title), "heading") + text("   ← →", "key")


def rankings(beside: Beside, cells: int, rows: int) -> list[Line]:
    """Both rankings of a title."""
    found = beside.ranking
    lines = [title_line(beside)]
    parts: Sequence[tuple[str, Sequence[Ranked]]] = (
        (_("People among themselves"), found.people if found else ()),
        (_("With computer players"), found.with_computers if found else ()),
    )
    for title, ranked in parts:
        lines += [EMPTY, text(" " + title, "heading")]
        lines += [_full(one, place, cells, beside) for place, one in enumerate(ranked, start=1)]
        lines += [] if ranked else _nobody(cells)
    if len(lines) > rows > 0:
        more = len(lines) - rows + 1
        words = ngettext("and {n} more", "and {n} more", more).format(n=more)
        lines[rows - 1 :] = [text(" " + words, "dim")]
    return lines


def how_counted() -> str:
    """Which games of a day stand there."""
    return _("Everybody's first attempt of today. Later ones stand in your own records alone.")


def how_ranked() -> str:
    """How rankings are computed."""
    return _(
        "1500 is the mean. Every two at a finished table are compared: whoever came before the other takes points from "
        "them, the more, the less that was expected. 400 points more mean ten to one."
    )


def _full(one: Ranked, place: int, cells: int, beside: Beside) -> Line:
    style: StyleName = "figure" if one.name == beside.lobby.me else "plain"
    called = _("computer: {level}").format(level=level_name(beside.title, one.level)) if one.level else one.name
    name = fit(text(printable(called), style), _NAME + 16)
    tables = ngettext("{n} table", "{n} tables", one.tables).format(n=one.tables)
    wins = ngettext("{n} win", "{n} wins", one.wins).format(n=one.wins)
    told = text(f"{place:>3} ", "dim") + name + fit(text(one.points, "figure"), 6, "right")
    return fit(told + text("  " + fit_words(tables, 12) + wins, "dim"), cells)


def fit_words(words: str, cells: int) -> str:
    """Words filled up with blanks."""
    return words + " " * max(1, cells - width(text(words)))
