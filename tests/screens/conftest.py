from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from screens.by_name import SCREENS
from tests.printed import as_printed


@pytest.fixture(autouse=True)
def fake_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The frame is tested without the screens of a title."""
    monkeypatch.setitem(SCREENS, "game", "tests.screens.fakes:GameScreen")


@pytest.fixture(autouse=True)
def _printed() -> Iterator[None]:
    """Screens are tested with the printed figures of the cards."""
    with as_printed():
        yield


@pytest.fixture(autouse=True)
def seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed that is drawn is always 4711."""
    monkeypatch.setattr("screens.games.randbelow", lambda _limit: 4711)


@pytest.fixture(autouse=True)
def _thresholds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Medals are those of a list that stays: the one that ships is made anew from time to time."""
    monkeypatch.setattr(
        "engine.medals.numbers", lambda _package, _name: {"short": {"1": [40, 60, 90], "3": [30, 50, 80]}}
    )


@pytest.fixture(autouse=True)
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Times are shown in one time zone, wherever the tests run."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()
