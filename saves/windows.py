"""Two windows on one saved game: the one that holds its lock writes, the others follow and have it play for them.

The writer listens at a Unix socket beside the file. A follower sends what its player decides, in notation, and is told
how many entries stand in the file then; what they are it reads there. Where the writer goes, however it does, a
follower takes the lock and writes from then on. Nothing is sent over the socket that the file does not hold.
"""

from __future__ import annotations

import json
import selectors
import socket
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from engine import Refused
from engine.chance import digest
from engine.texts import message
from engine.texts.language import shown
from saves.saved_game import SavedGame
from saves.slots import cleaned, path_of

_LONGEST: Final = 64 * 1024
_MOST: Final = 8
"""So many windows may follow one."""


def local_socket() -> socket.socket:
    """What two programs of one machine speak through; raises OSError where the system has none."""
    if not hasattr(socket, "AF_UNIX"):
        raise OSError
    return socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)


def overtaken() -> Refused:
    """What is said where the game stands otherwise by now than whoever played has seen."""
    return Refused(message("Something was played in the other window meanwhile: look again."))


def socket_of(slot: str) -> Path:
    """Where the window that writes a saved game listens; short, since such a path has little room."""
    return path_of(slot).with_name(f".{digest(cleaned(slot)).hex()}.live")


class Window:
    """The end of the window that writes. A loop waits for `fileno`, and calls `attend` when there is something.

    `is_open` says whether others can follow: where the path is too long for a socket, or the disk knows none, nobody
    can, and all is as it was without.
    """

    def __init__(self, saved: SavedGame) -> None:
        """`saved` holds the lock of its file."""
        self._saved = saved
        self._path = socket_of(saved.slot)
        self._selector = selectors.DefaultSelector()
        self._rests: dict[socket.socket, bytes] = {}
        self._listening: socket.socket | None = None
        self.is_open = saved.can_be_followed and not saved.read_only and self._listen()
        saved.at_close = self._end

    def _listen(self) -> bool:
        try:
            self._listening = local_socket()
            self._listening.setblocking(False)
            self._path.unlink(missing_ok=True)  # whoever holds the lock is the only one to listen: it is a dead one's
            self._listening.bind(str(self._path))
            self._path.chmod(0o600)
            self._listening.listen(_MOST)
        except OSError:
            return False
        self._selector.register(self._listening, selectors.EVENT_READ)
        return True

    def fileno(self) -> int:
        """The descriptor that is readable when a follower wants something."""
        epoll: Any = self._selector
        number: int = epoll.fileno()
        return number

    def attend(self) -> bool:
        """Carry out what followers want; whether the game has changed by that."""
        has_changed = False
        for key, _events in self._selector.select(0) if self.is_open else ():
            who = key.fileobj
            if who is self._listening is not None:
                self._accept(who)
            elif isinstance(who, socket.socket):
                has_changed |= self._hear(who)
        if has_changed:
            self.wrote()
        return has_changed

    def wrote(self) -> None:
        """Tell all followers that the file holds more, or less, than before."""
        for follower in list(self._rests):
            self._tell(follower, {"moved": True})

    def close(self) -> None:
        """No more is listened to, and the file is given back: a follower takes it.

        In this order: whoever listens next has a socket of the same name, and nobody is told before the lock is free.
        """
        self._listen_no_more()
        self._saved.close()

    def _listen_no_more(self) -> None:
        if self.is_open:
            with suppress(OSError):
                self._path.unlink()
        self.is_open = False

    def _end(self) -> None:
        """The file has been given back."""
        self._listen_no_more()
        for follower in list(self._rests):
            self._leave(follower)
        self._selector.close()
        if self._listening is not None:
            self._listening.close()

    def _accept(self, listening: socket.socket) -> None:
        try:
            follower, _address = listening.accept()
        except OSError:
            return
        follower.settimeout(0)
        if len(self._rests) >= _MOST:
            follower.close()
            return
        self._rests[follower] = b""
        self._selector.register(follower, selectors.EVENT_READ)
        self._tell(follower, {"id": self._saved.id})

    def _hear(self, follower: socket.socket) -> bool:
        try:
            data = follower.recv(_LONGEST)
        except BlockingIOError:
            return False
        except OSError:
            data = b""
        *lines, rest = (self._rests[follower] + data).split(b"\n")
        if not data or len(rest) > _LONGEST or _has_left(follower):
            self._leave(follower)
            return False
        self._rests[follower] = rest
        carried_out = [self._carry_out(follower, line) for line in lines]
        return any(carried_out)

    def _carry_out(self, follower: socket.socket, line: bytes) -> bool:
        try:
            wanted = json.loads(line)
            self._do(wanted)
        except Refused as error:
            self._tell(follower, {"refused": shown(error.sentence)})
            return False
        except (ValueError, TypeError, LookupError, RecursionError):
            self._leave(follower)
            return False
        self._tell(follower, {"done": True} if self._saved.unsaved is None else {"refused": self._saved.problem or ""})
        return True

    def _do(self, wanted: Mapping[str, Any]) -> None:
        """Play, take back or play again for a follower, unless something has happened that it has not seen."""
        saved = self._saved
        if wanted["after"] != saved.mark:
            raise overtaken()
        if wanted["do"] in ("undo", "redo"):
            for _step in range(int(wanted["steps"])):
                (saved.undo if wanted["do"] == "undo" else saved.redo)()
        else:
            moves = [str(move) for move in wanted["moves"]]
            saved.play(saved.game.plan(moves) if len(moves) > 1 else moves[0])

    def _tell(self, follower: socket.socket, told: Mapping[str, Any]) -> None:
        try:
            follower.sendall(json.dumps(told).encode() + b"\n")
        except OSError:  # it does not read, or is gone
            self._leave(follower)

    def _leave(self, follower: socket.socket) -> None:
        if self._rests.pop(follower, None) is not None:
            with suppress(KeyError, ValueError):
                self._selector.unregister(follower)
            follower.close()


def _has_left(follower: socket.socket) -> bool:
    """Whether it does not wait for an answer any more: then it was told so, and what it asked for must not happen."""
    try:
        return not follower.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    except OSError:
        return True
