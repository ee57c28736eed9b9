"""The fork server: it has loaded everything, and forks a session whenever the bridge asks for one.

It has one thread, which is asserted before each fork: whatever another one held would be held for ever in the child.
Of what it makes for a session it keeps nothing, so that the system hangs all of them up when the bridge has gone.
"""

from __future__ import annotations

import fcntl
import gc
import json
import os
import pkgutil
import select
import signal
import socket
import struct
import sys
import termios
import threading
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Final

from rich.cells import cell_len

from saves.catalogues import catalogue, languages
from saves.errors import SaveError
from saves.harbour.messages import as_plain, know_all, value_of
from saves.harbour.summaries import attend
from saves.harbour.values import Table
from tui.host import packets
from tui.host.child import become, work
from tui.host.rehearsal import rehearse
from tui.host.wanted import Wanted

_LEFT_OUT: Final = ("tui.cli", "tui.plain", "engine.bots.learning")
BRIDGE: Final = (
    "bridge",
    "door",
    "channel",
    "control",
    "forks",
    "visit",
    "house",
    "works",
    "keeper",
    "newcomer",
    "stream",
)
"""Modules that only somebody else needs."""

_LAZILY: Final = (
    *("asyncio", "concurrent.futures.thread", "tomllib", "tomli_w", "fractions", "statistics", "zoneinfo"),
    *("textual.drivers.linux_driver", "textual.widgets._input"),
    *("textual.layouts.factory", "textual.layouts.horizontal", "textual.layouts.stream", "textual.pilot"),
    *("textual.drivers.headless_driver", "rich.segment", "rich.text", "rich._unicode_data"),
)
"""What is loaded when it is wanted, as a rule."""


def preload() -> None:
    """Load all that a session may load."""
    house = Path(__file__).resolve().parents[2]
    for package in ("engine", "saves", "widgets", "screens", "tui"):
        for module in pkgutil.walk_packages([str(house / package)], f"{package}."):
            if not module.name.startswith((*_LEFT_OUT, *(f"tui.host.{name}" for name in BRIDGE))):
                import_module(module.name)
    for name in _LAZILY:
        try:
            import_module(name)
        except ImportError:  # it is called otherwise in another release: then it is loaded when it is wanted
            continue
    for one in languages():  # which every session shares then
        catalogue(one.code)
    know_all()
    cell_len(_WIDE)  # loads the widths of all signs, which no session could keep compiled


_WIDE: Final = "\N{BLACK PARALLELOGRAM}"
"""A sign whose width is not known without a table."""


class ForkServer:
    """Forks what it is asked for, until the bridge has gone."""

    def __init__(self, bridge: socket.socket) -> None:
        self._bridge = bridge
        self._woken, self._wakes = os.pipe()
        for end in (self._woken, self._wakes):
            os.set_blocking(end, False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._wakes, warn_on_full_buffer=False)

    def run(self) -> None:
        """Fork and tell who has ended. Raises `packets.Hungup` when the bridge has gone."""
        poll = select.poll()
        poll.register(self._bridge, select.POLLIN)
        poll.register(self._woken, select.POLLIN)
        while True:
            ready = {descriptor for descriptor, _event in poll.poll()}
            if self._woken in ready:
                self._tell_ends()
            if self._bridge.fileno() in ready:
                packet, _descriptors = packets.receive(self._bridge)
                self._fork(packet["number"], Wanted.of(packet["wanted"]))

    def _fork(self, number: int, wanted: Wanted) -> None:
        """Fork a session, and hand its ends over: terminal, process, line."""
        assert_one_thread()
        host, session = _ends(wanted)
        news, line = socket.socketpair()
        try:
            pid = os.fork()
        except OSError:
            packets.send(self._bridge, {"number": number, "failed": True})
            for end in (host, session, news.detach(), line.detach()):
                os.close(end)
            return
        if not pid:
            if wanted.kind == "work":
                work(wanted, line.fileno(), attended)
            become(wanted, session, line.fileno())
        process = os.pidfd_open(pid)
        packets.send(self._bridge, {"number": number, "pid": pid}, (host, process, news.fileno()))
        for end in (host, session, process, news.detach(), line.detach()):
            os.close(end)

    def _tell_ends(self) -> None:
        """Tell the bridge who has ended, and how."""
        with suppress(BlockingIOError):
            os.read(self._woken, 4096)
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if not pid:
                return
            packets.send(self._bridge, {"ended": pid, "status": os.waitstatus_to_exitcode(status)})


def _ends(wanted: Wanted) -> tuple[int, int]:
    """The host's end of what a session reads and writes, and its own."""
    if wanted.size is None:
        host, session = socket.socketpair()
        return host.detach(), session.detach()
    master, slave = os.openpty()
    columns, rows = wanted.size
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    if wanted.kind == "screen":  # what is typed ahead must not be written across the picture
        modes = termios.tcgetattr(slave)
        modes[3] &= ~(termios.ECHO | termios.ICANON)
        termios.tcsetattr(slave, termios.TCSANOW, modes)
    return master, slave


def assert_one_thread() -> None:
    """Raises AssertionError where there is another thread."""
    tasks = Path("/proc/self/task")
    count = len(list(tasks.iterdir())) if tasks.exists() else threading.active_count()
    if count != 1:
        raise AssertionError(f"a fork server with {count} threads")


def main() -> int:
    """Serve the bridge whose end of the line is the descriptor that the last argument names."""
    gc.disable()
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):  # they are meant for the bridge, which hangs up
        signal.signal(number, signal.SIG_IGN)
    bridge = socket.socket(fileno=int(sys.argv[-1]))
    try:
        preload()
        rehearse()
        server = ForkServer(bridge)
        gc.collect()
        gc.freeze()
        packets.send(bridge, {"ready": os.getpid()})
        server.run()
    except packets.Hungup:
        return 0
    return 1


_SECONDS: Final = 5.0
"""How long a computer thinks about a decision at most."""


def attended(words: tuple[str, ...]) -> bytes:
    """See to a table: the folder of the tables, the table as JSON, "yes" where its computers move, are given.

    Comes back with the summary as JSON, or with a list that holds why nobody could tell.
    """
    folder, table, plays = words
    try:
        summary = attend(Path(folder), value_of(Table, json.loads(table)), _patience, plays=plays == "yes")
    except SaveError as error:
        return json.dumps([str(error)]).encode()
    return json.dumps(as_plain(summary)).encode()


def _patience() -> Callable[[], bool]:
    """Tells when a decision must be made that is thought about from now on."""
    end = monotonic() + _SECONDS
    return lambda: monotonic() > end
