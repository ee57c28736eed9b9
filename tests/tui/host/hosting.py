"""A host as a process of its own, and clients who come to it over SSH."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any, Self

import asyncssh
import pyte

from tests.starter import is_possible, launched
from tests.tui.emulated import CLEARED, F5
from tests.tui.line import HELP, ROOT
from tests.waiting import PATIENCE
from tui.host.control import ask
from tui.host.settings import Settings

PICTURE = HELP
"""The end of every line of keys, with which a picture is whole."""

COPIES = "from tests.starter_main import copies_once; from tui.host import forks; copies_once(forks); "
"""What a host begins with that is forked: it forks its fork server as well."""

BEGIN = "import sys; sys.path.insert(0, sys.argv[1]); from tui.host.bridge import main; sys.exit(main(sys.argv[2:]))"


class Host:
    """A host on a free port of this machine."""

    def __init__(self, folder: Path, begin: str = BEGIN, *, anew: bool = False, **settings: Any) -> None:
        settings = {"door": "open", **settings}
        self.settings = replace(Settings(str(folder)), **{"port": 0, **settings})
        self.folder = folder
        self._begin = begin
        self._anew = anew or not is_possible()
        self.start()

    def start(self) -> None:
        """Begin, and wait until it says how to come in."""
        begin = self._begin if self._anew else COPIES + self._begin
        self.process = launched(
            [sys.executable, "-P", "-c", begin, str(ROOT), self.settings.as_text()],
            anew=self._anew,
            stdout=subprocess.PIPE,
            stderr=(self.folder.parent / "log.txt").open("a"),
            text=True,
            env={name: value for name, value in os.environ.items() if name != "HAVRE_HOME"},
        )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()
        found = re.search(r"-p (\d+)", self.greeting)
        assert found, self.log
        self.port = int(found[1])
        self.settings = replace(self.settings, port=self.port)

    @property
    def log(self) -> str:
        """What it has logged."""
        return (self.folder.parent / "log.txt").read_text()

    def ask(self, **question: Any) -> dict[str, Any]:
        """What it answers to its keeper."""
        return ask(self.folder, **question)

    @property
    def children(self) -> dict[int, int]:
        """The processes that it has begun, themselves and by others, each with its parent."""
        parents: dict[int, int] = {}
        for entry in Path("/proc").iterdir():
            if entry.name.isdecimal():
                try:
                    parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                except OSError:
                    continue
        mine = {self.process.pid}
        while more := {pid for pid, parent in parents.items() if parent in mine} - mine:
            mine |= more
        return {pid: parents[pid] for pid in mine - {self.process.pid}}

    @property
    def fork_server(self) -> int:
        """The number of the fork server."""
        return next(pid for pid, parent in self.children.items() if parent == self.process.pid)

    @property
    def sessions(self) -> set[int]:
        """The numbers of the sessions that were forked by the fork server that is there."""
        server = self.fork_server
        return {pid for pid, parent in self.children.items() if parent == server}

    def close(self) -> None:
        """Stop it, whatever it does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    # Clients.

    async def connected(self, key: asyncssh.SSHKey, name: str = "anna", **options: Any) -> asyncssh.SSHClientConnection:
        """A connection with a proven key."""
        return await asyncssh.connect(
            "127.0.0.1",
            self.port,
            username=name,
            client_keys=[key],
            known_hosts=None,
            config=None,
            agent_path=None,
            keepalive_interval=0,
            **options,
        )

    @asynccontextmanager
    async def client(
        self,
        key: asyncssh.SSHKey,
        name: str = "anna",
        *,
        command: str | None = None,
        size: tuple[int, int] | None = (80, 24),
        term: str = "xterm-256color",
        env: Mapping[str, str] | None = None,
        **options: Any,
    ) -> AsyncIterator[Client]:
        """Somebody at a terminal."""
        async with await self.connected(key, name, **options) as connection:
            where: dict[str, Any] = {} if size is None else {"term_type": term, "term_size": size}
            process = await connection.create_process(command, encoding=None, env=dict(env or {}), **where)
            client = Client(connection, process, size or (80, 24))
            try:
                yield client
            finally:
                client.stop()


class Client:
    """What somebody sees of a session, and types."""

    def __init__(
        self, connection: asyncssh.SSHClientConnection, process: asyncssh.SSHClientProcess[bytes], size: tuple[int, int]
    ) -> None:
        self.connection = connection
        self.process = process
        self.sent = bytearray()
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)
        self._drawn = 0
        self._came = asyncio.Event()
        self.is_over = False
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while True:
            try:
                data = await self.process.stdout.read(65536)
            except (OSError, asyncssh.Error):
                data = b""
            if not data:
                break
            self.sent += data
            self._came.set()
        self.is_over = True
        self._came.set()

    @property
    def seen(self) -> str:
        """What is seen now."""
        new, self._drawn = self.sent[self._drawn :], len(self.sent)
        self._stream.feed(bytes(new))
        return "\n".join(line.rstrip() for line in self._screen.display)

    def type(self, keys: str) -> None:
        """Type keys."""
        self.process.stdin.write(keys.encode())

    async def until(self, is_so: Callable[[], bool], what: object) -> Self:
        """Wait until something is so."""
        end = monotonic() + PATIENCE
        while not is_so():
            self._came.clear()
            assert monotonic() < end, f"{what!r} does not come about:\n{self.seen}"
            assert not self.is_over, f"it ended without {what!r}:\n{self.seen}"
            try:
                await asyncio.wait_for(self._came.wait(), 0.2)
            except TimeoutError:
                continue
        return self

    async def until_text(self, words: str) -> Self:
        """Wait until a line shows these words."""
        return await self.until(lambda: words in self.seen, words)

    async def answers(self) -> None:
        """Wait until the session has answered a key: the one that has all drawn anew, on whichever screen it is."""
        before = len(self.sent)
        self.type(F5)
        await self.until(lambda: CLEARED in self.sent[before:], "a picture that is drawn anew")

    async def ended(self) -> int | None:
        """Wait until it is over; the exit status."""
        async with asyncio.timeout(PATIENCE):
            await self.process.wait_closed()
            await self._reading
        return self.process.exit_status

    def stop(self) -> None:
        """Look no more."""
        self._reading.cancel()


async def introduced(host: Host, key: asyncssh.SSHKey, name: str = "anna") -> None:
    """Have somebody known at a host, under this name."""
    async with host.client(key, name, command="scores", size=None) as client:
        client.type("\n")
        await client.ended()


def new_key() -> asyncssh.SSHKey:
    """A key that nobody has seen."""
    return asyncssh.generate_private_key("ssh-ed25519")
