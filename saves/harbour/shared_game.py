"""The game of a table, in a file that all who play there write: what stands in the file is what is so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Self

from engine import Event, Game, Move, Plan
from saves.harbour.values import Seat, Summary, Table

if TYPE_CHECKING:
    from saves.record import Record


class SharedGame:
    """A game at a table, as one of those who sit there, or a spectator, plays it: a `KeptGame` for the screens.

    `game` may be looked at freely; its options have no seed before the end. What others write is read by `catch_up`.
    """

    game: Game
    slot: str
    """The id of the table."""
    seat: int | None
    """The seat that plays here; None for a spectator."""
    bots: Mapping[str, str]
    """The computer's players by name with their levels; set `seats` when they change."""
    recovered: str | None
    problem: str | None
    """A sentence about what is wrong with the file now, or None."""
    record: Record | None
    record_problem: str | None
    entries: int
    """How many entries stand in the file, as far as they were read."""
    seen_before: bool

    @classmethod
    def begin(cls, path: Path, table: Table, me: int | None) -> Self:
        """The game of a table at `path`, begun if nobody has begun it yet. Raises `SaveError`."""
        raise NotImplementedError

    @property
    def read_only(self) -> bool:
        """Whether it can be looked at but not played: by a spectator, and where the file is not to be trusted."""
        raise NotImplementedError

    @property
    def is_private(self) -> bool:
        """Whether the seed, exports and playing on from a look-back are off still: true until the game is over."""
        raise NotImplementedError

    def fileno_is_not_watched(self) -> None:
        """(Nothing watches the file: the host tells `Moved`, then `catch_up` is called.)"""

    def seats_changed(self, seats: Sequence[Seat]) -> None:
        """Who plays which seat now, as the host tells it."""
        raise NotImplementedError

    def catch_up(self) -> tuple[Event, ...]:
        """Read what others wrote: what happened since. Where steps were taken back, `has_gone_back` says so."""
        raise NotImplementedError

    has_gone_back: bool
    """Whether the last `catch_up`, or refusal, took steps back: what was built on them is to be looked at anew."""

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        """Play for one's own seat; on the disk when this returns. Raises `engine.Refused`: nothing of it is written,
        though what others wrote meanwhile may have been read (`Overtaken`).
        """
        raise NotImplementedError

    def undo_asks(self, steps: int) -> tuple[int, ...]:
        """The seats of the people who must agree before the last so many steps are taken back; raises `Refused`."""
        raise NotImplementedError

    def undo(self, *, steps: int = 1, agreed_at: int | None = None) -> Move:
        """Take back the last so many steps in one write; `agreed_at` is how many entries stood when all agreed.

        Without it only what nobody must agree to is taken back. Raises `Refused`.
        """
        raise NotImplementedError

    def redo(self) -> Move:
        """Play again what was taken back; raises `Refused`: at a shared table that is a move like any other."""
        raise NotImplementedError

    def summary(self) -> Summary:
        """How it stands, for the host (`requests.Wrote`): only what lies open to everybody."""
        raise NotImplementedError

    def close(self) -> None:
        """Give the file back."""
        raise NotImplementedError
