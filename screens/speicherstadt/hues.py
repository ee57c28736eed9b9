"""The hues of Die Speicherstadt: goods, coins, and types of cards as words on their ground."""

from __future__ import annotations

from collections.abc import Mapping

from widgets.palettes import Hue
from widgets.styles import Hues, StyleName

_GOODS: Mapping[str, Hue] = {
    "coffee": "brown",
    "tea": "green",
    "saffron": "gold",
    "rubber": "silver",
    "carpet": "red",
    "hemp": "tan",
    "cloth": "pink",
    "glass": "blue",
    "coin": "straw",
}
_TYPES: Mapping[str, Hue] = {
    "merchant": "green",
    "converter": "pink",
    "warehouse": "grey",
    "office": "violet",
    "contract": "gold",
    "ship": "blue",
    "fireman": "red",
    "fire": "orange",
    "point-building": "tan",
    "special": "cream",
}

HUES: Hues = (
    *((f"good:{name}", hue) for name, hue in _GOODS.items()),
    *((f"type:{name}", hue) for name, hue in _TYPES.items()),
)


def good(name: str) -> StyleName:
    """The style of a good, or of coins."""
    return f"good:{name}"


def type_of(name: str) -> StyleName:
    """The style of a type of card."""
    return f"type:{name}"
