"""The bridge: it listens, lets in, and carries bytes between clients and sessions. It loads no game."""

from __future__ import annotations

import asyncio
import fcntl
import ipaddress
import os
import resource
import secrets
import signal
import socket
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Final

import asyncssh

from engine.texts.language import gettext as _, speak
from saves.catalogues import catalogue
from saves.errors import SaveError
from saves.harbour.harbour import Harbour
from saves.harbour.store import Store
from tui.host import kernel
from tui.host.channel import Channel
from tui.host.control import Control
from tui.host.door import Door, Keys, host_key, options
from tui.host.forks import Forks
from tui.host.house import House
from tui.host.keeper import Keeper
from tui.host.log import Log
from tui.host.settings import LOCK, Settings

_WAITING: Final = 128
"""Connections that the system keeps until they are accepted."""

_KEEPALIVE: Final = {"TCP_KEEPIDLE": 60, "TCP_KEEPINTVL": 15, "TCP_KEEPCNT": 4, "TCP_USER_TIMEOUT": 120_000}
"""How the system finds out that a line has dropped, without waking anybody who is alive."""


class CannotStart(Exception):
    """The host cannot begin; `str()` gives the sentence that says why."""


class Bridge:
    """Listens for clients and receives them in the house."""

    def __init__(self, settings: Settings, house: House, key: asyncssh.SSHKey, log: Log) -> None:
        self._settings = settings
        self._house = house
        self._log = log
        self._options = options(key, settings)
        self._keys = Keys(Path(settings.keys), log) if settings.door == "keys" else None
        self._unproven: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    def unproven(self) -> int:
        """How many connections have not proven a key."""
        return self._unproven.total()

    async def accept(self, listening: socket.socket) -> None:
        """Accept for as long as the host runs."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, address = await loop.sock_accept(listening)
            except OSError as error:  # too many descriptors: those who are here go on
                self._log.once_a_minute(f"nobody can be accepted: {error.strerror}")
                await asyncio.sleep(1)
                continue
            self._greet(connection, str(address[0]))

    def _greet(self, connection: socket.socket, address: str) -> None:
        connection.setblocking(False)
        place = _place(address)
        if self.unproven() >= self._settings.connections or self._unproven[place] >= self._settings.connections_each:
            self._log.once_a_minute(f"{address}: too many connections that prove no key")
            with suppress(OSError):
                connection.send(_("The door is crowded at the moment: try again in a few seconds.").encode() + b"\r\n")
            connection.close()
            return
        _keep_alive(connection)
        self._unproven[place] += 1
        self._begin(self._serve(connection, address, place))

    async def _serve(self, connection: socket.socket, address: str, place: str) -> None:
        """Speak SSH with a client until it has gone."""
        door = Door(self._keys, address, lambda one, channel: self._begin(self._receive(one, channel)))
        try:
            ssh = await asyncssh.run_server(connection, server_factory=lambda: door, options=self._options)
        except (OSError, asyncssh.Error) as error:
            self._log.once_a_minute(f"{address}: did not come in: {_reason(error)}")
            return
        finally:
            self._unproven[place] -= 1
            if not self._unproven[place]:
                del self._unproven[place]
        try:
            await asyncio.sleep(self._settings.proof)
            if not door.has_begun:  # whoever proves a key asks for a session, too
                ssh.abort()
            await ssh.wait_closed()
        finally:
            ssh.abort()

    async def _receive(self, door: Door, channel: Channel) -> None:
        try:
            await self._house.receive(channel, door.fingerprint, door.wish, door.address)
        finally:
            with suppress(TimeoutError):  # what was said last goes out first
                await asyncio.wait_for(channel.is_gone.wait(), self._settings.grace)
            door.hang_up()

    def _begin(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._log.line(f"something went wrong that nobody foresaw: {error!r}")

    async def hang_up(self) -> None:
        """Let all connections go."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _reason(error: Exception) -> str:
    return getattr(error, "reason", "") or getattr(error, "strerror", "") or type(error).__name__


def _place(address: str) -> str:
    """What connections are counted by: an address, or the network that one house has of the new ones."""
    with suppress(ValueError):
        found = ipaddress.ip_address(address.partition("%")[0])
        if found.version == 6:
            return str(ipaddress.ip_network((found, 64), strict=False))
    return address


def _keep_alive(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for name, value in _KEEPALIVE.items():
            if hasattr(socket, name):
                connection.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


# A run.


def _bound(settings: Settings) -> socket.socket:
    """A socket that listens. Raises `CannotStart`."""
    try:
        found = socket.getaddrinfo(settings.address, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _name, address = found[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        words = _("Nobody can listen on {address}:{port}: {reason}.")
        reason = error.strerror or str(error)
        raise CannotStart(words.format(address=settings.address, port=settings.port, reason=reason)) from error
    listening.setblocking(False)
    return listening


def _locked(folder: Path) -> int:
    """The lock of a data folder, held for as long as the process runs. Raises `CannotStart`."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise CannotStart(_("A host runs on this data folder already.")) from error
    except OSError as error:
        words = _("The data folder {folder} cannot be used: {reason}.")
        raise CannotStart(words.format(folder=folder, reason=error.strerror)) from error
    return handle


def _own_key(folder: Path) -> asyncssh.SSHKey:
    try:
        return host_key(folder)
    except (OSError, asyncssh.KeyImportError, asyncssh.KeyEncryptionError) as error:
        raise CannotStart(_("The key of the host cannot be used: {reason}.").format(reason=error)) from error


async def run(settings: Settings, log: Log) -> None:
    """Be a host until somebody ends it. Raises `CannotStart`, `SaveError`."""
    folder = Path(settings.data)
    lock = _locked(folder)
    listening = _bound(settings)
    key = _own_key(folder)
    store = Store.open(folder)
    forks = Forks(log)
    house = House(settings, Harbour(store, secrets.randbelow), forks, log)
    bridge = Bridge(settings, house, key, log)
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    control = Control(folder, Keeper(house, bridge.unproven, stopped).answer)
    await forks.start()
    await control.start()
    listening.listen(_WAITING)
    accepting = asyncio.create_task(bridge.accept(listening))
    house.start()
    if not kernel.version():
        log.line("this kernel has no Landlock: sessions could read what this user can")
    _tell_how(settings, listening, key)
    await stopped.wait()
    log.line("the host ends")
    accepting.cancel()
    listening.close()
    await house.close()
    await asyncio.sleep(0.1)  # the farewells go out
    await bridge.hang_up()
    await control.stop()
    await forks.stop()
    store.close()
    os.close(lock)


def _tell_how(settings: Settings, listening: socket.socket, key: asyncssh.SSHKey) -> None:
    """One line that says how to connect, and one with the fingerprint of the host."""
    address, port = listening.getsockname()[:2]
    where = address if address not in ("0.0.0.0", "::") else socket.gethostname()  # noqa: S104  (compared, not bound)
    print(_("Come in: ssh -p {port} NAME@{address}").format(port=port, address=where), flush=True)
    print(_("The key of this host: {fingerprint}").format(fingerprint=key.get_fingerprint()), flush=True)


def main(arguments: list[str]) -> int:
    """Run a host as the settings say that are the only argument; the exit status."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    asyncssh.set_log_level("CRITICAL")  # what is worth a line is told by the log of the host
    settings = Settings.of_text(arguments[0])
    speak(catalogue(settings.language))
    try:
        asyncio.run(run(settings, Log()))
    except (CannotStart, SaveError) as error:
        print(_("havre: {sentence}").format(sentence=error), file=sys.stderr)
        return 1
    return 0
