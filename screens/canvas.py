"""A screen that draws its whole picture itself, on one canvas."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult

from screens.base import BaseScreen
from widgets.canvas import Canvas
from widgets.lines import Line, cut


class CanvasScreen(BaseScreen):
    """A screen that is one canvas: a subclass gives its `picture`, the line of keys included."""

    canvas: Canvas

    def picture(self, columns: int, rows: int) -> Sequence[Line]:
        """The lines to show in a terminal of this size, which is at least `SMALLEST`."""
        return ()

    def compose(self) -> ComposeResult:
        self.canvas = Canvas(self._lines())
        yield from (self.canvas, self._too_small)

    def on_resize(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Show the picture as it is now."""
        self.canvas.show(self._lines())
        self.place_cursor()

    def _lines(self) -> Sequence[Line]:
        if self.is_too_small:
            return ()
        columns, rows = self.app.size
        return [cut(line, 0, columns) for line in self.picture(columns, rows)[:rows]]
