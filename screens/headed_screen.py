"""Screens with their name in the first row: those with a list and what there is to say of it, those with a field."""

from __future__ import annotations

from collections.abc import Callable
from functools import partialmethod
from typing import TYPE_CHECKING

from engine.texts.language import gettext as _
from saves import SaveError
from screens.actions import Action
from screens.base import BaseScreen
from widgets.field import Field
from widgets.lines import Line, ends, rule, text
from widgets.panel import Aside, Panel

if TYPE_CHECKING:
    from widgets.choices import Choices


class HeadedScreen(BaseScreen):
    """A screen over another one: what it is called, where in it one is, and the way back."""

    NAME = ""
    """What it is called, as a message."""

    def __init__(self) -> None:
        super().__init__()
        self.head = Panel(self._heading, id="head")
        """Among the screen's parts."""

    @property
    def heading(self) -> Line:
        """What it is called, as it is now."""
        return text(" " + _(self.NAME), "title")

    @property
    def where(self) -> str:
        """Where in it one is, or how much there is of it."""
        return ""

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        return [ends(self.heading, text(self.where + " ", "dim"), columns), rule(columns)]

    def tell(self) -> None:
        self.head.show(self._heading)

    def laid_out(self) -> None:
        self.head.show(self._heading)
        super().laid_out()

    def do_back(self) -> None:
        self.frame.leave()


LONG_LIST = ("long-list", "list")
"""The contexts of a list with a cursor that may be longer than the screen."""


class CursorScreen(BaseScreen):
    """A screen with a list that has a cursor."""

    menu: Choices
    """Among the screen's parts."""

    problem = ""
    """What went wrong."""

    def attempt(self, deed: Callable[[], object]) -> None:
        """Do something that a file or the disk may refuse; then it is said why."""
        try:
            deed()
        except SaveError as error:
            self.problem = str(error)

    def show_more(self) -> None:
        """Show what has been found out meanwhile, if the screen is still seen."""
        if self.is_active:
            self.redraw()

    def _move(self, step: int) -> None:
        self.menu.move(step)

    do_cursor_up, do_cursor_down = partialmethod(_move, -1), partialmethod(_move, 1)


class LongListScreen(CursorScreen):
    """A screen with a list that may be longer than it."""

    @property
    def of_list(self) -> tuple[str, ...]:
        """The contexts of its list: where all of it is seen, nothing leads further by a screen."""
        return LONG_LIST if self.menu.is_long else LONG_LIST[1:]

    def _page_by(self, step: int) -> None:
        self.menu.page_by(step)

    def _to_end(self, step: int) -> None:
        self.menu.to_end(step)

    do_page_before, do_page_after = partialmethod(_page_by, -1), partialmethod(_page_by, 1)
    do_first_row, do_last_row = partialmethod(_to_end, -1), partialmethod(_to_end, 1)


class PartedScreen(LongListScreen):
    """A screen with a list that has parts, each with its heading."""

    def _to_part(self, step: int) -> None:
        self.menu.to_part(step)

    do_group_before, do_group_after = partialmethod(_to_part, -1), partialmethod(_to_part, 1)


class ListScreen(CursorScreen, HeadedScreen):
    """A list, and below or beside it what there is to say about the line with the cursor."""

    def __init__(self, *, ruled: bool = True) -> None:
        """`ruled`: below the list a rule parts from it what is said."""
        super().__init__()
        self.below = Aside(id="below", ruled=ruled)

    def perform(self, action: Action) -> None:
        self.problem = ""  # that of the key before
        super().perform(action)


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
