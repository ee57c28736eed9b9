"""The lobby of a host: what stands where, which keys lead on, and what comes from others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.harbour.replies import Chosen, Done, Lobby, News, Ranking, Reply
from saves.harbour.requests import AskLobby, AskPreferences, AskRanking, Choose, Request
from saves.harbour.values import Preferences
from tests.screens.le_havre.keyboard import LARGE, SMALL, Size, Snap
from tests.screens.lobby import sample
from tests.screens.lobby.host import ThreadedHost
from tests.screens.lobby.session import app_at_host, session


class Answering:
    """It tells the same lobby to all, and keeps what it was asked."""

    def __init__(self) -> None:
        self.lobby: Lobby = sample.lobby()
        self.asked: list[Request] = []
        self.preferences = Preferences()

    def __call__(self, session: int, request: Request) -> tuple[Reply, list[tuple[int, News]]]:
        self.asked.append(request)
        match request:
            case AskLobby():
                return self.lobby, []
            case AskRanking(title):
                found: Ranking = sample.ranking(title)
                return found, []
            case AskPreferences():
                return Chosen(self.preferences), []
            case Choose(wanted):
                self.preferences = wanted
                return Chosen(wanted), []
            case _:
                return Done(), []


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("screens.lobby.lobby.time", lambda: sample.NOW)


@pytest.fixture
def answering() -> Answering:
    return Answering()


@pytest.fixture
def host(answering: Answering) -> Iterator[ThreadedHost]:
    with ThreadedHost(answering) as found:
        yield found


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_lobby_looks_like_this(host: ThreadedHost, tmp_path: Path, snap_compare: Snap, size: Size) -> None:
    assert snap_compare(app_at_host(host.line(1), "anna", tmp_path), terminal_size=size)


async def test_tables_stand_in_the_order_in_which_they_press(host: ThreadedHost, tmp_path: Path) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        lines = player.lines()
        heads = [next(n for n, line in enumerate(lines) if words in line) for words in HEADS]
        assert heads == sorted(heads)
        assert next(n for n, line in enumerate(lines) if " a Macao" in line) < next(
            n for n, line in enumerate(lines) if " b Le Havre" in line
        )


HEADS = ("Your turn", "The others think", "Open: take a seat", "Running: watch")
