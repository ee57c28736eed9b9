"""ASCII in the place of the signs that screens draw with, for terminals that show nothing else."""

from __future__ import annotations

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from widgets.glyphs import ascii_only


class AsciiSigns(LineFilter):
    """Every sign on the screen, whichever widget drew it, by its look-alike."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same cells in ASCII."""
        return [Segment(ascii_only(words), style, control) for words, style, control in segments]
