"""The line between a session and its host: frames of JSON over a stream, and the end that a session holds.

A frame is four bytes, the length of what follows, and so many bytes of JSON: `[number, message]`. A request and its
reply have the same number, from 1 on; news have 0. Neither asyncio nor threads: whoever has a loop adds `Line` as a
reader, whoever has none waits in `ask_now`.
"""

from __future__ import annotations

import json
import select
import socket
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from engine.texts import message
from saves.harbour.messages import Garbled, Sent, as_data, request_from, told_from
from saves.harbour.replies import News, Refusal, Reply
from saves.harbour.requests import Request

LARGEST_REQUEST: Final = 64 * 1024
"""Bytes of a frame that a host reads."""
LARGEST: Final = 4 * 1024 * 1024
"""Bytes of a frame that a session reads."""

_HEAD: Final = 4
_AT_ONCE: Final = 64 * 1024
_PATIENCE: Final = 10.0
"""Seconds for which a request waits for a host that does not read."""

Answered = Callable[[Reply], None]


class LineGone(ConnectionError):
    """The host has gone, or says what nobody understands: this session hears no more from it."""


class Frames:
    """Bytes as they come, in frames; `largest` is the most that one may have."""

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._rest = bytearray()

    def feed(self, data: bytes) -> list[tuple[int, Any]]:
        """The frames that are whole now: number and data; raises `Garbled` where what came is none."""
        self._rest += data
        found: list[tuple[int, Any]] = []
        while len(self._rest) >= _HEAD:
            size = int.from_bytes(self._rest[:_HEAD], "big")
            if size > self._largest:
                raise Garbled("a frame that is too large")
            if len(self._rest) < _HEAD + size:
                break
            found.append(_frame(bytes(self._rest[_HEAD : _HEAD + size])))
            del self._rest[: _HEAD + size]
        return found


def _frame(data: bytes) -> tuple[int, Any]:
    try:
        number, message = json.loads(data, parse_constant=_no_number)
    except (ValueError, TypeError, RecursionError) as error:
        raise Garbled(str(error)) from error
    if type(number) is not int or number < 0:
        raise Garbled("a frame without a number")
    return number, message


def _no_number(name: str) -> Any:
    raise ValueError(name)


def framed(number: int, message: Sent) -> bytes:
    """A message as a frame. The host answers a request with its number, and tells news with 0."""
    data = json.dumps([number, as_data(message)], ensure_ascii=False, separators=(",", ":")).encode()
    return len(data).to_bytes(_HEAD, "big") + data


class Requests:
    """The host's end of a line: bytes in, requests with their numbers out."""

    def __init__(self) -> None:
        self._frames = Frames(LARGEST_REQUEST)

    def feed(self, data: bytes) -> list[tuple[int, Request]]:
        """The requests that are whole now, in order; raises `Garbled`: then the session is to be ended."""
        return [(number, request_from(found)) for number, found in self._frames.feed(data)]


class Line:
    """The session's end: requests go out, what they are answered with is called, news are handed over.

    Where the host has gone `is_open` is false and every request is refused with a sentence.
    """

    def __init__(self, connection: socket.socket) -> None:
        """`connection` is a stream to the host; it belongs to the line from now on."""
        self._socket = connection
        self._socket.setblocking(False)
        self._frames = Frames(LARGEST)
        self._waiting: dict[int, Answered] = {}
        self._number = 0
        self._news: list[News] = []
        self.is_open = True

    def fileno(self) -> int:
        """The descriptor, for a loop that waits until there is something to `read`."""
        return self._socket.fileno()

    def ask(self, request: Request, answered: Answered = lambda _reply: None) -> None:
        """Send a request; `answered` is called with its reply, by `read` or `ask_now`. Raises nothing."""
        self._number += 1
        self._waiting[self._number] = answered
        try:
            self._send(framed(self._number, request))
        except OSError:
            self._hang_up()

    def read(self) -> list[News]:
        """What came: replies are handed to whoever asked, news are returned. To be called when there is something."""
        while self.is_open:
            try:
                data = self._socket.recv(_AT_ONCE)
            except (BlockingIOError, InterruptedError):
                break
            except OSError:
                data = b""
            try:
                heard = [(number, told_from(found)) for number, found in self._frames.feed(data)] if data else None
            except Garbled:
                heard = None
            if heard is None:
                self._hang_up()
                break
            for number, told in heard:
                self._hear(number, told)
        news, self._news = self._news, []
        return news

    def ask_now(self, request: Request, seconds: float = _PATIENCE) -> Reply:
        """Send a request and wait for its reply; a `Refusal` where none comes in so many seconds.

        News that come meanwhile are kept for `read`: whoever has a loop calls it after this.
        """
        replies: list[Reply] = []
        self.ask(request, replies.append)
        end = monotonic() + seconds
        while not replies:
            left = end - monotonic()
            if left <= 0:
                return Refusal(message("The host does not answer."))
            select.select([self._socket], [], [], left)
            self._news = self.read()
        return replies[0]

    def close(self) -> None:
        """Hang up; whatever still waits for a reply is refused."""
        self._hang_up()

    def _hear(self, number: int, told: Reply | News) -> None:
        if isinstance(told, News):
            self._news.append(told)
        elif (answered := self._waiting.pop(number, None)) is not None:
            answered(told)

    def _send(self, data: bytes) -> None:
        rest = memoryview(data)
        end = monotonic() + _PATIENCE
        while rest:
            try:
                rest = rest[self._socket.send(rest) :]
            except BlockingIOError:
                left = end - monotonic()
                if left <= 0 or not select.select([], [self._socket], [], left)[1]:
                    raise TimeoutError from None

    def _hang_up(self) -> None:
        was_open, self.is_open = self.is_open, False
        if was_open:
            with suppress(OSError):
                self._socket.close()
        waiting, self._waiting = self._waiting, {}
        for answered in waiting.values():
            answered(Refusal(message("The host has gone: what is on the disk stays there.")))
