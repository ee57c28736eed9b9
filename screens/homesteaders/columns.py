"""The picture of the auctions: a column a tile, with its bids, its bidder, what could be built and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.homesteaders.bidding import ROW
from engine.homesteaders.moves import AUCTIONS
from engine.homesteaders.state import BID
from engine.homesteaders.table_data import AuctionData
from engine.texts.language import gettext as _
from screens.homesteaders import pieces, words
from screens.homesteaders.card_text import does
from screens.homesteaders.head import holder
from screens.homesteaders.preview import broken, offered
from screens.homesteaders.view import View
from screens.table.picture.listing import CHANGED
from widgets.lines import EMPTY, Line, block, ends, fit, selected, text, width, wrap

_HIGH = 25
"""Rows from which what could be built is explained."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where the cursor stands: which auction, counted from 0, and which bid, 0 for none."""

    auction: int
    bid: int


def columns(view: View, cursor: Cursor | None, cells: int, rows: int, marked: frozenset[str]) -> list[list[Line]]:
    """Each auction in so many cells and rows; what is of one kind stands in the same rows in all of them.

    The bidder of an auction that is `marked` has a sign before it.
    """
    auctions = list(enumerate(view.table["auctions"]))
    heads = _even([_head(view, one, place, cursor, cells) for place, one in auctions])
    bids = _even([_row(view, one, cells, _bid(cursor, place)) for place, one in auctions])
    losing = _even([_losing(view, one, cells) for _place, one in auctions])
    coming = [_coming(view, one, cells) for _place, one in auctions]
    lowest = max(map(len, coming), default=0)
    tops = []
    for place, one in auctions:
        sign = text(CHANGED, "mark") if one["auction"] in marked else text(" ")
        top = [*heads[place], *bids[place], sign + _holder(view, one, cells - 1), *losing[place]]
        tops.append([*top, *_buildings(view, one, cells, rows - len(top) - lowest, _bid(cursor, place))])
    spare = rows - lowest - max(map(len, tops), default=0) - 1
    bottoms = _even([[*coming[place], *_later(view, one, cells, spare)] for place, one in auctions])
    room = rows - max(map(len, bottoms), default=0) - 1
    for place, one in auctions if rows >= _HIGH else ():
        above = len(heads[place]) + len(bids[place]) + 1 + len(losing[place])
        top = tops[place]
        tops[place] = [*top[:above], *_explained(view, one, cells, top[above:], _bid(cursor, place), room - len(top))]
    return [
        [fit(line, cells) for line in [*block(top, rows - len(bottom)), *bottom][:rows]]
        for top, bottom in zip(tops, bottoms, strict=True)
    ]


def _bid(cursor: Cursor | None, place: int) -> int:
    """The bid under the cursor in the auction of this place; 0 where it stands elsewhere."""
    return cursor.bid if cursor is not None and cursor.auction == place else 0


def _even(parts: list[list[Line]]) -> list[list[Line]]:
    """Parts of columns that stand beside each other, all as high as the highest."""
    highest = max(map(len, parts), default=0)
    return [block(part, highest) for part in parts]


def _head(view: View, auction: AuctionData, place: int, cursor: Cursor | None, cells: int) -> list[Line]:
    """The number of the auction, its types, and what it brings besides, in a second line where it has to be."""
    is_here = cursor is not None and cursor.auction == place
    is_carried_out = view.table["carried_out"] == auction["auction"]
    mark = text("▸", "mark") if is_here or is_carried_out else text(" ")
    head = mark + text(str(place + 1), "figure") + text(" ") + pieces.types(auction["tile"]["builds"])
    extras = pieces.extras(auction["tile"])
    if extras and width(head) + 1 + width(extras) > cells:
        return [head, text("   ") + extras]
    return [head + text(" ") + extras]


def _row(view: View, auction: AuctionData, cells: int, bid: int) -> list[Line]:
    """The bid row, in two lines where it has to be."""
    found: list[Line] = [EMPTY]
    for space in ROW:
        piece = _space(view, auction, space, is_here=space == bid)
        if width(found[-1]) + width(piece) > cells:
            found.append(EMPTY)
        found[-1] += piece
    return found


def _space(view: View, auction: AuctionData, space: int, *, is_here: bool) -> Line:
    figure = text(f"{space}")
    if space == auction["bid"] and not is_here:
        seat = auction["holder"]
        figure = text(f"{space}", "mark" if seat is None else f"seat:{seat}")
        return text("[", "mark") + figure + text("]", "mark")
    if is_here:
        return text(" ") + selected(figure)
    can = space in auction["bids"] if view.phase == BID else space > (auction["bid"] or 0)
    if view.phase == BID and view.holdings is not None:
        can = can and view.left_after(space) is not None
    return text(" ") + text(f"{space}", "plain" if can else "dim")


