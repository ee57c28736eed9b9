"""The host as the screens of a session speak to it: requests that are answered at once, and news for who listens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from engine.texts.language import gettext as _
from saves.daily import today
from saves.errors import SaveError
from saves.harbour.line import Line
from saves.harbour.replies import Daily, Lobby, News, Refusal, Reply
from saves.harbour.requests import AskDaily, Request, WroteDaily
from saves.harbour.values import FirstAttempt
from saves.hosted import Hosted
from saves.record import Record
from screens.words import shown

R = TypeVar("R", bound=Reply)

Listener = Callable[[News], None]


class Host:
    """The line to a host, for all that runs in this session."""

    def __init__(self, line: Line, name: str, tables: Path) -> None:
        """`name` is the player's; the files of games stand in `tables`."""
        self._line = line
        self.name = name
        self.tables = tables
        self._listeners: list[Listener] = []

    @property
    def is_there(self) -> bool:
        """Whether the host still answers."""
        return self._line.is_open

    def fileno(self) -> int:
        """The descriptor that can be read when there are news."""
        return self._line.fileno()

    def ask(self, request: Request, kind: type[R]) -> R:
        """The answer of one kind to a request; raises `SaveError` with the host's sentence where it refuses."""
        reply = self.answered(request)
        if not isinstance(reply, kind):
            raise SaveError(_("The host does not answer."))
        return reply

    def answered(self, request: Request) -> Reply:
        """What the host answers to a request; raises `SaveError` with its sentence where it refuses."""
        reply = self._line.ask_now(request)
        self.read()
        if isinstance(reply, Refusal):
            raise SaveError(shown(reply.sentence))
        return reply

    def ask_daily(self, day: str, told: Callable[[Sequence[FirstAttempt]], None]) -> None:
        """Ask for everybody's first attempts at the daily games of a day (2026-11-22).

        They are `told` when they come, which may be never; nobody waits for them.
        """
        self._line.ask(AskDaily(day), lambda reply: told(reply.attempts) if isinstance(reply, Daily) else None)

    def tell_missed(self, lobby: Lobby, own: Sequence[Record]) -> None:
        """Tell it of one's `own` daily games of today that it does not know: it was away or busy when they ended."""
        known = {one.title for one in lobby.daily if one.name == lobby.me}
        for one in own:
            if one.day == today() and one.attempt == 1 and one.title not in known:
                self.tell(WroteDaily(one.title, one.day.isoformat(), one.best))

    def tell(self, request: Request) -> None:
        """Send a request whose answer nobody waits for."""
        self._line.ask(request)

    def listen(self, listener: Listener) -> None:
        """Hand all news to a listener, those who came before it first."""
        self._listeners.append(listener)

    def stop(self, listener: Listener) -> None:
        """Hand it no more."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def read(self) -> None:
        """Take in what has come: each listener is handed each of the news."""
        for one in self._line.read():
            for listener in tuple(self._listeners):
                listener(one)


def host_of(hosted: Hosted | None) -> Host | None:
    """The host that a session runs at, to be asked for once a session; None at home."""
    if hosted is None or hosted.line is None:
        return None
    return Host(hosted.line, hosted.name, hosted.tables)
