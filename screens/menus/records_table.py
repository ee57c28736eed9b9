"""The screen of the records: a table of every kind of game, and more about the one with the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from textual.widget import Widget

from engine.texts.language import gettext as _
from saves.daily import today
from saves.record import Record
from saves.statistics import Standing, dailies, standings
from saves.titles import points
from screens.base import BaseScreen
from screens.menus.describing import kind_of, moment
from screens.menus.records import RIGHT, STYLES, Row, daily_line, details, headings, marks_line, row_of, unplayed
from screens.table.report import LABEL, plot
from widgets.lines import EMPTY, Line, ends, fit, rule, text, wrap
from widgets.panel import Panel
from widgets.panes import Aside, Panes, Stack
from widgets.spread import framed
from widgets.styles import StyleName
from widgets.table import Column, Table

_CELLS = (18, 0, 7, 7, 8, 13, 11, 12)
"""Cells of the columns; what is left is for who plays."""
_NAMELESS = (18, 0, 7, 7, 8, 0, 11, 12)
"""The same where there is no room for who was the best."""
_SHORT = (18, 0, 7, 7, 8, 13, 0, 0)
"""The same where the rest is said beside the table."""
_WIDE = 100
_PLOT = 8
"""Rows of the curve of results."""
_BAR = 3
"""Cells of a result in it."""
_LAST = 40
"""So many of the last games are listed at most."""


class RecordsScreen(BaseScreen):
    """All kinds of games of which one was finished, those of each title together."""

    CONTEXTS = ("records", "list")
    CSS_PATH = Path(__file__).with_name("records.tcss")

    def __init__(self, found: Sequence[Record]) -> None:
        """These are the finished games."""
        super().__init__()
        self._found = found
        self._days = dailies(found, today())
        order = standings(found)
        titles = list(dict.fromkeys(one.title for one in order))
        self._kinds = sorted(order, key=lambda one: titles.index(one.title))
        self._rows: list[Row] = [*map(row_of, self._kinds), *unplayed(self._kinds)]
        self._head = Panel(self._heading, id="head")
        self._table = Table(id="table", classes="listed")
        self._last = Panel(self._latest, id="last")
        self._below = Aside(id="below")

    def parts(self) -> Sequence[Widget]:
        return self._head, Panes(Stack(self._table, self._last), self._below)

    def tell(self) -> None:
        self._fill(self._table.size.width)
        self._below.tell(self._kind, self._about)
        self._last.show(self._latest)

    def laid_out(self) -> None:
        self._fill(self._table.size.width)
        super().laid_out()

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        head, days = text(" " + _("Records"), "title"), text(daily_line(self._days) + " ", "dim")
        return [ends(head, days, columns), rule(columns)]

    def _fill(self, columns: int) -> None:
        if not columns:
            return
        cells = list(_CELLS if columns >= _WIDE else _SHORT if self._below.is_beside else _NAMELESS)
        cells[1] = columns - sum(cells)
        places = [place for place, room in enumerate(cells) if room]
        above = headings()
        heads = [Column(_cell(above[place], cells[place], place, "heading"), cells[place]) for place in places]
        self._table.show(heads, [[self._shown(row, cells[place], place) for place in places] for row in self._rows])

    def _shown(self, row: Row, cells: int, place: int) -> Line:
        return _cell(row[place], cells, place, STYLES[place] if row.is_played else "dim")

    @property
    def _chosen(self) -> Standing | None:
        """The kind of game with the cursor; None where no game of it has been finished."""
        place = self._table.cursor_row
        return self._kinds[place] if place < len(self._kinds) else None

    @property
    def _kind(self) -> str:
        row = self._rows[self._table.cursor_row]
        return _("{game}, {players}").format(game=row.game, players=row.players) if row.is_played else row.game

    def _about(self, columns: int, rows: int) -> list[Line]:
        """More about the kind of game with the cursor."""
        if not self._found:
            return [text(" " + _("No game has been finished yet."), "dim")]
        one = self._chosen
        if one is None:
            return [text(" " + _("No game of this title has been finished yet."), "dim")]
        lines = self._details(one, columns - 2)
        room = rows - len(lines) - 2
        return [*lines, EMPTY, *self._course(one, columns, room)] if self._below.is_beside and room > _PLOT else lines

    def _details(self, one: Standing, columns: int) -> list[Line]:
        row = self._rows[self._kinds.index(one)]
        best = _("Best {points} by {name}, seed {seed}, {day}").format(
            points=points(one.title, one.best.best), name=row.by, seed=row.seed, day=row.day
        )
        said = [
            (self._kind if not self._below.is_beside else "", "heading"),
            ("" if one.first_game else best, "worth"),
            *((line, "plain") for line in details(one)),
            (marks_line(self._found), "dim"),
        ]
        return [line for words, style in said if words for line in wrap(words, columns, style, " ", "   ")]

    def _course(self, one: Standing, columns: int, rows: int) -> list[Line]:
        """How the results of a kind of game went on, as a curve and as a list, the last one first."""
        games = sorted((record for record in self._found if _is_of(record, one)), key=lambda record: record.finished)
        shown = games[-max(1, (columns - LABEL - 2) // _BAR) :]
        scores = [record.best for record in shown]
        lines = [text(" " + _("Game after game"), "heading")]
        lines += [text(row, "worth") for row in plot(scores, min(0, *scores), max(0, *scores), _PLOT, wide=_BAR)]
        if columns < _WIDE // 2:
            return lines
        listed = [text(" " + line) for record in reversed(games) for line in [_line(record)]]
        return [*lines, EMPTY, *listed][:rows]

    def _latest(self, columns: int, rows: int) -> list[Line]:
        """The last games of all kinds."""
        games = sorted(self._found, key=lambda record: record.finished, reverse=True)[:_LAST]
        lines = [
            fit(text(" " + kind_of(record.title, record.variant)), 32) + text(_line(record)) for record in games
        ] or [text(" " + _("No game has been finished yet."), "dim")]
        return framed(_("The last games"), lines[: rows - 2], columns, rows)

    def do_cursor_up(self) -> None:
        self._table.move(-1)

    def do_cursor_down(self) -> None:
        self._table.move(1)

    def do_back(self) -> None:
        self.frame.leave()


def _cell(words: str, cells: int, place: int, style: StyleName) -> Line:
    """A cell with a blank before it; numbers stand at the right."""
    return fit(text(words, style), cells - 1, "right") if place in RIGHT else text(" " + words, style)


def _is_of(record: Record, one: Standing) -> bool:
    """Whether a game is one of this kind."""
    return record.setting == one.best.setting


def _line(record: Record) -> str:
    """A game: when it ended, and what everybody came to."""
    scores = ", ".join(
        _("{name} {points}").format(name=result.name, points=result.score)
        for result in sorted(record.results, key=lambda result: result.place)
    )
    return _("{moment}  {scores}").format(moment=moment(record.finished), scores=scores)
