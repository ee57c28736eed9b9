"""What everything has in common that lies over a table: its place in the stack, its keys, its lines, its move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partialmethod
from typing import ClassVar

from engine import Move, Plan
from screens.table.picture.listing import CursorList
from screens.table.picture.places import Over
from screens.table.requests import Close, Request
from screens.table.title import Part
from widgets.field import Field
from widgets.lines import Line, text, width

_LEAST_TITLE = 34
"""Cells of a title in the narrowest frame."""
_BESIDE_TITLE = 4
"""Cells of a frame beside its title."""


class Overlay(Over, Part):
    """Something that lies over the foot or the side.

    The first of its contexts is its name. It has a method `do_<name>` for every action of its contexts that the table
    has not itself.
    """

    CONTEXTS: ClassVar[tuple[str, ...]]
    """Every context that it can be in, but for those of the whole table."""
    is_typing = False
    """Whether text is typed into it, behind its title."""
    outlasts = False
    """Whether it stays when somebody else makes a move: it is about no decision."""

    is_about_page = False
    """Whether it is about the page that is open, and about no decision: that stays as it is beneath it."""

    @property
    def name(self) -> str:
        """What it is, in one word."""
        return self.CONTEXTS[0]

    @property
    def contexts(self) -> tuple[str, ...]:
        """The contexts that it is in now, the innermost first."""
        return self.CONTEXTS

    @property
    def candidate(self) -> Move | Plan | None:
        """The move whose effect is to be shown at the foot."""
        return None

    @property
    def prompt(self) -> str:
        """What stands above that effect; nothing where it is what the decision asks."""
        return ""

    @property
    def remarks(self) -> str:
        """What is said below that effect where there is room, whatever the cursor is on."""
        return ""

    @property
    def objection(self) -> str:
        """Why there is no such move, in a sentence."""
        return ""

    def why_nothing(self, key: str) -> str:
        """What is said of a key (as it is shown) that has no action here; nothing where the usual sentence will do."""
        return ""

    def typed(self, sign: str) -> bool:
        """Take a printable sign; False where it is a key like any other."""
        return False

    def pressed(self) -> None:
        """A key was pressed, whatever it does."""

    def closed(self) -> None:
        """It is taken away."""


class ListOverlay(CursorList, Overlay):
    """A list with a cursor."""

    has_cursor = True

    do_cursor_up = partialmethod(CursorList.step, -1)
    do_cursor_down = partialmethod(CursorList.step, 1)


class TypingOverlay(Overlay):
    """Something into which text is typed."""

    is_typing = True

    def __init__(self, field: Field, words: str, most: int) -> None:
        """Into `field`, in which some `words` stand, at most so many signs."""
        self._field = field
        field.open(words, most)

    def look(self) -> None:
        """Another text is typed now."""

    def typed(self, sign: str) -> bool:
        self._field.put(sign)
        self.look()
        return True

    def _edit(self, edit: Callable[[Field], None]) -> None:
        edit(self._field)
        self.look()

    do_erase_word = partialmethod(_edit, Field.action_delete_left_word)
    do_erase_line = partialmethod(_edit, Field.action_delete_left_all)

    def closed(self) -> None:
        self._field.close()


class SearchOverlay(TypingOverlay):
    """Something that is found while it is typed."""

    CONTEXTS = ("find",)

    do_erase_find = partialmethod(TypingOverlay._edit, Field.action_delete_left)

    def title_within(self, cells: int) -> Line:
        """What is to be typed, and the end of what has been."""
        return (
            self.title
            + text(" ", "title")
            + self._field.typed(max(_LEAST_TITLE, cells - _BESIDE_TITLE) - width(self.title) - 1)
        )

    def do_leave_find(self) -> Request:
        return Close()
