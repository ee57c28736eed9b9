"""The guard of a player from outside: a process between it and Havre, which starts it, watches it, and ends it.

It runs as a file of its own, with the standard library alone: `guard.py SETTINGS LINE`, where LINE is the number of a
socket to Havre. Standard input and output are the player's. When the socket closes, however Havre ended, a player that
was not at fault has a second to end by itself; then it is ended, with all that it began. What the guard has to say, why
the player ended, goes over the socket as one line of JSON.
"""

from __future__ import annotations

import ctypes
import json
import os
import resource
import select
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final, NoReturn

BUSY, IDLE, AT_ONCE = b"1", b"0", b"!"
"""What Havre says over the socket: whether the player has a choice to make, and that it must end at once."""

GRACE: Final = 1.0
"""Seconds in which a player may still read what it was told, and end, once nobody listens to it any more."""

_LOOKS: Final = {BUSY: 0.1, IDLE: 1.0}
"""Seconds between two looks at what the player takes up."""

MOST_PROCESSES: Final = 32
"""So many processes a player may have, itself included."""

_TAIL: Final = 600
"""So many bytes of what it said last on standard error are told."""

_MOST_SAID: Final = 4 * 1024 * 1024
"""After so many bytes on standard error nobody listens any more."""

_IS_LINUX: Final = sys.platform.startswith("linux")
_PR_SET_PDEATHSIG, _PR_SET_CHILD_SUBREAPER = 1, 36
_NOT_STARTED: Final = 127


class Guard:
    """It watches one player."""

    def __init__(self, settings: dict[str, Any], line: socket.socket) -> None:
        """`settings`: `words` of the command, its `folder`, its `megabytes`."""
        self._line = line
        self._most = settings["megabytes"] * 1024 * 1024
        self._said = b""
        self._heard = 0
        self._why = ""
        self._ears, mouth = os.pipe()
        self._bell, ring = os.pipe()
        for end in (self._bell, ring):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(ring, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda _number, _frame: None)
        self._pid = os.fork()
        if self._pid == 0:
            _become(settings, mouth, self._most)
        os.close(mouth)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1):  # the player alone holds them now
            os.dup2(nothing, stream)

    def watch(self) -> None:
        """Until the player has ended or Havre wants it to; then nothing of it is left."""
        status: int | None = None
        state = IDLE
        listened: list[Any] = [self._line, self._bell, self._ears]
        while status is None and not self._why:
            ready = select.select(listened, [], [], _LOOKS[state])[0]
            if self._line in ready:
                state = self._line.recv(64)[-1:]
                if state in (b"", AT_ONCE):
                    self._why = "parted"
                    status = None if state else self._ended_by_itself()
            if self._ears in ready and not self._listen():
                listened.remove(self._ears)
            if self._bell in ready:
                with suppress(BlockingIOError):
                    os.read(self._bell, 512)
                status = self._reaped()
            if status is None and not self._why:
                self._look()
        ended = self._end()
        with suppress(OSError):
            self._tell(ended if status is None else status)

    def _ended_by_itself(self) -> int | None:
        """The status of the player, if it ends before its last second is over."""
        end = monotonic() + GRACE
        status = self._reaped()
        while status is None and (left := end - monotonic()) > 0:
            if select.select([self._bell], [], [], min(left, _LOOKS[BUSY]))[0]:
                with suppress(BlockingIOError):
                    os.read(self._bell, 512)
                status = self._reaped()
            self._look()
            if self._why != "parted":
                break
        return status

    def _listen(self) -> bool:
        """Take in what it says on standard error; whether more may come."""
        data = os.read(self._ears, 65_536)
        self._said = (self._said + data)[-_TAIL:]
        self._heard += len(data)
        if self._heard > _MOST_SAID:
            os.close(self._ears)
            return False
        return bool(data)

    def _reaped(self) -> int | None:
        """The status of the player, if it has ended; others that it left behind are taken too."""
        found = None
        with suppress(ChildProcessError):
            while (one := os.waitpid(-1, os.WNOHANG))[0]:
                if one[0] == self._pid:
                    found = os.waitstatus_to_exitcode(one[1])
        return found

    def _look(self) -> None:
        """Whether it takes up more than it may."""
        pids = family(os.getpid())
        if len(pids) > MOST_PROCESSES:
            self._why = "processes"
        elif memory(pids) > self._most:
            self._why = "memory"

    def _end(self) -> int | None:
        """End it and all that it began; its status."""
        status = None
        for _time in range(200):
            with suppress(OSError):
                os.killpg(self._pid, signal.SIGKILL)
            for pid in family(os.getpid()):
                with suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            found = self._reaped()
            status = found if status is None else status
            try:
                os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return status
            select.select([], [], [], 0.01)
        return status

    def _tell(self, status: int | None) -> None:
        said = self._said.decode(errors="replace").strip().splitlines()
        told = {"why": self._why or "ended", "status": status, "said": said[-1] if said else ""}
        self._line.sendall(json.dumps(told).encode() + b"\n")


def family(pid: int) -> list[int]:
    """The processes that a process began, and those that these began; none where the system does not tell."""
    found: list[int] = []
    waiting = [pid]
    while waiting and len(found) < 10_000:
        one = waiting.pop()
        with suppress(OSError):
            for thread in os.listdir(f"/proc/{one}/task"):
                with suppress(OSError):
                    children = Path(f"/proc/{one}/task/{thread}/children").read_text("ascii")
                    waiting += map(int, children.split())
        if one != pid:
            found.append(one)
    return found


def memory(pids: list[int]) -> int:
    """The bytes of memory that processes hold; what they share is counted once."""
    own, shared = 0, 0
    for pid in pids:
        with suppress(OSError, ValueError):
            _size, resident, common, *_rest = map(int, Path(f"/proc/{pid}/statm").read_text("ascii").split())
            own += resident - common
            shared = max(shared, common)
    return (own + shared) * resource.getpagesize()


def _become(settings: dict[str, Any], mouth: int, most: int) -> NoReturn:
    """Be the player, in this process: without a terminal, with its limits."""
    try:
        os.setsid()
        if _IS_LINUX:
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        os.dup2(mouth, 2)
        signal.set_wakeup_fd(-1)
        for name in ("SIGCHLD", "SIGINT", "SIGQUIT", "SIGTERM", "SIGHUP", "SIGPIPE"):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
        # What is only reserved counts for RLIMIT_AS, and some programs reserve much more than they ever use.
        limited = resource.RLIMIT_DATA if _IS_LINUX else resource.RLIMIT_AS
        with suppress(OSError, ValueError):
            resource.setrlimit(limited, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.chdir(settings["folder"])
        os.execvp(settings["words"][0], settings["words"])  # noqa: S606  (what its owner has said yes to)
    except OSError as error:
        os.write(2, (error.strerror or str(error)).encode(errors="replace"))
    finally:
        os._exit(_NOT_STARTED)


def main() -> None:
    """Guard the player that the arguments name."""
    for name in ("SIGINT", "SIGQUIT", "SIGHUP", "SIGTERM"):  # Havre says when it ends
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if _IS_LINUX:  # what the player began comes to its guard, whoever of them ended
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1)
    with socket.socket(fileno=int(sys.argv[2])) as line:
        line.set_inheritable(False)
        Guard(json.loads(sys.argv[1]), line).watch()


if __name__ == "__main__":
    main()
