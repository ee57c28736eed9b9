"""The list of everything that can be done now, and finding anything at the table by its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine import EngineError, Move, Plan, format_move, parse
from engine.notation import LONGEST_LINE
from engine.texts.language import gettext as _
from screens.table.move.palette import Entry, doable, in_notation, palette
from screens.table.overlays.overlay import ListOverlay
from screens.table.picture.listing import flowed_rows
from screens.table.table_protocol import Table
from screens.word_search import found
from screens.words import shown
from widgets.field import Field
from widgets.lines import EMPTY, Line, text, width, wrap

MOVES, FIND = "moves", "find"
FIND_SIGNS = 32
"""The most signs that are typed to find something."""
_TITLE_CELLS = 34
"""Cells of a title in the narrowest frame."""


def asked(words: str, field: Field) -> Line:
    """What is to be typed, and the end of what has been: both are seen in the title of any frame."""
    return text(words, "title") + field.typed(_TITLE_CELLS - width(text(words)))


class _List(ListOverlay):
    """Things to do, one of which is chosen."""

    def __init__(self, table: Table, entries: Sequence[Entry]) -> None:
        """All of these."""
        super().__init__(table)
        self._entries = list(entries)

    @property
    def count(self) -> int:
        return len(self._entries)

    @property
    def _chosen(self) -> Entry | None:
        return self._entries[self.place] if self._entries else None

    @property
    def candidate(self) -> Move | Plan | None:
        return self._chosen.candidate if self._chosen is not None else None

    @property
    def objection(self) -> str:
        return self._chosen.reason if self._chosen is not None else ""

    def _described(self) -> list[Line]:
        return [text(" " + one.words, "dim" if one.reason else "plain") for one in self._entries]

    def do_pick(self) -> None:
        if self._chosen is not None:
            self._chosen.choose()


class AllMoves(_List):
    """Everything that can be done now."""

    CONTEXTS = (MOVES, "list")

    def __init__(self, table: Table) -> None:
        """All moves of the decision, and the ways to what several of them lead to."""
        super().__init__(table, doable(table))

    @property
    def contexts(self) -> tuple[str, ...]:
        return (*self.CONTEXTS, *self.table.board.keys.playing())

    @property
    def title(self) -> Line:
        return text(_("What can be done"), "title")

    def height(self, cells: int) -> int:
        return len(self.table.board.about_decision(cells)) + self.count

    def least(self, cells: int) -> int:
        return len(self.table.board.about_decision(cells)) + flowed_rows(self._described(), cells)

    def lines(self, cells: int, rows: int) -> list[Line]:
        above = self.table.board.about_decision(cells)
        if len(above) + self.count > rows:
            above = [line for line in above if line][: rows - 1]
        return [*above, *self.flowed(self._described(), cells, rows - len(above))]

    def do_leave_list(self) -> None:
        self.table.close()


class _Typing(_List):
    """A list of what has the words that are typed."""

    CONTEXTS = (FIND,)
    is_typing = True
    MOST: ClassVar[int] = FIND_SIGNS
    """The most signs that are typed."""

    def __init__(self, table: Table, entries: Sequence[Entry]) -> None:
        """Nothing is typed yet, and all of these are listed."""
        super().__init__(table, entries)
        self._size = len(entries)
        table.field.open("", self.MOST)

    def _look(self) -> None:
        """List what has the words that are typed now."""
        raise NotImplementedError

    def height(self, cells: int) -> int:
        """As many lines as all moves take: it does not move while one types."""
        return self._size

    def lines(self, cells: int, rows: int) -> list[Line]:
        if not self._entries:
            return [EMPTY, *(text(" ") + line for line in wrap(self._nothing(), cells - 2, "dim"))]
        return self.flowed(self._described(), cells, rows)

    def _nothing(self) -> str:
        """What is said where nothing is listed."""
        return _("Nothing here has these words.")

    def typed(self, sign: str) -> bool:
        self.table.field.put(sign)
        self._look()
        return True

    def do_erase_find(self) -> None:
        self.table.field.action_delete_left()
        self._look()

    def do_erase_word(self) -> None:
        self.table.field.action_delete_left_word()
        self._look()

    def do_erase_line(self) -> None:
        self.table.field.action_delete_left_all()
        self._look()

    def do_find_up(self) -> None:
        self.do_cursor_up()

    def do_find_down(self) -> None:
        self.do_cursor_down()

    def do_pick_found(self) -> None:
        self.do_pick()

    def do_leave_find(self) -> None:
        self.table.to_page()

    def closed(self) -> None:
        self.table.field.close()


class Finding(_Typing):
    """Everything at the table that has the words that are typed: what can be done first, then what cannot, and why."""

    _LEAST: ClassVar[int] = 7
    """Lines for what is found where there are few moves: there is more to find than those."""

    def __init__(self, table: Table) -> None:
        """The moves are listed; what else there is comes with the first sign."""
        self._all: list[Entry] = []
        super().__init__(table, doable(table))

    @property
    def title(self) -> Line:
        return asked(_("Find: "), self.table.field)

    def height(self, cells: int) -> int:
        return max(self._LEAST, super().height(cells))

    def _look(self) -> None:
        words = self.table.field.value
        self._all = self._all or palette(self.table)
        hits = found(self._all, lambda one: one.words, words) if words.strip() else doable(self.table)
        self._entries = sorted(hits, key=lambda one: bool(one.reason))
        self.place = 0

    def do_pick_found(self) -> None:
        if self.objection:
            self.table.say(self.objection)
        else:
            self.do_pick()


class Notating(_Typing):
    """A move typed as it is written down, with those that begin so."""

    MOST = LONGEST_LINE

    def __init__(self, table: Table) -> None:
        """All moves are listed."""
        super().__init__(table, in_notation(table))

    @property
    def title(self) -> Line:
        return asked(_("Move: "), self.table.field)

    def _parsed(self) -> Move | None:
        try:
            return parse(self.table.game, self.table.field.value)
        except EngineError:
            return None

    @property
    def candidate(self) -> Move | Plan | None:
        return self._parsed() or super().candidate

    def _look(self) -> None:
        words = self.table.field.value.casefold()
        self._entries = [one for one in in_notation(self.table) if one.words.startswith(words.lstrip())]
        self.place = 0

    def _nothing(self) -> str:
        try:
            return format_move(parse(self.table.game, self.table.field.value))
        except EngineError as error:
            return shown(error.sentence)

    def do_pick_found(self) -> None:
        move = self._parsed()
        if move is not None:
            self.table.begin(move, seen=True)
        elif self._entries:
            self.do_pick()
        else:
            self.table.say(self._nothing())
