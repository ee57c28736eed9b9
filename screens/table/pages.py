"""The pages of a table: which of them is open, and how pages, side and what lies over them share the screen."""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol

from screens.table.keys import PageKeys
from screens.table.layout import rule_with
from screens.table.listing import Listing, pane, place_of, target
from screens.table.title import Board, Overview, Page
from widgets.lines import Line, beside, text, whole
from widgets.menu import moved

_ANY_WIDTH = 60
_LEAST = 3
"""Lines that a page keeps, however much lies over it: its heading and what the cursor is on."""


class Over(Protocol):
    """What lies over a part of the screen, as far as its place is concerned."""

    @property
    def title(self) -> Line:
        """What stands in the rule above it."""
        ...

    def height(self, cells: int) -> int:
        """How many lines it would take."""
        ...

    def lines(self, cells: int, rows: int) -> list[Line]:
        """Its lines in so many cells and at most so many rows."""
        ...


class ListPage(Page):
    """A page that is a list with a cursor."""

    def __init__(self, keys: PageKeys) -> None:
        """The cursor is on the first row."""
        self.keys = keys
        self._cursor = ""
        self._first = 0
        self._listings: dict[int, Listing] = {}

    @abstractmethod
    def listing(self, cells: int) -> Listing:
        """The rows of the page as they are now."""

    def renew(self) -> None:
        """What it lists has changed."""
        self._listings.clear()

    def _listed(self, cells: int) -> Listing:
        if cells not in self._listings:
            self._listings[cells] = self.listing(cells)
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

    def put_cursor(self, row: str) -> None:
        """Put the cursor on a row."""
        self._cursor = row

    def is_put_on(self, row: str) -> bool:
        """Whether somebody has put the cursor on that row, and it still stands there."""
        return self._cursor == row == self.row

    def step(self, by: int) -> None:
        names = self._names()
        if names:
            self.put_cursor(names[moved(names.index(self.row), by, len(names))])

    def to_last(self) -> None:
        """Put the cursor on the last row."""
        self.put_cursor((self._names() or [""])[-1])

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        made = pane(self._listed(cells), self._cursor, self._first, cells, height, active)
        self._first = made.first
        return made.lines


class Pages:
    """What is looked at of a table. It knows no key."""

    def __init__(self, board: Board) -> None:
        """The first page is open."""
        self._board = board
        self._by_name = {page.keys.name: page for page in board.pages}
        self.open = board.pages[0]
        """The page that is open."""
        self.overview = True
        """Whether several pages are shown at once where the terminal is large enough."""

    def opened_by(self, action: str) -> Page | None:
        """The page that an action opens, if it opens one."""
        verb, _stroke, name = action.partition("_")
        return self._by_name.get(name) if verb == "show" else None

    def show(self, name: str) -> None:
        """Open a page."""
        self.open = self._by_name[name]
        self.open.opened()

    def follow(self, *, is_over: bool) -> None:
        """Another position is shown: the last page, the result, is opened when the game is over."""
        last = self._board.pages[-1]
        if is_over:
            self.open = last
        elif self.open is last:
            self.open = self._board.pages[0]

    # Pictures.

    def area(self, columns: int, rows: int, height: int, over: Over | None) -> list[Line]:
        """The pages in `height` lines of a terminal of this size, and what lies over them."""
        overview = self._board.overview
        if overview is not None and self._shows_all(overview, columns, rows):
            return self._all(overview, columns, height, over)
        return self._one(columns, height, over)

    def holds_overview(self, columns: int, rows: int) -> bool:
        """Whether a terminal is large enough for several pages at once."""
        overview = self._board.overview
        return overview is not None and columns >= overview.columns and rows >= overview.lines

    def _shows_all(self, overview: Overview, columns: int, rows: int) -> bool:
        is_in_it = any(self.open.keys.name in row for row in overview.rows)
        return self.overview and is_in_it and self.holds_overview(columns, rows)

    def _one(self, columns: int, height: int, over: Over | None) -> list[Line]:
        """The page that is open beside the side, or alone; what lies over it grows up from the foot."""
        side = self._board.side_width(columns)
        is_wide = self.open.is_wide or not side
        cells = columns - side - 1
        if over is None:
            page = self.open.lines(columns if is_wide else cells, height, active=True)
            return page if is_wide else self._with_side(page, cells, side, height)
        most = height - max(_LEAST, height * 2 // 5) - 1
        takes_side = is_wide or over.height(cells) > most
        room = columns if takes_side else cells
        size = min(over.height(room), most)
        laid = [rule_with(over.title, room), *whole(over.lines(room, size), size, room)]
        left = height - len(laid)
        page = self.open.lines(columns if is_wide else cells, left, active=True)
        if not takes_side:
            return self._with_side([*page, *laid], cells, side, height)
        return [*(page if is_wide else self._with_side(page, cells, side, left)), *laid]

    def _with_side(self, lines: list[Line], cells: int, side: int, height: int) -> list[Line]:
        box = self._board.side(self.open, side, height)
        return beside((lines, cells), (box, side), between=text("│", "rule"), height=height)

    def _all(self, overview: Overview, columns: int, height: int, over: Over | None) -> list[Line]:
        """All pages of the overview; what lies over them takes the place of others than the open one."""
        found: list[Line] = []
        upper = height - overview.last
        heights = [*([upper // max(1, len(overview.rows) - 1)] * (len(overview.rows) - 1)), overview.last]
        for row, size in zip(overview.rows, heights, strict=True):
            is_last = row is overview.rows[-1]
            found += self._row(row, columns, size, over if is_last else None)
        return found

    def _row(self, names: tuple[str, ...], columns: int, height: int, over: Over | None) -> list[Line]:
        """Pages side by side; what lies over them takes the first that is not open, or all if it needs them."""
        widths = _shares(columns, len(names))
        open_name = self.open.keys.name
        place = next((n for n, name in enumerate(names) if name != open_name), 0) if over is not None else -1
        if over is not None and open_name not in names and over.height(widths[place]) > height - 1:
            return _laid(over, columns, height)
        blocks = [
            _laid(over, cells, height)
            if over is not None and n == place
            else self._by_name[name].lines(cells, height, active=name == open_name)
            for n, (name, cells) in enumerate(zip(names, widths, strict=True))
        ]
        return beside(*zip(blocks, widths, strict=True), between=text("│", "rule"), height=height)


def _laid(over: Over, cells: int, height: int) -> list[Line]:
    rows = height - 1
    return [rule_with(over.title, cells), *whole(over.lines(cells, rows), rows, cells)]


def _shares(columns: int, count: int) -> list[int]:
    """The cells of so many columns with a line between each two."""
    room = columns - count + 1
    return [room // count] * (count - 1) + [room - room // count * (count - 1)]
