"""A table with a bar on the row that the cursor is on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual.coordinate import Coordinate
from textual.geometry import Offset, Region, Spacing
from textual.widgets import DataTable

from widgets.lines import Line, fit, join
from widgets.menu import first_shown, moved
from widgets.paint import palette, safe
from widgets.panel import Scrolled, Shortened


class Column(NamedTuple):
    """A column of the table."""

    heading: Line
    cells: int
    """How wide it is; the widest may be made narrower or wider, see `Table.show`."""


class Table(Shortened, Scrolled, DataTable[Text], can_focus=False, inherit_bindings=False, inherit_css=False):
    """Textual's table without keys of its own: a screen moves its cursor."""

    COMPONENT_CLASSES: ClassVar[set[str]] = DataTable.COMPONENT_CLASSES
    DEFAULT_CSS = """
    Table {
        width: 1fr;
        height: 1fr;
        overflow: hidden auto;
        scrollbar-size: 0 0;
        & > .datatable--cursor {
            color: $foreground;
            background: $bar;
            text-style: $bar-style;
        }
    }
    """

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes, cursor_type="row", cell_padding=0, show_header=True)
        self._shown: tuple[tuple[Column, ...], tuple[tuple[Line, ...], ...]] = ((), ())

    def show(self, columns: Sequence[Column], rows: Sequence[Sequence[Line]]) -> None:
        """Show these rows, each with a line for every column; the cursor stays in its place as far as it can."""
        before = self._shown
        self._shown = (tuple(columns), tuple(map(tuple, rows)))
        if self._shown == before:
            return
        if before[0] == self._shown[0] and len(before[1]) == len(rows):
            for number, (old, new) in enumerate(zip(before[1], self._shown[1], strict=True)):
                for place, (was, line) in enumerate(zip(old, new, strict=True)):
                    if line != was:
                        self.update_cell_at(Coordinate(number, place), self._text(line, columns[place].cells))
            return
        place = self.cursor_row
        self.clear(columns=True)
        for column in columns:
            self.add_column(self._text(column.heading, column.cells), width=column.cells)
        for row in rows:
            self.add_row(*(self._text(line, column.cells) for line, column in zip(row, columns, strict=True)))
        self.move_cursor(row=max(0, min(place, len(rows) - 1)))

    def _text(self, line: Line, cells: int) -> Text:
        looks = palette(self)
        return Text.assemble(*((safe(piece.text), looks[piece.style]) for piece in fit(line, cells)))

    @property
    def shows(self) -> object:
        return self._shown, self.cursor_row

    @property
    def lines(self) -> Sequence[Line]:
        columns, rows = self._shown
        first = self.scroll_offset.y
        seen = rows[first : first + self.size.height - self.header_height]
        return [
            join((fit(cell, column.cells) for cell, column in zip(row, columns, strict=True)), "")
            for row in (tuple(column.heading for column in columns), *seen)
        ]

    def move(self, step: int) -> None:
        """Move the cursor by so many rows, from the last one to the first and back."""
        self.move_cursor(row=moved(self.cursor_row, step, self.row_count))

    def to_top(self) -> None:
        """Put the cursor on the first row."""
        self.move_cursor(row=0)

    def cursor_place(self) -> Offset | None:
        """Where in the table the cursor is."""
        return Offset(0, self.header_height + self.cursor_row - self.scroll_offset.y) if self.row_count else None

    def scroll_to_region(self, region: Region, *, spacing: Spacing | None = None, **how: Any) -> Offset:
        """Let a row be seen: a table that moved with each step would be sent anew with each."""
        before = self.scroll_offset
        self.see_from(self.first_row(before.y))
        return self.scroll_offset - before

    def first_row(self, first: int) -> int:
        return first_shown(first, self.cursor_row, self.row_count, self.size.height - self.header_height)
