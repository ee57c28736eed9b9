"""How lines become cells of the terminal: the colours of the palette, the bar of the cursor, no sign that does harm.

Where a terminal shows ASCII alone, signs have look-alikes there, cell for cell.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as ScreenColor
from textual.filter import LineFilter
from textual.strip import Strip
from textual.widget import Widget

from engine.texts.cells import cells as cell_len
from widgets.lines import Line
from widgets.palettes import NONE, PALETTES, SEATS, GroundName, Palette, apart
from widgets.styles import NO_HUES, Hues, StyleName, barred, meaning

_LOOKALIKES = {
    "─╌┄╸": "-",
    "━═": "=",
    "│┃║╎┆": "|",
    "┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╦╩╬": "+",
    "■▮▰█▓▒▅▆▇◆★": "#",
    "▪": "*",
    "●": "o",
    "▫□▯▱░○◇☆": ".",
    "▀": '"',
    "▄▁▂▃": "_",
    "▐": "[",
    "▌": "]",
    "▶►▸→›»": ">",
    "◀◄◂←‹«": "<",
    "▲△↑": "^",
    "▼▽↓": "v",
    "…·•": ".",
    "×⇄": "x",
    "–—−": "-",
    "‘’½": "'",
    "“”": '"',
    "≈∼": "~",
    "✓": "+",
    "✗": "x",
    "╱": "/",
    "╲": "\\",
}

_TABLE = {ord(sign): plain for signs, plain in _LOOKALIKES.items() for sign in signs}


def lookalikes(words: str) -> str:
    """The text with known signs in ASCII, as wide as before; letters of any script stay."""
    return words.translate(_TABLE)


def ascii_only(words: str) -> str:
    """The text in ASCII, as wide as before: known signs by their look-alikes, others as question marks."""
    words = words.translate(_TABLE)
    if words.isascii():
        return words
    return "".join(sign if sign.isascii() else "?" * cell_len(sign) for sign in words)


_UNSAFE = dict.fromkeys(
    (
        *range(0x20),
        *range(0x7F, 0xA0),
        *(0xAD, 0x061C),
        *range(0x200B, 0x2010),
        *range(0x2028, 0x202F),
        *range(0x2060, 0x2070),
        *range(0xFE00, 0xFE10),
        0xFEFF,
    ),
    "·",
)
"""Control characters, and characters that hide, join or turn round their neighbours."""


class Looks:
    """How each style looks in one palette, where goods, types and seats have these hues."""

    def __init__(self, palette: Palette, hues: Hues = NO_HUES) -> None:
        self._palette = palette
        self._hues = dict(hues)
        self._seats = apart(palette, {style: hue for style, hue in hues if hue in SEATS})
        self._found: dict[tuple[StyleName, bool, GroundName | None], Style] = {}

    def __getitem__(self, style: StyleName) -> Style:
        return self.look(style)

    def look(self, style: StyleName, *, under_cursor: bool = False, ground: GroundName | None = None) -> Style:
        """How a style looks, or how it does under the bar of the cursor or on a ground of a map."""
        found = self._found.get((style, under_cursor, ground))
        if found is None:
            found = self._found[style, under_cursor, ground] = self._made(style, under_cursor, ground)
        return found

    def _made(self, style: StyleName, under_cursor: bool, ground: GroundName | None) -> Style:
        palette, what = self._palette, meaning(style, self._hues)
        colour = None if what.hue is None else palette.colours.get(what.hue)
        colour = self._seats.get(barred(style), colour)
        bold = what.bold or what.hue in palette.bold
        if what.is_ground and (colour is None or palette.on_hue is None):
            return _style(colour, None, bold, what.underline, reverse=True)
        if what.is_ground:
            return _style(palette.on_hue, colour, bold, what.underline)
        beneath = (palette.chosen if under_cursor else palette.grounds).get(ground) if ground else None
        if beneath is not None:
            on_it = beneath.text if what.hue is None else beneath.hues.get(what.hue, beneath.text)
            return _style(on_it, beneath.colour, bold, what.underline)
        if not under_cursor:
            return _style(colour, None, bold, what.underline)
        if palette.bar is None:
            # Text and ground change places from end to end of the bar: easier to see, and fewer bytes.
            return _style(None, None, bold, what.underline, reverse=True)
        # Nothing is dim there: it is what is being read, and a row costs less so.
        on_bar = None if what.hue is None or what.hue == "dim" else palette.on_bar.get(what.hue, colour)
        return _style(on_bar, palette.bar, bold, what.underline)


def _style(fore: int | None, back: int | None, bold: bool, underline: bool = False, *, reverse: bool = False) -> Style:
    return Style(
        color=None if fore is None else Color.from_ansi(fore),
        bgcolor=None if back is None else Color.from_ansi(back),
        bold=bold or None,
        underline=underline or None,
        reverse=reverse or None,
    )


def palette(widget: Widget) -> Looks:
    """How each style looks on the screen of a widget, in the palette that the app has now.

    The screen may say in its `hues` which of them the goods, types and seats have that are shown on it.
    """
    # Asked for each row: to check a protocol takes far longer.
    hues: Hues = next(filter(None, (getattr(node, "hues", None) for node in widget.ancestors)), NO_HUES)
    return _looks(widget.app.theme, hues)


@lru_cache(32)
def _looks(name: str, hues: Hues) -> Looks:
    return Looks(PALETTES.get(name, NONE), hues)


def strip_of(line: Line, cells: int, looks: Looks, *, under_cursor: bool = False) -> Strip:
    """A line in exactly so many cells; `under_cursor`: the bar of the cursor lies over all of it."""
    segments = [
        Segment(
            safe(piece.text), looks.look(piece.style, under_cursor=under_cursor or piece.selected, ground=piece.ground)
        )
        for piece in line
        if piece.text
    ]
    return Strip(segments).adjust_cell_length(cells, looks.look("plain", under_cursor=True) if under_cursor else None)


def safe(words: str) -> str:
    """The text with a point in the place of each character that would do something to the terminal."""
    return words if words.isascii() and words.isprintable() else words.translate(_UNSAFE)


class AsciiSigns(LineFilter):
    """Every sign on the screen, whichever widget drew it, by its look-alike."""

    def __init__(self, change: Callable[[str], str] = ascii_only) -> None:
        """`change` makes the same cells of other signs: by default nothing but ASCII is left."""
        super().__init__()
        self._change = change

    def apply(self, segments: list[Segment], background: ScreenColor) -> list[Segment]:
        """The same cells in look-alikes."""
        return [Segment(self._change(words), style, control) for words, style, control in segments]
