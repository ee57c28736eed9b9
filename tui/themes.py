"""The colours: each palette adds some of the terminal's own sixteen colours to the looks in `widgets.styles`.

The background stays the terminal's own, so nothing is painted that need not be, and what the player has
chosen for their terminal holds here too.
"""

from __future__ import annotations

from widgets.styles import Palette, coloured

PALETTES: dict[str, Palette] = {
    # Legible on a light and on a dark background alike: neither yellow nor plain blue.
    "terminal": coloured(
        {
            "title": "cyan",
            "key": "cyan",
            "good": "green",
            "bad": "red",
            "warn": "magenta",
            "mine": "cyan",
            "theirs": "magenta",
        }
    ),
    "dark": coloured(
        {
            "title": "bright_yellow",
            "heading": "bright_white",
            "key": "bright_cyan",
            "good": "bright_green",
            "bad": "bright_red",
            "warn": "bright_yellow",
            "mine": "bright_cyan",
            "theirs": "bright_magenta",
            "town": "yellow",
        }
    ),
    "light": coloured(
        {
            "title": "blue",
            "heading": "black",
            "key": "blue",
            "good": "green",
            "bad": "red",
            "warn": "magenta",
            "mine": "blue",
            "theirs": "magenta",
            "town": "black",
        }
    ),
}
"""The palettes by name: "terminal" for any terminal, "dark" and "light" for one with that background."""
