"""The hues of Le Havre, and the words in them: an upgraded good has that of the good it comes from."""

from __future__ import annotations

from collections.abc import Mapping

from engine.le_havre.goods import GOODS
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.le_havre.words import good_name
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName
from widgets.vocabulary import Vocabulary

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
