"""The page of the auctions: a block of rows a tile, with its bids and what could be built, and passing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Move
from engine.homesteaders.benefits import LAST, SPACES
from engine.homesteaders.bidding import bids
from engine.homesteaders.forecast import coming_tiles
from engine.homesteaders.goods import RAIL
from engine.homesteaders.moves import AUCTIONS, Bid, Neutral, Pass
from engine.homesteaders.state import BID, NEUTRAL_BID
from engine.homesteaders.tiles import TILES
from engine.texts.language import either, gettext as _
from screens.homesteaders import move_words, pieces, preview, towns
from screens.homesteaders.actions import KEYS
from screens.homesteaders.blocks import BESIDE, Cursor, Won, blocks, planned
from screens.homesteaders.view import View
from screens.table.page import EXAMPLES, ViewPage
from screens.table.picture.listing import chosen
from widgets.filled import fill
from widgets.legend import Example
from widgets.lines import Line, block, ends, fit, packed, text, width, wrap
from widgets.menu import moved

_HIGH = 20
"""Rows from which a page has room for more than the least."""
_BID, _FOOT = 2, 4
"""Rows at the foot for a bid at least, and for it and the towns below it."""


class AuctionsPage(ViewPage[View]):
    """The auctions of this round; the cursor is on a bid for one of them, or on passing."""

    keys = KEYS.pages[0]

    def __init__(self, preview: Callable[[Move, int], list[Line]]) -> None:
        """`preview` tells what a move would do; the cursor is on the lowest bid for the first auction."""
        self._preview = preview
        self._auction = 0
        self._bid = 0
        self._round = 0

    def look(self, view: View) -> None:
        """Show another position."""
        super().look(view)
        if self._round != view.seen.round:
            self._auction, self._round = 0, view.seen.round
        self._put(min(self._auction, max(0, self._places - 1)), self._bid)

    @property
    def _number(self) -> int:
        """How many auctions there are."""
        return len(self._view.seen.auctions)

    @property
    def _places(self) -> int:
        """How many places the cursor has: the auctions, and passing where one may."""
        return self._number + (self._view.phase == BID)

    @property
    def _is_on_auction(self) -> bool:
        """Whether the cursor is on an auction, and not on passing."""
        return self._auction < self._number

    def _bids(self) -> Sequence[int]:
        """The bids at which the cursor can stop here."""
        return bids(self._view.seen, self._auction) if self._is_on_auction and self._view.phase == BID else ()

    def _put(self, auction: int, bid: int = 0) -> None:
        """Put the cursor on an auction: on a bid for it, or where that is none, on the lowest."""
        self._auction = auction
        possible = self._bids()
        self._bid = bid if bid in possible else next(iter(possible), 0)

    @property
    def is_wide(self) -> bool:
        return True

    @property
    def under_cursor(self) -> str:
        return AUCTIONS[self._auction] if self._is_on_auction else ""

    @property
    def won(self) -> Won | None:
        """The bid under the cursor as if it won, while one can be made."""
        if not self._is_on_auction or self._view.phase != BID or not self._bid:
            return None
        return Won(self._auction, self._bid, planned(self._view, self._auction, self._bid))

    @property
    def meant(self) -> Move | None:
        """The move that the cursor stands on, whether or not it can be made."""
        if self._view.phase == NEUTRAL_BID and self._is_on_auction:
            return Neutral(self.under_cursor)
        if self._view.phase != BID:
            return None
        if not self._is_on_auction:
            return Pass()
        return Bid(self.under_cursor).answer(self._bid) if self._bid else Bid(self.under_cursor)

    def step(self, by: int) -> None:
        if self._places:
            self._put(moved(self._auction, by, self._places))

    def to_first(self) -> None:
        self._put(0, self._bid)

    def to_last(self) -> None:
        self._put(max(0, self._places - 1), self._bid)

    def jump(self, words: str) -> None:
        number = words.strip()
        if number.isdecimal() and 1 <= int(number) <= self._number:
            self._put(int(number) - 1, self._bid)

    def along(self, by: int) -> None:
        """To the next lower or higher bid, beyond them to the lowest for the auction beside this one, or to passing."""
        possible = self._bids()
        place = possible.index(self._bid) + by if self._bid in possible else -1
        if 0 <= place < len(possible):
            self._bid = possible[place]
        else:
            self.step(by)

    # The picture.

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        if not self._number:
            trades = _("There is no auction any more: trade, and finish.")
            told = _("All auctions are over.") if self._view.is_over else trades
            return block([text(" " + told, "dim")], height)
        foot = [*self._passing(cells, active), *self._coming(cells, is_high=height >= _HIGH)]
        cursor = Cursor(self._auction, self._bid) if active else None
        shown = blocks(self._view, cursor, cells, height - len(foot), self.marked)
        return block([*shown, *foot], height)

    def example(self, cells: int) -> Example | None:
        if not self._number:
            return None
        line = blocks(self._view, None, cells, EXAMPLES, frozenset())[0]
        held = _("who holds it")
        parts = [
            (3, _("number, what it lets you build")),
            (BESIDE, _("bids, [n] stands")),
            (cells - width(text(held)) - 1, held),
        ]
        return Example(line, parts)

    def _passing(self, cells: int, active: bool) -> list[Line]:
        """Passing, where one may, with the bonuses of which it brings one, and the score with the best of them."""
        view = self._view
        if view.phase != BID:
            return []
        is_here = active and not self._is_on_auction
        rail = view.goods[RAIL]
        reached = min(LAST, rail + 1)
        line = text("▌" if is_here else " ", "mark") + text("p", "key") + text(" " + _("Pass"), "figure")
        bonuses = either(move_words.short_bonuses(reached))
        steps = text(f"{rail} → {reached}", "gain") if reached > rail else text(rail, "dim")
        told = fill(_("rail {steps}: {bonuses}"), "dim", steps=steps, bonuses=text(bonuses))
        then: Line = ()
        if view.knows:
            then = text("  ", "dim") + pieces.score(view, view.total_with(SPACES[:reached])) + text(" ")
        # It stands below the bids, or as far before them as it must not to be cut.
        place = max(width(line) + 2, min(BESIDE, cells - width(told) - width(then)))
        line = ends(fit(line, place) + told, then, cells) if then else fit(line, place) + told
        return [chosen(fit(line, cells), place) if is_here else line]

    def _coming(self, cells: int, *, is_high: bool) -> list[Line]:
        """The tiles of the next round, or those of which each is one.

        They are told in letters where words take more lines than one, or in a page that is high more than two.
        """
        coming = [(auction, coming_tiles(self._view.seen, auction)) for auction in self._view.seen.auctions]
        head, lines = text("   " + _("next") + "  ", "dim"), list[Line]()
        for shortest in (False, True):
            found = [_tiles(auction, rounds[0].tiles, shortest=shortest) for auction, rounds in coming if rounds]
            lines = packed([head + found[0], *found[1:]], cells, "  ") if found else []
            if len(lines) <= 1 + is_high:
                break
        return [*lines[:1], *(text(" " * width(head)) + line for line in lines[1:])]

    def details(self, cells: int) -> list[Line]:
        move = self.meant
        if move is None:
            return []
        found = self._meaning(move, cells)
        if self._view.phase != BID or cells >= towns.OVERVIEW:
            return found
        # The towns stay where they are, whatever the cursor is on.
        rows, won = max(_BID, len(found)), self.won
        return [*block(found, rows), *towns.in_foot(self._view, cells, _FOOT - rows, won.kind if won else None)]

    def _meaning(self, move: Move, cells: int) -> list[Line]:
        """What a bid, passing or the neutral marker would do; nothing where no bid is possible."""
        if isinstance(move, Bid):
            return preview.bid_lines(self._view, move, cells) if self._bid else []
        found = self._preview(move, cells)
        if isinstance(move, Neutral):
            told = _("It counts as a bid: whoever wants the auction bids more. If nobody does, its tile is gone.")
            found = [*found, *(text(" ") + line for line in wrap(told, cells - 2, "dim"))]
        return found


def _tiles(auction: int, tiles: Sequence[int], *, shortest: bool) -> Line:
    """The tile that comes up in an auction, or the tiles of which one does."""
    names = [pieces.short_types(TILES[tile], shortest=shortest) for tile in tiles]
    return text(auction + 1, "key") + text(" ") + text(either(names), "dim")
