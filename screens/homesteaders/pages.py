"""The pages of Homesteaders that are lists: buildings, workers, market."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine import Move, OpenGame
from engine.homesteaders.moves import Assign, Build, Buy, Pay, Sell
from engine.homesteaders.state import ASSIGN, BID, BUILD, PAY, SECOND, WAGES
from engine.homesteaders.workers import PLACES
from engine.texts.language import gettext as _
from screens.homesteaders import buildings, market, move_words, preview, words, workers
from screens.homesteaders.actions import KEYS
from screens.homesteaders.view import View
from screens.table.picture.listing import Listing
from screens.table.picture.pages import ListPage
from widgets.lines import Line, fit, text, wrap

AUCTIONS, BUILDINGS, WORKERS, MARKET, LOG, RESULT = KEYS.pages


Preview = Callable[[Move, int], list[Line]]
"""What a move would do, in so many cells."""


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
        self._decision: tuple[object, ...] = ()
        self._bid_for: dict[int, tuple[int, str]] = {}
        """For each seat the round of its last bid, and the building that the bid was for."""

    def look(self, view: View) -> None:
        """The cursor is put on what a bid was for, or else on what can be built, as soon as something can be."""
        super().look(view)
        decision = (view.phase, view.table["round"], view.table["carried_out"], view.seat)
        if decision != self._decision and view.phase in (BUILD, SECOND):
            possible = {move.target for move in view.moves if isinstance(move, Build)}
            bid_for = self._bid_for.get(view.seat) if view.phase == BUILD else None
            if bid_for is not None and bid_for[0] == view.table["round"] and bid_for[1] in self._names():
                self.put_cursor(bid_for[1])
            else:
                self.put_cursor(next((name for name in self._names() if name in possible), ""))
        self._decision = decision

    def aimed(self, name: str) -> None:
        """Remember what a bid is for that is made now."""
        view = self._view
        if view.phase == BID:
            self._bid_for[view.seat] = (view.table["round"], name)

    def listing(self, cells: int) -> Listing:
        return buildings.listing(self._view, cells)

    def number_of(self, name: str) -> str:
        return words.card_name(name)

    def details(self, cells: int) -> list[Line]:
        name = self.under_cursor
        return buildings.details(self._view, name, cells) if name else []


class WorkersPage(_Page):
    """The slots, ticked as they would work."""

    def __init__(self, preview: Preview) -> None:
        """`preview` tells what putting the ticked slots to work would do."""
        super().__init__(WORKERS)
        self._preview = preview
        self.ticked: tuple[str, ...] = ()
        """The slots that would work."""
        self._asked: tuple[int, ...] = ()
        """The round and the seat for which it was asked last which slots work."""
        self._stops: set[tuple[int, int]] = set()
        """The rounds and seats whose wages are left to the player, though silver would pay them by itself."""

    def look(self, view: View) -> None:
        """The cursor is put on the first slot as soon as workers can be put to work."""
        super().look(view)
        self.ticked = tuple(view.player["worked"])
        if view.phase == ASSIGN:
            if self._asked != self._turn:
                self.to_first()
            self._asked = self._turn
            self._stops.discard(self._turn)
            question = view.game.ask(Assign())
            if question is not None and isinstance(question.default, tuple):
                self.ticked = tuple(str(name) for name in question.default)

    @property
    def _turn(self) -> tuple[int, int]:
        return self._view.seen.round, self._view.seat

    def stop_before_wages(self) -> None:
        """Leave the wages of this round to whoever puts workers to work now."""
        self._stops.add(self._turn)

    def stops(self, game: OpenGame) -> bool:
        """Whether what is to be paid now was left to the player."""
        decision = game.decision
        return (
            decision is not None
            and decision.kind == WAGES
            and (game.seen(decision.seat).round, decision.seat) in self._stops
        )

    @property
    def meant(self) -> Assign:
        """The move that puts the ticked slots to work."""
        question = self._view.game.ask(Assign()) if self._view.phase == ASSIGN else None
        ticked = tuple(place.name for place in PLACES if place.name in self.ticked)
        return Assign() if question is None else Assign().answer(ticked, question.label)

    def tick(self) -> None:
        """Put workers into the slot with the cursor, or take them away; others make room for them where they must."""
        name = self.under_cursor
        others = [one for one in self.ticked if one != name]
        if name not in self.ticked and words.place(name).workers <= self._view.player["workers"]:
            while words.place(name).workers + _standing(others) > self._view.player["workers"]:
                others.pop(0)
            others.append(name)
        self.ticked = tuple(others)
        self.renew()

    def listing(self, cells: int) -> Listing:
        return workers.listing(self._view, cells, self.ticked)

    def details(self, cells: int) -> list[Line]:
        if self._view.phase != ASSIGN:
            return []
        found = self._preview(self.meant, cells)
        if workers.will_have_gold(self._view, self.ticked):
            others = _("The same, but the wages wait for you: for gold in place of silver.")
            found.append(fit(text(" ") + text("N", "key") + text(f"     {others}", "dim"), cells))
        return found


class MarketPage(_Page):
    """What one has, and every trade."""

    def __init__(self, preview: Preview) -> None:
        """`preview` tells what a trade would do."""
        super().__init__(MARKET)
        self._preview = preview
        self._helped = False

    def look(self, view: View) -> None:
        """The cursor is put on what helps as soon as something is short of what is due."""
        super().look(view)
        helps = market.helps(view)
        if helps and not self._helped:
            self.put_cursor(helps)
        self._helped = bool(helps)

    def listing(self, cells: int) -> Listing:
        return market.listing(self._view, cells)

    @property
    def meant(self) -> Move:
        """The trade under the cursor, of a resource that it is bought; while something is to be paid, what helps to.

        What was sold for what is due is so never bought back by the same key.
        """
        name, view = self.under_cursor, self._view
        if name in market.OTHERS:
            return market.OTHERS[name][0]
        if view.phase in (WAGES, PAY):
            return Sell(name) if view.move("pay") is None else Pay()
        return Buy(name)

    def details(self, cells: int) -> list[Line]:
        if not self._view.is_mine or not self.under_cursor:
            return []
        short, sale = market.shortage(self._view), self._view.move("sell", self.under_cursor)
        found = [text(" ") + line for line in wrap(short, cells - 2, "short")] if short else []
        found += self._preview(self.meant, cells)
        if sale is not None and self.meant != sale:
            found += preview.lines(self._view, sale, move_words.what(sale, self._view.table), cells, "x")
        return found


def _standing(slots: Iterable[str]) -> int:
    """How many workers stand in some slots."""
    return sum(words.place(one).workers for one in slots)
