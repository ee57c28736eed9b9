"""The hues of Macao: the six colours of cubes, as text and as the ground of a die."""

from __future__ import annotations

from collections.abc import Mapping

from engine.macao.colours import COLOURS
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName

_CUBES: Mapping[str, Hue] = dict(zip(COLOURS, ("red", "blue", "green", "grey", "silver", "violet"), strict=True))

HUES: Hues = (
    *((f"good:{name}", hue) for name, hue in _CUBES.items()),
    *((f"type:{name}", hue) for name, hue in _CUBES.items()),
    ("good:gold", "gold"),
)


def cube(colour: str) -> StyleName:
    """The style of cubes of a colour."""
    return f"good:{colour}"


def die(colour: str) -> StyleName:
    """The style of a die of a colour."""
    return f"type:{colour}"
