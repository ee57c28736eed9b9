"""The game of a table, in a file that all who play there write: what stands in the file is what is so.

Each write takes the lock, reads what others have written, refuses if they have moved, appends, waits for the disk and
gives the lock back. A move that was written to its end has been made, whatever becomes of its writer; one that was not
is cut off by whoever writes next.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Self

from engine import Event, Game, Move, Plan, Refused
from engine.texts import message
from engine.texts.language import gettext as _
from saves import format as form
from saves.errors import ReadOnly, SaveError
from saves.format import REDO, SHARED_FORMAT, UNDO, Header, WrittenMove
from saves.harbour.game_files import begun_again, check_edition, damaged, new_file
from saves.harbour.shared_file import SharedFile
from saves.harbour.shared_reading import SharedReading
from saves.harbour.values import Seat, Table
from saves.reader import read_header

if TYPE_CHECKING:
    from saves.record import Record


class Overtaken(Refused):
    """Somebody else has written meanwhile; it has been read. What was to be played is to be looked at anew."""

    def __init__(self) -> None:
        super().__init__(message("Somebody has moved meanwhile: look again."))


class SharedGame(SharedReading):
    """A game at a table, as one of those who sit there plays it, or a spectator sees it.

    It stands where a `SavedGame` does at home. `game` may be looked at freely, but only played through here; its
    options hold no seed before the end.
    """

    record: Record | None = None
    record_problem: str | None = None
    unsaved: str | None = None
    was_torn = False
    first_game = False
    puzzle = ""

    def __init__(self, table: Table, file: SharedFile, header: Header, game: Game, seats: Collection[int]) -> None:
        """See `open`."""
        super().__init__(file, header, game)
        self.slot = table.id
        self.recovered: str | None = None
        self._seats = table.seats
        self.plays = frozenset(seats)
        """The seats that are played here."""

    @classmethod
    def open(cls, path: Path, table: Table, seats: Collection[int] | None = None) -> Self:
        """The game of a table at `path`, begun if nobody has begun it yet, and read to its end.

        It is played for the seat of whoever the table is told to, or for these `seats`; for none it can be looked at.
        Raises `SaveError`; `Outgrown` where its title has another edition by now.
        """
        if not table.summary.entries and not table.summary.to_move and not path.exists():
            SharedFile.begin(path, new_file(table))
        file = SharedFile.open(path)
        try:
            header = read_header(file.rest(), table.id, SHARED_FORMAT)
            check_edition(header)
            if len(header.seats) != len(table.seats):
                raise damaged(0)
            mine = () if table.mine is None else (table.mine,)
            shared = cls(table, file, header, begun_again(header), mine if seats is None else seats)
            with file.held(only_to_read=True):
                shared._read_all()
            return shared
        except BaseException:
            file.close()
            raise

    # Who plays.

    @property
    def seat(self) -> int | None:
        """The seat that plays here; None for a spectator."""
        return min(self.plays, default=None)

    @property
    def bots(self) -> Mapping[str, str]:
        """The seats that computers play now, by name, with their levels; the host moves them."""
        return {name: seat.level for name, seat in zip(self.game.names, self._seats, strict=True) if seat.level}

    @property
    def seed(self) -> int:
        """What its computers draw their chance from; it is shown to nobody before the end."""
        found = self.header.options.get("seed")
        return found if isinstance(found, int) else 0

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self._seats) if seat.player)

    def seats_changed(self, seats: Sequence[Seat], mine: int | None) -> None:
        """Who plays which seat now, as the host tells it, and which one is played here."""
        self._seats = tuple(seats)
        self.plays = frozenset(() if mine is None else (mine,))

    @property
    def read_only(self) -> bool:
        """Whether it can be looked at but not played: for spectators."""
        return not self.plays

    @property
    def is_private(self) -> bool:
        """Whether seed, exports, and playing on from a look-back are off still: until the game is over."""
        return self.game.decision is not None

    # Playing.

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        """Play for one's own seat; it is on the disk when this returns, all of it or nothing.

        Raises `engine.Refused`: nothing of it has been played. It is `Overtaken` where others were faster.
        """
        if isinstance(move, Plan) and not move.moves:
            return ()
        with self._writing():
            decision = self.game.decision
            if decision is not None and decision.seat not in self.plays:
                raise Refused(message("It is not your turn."))
            events = self.game.play(move)
            self._write([form.written(self.game.last)])
        return events

    def undo_asks(self, steps: int = 1) -> tuple[int, ...]:
        """The seats of people who must agree before the last so many steps are taken back; raises `Refused`.

        The first of these steps was one's own decision. The people who have decided since must agree; where one of the
        steps turned something up, all other people must.
        """
        return asks(self.game, self.plays, self.people, steps)

    def own_steps(self) -> int:
        """How many steps are to be taken back to come to one's own last decision; 0 where there was none."""
        return own_steps(self.game, self.plays)

    def undo(self, *, steps: int = 1, agreed_at: int | None = None) -> Move:
        """Take back the last so many steps in one write; `agreed_at` entries stood in the file when all had agreed.

        Without that, only what nobody must agree to. Gives the first move that was taken back. Raises `Refused`.
        """
        with self._writing():
            if agreed_at is None and self.undo_asks(steps):
                raise Refused(message("The others must agree to this."))
            if agreed_at not in (None, self.entries):
                raise Overtaken
            if agreed_at is not None and (self.game.decision is None or not 0 < steps <= len(self.game.steps)):
                raise Refused(message("There is nothing to take back."))
            reveals = False
            for _step in range(steps):
                reveals |= self.game.undo_reveals
                move = self.game.undo()
            self._write([form.step_of(UNDO)] * steps)
            self.seen_before |= reveals
        return move

    def redo(self, *, steps: int = 1) -> Move:
        """Play again one's own last so many steps that were taken back, in one write; raises `Refused`."""
        with self._writing():
            ahead = self.game.copy()
            for _step in range(steps):
                decision = ahead.decision
                if not ahead.can_redo or decision is None or decision.seat not in self.plays:
                    raise Refused(message("There is nothing to play again."))
                ahead.redo()
            moves = [self.game.redo() for _step in range(steps)]
            self._write([form.step_of(REDO)] * steps)
        return moves[0]

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """The lock is held, and nobody has written anything that was not read; else `Refused` is raised."""
        if not self.plays:
            raise ReadOnly(_("You watch this table: only those who sit there play."))
        try:
            with self._file.held():
                self._file.check_place()
                if self._read():
                    raise Overtaken
                self.problem = None
                yield
        except SaveError as error:
            if not isinstance(error, Refused):
                self.problem = str(error)
                raise ReadOnly(self.problem) from error
            raise

    def _write(self, steps: Sequence[tuple[WrittenMove, ...]]) -> None:
        """Write what has just been done; where the disk refuses it, the game stands again as its file has it."""
        data, last, over = b"", self._sum, self.game.decision is None
        for number, step in enumerate(steps, start=1):
            ends = over and number == len(steps)
            data += form.entry_bytes(*step, over=ends, after=last)
            last = form.next_sum(last, step, over=ends)
        try:
            self._file.append(data)
        except SaveError:
            self._read_all()
            raise
        self._sum = last
        self._entered(len(steps))

    def close(self) -> None:
        """Give the file back."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


def asks(game: Game, plays: Collection[int], people: Sequence[int], steps: int) -> tuple[int, ...]:
    """The seats of people who must agree before whoever plays the seats `plays` takes back the last so many steps.

    The first of these steps was one's own decision. The people who have decided since must agree; where one of the
    steps turned something up, all other people must. `people` are all seats of people. Raises `Refused`.
    """
    done = game.steps
    if game.decision is None:
        raise Refused(message("The game is over: nothing is taken back any more."))
    if not 0 < steps <= len(done):
        raise Refused(message("There is nothing to take back."))
    taken = done[-steps:]
    if taken[0][0].seat not in plays:
        raise Refused(message("Only one's own decision can be taken back."))
    others = [seat for seat in people if seat not in plays]
    if game.reveals(sum(map(len, taken))):
        return tuple(others)
    decided = {step[0].seat for step in taken}
    return tuple(seat for seat in others if seat in decided)


def own_steps(game: Game, plays: Collection[int]) -> int:
    """How many steps are to be taken back to come to one's own last decision; 0 where there was none."""
    steps = game.steps
    own = (number for number in range(1, len(steps) + 1) if steps[-number][0].seat in plays)
    return next(own, 0)
