"""What a cursor key sends on every menu: the title, forms, settings, keys, lists of saved games and of rules."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from saves import SavedGame
from saves.daily import today
from saves.record import Record, Result
from saves.settings import Settings, store
from screens.menus.saves import SavesScreen
from tests.conformance.titles import Setting
from tests.sampled import sampled
from tests.screens.keyboard import LARGE, SMALL, Player, Size
from tests.settling import settled
from tests.tui.counted import Counting, Line, over, played
from tests.waiting import until_app
from tui.app import HavreApp

USUAL, MOST, PAGE = 400, 1_200, 8_000
ROWS = 14
"""So many steps down are made, and up again."""

GAMES = (
    (Setting("le-havre", 1, "short"), 0.5),
    (Setting("le-havre", 5, "full"), 0.2),
    (Setting("homesteaders", 4, "full"), 0.6),
    (Setting("homesteaders", 2, "full"), 1),
    (Setting("speicherstadt", 3, "base"), 0.5),
    (Setting("speicherstadt", 5, "kaispeicher"), 0.7),
    (Setting("macao", 4, "full"), 0.5),
    (Setting("macao", 1, "full"), 0.9),
)
"""Saved games that are in the list, and how much of each is played, by chance."""
MENUS = {
    "the title": "",
    "a new game": "n",
    "a new game of Homesteaders of four": "n up right down right right",
    "a new game of Die Speicherstadt of three": "n up right right down right",
    "a new game of Macao alone": "n up right right right down left",
    "saved games": "s",
    "settings": "t",
    "the keys": "t up enter",
    "puzzles": "p",
    "records": "e",
    "the daily harbour": "d",
    "rules": "r",
}
"""Menus, each with the keys that lead there from the title; what is read is turned by pages or columns."""
CASES = [(menu, size) for menu in MENUS for size in (SMALL, LARGE)]


@pytest.fixture(autouse=True)
def _colours(home: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 256 colours on a dark ground, where styles take the most bytes."""
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("COLORTERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    store(Settings(palette="dark"))


def of_the_day(title: str, variant: str, best: int, days_ago: int) -> Record:
    """A game of a daily harbour that was played so long ago."""
    day: date = today() - timedelta(days=days_ago)
    results = (Result("You", best, 1),)
    return Record(f"{title}-{days_ago}", title, variant, 7, (), results, 80, datetime.now(UTC), day=day)


DAILY = [
    of_the_day(title, variant, best - 4 * days_ago, days_ago)
    for title, variant, best, days in (
        ("le-havre", "short", 150, (14, 9, 5, 2, 1, 0, 0)),
        ("homesteaders", "full", 64, (90, 34, 13, 8, 6, 0, 0)),
        ("speicherstadt", "base", 55, (60, 27, 19, 12, 4, 3)),
        ("macao", "full", 90, (41, 40, 22, 15, 7)),
    )
    for days_ago in days
]
"""Daily harbours of each title, on days of its own, two of them twice today."""


async def stepped(menu: str, size: Size) -> list[str]:
    """Whether a step of the cursor costs too much on a menu, or a key that leads to it."""
    app = HavreApp()
    app.driver_class = Counting
    async with app.run_test(size=size, headless=False) as pilot:
        await settled(app)
        line = Line(Player(app, pilot))
        opened = [await line.cost(key) for key in MENUS[menu].split()]
        if isinstance(app.screen, SavesScreen):
            found = app.screen._games
            await until_app(pilot, lambda: all(map(found.stands, found.games)))
        costs = [await line.cost(key) for key in ["down"] * ROWS + ["up"] * ROWS]
    return [*over({menu: costs}, USUAL, MOST), *(f"{menu} opens with {cost}" for cost in opened if cost > PAGE)]


@pytest.mark.parametrize(("menu", "size"), sampled(CASES, "bytes of menus"))
async def test_a_cursor_key_takes_400_bytes_and_at_most_1200_on_every_menu(menu: str, size: Size) -> None:
    if menu == "saved games":
        for seed, (setting, share) in enumerate(GAMES):
            SavedGame.keep(played(setting, seed, share)).close()
    assert await stepped(menu, size) == []


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
async def test_the_daily_harbour_takes_no_more_where_one_has_played_it(
    size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("screens.menus.daily.records", lambda: DAILY)
    assert await stepped("the daily harbour", size) == []
