"""What stands beside every page: what one has, and how the others stand."""

from __future__ import annotations

from engine.homesteaders.table_data import PlayerData
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.homesteaders import pieces, words
from screens.homesteaders.pieces import good
from screens.homesteaders.view import View
from screens.words import capital
from widgets.lines import EMPTY, Line, cut, ends, fit, rule, text, whole, wrap

NARROW, WIDE = 25, 38
_WIDE_FROM = 110
_PAIRS = (("silver", "chip"), ("gold", "debt"), ("wood", "food"), ("steel", "copper"), ("livestock", "vp"))


def width(columns: int) -> int:
    """How many cells the side takes of a terminal of so many columns."""
    return WIDE if columns >= _WIDE_FROM else NARROW


def title(view: View, cells: int) -> Line:
    """Who has it, and the score if the game ended now."""
    total = view.player["total"]
    score = EMPTY if total is None else text("  " + _("now {n}").format(n=total), "heading")
    return cut(pieces.seat_name(view, view.seat), 0, cells - sum(len(piece.text) for piece in score)) + score


def lines(view: View, cells: int, height: int) -> list[Line]:
    """The side in so many cells, at most `height` lines."""
    player = view.player
    found: list[Line] = []
    half = (cells + 1) // 2
    for left, right in _PAIRS:
        found.append(_one(view, left, half) + _one(view, right, cells - half))
    found.append(_standing(view, player, cells))
    others = [one for one in view.players if one["seat"] != view.seat]
    if others or view.table["rivals"]:
        found.append(rule(cells))
    for other in others:
        found += _other(view, other, cells)
    for rival in view.table["rivals"]:
        n = len(rival["buildings"])
        count = ngettext("{n} building", "{n} buildings", n).format(n=n)
        found.append(fit(text(" " + _("The rival") + "  ", "dim") + text(count), cells))
    if height > len(found) + 4:
        found += _towns(view, cells, height - len(found))
    return found[:height]


def _one(view: View, name: str, cells: int) -> Line:
    shown = {"chip": _("Chips"), "livestock": _("Livestock"), "vp": _("VP")}.get(name, words.good_name(name))
    label = capital(shown)
    number = view.has(name) if view.holdings is not None else None
    value = text("?" if number is None else str(number) if number else "·", "figure" if number else "dim")
    return text(" ") + fit(text(label, good(name) if number else "dim"), cells - 4) + fit(value, 2, "right") + text(" ")


def _standing(view: View, player: PlayerData, cells: int) -> Line:
    is_out = player["seat"] in view.table["passed"]
    has = text(" ") + text(_("workers") + " ", "dim") + text(str(player["workers"]), "figure")
    has += text(("  " if is_out else "   ") + _("tracks") + " ", "dim") + text(str(player["tracks"]), "figure")
    return ends(has, text(" " + _("out"), "dim") if is_out else EMPTY, cells)


def _other(view: View, player: PlayerData, cells: int) -> list[Line]:
    """A line about another player: what is seen of it."""
    seat = player["seat"]
    name = text(" ") + pieces.seat_name(view, seat, 7) + text(" ")
    is_out = seat in view.table["passed"]
    open_part = " " + _("out") if is_out else f" {player['workers']}w{player['tracks']}t"
    has = player["holdings"]
    if has is not None:
        silver = fit(text(f"{has['silver']}$", good("silver")), 4, "right")
        figures = silver + fit(text(f"{has['chip']}T", good("chip")), 3, "right")
        return [ends(name + figures + text(open_part, "dim"), text(str(player["total"])), cells)]
    buildings = _("{n} bld").format(n=len(player["buildings"]))
    return [fit(name + text(f"{open_part} r{player['rail']} {buildings}", "dim"), cells)]


def _towns(view: View, cells: int, height: int) -> list[Line]:
    """Everybody's town in words: one's own as far as there is room, of the others those for which there is."""
    found: list[Line] = [EMPTY]
    for player in (view.player, *(one for one in view.players if one["seat"] != view.seat)):
        names = ", ".join(words.card_name(name) for name in player["buildings"])
        heading = text(" " + player["name"], f"seat:{player['seat']}")
        town = [heading, *(text("  ") + line for line in wrap(names, cells - 3))]
        if len(found) + len(town) <= height:
            found += town
        elif player is view.player:
            return [*found, *whole(town, height - len(found), cells)]
    return found
