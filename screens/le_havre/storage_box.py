"""What the deciding player owns, in the box that is always in sight."""

from __future__ import annotations

from gettext import gettext as _

from screens.le_havre.view import View
from screens.le_havre.words import card_name, good_name
from widgets.lines import Line, ends, fit, text

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


def lines(view: View, cells: int = WIDTH) -> list[Line]:
    """The box, `HEIGHT` lines of so many cells, `WIDTH` at least."""
    player = view.player
    more = (cells - WIDTH) // 2

    def two(left: tuple[str, int], right: tuple[str, int]) -> Line:
        return _one(left, 7 + more) + text(" ") + _one(right, 9 + more)

    first = [
        ends(
            text(" " + player["name"], "figure"),
            text(_("wealth {n}").format(n=player["wealth"]) + " ", "heading"),
            cells,
        ),
        two((_("Francs"), player["francs"]), (_("Loans"), player["loans"])),
        two((_("Food"), player["food"]), (_("Energy"), player["energy"])),
    ]
    goods = player["goods"]
    pairs = [two((_capital(good_name(low)), goods[low]), (_capital(_short(high)), goods[high])) for low, high in PAIRS]
    person = card_name(player["person"]) if player["person"] else _("at home")
    last = [
        two((_("Rods"), player["rods"]), (_("Hammers"), player["hammers"])),
        fit(text(" " + _("Person"), "dim") + text(" " + person), cells),
    ]
    return [*first, *pairs, *last]


def _short(name: str) -> str:
    return _("smoked") if name == "smoked-fish" else good_name(name)


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _one(entry: tuple[str, int], cells: int) -> Line:
    name, number = entry
    value = text(str(number)) if number else text("-", "dim")
    return text(" ") + fit(text(name, "plain" if number else "dim"), cells) + fit(value, 3, "right")
