"""The pages of Le Havre: offers, buildings, ships, and the players' storage."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from engine.texts.language import gettext as _
from screens.le_havre import building_details, buildings, offers, ships, stacks, storage
from screens.le_havre.actions import KEYS
from screens.le_havre.goals import is_built_now
from screens.le_havre.view import View
from screens.le_havre.words import card, card_name
from screens.table.picture.layout import untitled
from screens.table.picture.listing import Filter, Listing, Order, column_cells
from screens.table.picture.pages import ListPage
from widgets.lines import Line
from widgets.menu import moved

OFFERS, BUILDINGS, SHIPS, STORAGE, LOG, RESULT = KEYS.pages

Preview = Callable[[str, int], list[Line]]
"""What taking an offer would do, in so many cells."""


class _Page(ListPage):
    """A page about a position of Le Havre."""

    _view: View

    def look(self, view: View) -> None:
        """Show another position."""
        self._view = view
        self.renew()

    def details(self, cells: int) -> list[Line]:
        name = self.under_cursor
        return self._about(name, cells) if name else []

    @abstractmethod
    def _about(self, name: str, cells: int) -> list[Line]:
        """About what the cursor is on."""


class OffersPage(_Page):
    """The supply offers."""

    def __init__(self, preview: Preview) -> None:
        super().__init__(OFFERS)
        self._preview = preview
        self._has_room = True

    def listing(self, cells: int) -> Listing:
        return offers.listing(self._view, cells, has_room=self._has_room)

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        if self._has_room != (height > offers.LEAST):
            self._has_room = height > offers.LEAST
            self.renew()
        return super().lines(cells, height, active=active)

    def _about(self, name: str, cells: int) -> list[Line]:
        return self._preview(name, cells)


class BuildingsPage(_Page):
    """The buildings by where they lie."""

    def __init__(self) -> None:
        super().__init__(BUILDINGS)
        self.filters = (
            Filter(_("what can be entered"), lambda name: self._view.move("enter", name) is not None),
            Filter(_("what can be built"), lambda name: is_built_now(self._view, name)),
            Filter(_("what can be bought"), lambda name: self._view.move("buy", name) is not None),
        )
        self.orders = (
            Order(_("by value"), lambda name: (-card(name).value, card_name(name))),
            Order(_("by name"), card_name),
        )

    def number_of(self, name: str) -> str:
        return card(name).sign

    def listing(self, cells: int) -> Listing:
        return buildings.listing(self._view, cells)

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        tops = self._view.tops
        if not tops or not stacks.have_room(cells, height) or self._kept or self._ordered:
            return super().lines(cells, height, active=active)
        chosen = tops.index(self.row) if active and self.row in tops else -1
        many, half = len(self._listed(cells).rows) - 1 - len(tops), column_cells(cells, 2)
        # Where two columns hold all that a row says, a list that would be cut is parted at once.
        is_parted = half >= buildings.WHOLE and many > height - 1 - stacks.LEAST
        many = (many + 1) // 2 if is_parted else many
        cards = stacks.lines(self._view, tops, cells, stacks.rows_of_cards(tops, cells, many, height), chosen)
        left = height - len(cards)
        is_full = is_parted or buildings.built(self._view) > left - 1
        columns = 2 if is_full and half >= buildings.LEAST else 1
        below = self._listed(column_cells(cells, columns))
        # The cards lie between the title of the page and its list.
        below = Listing(below.rows[1 + len(tops) :], untitled(below.heading, _(self.keys.title)))
        return cards + self._seen(below, cells, left, active=active and chosen < 0, columns=columns)

    def _about(self, name: str, cells: int) -> list[Line]:
        return building_details.details(self._view, name, cells, below_row=True)


class ShipsPage(_Page):
    """The ship market."""

    def __init__(self) -> None:
        super().__init__(SHIPS)
        self._tops: list[str] = []

    def look(self, view: View) -> None:
        super().look(view)
        before, self._tops = self._tops, ships.tops(view)
        if self._cursor in before:
            # The ship is gone: the cursor stays on its stack.
            self.put_cursor(self._tops[before.index(self._cursor)])

    def listing(self, cells: int) -> Listing:
        return ships.listing(self._view, cells)

    def _about(self, name: str, cells: int) -> list[Line]:
        return ships.details(self._view, name, cells)


class StoragePage(_Page):
    """Everybody's goods side by side, or the cards of one player."""

    def __init__(self) -> None:
        super().__init__(STORAGE)
        self._shows_cards = False
        self._player = -1
        self._seen_by = -1

    def look(self, view: View) -> None:
        super().look(view)
        if view.seat != self._seen_by:
            self._player = self._seen_by = view.seat

    @property
    def is_wide(self) -> bool:
        return not self._shows_cards and len(self._view.names) > 1

    def turn_to(self, by: int) -> None:
        """Look at the storage of another player."""
        self._player = moved(self._player, by, len(self._view.names))
        self.renew()

    def turn(self) -> None:
        """From everybody's goods to the cards of one player, and back."""
        self._shows_cards = not self._shows_cards
        self.renew()

    def listing(self, cells: int) -> Listing:
        show = storage.cards if self._shows_cards else storage.goods
        return show(self._view, cells, self._player)

    def details(self, cells: int) -> list[Line]:
        if self._shows_cards and self.under_cursor:
            return super().details(cells)
        return storage.hint(self._view, cells, cards_shown=self._shows_cards)

    def _about(self, name: str, cells: int) -> list[Line]:
        return storage.details(self._view, name, cells)
