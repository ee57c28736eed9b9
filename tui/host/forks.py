"""The bridge's side of the fork server: begun, asked, and begun again after a growing pause where it has ended."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from tui.host import packets
from tui.host.log import Log
from tui.host.wanted import Wanted

HOUSE: Final = Path(__file__).resolve().parents[2]
_BEGIN: Final = "import sys; sys.path.insert(0, sys.argv[1]); from tui.host.fork_server import main; sys.exit(main())"

_READ_AT_IMPORT: Final = ("TEXTUAL_", "LC_TERMINAL", "TERM_PROGRAM")
_ALSO: Final = (
    "ESCDELAY",
    "UNICODE_VERSION",
    "COLUMNS",
    "LINES",
    "NO_COLOR",
    "FORCE_COLOR",
    "COLORTERM",
    "TERM",
    "HAVRE_HOME",
)
"""Variables that would speak of the host's own terminal to all sessions."""

SHORTEST: Final = 1.0
LONGEST: Final = 60.0
"""Seconds between two tries to begin it."""

_PATIENCE: Final = 10.0
"""Seconds for which a session is waited for."""


class Forked(NamedTuple):
    """A process that was forked, and the bridge's ends of it: whoever has them closes them."""

    pid: int
    terminal: int
    process: int
    """The descriptor that stands for the process itself."""
    line: socket.socket


class NotForked(Exception):
    """There is no session to be had now."""


class Forks:
    """The fork server of a bridge, for as long as the bridge runs."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._end: socket.socket | None = None
        self._number = 0
        self._asked: dict[int, asyncio.Future[Forked]] = {}
        self._ends: dict[int, asyncio.Future[int]] = {}
        self._gone = asyncio.Event()
        self._ready = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None
        self.pid = 0
        """The number of its process; 0 where there is none now."""

    async def start(self) -> None:
        """Begin it, and keep it running; returns when it can fork."""
        self._keeping = asyncio.create_task(self._keep())
        await self._ready.wait()

    async def fork(self, wanted: Wanted) -> Forked:
        """A process as it is wanted; raises `NotForked`."""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._ready.wait()
                return await self._ask(wanted)
        except (TimeoutError, packets.Hungup, BlockingIOError) as error:
            raise NotForked from error

    async def status_of(self, pid: int, seconds: float) -> int | None:
        """The exit status of a process that ends now; None where nobody tells it in so many seconds."""
        told = self._ends.get(pid)
        if told is None:
            return None
        try:
            return await asyncio.wait_for(asyncio.shield(told), seconds)
        except (TimeoutError, asyncio.CancelledError):
            return None
        finally:
            self._ends.pop(pid, None)

    def forget(self, forked: Forked) -> None:
        """End a process of which nobody wants to know any more how it ends."""
        self._ends.pop(forked.pid, None)
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(forked.process, signal.SIGKILL)
        os.close(forked.process)

    async def stop(self) -> None:
        """Let it go."""
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping

    async def _ask(self, wanted: Wanted) -> Forked:
        self._number += 1
        number, loop = self._number, asyncio.get_running_loop()
        if self._end is None:
            raise packets.Hungup
        answer: asyncio.Future[Forked] = loop.create_future()
        self._asked[number] = answer
        try:
            packets.send(self._end, {"number": number, "wanted": wanted.as_data()})
            return await answer
        finally:
            self._asked.pop(number, None)

    async def _keep(self) -> None:
        """Begin it, and begin it again whenever it has ended."""
        pause = SHORTEST
        while True:
            begun = monotonic()
            process = self._begin()
            try:
                await self._gone.wait()
            finally:
                self._let_go()
                process.kill()
                process.wait()
            pause = SHORTEST if monotonic() - begun > LONGEST else pause
            self._log.line(f"the fork server ended with {process.returncode}; it begins again in {pause:.0f} s")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    def _begin(self) -> subprocess.Popen[bytes]:
        own, other = packets.pair()
        own.setblocking(False)
        environment = {name: value for name, value in os.environ.items() if not _speaks_of_a_terminal(name)}
        process = subprocess.Popen(  # noqa: S603  (this very interpreter, with what stands above)
            [sys.executable, "-P", "-c", _BEGIN, str(HOUSE), str(other.fileno())],
            pass_fds=[other.fileno()],
            stdin=subprocess.DEVNULL,
            env=environment,
        )
        other.close()
        self._gone.clear()
        self._end = own
        asyncio.get_running_loop().add_reader(own.fileno(), self._hear)
        return process

    def _let_go(self) -> None:
        """It has ended, or nobody needs it any more."""
        self._ready.clear()
        end, self._end, self.pid = self._end, None, 0
        if end is not None:
            asyncio.get_running_loop().remove_reader(end.fileno())
            end.close()
        waiting: list[asyncio.Future[Any]] = [*self._asked.values(), *self._ends.values()]
        for future in waiting:
            future.cancel()

    def _hear(self) -> None:
        """Take in what it tells."""
        while self._end is not None:
            try:
                packet, descriptors = packets.receive(self._end)
            except BlockingIOError:
                return
            except (packets.Hungup, OSError):
                asyncio.get_running_loop().remove_reader(self._end.fileno())
                self._gone.set()
                return
            self._heard(packet, descriptors)

    def _heard(self, packet: dict[str, Any], descriptors: list[int]) -> None:
        if "ready" in packet:
            self.pid = packet["ready"]
            self._ready.set()
        elif "ended" in packet:
            told = self._ends.get(packet["ended"])
            if told is not None and not told.done():
                told.set_result(packet["status"])
        else:
            self._forked(packet, descriptors)

    def _forked(self, packet: dict[str, Any], descriptors: list[int]) -> None:
        answer = self._asked.get(packet["number"])
        if answer is None or answer.done():  # nobody waits for it any more: it is hung up
            for descriptor in descriptors:
                os.close(descriptor)
        elif "pid" not in packet:
            answer.set_exception(packets.Hungup())
        else:
            terminal, process, line = descriptors
            self._ends[packet["pid"]] = asyncio.get_running_loop().create_future()
            answer.set_result(Forked(packet["pid"], terminal, process, socket.socket(fileno=line)))


def _speaks_of_a_terminal(name: str) -> bool:
    return name.startswith(_READ_AT_IMPORT) or name in _ALSO
