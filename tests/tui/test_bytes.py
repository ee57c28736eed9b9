"""What a cursor key sends on every page of every title, in the middle of a game and late in it; and in the records."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest

from engine import TITLES
from engine.medals import NAMES
from saves.record import Record, Result
from saves.settings import Settings, store
from tests.conformance.titles import Setting
from tests.screens.keyboard import LARGE, SMALL, Size
from tests.settling import settled
from tests.tui.counted import Counting, Line, counting, over, played
from tui.app import HavreApp

USUAL, MOST, PAGE = 400, 1_200, 8_000

SETTINGS = (
    Setting("le-havre", 4, "full"),
    Setting("homesteaders", 4, "full"),
    Setting("speicherstadt", 3, "base"),
    Setting("speicherstadt", 5, "kaispeicher"),
    Setting("macao", 4, "full"),
)
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
ONE_SIZE = pytest.mark.parametrize(
    ("setting", "size"),
    [
        pytest.param(
            setting,
            size,
            id=f"{setting}-{size[0]}x{size[1]}",
            marks=[] if size == Random(str(setting)).choice((SMALL, LARGE)) else pytest.mark.long,
        )
        for setting in SETTINGS
        for size in (SMALL, LARGE)
    ],
)
"""Each set-up at one size, drawn by its name, and at the other one behind `long`."""


@pytest.fixture(autouse=True)
def _colours(home: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 256 colours on a dark ground, where styles take the most bytes."""
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("COLORTERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    store(Settings(palette="dark"))


async def walked(line: Line, rows: int) -> tuple[dict[str, list[int]], dict[str, int]]:
    """What each step costs on each page that can be opened now, and what it costs to open it by its key."""
    steps, pages = {}, {}
    for number, page in enumerate(line.player.screen.board.pages, start=1):
        if page.is_there:
            pages[page.keys.name] = await line.cost(str(number))
            steps[page.keys.name] = await line.walk(rows)
    return steps, pages


async def dear(setting: Setting, seed: int, share: float, size: Size, rows: int) -> list[str]:
    """The pages on which a cursor key takes more than it may, or that take too much themselves."""
    async with counting(played(setting, seed, share), size) as line:
        steps, pages = await walked(line, rows)
    return [*over(steps, USUAL, MOST), *(f"{name}: {cost}" for name, cost in pages.items() if cost > PAGE)]


@ONE_SIZE
async def test_a_cursor_key_takes_400_bytes_and_at_most_1200_on_every_page_and_a_page_8_kilobytes(
    setting: Setting, size: Size
) -> None:
    assert await dear(setting, 1, 0.5, size, 6) == []


@pytest.mark.long
@SIZES
@pytest.mark.parametrize("share", [0.2, 0.4, 0.6, 0.8, 0.95])
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
async def test_a_cursor_key_takes_as_much_at_any_time_of_a_game(setting: Setting, share: float, size: Size) -> None:
    assert await dear(setting, 3, share, size, 40) == []


@pytest.mark.long
@pytest.mark.parametrize(("seed", "share"), [(1, 0.5), (3, 1.0)], ids=["middle", "finished"])
@SIZES
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
async def test_pages_one_after_another_take_8_kilobytes_each(
    setting: Setting, size: Size, seed: int, share: float
) -> None:
    async with counting(played(setting, seed, share), size) as line:
        pages = [str(n) for n, page in enumerate(line.player.screen.board.pages, start=1) if page.is_there]
        costs = [(key, await line.cost(key)) for key in (*pages, *reversed(pages))]
    assert [(key, cost) for key, cost in costs if cost > PAGE] == []


def finished(games: int) -> list[Record]:
    """So many games alone of each title, of every medal and of none, in the last twelve weeks; half of them daily."""
    rng, now = Random(7), datetime.now(UTC)
    variants = {"speicherstadt": "base", "le-havre": "short"}
    found = []
    for title in TITLES:
        for number in range(games):
            when = now - timedelta(days=rng.randrange(1, 80))
            day: date | None = when.date() if number % 2 else None
            results = (Result("You", rng.randrange(40, 190), 1),)
            medal = rng.choice(("", *NAMES))
            found.append(
                Record(
                    f"{title}-{number}",
                    title,
                    variants.get(title, "full"),
                    rng.randrange(100_000),
                    (),
                    results,
                    80,
                    when,
                    day=day,
                    medal=medal,
                )
            )
    return found


@SIZES
async def test_the_records_of_four_titles_open_with_8_kilobytes_and_a_step_takes_400_bytes(
    size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = finished(31)
    monkeypatch.setattr("screens.menus.title.records", lambda: found)
    app = HavreApp()
    app.driver_class = Counting
    async with app.run_test(size=size, headless=False) as pilot:
        await settled(app)
        driver = app._driver
        assert isinstance(driver, Counting)
        costs: dict[str, list[int]] = {"pages": [], "steps": []}
        for key in ("e", "down", "down", "up", "enter", *["down"] * 12, "+"):
            before = driver.sent
            await pilot.press(key)
            await settled(app)
            costs["steps" if key in ("down", "up") else "pages"].append(driver.sent - before)
    assert list(over({"steps": costs["steps"]}, USUAL, MOST)) == []
    assert [cost for cost in costs["pages"] if cost > PAGE] == []
