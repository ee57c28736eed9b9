"""The hues of Le Havre, and what stands for goods and types in a few cells: letters in their colours, a cost.

An upgraded good has the hue of the good that it comes from.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.le_havre.building import cost_for, lacks
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.goods import GOODS
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.le_havre.view import View
from screens.le_havre.words import LETTERS, TYPE_LETTERS, card, good_name
from widgets.filled import Vocabulary
from widgets.lines import Line, join, text, width
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName

_STANDARD: tuple[Hue, ...] = ("blue", "brown", "red", "silver", "straw", "pink", "grey", "tan")
_TYPES: Mapping[str, Hue] = {
    "craftsman": "brown",
    "economic": "straw",
    "industrial": "grey",
    "public": "blue",
    "none": "dim",
    "ship": "teal",
}


def good(number: int) -> StyleName:
    """The style of a good or of francs."""
    return f"good:{GOODS[number].name}"


HUES: Hues = (
    *((good(number), hue) for number, hue in enumerate(("gold", *_STANDARD, *_STANDARD))),
    *((f"type:{name}", hue) for name, hue in _TYPES.items()),
)

_WORDS: Vocabulary = {
    N_("smoked"): "good:smoked-fish",
    N_("hide"): "good:hides",
    N_("fr"): "good:francs",
    N_("franc"): "good:francs",
    N_("francs"): "good:francs",
    N_("loans"): "short",
    N_("loan"): "short",
}


def vocabulary() -> Vocabulary:
    """The words for goods, each in its colour."""
    goods: Vocabulary = {good_name(number): good(number) for number in range(len(GOODS))}
    return {**goods, **{_(word): style for word, style in _WORDS.items()}}


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
