"""The page of the auctions: the tiles side by side with their bid rows, what could be built, and passing."""

from __future__ import annotations

from collections.abc import Callable

from engine import Move
from engine.homesteaders.bidding import ROW
from engine.homesteaders.moves import Bid, Neutral, Pass
from engine.homesteaders.rail import LAST, SPACES
from engine.homesteaders.state import BID, NEUTRAL_BID
from engine.homesteaders.table_data import AuctionData
from screens.homesteaders import pieces, words
from screens.homesteaders.actions import KEYS
from screens.homesteaders.head import holder
from screens.homesteaders.preview import offered
from screens.homesteaders.view import View
from screens.table.title import Page
from texts.translation import gettext as _
from widgets.lines import EMPTY, Line, block, ends, fit, join, selected, text, width
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
        """To the next lower or higher bid, after the last one to the next auction, and to passing."""
        bids = self._bids()
        place = bids.index(self._bid) + by if self._bid in bids else -1
        if 0 <= place < len(bids):
            self._bid = bids[place]
            return
        self.step(by)
        if by < 0 and self._bids():
            self._bid = self._bids()[-1]

    # The picture.

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        if not self._auctions:
            return block([text(" " + _("There is no auction any more: trade, and finish."), "dim")], height)
        number = len(self._auctions)
        size = (cells - (number - 1)) // number
        foot = self._passing(cells, active)
        rows = height - (foot is not None)
        columns = [self._tile(one, place, size, rows, active) for place, one in enumerate(self._auctions)]
        lines = [join([column[n] for column in columns], "│") for n in range(rows)]
        return [*(fit(line, cells) for line in lines), *([foot] if foot is not None else [])]

    def _passing(self, cells: int, active: bool) -> Line | None:
        view = self._seen
        if view.phase != BID:
            return None
        rail = view.player["rail"]
        reached = min(LAST, rail + 1)
        gives = [_("a resource") if n == LAST - 2 else pieces.bare(SPACES[n]) for n in range(reached)]
        line = text(" ") + text(_("Pass"), "figure")
        line += text("  " + _("rail") + " ", "dim") + text(f"{rail} → {reached}", "gain" if reached > rail else "dim")
        line += text(", " + _("then {bonuses}").format(bonuses=_(" or ").join(gives)), "dim")
        line = fit(line, cells)
        return selected(line) if active and self._here is None else line

    def _tile(self, auction: AuctionData, place: int, cells: int, rows: int, active: bool) -> list[Line]:
        view, tile = self._seen, auction["tile"]
        is_here = active and self._auction == place
        is_carried_out = view.table["carried_out"] == auction["auction"]
        mark = text("▸", "mark") if is_here or is_carried_out else text(" ")
        head = mark + text(str(place + 1), "figure") + text(" ") + pieces.types(tile["builds"])
        extras = pieces.extras(tile)
        lines: list[Line] = []
        if extras and width(head) + 1 + width(extras) <= cells:
            lines.append(fit(head + text(" ") + extras, cells))
            lines.append(EMPTY)
        else:
            lines += [fit(head, cells), fit(text("   ") + extras, cells)]
        lines += self._row(auction, cells, is_here)
        lines.append(fit(text(" ") + self._holder(auction), cells))
        coming = self._coming(auction, cells)
        room = rows - len(lines) - len(coming)
        lines += block(self._buildings(auction, cells, room, is_here), room)
        return [fit(line, cells) for line in [*lines, *coming]][:rows]

    def _holder(self, auction: AuctionData) -> Line:
        if auction["bid"] is None:
            return text(_("nobody yet"), "dim")
        line = holder(self._seen, auction)
        if auction["taken_by_rival"]:
            line += text(" → " + words.card_name(auction["taken_by_rival"]), "dim")
        return line

    def _row(self, auction: AuctionData, cells: int, is_here: bool) -> list[Line]:
        """The bid row, in two lines where it has to be."""
        found: list[Line] = []
        line: Line = EMPTY
        for space in ROW:
            piece = self._space(auction, space, is_here)
            if width(line) + width(piece) > cells:
                found.append(line)
                line = EMPTY
            line += piece
        found.append(line)
        return found if len(found) > 1 else [*found, EMPTY]

    def _space(self, auction: AuctionData, space: int, is_here: bool) -> Line:
        figure = text(f"{space}")
        if space == auction["bid"]:
            seat = auction["holder"]
            figure = text(f"{space}", "mark" if seat is None else f"seat:{seat}")
            return text("[", "mark") + figure + text("]", "mark")
        if is_here and space == self._bid:
            return text(" ") + selected(figure)
        can = space in auction["bids"] if self._seen.phase == BID else space > (auction["bid"] or 0)
        if self._seen.phase == BID and self._seen.holdings is not None:
            can = can and self._seen.silver_after(space) is not None
        return text(" ") + text(f"{space}", "plain" if can else "dim")

    def _buildings(self, auction: AuctionData, cells: int, room: int, is_here: bool) -> list[Line]:
        """What could be built, what can be paid for first, with the bid under the cursor paid or the least one."""
        view = self._seen
        names = offered(view, auction["auction"])
        if not auction["tile"]["builds"]:
            return [text(" " + _("nothing to build"), "dim")]
        bid = self._bid if is_here and self._bid else (auction["bids"] or [0])[0]
        if auction["auction"] == view.table["carried_out"]:
            bid = 0
        order = {"✓": 0, "⇄": 1}
        signs = {name: pieces.sign(view, name, bid) for name in names}
        names.sort(key=lambda name: order.get(signs[name][0].text, 2))
        found = []
        for name in names:
            price = text(" ") + pieces.cost(words.card(name), view)
            found.append(ends(signs[name] + text(words.card_name(name)), price, cells - 1))
        if len(found) > room:
            found = [*found[: room - 1], text(" " + _("and {n} more").format(n=len(names) - room + 1), "dim")]
        return found

    def _coming(self, auction: AuctionData, cells: int) -> list[Line]:
        """The tile of the next round, or those of which it is one."""
        coming = self._seen.forecast["tiles"][auction["auction"]]
        if not coming:
            return []
        first = coming[0]
        tiles = ", ".join(pieces.short_types(tile) for tile in first["tiles"])
        label = _("next") if first["known"] else _("closed")
        return [fit(text(f" {label} ", "dim") + text(tiles, "dim"), cells)]

    def details(self, cells: int) -> list[Line]:
        move = self.meant
        if move is None or (isinstance(move, Bid) and not self._bid):
            return []
        return self._preview(move, cells)
