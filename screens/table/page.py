"""A page of a table as the screen knows it, and which pages are shown at once where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from sys import maxsize
from typing import ClassVar, Generic, NamedTuple, TypeVar

from screens.table.keys import PageKeys
from widgets.legend import Example, labelled
from widgets.lines import Line

V = TypeVar("V")


class Overview(NamedTuple):
    """Pages that are shown at once where the terminal is large enough."""

    rows: tuple[tuple[str, ...], ...]
    """Their names as they lie, row by row."""
    last: int = 0
    """How many lines the last row has; the others share what is left, as it does where it is 0."""
    first: int = 0
    """How many lines the first row has at least, if it does not share."""
    beside: tuple[str, ...] = ()
    """Two pages one above the other in a column at the right of the rows; a question lies in the place of the lower."""
    told_below: bool = False
    """Whether what is told in sentences lies below the pages instead, as wide as all of them.

    Where there is no room for all, the row with the open page is shown then, and beside it the upper page of the two.
    """
    upper: int = 0
    """How many lines the upper of them takes at most; 0: as many as what it shows."""
    columns: int = 120
    """Columns that the terminal must have."""
    lines: int = 40
    """Rows that the terminal must have."""
    most: int = 0
    """Up to so many lines the last row has in a higher terminal, half of those that there are more."""

    alone: bool = False
    """Whether of the first row the open page alone is shown, and the last row below it.

    The side stands beside what is not long: a list that is scrolled is as wide as the terminal.
    """
    beside_side: tuple[str, ...] = ()
    """The pages beside which the side stands then."""
    above: int = 0
    """How many lines the rows before the last one need: it has all others, and `last` of them at least."""

    @property
    def names(self) -> tuple[str, ...]:
        """The pages that are shown."""
        return (*(name for row in self.rows for name in row), *self.beside)

    def at(self, rows: int) -> Overview:
        """How it is in a terminal of so many rows, as far as its pages are concerned."""
        return self

    def within(self, rows: int, height: int) -> Overview:
        """How it is in a terminal of so many rows, in which it has so many lines."""
        last = height - self.above if self.above else min(self.last + (rows - self.lines) // 2, self.most)
        return self._replace(last=max(self.last, last))


NO_OVERVIEW = Overview(rows=(), columns=maxsize)
"""What a title has that always shows one page."""

EXAMPLES = 24
"""Lines of a page of which one serves as an example."""
PROSE = 55
"""Cells of a column of running text: narrower it breaks too often, and wider its lines are hard to follow."""


def prose_columns(cells: int) -> int:
    """In how many columns side by side running text stands in so many cells."""
    return max(1, (cells + 1) // (PROSE + 1))


class Page:
    """One of the pages of a table: a list, or a picture."""

    keys: PageKeys
    """Its name and its contexts."""
    is_prose: ClassVar[bool] = False
    """Whether it is running text, in which goods and players have their colours.

    Where it can stand in columns of so many cells side by side, it takes the place of the side as well.
    """
    is_whole: ClassVar[bool] = False
    """Whether it takes the places of head, prompt and foot as well; then it has a head of its own."""
    has_frame: ClassVar[bool] = True
    """Whether it stands in a frame where several pages are shown at once; else it draws its own."""
    marked: frozenset[str] = frozenset()
    """What has changed since the player decided last, by name; it bears a sign."""

    @property
    def is_there(self) -> bool:
        """Whether it can be opened now."""
        return True

    @property
    def why_not(self) -> str:
        """Why it cannot be opened now, in a sentence."""
        return ""

    @property
    def is_wide(self) -> bool:
        """Whether it takes the place of the side as well."""
        return False

    @property
    def under_cursor(self) -> str:
        """What the cursor is on, by its name in the game, or nothing."""
        return ""

    def head(self, cells: int) -> list[Line]:
        """What stands above it in the place of the table's head, where it takes the whole table."""
        return []

    def opened(self) -> None:
        """It is opened by its key."""

    def step(self, by: int) -> None:
        """Move the cursor by so many rows."""

    def page_by(self, by: int) -> None:
        """Move the cursor by so many screens, no further than to the first or last row."""

    def to_first(self) -> None:
        """Put the cursor on the first row."""

    def to_last(self) -> None:
        """Put the cursor on the last row."""

    def to_next_group(self) -> None:
        """Put the cursor on the first row below the next heading."""

    def jump(self, words: str) -> None:
        """Put the cursor on the row with this number, or on the first one that begins so."""

    def next_filter(self) -> None:
        """Show the next kind of rows alone, after the last kind all of them."""

    def next_order(self) -> None:
        """Show the rows in the next order, after the last one in that of the board."""

    def mark(self, names: frozenset[str]) -> None:
        """What bears one of these names has changed since the player decided last."""
        self.marked = names

    def needs(self, cells: int) -> int:
        """How many lines all of it takes in so many cells; 0 where it fills whatever it is given."""
        return 0

    def example(self, cells: int) -> Example | None:
        """One of its rows in so many cells, with what its parts are; nothing where it has none that could be told."""
        return labelled(self.lines(cells, EXAMPLES, active=True), self.captions())

    def captions(self) -> Sequence[Sequence[str]]:
        """What the parts of a row are called, two blanks apart: of the first row that has so many, see `labelled`."""
        return ()

    def renew(self) -> None:
        """What it shows has changed."""

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        """The page in so many cells and lines; with its cursor where it is `active`."""
        raise NotImplementedError

    def details(self, cells: int) -> list[Line]:
        """What there is to know about what the cursor is on."""
        return []


class ViewPage(Page, Generic[V]):
    """A page that is told the position that it shows as its title sees it."""

    _view: V

    def look(self, view: V) -> None:
        """Show another position."""
        self._view = view
        self.renew()
