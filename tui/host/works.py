"""What the host does for tables by itself: their computers move, their files are read anew. One process at a time."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol

from saves.harbour.messages import as_plain, value_of
from saves.harbour.store import StoreError
from saves.harbour.values import Summary
from tui.host.forks import NotForked
from tui.host.wanted import Wanted

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from saves.harbour.harbour import Harbour
    from saves.harbour.sessions import Post
    from tui.host.forks import Forks
    from tui.host.log import Log
    from tui.host.settings import Settings

_AT_ONCE: Final = 64 * 1024
_LARGEST: Final = 256 * 1024
_LONGEST: Final = 600.0
"""Seconds after which work that has not ended is broken off."""

_PAUSE: Final = 60.0
"""Seconds after which a table is tried again that could not be seen to."""


class Keeping(Protocol):
    """What the work needs of the house."""

    settings: Settings
    harbour: Harbour
    forks: Forks
    log: Log

    @property
    def tables(self) -> Path:
        """The folder of the shared games."""

    def post(self, posts: Iterable[Post]) -> None:
        """Tell news to the sessions that they are for."""

    def now(self) -> float:
        """The time."""

    def see_to_tables(self) -> None:
        """Look what time brings, now and when the next is due."""


class Works:
    """Sees to tables, one after the other, whenever one needs it."""

    def __init__(self, house: Keeping) -> None:
        self._house = house
        self._wanted = asyncio.Event()
        self._anew: deque[str] = deque()
        self._behind: set[str] = set()
        """Tables of whose files the harbour does not know the end."""
        self._not_before: dict[str, float] = {}
        """When tables may be tried again that could not be seen to, by a clock that nobody sets."""
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Read all tables anew, and then see to whichever needs it."""
        self._anew.extend(table.id for table in self._house.harbour.begun())
        self._running = asyncio.create_task(self._run())
        self._wanted.set()

    def look(self) -> None:
        """Something has happened: a table may need it now."""
        self._wanted.set()

    def catch_up(self, id: str) -> None:
        """Read a table from its file in a while, again and again until what stands there is known."""
        self._behind.add(id)
        self._put_off(id)

    def _put_off(self, id: str) -> None:
        self._not_before[id] = monotonic() + _PAUSE
        asyncio.get_running_loop().call_later(_PAUSE + 1, self.look)

    async def stop(self) -> None:
        """Break off what is done."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            while (table := self._next()) is not None:
                await self._see_to(table)

    def _next(self) -> str | None:
        if self._anew:
            return self._anew.popleft()
        now = monotonic()
        try:
            waiting = self._house.harbour.thinking
        except StoreError as error:
            self._house.log.once_a_minute(str(error))
            return None
        return next((one for one in (*self._behind, *waiting) if now >= self._not_before.get(one, 0.0)), None)

    async def _see_to(self, id: str) -> None:
        """Have a process see to a table, and tell the harbour how it stands then."""
        house, failure = self._house, ""
        try:
            table = house.harbour.table(id)
            if table is None:
                self._behind.discard(id)
                return
            words = (str(house.tables), json.dumps(as_plain(table)), "yes")
            found = json.loads(await self._done(words))
            if isinstance(found, list):
                failure = str(found[0])
            else:
                house.post(house.harbour.wrote(id, value_of(Summary, found), house.now()))
                self._not_before.pop(id, None)
                self._behind.discard(id)
        except NotForked:
            failure = "no process can be forked"
        except (OSError, TimeoutError, ValueError, StoreError) as error:
            failure = str(error) or type(error).__name__
        if failure:
            house.log.once_a_minute(f"table {id}: {failure}")
            self._put_off(id)
        house.see_to_tables()

    async def _done(self, words: tuple[str, ...]) -> bytes:
        """What work that is forked answers. Raises `NotForked`, OSError, TimeoutError."""
        settings = self._house.settings
        wanted = Wanted(kind="work", folder=settings.data, tables=str(self._house.tables), words=words)
        forked = await self._house.forks.fork(wanted)
        os.close(forked.terminal)
        try:
            async with asyncio.timeout(_LONGEST):
                return await _all_of(forked.line)
        finally:
            forked.line.close()
            self._house.forks.forget(forked)


async def _all_of(end: socket.socket) -> bytes:
    loop, found = asyncio.get_running_loop(), bytearray()
    end.setblocking(False)
    while (part := await loop.sock_recv(end, _AT_ONCE)) and len(found) < _LARGEST:
        found += part
    return bytes(found)
