"""The hues of Homesteaders: goods, and types of building as letters on their ground."""

from __future__ import annotations

from collections.abc import Mapping

from widgets.palettes import Hue
from widgets.styles import Hues, StyleName

_GOODS: Mapping[str, Hue] = {
    "silver": "silver",
    "wood": "brown",
    "food": "green",
    "steel": "blue",
    "gold": "gold",
    "copper": "orange",
    "livestock": "pink",
    "chip": "straw",
    "debt": "red",
    "vp": "tan",
    "worker": "violet",
    "track": "grey",
    "rail": "grey",
}
_TYPES: Mapping[str, Hue] = {
    "residential": "green",
    "commercial": "straw",
    "industrial": "grey",
    "special": "violet",
    "any": "cream",
}

HUES: Hues = (
    *((f"good:{name}", hue) for name, hue in _GOODS.items()),
    *((f"type:{name}", hue) for name, hue in _TYPES.items()),
)


def good(name: str) -> StyleName:
    """The style of a good."""
    return f"good:{name}"


def type_of(name: str) -> StyleName:
    """The style of a type of building, or of any type."""
    return f"type:{name}"
