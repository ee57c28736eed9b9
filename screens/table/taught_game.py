"""The game of a lesson: it goes on where it was left, until its last step is reached."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Event, Move, Plan, format_move
from saves.errors import SaveError
from saves.lessons import keep_moves
from screens.table.play.kept_game import Practice
from screens.table.steps import Lesson


class TaughtGame(Practice):
    """The game of a lesson, and how far it was played."""

    def __init__(self, lesson: Lesson) -> None:
        """It stands where the lesson was left."""
        super().__init__(lesson.left())
        self._lesson = lesson

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        found = super().play(move)
        self._keep()
        return found

    def undo(self) -> Move:
        move = super().undo()
        self._keep()
        return move

    def redo(self) -> Move:
        move = super().redo()
        self._keep()
        return move

    def forget(self) -> None:
        """The next one begins at its start."""
        self._write(())

    def _keep(self) -> None:
        is_half_done = self._lesson.is_half_done(self.game)
        self._write([format_move(move) for move in self.game.history] if is_half_done else ())

    def _write(self, moves: Sequence[str]) -> None:
        try:
            keep_moves(self._lesson.name, moves)
        except SaveError as error:
            self.problem = str(error)
