"""A saved game that another window writes: what it plays is read here, and what is decided here is played there.

What goes over the socket stands in `saves.windows`.
"""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Mapping
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final, Self

from engine import Event, Game, Move, Plan, Refused, Text, format_move
from engine.texts import message
from saves.disk import opened, read_bytes, unreadable
from saves.errors import SaveError
from saves.format import Header, id_of
from saves.reader import read
from saves.replay import examined_contents, repeat
from saves.saved_game import SavedGame
from saves.slots import cleaned, path_of
from saves.tail import tail_of
from saves.windows import local_socket, socket_of

if TYPE_CHECKING:
    from saves.record import Record

_PATIENCE: Final = 3.0
"""Seconds for which a follower waits for the window that writes: one that is stopped answers nothing."""
_BETWEEN_OWNERS: Final = 1.0
"""Seconds for which nobody may be found who writes a game: whoever takes it over reads it first."""
_LOOK_AGAIN: Final = 0.02
_ONCE_MORE: Final = 0.1
"""Seconds for which the window that writes is asked once more which has not answered: most probably it is stopped."""
_AT_ONCE: Final = 64 * 1024


class Follower:
    """A game that another window writes, as it is played in this one: it stands where a `SavedGame` does.

    A loop waits for `fileno` and calls `catch_up`; once `is_alone`, the other window is gone, or does not answer:
    `rejoined` says what to go on with.
    """

    read_only = False
    recovered: str | None = None
    record_problem: str | None = None
    unsaved: str | None = None
    """What is played here is on the disk, or refused."""
    puzzle = ""

    def __init__(self, slot: str, connection: socket.socket) -> None:
        """See `of`."""
        self.slot = slot
        self.problem: str | None = None
        self.is_alone = False
        self.was_silent = False
        """Whether the other window is there, and has not answered what was asked last."""
        self.game: Game
        self.header: Header
        """What the game begins with."""
        self._record: Record | None = None
        self._socket = connection
        self._rest = b""
        self._file: tuple[int, int] = (0, 0)
        self._size = 0
        self._sum = ""

    @classmethod
    def of(cls, slot: str, patience: float | None = None) -> Self | None:
        """The game of a slot as another window writes it; None where none can be followed. Raises `SaveError`.

        `patience` is how many seconds that window has to answer.
        """
        slot = cleaned(slot)
        try:
            connection = local_socket()
        except OSError:
            return None
        follower = cls(slot, connection)
        connection.settimeout(_PATIENCE if patience is None else patience)
        try:
            connection.connect(str(socket_of(slot)))
            greeting = follower._next()
            if greeting is not None and "id" in greeting:
                follower._read_all()
                return follower
        except OSError:
            pass
        except BaseException:
            follower.close()
            raise
        follower.close()
        return None

    @property
    def bots(self) -> Mapping[str, str]:
        """The players whom the computer plays, by name, with their levels; they think in the other window."""
        return self.header.bots

    @property
    def record(self) -> Record | None:
        """What the records say of it once it is over: the other window enters it before the file says so."""
        if self._record is None and self.game.decision is None:
            from saves.records import record_of  # noqa: PLC0415  (only the end needs it)

            self._record = record_of(id_of(self.header))
        return self._record

    def fileno(self) -> int:
        """The descriptor that is readable when the other window has played something, or is gone; -1 once alone."""
        return self._socket.fileno()

    def catch_up(self) -> tuple[Event, ...]:
        """Read what was played in the other window; `is_alone` says whether that is gone. Raises nothing."""
        if not self.is_alone:
            self._socket.settimeout(0)
            while self._next() is not None:
                pass
        try:
            events = self._read()
            self.problem = None
        except SaveError as error:
            self.problem, events = str(error), ()
        return events

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        """Have the other window play a move, or all moves of a plan; it is on the disk then. Raises `Refused`."""
        if isinstance(move, Plan) and not move.moves:
            return ()
        moves = move.moves if isinstance(move, Plan) else (move,)
        written = [one if isinstance(one, str) else format_move(one) for one in moves]
        return self._ask({"do": "play", "moves": written})

    def undo(self, steps: int = 1) -> Move:
        """Have what was played last taken back, so many steps at once; raises `Refused`."""
        taken = self.game.steps[-steps:]
        self._ask({"do": "undo", "steps": steps})
        return taken[0][0].move

    def redo(self, steps: int = 1) -> Move:
        """Have what was taken back played again, so many steps at once; raises `Refused`."""
        before = len(self.game.steps)
        self._ask({"do": "redo", "steps": steps})
        return self.game.steps[before][0].move

    def save(self) -> None:
        """Nothing waits: what could not be written was refused."""

    def close(self) -> None:
        """Follow no more."""
        self._socket.close()

    def _ask(self, wanted: dict[str, Any]) -> tuple[Event, ...]:
        """Have something done; raises `Refused`. Where nobody answers, what was asked for is not done later."""
        end, self.was_silent = monotonic() + _PATIENCE, False
        try:
            self._socket.settimeout(_PATIENCE)
            self._socket.sendall(json.dumps(wanted | {"after": self._mark}).encode() + b"\n")
        except OSError as error:
            self.is_alone, self.was_silent = True, isinstance(error, TimeoutError)
        while not self.is_alone and monotonic() < end:
            told = self._next() or {}
            if "refused" in told:
                self.catch_up()
                raise Refused(Text("{reason}", (("reason", str(told["refused"])),)))
            if "done" in told:
                return self.catch_up()
        self.was_silent |= not self.is_alone
        self.is_alone = True
        self.close()
        raise unanswered()

    @property
    def _mark(self) -> str:
        """See `SavedGame.mark`."""
        return f"{len(self.game.history)} {self._sum}"

    def _next(self) -> dict[str, Any] | None:
        """What the other window tells next; None where it tells nothing now, or is gone."""
        while b"\n" not in self._rest:
            try:
                data = self._socket.recv(_AT_ONCE)
            except (BlockingIOError, TimeoutError):
                return None
            except OSError:
                data = b""
            if not data:
                self.is_alone = True
                return None
            self._rest += data
        line, _end, self._rest = self._rest.partition(b"\n")
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        return told if isinstance(told, dict) else {}

    def _read(self) -> tuple[Event, ...]:
        """Take in what stands in the file behind what was read; all anew where it is another file by now."""
        try:
            handle = opened(path_of(self.slot), os.O_RDONLY)
            try:
                found = os.fstat(handle)
                rest = os.pread(handle, max(0, found.st_size - self._size), self._size)
            finally:
                os.close(handle)
        except OSError as error:
            raise unreadable(path_of(self.slot), error) from error
        tail = tail_of(rest, self._sum)
        if (found.st_dev, found.st_ino) != self._file or tail.size != len(rest) or found.st_size < self._size:
            self._read_all()
            return ()
        events: list[Event] = []
        for entry in tail.entries:
            repeat(self.game, entry)
            if not entry.is_undo:
                events += [event for played in self.game.last for event in played.events]
        self._size += tail.size
        self._sum = tail.sum
        return tuple(events)

    def _read_all(self) -> None:
        path = path_of(self.slot)
        try:
            found = path.stat()
        except OSError as error:
            raise unreadable(path, error) from error
        data = read_bytes(path)
        contents = read(data, self.slot)
        self.game = examined_contents(contents, self.slot).whole().game
        self.header = contents.header
        self._file, self._size, self._sum = (found.st_dev, found.st_ino), contents.sound, contents.sum


def unanswered() -> Refused:
    """What is said where another window holds the game and does not answer."""
    return Refused(message("The other window does not answer."))


def found(slot: str, patience: float | None = None) -> SavedGame | Follower | None:
    """A game as the window that writes it is followed, or to be written here; None where neither is possible now.

    See `Follower.of`. Raises `SaveError`.
    """
    live = Follower.of(slot, patience)
    if live is not None:
        return live
    saved = SavedGame.open(slot)
    if not saved.read_only:
        return saved
    saved.close()
    return None


def rejoined(before: Follower) -> SavedGame | Follower | None:
    """The same for whoever has followed a window that has gone: another follower may be faster, and has to read first.

    Where it has not gone, but does not answer, nobody else writes: it has been waited for already. Raises `SaveError`.
    """
    end = monotonic() + (_ONCE_MORE if before.was_silent else _BETWEEN_OWNERS)
    while (now := found(before.slot, max(_LOOK_AGAIN, end - monotonic()))) is None and monotonic() < end:
        sleep(_LOOK_AGAIN)
    return now
