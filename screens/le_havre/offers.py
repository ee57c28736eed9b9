"""The page of the supply offers."""

from __future__ import annotations

from engine.le_havre.moves import Take
from engine.le_havre.table_data import ComingTile
from engine.texts.language import gettext as _
from screens.actions import key_label
from screens.le_havre.head import goods_of
from screens.le_havre.hues import good
from screens.le_havre.view import View
from screens.le_havre.words import good_name
from screens.table.picture.listing import Listing, Row
from screens.words import capital
from widgets.gauges import pieces
from widgets.lines import EMPTY, Line, fit, packed, text, width
from widgets.styles import StyleName, seat

KEYS = {"francs": "f", "fish": "i", "wood": "w", "clay": "c", "iron": "r", "grain": "g", "cattle": "t"}
"""The key of each offer space, as the registry has it (a test compares them)."""


_SIGNS = {"francs": "●"}
"""What a bar is made of, where that is no good."""
LEAST = 8
"""Lines of the heading and the spaces; where there are no more, the quay alone says which tiles come."""
_MOST = 12
"""Pieces that a bar shows."""
_BEFORE = 17
"""Cells of a row before its bar."""
_NARROW = 50
"""Cells below which what is to come is said in few words."""


def listing(view: View, cells: int, *, has_room: bool = True) -> Listing:
    """The seven spaces with what lies there and what the next tiles will add."""
    offers = view.table["offers"]
    more = {name: _more(view.forecast["tiles"], name, is_short=cells < _NARROW) for name in offers}
    # As long at most for all: else the shortest bar could stand for the most goods.
    room = max(1, min(_MOST, cells - _BEFORE - 3 - max(map(width, more.values()))))
    bars = {name: pieces(number, _style(name, number), room, _SIGNS.get(name, "■")) for name, number in offers.items()}
    rows = [Row(_space(view, name, number, bars[name], more[name], cells), name) for name, number in offers.items()]
    if has_room:
        rows += [Row(EMPTY), *(Row(line) for line in _coming(view, cells))]
    return Listing(tuple(rows), text(" " + _("Offers"), "heading") + text("  " + _("take all of one space"), "dim"))


def move(name: str) -> Take:
    """The move that takes this space."""
    return Take(name)


def _style(name: str, number: int) -> StyleName:
    return good(name) if number else "dim"


def _space(view: View, name: str, number: int, bar: Line, more: Line, cells: int) -> Line:
    """A row: what lies on a space, as a number and a bar, and what is to come."""
    possible = view.move("take", name) is not None
    style = _style(name, number)
    line = (
        text(" ")
        + text(key_label(KEYS[name]), "key" if possible else "dim")
        + text("  ")
        + fit(text(capital(good_name(name)), style), 8)
        + fit(text(number or "·", style), 3, "right")
        + text("  ")
        + bar
    )
    return fit(fit(line, cells - width(more) - 1) + more, cells)


def _more(tiles: list[ComingTile], name: str, *, is_short: bool) -> Line:
    """In how many turns a tile will add to the space."""
    turns = [tile["in_turns"] for tile in tiles if tile["brings"] and name in tile["brings"]]
    if not turns:
        return EMPTY
    later = ("," if is_short else ", ").join(str(turn) for turn in turns if turn)
    if turns[0]:
        words = _("in {turns}").format(turns=later)
    else:
        long = _("next,{turns}") if is_short else _("next turn, in {turns}")
        words = long.format(turns=later) if later else _("next turn")
    return text("+1 ", "gain") + text(words, "dim")


def _coming(view: View, cells: int) -> list[Line]:
    """The turns to come, each with its tile (and its player)."""
    coming = view.forecast["tiles"]
    if not coming:
        return []
    solo = len(view.players) == 1
    found: list[Line] = []
    for entry in coming:
        tile = goods_of(None if entry["brings"] is None else entry)
        name = view.players[entry["seat"]]["name"]
        found.append(tile if solo else text(name, seat(entry["seat"])) + text(" ") + tile)
    lines: list[Line] = [text(" " + _("Tiles to come"), "heading") + text("  " + _("% interest on loans"), "dim")]
    return lines + [text(" ") + line for line in packed(found, cells - 2)]
