"""A screen on which a line of text can be typed: the keys that edit it."""

from __future__ import annotations

from screens.canvas import CanvasScreen
from widgets.editor import Editor


class TypingScreen(CanvasScreen):
    """A screen in the context "typing" for as long as it has an editor; it says itself what comes of the text."""

    def __init__(self) -> None:
        super().__init__()
        self.editor: Editor | None = None
        """The text being typed, if any is."""

    @property
    def is_typing(self) -> bool:
        return self.editor is not None

    def do_give_up(self) -> None:
        self.editor = None

    def do_cursor_left(self) -> None:
        self._move(-1)

    def do_cursor_right(self) -> None:
        self._move(1)

    def _move(self, step: int) -> None:
        if self.editor is not None:
            self.editor = self.editor.moved(step)

    def do_erase(self) -> None:
        if self.editor is not None:
            self.editor = self.editor.backspace()
