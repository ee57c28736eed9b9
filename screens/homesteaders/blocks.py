"""The picture of the auctions: a block of rows a tile, with its bids, its bidder and what could be built with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.homesteaders.bidding import ROW, bids, spaces
from engine.homesteaders.construction import of_types
from engine.homesteaders.lone import taken_if_won
from engine.homesteaders.moves import AUCTIONS
from engine.homesteaders.state import BID, BIDDING, BUILD, NEUTRAL_BID, PAY, SECOND
from engine.texts.language import gettext as _, listed
from screens.homesteaders import pieces, words
from screens.homesteaders.chances import NOW, TRADES, Chance, ranked, row, signed
from screens.homesteaders.view import View
from screens.table.picture.listing import CHANGED, chosen
from widgets.filled import figure
from widgets.lines import EMPTY, Line, cut, ends, fit, join, text, width, wrap
from widgets.styles import on, seat as style_of

_LEAST = 2
"""Rows of what could be built that come before what is noted of an auction."""
_ROOMY = 4
"""Rows of each auction from which a line parts it from the next one."""
BESIDE = 27
"""Cells of the number, the types and the benefits of an auction; the row of bids stands beside them."""


class Won(NamedTuple):
    """An auction that is won with a bid, and the kind of what would be built with it, if anything."""

    auction: int
    bid: int
    kind: int | None


class Cursor(NamedTuple):
    """Where the cursor stands: which auction, counted from 0, and which bid, 0 for none."""

    auction: int
    bid: int


def blocks(view: View, cursor: Cursor | None, cells: int, rows: int, marked: frozenset[str]) -> list[Line]:
    """Every auction in so many cells and rows; the bidder of one that is `marked` has a sign before it."""
    parts = [_Block(view, auction, cursor, cells, marked) for auction in view.seen.auctions]
    room = rows - len(parts)
    notes = _shared([len(part.notes) for part in parts], room - sum(min(_LEAST, len(part.buildings)) for part in parts))
    room -= sum(notes)
    apart = int(room >= _ROOMY * len(parts))
    sizes = _shared([len(part.buildings) for part in parts], room - apart * len(parts))
    found = [[*part.lines(n, size), *[EMPTY] * apart] for part, n, size in zip(parts, notes, sizes, strict=True)]
    return [line for lines in found for line in lines][:rows]


def _shared(wanted: Sequence[int], room: int) -> list[int]:
    """How many rows each of several blocks has, none more than it wants."""
    found = [0] * len(wanted)
    while room > 0 and found != list(wanted):
        for n, number in enumerate(wanted):
            if found[n] < number and room > 0:
                found[n] += 1
                room -= 1
    return found


def chances(view: View, auction: int, bid: int = 0) -> list[Chance]:
    """What could be built with an auction, the best first.

    That is so once the `bid` is paid, or without one that which stands for who holds it, and else the least one.
    """
    if not view.seen.tile(auction).builds or not _is_within_reach(view, auction):
        return []
    return ranked(view, view.offered(auction), _paid(view, auction, bid))


def planned(view: View, auction: int, bid: int) -> int | None:
    """What would be built with an auction that is won with a bid: the best of what can be paid for, if anything."""
    return next((one.kind for one in chances(view, auction, bid) if one.sign in (NOW, TRADES)), None)


def _is_within_reach(view: View, auction: int) -> bool:
    """Whether something may still be built with an auction by the seat of a view."""
    position = view.seen
    if position.holders[auction] != view.seat:
        return position.auction == BIDDING and not position.has_passed(view.seat)
    return position.auction < auction or (position.auction == auction and position.phase in (PAY, BUILD, SECOND))


def _paid(view: View, auction: int, bid: int) -> int:
    """What is still to be paid for an auction before something is built with it."""
    position = view.seen
    if auction == position.auction:
        return position.bids[auction] if position.phase == PAY else 0
    if position.holders[auction] == view.seat:
        return position.bids[auction]
    return bid or next(iter(spaces(position, view.seat, auction)), 0)


class _Block:
    """An auction in so many cells: its head, what is noted of it, and what could be built."""

    def __init__(self, view: View, auction: int, cursor: Cursor | None, cells: int, marked: frozenset[str]) -> None:
        self._view = view
        self._auction = auction
        self._cells = cells
        self._tile = view.seen.tile(auction)
        self._is_here = cursor is not None and cursor.auction == auction
        self._bid = cursor.bid if cursor is not None and self._is_here else 0
        """The bid under the cursor; 0 where it stands elsewhere."""
        self._is_marked = AUCTIONS[auction] in marked
        self._chances = chances(view, auction, self._bid)
        names = [width(text(words.card_name(kind))) for seen in view.seen.auctions for kind in view.offered(seen)]
        self._name = max(names, default=0) + 1
        self.notes = self._rival()
        paid = _paid(view, auction, self._bid)
        self.buildings = [row(view, one, paid, self._name, cells) for one in self._chances] or self._otherwise()

    def lines(self, notes: int, room: int) -> list[Line]:
        """The block with so many notes and rows for what could be built; what has none is named in the last of them."""
        shown = self.buildings
        if len(shown) > room:
            shown = [*shown[: room - 1], self._others(room - 1)] if room else []
        bar = text("▌", "mark") if self._is_here else text(" ")
        lines = [bar + cut(line, 1, width(line)) for line in (self._head(), *self.notes[:notes], *shown)]
        # The colours of bids are not sent anew where the cursor goes.
        return [chosen(lines[0], BESIDE), *lines[1:]] if self._is_here else lines

    def _head(self) -> Line:
        """The number of the auction, its types, what it brings besides, its row of bids, and who holds it."""
        is_now = self._view.seen.auction == self._auction
        head = text(" ") + (text("▸", "mark") if is_now else text(" ")) + text(self._auction + 1, "key") + text(" ")
        head += join([one for one in (pieces.types(self._tile.builds), pieces.extras(self._tile)) if one], " ")
        row = fit(head, max(BESIDE, width(head) + 1)) + join(map(self._space, ROW), "")
        sign = text(f"{CHANGED} ", "mark") if self._is_marked else EMPTY
        return ends(row, sign + pieces.holder(self._view, self._auction), self._cells - 1) + text(" ")

    def _space(self, space: int) -> Line:
        view, stands = self._view, self._view.seen.bids[self._auction]
        is_placed = self._is_here and view.phase == NEUTRAL_BID and space == view.seen.neutral[0]
        if space == self._bid or is_placed:
            return text(f"▸{space} ", "tab")
        if space == stands:
            seat = view.seen.holders[self._auction]
            return text(f"[{space}]", on(style_of(seat)) if seat >= 0 else "mark")
        can = space > stands
        if view.phase == BID and view.knows:
            can = space in bids(view.seen, self._auction) and view.left_after(space) is not None
        return text(f" {space} ", "plain" if can else "dim")

    def _rival(self) -> list[Line]:
        """What the rival of a game alone takes with this auction, and with others if this one is won.

        Nobody asks that of a tile with which nothing is built.
        """
        found: list[Line] = []
        taken, if_won = self._view.taken.get(self._auction), taken_if_won(self._view.seen, self._auction)
        if taken and self._tile.builds:
            said = _("if not won, the rival takes: {buildings}") if if_won else _("the rival takes: {buildings}")
            found += self._note(said.format(buildings=words.rival_takes(taken)))
        for other, kinds in if_won.items():
            if self._view.seen.tile(other).builds:
                said = _("if won, the rival takes from auction {n}: {buildings}")
                found += self._note(said.format(n=other + 1, buildings=words.rival_takes(kinds)))
        return found

    def _note(self, said: str) -> list[Line]:
        return wrap(said, self._cells - 1, "dim", "  ", "  ")

    def _otherwise(self) -> list[Line]:
        """What is said where nothing can be built by whoever looks: what the tile brings, what its winner may build."""
        seen = self._view.seen
        if not self._tile.builds:
            brings = listed(words.benefits(self._tile))
            return self._note(_("nothing is built with it; it brings {benefits}").format(benefits=brings))[:1]
        if seen.terms.lone or seen.holders[self._auction] == self._view.seat or self._auction < seen.auction:
            return []
        offered = [kind for kind in of_types(self._tile.builds) if seen.offer[kind]]
        return [
            self._listed(_("its winner may build"), [text(f"· {words.card_name(kind)}", "dim") for kind in offered])
        ]

    def _others(self, shown: int) -> Line:
        """What could be built and has no row, in one."""
        return self._listed(_("also") if shown else _("to build"), [signed(chance) for chance in self._chances[shown:]])

    def _listed(self, head: str, names: Sequence[Line]) -> Line:
        """Buildings in one line, behind what they are; those that do not fit by their number."""
        found = figure(head, EMPTY, before="  ")
        for n, name in enumerate(names):
            more = text(" " + _("and {n} more").format(n=len(names) - n), "dim")
            room = self._cells - (0 if n == len(names) - 1 else width(more))
            if width(found) + 1 + width(name) > room:
                return fit(found + more, self._cells)
            found += text(" ") + name
        return fit(found, self._cells)
