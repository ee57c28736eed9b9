"""The page of the auctions: the tiles side by side with their bid rows, what could be built, and passing."""

from __future__ import annotations

from collections.abc import Callable

from engine import Move
from engine.homesteaders.moves import Bid, Neutral, Pass
from engine.homesteaders.rail import LAST
from engine.homesteaders.state import BID, NEUTRAL_BID
from engine.homesteaders.table_data import AuctionData
from engine.texts.language import gettext as _
from screens.homesteaders import move_words
from screens.homesteaders.actions import KEYS
from screens.homesteaders.columns import Cursor, columns
from screens.homesteaders.view import View
from screens.table.title import Page
from widgets.lines import Line, block, fit, join, selected, text
from widgets.menu import moved


class AuctionsPage(Page):
    """The auctions of this round; the cursor is on a bid for one of them, or on passing."""

    keys = KEYS.pages[0]

    _seen: View

    def __init__(self, preview: Callable[[Move, int], list[Line]]) -> None:
        """`preview` tells what a move would do; the cursor is on the lowest bid for the first auction."""
        self._preview = preview
        self._auction = 0
        self._bid = 0
        self._round = 0
        self._marked: frozenset[str] = frozenset()

    def look(self, view: View) -> None:
        """Show another position."""
        self._seen = view
        if self._round != view.table["round"]:
            self._auction, self._round = 0, view.table["round"]
        self._auction = min(self._auction, max(0, self._places - 1))
        self._to_lowest()

    @property
    def _auctions(self) -> list[AuctionData]:
        return self._seen.table["auctions"]

    @property
    def _places(self) -> int:
        """How many places the cursor has: the auctions, and passing where one may."""
        return len(self._auctions) + (self._seen.phase == BID)

    @property
    def _here(self) -> AuctionData | None:
        """The auction with the cursor; None where it is on passing."""
        return self._auctions[self._auction] if self._auction < len(self._auctions) else None

    def _bids(self) -> list[int]:
        """The bids at which the cursor can stop here."""
        here = self._here
        return here["bids"] if here is not None and self._seen.phase == BID else []

    def _to_lowest(self) -> None:
        bids = self._bids()
        if self._bid not in bids:
            self._bid = bids[0] if bids else 0

    @property
    def under_cursor(self) -> str:
        here = self._here
        return here["auction"] if here is not None else ""

    @property
    def meant(self) -> Move | None:
        """The move that the cursor stands on, whether or not it can be made."""
        here = self._here
        if self._seen.phase == NEUTRAL_BID and here is not None:
            return Neutral(here["auction"])
        if self._seen.phase != BID:
            return None
        if here is None:
            return Pass()
        return Bid(here["auction"]).answer(self._bid) if self._bid else Bid(here["auction"])

    def step(self, by: int) -> None:
        if self._places:
            self._auction = moved(self._auction, by, self._places)
            self._bid = 0
            self._to_lowest()

    def to_first(self) -> None:
        self._auction = 0
        self._to_lowest()

    def to_last(self) -> None:
        self._auction = max(0, self._places - 1)
        self._to_lowest()

    def jump(self, words: str) -> None:
        number = words.strip()
        if number.isdecimal() and 1 <= int(number) <= len(self._auctions):
            self._auction = int(number) - 1
            self._to_lowest()

    def along(self, by: int) -> None:
        """To the next lower or higher bid, beyond them to the lowest for the auction beside this one, or to passing."""
        bids = self._bids()
        place = bids.index(self._bid) + by if self._bid in bids else -1
        if 0 <= place < len(bids):
            self._bid = bids[place]
        else:
            self.step(by)

    # The picture.

    def mark(self, names: frozenset[str]) -> None:
        self._marked = names

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        if not self._auctions:
            return block([text(" " + _("There is no auction any more: trade, and finish."), "dim")], height)
        number = len(self._auctions)
        size = (cells - (number - 1)) // number
        foot = self._passing(cells, active)
        rows = height - (foot is not None)
        shown = columns(self._seen, Cursor(self._auction, self._bid) if active else None, size, rows, self._marked)
        lines = [join([column[n] for column in shown], "│") for n in range(rows)]
        return [*(fit(line, cells) for line in lines), *([foot] if foot is not None else [])]

    def _passing(self, cells: int, active: bool) -> Line | None:
        """Passing, with the bonuses of which it brings one."""
        view = self._seen
        if view.phase != BID:
            return None
        rail = view.player["rail"]
        reached = min(LAST, rail + 1)
        line = text(" ") + text(_("Pass"), "figure") + text("  " + _("rail") + " ", "dim")
        line += text(f"{rail} → {reached}", "gain" if reached > rail else "dim")
        line += text(": ", "dim") + text(", ".join(move_words.short_bonuses(reached)), "plain")
        line = fit(line, cells)
        return selected(line) if active and self._here is None else line

    def details(self, cells: int) -> list[Line]:
        move = self.meant
        if move is None or (isinstance(move, Bid) and not self._bid):
            return []
        return self._preview(move, cells)
