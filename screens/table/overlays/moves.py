"""The list of everything that can be done now, and finding anything at the table by its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import EngineError, Move, OpenGame, Plan, format_move, parse
from engine.notation import LONGEST_LINE
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.table.move.palette import Entry, in_notation
from screens.table.overlays.overlay import ListOverlay, SearchOverlay
from screens.table.page import Page
from screens.table.picture.listing import flowed_rows
from screens.table.requests import Begin, Close, Request, Say, ToPage
from screens.table.title import Board
from screens.words import found, shown
from widgets.field import Field
from widgets.lines import EMPTY, Line, text, wrap

FIND_SIGNS = 32
"""The most signs that are typed to find something."""
_LEAST = 7
"""Lines for what is found where there are few moves: there is more to find than those."""


class _List(ListOverlay):
    """Things to do, one of which is chosen."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__()
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

    def do_pick(self) -> Request:
        return self._chosen.request if self._chosen is not None else None


class AllMoves(_List):
    """Everything that can be done now."""

    CONTEXTS = ("moves", "list")
    TITLE = N_("What can be done")

    def __init__(self, entries: Sequence[Entry], board: Board) -> None:
        super().__init__(entries)
        self._board = board

    @property
    def contexts(self) -> tuple[str, ...]:
        keys = self._board.keys
        return (*self.CONTEXTS, *keys.playing(), keys.within("pages"))

    def height(self, cells: int) -> int:
        return len(self._board.about_decision(cells)) + self.count

    def least(self, cells: int) -> int:
        return len(self._board.about_decision(cells)) + flowed_rows(self._described(), cells)

    def lines(self, cells: int, rows: int) -> list[Line]:
        above = self._board.about_decision(cells)
        if len(above) + self.count > rows:
            above = [line for line in above if line][: rows - 1]
        return [*above, *self.flowed(self._described(), cells, rows - len(above))]

    def do_leave_list(self) -> Request:
        return Close()


class _FoundList(SearchOverlay, _List):
    """A list of what has the words that are typed."""

    def __init__(self, entries: Sequence[Entry], field: Field, most: int) -> None:
        """Nothing is typed yet, and all of these are listed."""
        _List.__init__(self, entries)
        SearchOverlay.__init__(self, field, "", most)
        self._size = len(entries)

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

    def _list(self, entries: Sequence[Entry]) -> None:
        self._entries, self.place = list(entries), 0

    do_find_up = ListOverlay.do_cursor_up
    do_find_down = ListOverlay.do_cursor_down
    do_pick_found = _List.do_pick

    def do_leave_find(self) -> Request:
        return ToPage()


class Search(_FoundList):
    """Everything at the table that has the words that are typed: what can be done first, then what cannot, and why."""

    TITLE = N_("Find:")

    def __init__(self, moves: Sequence[Entry], everything: Callable[[], Sequence[Entry]], field: Field) -> None:
        """The moves are listed; `everything` else there is comes with the first sign."""
        super().__init__(moves, field, FIND_SIGNS)
        self._moves = moves
        self._everything = everything
        self._all: Sequence[Entry] = ()

    def height(self, cells: int) -> int:
        return max(_LEAST, super().height(cells))

    def look(self) -> None:
        self._all = self._all or [*self._moves, *self._everything()]
        words = self._field.value
        hits = found(self._all, lambda one: one.words, words) if words.strip() else self._moves
        self._list(sorted(hits, key=lambda one: bool(one.reason)))

    def do_pick_found(self) -> Request:
        return Say(self.objection) if self.objection else self.do_pick()


class TypedMove(_FoundList):
    """A move typed as it is written down, with those that begin so."""

    TITLE = N_("Move:")

    def __init__(self, game: OpenGame, field: Field) -> None:
        super().__init__(in_notation(game), field, LONGEST_LINE)
        self._game = game
        self._moves = self._entries

    def _parsed(self) -> Move | None:
        try:
            return parse(self._game, self._field.value)
        except EngineError:
            return None

    @property
    def candidate(self) -> Move | Plan | None:
        return self._parsed() or super().candidate

    def look(self) -> None:
        words = self._field.value.casefold().lstrip()
        self._list([one for one in self._moves if one.words.startswith(words)])

    def _nothing(self) -> str:
        try:
            return format_move(parse(self._game, self._field.value))
        except EngineError as error:
            return shown(error.sentence)

    def do_pick_found(self) -> Request:
        move = self._parsed()
        if move is not None:
            return Begin(move, seen=True)
        return self.do_pick() if self._entries else Say(self._nothing())


class RowNumber(SearchOverlay):
    """The number of a row that is typed; the cursor of the page goes there at once."""

    TITLE = N_("Go to number:")
    outlasts = True

    def __init__(self, page: Page, field: Field) -> None:
        super().__init__(field, "", FIND_SIGNS)
        self._page = page

    def lines(self, cells: int, rows: int) -> list[Line]:
        return []

    def look(self) -> None:
        self._page.jump(self._field.value)

    def do_find_up(self) -> None:
        self._page.step(-1)

    def do_find_down(self) -> None:
        self._page.step(1)

    def do_pick_found(self) -> Request:
        return Close()
