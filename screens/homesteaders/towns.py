"""Everybody's town as a strip of blocks in the colours of their types, with workers, tracks and the rail track."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.homesteaders.buildings import BUILDINGS, TYPES
from engine.homesteaders.goods import RAIL, TRACKS, WORKERS
from engine.homesteaders.scoring import town_of
from engine.homesteaders.state import BID
from engine.homesteaders.workers import at_work, placed
from engine.texts.language import comma, gettext as _, paragraph
from screens.homesteaders import effects, pieces, words
from screens.homesteaders.actions import KEYS
from screens.homesteaders.blocks import Won
from screens.homesteaders.pieces import type_of
from screens.homesteaders.view import View
from screens.table.page import ViewPage
from screens.table.picture.listing import Listing, Row
from screens.table.picture.pages import ListPage
from widgets.lines import EMPTY, Line, ends, fit, join, packed, plain, text, width, wrap

OVERVIEW = 120
"""Columns from which the towns have a panel of their own."""
_ROOMS = (99, 12, 9, 6)
"""Cells of the longest name in a block: the first that lets the blocks be in their place."""
_EACH = 3
"""Lines of a seat where not all about it stands in one: what it has, its town, and a line between it and the next."""
_WIDE = 100
"""Cells from which everything about a seat stands in one line."""
_WAYS = ((True, True), (False, True), (False, False))
"""Whether each seat has several lines, and whether the bid under the cursor has a town: the first that has room."""


def strip(view: View, seat: int, cells: int, rows: int = 1, planned: int | None = None) -> list[Line]:
    """A town in at most so many cells and rows: names lose their last words, then their ends, where they must."""
    found: list[Line] = []
    for room in _ROOMS:
        found = packed(_blocks(view, seat, room, planned), cells, " ")
        if len(found) <= rows:
            return found
    return [*found[: rows - 1], fit(found[rows - 1], cells - 2) + text(" …", "dim")]


def _blocks(view: View, seat: int, room: int, planned: int | None) -> list[Line]:
    workers: dict[int, int] = {}
    for place in at_work(view.seen.worked[seat]):
        kind = place.building.bit_length() - 1
        workers[kind] = workers.get(kind, 0) + place.workers
    found = [_block(kind, room, workers.get(kind, 0)) for kind in town_of(view.seen.towns[seat])]
    if planned is not None:
        found.append(text("+", "mark") + _block(planned, room, 0, "any"))
    return found


def _block(kind: int, room: int, workers: int, style: str = "") -> Line:
    name = pieces.short_name(kind, room)
    return text(f" {name}{'@' * workers} ", type_of(style or BUILDINGS[kind].type))


def work_line(view: View, seat: int) -> Line:
    """How many of the workers of a seat work, its tracks and how far it is on the rail track."""
    has, works = view.seen.goods[seat], placed(view.seen.worked[seat])
    working = text(_("{n} of {all} at work").format(n=min(works, has[WORKERS]), all=has[WORKERS]), "dim")
    tracks = text("═" * has[TRACKS], "figure") or text("·", "dim")
    return join([working, tracks, pieces.rail_track(has[RAIL])], "  ")


def in_foot(view: View, cells: int, rows: int, planned: int | None) -> list[Line]:
    """The towns behind the first letters of names, one's own first, as many to a line as go.

    They have so many rows, and one more where they would be cut.
    """
    if rows <= 0:
        return []
    # Another line comes before names of which hardly anything is left.
    ways = [(number, room) for rooms in (_ROOMS[:-1], _ROOMS[-1:]) for number in (rows, rows + 1) for room in rooms]
    towns: list[list[Line]] = []
    for number, room in ways:
        towns = [_behind_initial(view, seat, room, planned if seat == view.seat else None) for seat in view.order]
        found = packed([join(town, " ") for town in towns], cells, " ")
        if len(found) <= number and all(width(line) <= cells for line in found):
            return found
    # What does not fit so goes on from one line to the next, in the shortest names.
    found, rows = packed([block for town in towns for block in town], cells - 2, " "), rows + 1
    return found if len(found) <= rows else [*found[: rows - 1], found[rows - 1] + text(" …", "dim")]


def _behind_initial(view: View, seat: int, room: int, planned: int | None) -> list[Line]:
    first, *others = _blocks(view, seat, room, planned)
    return [text(" ") + pieces.initial(view, seat) + text(" ") + first, *others]


class TownsPage(ListPage, ViewPage[View]):
    """A strip of blocks for every player."""

    def __init__(self, won: Callable[[], Won | None]) -> None:
        """`won` is the bid that the cursor of the auctions is on as if it won, if it is on one."""
        super().__init__(KEYS.pages[4])
        self._won = won
        self._is_high, self._shows_won = _WAYS[-1]

    def rows(self) -> tuple[int, int]:
        """How many rows it fills at least, a line a town, and at most; while bids are made there is a town more."""
        towns = len(self._view.order) + (self._view.phase == BID)
        return towns, _EACH * towns - 1

    @property
    def is_wide(self) -> bool:
        return True

    def listing(self, cells: int) -> Listing:
        view, won = self._view, self._won()
        groups = [self._of_seat(seat, won, cells) for seat in view.order]
        if won is not None and self._shows_won:
            groups.append([Row(line) for line in self._once_more(won, cells)])
        if view.seen.rival:
            head = text(" ") + fit(text(_("rival"), "dim"), self._name_cells + 2)
            first, *more = packed([_block(kind, 99, 0) for kind in view.seen.rival], cells - 1 - width(head), " ")
            groups.append([Row(head + first), *(Row(text(" " * width(head)) + line) for line in more)])
        between = [Row(EMPTY)] if self._is_high else []
        rows = [row for n, group in enumerate(groups) for row in (*(between if n else ()), *group)]
        return Listing(tuple(rows), _heading(cells))

    def _of_seat(self, seat: int, won: Won | None, cells: int) -> list[Row]:
        """A town with what is told of its owner; in one's own what a bid would bring, where it stands nowhere else."""
        view = self._view
        planned = won.kind if won is not None and seat == view.seat and not self._shows_won else None
        head, end = text(" ") + pieces.seat_name(view, seat, self._name_cells + 2), work_line(view, seat)
        if self._is_flat(cells):
            return [Row(_flat(view, seat, planned, head, end, cells), f"seat-{seat}")]
        first = Row(ends(head + pieces.holdings(view, seat), end, cells - 1), f"seat-{seat}")
        return [first, *(Row(text("   ") + line) for line in strip(view, seat, cells - 4, 2, planned))]

    @property
    def _name_cells(self) -> int:
        """The cells of the longest name of a town."""
        names = [pieces.seat_name(self._view, one) for one in self._view.order]
        return max(map(width, [*names, *([text(_("rival"))] if self._view.seen.rival else [])]))

    def _is_flat(self, cells: int) -> bool:
        """Whether all of a seat stands in one line."""
        return cells >= _WIDE and not self._is_high

    def _once_more(self, won: Won, cells: int) -> list[Line]:
        """One's own town as it would be with a bid won, what else that brings, and the score then."""
        view = self._view
        head = text(" " + _("if you win auction {n}:").format(n=won.auction + 1), "dim") + text(" ")
        end = join(list(_brought(view, won)), "  ")
        if self._is_flat(cells):
            return [_flat(view, view.seat, won.kind, head, end, cells)]
        town = strip(view, view.seat, cells - 4, 2, won.kind)
        return [ends(head, end, cells - 1), *(text("   ") + line for line in town)]

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        for self._is_high, self._shows_won in _WAYS:
            if len(self.listing(cells).rows) < height:  # there is a heading above them
                break
        self.renew()  # what the cursor of the auctions is on stands here, too
        return super().lines(cells, height, active=active)

    def captions(self) -> Sequence[Sequence[str]]:
        return [(_("player"), _("goods"), _("workers"), _("tracks"), _("rail track"))]

    def details(self, cells: int) -> list[Line]:
        """The town of the seat with the cursor in words."""
        name = self.under_cursor
        if not name:
            return []
        seat = int(name.rpartition("-")[2])
        told = (
            # Translators: a building and what it does.
            _("{building}: {what}.").format(
                building=words.card_name(kind), what=plain(effects.told(BUILDINGS[kind], 60))
            )
            for kind in town_of(self._view.seen.towns[seat])
        )
        return [text(" ") + line for line in wrap(paragraph(told), cells - 2)]


def _flat(view: View, seat: int, planned: int | None, head: Line, end: Line, cells: int) -> Line:
    """A town in one line between what stands before and behind it."""
    (town,) = strip(view, seat, cells - width(head) - width(end) - 3, 1, planned)
    return ends(head + town, end, cells - 1)


def _brought(view: View, won: Won) -> Iterator[Line]:
    """What a bid that is won brings beside a building, and the score with that, or that none could be built."""
    tile = view.seen.tile(won.auction)
    if benefits := words.benefits(tile):
        yield join([text(f"+ {one}", "gain") for one in benefits], comma())
    if won.kind is not None:
        yield pieces.score(view, view.total_after(won.kind, won.bid))
    elif tile.builds:
        yield text(_("nothing could be built"), "short")


def _heading(cells: int) -> Line:
    types = join([pieces.types((one,)) for one in TYPES], " ")
    legend = types + text("  " + _("@ worker  ═ track  ● rail"), "dim")
    return ends(text(" " + _("Towns"), "heading"), legend, cells - 4)
