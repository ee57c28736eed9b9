"""The app without a terminal, with the driver's way of sending: how many bytes each key would send over a line."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from statistics import median
from typing import Any

from textual.app import App
from textual.drivers.headless_driver import HeadlessDriver

from engine import Game
from engine.bots.chance import decide
from saves import SavedGame
from screens.table.picture.pages import ListPage
from tests.conformance.titles import Setting
from tests.screens.keyboard import Player
from tests.settling import settled
from tui.app import HavreApp
from tui.cells import CellScreen


class Counting(HeadlessDriver):
    """A terminal of 256 colours that counts what it is sent."""

    def __init__(
        self, app: App[Any], *, debug: bool = False, mouse: bool = False, size: tuple[int, int] | None = None
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self._cells = CellScreen(*(size or app.size))
        self.sent = 0
        """Bytes so far."""

    @property
    def is_headless(self) -> bool:
        return False

    def write(self, data: str) -> None:
        self.sent += len(self._cells.feed(data).encode())


class Line:
    """Somebody who presses keys over a line."""

    def __init__(self, player: Player) -> None:
        self.player = player

    async def cost(self, key: str) -> int:
        """The bytes that answer a key."""
        driver = self.player.app._driver
        assert isinstance(driver, Counting)
        before = driver.sent
        await self.player.press(key)
        await settled(self.player.app)
        return driver.sent - before

    async def walk(self, rows: int) -> list[int]:
        """What each step costs from the first row of the open page down over so many of them, and up again."""
        await self.cost("home")  # what the page before it left is drawn by then
        costs = []
        for key in ("down", "up"):
            for _step in range(rows):
                row = self.player.row
                costs.append(await self.cost(key))
                if isinstance(self.player.screen.page, ListPage) and self.player.row == row:
                    break
        return costs


def played(setting: Setting, seed: int, share: float) -> Game:
    """A game that was played by chance, up to that share of its moves."""
    game, rng = setting.begun(seed), Random(seed)
    while game.decision is not None:
        game.play(decide(game, rng))
    again = setting.begun(seed)
    for move in game.history[: int(len(game.history) * share)]:
        again.play(move)
    return again


def over(costs: dict[str, list[int]], usual: int, most: int) -> Iterator[str]:
    """The pages whose steps cost more than they may, by the median and by the dearest one."""
    for name, found in costs.items():
        if median(found) > usual or max(found) > most:
            yield f"{name}: median {median(found):.0f}, most {max(found)}"


@asynccontextmanager
async def counting(game: Game, size: tuple[int, int]) -> AsyncIterator[Line]:
    """A game on a terminal of some size, whoever decides there sitting at it."""
    app = HavreApp(saved=SavedGame.keep(game))
    app.driver_class = Counting
    async with app.run_test(size=size, headless=False) as pilot:
        await settled(app)
        player = Player(app, pilot)
        await player.sit_down()
        await player.look_around()
        yield Line(player)
