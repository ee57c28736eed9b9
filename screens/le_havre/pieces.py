"""What stands for goods and types in a few cells: letters in their colours, and a cost of several of them."""

from __future__ import annotations

from engine.le_havre.building import cost_for, lacks
from engine.le_havre.deck import CARD_INDEX
from engine.texts.language import gettext as _
from screens.le_havre.hues import good
from screens.le_havre.view import View
from screens.le_havre.words import LETTERS, TYPE_LETTERS, card
from widgets.lines import Line, join, text, width


def type_letter(kind: str) -> Line:
    """The letter of a type on its ground."""
    return text(_(TYPE_LETTERS[kind]), f"type:{kind}")


def cost_line(view: View, name: str, *, is_quiet: bool = False) -> Line:
    """What building it costs, in the goods' letters and colours; what is lacking underlined."""
    building = card(name)
    if building.cost is None:
        return text(_("bought"), "dim")
    if not building.cost:
        return text(_("free"), "dim")
    if is_quiet:
        return text(" ".join(f"{number}{_(LETTERS[one])}" for one, number in building.cost), "dim")
    cost_now = cost_for(view.seen, view.seat, CARD_INDEX[name])
    lacking = {one for one, _n in lacks(view.goods, cost_now or building.cost)}
    return join((letter(one, number, one in lacking) for one, number in building.cost), " ")


def cost_cells() -> int:
    """The cells of a cost of three goods."""
    return 5 + 3 * max(width(text(_(one))) for one in LETTERS.values())


def letter(kind: int, number: int, is_lacking: bool) -> Line:
    """So many of a good in two or three cells."""
    if is_lacking:
        return text(f"{number}{_(LETTERS[kind])}", "lack")
    return text(number) + text(_(LETTERS[kind]), good(kind))
