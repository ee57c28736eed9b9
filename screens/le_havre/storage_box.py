"""What the player who looks owns, and how the others stand: always in sight."""

from __future__ import annotations

from engine.le_havre.table_data import PlayerData
from engine.texts.language import gettext as _
from screens.le_havre.hues import good
from screens.le_havre.view import View
from screens.le_havre.words import card_name, good_name, short_name
from screens.words import capital
from widgets.gauges import BEFORE_PLACE, LEADER, Standing, leading, standings
from widgets.lines import EMPTY, Line, fit, text, width
from widgets.styles import seat

WIDTH = 25
HEIGHT = 13
PAIRS = (
    ("fish", "smoked-fish"),
    ("wood", "charcoal"),
    ("clay", "brick"),
    ("iron", "steel"),
    ("grain", "bread"),
    ("cattle", "meat"),
    ("coal", "coke"),
    ("hides", "leather"),
)
"""The two sides of each token."""


def title(view: View, cells: int) -> Line:
    """Who looks, and what that player is worth now."""
    player = view.player
    wealth = text(_("wealth") + " ", "dim") + text(player["wealth"], "figure")
    lead = text(LEADER + " ", "mark") if len(view.players) > 1 and _leads(view, player) else EMPTY
    name = text(player["name"], seat(view.seat))
    return lead + fit(name, min(width(name), cells - width(lead) - width(wealth) - 2)) + text("  ") + wealth


def lines(view: View, cells: int = WIDTH, rows: int = HEIGHT) -> list[Line]:
    """The goods, what they amount to, and the others, in at most so many lines of so many cells, `WIDTH` at least."""
    player = view.player
    more = (cells - WIDTH) // 2

    def two(left: tuple[str, str, int], right: tuple[str, str, int]) -> Line:
        return _one(left, 8 + more) + text(" ") + _one(right, 9 + more)

    found = [two((_("Francs"), good("francs"), player["francs"]), (_("Loans"), "short", player["loans"]))]
    goods = player["goods"]
    found += [
        two((capital(good_name(low)), good(low), goods[low]), (capital(_short(high)), good(high), goods[high]))
        for low, high in PAIRS
    ]
    others = [_standing(view, other, cells) for other in view.players if other is not player]
    left = rows - len(found)
    own = (
        _own(player, cells) if left - 2 >= min(len(others), (len(others) + 1) // 2) and len(others) != left - 1 else []
    )
    own = own or [_amounts(player) + text(" ") + _short_place(player, cells - width(_amounts(player)) - 1)]
    return [*found, *own, *standings(others, cells, left - len(own))]


def _own(player: PlayerData, cells: int) -> list[Line]:
    """Food, energy, tools and the person, in two lines."""
    tools = _figure(_("rods"), player["rods"]) + text(" ") + _figure(_("hammers"), player["hammers"])
    place = text(" ") + _person(player)
    if width(_amounts(player) + text(" ") + tools) <= cells:
        return [_amounts(player) + text(" ") + tools, place]
    short = _figure(_("r"), player["rods"]) + text(" ") + _figure(_("h"), player["hammers"])
    room = cells - 1 - width(short)
    place = text(" ") + _short_place(player, room - 1)
    return [_amounts(player), fit(place, room) + text(" ") + short]


def _amounts(player: PlayerData) -> Line:
    return text(" ") + _figure(_("food"), player["food"]) + text(" ") + _figure(_("energy"), player["energy"])


def _figure(name: str, number: int) -> Line:
    return text(name + " ", "dim") + text(number, "figure" if number else "dim")


def _person(player: PlayerData) -> Line:
    if not player["person"]:
        return text("@", seat(player["seat"])) + text(" " + _("at home"), "dim")
    return text("@", seat(player["seat"])) + text(" " + card_name(player["person"]))


def _short_place(player: PlayerData, cells: int) -> Line:
    """Where a person stands: by the beginning of the card's name where that is too long."""
    place = _person(player)
    if width(place) <= cells:
        return place
    name = short_name(player["person"], cells - 2) if player["person"] else _("home")
    return text("@", seat(player["seat"])) + text(" " + name)


def _standing(view: View, player: PlayerData, cells: int) -> Standing:
    others = [one for one in view.players if one["seat"] != view.seat]
    names = min(10, max(width(text(one["name"])) for one in others))
    notes = max(width(_note(view, one)) for one in others)
    place = _short_place(player, cells - BEFORE_PLACE - names - notes)
    seat_of = seat(player["seat"])
    return Standing(player["name"], seat_of, player["wealth"], _note(view, player), place, _leads(view, player))


def _note(view: View, player: PlayerData) -> Line:
    """What a player lacks for the next meal, or that nothing is lacking."""
    if not view.forecast["meals"]:
        return EMPTY
    short = view.forecast["meals"][player["seat"]]["short"]
    return text(f"-{short}", "short") if short else text("✓", "gain")


def _leads(view: View, player: PlayerData) -> bool:
    return leading([one["wealth"] for one in view.players])[player["seat"]]


def _short(name: str) -> str:
    return _("smoked") if name == "smoked-fish" else good_name(name)


def _one(entry: tuple[str, str, int], cells: int) -> Line:
    name, style, number = entry
    value = text(number, "figure") if number else text("·", "dim")
    return text(" ") + fit(text(name, style if number else "dim"), cells - 1) + fit(value, 3, "right")
