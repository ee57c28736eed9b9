"""What stands beside every page: the storage, and where there is room the cards and the rounds to come."""

from __future__ import annotations

from engine.texts.language import gettext as _
from screens.le_havre import storage_box
from screens.le_havre.view import View
from screens.le_havre.words import card, card_name, is_ship, ship, short_ship
from widgets.lines import EMPTY, Line, fit, text

NARROW, WIDE = storage_box.WIDTH, 38
_WIDE_FROM = 110
"""Columns of the terminal from which the side is wide."""
_LEAST_ROUNDS = 4
"""Lines that the rounds to come keep, their heading among them, however many cards there are."""


def width(columns: int) -> int:
    """How many cells the side takes of a terminal of so many columns."""
    return WIDE if columns >= _WIDE_FROM else NARROW


def lines(view: View, cells: int, height: int) -> list[Line]:
    """The side in so many cells, at most `height` lines."""
    found = storage_box.lines(view, cells, min(height, storage_box.HEIGHT))
    if cells < WIDE or height <= len(found) + 2 + _LEAST_ROUNDS:
        return found
    rounds = _rounds(view)
    cards = _cards(view)
    room = height - len(found) - 2
    kept = max(min(len(rounds), _LEAST_ROUNDS), room - len(cards))
    if len(cards) > room - kept:
        more = _("and {n} more on page 4").format(n=len(cards) - (room - kept) + 1)
        cards = [*cards[: room - kept - 1], text(" " + more, "dim")]
    return [*found, EMPTY, *cards, EMPTY, *rounds[:kept]]


def _cards(view: View) -> list[Line]:
    """The buildings and ships of the player who decides, each with its value."""
    player = view.player
    found = [text(" " + _("Your cards"), "heading") + text("  " + _("value"), "dim")]
    if not player["buildings"] and not player["ships"]:
        return [*found, text(" " + _("none yet"), "dim")]
    for name in (*player["buildings"], *player["ships"]):
        value = ship(name).value if is_ship(name) else card(name).value
        found.append(text(" ") + fit(text(card_name(name)), 28) + fit(text(str(value)), 4, "right"))
    return found


def _rounds(view: View) -> list[Line]:
    """What the end of this round and of those after it bring."""
    rounds = view.table["rounds_to_come"]
    if view.table["final"] or not rounds:
        return []
    town = {"standard": _("proposal"), "special": _("special"), "none": "-"}
    found = [
        text(" " + _("Round"), "heading") + text("  " + _("meal harvest town     ship"), "dim"),
    ]
    for one in rounds:
        found.append(
            fit(text(str(one["round"])), 5, "right")
            + text(" ")
            + fit(text(str(one["food"])), 5, "right")
            + text(" ")
            + fit(text(_("yes") if one["harvest"] else "-"), 8)
            + fit(text(town[one["town"]]), 9)
            + text(short_ship(one["ship"]))
        )
    return found
