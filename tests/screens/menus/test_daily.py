"""The daily harbour before it is begun: what its page says, and what enter does."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest

from saves import SavedGame, summaries
from saves.daily import begun_or_continued
from saves.record import Record, Result
from screens.menus.daily import DailyScreen
from screens.menus.title import TitleScreen
from tests.screens.fakes import GameScreen, shown
from tui.app import HavreApp

DAY = date(2026, 1, 31)


def played(best: int, day: int = 31, attempt: int = 1, *, seen_before: bool = False) -> Record:
    """A daily harbour of Le Havre that was finished."""
    return Record(
        f"{day} {attempt}",
        "le-havre",
        "short",
        20260100 + day,
        (),
        (Result("Red", best, 1),),
        80,
        datetime(2026, 1, day, 12, tzinfo=UTC),
        attempt=attempt,
        day=date(2026, 1, day),
        seen_before=seen_before,
    )


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the last day of a January, and there are medals for the short game alone."""
    for module in ("screens.menus.daily", "screens.menus.title", "screens.games"):
        monkeypatch.setattr(f"{module}.today", lambda: DAY)
    monkeypatch.setattr("engine.medals.numbers", lambda _package, _name: {"short": {"1": [98, 121, 146]}})


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets the records hold these games."""
    return lambda *games: monkeypatch.setattr("screens.menus.daily.records", lambda: list(games))


async def page(*keys: str, size: tuple[int, int] = (80, 24)) -> str:
    """What is seen after these keys on the page, and the line of keys."""
    async with HavreApp().run_test(size=size) as pilot:
        await pilot.press("d", *keys)
        return shown(pilot.app.screen)


async def test_the_page_says_what_is_played_before_anything_is_begun() -> None:
    seen = await page()
    assert "The same harbour for everybody" in seen
    assert "Short, alone" in seen
    assert "You have not played it today." in seen
    assert "enter begin " in seen
    assert summaries() == []


@pytest.mark.parametrize("key", ["enter", "d"])
async def test_the_harbour_of_today_is_begun_and_gone_on_with(key: str) -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("d", key)
        assert isinstance(pilot.app.screen, GameScreen)
        assert pilot.app.screen.saved.game.options["seed"] == 20260131
        slot = summaries()[0].slot
        pilot.app.screen.saved.close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("d")
        assert "Attempt 1 is under way." in shown(pilot.app.screen)
        assert "enter go on with it" in shown(pilot.app.screen)
        await pilot.press(key)
        assert isinstance(pilot.app.screen, GameScreen)
        assert pilot.app.screen.saved.slot == slot
    assert len(summaries()) == 1


async def test_a_second_attempt_is_called_one(known: Callable[..., None]) -> None:
    known(played(88), played(131, attempt=2, seen_before=True))
    seen = await page()
    assert "Attempt 1: 88 francs" in seen
    assert "Attempt 2: 131 francs, with moves taken back" in seen
    assert "The next one is attempt 3, and its result says so." in seen
    assert "enter begin attempt 3" in seen


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
async def test_the_scale_of_medals_has_todays_best_on_it_and_the_other_days(
    known: Callable[..., None], size: tuple[int, int]
) -> None:
    known(played(100, 29), played(88), played(125, attempt=2))
    seen = await page(size=size)
    assert "bronze 98 ✓" in seen
    assert "today 125" in seen
    assert "each · is one of your games" in seen


async def test_a_large_page_tells_the_last_games_and_the_days_which_a_step_of_the_cursor_leaves(
    known: Callable[..., None],
) -> None:
    known(*(played(100, day) for day in range(20, 32)))
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.press("d")
        pages = []
        for _title in range(2):
            lines = shown(pilot.app.screen).split("\n")
            first = next(n for n, line in enumerate(lines) if line.startswith("─ The last games"))
            pages.append([line[:81].rstrip() for line in lines[first:-1]])
            await pilot.press("down")
        assert pages[0] == pages[1]
        assert [line.split()[5:8] for line in pages[0][1:6]] == [[str(day), "Jan", "2026"] for day in range(31, 26, -1)]
        assert " Day after day" in pages[0]
        assert [line.count("▪") for line in pages[0][-9:-2]] == [1, 2, 2, 2, 2, 2, 1]


async def test_it_says_that_hints_count_nothing() -> None:
    assert "Hints cost nothing." in await page()


async def test_another_title_is_chosen_with_the_cursor() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "down", "enter")
        assert isinstance(pilot.app.screen, GameScreen)
        assert pilot.app.screen.saved.game.title == "homesteaders"


async def test_the_cursor_begins_on_the_title_played_last() -> None:
    SavedGame.create("macao", {"players": ["Red", "Green"], "seed": 7}, bots={"Green": "random"}).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("d")
        assert isinstance(pilot.app.screen, DailyScreen)
        assert pilot.app.screen.menu.chosen == "macao"


async def test_a_game_that_another_program_plays_is_not_opened() -> None:
    with begun_or_continued("le-havre", DAY, ["Red"]):
        seen = await page("enter")
        assert "is open in another program" in seen


async def test_the_page_is_left_for_the_title() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "escape")
        assert isinstance(pilot.app.screen, TitleScreen)
