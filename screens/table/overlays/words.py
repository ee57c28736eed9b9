"""What is typed for others, or for later: a word to the table, a move for one's next turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import EngineError, Move, OpenGame, Plan, format_move, parse
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.table.move.palette import Entry
from screens.table.overlays.moves import TypedMove
from screens.table.overlays.overlay import TypingOverlay
from screens.table.play.company import LONGEST_WORD
from screens.table.requests import Close, Request, Say
from screens.words import shown
from widgets.field import Field
from widgets.lines import Line, broken, text, wrap

_LEAST = 3
"""Lines for what is found where one has decided nothing yet."""


class WordToTable(TypingOverlay):
    """A word to the table, while it is typed."""

    CONTEXTS = ("typing",)
    TITLE = N_("A word to the table")
    outlasts = True

    def __init__(self, say: Callable[[str], Request], field: Field) -> None:
        """`say` says it, and tells how that went."""
        super().__init__(field, "", LONGEST_WORD)
        self._say = say

    def lines(self, cells: int, rows: int) -> list[Line]:
        told = _("Everybody at the table and whoever watches reads it; it stays in the log.")
        typed = broken(text(" ") + self._field.typed(LONGEST_WORD + 1), cells - 1)
        return [*typed, *(text(" ") + line for line in wrap(told, cells - 2, "dim"))]

    def do_accept(self) -> Request:
        words = self._field.value.strip()
        return self._say(words) if words else Close()

    def do_give_up(self) -> Request:
        return Close()

    def _left(self) -> None:
        self._edit(Field.action_cursor_left)

    def _right(self) -> None:
        self._edit(Field.action_cursor_right)

    def _erase(self) -> None:
        self._edit(Field.action_delete_left)

    do_cursor_left, do_cursor_right, do_erase = _left, _right, _erase


class PreparedMove(TypedMove):
    """A move for one's next turn, typed as it is written down, with those of one's last decision to choose from.

    Whether it is possible is seen when the turn has come: nothing is tried out for whoever decides now.
    """

    TITLE = N_("Next turn:")
    outlasts = True

    def __init__(
        self, game: OpenGame, last: Sequence[Move], keep: Callable[[str], Request], prepared: str, field: Field
    ) -> None:
        """`last` are the moves of one's last decision; `keep` keeps one, or none; `prepared` is kept already."""
        super().__init__(game, field)
        self._keep = keep
        self._prepared = prepared
        none = [Entry(_("Nothing: forget what is kept"), None)] if prepared else []
        self._none = none[0] if none else None
        self._moves = self._entries = [*none, *(Entry(format_move(move), None) for move in last)]
        self._size = max(_LEAST, len(self._entries))

    @property
    def candidate(self) -> Move | Plan | None:
        return None

    @property
    def objection(self) -> str:
        if self._prepared:
            return _("Kept for your next turn: {move}").format(move=self._prepared)
        return _("It is kept, and shown to you when your turn has come.")

    def _nothing(self) -> str:
        return self._wrong(self._field.value)

    def _wrong(self, words: str) -> str:
        """What is wrong with a move as it begins; the rest is read when the turn has come."""
        try:
            parse(self._game, words.partition(":")[0])
        except EngineError as error:
            return shown(error.sentence)
        return ""

    def do_pick_found(self) -> Request:
        typed, chosen = " ".join(self._field.value.split()), self._chosen
        problem = self._wrong(typed)
        if problem and chosen is None:
            return Say(problem)
        if problem and chosen is not None:
            typed = "" if chosen is self._none else chosen.words
        return self._keep(typed)
