"""The hues of Le Havre, and the words in them: an upgraded good has that of the good it comes from."""

from __future__ import annotations

from collections.abc import Mapping

from engine.le_havre.goods import GOODS
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.le_havre.words import good_name
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName
from widgets.tinting import Vocabulary

_GOODS: Mapping[Hue, tuple[str, ...]] = {
    "gold": ("francs",),
    "blue": ("fish", "smoked-fish"),
    "brown": ("wood", "charcoal"),
    "red": ("clay", "brick"),
    "silver": ("iron", "steel"),
    "straw": ("grain", "bread"),
    "pink": ("cattle", "meat"),
    "grey": ("coal", "coke"),
    "tan": ("hides", "leather"),
}
_TYPES: Mapping[str, Hue] = {
    "craftsman": "brown",
    "economic": "straw",
    "industrial": "grey",
    "public": "blue",
    "none": "dim",
    "ship": "teal",
}

HUES: Hues = (
    *((f"good:{name}", hue) for hue, names in _GOODS.items() for name in names),
    *((f"type:{name}", hue) for name, hue in _TYPES.items()),
)


def good(name: str) -> StyleName:
    """The style of a good or of francs."""
    return f"good:{name}"


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
    goods: Vocabulary = {good_name(one.name): f"good:{one.name}" for one in GOODS}
    return {**goods, **{_(word): style for word, style in _WORDS.items()}}
