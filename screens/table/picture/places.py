"""Where pages, side and what lies over them stand in a terminal of some size."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from engine.texts.language import gettext as _
from screens.table.page import Overview, Page, prose_columns
from screens.table.title import Board
from widgets.lines import Line, text

WIDEST = 160
"""Columns from which a terminal is one of the widest."""
_FRAME = 2
"""Lines, and cells, that the frame of a page takes."""
_LOWER, _UPPER = 9, 14
"""Lines that the lower page of the column beside the others has at least, and the upper one, whatever is asked."""
_SPARE = 4
"""Lines for what is told besides in sentences below the pages, and for blanks between them."""
_LEAST = 3
"""Lines that a page keeps, however much lies over it: its heading and what the cursor is on."""


class Arrangement(NamedTuple):
    """Where pages, side and what lies over them stand."""

    shown: tuple[str, ...] = ()
    """The pages that are shown, by name."""
    side: int = 0
    """Cells of the side, without the line at its left; 0 where it is not shown."""
    over: int = 0
    """Lines of what lies over the foot, its title among them."""
    takes_side: bool = False
    """Whether that lies over the foot of the side as well."""
    last: int = 0
    """Lines of the last row of pages, where several are shown."""
    covered: str = ""
    """The page in whose place something lies."""
    first: int = 0
    """Lines of the first row of pages, where it does not share what the last one leaves."""
    column: int = 0
    """Cells of the column of pages beside the rows; 0 where there is none."""
    lower: int = 0
    """Lines of the lower page of that column."""
    text: int = 0
    """Cells of the whole text of what the cursor is on; 0 where it is not shown."""

    @property
    def side_cells(self) -> int:
        """How many cells the side takes, the line at its left among them."""
        return self.side + 1 if self.side else 0

    @property
    def shows_all(self) -> bool:
        """Whether several pages are shown at once."""
        return bool(self.last or self.column)


class Over:
    """What lies over a part of the screen, as far as its place is concerned."""

    TITLE: ClassVar[str] = ""
    """What it is called, where it has a name."""
    IS_TOLD: ClassVar[bool] = False
    """Whether it is told in sentences, which are read in long lines."""
    LEAVES: ClassVar[float] = 0.4
    """How much of the lines it leaves to the page on which it lies, however long it is."""

    @property
    def covers(self) -> bool:
        """Whether it takes a place at all: what is said at the foot alone hides nothing."""
        return True

    @property
    def has_cursor(self) -> bool:
        """Whether a row of its own is the one that keys move: no page shows another one beside it."""
        return False

    @property
    def title(self) -> Line:
        """What stands in the rule above it."""
        return text(_(self.TITLE), "title")

    def title_within(self, cells: int) -> Line:
        """The same in a frame of so many cells, with as much as it holds of what is typed there."""
        return self.title

    def height(self, cells: int) -> int:
        """How many lines it would take."""
        return len(self.lines(cells, 1000))

    def least(self, cells: int) -> int:
        """In how few lines all of it can be seen."""
        return self.height(cells)

    def lines(self, cells: int, rows: int) -> list[Line]:
        """Its lines in so many cells; in at most so many rows, as far as that can be done."""
        raise NotImplementedError


def alone(board: Board, page: Page, columns: int, height: int, over: Over | None) -> Arrangement:
    """One page beside the side, or in its place too; what lies over it grows up from the foot."""
    is_wide = page.is_wide or (page.is_prose and prose_columns(columns) > 1)
    side = 0 if is_wide else board.side_width(columns)
    shown = (page.keys.name,)
    if over is None:
        return Arrangement(shown, side)
    most = height - max(_LEAST, int(height * over.LEAVES)) - 1
    cells = columns - board.side_width(columns) - 1
    takes_side = not side or over.least(cells) > most
    size = min(over.height(columns if takes_side else cells), most)
    return Arrangement(shown, side, size + 1, takes_side)


def in_column(
    overview: Overview,
    pages: Mapping[str, Page],
    opened: str,
    column: int,
    columns: int,
    height: int,
    over: Over | None,
) -> Arrangement:
    """All pages of the overview, some in a `column` of so many cells; what lies over them grows up from its foot.

    A page is as high as what it shows, as far as the others can spare that.
    """
    if over is not None and over.IS_TOLD and overview.told_below:
        size = min(over.height(columns) + 1 + _SPARE, height - _UPPER)
        if height - size < 2 * _UPPER:
            return _row_above(overview, opened, column, columns, size)
        found = in_column(overview, pages, opened, column, columns, height - size, None)
        return found._replace(over=size, takes_side=True)
    reads, (upper, covered) = text_cells(columns), overview.beside
    lower = max(_LOWER, height - (overview.upper or pages[upper].needs(column - _FRAME) + _FRAME))
    wanted = 0 if over is None else over.height(column - _FRAME) + _FRAME
    first, last = (
        max(pages[name].needs((columns - column - reads) // len(row) - _FRAME) for name in row) + _FRAME
        for row in (overview.rows[0], overview.rows[-1])
    )
    most = min(height // 2 - 1, max(height - last, height * 2 // 5))
    return Arrangement(
        overview.names,
        last=overview.last,
        first=max(overview.first, min(first, most)) if overview.first else 0,
        column=column,
        lower=max(lower, min(wanted, height - _UPPER)),
        text=reads,
        covered="" if over is None else covered,
    )


def _row_above(overview: Overview, opened: str, column: int, columns: int, size: int) -> Arrangement:
    """What takes so many lines at the foot, and above it the row of the open page beside one page of the column."""
    row = next((names for names in overview.rows if opened in names), overview.rows[0])
    beside = next((name for name in overview.beside if name == opened), overview.beside[0])
    return Arrangement((*row, beside), over=size, takes_side=True, column=column, text=text_cells(columns))


def in_rows(overview: Overview, opened: str, columns: int, over: Over | None) -> Arrangement:
    """All pages of the overview; what lies over them has the place of the first of the last row that is not `opened`.

    If there is none, it is the first of all. Where it needs more room than that, it takes the whole row, if the page
    that is open is not in it.
    """
    shown = overview.names
    reads = text_cells(columns)
    if over is None:
        return Arrangement(shown, last=overview.last, first=overview.first, text=reads)
    last = overview.rows[-1]
    covered = next((name for name in (*last, *shown) if name != opened), "")
    is_long = over.height((columns - reads - len(last) + 1) // len(last)) > overview.last - 1
    if is_long and opened not in last:
        shown = tuple(name for name in shown if name == covered or name not in last)
    return Arrangement(shown, last=overview.last, first=overview.first, covered=covered, text=reads)


def above_row(overview: Overview, upper: str, side: int, columns: int, height: int, over: Over | None) -> Arrangement:
    """A page of the first row beside the side, and the last row below both; what lies over them has its place."""
    (lower,) = overview.rows[-1]
    found = Arrangement((upper, lower), side, last=overview.last, text=text_cells(columns))
    if over is None:
        return found
    wanted = over.height(columns - found.text - 2) + 2
    return found._replace(last=max(found.last, min(wanted, height * 3 // 5)), covered=lower)


def text_cells(columns: int) -> int:
    """Cells of the whole text of what the cursor is on, in a terminal of so many columns."""
    return 34 + (columns - WIDEST) // 6 if columns >= WIDEST else 0
