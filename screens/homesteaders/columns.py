"""The picture of the auctions: a column a tile, with its bids, its bidder, what could be built and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.homesteaders.bidding import ROW, bids
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.forecast import coming_tiles
from engine.homesteaders.lone import taken_if_won
from engine.homesteaders.moves import AUCTIONS
from engine.homesteaders.state import BID
from engine.homesteaders.tiles import TILES
from engine.texts.language import clauses, gettext as _
from screens.homesteaders import pieces
from screens.homesteaders.card_text import does
from screens.homesteaders.view import View
from screens.table.picture.listing import CHANGED
from widgets.lines import EMPTY, Line, block, ends, fit, selected, sentence, text, width, wrap

_HIGH = 25
"""Rows from which what could be built is explained."""


class Cursor(NamedTuple):
    """Where the cursor stands: which auction, counted from 0, and which bid, 0 for none."""

    auction: int
    bid: int


def columns(view: View, cursor: Cursor | None, cells: int, rows: int, marked: frozenset[str]) -> list[list[Line]]:
    """Each auction in so many cells and rows; what is of one kind stands in the same rows in all of them.

    The bidder of an auction that is `marked` has a sign before it.
    """
    parts = [_Column(view, auction, cursor, cells) for auction in view.seen.auctions]
    heads = _even([one.head() for one in parts])
    rows_of_bids = _even([one.row() for one in parts])
    losing = _even([one.losing() for one in parts])
    coming = [one.coming() for one in parts]
    lowest = max(map(len, coming), default=0)
    above, tops = [], []
    for one, head, row, lost in zip(parts, heads, rows_of_bids, losing, strict=True):
        sign = text(CHANGED, "mark") if AUCTIONS[one.auction] in marked else text(" ")
        above.append([*head, *row, sign + one.holder(), *lost])
        tops.append([*above[-1], *one.buildings(rows - len(above[-1]) - lowest)])
    spare = rows - lowest - max(map(len, tops), default=0) - 1
    bottoms = _even([[*lines, *one.later(spare)] for one, lines in zip(parts, coming, strict=True)])
    room = rows - max(map(len, bottoms), default=0) - 1
    if rows >= _HIGH:
        tops = [
            [*first, *one.explained(top[len(first) :], room - len(top))]
            for one, first, top in zip(parts, above, tops, strict=True)
        ]
    return [
        [fit(line, cells) for line in [*block(top, rows - len(bottom)), *bottom][:rows]]
        for top, bottom in zip(tops, bottoms, strict=True)
    ]


def _even(parts: list[list[Line]]) -> list[list[Line]]:
    """Parts of columns that stand beside each other, all as high as the highest."""
    highest = max(map(len, parts), default=0)
    return [block(part, highest) for part in parts]


class _Column:
    """An auction in so many cells, part by part from its top to its foot."""

    def __init__(self, view: View, auction: int, cursor: Cursor | None, cells: int) -> None:
        self.auction = auction
        self._view = view
        self._cells = cells
        self._tile = view.seen.tile(auction)
        self._bids = bids(view.seen, auction)
        self._is_here = cursor is not None and cursor.auction == auction
        self._bid = cursor.bid if cursor is not None and self._is_here else 0
        """The bid under the cursor; 0 where it stands elsewhere."""
        self._taken = view.taken.get(auction, [])

    def head(self) -> list[Line]:
        """The number of the auction, its types, and what it brings besides, in a second line where it has to be."""
        mark = text("▸", "mark") if self._is_here or self._view.seen.auction == self.auction else text(" ")
        head = mark + text(self.auction + 1, "figure") + text(" ") + pieces.types(self._tile.builds)
        extras = pieces.extras(self._tile)
        if extras and width(head) + 1 + width(extras) > self._cells:
            return [head, text("   ") + extras]
        return [head + text(" ") + extras]

    def row(self) -> list[Line]:
        """The bid row, in two lines where it has to be."""
        found: list[Line] = [EMPTY]
        for space in ROW:
            piece = self._space(space)
            if width(found[-1]) + width(piece) > self._cells:
                found.append(EMPTY)
            found[-1] += piece
        return found

    def _space(self, space: int) -> Line:
        view, stands = self._view, self._view.seen.bids[self.auction]
        if space == self._bid:
            return text(" ") + selected(text(space))
        if space == stands:
            seat = view.seen.holders[self.auction]
            return text("[", "mark") + text(space, f"seat:{seat}" if seat >= 0 else "mark") + text("]", "mark")
        can = space in self._bids if view.phase == BID else space > stands
        if view.phase == BID and view.knows:
            can = can and view.left_after(space) is not None
        return text(" ") + text(space, "plain" if can else "dim")

    def holder(self) -> Line:
        """Whose bid stands, and what the rival takes."""
        if not self._view.seen.bids[self.auction]:
            return text(_("nobody yet"), "dim")
        line = pieces.holder(self._view, self.auction)
        return self._taking(line, self._taken, self._cells - 1)[0] if self._taken else line

    def losing(self) -> list[Line]:
        """What the rival of a game alone may take instead, and what it takes with other auctions if this one is won."""
        found: list[Line] = []
        if self._taken:
            label = text(" ") + pieces.holder(self._view, self.auction)
            found += self._taking(label, self._taken, self._cells)[1:]
        for other, kinds in taken_if_won(self._view.seen, self.auction).items():
            label = text(" " + _("if won") + " ", "dim") + text(other + 1, "figure")
            found += self._taking(label, kinds, self._cells)
        return found

    def _taking(self, label: Line, kinds: Sequence[int | None], cells: int) -> list[Line]:
        """What the rival takes, a line each: the first, else the next, as the player may build the one before."""
        otherwise = fit(text(_("else"), "dim"), width(label), "right")
        room = cells - width(label) - 3
        names = [_("nothing") if kind is None else pieces.short_name(kind, room) for kind in kinds]
        return [(otherwise if n else label) + text(f" → {name}", "dim") for n, name in enumerate(names)]

    def buildings(self, room: int) -> list[Line]:
        """What could be built, what can be paid for first, with the bid under the cursor paid or the least one."""
        if not self._tile.builds:
            return [text(" " + _("nothing to build"), "dim")]
        found, cells = [], self._cells
        for kind, sign in self._in_order():
            price = text(" ") + pieces.cost(BUILDINGS[kind], self._view)
            called = sign + text(pieces.short_name(kind, cells - width(price) - width(sign)))
            found.append(ends(called, price, cells if width(called + price) == cells else cells - 1))
        if len(found) > room:
            found = [*found[: room - 1], text(" " + _("and {n} more").format(n=len(found) - room + 1), "dim")]
        return found

    def _in_order(self) -> list[tuple[int, Line]]:
        """What could be built with its sign, what can be paid for first."""
        bid = self._bid or (self._bids or (0,))[0]
        if self.auction == self._view.seen.auction:
            bid = 0
        order = {"✓": 0, "⇄": 1}
        found = [(kind, pieces.sign(self._view, kind, bid)) for kind in self._view.offered(self.auction)]
        return sorted(found, key=lambda one: order.get(one[1][0].text, 2))

    def explained(self, lines: Sequence[Line], spare: int) -> list[Line]:
        """The lines of what could be built, with what it does below each as far as there are lines to spare."""
        order = self._in_order() if self._tile.builds else []
        if len(order) != len(lines):
            return list(lines)
        found: list[Line] = []
        for line, (kind, _sign) in zip(lines, order, strict=True):
            told = wrap(clauses(does(BUILDINGS[kind])), self._cells - 1, "dim", "   ", "   ")
            spare -= len(told)
            found += [line, *(told if spare >= 0 else [])]
        return found

    def coming(self) -> list[Line]:
        """The tile of the next round, or those of which it is one: in words, or in letters where these do not fit."""
        rounds = coming_tiles(self._view.seen, self.auction)
        lines: list[Line] = []
        for shortest in (False, True) if rounds else ():
            label = text(_("next") if len(rounds[0].tiles) == 1 else _("closed"), "dim")
            names = (pieces.short_types(TILES[tile], shortest=shortest) for tile in rounds[0].tiles)
            lines = sentence([label, *(text(name, "dim") for name in names)], self._cells - 1, comma=",")
            if len(lines) == 1:
                break
        return [text(" ") + line for line in lines]

    def later(self, room: int) -> list[Line]:
        """Where there is room: the tiles of the rounds after the next one that are known."""
        found = []
        known = [one for one in coming_tiles(self._view.seen, self.auction)[1:] if len(one.tiles) == 1]
        for one in known[: max(room, 0)]:
            values = {"n": one.round, "tile": pieces.short_types(TILES[one.tiles[0]])}
            line = text(" " + _("round {n} {tile}").format(**values), "dim")
            found.append(line if width(line) <= self._cells else text(" " + _("{n}: {tile}").format(**values), "dim"))
        return found
