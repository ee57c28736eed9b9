"""The one widget that screens are drawn with: it is told lines, and repaints those that changed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from widgets.glyphs import ascii_only
from widgets.lines import EMPTY, Line, Piece
from widgets.styles import ATTRIBUTES, Palette

_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]")
"""Control characters, and characters that hide, join or turn round their neighbours."""


class Canvas(Widget, can_focus=False, can_focus_children=False, inherit_bindings=False):
    """A rectangle of styled lines.

    It never scrolls, takes no focus and no keys: a screen handles the keys and tells the canvas what to show.
    Lines are compared with those shown before, and only rows that differ are drawn again.
    """

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    Canvas {
        width: 1fr;
        height: 1fr;
    }
    """

    def __init__(self, palette: Palette = ATTRIBUTES, ascii_glyphs: bool = False) -> None:
        """A canvas that shows nothing yet.

        Args:
            palette: how each style looks.
            ascii_glyphs: show look-alikes from ASCII in place of lines, arrows and blocks.
        """
        super().__init__()
        self._palette = palette
        self._ascii_glyphs = ascii_glyphs
        self._lines: tuple[Line, ...] = ()

    @property
    def lines(self) -> tuple[Line, ...]:
        """What it shows."""
        return self._lines

    def look(self, palette: Palette, ascii_glyphs: bool) -> None:
        """Have another palette or other signs from now on."""
        if (palette, ascii_glyphs) != (self._palette, self._ascii_glyphs):
            self._palette, self._ascii_glyphs = palette, ascii_glyphs
            self.refresh()

    def show(self, lines: Sequence[Line]) -> None:
        """Show these lines from the top; what is too long is cut, what is missing is blank."""
        old, new = self._lines, tuple(lines)
        self._lines = new
        rows = max(len(old), len(new))
        changed = [row for row in range(rows) if _row(old, row) != _row(new, row)]
        if changed:
            self.refresh(*(Region(0, row, max(1, self.size.width), 1) for row in changed))

    def render_line(self, y: int) -> Strip:
        """The cells of row `y`."""
        cells = self.size.width
        line = _row(self._lines, y)
        strip = Strip([Segment(self._clean(piece.text), self._style(piece)) for piece in line if piece.text])
        return strip.adjust_cell_length(cells)

    def _style(self, piece: Piece) -> Style:
        look = self._palette[piece.style]
        if not piece.selected:
            return look
        # The bar of the cursor has one colour from end to end: easier to see, and fewer bytes.
        return self._palette["selected"] + Style(bold=look.bold, underline=look.underline)

    def _clean(self, words: str) -> str:
        if not words.isascii() or not words.isprintable():
            words = _UNSAFE.sub("·", words)
            if self._ascii_glyphs:
                words = ascii_only(words)
        return words


def _row(lines: Sequence[Line], row: int) -> Line:
    return lines[row] if row < len(lines) else EMPTY
