"""The page of the supply offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.le_havre.forecast import ComingTile
from engine.le_havre.goods import FRANCS, OFFER_SPACES, OFFERED
from engine.texts.language import gettext as _, pgettext
from screens.actions import key_label
from screens.le_havre.actions import OFFER_KEYS
from screens.le_havre.head import goods_of
from screens.le_havre.page import OFFERS, HavrePage
from screens.le_havre.pieces import good
from screens.le_havre.view import View
from screens.le_havre.words import good_label
from screens.table.picture.listing import Listing, Row
from widgets.gauges import pieces
from widgets.legend import Example
from widgets.lines import EMPTY, Line, fit, packed, text, width
from widgets.styles import seat

LEAST = 8
"""Lines of the heading and the spaces; where there are no more, the quay alone says which tiles come."""
_MOST = 12
"""Pieces that a bar shows."""
_BEFORE = 17
"""Cells of a row before its bar."""
_NARROW = 50
"""Cells below which what is to come is said in few words."""
_PAIR = 2
"""So many turns one after the other are told one by one."""


def listing(view: View, cells: int, rows: int | None = None) -> Listing:
    """The seven spaces with what lies there and what the next tiles will add; all in so many rows, if that can be."""
    more = [_more(view.forecast.tiles, kind, is_short=cells < _NARROW) for kind in OFFERED]
    # As long at most for all: else the shortest bar could stand for the most goods. Where one has no room none has.
    room = max(0, min(_MOST, cells - _BEFORE - 3 - max(map(width, more))))
    found = [Row(_space(view, kind, room, more[kind], cells), name) for kind, name in enumerate(OFFER_SPACES)]
    if rows is None or rows > LEAST + 1:  # a heading with nothing below it says nothing
        coming = _coming(view, cells)
        # Before a tile is left out it stands without a blank above it.
        is_apart = rows is None or LEAST + 1 + len(coming) <= rows
        found += [*([Row(EMPTY)] if is_apart else []), *map(Row, coming)]
    return Listing(tuple(found), text(" " + _("Offers"), "heading") + text("  " + _("take all of one space"), "dim"))


def _space(view: View, kind: int, room: int, more: Line, cells: int) -> Line:
    """A row: what lies on a space, as a number and a bar, and what is to come."""
    number, name = view.seen.offers[kind], OFFER_SPACES[kind]
    style = good(kind) if number else "dim"
    line = (
        text(" ")
        + text(key_label(OFFER_KEYS[name]), "key" if view.move("take", name) is not None else "dim")
        + text("  ")
        + fit(text(good_label(kind), style), 8)
        + fit(text(number or "·", style), 3, "right")
        + text("  ")
        + (pieces(number, style, room, "●" if kind == FRANCS else "■") if room else EMPTY)
    )
    return fit(fit(line, cells - width(more) - 1) + more, cells)


def _more(tiles: Sequence[ComingTile], kind: int, *, is_short: bool) -> Line:
    """In how many turns a tile will add to the space."""
    turns = [tile.in_turns for tile in tiles if tile.brings and kind in tile.brings]
    if not turns:
        return EMPTY
    later = ("," if is_short else ", ").join(in_runs([turn for turn in turns if turn]))
    if turns[0]:
        words = _("in {turns}").format(turns=later)
    else:
        long = _("now,{turns}") if is_short else _("now, in {turns}")
        words = long.format(turns=later) if later else pgettext("supply", "now")
    return text("+1 ", "gain") + text(words, "dim")


def in_runs(numbers: Sequence[int]) -> Iterator[str]:
    """Rising numbers, three and more that follow one another as the first and the last of them."""
    start = 0
    for end, number in enumerate(numbers, start=1):
        if end == len(numbers) or numbers[end] > number + 1:
            run, start = numbers[start:end], end
            yield from [f"{run[0]}-{run[-1]}"] if len(run) > _PAIR else map(str, run)


def _coming(view: View, cells: int) -> list[Line]:
    """The turns to come, each with its tile (and its player)."""
    if not view.forecast.tiles:
        return []
    found = [
        (text(view.names[tile.seat], seat(tile.seat)) + text(" ") if len(view.names) > 1 else EMPTY) + goods_of(tile)
        for tile in view.forecast.tiles
    ]
    heading = text(" " + _("Tiles to come"), "heading")
    sign = text("  " + _("% interest on loans"), "dim")
    if width(heading + sign) > cells:
        sign = text("  " + _("% interest"), "dim")
    return [heading + sign, *(text(" ") + line for line in packed(found, cells - 2))]


Preview = Callable[[str, int], list[Line]]
"""What taking an offer would do, in so many cells."""


class OffersPage(HavrePage):
    """The supply offers."""

    def __init__(self, preview: Preview) -> None:
        super().__init__(OFFERS)
        self._preview = preview
        self._rows: int | None = None

    def listing(self, cells: int) -> Listing:
        return listing(self._view, cells, self._rows)

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        if self._rows != height:
            self._rows = height
            self.renew()
        return super().lines(cells, height, active=active)

    def example(self, cells: int) -> Example | None:
        line = next((row.line for row in self.listing(cells).rows if row.name == self.row), EMPTY)
        comes = _("when one more comes")
        parts = [(1, _("key")), (5, _("offer")), (13, _("how many lie there")), (cells - width(text(comes)), comes)]
        return Example(line, parts)

    def _about(self, name: str, cells: int) -> list[Line]:
        return self._preview(name, cells)
