"""A list to choose from, with a bar on the line that the cursor is on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual.geometry import Offset
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from widgets.lines import EMPTY, Line, fit
from widgets.menu import first_shown, position
from widgets.paint import palette, strip_of
from widgets.panel import Scrolled, Shortened


class MenuLine(NamedTuple):
    """A line of the list."""

    name: str
    """What it stands for; "" for a heading, which cannot be chosen."""
    drawn: Line | Callable[[int], Line]
    """Its line, or what makes it for so many cells."""

    def line(self, cells: int) -> Line:
        """The row in exactly so many cells."""
        return fit(self.drawn(cells) if callable(self.drawn) else self.drawn, cells)


class Choices(Shortened, Scrolled, OptionList, can_focus=False, inherit_bindings=False, inherit_css=False):
    """Textual's list of options without keys of its own: a screen moves its cursor."""

    # Its stylesheet is all that it needs: reading that of `OptionList` too would delay the first picture.
    COMPONENT_CLASSES: ClassVar[set[str]] = OptionList.COMPONENT_CLASSES
    DEFAULT_CSS = """
    Choices {
        width: 1fr;
        height: auto;
        max-height: 100%;
        overflow: hidden auto;
        scrollbar-size: 0 0;
    }
    """

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._rows: tuple[MenuLine, ...] = ()

    def show(self, rows: Sequence[MenuLine], chosen: str | None = None) -> None:
        """Show these rows, the cursor on the one that is called `chosen`, or where it was if that is still there.

        A row whose name is no longer there leaves the cursor in its place, or on the last row before that.
        """
        names = [row.name for row in rows]
        is_same = names == [row.name for row in self._rows]
        wanted, place = self.chosen if chosen is None else chosen, self.highlighted
        self._rows = tuple(rows)
        if is_same:
            self.refresh()
        else:
            self.set_options(Option(" ", disabled=not name) for name in names)
        able = [number for number, name in enumerate(names) if name]
        if wanted and wanted in names:
            self.highlighted = names.index(wanted)
        elif self.highlighted is None and able:
            self.highlighted = max(
                (number for number in able if place is not None and number <= place), default=able[0]
            )

    @property
    def chosen(self) -> str:
        """The name of the row with the cursor; "" where there is none."""
        return "" if self.highlighted is None else self._rows[self.highlighted].name

    @property
    def position(self) -> str:
        """What is seen of the list, in words; nothing if all is."""
        return position(self.scroll_offset.y, len(self._rows), self.size.height)

    @property
    def shows(self) -> object:
        return self.scroll_offset.y, self.highlighted, len(self._rows), self.lines

    @property
    def lines(self) -> Sequence[Line]:
        first = self.scroll_offset.y
        return [row.line(self.size.width) for row in self._rows[first : first + self.size.height]]

    def move(self, step: int) -> None:
        """Move the cursor one row down (1) or up (-1), from the last one to the first and back."""
        if step > 0:
            self.action_cursor_down()
        else:
            self.action_cursor_up()

    def cursor_place(self) -> Offset | None:
        """Where in the list the cursor is."""
        return None if self.highlighted is None else Offset(0, self.highlighted - self.scroll_offset.y)

    def render_line(self, y: int) -> Strip:
        cells, place = self.size.width, self.scroll_offset.y + y
        line = self._rows[place].line(cells) if place < len(self._rows) else EMPTY
        return strip_of(line, cells, palette(self), under_cursor=place == self.highlighted)

    def first_row(self, first: int) -> int:
        place = self.highlighted
        return first if place is None else first_shown(first, place, len(self._rows), self.size.height)

    def scroll_to_highlight(self, top: bool = False) -> None:
        """Let the row with the cursor be seen: a list that moved with each step would be sent anew with each."""
        if self.highlighted is not None and self.size:
            self.see_from(self.first_row(self.scroll_offset.y))
