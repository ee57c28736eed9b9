"""The page of the row: the cards of this round, on the water, above the board and reserved; the cursor is on one."""

from __future__ import annotations

from collections.abc import Callable

from engine import Move
from engine.speicherstadt.moves import Queue, Reserve
from engine.speicherstadt.state import DEMAND, PURCHASE
from screens.speicherstadt import frames, rows
from screens.speicherstadt.actions import KEYS
from screens.speicherstadt.rows import RESERVED, UPPER, WATER
from screens.speicherstadt.view import View
from screens.speicherstadt.words import at
from screens.table.title import Page
from widgets.lines import Line
from widgets.menu import moved


class RowPage(Page):
    """The cards of this round; the cursor is on one of them."""

    keys = KEYS.pages[0]

    _seen: View

    def __init__(self, preview: Callable[[Move, int], list[Line]]) -> None:
        """`preview` tells what a move would do; the cursor is on the first card on the water."""
        self._preview = preview
        self._part = WATER
        self._place = 0
        self._asked: tuple[int, str] = (0, "")
        self._turn = 0
        self._round = 0
        self._pressed = ""
        """The place whose letter was pressed last in this turn."""

    def look(self, view: View) -> None:
        """Show another position; a new round takes the cursor to the water, a question to the card that it is about."""
        self._seen = view
        if self._turn != view.seen.turn:
            self._turn, self._pressed = view.seen.turn, ""
        if self._round != view.table["round"]:
            self._round, self._part = view.table["round"], WATER
        asked = view.table["asked"]
        if asked is not None and self._asked != (view.table["round"], asked["place"]):
            self._asked = (view.table["round"], asked["place"])
            self._part, _dash, number = asked["place"].rpartition("-")
            self._place = int(number) - 1
        if self._part not in self._parts:
            self._part = WATER
        self._place = max(0, min(self._place, self._count(self._part) - 1))

    @property
    def is_wide(self) -> bool:
        return True

    @property
    def _parts(self) -> list[str]:
        return rows.parts(self._seen)

    def _count(self, part: str) -> int:
        return rows.count(self._seen, part)

    @property
    def next_part(self) -> str:
        """The part of the table to which the cursor goes next; nothing where there is but one."""
        parts = self._parts
        return parts[moved(parts.index(self._part), 1, len(parts))] if len(parts) > 1 else ""

    @property
    def target(self) -> str:
        """The place with the cursor, by its name in a move."""
        return f"{self._part}-{self._place + 1}" if self._count(self._part) else ""

    @property
    def is_on_asked(self) -> bool:
        """Whether the cursor is on the card that somebody is asked to buy."""
        asked = self._seen.table["asked"]
        return asked is not None and asked["place"] == self.target

    @property
    def under_cursor(self) -> str:
        return at(self._seen.table, self.target) if self.target else ""

    @property
    def meant(self) -> Move | None:
        """The placement at which the cursor stands, whether or not it can be made."""
        if self._part == WATER and self.target:
            return Queue(self.target)
        return Reserve(self.target) if self._part == UPPER and self.target else None

    # The cursor.

    def along(self, by: int) -> None:
        """To the card before or after."""
        count = self._count(self._part)
        if count:
            self._place = moved(self._place, by, count)

    def put_on(self, number: int) -> bool:
        """Put the cursor on a column, from 1, of the water or above it; whether that is asked for a second time.

        Where the cursor stands as a turn begins does not count: whoever presses twice places one worker, not two.
        """
        if self._part == RESERVED:
            self._part = WATER
        if number <= self._count(self._part):
            self._place = number - 1
        before, self._pressed = self._pressed, self.target
        return before == self.target

    def step(self, by: int) -> None:
        parts = self._parts
        if len(parts) == 1:
            self.along(by)
            return
        self._part = parts[moved(parts.index(self._part), by, len(parts))]
        self._place = max(0, min(self._place, self._count(self._part) - 1))

    def to_next_group(self) -> None:
        self.step(1)

    def to_first(self) -> None:
        self._place = 0

    def to_last(self) -> None:
        self._place = max(0, self._count(self._part) - 1)

    def jump(self, words: str) -> None:
        number = words.strip()
        if number.isdecimal() and 1 <= int(number) <= self._count(self._part):
            self._place = int(number) - 1

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        cursor = (self._part, self._place)
        return rows.lines(self._seen, cells, height, cursor, active=active)

    def details(self, cells: int) -> list[Line]:
        view, name = self._seen, self.under_cursor
        move = self.meant
        if view.phase == DEMAND and move is not None and name:
            return self._preview(move, cells)
        if view.phase == PURCHASE and self.is_on_asked:
            return frames.both(self._preview, view, cells)
        return frames.about(view, name, cells) if name else []