def _holder(view: View, auction: AuctionData, cells: int) -> Line:
    if auction["bid"] is None:
        return text(_("nobody yet"), "dim")
    line = holder(view, auction)
    if auction["taken_by_rival"]:
        return _taken(line, auction["taken_by_rival"], cells)[0]
    return line


def _losing(view: View, auction: AuctionData, cells: int) -> list[Line]:
    """What the rival of a game alone may take instead, and what it takes with other auctions if this one is won."""
    found: list[Line] = []
    if auction["taken_by_rival"]:
        found += _taken(text(" ") + holder(view, auction), auction["taken_by_rival"], cells)[1:]
    for other, names in auction["taken_if_won"].items():
        number = text(str(AUCTIONS.index(other) + 1), "figure")
        found += _taken(text(" " + _("if won") + " ", "dim") + number, names, cells)
    return found


def _taken(label: Line, names: Sequence[str | None], cells: int) -> list[Line]:
    """What the rival takes, a line each: the first, else the next, as the player may build the one before."""
    otherwise = fit(text(_("else"), "dim"), width(label), "right")
    room = cells - width(label) - 3
    shown = [_("nothing") if name is None else pieces.short_name(name, room) for name in names]
    return [(otherwise if n else label) + text(f" → {name}", "dim") for n, name in enumerate(shown)]


def _buildings(view: View, auction: AuctionData, cells: int, room: int, bid: int) -> list[Line]:
    """What could be built, what can be paid for first, with the bid under the cursor paid or the least one."""
    names = offered(view, auction["auction"])
    if not auction["tile"]["builds"]:
        return [text(" " + _("nothing to build"), "dim")]
    found = []
    for name, signs in _in_order(view, auction, bid):
        price = text(" ") + pieces.cost(words.card(name), view)
        room_of_name = cells - width(price) - width(signs)
        called = signs + text(pieces.short_name(name, room_of_name))
        found.append(ends(called, price, cells) if width(called + price) == cells else ends(called, price, cells - 1))
    if len(found) > room:
        found = [*found[: room - 1], text(" " + _("and {n} more").format(n=len(names) - room + 1), "dim")]
    return found


def _in_order(view: View, auction: AuctionData, bid: int) -> list[tuple[str, Line]]:
    """What could be built with its sign, what can be paid for first."""
    bid = bid or (auction["bids"] or [0])[0]
    if auction["auction"] == view.table["carried_out"]:
        bid = 0
    order = {"✓": 0, "⇄": 1}
    found = [(name, pieces.sign(view, name, bid)) for name in offered(view, auction["auction"])]
    return sorted(found, key=lambda one: order.get(one[1][0].text, 2))


def _explained(view: View, auction: AuctionData, cells: int, lines: Sequence[Line], bid: int, spare: int) -> list[Line]:
    """The lines of what could be built, with what it does below each as far as there are lines to spare."""
    order = _in_order(view, auction, bid) if auction["tile"]["builds"] else []
    if len(order) != len(lines):
        return list(lines)
    found: list[Line] = []
    for line, (name, _sign) in zip(lines, order, strict=True):
        told = wrap("; ".join(does(words.card(name))), cells - 1, "dim", "   ", "   ")
        spare -= len(told)
        found += [line, *(told if spare >= 0 else [])]
    return found


def _coming(view: View, auction: AuctionData, cells: int) -> list[Line]:
    """The tile of the next round, or those of which it is one: in words, or in letters where these do not fit."""
    coming = view.forecast["tiles"][auction["auction"]]
    if not coming:
        return []
    label = text(_("next") if coming[0]["known"] else _("closed"), "dim")
    lines: list[Line] = []
    for name_of in (pieces.short_types, pieces.shortest_types):
        lines = broken([label, *(text(name_of(tile), "dim") for tile in coming[0]["tiles"])], cells - 1, has_head=True)
        if len(lines) == 1:
            break
    return [text(" ") + line for line in lines]


def _later(view: View, auction: AuctionData, cells: int, room: int) -> list[Line]:
    """Where there is room: the tiles of the rounds after the next one that are known."""
    known = [one for one in view.forecast["tiles"][auction["auction"]][1:] if one["known"]]
    found = []
    for one in known[: max(room, 0)]:
        values = {"n": one["round"], "tile": pieces.short_types(one["tiles"][0])}
        line = text(" " + _("round {n} {tile}").format(**values), "dim")
        found.append(line if width(line) <= cells else text(" " + _("{n}: {tile}").format(**values), "dim"))
    return found
