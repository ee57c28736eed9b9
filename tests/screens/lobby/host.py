"""A host in a thread of the test: a harbour that answers the lines of sessions which run in the same process."""

from __future__ import annotations

import select
import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Protocol

from saves.harbour.line import Line, Requests, framed
from saves.harbour.replies import News, Reply
from saves.harbour.requests import Request

Answers = Callable[[int, Request], tuple[Reply, list[tuple[int, News]]]]
"""What a session (by its number) is answered with, and which sessions are told what because of it."""


class Handling(Protocol):
    """What answers."""

    def __call__(self, session: int, request: Request) -> tuple[Reply, list[tuple[int, News]]]: ...


class ThreadedHost:
    """Lines to sessions, each of which is answered at once."""

    def __init__(self, answers: Handling) -> None:
        self._answers = answers
        self._ends: dict[int, tuple[socket.socket, Requests]] = {}
        self._wake, self._woken = socket.socketpair()
        self._thread = Thread(target=self._run, daemon=True)
        self._is_over = False
        self.sent: dict[int, int] = {}
        """How many bytes each session was sent."""

    def __enter__(self) -> ThreadedHost:
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._is_over = True
        self._wake.send(b"x")
        self._thread.join()
        for end, _requests in self._ends.values():
            end.close()
        self._wake.close()
        self._woken.close()

    def line(self, session: int) -> Line:
        """A line of a session with this number."""
        mine, theirs = socket.socketpair()
        self._ends[session] = (mine, Requests())
        self._wake.send(b"x")
        return Line(theirs)

    def hang_up(self, session: int) -> None:
        """The host ends a session's line."""
        self._ends[session][0].shutdown(socket.SHUT_RDWR)

    def tell(self, session: int, news: News) -> None:
        """Tell a session something."""
        self._send(session, framed(0, news))

    def _send(self, session: int, data: bytes) -> None:
        end = self._ends.get(session)
        if end is not None:
            self.sent[session] = self.sent.get(session, 0) + len(data)
            with suppress(OSError):  # it has hung up
                end[0].sendall(data)

    def _run(self) -> None:
        while not self._is_over:
            ends = {end: session for session, (end, _requests) in self._ends.items()}
            readable, _write, _error = select.select([self._woken, *ends], [], [])
            for one in readable:
                if one is self._woken:
                    self._woken.recv(64)
                else:
                    self._serve(ends[one])

    def _serve(self, session: int) -> None:
        end, requests = self._ends[session]
        try:
            data = end.recv(65536)
        except OSError:
            data = b""
        if not data:
            del self._ends[session]
            end.close()
            return
        for number, request in requests.feed(data):
            reply, posts = self._answers(session, request)
            self._send(session, framed(number, reply))
            for to, news in posts:
                self.tell(to, news)
