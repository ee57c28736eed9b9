"""The pages of a game of Le Havre: which of them is open, what they list, and where the cursor stands on each."""

from __future__ import annotations

from screens.le_havre import buildings, log, offers, result, ships, side, storage, storage_box
from screens.le_havre.layout import Pane, pane
from screens.le_havre.view import Listing, View, target
from widgets.lines import Line, beside, text
from widgets.menu import moved

OFFERS, BUILDINGS, SHIPS, STORAGE, LOG, RESULT = "offers", "buildings", "ships", "storage", "log", "result"
ALWAYS = (OFFERS, BUILDINGS, SHIPS, STORAGE, LOG)
"""The pages that can be opened at any time."""

FOUR = ALWAYS[:4]
"""The pages of the overview."""

FOR_FOUR = (120, 40)
"""Columns and rows from which all four of them are shown at once."""

_ANY_WIDTH = 60


class Pages:
    """What is looked at in a game. It knows the position as a `View`, and no key."""

    def __init__(self, view: View) -> None:
        self.page = OFFERS
        """The page that is open."""
        self.overview = True
        """Whether all four pages are shown at once where the terminal is large enough."""
        self.shows_cards = False
        """Whether the storage shows the cards of one player instead of everybody's goods."""
        self._player = view.seat
        self._view = view
        self._cursors: dict[str, str] = {}
        self._firsts: dict[str, int] = {}
        self._listings: dict[tuple[str, int, int, bool], Listing] = {}

    def look(self, view: View) -> None:
        """Show another position; the result is opened when the game is over."""
        before, self._view = self._view.seat, view
        self._listings.clear()
        if view.table["over"]:
            self.page = RESULT
        elif self.page == RESULT:
            self.page = OFFERS
        if view.seat != before:
            self._player = view.seat

    # The cursor.

    @property
    def row(self) -> str:
        """The name of the row with the cursor, or nothing."""
        names = self._names()
        name = self._cursors.get(self.page, "")
        return name if name in names else (names[0] if names else "")

    @property
    def under_cursor(self) -> str:
        """The card, ship, good or move under the cursor, or nothing."""
        return target(self.row)

    def put_cursor(self, row: str) -> None:
        """Put the cursor of the page on a row."""
        self._cursors[self.page] = row

    def is_put_on(self, row: str) -> bool:
        """Whether somebody has put the cursor of the page on that row, and it still stands there."""
        return self._cursors.get(self.page) == row == self.row

    def step(self, by: int) -> None:
        """Move the cursor by so many rows."""
        names = self._names()
        if names:
            self.put_cursor(names[moved(names.index(self.row), by, len(names))])

    def to_last(self) -> None:
        """Put the cursor on the last row."""
        self.put_cursor((self._names() or [""])[-1])

    def turn_to(self, by: int) -> None:
        """Look at the storage of another player."""
        self._player = moved(self._player, by, len(self._view.players))

    def _names(self) -> list[str]:
        """The names of the rows at which the cursor of the page can stop."""
        return [row.name for row in self._listing(self.page, _ANY_WIDTH).rows if row.name]

    # Pictures.

    def shows_four(self, columns: int, rows: int) -> bool:
        """Whether a terminal of this size shows all four pages at once."""
        return self.overview and self.page in FOUR and holds_four(columns, rows)

    def one(self, columns: int, height: int) -> list[Line]:
        """The page that is open beside the storage of the player who decides; with a column a player it is alone."""
        has_columns = self.page == RESULT or (self.page == STORAGE and not self.shows_cards)
        if has_columns and len(self._view.players) > 1:
            return self._pane(self.page, columns, height, active=True).lines
        page = self._pane(self.page, beside_storage(columns), height, active=True).lines
        return self.with_storage(page, columns, height)

    def with_storage(self, lines: list[Line], columns: int, height: int) -> list[Line]:
        """Lines of `beside_storage` cells, and beside them what the player who decides has."""
        width = side.width(columns)
        box = side.lines(self._view, width, height)
        return beside((lines, beside_storage(columns)), (box, width), between=text("│", "rule"), height=height)

    def four(self, columns: int, height: int) -> list[Line]:
        """All four pages, the open one with the cursor."""
        left = (columns - 1) // 2
        right = columns - 1 - left
        lower = storage_box.HEIGHT + 1
        upper = height - lower
        bar = text("│", "rule")
        panes = {page: (left if page in (BUILDINGS, SHIPS) else right) for page in FOUR}
        shown_as = {
            page: self._pane(page, cells, upper if page in (OFFERS, BUILDINGS) else lower, page == self.page).lines
            for page, cells in panes.items()
        }
        top = beside((shown_as[BUILDINGS], left), (shown_as[OFFERS], right), between=bar, height=upper)
        low = beside((shown_as[SHIPS], left), (shown_as[STORAGE], right), between=bar, height=lower)
        return [*top, *low]

    def _pane(self, page: str, cells: int, height: int, active: bool) -> Pane:
        listing = self._listing(page, cells)
        made = pane(listing, self._cursors.get(page, ""), self._firsts.get(page, 0), cells, height, active)
        self._firsts[page] = made.first
        return made

    def _listing(self, page: str, cells: int) -> Listing:
        """The rows of a page; made once a position."""
        key = page, cells, self._player, self.shows_cards
        if key not in self._listings:
            self._listings[key] = self._made(page, cells)
        return self._listings[key]

    def _made(self, page: str, cells: int) -> Listing:
        view = self._view
        if page == OFFERS:
            return offers.listing(view, cells)
        if page == BUILDINGS:
            return buildings.listing(view, cells)
        if page == SHIPS:
            return ships.listing(view, cells)
        if page == STORAGE:
            show = storage.cards if self.shows_cards else storage.goods
            return show(view, cells, self._player)
        return log.listing(view, cells) if page == LOG else result.listing(view, cells)

    # Words.

    def details(self, columns: int) -> list[Line]:
        """What there is to know about the card or ship under the cursor."""
        name = self.under_cursor
        if self.page == BUILDINGS and name:
            return buildings.details(self._view, name, columns)
        if self.page == SHIPS and name:
            return ships.details(self._view, name, columns)
        if self.page == STORAGE and self.shows_cards and name:
            return storage.details(self._view, name, columns)
        return storage.hint(self.shows_cards) if self.page == STORAGE else []


def beside_storage(columns: int) -> int:
    """The cells that are left beside the storage in a terminal of so many columns."""
    return columns - side.width(columns) - 1


def holds_four(columns: int, rows: int) -> bool:
    """Whether a terminal is large enough for all four pages at once."""
    return columns >= FOR_FOUR[0] and rows >= FOR_FOUR[1]
