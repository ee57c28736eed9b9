"""What whoever plays a game needs of one that is kept, and a game that is kept nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Protocol

from engine import Event, Game, Move, Plan

if TYPE_CHECKING:
    from saves.record import Record
    from screens.table.play.company import Company


Log = tuple[tuple[Move, tuple[Event, ...]], ...]
"""Moves, each with what happened."""


class KeptGame(Protocol):
    """A game that is played and kept, as far as players need it: a `saves.SavedGame`, or something like one."""

    @property
    def game(self) -> Game:
        """The game; it may be looked at, and is played through here alone."""

    @property
    def bots(self) -> Mapping[str, str]:
        """The players whom the computer plays, by name, with their levels."""

    @property
    def read_only(self) -> bool:
        """Whether it can be looked at but not played."""

    @property
    def recovered(self) -> str | None:
        """A sentence about what was recovered when it was opened, or None."""

    @property
    def problem(self) -> str | None:
        """A sentence about what is wrong with keeping it, or None."""

    @property
    def puzzle(self) -> str:
        """The id of the puzzle that is tried in it; nothing for a game."""

    @property
    def record(self) -> Record | None:
        """What the records say of it once it is finished, if they do."""

    @property
    def record_problem(self) -> str | None:
        """A sentence about why it could not be entered into the records, or None."""

    @property
    def company(self) -> Company | None:
        """Those who play or watch the same game from elsewhere; None where nobody can."""

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        """Play a complete move, or all moves of a plan, and keep it; raises `engine.Refused`."""

    def undo(self) -> Move:
        """Take back what was played last, a move or a plan; its first move. Raises `engine.Refused`."""

    def redo(self) -> Move:
        """Play again what was taken back last; its first move. Raises `engine.Refused`."""


class NamedGame(KeptGame, Protocol):
    """One that has a name, and may wait for a disk that refused."""

    @property
    def slot(self) -> str:
        """What it is called; empty where it is called by those who play it."""

    def save(self) -> None:
        """Try once more to write what the disk has refused, if it has refused anything."""


class Practice:
    """A game that is played and kept nowhere."""

    read_only = False
    puzzle = ""
    bots: ClassVar[dict[str, str]] = {}
    recovered: str | None = None
    problem: str | None = None
    record: Record | None = None
    record_problem: str | None = None
    company: Company | None = None

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        return self.game.play(move)

    def undo(self) -> Move:
        return self.game.undo()

    def redo(self) -> Move:
        return self.game.redo()
