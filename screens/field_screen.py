"""A screen on which a line of text can be typed: the keys that edit it."""

from __future__ import annotations

from screens.base import BaseScreen
from widgets.field import Field


class FieldScreen(BaseScreen):
    """A screen with a field, which is open while text is typed; it says itself what comes of the text."""

    def __init__(self) -> None:
        super().__init__()
        self.field = Field(id="field")
        """Where text is typed; among the screen's parts."""

    @property
    def is_typing(self) -> bool:
        return self.field.is_open

    def typed(self, sign: str) -> bool:
        if self.field.is_open:
            self.field.put(sign)
        return self.field.is_open

    def do_erase_word(self) -> None:
        self.field.action_delete_left_word()

    def do_erase_line(self) -> None:
        self.field.action_delete_left_all()


class TypingScreen(FieldScreen):
    """A screen in the context "typing" for as long as its field is open."""

    def do_give_up(self) -> None:
        self.field.close()

    def do_cursor_left(self) -> None:
        self.field.action_cursor_left()

    def do_cursor_right(self) -> None:
        self.field.action_cursor_right()

    def do_erase(self) -> None:
        self.field.action_delete_left()
