"""What everything has in common that lies over a table: its place in the stack, its keys, its lines, its move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol

from engine import Move, Plan, Refused
from screens.actions import Action
from screens.table.picture.listing import flowed
from screens.table.table_protocol import Table
from widgets.lines import Line
from widgets.menu import moved


class Overlay:
    """Something that lies over the foot or the side.

    The first of its contexts is its name. It has a method `do_<name>` for every action of its contexts that the table
    has not itself.
    """

    CONTEXTS: ClassVar[tuple[str, ...]]
    """Every context that it can be in, but for those of the whole table."""
    is_typing = False
    """Whether text is typed into it, behind its title."""

    def __init__(self, table: Table) -> None:
        """Over `table`, which it closes itself on."""
        self.table = table

    @property
    def name(self) -> str:
        """What it is, in one word."""
        return self.CONTEXTS[0]

    @property
    def contexts(self) -> tuple[str, ...]:
        """The contexts that it is in now, the innermost first."""
        return self.CONTEXTS

    @property
    def title(self) -> Line:
        """What stands in the rule above it."""
        raise NotImplementedError

    def height(self, cells: int) -> int:
        """How many lines it would take."""
        return len(self.lines(cells, 1000))

    def least(self, cells: int) -> int:
        """In how few lines all of it can be seen."""
        return self.height(cells)

    def lines(self, cells: int, rows: int) -> list[Line]:
        """Its lines in so many cells; in at most so many rows, as far as that can be done."""
        raise NotImplementedError

    @property
    def candidate(self) -> Move | Plan | None:
        """The move whose effect is to be shown at the foot."""
        return None

    @property
    def objection(self) -> str:
        """Why there is no such move, in a sentence."""
        return ""

    def available(self, action: Action) -> bool:
        """Whether one of its actions can be carried out now."""
        return True

    def why_not(self, action: Action) -> str:
        """Why it cannot, in a sentence."""
        return ""

    def why_nothing(self, key: str) -> str:
        """What is said of a key (as it is shown) that has no action here; nothing where the usual sentence will do."""
        return ""

    def called(self, action: Action) -> str:
        """What one of its actions does now, in a word; nothing where its usual word does."""
        return ""

    def typed(self, sign: str) -> bool:
        """Take a printable sign; False where it is a key like any other."""
        return False

    def pressed(self) -> None:
        """A key was pressed, whatever it does."""

    def closed(self) -> None:
        """It is taken away."""


class ListOverlay(Overlay):
    """A list with a cursor; where it is too long it is shown in two columns, and then scrolled."""

    def __init__(self, table: Table) -> None:
        """The cursor is on the first line."""
        super().__init__(table)
        self.place = 0
        self._firsts: dict[tuple[int, int], int] = {}
        """The first line that is seen, for each size that it has had."""

    @property
    def count(self) -> int:
        """How many lines there are."""
        raise NotImplementedError

    def flowed(self, lines: Sequence[Line], cells: int, rows: int) -> list[Line]:
        """As much of the list as there is room for, with the cursor."""
        first = self._firsts.get((cells, rows), 0)
        found, self._firsts[cells, rows] = flowed(lines, self.place, first, cells, rows)
        return found

    def do_cursor_up(self) -> None:
        self.place = moved(self.place, -1, self.count)

    def do_cursor_down(self) -> None:
        self.place = moved(self.place, 1, self.count)


class PlayingTable(Table, Protocol):
    """A table whose position can change."""

    overlays: list[Overlay]
    """What lies over the table, the topmost last."""

    def lay(self, *overlays: Overlay) -> None:
        """Have these over the table, and no others."""
        ...

    def show_position(self) -> None:
        """The position, or what may be seen of it, has changed: read it again."""
        ...

    def refuse(self, refusal: Refused) -> None:
        """Say why something cannot be done, and show the page again."""
        ...
