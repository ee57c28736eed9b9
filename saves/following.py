"""A saved game that another window writes: what it plays is read here, and what is decided here is played there.

What goes over the socket stands in `saves.windows`.
"""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Self

from engine import Event, Game, Move, Plan, Refused, Text, format_move
from engine.texts import message
from saves.disk import opened, read_bytes, unreadable
from saves.errors import SaveError
from saves.reading import read
from saves.replay import examined_contents, repeat
from saves.saved_game import SavedGame
from saves.slots import cleaned, path_of
from saves.tail import tail_of
from saves.windows import socket_of

if TYPE_CHECKING:
    from saves.record import Record

_PATIENCE: Final = 5.0
"""Seconds for which a follower waits for the window that writes."""
_AT_ONCE: Final = 64 * 1024


class Follower:
    """A game that another window writes, as it is played in this one: it stands where a `SavedGame` does.

    A loop waits for `fileno` and calls `catch_up`; once `is_alone`, the other window is gone: `take_over`.
    """

    read_only = False
    recovered: str | None = None
    record: Record | None = None
    record_problem: str | None = None

    def __init__(self, slot: str, connection: socket.socket) -> None:
        """See `of`."""
        self.slot = slot
        self.problem: str | None = None
        self.is_alone = False
        self.has_gone_back = False
        """Whether something was taken back since this was set to False."""
        self.bots: Mapping[str, str] = {}
        self.game: Game
        self._socket = connection
        self._rest = b""
        self._file: tuple[int, int] = (0, 0)
        self._size = 0
        self._sum = ""

    @classmethod
    def of(cls, slot: str) -> Self | None:
        """The game of a slot as another window writes it; None where none can be followed. Raises `SaveError`."""
        slot = cleaned(slot)
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        connection.settimeout(_PATIENCE)
        follower = cls(slot, connection)
        try:
            connection.connect(str(socket_of(slot)))
        except OSError:
            connection.close()
            return None
        greeting = follower._next()
        if greeting is None or "id" not in greeting:
            follower.close()
            return None
        follower._read_all()
        return follower

    def fileno(self) -> int:
        """The descriptor that is readable when the other window has played something, or is gone."""
        return self._socket.fileno()

    def catch_up(self) -> tuple[Event, ...]:
        """Read what was played in the other window; `is_alone` says whether that is gone. Raises nothing."""
        self._socket.settimeout(0)
        while self._next() is not None:
            pass
        self._socket.settimeout(_PATIENCE)
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

    def undo(self) -> Move:
        """Have what was played last taken back; raises `Refused`."""
        taken = self.game.last
        self._ask({"do": "undo"})
        return taken[0].move

    def redo(self) -> Move:
        """Have what was taken back played again; raises `Refused`."""
        self._ask({"do": "redo"})
        return self.game.last[0].move

    def take_over(self) -> SavedGame | None:
        """The game, to be written here from now on; None where another window was faster. Raises `SaveError`."""
        saved = SavedGame.open(self.slot)
        if saved.read_only:
            saved.close()
            return None
        return saved

    def close(self) -> None:
        """Follow no more."""
        self._socket.close()

    def _ask(self, wanted: dict[str, Any]) -> tuple[Event, ...]:
        end = monotonic() + _PATIENCE
        try:
            self._socket.sendall(json.dumps(wanted | {"after": len(self.game.history)}).encode() + b"\n")
        except OSError:
            self.is_alone = True
        while not self.is_alone and monotonic() < end:
            told = self._next() or {}
            if "refused" in told:
                self._read()
                raise Refused(Text("{reason}", (("reason", str(told["refused"])),)))
            if "done" in told:
                return self._read()
        raise Refused(message("The other window does not answer."))

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
            self.has_gone_back |= entry.is_undo or entry.is_redo
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
        self.bots = dict(contents.header.bots)
        self.has_gone_back = True
        self._file, self._size, self._sum = (found.st_dev, found.st_ino), contents.sound, contents.sum
