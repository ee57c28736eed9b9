"""The themes: for each palette of `widgets.palettes` what stylesheets see of it, and which of them a terminal gets.

The background stays the terminal's own, so nothing is painted that need not be, and what the player has chosen for
their terminal holds here too. A meaning of `widgets.styles` is a variable of the theme: stylesheets name it `$gain`,
lines `text(words, "gain")`.
"""

from __future__ import annotations

from typing import Literal

from textual.theme import Theme

from widgets.palettes import ANY, DARK, LIGHT, NONE, PALETTES, SIXTEEN, Palette, rgb
from widgets.styles import MEANINGS

Depth = Literal["many", "sixteen", "none"]
"""How many colours a terminal shows: 256 or more, fewer, none."""

_OWN = (
    *("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"),
    *(f"bright_{name}" for name in ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")),
)
_GROUNDS = {"dark": DARK, "light": LIGHT, "any": ANY, "terminal": SIXTEEN}
"""The palettes by what the settings call them."""

_NUMBERS = {";".join(map(str, rgb(number))): number for number in range(16, 256)}
"""The 256 colours by their red, green and blue, as the terminal is told them."""


def number_of(red_green_blue: str) -> int | None:
    """Which of the 256 colours this is ("255;135;95"), if it is one of them."""
    return _NUMBERS.get(red_green_blue)


def chosen(setting: str, depth: Depth, ground: Palette | None) -> Palette:
    """The palette for what the settings say, for so many colours, on the ground that the terminal has told, if any."""
    if depth == "none":
        return NONE
    if depth == "sixteen":
        return SIXTEEN
    return _GROUNDS.get(setting) or ground or ANY


def _colour(palette: Palette, style: str) -> str:
    hue = MEANINGS[style].hue
    number = None if hue is None else palette.colours.get(hue)
    if number is None:
        return "ansi_default"
    return f"ansi_{_OWN[number]}" if number < len(_OWN) else "#{:02x}{:02x}{:02x}".format(*rgb(number))


def _theme(palette: Palette) -> Theme:
    bar = "ansi_default" if palette.bar is None else "#{:02x}{:02x}{:02x}".format(*rgb(palette.bar))
    return Theme(
        name=palette.name,
        primary="ansi_default",
        foreground="ansi_default",
        background="ansi_default",
        surface="ansi_default",
        panel="ansi_default",
        dark=palette is not LIGHT,
        ansi=True,
        variables={
            "ansi-background": "ansi_default",
            "ansi-foreground": "ansi_default",
            "bar": bar,
            "bar-style": "reverse" if palette.bar is None else "none",
        }
        | {style: _colour(palette, style) for style in MEANINGS},
    )


THEMES = tuple(_theme(palette) for palette in PALETTES.values())
"""The themes, called like the palettes."""
