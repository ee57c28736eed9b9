"""The page of the supply offers."""

from __future__ import annotations

from gettext import gettext as _

from engine.le_havre.moves import Take
from engine.le_havre.table_data import ComingTile
from screens.actions import key_label
from screens.le_havre.view import View
from screens.le_havre.words import good_name, tile
from screens.table.listing import Listing, Row
from widgets.lines import EMPTY, Line, fit, join, text
from widgets.styles import StyleName

KEYS = {"francs": "f", "fish": "i", "wood": "w", "clay": "c", "iron": "r", "grain": "g", "cattle": "t"}
"""The key of each offer space, as the registry has it (a test compares them)."""


def listing(view: View, cells: int) -> Listing:
    """The seven spaces with what lies there and what the next tiles will add."""
    rows = [Row(_space(view, name, number, cells), name) for name, number in view.table["offers"].items()]
    rows += [Row(EMPTY), *(Row(line) for line in _coming(view, cells))]
    return Listing(tuple(rows), text(" " + _("Offers"), "heading") + text("  " + _("take all of one space"), "dim"))


def move(name: str) -> Take:
    """The move that takes this space."""
    return Take(name)


def _space(view: View, name: str, number: int, cells: int) -> Line:
    possible = view.move("take", name) is not None
    style: StyleName = "plain" if number else "dim"
    word = good_name(name)
    bar = "▪" * min(number, 12) + ("+" if number > 12 else "")
    line = (
        text(" ")
        + text(key_label(KEYS[name]), "key" if possible else "dim")
        + text("  ")
        + fit(text(word[:1].upper() + word[1:], style), 8)
        + fit(text(str(number) if number else "-", style), 3, "right")
        + text(" ")
        + fit(text(bar, style), 14)
        + text(_more(view.forecast["tiles"], name), "dim")
    )
    return fit(line, cells)


def _more(tiles: list[ComingTile], name: str) -> str:
    """In how many turns a tile will add to the space."""
    turns = [tile["in_turns"] for tile in tiles if tile["brings"] and name in tile["brings"]]
    if not turns:
        return ""
    later = ", ".join(str(turn) for turn in turns if turn)
    if turns[0]:
        return _("+1 in {turns}").format(turns=later)
    return _("+1 now, in {turns}").format(turns=later) if later else _("+1 now")


def _coming(view: View, cells: int) -> list[Line]:
    """The turns to come, each with its tile (and its player)."""
    coming = view.forecast["tiles"]
    if not coming:
        return []
    solo = len(view.players) == 1
    words: list[Line] = []
    for entry in coming:
        words.append(
            text(
                tile(entry["brings"], entry["interest"])
                if solo
                else _("{player} {tile}").format(
                    player=view.players[entry["seat"]]["name"], tile=tile(entry["brings"], entry["interest"])
                ),
                "dim" if entry["brings"] is None else "plain",
            )
        )
    lines: list[Line] = [text(" " + _("Next tiles"), "heading") + text("  " + _("% interest on loans"), "dim")]
    line: Line = EMPTY
    for word in words:
        longer = join([line, word], ", ") if line else word
        if sum(len(piece.text) for piece in longer) > cells - 2:
            lines.append(text(" ") + line)
            longer = word
        line = longer
    return [*lines, text(" ") + line]
