"""What puzzles send over a line: their list, a move, a step of help, the end of a try."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from engine import TITLES, parse
from saves.puzzles import shelf, tries
from saves.puzzles.shelf import numbered
from saves.puzzles.tries import tries_of
from saves.settings import Settings, store
from screens.puzzles.listed import PuzzlesScreen
from screens.puzzles.table import PuzzleScreen
from tests.sampled import sampled
from tests.saves.puzzles.made import made, shelve
from tests.screens.keyboard import LARGE, SMALL, Player, Size
from tests.settling import settled
from tests.tui.counted import Counting, Line, over
from tui.app import HavreApp

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
KEY, MOST, ACTION, SCREEN = 400, 1_200, 4_096, 8_192


@pytest.fixture(autouse=True)
def _colours(home: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 256 colours on a dark ground, where styles take the most bytes."""
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("COLORTERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    store(Settings(palette="dark"))


def sent(app: HavreApp) -> int:
    driver = app._driver
    assert isinstance(driver, Counting)
    return driver.sent


async def cost(app: HavreApp, deed: Callable[[], object]) -> int:
    """The bytes that something sends."""
    before = sent(app)
    deed()
    await settled(app)
    return sent(app) - before


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize(("title", "size"), sampled(product(TITLES, (SMALL, LARGE)), "bytes of a puzzle"))
async def test_a_puzzle_keeps_to_the_bytes_of_a_game(title: str, size: Size, monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(monkeypatch, *(made(title, number) for number in range(1, 4)))
    shelf.shelf.cache_clear()
    tries.looked_up.cache_clear()
    saved = tries_of(numbered(title, 1))
    app = HavreApp(saved=saved)
    app.driver_class = Counting
    async with app.run_test(size=size, headless=False) as pilot:
        await settled(app)
        assert sent(app) <= 20 * 1024
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        line = Line(Player(app, pilot))
        assert list(over({"page": await line.walk(6)}, KEY, MOST)) == []
        assert await line.cost("h") <= ACTION
        moves = []
        while not saved.is_over:
            move = parse(saved.game, saved.of.line[len(saved.game.history)])

            def play(move: object = move) -> None:
                screen.play_now(move)  # type: ignore[arg-type]
                screen.redraw()

            moves.append(await cost(app, play))
        assert max(moves[:-1], default=0) <= ACTION
        assert moves[-1] <= SCREEN  # another page is opened: that of the result
        assert await line.cost("A") <= SCREEN
        assert await line.cost("q") <= SCREEN
        assert isinstance(app.screen, PuzzlesScreen)
        assert await line.cost("down") <= MOST


@SIZES
async def test_the_list_of_puzzles_keeps_to_the_bytes_of_a_list(size: Size) -> None:
    app = HavreApp()
    app.driver_class = Counting
    async with app.run_test(size=size, headless=False) as pilot:
        await settled(app)
        line = Line(Player(app, pilot))
        await line.cost("p")
        assert isinstance(app.screen, PuzzlesScreen)
        # The puzzles that ship, since what stands in their rows differs: the first row is today's.
        steps = [await line.cost(key) for key in ["down"] * 16]
        assert list(over({"list": steps}, KEY, MOST)) == []
