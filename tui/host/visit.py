"""One session as the bridge has it: its process, its terminal, its line to the harbour, and how it ends."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from os import close
from time import monotonic
from typing import Any, Final

from engine.texts import Text
from saves.harbour.line import Requests, framed
from saves.harbour.messages import Garbled, Sent
from saves.harbour.people import Person
from saves.harbour.requests import Request
from saves.harbour.values import NOTHING
from tui.host.channel import RESTORED, Channel
from tui.host.forks import Forked, Forks
from tui.host.stream import Stream

_MOST_UNREAD: Final = 4 * 1024 * 1024
"""Bytes of replies and news that a session may leave unread."""

_AT_ONCE: Final = 64 * 1024

_FOR_THE_STATUS: Final = 2.0
"""Seconds for which the fork server is given to tell how a session ended."""

Asked = Callable[["Visit", int, Request], None]
"""Is told what a session asks the harbour, with the number of the request."""


class Visit:
    """A session of a player, from its fork to its end, whatever brings that about."""

    def __init__(
        self, number: int, player: Person, channel: Channel, forked: Forked, asked: Asked, key: str = ""
    ) -> None:
        """`key` is the fingerprint of the key that was proven."""
        self.number = number
        self.player = player
        self.key = key
        self.begun = monotonic()
        self._channel = channel
        self._forked = forked
        self._asked = asked
        self._loop = asyncio.get_running_loop()
        self._requests = Requests()
        self._unsent = bytearray()
        self._has_line = True
        self._farewell = NOTHING
        self._kill: asyncio.TimerHandle | None = None
        self._stream = Stream(forked.terminal, channel)
        self.ended: asyncio.Future[None] = self._loop.create_future()
        """Done as soon as the process has ended."""
        forked.line.setblocking(False)
        self._loop.add_reader(forked.line.fileno(), self._hear)
        self._loop.add_reader(forked.process, self._see_end)
        channel.hand_to(self._stream)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._forked.pid

    async def until_over(self, forks: Forks, grace: float) -> int | None:
        """Carry until the session ends or the line drops; its exit status, None where nobody knows it.

        When this returns the process has ended, and all that it sent before has gone out as far as anybody reads it.
        """
        try:
            hung_up = asyncio.ensure_future(self._channel.is_gone.wait())
            over: list[asyncio.Future[Any]] = [self._stream.over, hung_up]
            await asyncio.wait([*over, self.ended], return_when=asyncio.FIRST_COMPLETED)
            if not any(one.done() for one in over):
                # The process has ended: what it sent last is still to come, unless nobody reads it.
                await asyncio.wait(over, timeout=grace, return_when=asyncio.FIRST_COMPLETED)
            hung_up.cancel()
            self._stream.close()
            if not self.ended.done():
                self._kill_after(grace)
                await self.ended
            return await forks.status_of(self.pid, _FOR_THE_STATUS)
        finally:
            self._close()

    def end(self, farewell: Text, grace: float) -> None:
        """Have the session end by itself, and by force after so many seconds; its player is told a sentence then."""
        self._farewell = self._farewell if self._farewell.template else farewell
        self._signal(signal.SIGTERM)
        self._kill_after(grace)

    def leave(self, status: int | None) -> None:
        """Give the terminal back where the session could not, say farewell, and tell the exit status."""
        if self._channel.size is not None and self._channel.kind == "screen" and (status is None or status < 0):
            self._channel.write(RESTORED)
        self._channel.leave(self._farewell, status if status is not None and status >= 0 else 1)

    def tell(self, number: int, message: Sent) -> None:
        """Answer a request, or tell news, whose number is 0."""
        if not self._has_line:
            return
        was_waiting = bool(self._unsent)
        self._unsent += framed(number, message)
        if len(self._unsent) > _MOST_UNREAD:
            self._drop_line()
        elif not was_waiting:
            self._send()
            if self._unsent and self._has_line:
                self._loop.add_writer(self._forked.line.fileno(), self._send_on)

    def _send(self) -> None:
        try:
            while self._unsent:
                del self._unsent[: self._forked.line.send(self._unsent)]
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            self._drop_line()

    def _send_on(self) -> None:
        self._send()
        if not self._unsent and self._has_line:
            self._loop.remove_writer(self._forked.line.fileno())

    def _hear(self) -> None:
        """Take in what the session asks."""
        try:
            data = self._forked.line.recv(_AT_ONCE)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            data = b""
        if not data:
            self._drop_line()
            return
        try:
            for number, request in self._requests.feed(data):
                self._asked(self, number, request)
        except Garbled:
            self._drop_line()
            self._signal(signal.SIGTERM)

    def _drop_line(self) -> None:
        if self._has_line:
            self._has_line = False
            self._loop.remove_reader(self._forked.line.fileno())
            self._loop.remove_writer(self._forked.line.fileno())

    def _see_end(self) -> None:
        self._loop.remove_reader(self._forked.process)
        if not self.ended.done():
            self.ended.set_result(None)

    def _kill_after(self, seconds: float) -> None:
        if self._kill is None:
            self._kill = self._loop.call_later(seconds, self._signal, signal.SIGKILL)

    def _signal(self, number: int) -> None:
        if not self.ended.done():
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._forked.process, number)

    def _close(self) -> None:
        if self._kill is not None:
            self._kill.cancel()
        self._stream.close()
        self._drop_line()
        self._forked.line.close()
        self._loop.remove_reader(self._forked.process)
        if not self.ended.done():  # the bridge itself ends: nobody is left who would see to it
            self._signal(signal.SIGKILL)
        close(self._forked.process)
