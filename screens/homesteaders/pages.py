"""The pages of Homesteaders that are lists: buildings, workers, market."""

from __future__ import annotations

from engine.homesteaders.moves import Assign
from engine.homesteaders.state import ASSIGN
from engine.homesteaders.workers import PLACES
from screens.homesteaders import buildings, market, words, workers
from screens.homesteaders.actions import KEYS
from screens.homesteaders.view import View
from screens.table.listing import Listing
from screens.table.pages import ListPage
from widgets.lines import Line

AUCTIONS, BUILDINGS, WORKERS, MARKET, LOG, RESULT = KEYS.pages


class _Page(ListPage):
    """A page about a position of Homesteaders."""

    _view: View

    def look(self, view: View) -> None:
        """Show another position."""
        self._view = view
        self.renew()


class BuildingsPage(_Page):
    """What can be built, what comes later, everybody's town."""

    def __init__(self) -> None:
        super().__init__(BUILDINGS)

    def listing(self, cells: int) -> Listing:
        return buildings.listing(self._view, cells)

    def number_of(self, name: str) -> str:
        return words.card_name(name)

    def details(self, cells: int) -> list[Line]:
        name = self.under_cursor
        return buildings.details(self._view, name, cells) if name else []


class WorkersPage(_Page):
    """The slots, ticked as they would work."""

    def __init__(self) -> None:
        super().__init__(WORKERS)
        self._ticked: tuple[str, ...] = ()

    def look(self, view: View) -> None:
        super().look(view)
        self._ticked = tuple(view.player["worked"])
        if view.phase == ASSIGN:
            question = view.game.ask(Assign())
            if question is not None and isinstance(question.default, tuple):
                self._ticked = tuple(str(name) for name in question.default)

    @property
    def meant(self) -> Assign:
        """The move that puts the ticked slots to work."""
        question = self._view.game.ask(Assign()) if self._view.phase == ASSIGN else None
        return Assign() if question is None else Assign().answer(self._ticked, question.label)

    def tick(self) -> bool:
        """Put workers into the slot with the cursor, or take them away; False if there are not enough."""
        name = self.under_cursor
        if name in self._ticked:
            self._ticked = tuple(one for one in self._ticked if one != name)
        else:
            ticked = {*self._ticked, name}
            if sum(words.place(one).workers for one in ticked) > self._view.player["workers"]:
                return False
            self._ticked = tuple(one for one in (place.name for place in PLACES) if one in ticked)
        self.renew()
        return True

    def listing(self, cells: int) -> Listing:
        return workers.listing(self._view, cells, self._ticked)


class MarketPage(_Page):
    """What one has, and every trade."""

    def __init__(self) -> None:
        super().__init__(MARKET)

    def listing(self, cells: int) -> Listing:
        return market.listing(self._view, cells)
