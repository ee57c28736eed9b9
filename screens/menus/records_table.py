"""The screen of the records: a table of every kind of game, and below it more about the one with the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from textual.widget import Widget

from saves.daily import today
from saves.records import Record
from saves.statistics import dailies, standings
from saves.titles import points
from screens.base import BaseScreen
from screens.menus.records import RIGHT, STYLES, Row, daily_line, details, headings, marks_line, row_of, unplayed
from texts.translation import gettext as _
from widgets.lines import Line, ends, fit, rule, text, wrap
from widgets.panel import Panel
from widgets.styles import StyleName
from widgets.table import Column, Table

_CELLS = (18, 0, 7, 7, 8, 13, 11, 12)
"""Cells of the columns; what is left is for who plays."""
_NAMELESS = (18, 0, 7, 7, 8, 0, 11, 12)
"""The same where there is no room for who was the best."""
_WIDE = 100


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
        self._table = Table(id="table")
        self._below = Panel(self._about, id="below")

    def parts(self) -> Sequence[Widget]:
        return self._head, self._table, self._below

    def tell(self) -> None:
        self._fill(self.app.size.width)
        self._below.show(self._about)

    def on_resize(self) -> None:
        self._fill(self.app.size.width)

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        head, days = text(" " + _("Records"), "title"), text(daily_line(self._days) + " ", "dim")
        return [ends(head, days, columns), rule(columns)]

    def _fill(self, columns: int) -> None:
        cells = list(_CELLS if columns >= _WIDE else _NAMELESS)
        cells[1] = columns - sum(cells)
        places = [place for place, room in enumerate(cells) if room]
        above = headings()
        heads = [Column(_cell(above[place], cells[place], place, "heading"), cells[place]) for place in places]
        self._table.show(heads, [[self._shown(row, cells[place], place) for place in places] for row in self._rows])

    def _shown(self, row: Row, cells: int, place: int) -> Line:
        return _cell(row[place], cells, place, STYLES[place] if row.is_played else "dim")

    def _about(self, columns: int, rows: int) -> list[Line]:
        """More about the kind of game with the cursor."""
        return [rule(columns), *self._details(columns - 2)][:rows]

    def _details(self, columns: int) -> list[Line]:
        place = self._table.cursor_row
        if not self._found:
            return [text(" " + _("No game has been finished yet."), "dim")]
        if place >= len(self._kinds):
            return [text(" " + _("No game of this title has been finished yet."), "dim")]
        one, row = self._kinds[place], self._rows[place]
        best = _("Best {points} by {name}, seed {seed}, {day}").format(
            points=points(one.title, one.best.best), name=row.by, seed=row.seed, day=row.day
        )
        kind = _("{game}, {players}").format(game=row.game, players=row.players)
        said = [
            (kind, "heading"),
            (best, "worth"),
            *((line, "plain") for line in details(one)),
            (marks_line(self._found), "dim"),
        ]
        return [line for words, style in said if words for line in wrap(words, columns, style, " ", "   ")]

    def do_cursor_up(self) -> None:
        self._table.move(-1)

    def do_cursor_down(self) -> None:
        self._table.move(1)

    def do_back(self) -> None:
        self.frame.leave()


def _cell(words: str, cells: int, place: int, style: StyleName) -> Line:
    """A cell with a blank before it; numbers stand at the right."""
    return fit(text(words, style), cells - 1, "right") if place in RIGHT else text(" " + words, style)
