"""The screen of the records: a table of every kind of game, and more about the one with the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from textual.widget import Widget

from engine.texts import N_
from engine.texts.language import gettext as _, listed
from saves.daily import today
from saves.record import Record
from saves.statistics import Standing, dailies, standings
from saves.titles import points
from screens.headed_screen import ListScreen
from screens.menus import words
from screens.menus.words import Row
from screens.table.report import LABEL, plot
from widgets.frames import framed
from widgets.lines import EMPTY, Line, fit, text, wrap
from widgets.panel import Panel, Panes, Stack
from widgets.styles import StyleName
from widgets.table import Column, Table

_CELLS = (18, 0, 7, 7, 8, 13, 11, 12)
"""Cells of the columns; what is left is for who plays."""
_WIDE = 100
"""Cells from which all columns have room."""
_BY, _SEED, _DAY = 5, 6, 7
_PLOT = 8
"""Rows of the curve of results."""
_BAR = 3
"""Cells of a result in it."""
_LAST = 40
"""So many of the last games are listed at most."""


class RecordsScreen(ListScreen):
    """All kinds of games of which one was finished, those of each title together."""

    CONTEXTS = ("records", "list")
    CSS_PATH = Path(__file__).with_suffix(".tcss")
    NAME = N_("Records")
    menu: Table

    def __init__(self, found: Sequence[Record]) -> None:
        """These are the finished games."""
        super().__init__()
        self._found = found
        self._days = dailies(found, today())
        order = standings(found)
        titles = [one.title for one in order]
        self._kinds = sorted(order, key=lambda one: titles.index(one.title))
        self._rows: list[Row] = [*map(words.row_of, self._kinds), *words.unplayed(self._kinds)]
        self.menu = Table(id="table", classes="listed")
        self._last = Panel(self._latest, id="last")

    def parts(self) -> Sequence[Widget]:
        return self.head, Panes(Stack(self.menu, self._last), self.below)

    def tell(self) -> None:
        super().tell()
        self._fill(self.menu.size.width)
        self.below.tell(self._row.kind, self._about)
        self._last.show(self._latest)

    def laid_out(self) -> None:
        self._fill(self.menu.size.width)
        super().laid_out()

    @property
    def where(self) -> str:
        return words.daily_line(self._days)

    def _fill(self, columns: int) -> None:
        if not columns:
            return
        # Where the columns have not all room, some is said beside the table, or nowhere who was the best.
        left_out = () if columns >= _WIDE else (_SEED, _DAY) if self.below.is_beside else (_BY,)
        cells = [0 if place in left_out else room for place, room in enumerate(_CELLS)]
        cells[1] = columns - sum(cells)
        places = [place for place, room in enumerate(cells) if room]

        def shown(row: Row, style: StyleName = "") -> list[Line]:
            looks = [style] * len(row) if style else words.STYLES if row.is_played else ["dim"] * len(row)
            return [_cell(row[place], cells[place], place, looks[place]) for place in places]

        heads = [
            Column(head, cells[place]) for head, place in zip(shown(words.headings(), "heading"), places, strict=True)
        ]
        self.menu.show(heads, [*map(shown, self._rows)])

    @property
    def _row(self) -> Row:
        """The row with the cursor."""
        return self._rows[self.menu.cursor_row]

    def _about(self, columns: int, rows: int) -> list[Line]:
        """More about the kind of game with the cursor."""
        if not self._found:
            return [text(" " + _("No game has been finished yet."), "dim")]
        if not self._row.is_played:
            return [text(" " + _("No game of this title has been finished yet."), "dim")]
        one = self._kinds[self.menu.cursor_row]
        lines = self._details(one, columns - 2)
        room = rows - len(lines) - 2
        return [*lines, EMPTY, *self._course(one, columns, room)] if self.below.is_beside and room > _PLOT else lines

    def _details(self, one: Standing, columns: int) -> list[Line]:
        row = self._row
        best = _("Best {points} by {name}, seed {seed}, {day}").format(
            points=points(one.title, one.best.best), name=row.by, seed=row.seed, day=row.day
        )
        said = [
            ("" if self.below.is_beside else row.kind, "heading"),
            ("" if one.first_game else best, "worth"),
            *((line, "plain") for line in words.details(one)),
            (words.marks_line(self._found), "dim"),
        ]
        return [line for told, style in said if told for line in wrap(told, columns, style, " ", "   ")]

    def _course(self, one: Standing, columns: int, rows: int) -> list[Line]:
        """How the results of a kind of game went on, as a curve and as a list, the last one first."""
        games = [record for record in _by_time(self._found) if record.setting == one.best.setting]
        scores = [record.best for record in games[-max(1, (columns - LABEL - 2) // _BAR) :]]
        lines = [text(" " + _("Game after game"), "heading")]
        lines += [text(row, "worth") for row in plot(scores, min(0, *scores), max(0, *scores), _PLOT, wide=_BAR)]
        if columns < _WIDE // 2:
            return lines
        return [*lines, EMPTY, *(text(" " + _line(record)) for record in reversed(games))][:rows]

    def _latest(self, columns: int, rows: int) -> list[Line]:
        """The last games of all kinds."""
        lines = [
            fit(text(" " + words.kind_of(record.title, record.variant)), 32) + text(_line(record))
            for record in _by_time(self._found)[: -_LAST - 1 : -1]
        ] or [text(" " + _("No game has been finished yet."), "dim")]
        return framed(_("The last games"), lines, columns, rows)


def _cell(told: str, cells: int, place: int, style: StyleName) -> Line:
    """A cell with a blank before it; numbers stand at the right."""
    return fit(text(told, style), cells - 1, "right") if place in words.RIGHT else text(" " + told, style)


def _by_time(found: Sequence[Record]) -> list[Record]:
    """Games as they were finished, one after another."""
    return sorted(found, key=lambda record: record.finished)


def _line(record: Record) -> str:
    """A game: when it ended, and what everybody came to."""
    scores = listed(
        _("{name} {points}").format(name=result.name, points=result.score)
        for result in sorted(record.results, key=lambda result: result.place)
    )
    return _("{moment}  {scores}").format(moment=words.moment(record.finished), scores=scores)
