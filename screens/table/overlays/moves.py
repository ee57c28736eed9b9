"""The list of everything that can be done now, and finding one move of it by its words."""

from __future__ import annotations

from gettext import gettext as _

from engine import Move
from screens.table.finding import found
from screens.table.overlays.overlay import ListOverlay
from screens.table.parts import Table
from widgets.editor import Editor
from widgets.lines import EMPTY, Line, text

MOVES, FIND = "moves", "find"
_FIND_SIGNS = 40


class _List(ListOverlay):
    """Moves, one of which is begun."""

    def __init__(self, table: Table) -> None:
        """All moves of the decision."""
        super().__init__(table)
        self._moves: list[Move] = list(table.game.moves())

    @property
    def count(self) -> int:
        return len(self._moves)

    @property
    def candidate(self) -> Move | None:
        return self._moves[self.place] if self._moves else None

    def _described(self) -> list[Line]:
        return [text(" " + self.table.board.describe(move)) for move in self._moves]

    def do_pick(self) -> None:
        if self.candidate is not None:
            self.table.begin(self.candidate)


class AllMoves(_List):
    """Everything that can be done now."""

    CONTEXTS = (MOVES, "list")

    @property
    def contexts(self) -> tuple[str, ...]:
        return (*self.CONTEXTS, *self.table.board.keys.playing())

    @property
    def title(self) -> Line:
        return text(_("What can be done"), "title")

    def height(self, cells: int) -> int:
        return len(self.table.board.about_decision(cells)) + self.count

    def lines(self, cells: int, rows: int) -> list[Line]:
        above = self.table.board.about_decision(cells)
        if len(above) + self.count > rows:
            above = [line for line in above if line][: rows - 1]
        return [*above, *self.flowed(self._described(), cells, rows - len(above))]

    def do_leave_list(self) -> None:
        self.table.close()


class Finding(_List):
    """The moves that have the words that are typed."""

    CONTEXTS = (FIND,)
    is_typing = True

    def __init__(self, table: Table) -> None:
        """Nothing is typed yet."""
        super().__init__(table)
        self._finder = Editor.start("", _FIND_SIGNS)

    @property
    def title(self) -> Line:
        return text(_("Find: "), "title") + self._finder.line()

    def height(self, cells: int) -> int:
        """As many lines as all moves take: it does not move while one types."""
        return len(self.table.game.moves())

    def lines(self, cells: int, rows: int) -> list[Line]:
        if not self._moves:
            return [EMPTY, text(" " + _("Nothing that can be done now has these words."), "dim")]
        return self.flowed(self._described(), cells, rows)

    def typed(self, sign: str) -> bool:
        self._look_for(self._finder.insert(sign))
        return True

    def _look_for(self, finder: Editor) -> None:
        self._finder = finder
        self._moves = found(self.table.game.moves(), self.table.board.describe, finder.words)
        self.place = 0

    def do_erase_find(self) -> None:
        self._look_for(self._finder.backspace())

    def do_find_up(self) -> None:
        self.do_cursor_up()

    def do_find_down(self) -> None:
        self.do_cursor_down()

    def do_pick_found(self) -> None:
        self.do_pick()

    def do_leave_find(self) -> None:
        self.table.to_page()
