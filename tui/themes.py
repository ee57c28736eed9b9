"""The themes: each adds some of the terminal's own sixteen colours to the looks in `widgets.styles`.

The background stays the terminal's own, so nothing is painted that need not be, and what the player has
chosen for their terminal holds here too. A colour is a variable of the theme, called like the style that has it:
stylesheets name it `$good`, lines `text(words, "good")`.
"""

from __future__ import annotations

from collections.abc import Mapping

from textual.theme import Theme

from widgets.styles import STYLE_NAMES, StyleName

_PLAIN = dict.fromkeys(("ansi-background", "ansi-foreground", *STYLE_NAMES), "ansi_default")
"""Every variable of a theme without colours: what Textual asks of one, and the styles."""


def _theme(name: str, colours: Mapping[StyleName, str], *, dark: bool) -> Theme:
    return Theme(
        name=name,
        primary="ansi_default",
        foreground="ansi_default",
        background="ansi_default",
        surface="ansi_default",
        panel="ansi_default",
        dark=dark,
        ansi=True,
        variables=_PLAIN | {style: f"ansi_{colour}" for style, colour in colours.items()},
    )


THEMES = (
    # Legible on a light and on a dark background alike: neither yellow nor plain blue.
    _theme(
        "terminal",
        {
            "title": "cyan",
            "key": "cyan",
            "good": "green",
            "bad": "red",
            "warn": "magenta",
            "mine": "cyan",
            "theirs": "magenta",
        },
        dark=True,
    ),
    _theme(
        "dark",
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
        },
        dark=True,
    ),
    _theme(
        "light",
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
        },
        dark=False,
    ),
)
"""The themes, called like the palettes of the settings: "terminal" for any terminal, "dark" and "light" for one so."""
