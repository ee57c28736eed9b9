"""A line of text being typed."""

from __future__ import annotations

from typing import ClassVar

from textual.geometry import Offset
from textual.widgets import Input

from engine.texts.cells import cells as cell_len
from widgets.lines import Line, Piece, cut, width
from widgets.paint import safe


class Field(Input, can_focus=False, inherit_bindings=False, inherit_css=False):
    """Textual's input without keys of its own: the screen hands it what is typed, and opens and closes it.

    A text that was there before is selected: typing replaces it, moving the cursor keeps it.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = Input.COMPONENT_CLASSES
    DEFAULT_CSS = """
    Field {
        width: 1fr;
        height: 1;
        overflow: hidden;
        scrollbar-size: 0 0;
        display: none;
        text-style: underline;
        &.-open {
            display: block;
        }
        & > .input--cursor, & > .input--selection {
            text-style: reverse underline;
        }
    }
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, select_on_focus=False)
        self.cursor_blink = False
        self._limit = 0
        self._digits_only = False

    @property
    def shows(self) -> object:
        return self.is_open, self.value, self.selection

    @property
    def is_open(self) -> bool:
        """Whether text is being typed in it."""
        return self.has_class("-open")

    def open(self, words: str, limit: int, *, digits_only: bool = False) -> None:
        """Let a text be typed that takes at most `limit` cells; `words` are there already."""
        self._limit, self._digits_only = limit, digits_only
        self.value = words
        self.select_all()
        self.has_focus = True
        self.add_class("-open")

    def close(self) -> str:
        """Let nothing more be typed; gives what was."""
        self.has_focus = False
        self.remove_class("-open")
        return self.value

    def put(self, sign: str) -> None:
        """Put a sign in the place of what is selected, or at the cursor."""
        self.replace(sign, *self.selection)

    def replace(self, text: str, start: int, end: int) -> None:
        """Put a text in the place of another, if there is room for it and it may stand there."""
        text = safe(text)
        start, end = sorted((start, end))
        room = self._limit - cell_len(self.value[:start] + self.value[end:])
        if cell_len(text) <= room and ((text.isdecimal() and text.isascii()) or not text or not self._digits_only):
            super().replace(text, start, end)

    def typed(self, cells: int) -> Line:
        """The text with its cursor, for a screen that shows it elsewhere; of a longer one so many cells up to that."""
        place = self.cursor_position
        before, under = self.value[:place], self.value[place : place + 1] or " "
        pieces = (Piece(before, "field"), Piece(under, "field", selected=True), Piece(self.value[place + 1 :], "field"))
        line = tuple(piece for piece in pieces if piece.text)
        end = max(cells, cell_len(before + under))
        start = min(end, width(line)) - cells
        return cut(line, 0, cells) if start <= 0 else (Piece("…", "field"), *cut(line, start + 1, end))

    def cursor_place(self) -> Offset | None:
        """Where in the field the cursor is."""
        if not self.is_open:
            return None
        return Offset(cell_len(self.value[: self.cursor_position]) - self.scroll_offset.x, 0)
