"""What a session at a host sends: its first picture, and each change from one screen to another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.settings import Settings, store
from screens.lobby.lobby import LobbyScreen
from tests.screens.keyboard import LARGE, SMALL, Player, Size
from tests.screens.lobby import sample
from tests.screens.lobby.host import ThreadedHost
from tests.screens.lobby.session import app_at_host
from tests.screens.lobby.test_lobby import Answering
from tests.settling import settled
from tests.tui.counted import Counting, Line, over

MOST = 8 * 1024
USUAL, MOST_OF_A_KEY = 400, 1_200
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])


@pytest.fixture(autouse=True)
def _terminal(home: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 256 colours on a dark ground, where styles take the most bytes; a clock that stands."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr("screens.lobby.lobby.time", lambda: sample.NOW)
    for name in ("COLORTERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    store(Settings(palette="dark"))


@pytest.fixture
def host() -> Iterator[ThreadedHost]:
    with ThreadedHost(Answering()) as found:
        yield found


@SIZES
async def test_a_login_and_every_change_of_the_screen_cost_at_most_8_kilobytes(
    host: ThreadedHost, tmp_path: Path, size: Size
) -> None:
    app = app_at_host(host.line(1), "anna", tmp_path)
    app.driver_class = Counting
    async with app.run_test(size=size, headless=False) as pilot:
        await settled(app)
        driver = app._driver
        assert isinstance(driver, Counting)
        assert isinstance(app.screen, LobbyScreen)
        costs = {"login": driver.sent}
        line = Line(Player(app, pilot))
        for key in ("2", "3", "4", "1", "down", "n", "escape", "d", "escape", "q"):
            costs[f"{len(costs)} {key}"] = await line.cost(key)
        assert {name: cost for name, cost in costs.items() if cost > MOST} == {}
        assert costs["login"] > 1_000
        if app._at_host is not None:
            app._at_host.end()


@SIZES
async def test_a_step_from_table_to_table_takes_400_bytes_and_at_most_1200(
    host: ThreadedHost, tmp_path: Path, size: Size
) -> None:
    app = app_at_host(host.line(1), "anna", tmp_path)
    app.driver_class = Counting
    async with app.run_test(size=size, headless=False) as pilot:
        await settled(app)
        line = Line(Player(app, pilot))
        costs = [await line.cost(key) for key in ["down"] * 10 + ["up"] * 10]
        if app._at_host is not None:
            app._at_host.end()
    assert list(over({"lobby": costs}, USUAL, MOST_OF_A_KEY)) == []


@SIZES
async def test_nothing_is_sent_while_nothing_happens(host: ThreadedHost, tmp_path: Path, size: Size) -> None:
    app = app_at_host(host.line(1), "anna", tmp_path)
    app.driver_class = Counting
    async with app.run_test(size=size, headless=False) as pilot:
        await settled(app)
        driver = app._driver
        assert isinstance(driver, Counting)
        before, asked = driver.sent, host.sent.get(1, 0)
        await pilot.pause(0.3)
        assert (driver.sent, host.sent.get(1, 0)) == (before, asked)
        if app._at_host is not None:
            app._at_host.end()
