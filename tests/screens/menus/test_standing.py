"""How games stand, in a few words for menus."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from saves import SavedGame
from saves.records import Record, Result
from screens.menus.standing import best_of, count, of_the_day, standing
from tests.screens.fakes import shown
from tui.app import HavreApp

DAY = date(2026, 5, 4)
OPTIONS = {"players": ["Ann", "Green"], "variant": "short", "seed": 3}


def finished(day: date | None, score: int) -> Record:
    ended = datetime(2026, 5, 4 if day is None else day.day, 12, tzinfo=UTC)
    return Record("x", "le-havre", "short", 7, (), (Result("Ann", score, 1),), 80, ended, day=day)


def test_a_game_against_the_computer_is_told_as_one_s_own() -> None:
    SavedGame.create("le-havre", OPTIONS, bots={"Green": "random"}).close()
    assert standing("le-havre-1") == "round 1/8, you 7, Green 7"


def test_of_several_people_all_are_named() -> None:
    SavedGame.create("le-havre", OPTIONS).close()
    assert standing("le-havre-1") == "round 1/8, Green 7, Ann 7"


def test_what_cannot_be_read_stands_nowhere() -> None:
    assert standing("no-such-game") == ""


def test_the_daily_game_is_told_with_its_result_or_as_not_played_yet() -> None:
    today = finished(DAY, 43)
    before = replace(today, id="y", day=date(2026, 5, 3), finished=datetime(2026, 5, 3, 12, tzinfo=UTC))
    assert of_the_day([], DAY) == "not played yet"
    assert of_the_day([today], DAY) == "played: 43 francs"
    assert of_the_day([before, today], DAY) == "played: 43 francs, streak 2"


def test_the_best_result_leaves_marked_games_out() -> None:
    games = [finished(None, 43), replace(finished(None, 99), seen_before=True)]
    assert best_of(games, "le-havre") == "best 43 francs"
    assert best_of([], "le-havre") == ""


@pytest.mark.parametrize(("number", "words"), [(0, ""), (1, "1 game"), (3, "3 games")])
def test_saved_games_are_counted(number: int, words: str) -> None:
    assert count(number) == words


async def test_the_title_says_what_each_line_holds() -> None:
    SavedGame.create("le-havre", OPTIONS).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        seen = shown(pilot.app.screen)
        assert "not played yet" in seen
        assert "1 game" in seen


async def test_the_game_under_the_cursor_says_how_it_stands() -> None:
    SavedGame.create("le-havre", OPTIONS, bots={"Green": "random"}).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        assert "round 1/8, you 7, Green 7" in shown(pilot.app.screen)
