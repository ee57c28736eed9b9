"""The hues of Le Havre: an upgraded good has that of the good it comes from; types are letters on their ground."""

from __future__ import annotations

from collections.abc import Mapping

from widgets.palettes import Hue
from widgets.styles import Hues, StyleName

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
