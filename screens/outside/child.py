"""A player from outside as a child process: lines to it and from it, each within its time."""

from __future__ import annotations

import json
import os
import select
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, Final, cast

from engine.bots.player import Stop, never
from engine.bots.protocol import Foul, JsonLine
from engine.texts import N_
from saves.hosted import hosted
from saves.names import printable, shortened
from saves.players import OwnPlayer
from screens.outside.guard import AT_ONCE, BUSY, IDLE, MOST_PROCESSES

START: Final = 20.0
"""Seconds within which a player says hello: to begin takes longer than to choose."""

_BEAT: Final = 0.05
"""Seconds between two times at which it is asked whether a choice is still wanted."""

_PARTING: Final = 2.0
"""Seconds within which the guard says why a player has ended."""

_MOST_TOLD: Final = 120
"""So many cells of what a player says of itself are told."""

_HERE: Final = Path(__file__).parent


class Dropped(Exception):
    """Nobody wants the choice any more: the player has been ended."""


class Child:
    """The process of a player. Where it is at fault a `Foul` is raised, and the process has been ended."""

    def __init__(self, player: OwnPlayer) -> None:
        """Raises `Foul` where no process can be begun; for the guests of a host none is."""
        if hosted() is not None:
            raise Foul(N_("{player} cannot be started."))
        self._limits = player.limits
        self._heard = b""
        self.is_there = True
        mine, its = socket.socketpair()
        words = [sys.executable, str(_HERE / "module_main.py"), *player.words] if player.is_module else player.words
        settings = {"words": words, "folder": player.folder, "megabytes": player.limits.megabytes}
        try:
            self._process = subprocess.Popen(  # noqa: S603  (what it starts is what its owner has said yes to)
                [sys.executable, "-I", "-S", str(_HERE / "guard.py"), json.dumps(settings), str(its.fileno())],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                pass_fds=(its.fileno(),),
                start_new_session=True,
            )
        except OSError as error:
            mine.close()
            raise Foul(N_("{player} cannot be started.")) from error
        finally:
            its.close()
        self._line = mine
        self._to, self._from = (stream.fileno() for stream in self._streams())
        for end in (self._to, self._from):
            os.set_blocking(end, False)

    @property
    def pid(self) -> int:
        """The number of the process of its guard."""
        return self._process.pid

    def answer(
        self, messages: Sequence[JsonLine], seconds: float, stop: Stop = never, *, within: float | None = None
    ) -> tuple[bytes, float]:
        """The line that answers the last of these messages, and the seconds that it took.

        `seconds` are left of all that it must answer `within`, those of a choice where nothing is said. Raises `Foul`,
        and `Dropped` where `stop` says that it is not wanted any more.
        """
        began, all_of_them = monotonic(), self._limits.seconds if within is None else within
        waiting = b"".join(json.dumps(one).encode() + b"\n" for one in messages)
        try:
            self._say_to_guard(BUSY)
            self._take()
            if self._heard:
                raise Foul(N_("{player} printed more than it was asked for."))
            while b"\n" not in self._heard:
                if stop():
                    raise Dropped
                left = began + seconds - monotonic()
                if left <= 0:
                    raise Foul(N_("{player} did not answer within its {seconds} seconds."), seconds=f"{all_of_them:g}")
                writes = [self._to] if waiting else []
                line = self._line.fileno()
                ready, can_write, _nothing = select.select([self._from, line], writes, [], min(left, _BEAT))
                if can_write:
                    waiting = self._sent(waiting)
                if self._from in ready:
                    self._take()
                elif line in ready:
                    raise self._ended()
            self._say_to_guard(IDLE)
        except (Foul, Dropped):
            self.end_at_once()
            raise
        line_end = self._heard.index(b"\n")
        found, self._heard = self._heard[:line_end], self._heard[line_end + 1 :]
        return found, monotonic() - began

    def tell(self, messages: Sequence[JsonLine]) -> None:
        """Send messages that are not answered, as far as it takes them."""
        waiting = b"".join(json.dumps(one).encode() + b"\n" for one in messages)
        end = monotonic() + _PARTING
        while waiting and self.is_there and monotonic() < end:
            if not select.select([], [self._to], [], _BEAT)[1]:
                continue
            before, waiting = waiting, self._sent(waiting)
            if waiting == before:
                break

    def end_at_once(self) -> None:
        """End the process, with all that it began."""
        if self.is_there:
            self._say_to_guard(AT_ONCE)
        self.end()

    def hang_up(self) -> None:
        """Say nothing to it any more: it has a second to end."""
        if not self.is_there:
            return
        self.is_there = False
        for stream in self._streams():
            with suppress(OSError):
                stream.close()
        self._line.close()  # with it the guard knows

    def end(self) -> None:
        """Let the process end, and see that it has, with all that it began."""
        self.hang_up()
        try:
            self._process.wait(_PARTING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _streams(self) -> tuple[IO[bytes], IO[bytes]]:
        return cast(IO[bytes], self._process.stdin), cast(IO[bytes], self._process.stdout)  # both are pipes

    def _say_to_guard(self, state: bytes) -> None:
        with suppress(OSError):
            self._line.send(state)

    def _sent(self, data: bytes) -> bytes:
        """Send what there is room for; what is left."""
        try:
            return data[os.write(self._to, data[: select.PIPE_BUF]) :]
        except BlockingIOError:
            return data
        except OSError:  # it reads no more: what it has said, or why it has ended, is found next
            return b""

    def _take(self) -> None:
        """Take in what it has printed; raises `Foul` for a line that is too long, and where it has ended."""
        while True:
            try:
                data = os.read(self._from, 65_536)
            except BlockingIOError:
                return
            if not data:
                raise self._ended()
            self._heard += data
            line, newline, _more = self._heard.partition(b"\n")
            if len(line) > self._limits.line:
                raise Foul(N_("{player} printed a line of more than {n} bytes."), n=self._limits.line)
            if newline:
                return

    def _ended(self) -> Foul:
        """Why the player has ended, as its guard says."""
        told = b""
        end = monotonic() + _PARTING
        while not told.endswith(b"\n") and select.select([self._line], [], [], max(0.0, end - monotonic()))[0]:
            part = self._line.recv(4096)
            if not part:
                break
            told += part
        return _why(json.loads(told) if told.endswith(b"\n") else {}, self._limits.megabytes)


def _why(told: JsonLine, megabytes: int) -> Foul:
    """What a guard has told, as a sentence."""
    if told.get("why") == "memory":
        return Foul(N_("{player} took more than its {n} MB of memory."), n=megabytes)
    if told.get("why") == "processes":
        return Foul(N_("{player} began more than {n} processes."), n=MOST_PROCESSES)
    status, said = told.get("status"), shortened(printable(str(told.get("said", ""))), _MOST_TOLD)
    if not isinstance(status, int):
        return Foul(N_("{player} has ended."))
    if status < 0:
        return Foul(N_("{player} was ended by signal {n}."), n=-status)
    if said:
        return Foul(N_("{player} ended with status {n}: {said}."), n=status, said=said.rstrip("."))
    return Foul(N_("{player} ended with status {n}."), n=status)
