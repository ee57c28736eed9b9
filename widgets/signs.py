"""ASCII in the place of the signs that screens draw with, for terminals that show nothing else."""

from __future__ import annotations

from collections.abc import Callable

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from widgets.glyphs import ascii_only


class AsciiSigns(LineFilter):
    """Every sign on the screen, whichever widget drew it, by its look-alike."""

    def __init__(self, change: Callable[[str], str] = ascii_only) -> None:
        """`change` makes the same cells of other signs: by default nothing but ASCII is left."""
        super().__init__()
        self._change = change

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same cells in look-alikes."""
        return [Segment(self._change(words), style, control) for words, style, control in segments]
