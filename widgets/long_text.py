"""What is scrolled by keys; a text that may be longer than its place on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widget import Widget

from engine.texts.language import gettext as _
from widgets.lines import EMPTY, Line
from widgets.paint import palette, strip_of


class Scrolled(Widget):
    """Something that is scrolled by keys, and shows the same as before when it has its former size again."""

    _wanted = 0
    """The first row that is to be seen, where there are enough rows below it."""

    def see_from(self, row: int) -> None:
        """Show the rows from this one on, as far as there are any."""
        self._wanted = max(0, min(row, self.virtual_size.height - self._rows_seen))
        self.scroll_to(y=self._wanted, animate=False, force=True)

    @property
    def _rows_seen(self) -> int:
        return self.scrollable_content_region.height

    def first_row(self, first: int) -> int:
        """Which row to show first in place of another one, so that what must be seen is."""
        return first

    def on_resize(self) -> None:
        before = self.scroll_offset
        self.scroll_to(y=self.first_row(self._wanted), animate=False, force=True, immediate=True)
        if self.scroll_offset != before:
            self.refresh(layout=True)  # whoever says how much of it is seen follows layouts


class LongText(Scrolled, ScrollView, can_focus=False, inherit_bindings=False, inherit_css=False):
    """Lines that can be scrolled; it has no keys of its own, a screen scrolls it."""

    DEFAULT_CSS = """
    LongText {
        width: 1fr;
        height: 1fr;
        overflow: hidden auto;
        scrollbar-size: 0 0;
    }
    """

    def __init__(self, *, id: str | None = None) -> None:
        """A text without a line."""
        super().__init__(id=id)
        self._draw: Callable[[int], Sequence[Line]] = lambda _columns: ()
        self._lines: tuple[Line, ...] = ()
        self._drawn_for = 0

    def show(self, draw: Callable[[int], Sequence[Line]]) -> None:
        """Show the lines that a function makes for so many columns, from the top."""
        self._draw, self._drawn_for = draw, 0
        if self.size:
            self._follow_size()
            self.see_from(0)
            self.refresh()

    @property
    def position(self) -> str:
        """What is seen of it, in words: "lines 21-40 of 63"; nothing if all is."""
        return position(self.scroll_offset.y, self.length, self.size.height)

    @property
    def length(self) -> int:
        """How many lines it has."""
        self._follow_size()
        return len(self._lines)

    @property
    def shows(self) -> object:
        """What it shows, to be compared."""
        return self._lines, self.scroll_offset

    def by_lines(self, step: int) -> None:
        """Scroll by so many lines, down or (less than 0) up."""
        self.see_from(self.scroll_offset.y + step)

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows that are seen."""
        self._follow_size()
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """The cells of row `y` of what is seen."""
        place = self.scroll_offset.y + y
        line = self._lines[place] if place < len(self._lines) else EMPTY
        return strip_of(line, self.size.width, palette(self))

    def _follow_size(self) -> None:
        columns = self.size.width
        if columns and columns != self._drawn_for:
            self._lines, self._drawn_for = tuple(self._draw(columns)), columns
            self.virtual_size = Size(columns, len(self._lines))


def position(first: int, count: int, rows: int) -> str:
    """Where a window of `rows` rows is in a text, in words: "lines 21-40 of 63"; nothing if it shows all."""
    if count <= rows or not rows:
        return ""
    return _("lines {first}-{last} of {count}").format(first=first + 1, last=min(count, first + rows), count=count)
