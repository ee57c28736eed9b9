"""A rectangle of styled lines, told what to show, which repaints the rows that changed; and such side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from textual.geometry import Offset, Region, Size
from textual.strip import Strip
from textual.widget import Widget

from widgets.frames import framed
from widgets.lines import EMPTY, Line, is_cut, rule, uncut, width
from widgets.paint import palette, strip_of

Draw = Callable[[int, int], Sequence[Line]]
"""What gives the lines for a rectangle of so many columns and rows."""


class Shortened:
    """Part of a widget whose lines hold on to what was cut off from them (`lines.fit`)."""

    @property
    def lines(self) -> Sequence[Line]:
        """What is seen in it."""
        raise NotImplementedError

    @property
    def entitled(self) -> str:
        """What stands in its frame, if there is one."""
        return ""

    @property
    def is_cut(self) -> bool:
        """Whether there is more of what is seen."""
        return any(map(is_cut, self.lines))

    def at_length(self, columns: int) -> Sequence[Line]:
        """What is seen with nothing cut off, for so many columns; longer lines are broken by whoever shows them."""
        return uncut(self.lines)


class Panel(Shortened, Widget, can_focus=False, can_focus_children=False, inherit_bindings=False):
    """Lines in a place that the stylesheet gives it, with a frame and a title if that says so.

    It takes no focus and no keys: a screen handles the keys and tells the panel what to show.
    """

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    Panel {
        width: 1fr;
        height: auto;
    }
    """

    def __init__(self, drawn: Draw | Sequence[Line] = (), *, id: str | None = None, classes: str | None = None) -> None:
        """A panel that shows `drawn`, see `show`."""
        super().__init__(id=id, classes=classes)
        self._draw = _drawing(drawn)
        self._words = ""
        self._at_length: Callable[[int], Sequence[Line]] | None = None
        self._lines: tuple[Line, ...] = ()
        self._drawn_for: tuple[int, int] = (0, 0)
        self._looked_through: tuple[tuple[Line, ...], bool] = ((), False)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What it shows; nothing before it has a size."""
        self._follow_size()
        return self._lines

    @property
    def is_cut(self) -> bool:
        lines = self.lines
        if self._looked_through[0] is not lines:  # which is asked after every key, of every panel
            self._looked_through = lines, super().is_cut
        return self._looked_through[1]

    @property
    def entitled(self) -> str:
        return self._words

    def at_length(self, columns: int) -> Sequence[Line]:
        return super().at_length(columns) if self._at_length is None else self._at_length(columns)

    @property
    def shows(self) -> object:
        """What it shows, to be compared; before it has drawn anew it equals nothing."""
        size = self.size
        return (self._words, self._lines) if self._drawn_for == size or not size else object()

    def entitle(self, words: str) -> None:
        """Show these words in the frame, if there is one; Textual paints every row anew for a title, even the same."""
        if words != self._words:
            self._words = words
            self.border_title = words.strip().replace("[", r"\[")  # which would be read as marks of Textual's own

    def show(
        self,
        drawn: Draw | Sequence[Line],
        *,
        resized: bool = False,
        at_length: Callable[[int], Sequence[Line]] | None = None,
    ) -> None:
        """Show these lines from the top, or those that a function makes for the size that the panel has or will have.

        What is too long is cut, what is missing is blank. Only rows that differ are painted again. `resized`: the next
        layout may give it another size, so that nothing is made for the one that it still has. `at_length` draws it
        whole where there are as many rows as that takes; otherwise it is these lines with what was cut off from them.
        """
        self._at_length = at_length
        self._draw = _drawing(drawn)
        if resized:
            self._drawn_for = (0, 0)
            self.refresh()
            return
        size = self.size  # Textual looks for it in the whole screen, each time
        if not size:  # it is hidden: what it showed before is not to come back in a place of the same size
            self._drawn_for = (0, 0)
            return
        old, new = self._lines, tuple(self._draw(*size))
        self._drawn_for = size
        if old == new:
            return
        self._lines = new
        rows = max(len(old), len(new))
        changed = [row for row in range(rows) if _row(old, row) != _row(new, row)]
        if len(old) != len(new) and self.styles.is_auto_height:
            self.refresh(layout=True)
        elif changed:
            self.refresh(*(Region(0, row, size.width, 1) for row in changed))

    def cursor_place(self) -> Offset | None:
        """Where in the panel the first thing is that is selected."""
        for row, line in enumerate(self.lines):
            for place, piece in enumerate(line):
                if piece.selected:
                    return Offset(width(line[:place]), row)
        return None

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are lines."""
        return len(self._draw(width, viewport.height))

    def render_line(self, y: int) -> Strip:
        size = self._follow_size()
        return strip_of(_row(self._lines, y), size.width, palette(self))

    def _follow_size(self) -> Size:
        """Draw anew where the size is another one than before; which one it is."""
        size = self.size
        if size and self._drawn_for != size:
            self._lines, self._drawn_for = tuple(self._draw(*size)), size
        return size


class Panes(Widget, can_focus=False, can_focus_children=False, inherit_bindings=False):
    """Lists and what there is to say about them, as the stylesheet of all screens lays them out."""

    ALLOW_SELECT = False


class Stack(Widget, can_focus=False, can_focus_children=False, inherit_bindings=False):
    """What stays one below the other in a place of `Panes`."""

    ALLOW_SELECT = False


_FRAMED = 100
"""Cells from which what stands below a list has a frame."""


class Aside(Panel):
    """What there is to say about the line with the cursor: below a list, or in a frame beside it."""

    def __init__(self, *, id: str | None = None, classes: str = "aside", ruled: bool = True) -> None:
        """An empty one; `ruled`: below a list a rule parts it from that."""
        super().__init__(id=id, classes=classes)
        self._ruled = ruled

    def tell(self, title: str, draw: Draw, *, at_length: Callable[[int], Sequence[Line]] | None = None) -> None:
        """Show the lines that a function makes for a size; in a frame they have this title. See `Panel.show`."""
        self.show(partial(self._laid, title, draw), at_length=at_length)

    @property
    def is_beside(self) -> bool:
        """Whether it stands beside the list."""
        return isinstance(self.parent, Panes) and self.parent.layout.name == "horizontal"

    @property
    def is_framed(self) -> bool:
        """Whether it stands in a frame: beside the list, or below one that takes the whole of a wide terminal."""
        return self.is_beside or (self._ruled and self.size.width >= _FRAMED)

    @property
    def inside(self) -> tuple[int, int] | None:
        """The columns and rows in its frame; None where it has none, or does not stand there."""
        wide, high = self.size
        return (wide - 2, high - 2) if self.is_beside and self.display and wide > 2 and high > 2 else None

    def _laid(self, title: str, draw: Draw, columns: int, rows: int) -> list[Line]:
        if self.is_framed:
            return framed(title, draw(columns - 2, rows - 2), columns, rows)
        if self._ruled:
            return [rule(columns), *draw(columns, rows - 1)]
        return list(draw(columns, rows))


def _drawing(drawn: Draw | Sequence[Line]) -> Draw:
    if callable(drawn):
        return drawn
    lines = tuple(drawn)
    return lambda _columns, _rows: lines


def _row(lines: Sequence[Line], row: int) -> Line:
    return lines[row] if row < len(lines) else EMPTY
