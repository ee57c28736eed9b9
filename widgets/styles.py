"""The looks that text can have on screen, by name, and what each name means without colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from rich.style import Style

StyleName = Literal[
    "plain",
    "title",
    "heading",
    "dim",
    "rule",
    "key",
    "selected",
    "field",
    "good",
    "bad",
    "warn",
    "mine",
    "theirs",
    "town",
]
"""What a piece of text is; how it looks is the theme's business.

plain     anything else
title     the name of the screen or of the game
heading   the head of a table or of a group of lines
dim       what matters little now: hints, what cannot be done
rule      lines that part areas
key       a key to press
selected  where the cursor is (laid over any other style, see `widgets.lines.selected`)
field     a text being typed
good      a gain, something that is covered
bad       a loss, a shortfall, a refusal
warn      look here before going on
mine      what belongs to the player who decides
theirs    what belongs to another player
town      what belongs to the town
"""

STYLE_NAMES: tuple[StyleName, ...] = get_args(StyleName)

Palette = Mapping[StyleName, Style]
"""How each style looks; a palette names every style."""

ATTRIBUTES: Palette = {
    "plain": Style(),
    "title": Style(bold=True),
    "heading": Style(bold=True),
    "dim": Style(dim=True),
    "rule": Style(dim=True),
    "key": Style(bold=True),
    "selected": Style(reverse=True),
    "field": Style(underline=True),
    "good": Style(),
    "bad": Style(bold=True),
    "warn": Style(bold=True, underline=True),
    "mine": Style(bold=True),
    "theirs": Style(),
    "town": Style(underline=True),
}
"""The palette without colour. A theme adds colours to it (`widgets.paint`), so no meaning hangs on colour alone."""
