"""How lines become cells of the terminal: the looks of the theme, the bar of the cursor, no sign that does harm."""

from __future__ import annotations

import re
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.strip import Strip
from textual.widget import Widget

from widgets.lines import Line, Piece
from widgets.styles import ATTRIBUTES, STYLE_NAMES, Palette, StyleName

_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]")
"""Control characters, and characters that hide, join or turn round their neighbours."""


_PLAIN = "ansi_default"


def palette(widget: Widget) -> Palette:
    """How each style looks in the theme that the app has now: a variable of the theme with its name is its colour."""
    variables = widget.app.current_theme.variables
    colours = ((name, variables.get(name, _PLAIN)) for name in STYLE_NAMES)
    return _palette(tuple((name, colour) for name, colour in colours if colour != _PLAIN))


@lru_cache(8)
def _palette(colours: tuple[tuple[StyleName, str], ...]) -> Palette:
    added = {name: Style(color=Color.parse(colour).rich_color) for name, colour in colours}
    return {name: look + added[name] if name in added else look for name, look in ATTRIBUTES.items()}


def strip_of(line: Line, cells: int, looks: Palette, *, under_cursor: bool = False) -> Strip:
    """A line in exactly so many cells; `under_cursor`: the bar of the cursor lies over all of it."""
    segments = [
        Segment(safe(piece.text), _style(piece, looks, under_cursor or piece.selected)) for piece in line if piece.text
    ]
    return Strip(segments).adjust_cell_length(cells, looks["selected"] if under_cursor else None)


def _style(piece: Piece, looks: Palette, has_cursor: bool) -> Style:
    look = looks[piece.style]
    if not has_cursor:
        return look
    # The bar of the cursor has one colour from end to end: easier to see, and fewer bytes.
    return looks["selected"] + Style(bold=look.bold, underline=look.underline)


def safe(words: str) -> str:
    """The text with a point in the place of each character that would do something to the terminal."""
    return words if words.isascii() and words.isprintable() else _UNSAFE.sub("·", words)
