"""The pages of Die Speicherstadt that are lists: one's own house, all houses, the pile."""

from __future__ import annotations

from collections.abc import Callable

from engine import Move
from engine.speicherstadt.moves import Deliver, Exchange, Load, Market, Sell, Use
from engine.speicherstadt.state import LOADING
from engine.texts.language import gettext as _
from screens.speicherstadt import frames, mine, pile_page, players, words
from screens.speicherstadt.actions import KEYS
from screens.speicherstadt.view import View
from screens.table.picture.listing import Listing
from screens.table.picture.pages import ListPage
from widgets.lines import Line, text, wrap

ROW, MINE, PLAYERS, PILE, LOG, RESULT = KEYS.pages

Preview = Callable[[Move, int], list[Line]]
"""What a move would do, in so many cells."""


class _Page(ListPage):
    """A page about a position of Die Speicherstadt."""

    _view: View

    def look(self, view: View) -> None:
        """Show another position."""
        self._view = view
        self.renew()

    def number_of(self, name: str) -> str:
        return words.card_name(name) if words.is_card(name) else name

    def details(self, cells: int) -> list[Line]:
        name = self.under_cursor
        return frames.about(self._view, name, cells) if words.is_card(name) else []


class MinePage(_Page):
    """What one has, and what can be done with it."""

    def __init__(self, preview: Preview) -> None:
        """`preview` tells what a move would do."""
        super().__init__(MINE)
        self._preview = preview
        self._loading = (0, 0)

    def look(self, view: View) -> None:
        """Show another position; as somebody begins to load, the cursor goes to the goods."""
        super().look(view)
        loading = (view.table["round"], view.seat)
        if view.phase == LOADING and loading != self._loading:
            self._loading = loading
            self.to_first()

    def listing(self, cells: int) -> Listing:
        return mine.listing(self._view, cells)

    @property
    def good(self) -> str:
        """The good at hand with the cursor, or nothing."""
        part, _colon, name = self.row.rpartition(":")
        return name if part == mine.LOAD else ""

    @property
    def meant(self) -> Move | None:
        """What `enter` would do: the best that can be done with what the cursor is on."""
        view, row = self._view, self.row
        part, _colon, name = row.rpartition(":")
        if part == mine.LOAD:
            ways = (Load(name), Deliver(name), Sell(name))
            return next((one for one in ways if view.move(one.words, one.target) is not None), ways[0])
        if part == mine.SUPPLY:
            return Exchange(name)
        if row == mine.MARKET:
            return Market()
        return Use(row) if row and view.move("use", row) is not None else None

    def details(self, cells: int) -> list[Line]:
        move = self.meant
        if move is not None and self._view.move(move.words, move.target) is not None:
            return self._preview(move, cells)
        if self.good:
            view = self._view
            if any(one.words == "exchange" and one.target != self.good for one in view.moves):
                said = _("Nothing of yours takes it now: it can be stored, exchanged or sold in the market hall.")
            elif view.move("market") is not None:
                said = _(
                    "Nothing of yours takes it now: it can be stored, or sold in the market hall with another one."
                )
            else:
                said = _("Nothing of yours takes it now: it can be stored.")
            return [text(" ") + line for line in wrap(said, cells - 2, "dim")]
        return super().details(cells)


class PlayersPage(_Page):
    """All houses side by side."""

    def __init__(self) -> None:
        super().__init__(PLAYERS)

    @property
    def is_wide(self) -> bool:
        return True

    def listing(self, cells: int) -> Listing:
        return players.listing(self._view, cells)


class PilePage(_Page):
    """What is left in the pile and the bag."""

    def __init__(self) -> None:
        super().__init__(PILE)

    def listing(self, cells: int) -> Listing:
        return pile_page.listing(self._view, cells)

    def details(self, cells: int) -> list[Line]:
        return pile_page.fire_details(self._view, self.under_cursor, cells) or super().details(cells)
