"""A screen on which a line of text can be typed: the keys that edit it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partialmethod

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

    def _edit(self, edit: Callable[[Field], None]) -> None:
        edit(self.field)

    do_erase_word = partialmethod(_edit, Field.action_delete_left_word)
    do_erase_line = partialmethod(_edit, Field.action_delete_left_all)


class TypingScreen(FieldScreen):
    """A screen in the context "typing" for as long as its field is open."""

    def do_give_up(self) -> None:
        self.field.close()

    do_cursor_left = partialmethod(FieldScreen._edit, Field.action_cursor_left)
    do_cursor_right = partialmethod(FieldScreen._edit, Field.action_cursor_right)
    do_erase = partialmethod(FieldScreen._edit, Field.action_delete_left)
