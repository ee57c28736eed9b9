from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from engine import TITLES
from engine.titles import about
from saves import SavedGame
from saves.record import Record, Result
from saves.titles import title_name
from screens.menus.daily import DailyScreen
from screens.menus.new_game import NewGameScreen
from screens.menus.saves import SavesScreen
from screens.menus.standings import Looking
from screens.menus.title import TitleScreen
from screens.puzzles.listed import PuzzlesScreen
from screens.reading.rules import RulesScreen
from screens.table.lesson import LessonScreen
from tests.screens.fakes import GameScreen, shown
from tui.app import HavreApp

SHORT = {"players": ["Red"], "variant": "short", "seed": 7}


async def test_without_a_saved_game_there_is_nothing_to_continue() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        assert "Continue" not in shown(pilot.app.screen)
        await pilot.press("c")
        assert isinstance(pilot.app.screen, TitleScreen)


async def test_the_game_played_last_comes_first_and_says_which_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Looking, "find", AsyncMock())  # nobody knows how it stands
    SavedGame.create("le-havre", SHORT).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        assert "c  Continue       Le Havre (short), 0 moves, Red alone" in shown(pilot.app.screen)
        await pilot.press("enter")
        assert "playing le-havre-1" in shown(pilot.app.screen)


async def test_records_that_cannot_be_read_are_told_and_hide_no_game(home: Path) -> None:
    SavedGame.create("le-havre", SHORT).close()
    (home / "records.jsonl").mkdir()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        assert "The records cannot be read" in shown(pilot.app.screen)
        await pilot.press("c")
        assert "playing le-havre-1" in shown(pilot.app.screen)


async def test_what_was_told_and_is_mended_is_told_no_more(home: Path) -> None:
    home.mkdir()
    (home / "records.jsonl").mkdir()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        assert "The records cannot be read" in shown(pilot.app.screen)
        await pilot.press("s")
        (home / "records.jsonl").rmdir()
        await pilot.press("escape")
        assert "The records cannot be read" not in shown(pilot.app.screen)


@pytest.mark.parametrize(
    ("keys", "screen"),
    [
        (["d"], DailyScreen),
        (["n"], NewGameScreen),
        (["down", "enter"], NewGameScreen),
        (["f"], LessonScreen),
        (["enter"], LessonScreen),
        (["r"], RulesScreen),
        (["up", "up", "up", "up", "enter"], RulesScreen),
        (["s"], SavesScreen),
        (["p"], PuzzlesScreen),
        (["down", "down", "down", "enter"], PuzzlesScreen),
        (["j", "j", "k", "j", "j", "j", "enter"], SavesScreen),
    ],
)
async def test_a_line_is_chosen_by_its_key_or_with_the_cursor(keys: list[str], screen: type) -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        assert isinstance(pilot.app.screen, screen)


@pytest.mark.parametrize("keys", [["q"], ["up", "enter"], ["ctrl+c"]])
async def test_the_player_can_leave(keys: list[str]) -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
    assert app.return_code == 0


async def test_a_game_that_another_program_plays_is_not_opened() -> None:
    with SavedGame.create("le-havre", SHORT):
        async with HavreApp().run_test(size=(80, 24)) as pilot:
            await pilot.press("c")
            assert isinstance(pilot.app.screen, TitleScreen)
            assert "le-havre-1 is open in another program" in shown(pilot.app.screen)


async def test_a_game_that_is_left_can_be_continued() -> None:
    SavedGame.create("le-havre", SHORT).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("c", "down", "up")
        assert isinstance(pilot.app.screen, TitleScreen)
        await pilot.press("c")
        assert isinstance(pilot.app.screen, GameScreen)
        assert not pilot.app.screen.saved.read_only


async def test_somebody_new_reads_which_games_there_are() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        for title in TITLES:
            assert title_name(title) in shown(pilot.app.screen)


async def test_the_records_are_shown_and_left() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("e")
        assert "No game of this title has been finished yet." in shown(pilot.app.screen)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TitleScreen)


@pytest.mark.parametrize("title", ["le-havre", "homesteaders"])
async def test_the_first_game_is_that_of_the_title_played_last(title: str) -> None:
    players = ["Red", "Green"]
    SavedGame.create(title, {"players": players, "seed": 7}, bots={"Green": "random"}).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        assert re.search(f"First game +{title_name(title)}", shown(pilot.app.screen))
        await pilot.press("f")
        assert isinstance(pilot.app.screen, LessonScreen)
        assert pilot.app.screen.game.title == title


async def test_once_a_title_is_known_the_first_game_is_that_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = datetime(2026, 5, 4, 12, tzinfo=UTC)
    known = [Record("x", title, "short", 7, (), (Result("Ann", 9, 1),), 80, ended) for title in ("le-havre", "macao")]
    monkeypatch.setattr("screens.menus.title.records", lambda: known)
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        assert re.search("First game +Homesteaders", shown(pilot.app.screen))


@pytest.mark.parametrize("title", TITLES)
async def test_the_first_game_says_at_80_columns_where_those_of_the_other_titles_are(title: str) -> None:
    with SavedGame.create(title, {"players": ["Ann", "Ben"], "variant": about(title).usual_variant, "seed": 1}):
        pass
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        line = next(line for line in shown(pilot.app.screen).splitlines() if " First game " in line)
        assert line.rstrip().endswith("others in New game")
