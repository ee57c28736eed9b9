"""A list to choose from, with a bar on the line that the cursor is on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual.geometry import Size

from widgets.lines import Line, cut, fit, selected
from widgets.menu import Scroll, moved, position
from widgets.panel import Panel


class MenuLine(NamedTuple):
    """A line of the list."""

    name: str
    """What it stands for; "" for a heading, which cannot be chosen."""
    drawn: Line | Callable[[int], Line]
    """Its line, or what makes it for so many cells."""

    def line(self, cells: int) -> Line:
        """The line in exactly so many cells."""
        return fit(self.drawn(cells) if callable(self.drawn) else self.drawn, cells)


class Choices(Panel):
    """Lines with a cursor that a screen moves, and a heading that stays if there is one."""

    DEFAULT_CSS = """
    Choices {
        max-height: 100%;
    }
    """

    def __init__(self, *, id: str | None = None, classes: str | None = None, bar: int | None = None) -> None:
        """An empty list; the `bar` of its cursor has so many cells where not only its lines change with each step."""
        super().__init__(id=id, classes=classes)
        self._bar = bar
        self._head: MenuLine | None = None
        self._all: tuple[MenuLine, ...] = ()
        self._names: tuple[str, ...] = ()
        self._place = -1
        self._scroll = Scroll()
        self.show(self._seen)

    def fill(
        self, lines: Sequence[MenuLine], chosen: str | None = None, heading: Callable[[int], Line] | None = None
    ) -> None:
        """Show these lines, the cursor on the one that is called `chosen`, or where it was if that is still there.

        A line whose name is no longer there leaves the cursor in its place, or on the last line before that.
        """
        wanted, before = self.chosen if chosen is None else chosen, self._rows
        self._head = None if heading is None else MenuLine("", heading)
        self._all, self._names = tuple(lines), tuple(line.name for line in lines)
        if wanted and wanted in self._names:
            self._place = self._names.index(wanted)
        elif not self.chosen:
            able = [number for number, name in enumerate(self._names) if name]
            self._place = max((number for number in able if number <= self._place), default=able[0] if able else -1)
        self.show(self._seen)
        if self._rows != before:
            self.refresh(layout=True)

    @property
    def chosen(self) -> str:
        """The name of the line with the cursor; "" where there is none."""
        return self._names[self._place] if 0 <= self._place < len(self._names) else ""

    @property
    def position(self) -> str:
        """What is seen of the list, in words; nothing if all is."""
        return position(self._scroll.first, len(self._all), self._room)

    def move(self, step: int) -> None:
        """Move the cursor one line down (1) or up (-1), from the last one to the first and back."""
        able = [number for number, name in enumerate(self._names) if name]
        if able:
            self._place = able[moved(able.index(self._place), step, len(able))]
        self.show(self._seen)

    def page_by(self, step: int) -> None:
        """Move the cursor a screen down (1) or up (-1), no further than to the last line or the first one."""
        self._within(step * max(1, self._room - 2))

    def to_end(self, step: int) -> None:
        """Put the cursor on the last line (1) or the first one (-1)."""
        self._within(step * len(self._all))

    def to_part(self, step: int) -> None:
        """To the first line below the next heading (1), or of this part or the one before it (-1); round the ends."""
        firsts = [n for n, name in enumerate(self._names) if name and (n == 0 or not self._names[n - 1])]
        if step > 0:
            self._place = next((n for n in firsts if n > self._place), firsts[0] if firsts else -1)
        else:
            self._place = next((n for n in reversed(firsts) if n < self._place), firsts[-1] if firsts else -1)
        self.show(self._seen)

    def _within(self, lines: int) -> None:
        """Move the cursor by so many lines, headings among them, as far as there are any."""
        able = [number for number, name in enumerate(self._names) if name]
        if able:
            wanted = self._place + lines
            beyond = [n for n in able if n <= wanted] if lines > 0 else [n for n in able if n >= wanted]
            self._place = (beyond[-1] if lines > 0 else beyond[0]) if beyond else self._place
        self.show(self._seen)

    def to_top(self) -> None:
        """Put the cursor on the first line, whatever that will be."""
        self._names, self._place = (), -1

    @property
    def is_long(self) -> bool:
        """Whether not all of it is seen at once."""
        return 0 < self._room < len(self._all)

    @property
    def _room(self) -> int:
        """For how many lines below the heading there is room."""
        return self.size.height - (self._head is not None)

    @property
    def _rows(self) -> int:
        """How many rows all of it takes."""
        return len(self._all) + (self._head is not None)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self._rows

    def _seen(self, columns: int, rows: int) -> list[Line]:
        head = [] if self._head is None else [self._head.line(columns)]
        room = rows - len(head)
        first = self._scroll.follow(self._names, self._place, room)
        lines = [one.line(columns) for one in self._all[first : first + room]]
        if 0 <= self._place - first < len(lines):
            line, bar = lines[self._place - first], columns if self._bar is None else self._bar
            lines[self._place - first] = selected(cut(line, 0, bar)) + cut(line, bar, columns)
        return [*head, *lines]
