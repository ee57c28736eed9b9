"""The pages of a table: which of them is open, those that are lists with a cursor, and the keys that move it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partialmethod

from saves.called import plainly
from screens.table.keys import PageKeys
from screens.table.page import Page
from screens.table.picture.listing import Filter, Listing, Order, arranged, pane, place_of, target
from screens.table.picture.places import Arrangement, Over, above_row, alone, in_column, in_rows
from screens.table.requests import Look, Request
from screens.table.title import Board, Part
from widgets.lines import Line, plain
from widgets.menu import Scroll, moved

_ANY_WIDTH = 60
_AT_ONCE = 5
"""By so many rows columns side by side move: the terminal scrolls them, and what comes into sight is sent."""


class ListPage(Page):
    """A page that is a list with a cursor."""

    filters: Sequence[Filter] = ()
    """What alone can be shown of it."""
    orders: Sequence[Order] = ()
    """The orders that it can have besides that of the board."""
    follows: int = 0
    """By so many rows it moves with the cursor: the terminal scrolls it, as it is as wide as that; 0: by many."""

    def __init__(self, keys: PageKeys) -> None:
        """The cursor is on the first row."""
        self.keys = keys
        self._cursor = ""
        self._scroll = Scroll()
        self._height = 1
        self.goes_round = True
        """Whether a step leads from one end of the list to the other: only where both are seen."""
        self._filter = self._order = 0
        self._listings: dict[int, Listing] = {}

    @abstractmethod
    def listing(self, cells: int) -> Listing:
        """The rows of the page as they are now."""

    def renew(self) -> None:
        """What it lists has changed."""
        self._listings.clear()

    def _listed(self, cells: int) -> Listing:
        if cells not in self._listings:
            self._listings[cells] = arranged(self.listing(cells), self._kept, self._ordered)
        return self._listings[cells]

    def _names(self) -> list[str]:
        """The names of the rows at which the cursor can stop."""
        return [row.name for row in self._listed(_ANY_WIDTH).rows if row.name]

    @property
    def row(self) -> str:
        """The name of the row with the cursor, or nothing."""
        names = self._names()
        return names[place_of(self._cursor, names)] if names else ""

    @property
    def under_cursor(self) -> str:
        return target(self.row)

    def needs(self, cells: int) -> int:
        return 1 + len(self._listed(cells).rows)

    def put_cursor(self, row: str) -> None:
        """Put the cursor on a row."""
        self._cursor = row

    def is_put_on(self, row: str) -> bool:
        """Whether somebody has put the cursor on that row, and it still stands there."""
        return self._cursor == row == self.row

    def _move(self, by: int, *, goes_round: bool = False) -> None:
        """Move the cursor by so many rows, no further than to the first or last one unless it goes round."""
        names = self._names()
        if names:
            here, last = names.index(self.row), len(names) - 1
            self.put_cursor(names[moved(here, by, len(names)) if goes_round else max(0, min(last, here + by))])

    def step(self, by: int) -> None:
        # A list that is longer than its place would be sent anew: its ends have keys of their own.
        self._move(by, goes_round=self.goes_round)

    def to_last(self) -> None:
        self._move(len(self._names()))

    def to_first(self) -> None:
        self._move(-len(self._names()))

    def page_by(self, by: int) -> None:
        self._move(by * max(1, self._height - 2))

    def to_next_group(self) -> None:
        """After the last heading it goes to the first row of all."""
        rows = self._listed(_ANY_WIDTH).rows
        firsts = [row.name for n, row in enumerate(rows) if row.name and (n == 0 or not rows[n - 1].name)]
        names = self._names()
        here = names.index(self.row) if names else 0
        self.put_cursor(next((name for name in firsts if names.index(name) > here), (firsts or [""])[0]))

    def number_of(self, name: str) -> str:
        """By what something of this name is jumped to: its number, or what else it begins with."""
        row = next((row for row in self._listed(_ANY_WIDTH).rows if target(row.name) == name), None)
        return plain(row.line).strip() if row is not None else name

    def jump(self, words: str) -> None:
        wanted = plainly(words).strip().lstrip("0")
        numbers = {name: plainly(self.number_of(target(name))).lstrip("0") for name in self._names()}
        exact = [name for name, number in numbers.items() if number == wanted]
        begins = [name for name, number in numbers.items() if number.startswith(wanted)]
        if wanted and (exact or begins):
            self.put_cursor((exact or begins)[0])

    @property
    def _kept(self) -> Filter | None:
        return self.filters[self._filter - 1] if self._filter else None

    @property
    def _ordered(self) -> Order | None:
        return self.orders[self._order - 1] if self._order else None

    def next_filter(self) -> None:
        self._filter = moved(self._filter, 1, len(self.filters) + 1)
        self.renew()

    def next_order(self) -> None:
        self._order = moved(self._order, 1, len(self.orders) + 1)
        self.renew()

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        return self._seen(self._listed(cells), cells, height, active=active)

    def _seen(self, listing: Listing, cells: int, height: int, *, active: bool, columns: int = 1) -> list[Line]:
        """As much of a listing as there is room for, in one column or more."""
        self._height = height * columns
        self.goes_round = len(listing.rows) <= (height - 1) * columns
        by = _AT_ONCE if self.is_prose and columns > 1 else self.follows
        lines = pane(listing, self._cursor, self._scroll, cells, height, active, self.marked, columns, by)
        if self.is_prose:  # whose paragraphs take several rows each
            self._height = 1 + sum(
                bool(row.name) for row in listing.rows[self._scroll.first :][: (height - 1) * columns]
            )
        return lines


class Pages:
    """What is looked at of a table. It knows no key."""

    def __init__(self, board: Board) -> None:
        """The first page is open."""
        self.board = board
        self._by_name = {page.keys.name: page for page in board.pages}
        self.open = board.pages[0]
        """The page that is open."""
        self._upper = self.open
        """The page of the first row of the overview that is open, or was before another one."""
        self._wanted = ""
        self.overview = True
        """Whether several pages are shown at once where the terminal is large enough."""

    def opened_by(self, action: str) -> Page | None:
        """The page that an action opens, if it opens one."""
        verb, _stroke, name = action.partition("_")
        return self._by_name.get(name) if verb == "show" else None

    def show(self, name: str) -> None:
        self.open = self._by_name[name]
        self._remember()
        self.open.opened()

    def follow(self, *, is_over: bool, wanted: str = "", stays: bool = False) -> None:
        """Another position is shown: the last page, the result, is opened when the game is over.

        Until then the `wanted` page is, once for each decision that wants another one than that before it, unless the
        page `stays` that somebody reads.
        """
        last = self.board.pages[-1]
        if is_over:
            self.open = last
        elif self.open is last:
            self.open = self.board.pages[0]
        if wanted and wanted != self._wanted and not stays:
            self.show(wanted)
        self._wanted = wanted
        self._remember()

    def _remember(self) -> None:
        rows = self.board.overview.rows
        if rows and self.open.keys.name in rows[0]:
            self._upper = self.open

    def mark(self, names: frozenset[str]) -> None:
        """Mark what has one of these names on every page."""
        for page in self.board.pages:
            page.mark(names)

    def named(self, name: str) -> Page:
        return self._by_name[name]

    # Where everything stands.

    def arrange(self, columns: int, rows: int, height: int, over: Over | None) -> Arrangement:
        """Where pages, side and `over` stand in `height` lines of a terminal of so many columns and rows."""
        overview = self.board.overview.within(rows, height)
        if not self._shows_all(columns, rows):
            return alone(self.board, self.open, columns, height, over)
        if overview.alone:
            side = self.board.side_width(columns) if self._upper.keys.name in overview.beside_side else 0
            return above_row(overview, self._upper.keys.name, side, columns, height, over)
        if overview.beside:
            return in_column(
                overview,
                self._by_name,
                self.open.keys.name,
                self.board.column_width(columns),
                columns,
                height,
                over,
            )
        return in_rows(overview, self.open.keys.name, columns, over)

    def holds_overview(self, columns: int, rows: int) -> bool:
        """Whether a terminal is large enough for several pages at once."""
        return columns >= self.board.overview.columns and rows >= self.board.overview.lines

    def tabs(self, columns: int, rows: int) -> list[Page]:
        """The pages that tabs lead to: all there are, or those that are not seen at once in frames of their own."""
        there = [page for page in self.board.pages if page.is_there]
        if self.board.overview.alone or not self._shows_all(columns, rows):
            return there
        return [page for page in there if page.keys.name not in self.board.overview.at(rows).names]

    def _shows_all(self, columns: int, rows: int) -> bool:
        is_in_it = self.open.keys.name in self.board.overview.at(rows).names
        return self.overview and is_in_it and self.holds_overview(columns, rows)


class PageBrowser(Part):
    """The part of a table with which its pages are read."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages

    def _browse(self, by: Callable[[Page], None]) -> Request:
        by(self._pages.open)
        return Look()

    do_cursor_up = partialmethod(_browse, lambda page: page.step(-1))
    do_cursor_down = partialmethod(_browse, lambda page: page.step(1))
    do_page_before = partialmethod(_browse, lambda page: page.page_by(-1))
    do_page_after = partialmethod(_browse, lambda page: page.page_by(1))
    do_first_row = partialmethod(_browse, lambda page: page.to_first())
    do_last_row = partialmethod(_browse, lambda page: page.to_last())
    do_group_after = partialmethod(_browse, lambda page: page.to_next_group())
    do_next_filter = partialmethod(_browse, lambda page: page.next_filter())
    do_next_order = partialmethod(_browse, lambda page: page.next_order())
