"""What others made of the deal of a finished game: told by a host when it answers, and nobody waits for it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from engine.texts import message
from saves.harbour.line import Line, Requests, framed
from saves.harbour.messages import Sent
from saves.harbour.replies import Daily, Done, LobbyChanged, Refusal
from saves.harbour.requests import AskDaily
from saves.harbour.values import FirstAttempt
from saves.record import Record, Result
from screens.host import Host
from screens.table.at_deal import AtDeal

OWN = [("attempt 2", 120, False), ("attempt 3", 100, True), ("attempt 1", 90, False)]
"""What is told of one's own games where nobody else's are known."""


class FarHost:
    """The other end of the line of a session, which answers as the test says."""

    def __init__(self, *games: Record) -> None:
        """The session looks at the last of its finished games."""
        mine, self._end = socket.socketpair()
        self._end.settimeout(1)
        self.host = Host(Line(mine), "ann", Path("/nowhere"))
        self.changes = 0
        self._games = games
        self._at_deal = AtDeal(self.host, lambda: list(games), self._count)

    def _count(self) -> None:
        self.changes += 1

    @property
    def attempts(self) -> list[tuple[str, int, bool]]:
        found = self._at_deal.attempts(self._games[-1])
        return [] if found is None else [(one.name, one.score, one.is_this) for one in found.found]

    @property
    def asked(self) -> object:
        """What it has been asked."""
        ((_number, request),) = Requests().feed(self._end.recv(10_000))
        return request

    def answers(self, reply: Sent) -> None:
        self.sends(framed(1, reply))

    def sends(self, data: bytes) -> None:
        self._end.sendall(data)
        self.host.read()

    def goes(self) -> None:
        self._end.close()

    def close(self) -> None:
        self._end.close()


def daily(score: int, attempt: int = 1) -> Record:
    """A finished daily harbour."""
    day = date(2026, 5, 4)
    results = (Result("Ann", score, 1),)
    when = datetime(2026, 5, 4, 12, tzinfo=UTC)
    return Record(f"{attempt}", "le-havre", "short", 7, (), results, 80, when, attempt=attempt, day=day)


@pytest.fixture
def far() -> Iterator[FarHost]:
    """A host that has been asked what others made of the third attempt at a daily game, and has not answered."""
    far = FarHost(daily(90), daily(120, 2), daily(100, 3))
    assert far.attempts == OWN
    yield far
    far.close()


def test_a_host_tells_what_everybody_made_of_a_daily_harbour(far: FarHost) -> None:
    assert far.asked == AskDaily("2026-05-04")
    told = [("le-havre", "eli", 141), ("macao", "ben", 300), ("le-havre", "ann", 90)]
    far.answers(Daily(tuple(FirstAttempt(*one) for one in told)))
    assert far.changes == 1
    assert far.attempts == [("eli", 141, False), ("you", 100, True), ("ann", 90, False)]


def test_where_nobody_else_has_played_ones_own_attempts_are_told(far: FarHost) -> None:
    far.answers(Daily((FirstAttempt("le-havre", "ann", 90),)))
    assert far.attempts == OWN


@pytest.mark.parametrize("reply", [Done("t"), Refusal(message("no")), LobbyChanged()], ids=["done", "no", "news"])
def test_a_host_that_answers_something_else_tells_nothing(far: FarHost, reply: Sent) -> None:
    far.answers(reply)
    assert far.attempts == OWN
    assert far.host.is_there


def test_a_host_that_talks_nonsense_is_heard_no_more(far: FarHost) -> None:
    far.sends(b"nonsense nonsense nonsense")
    assert far.attempts == OWN
    assert not far.host.is_there


def test_a_host_that_goes_before_it_answers_tells_nothing(far: FarHost) -> None:
    far.goes()
    far.host.read()
    assert far.attempts == OWN
    assert not far.host.is_there


def test_a_host_that_had_gone_before_it_was_asked_tells_nothing() -> None:
    far = FarHost(daily(90), daily(120, 2))
    far.goes()
    assert far.attempts == [("attempt 2", 120, True), ("attempt 1", 90, False)]


def test_at_home_ones_own_attempts_at_the_same_deal_are_told_the_best_first() -> None:
    games = [daily(90), daily(120, 2), daily(100, 3)]
    found = AtDeal(None, lambda: games, lambda: None).attempts(games[-1])
    assert found is not None
    assert found.found == OWN
    assert AtDeal(None, lambda: games[:1], lambda: None).attempts(games[0]) is None
