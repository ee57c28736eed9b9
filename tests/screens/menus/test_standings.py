"""How games stand, in a few words for menus."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from engine import new_game
from saves import SavedGame
from saves.daily import begun_or_continued, today
from saves.format import entry_bytes
from saves.listing import Stands
from saves.record import Record, Result
from saves.slots import path_of
from screens.menus.glimpse import glimpse
from screens.menus.standings import standing
from screens.menus.words import _first_game, best_of, count, in_room, of_the_day
from tests.saves.players import next_move
from tests.screens.fakes import shown
from tests.waiting import until_app
from tui.app import HavreApp
from widgets.lines import plain

DAY = date(2026, 5, 4)
OPTIONS = {"players": ["Ann", "Green"], "variant": "short", "seed": 3}


def finished(day: date | None, score: int) -> Record:
    ended = datetime(2026, 5, 4 if day is None else day.day, 12, tzinfo=UTC)
    return Record("x", "le-havre", "short", 7, (), (Result("Ann", score, 1),), 80, ended, day=day)


def test_a_game_against_the_computer_is_told_as_one_s_own() -> None:
    SavedGame.create("le-havre", OPTIONS, bots={"Green": "random"}).close()
    assert standing("le-havre-1") == ["round 1/8", "you 7", "Green 7"]


def test_of_several_people_all_are_named() -> None:
    SavedGame.create("le-havre", OPTIONS).close()
    assert standing("le-havre-1") == ["round 1/8", "Green 7", "Ann 7"]


def test_how_far_macao_has_come_is_told_in_as_few_cells_as_elsewhere() -> None:
    seats = ["Ann", "Green", "Bob"]
    game = new_game("macao", seats, "full", seed=3)
    while game.seen().round < 1:
        game.play(next_move(game))
    SavedGame.keep(game, bots=dict.fromkeys(seats[1:], "random")).close()
    assert standing("macao-1") == ["round 1/12", "you -3", "Green -3", "Bob -3"]


def test_points_behind_screens_are_told_to_nobody_but_their_owner() -> None:
    options = {"players": ["Ann", "Bob"], "variant": "full", "seed": 3}
    SavedGame.create("homesteaders", options).close()
    assert standing("homesteaders-1") == ["round 1", "Ann ?", "Bob ?"]
    SavedGame.create("homesteaders", options, bots={"Bob": "settler"}).close()
    assert standing("homesteaders-2") == ["round 1", "you 0", "Bob ?"]
    for people, told in ((["Ann", "Bob"], [None, None]), (["Ann"], [0, None])):
        found = glimpse(new_game("homesteaders", ["Ann", "Bob"], "full", 3), people)
        assert [one.points for one in found.players] == told
        assert any("?" in plain(line) for line in found.lines(60, 20))


def test_what_cannot_be_followed_stands_nowhere() -> None:
    with SavedGame.create("le-havre", OPTIONS) as saved:
        path = path_of(saved.slot)
    path.write_bytes(path.read_bytes() + entry_bytes("take nothing"))
    assert not standing(saved.slot)


def test_the_daily_game_is_told_with_its_result_or_as_not_played_yet() -> None:
    today = finished(DAY, 43)
    before = replace(today, id="y", day=date(2026, 5, 3), finished=datetime(2026, 5, 3, 12, tzinfo=UTC))
    assert of_the_day([], DAY) == "not played yet"
    assert of_the_day([today], DAY) == "Le Havre 43 francs"
    assert of_the_day([before, today], DAY) == "Le Havre 43 francs, streak 2"
    assert of_the_day([], DAY, ["macao"]) == "Macao under way"
    assert of_the_day([today], DAY, ["le-havre", "macao"]) == "Le Havre 43 francs, Macao under way"


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


@pytest.mark.parametrize(("name", "told"), [("You", "43 francs for you"), ("Ann", "43 francs for Ann")])
def test_a_first_game_ends_for_you_or_for_somebody_by_name(name: str, told: str) -> None:
    game = replace(finished(None, 43), first_game=True, results=(Result(name, 43, 1),))
    assert _first_game(game) == f"It ended with {told}. It is no part of bests, means and streaks."


async def test_the_title_says_which_game_of_the_day_is_under_way() -> None:
    begun_or_continued("macao", today()).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        assert "Macao under way" in shown(pilot.app.screen)


async def test_the_title_says_how_the_game_to_continue_stands_and_remembers_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    SavedGame.create("le-havre", OPTIONS, bots={"Green": "random"}).close()
    words = "Continue       Le Havre, round 1/8, you 7, Green 7"
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await until_app(pilot, lambda: words in shown(pilot.app.screen))
    monkeypatch.setattr("screens.menus.standings.standing", lambda *_: ["played through again"])
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        assert words in shown(pilot.app.screen)


async def test_in_the_smallest_terminal_the_others_of_a_full_table_are_counted() -> None:
    names = ["Ann", "Benedikt", "Cleopatra", "Dorothea"]
    game = {"players": names, "variant": "short", "seed": 3}
    SavedGame.create("le-havre", game, bots=dict.fromkeys(names[1:], "random")).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        words = r"Continue +Le Havre, round 1/12, you \d+, Benedikt \d+, 2 others\n"
        await until_app(pilot, lambda: re.search(words, shown(pilot.app.screen)) is not None)
        await pilot.press("s")
        listed = r" round 1/12, you \d+, 3 others "
        await until_app(pilot, lambda: re.search(listed, shown(pilot.app.screen)) is not None)


def test_a_list_of_players_keeps_the_first_ones_and_counts_the_others() -> None:
    told = ["round 1", "you 5", "Annemarie 6", "Benedikt 7"]
    assert in_room(told, 39) == "round 1, you 5, Annemarie 6, Benedikt 7"
    assert in_room(told, 38) == "round 1, you 5, Annemarie 6, 1 other"
    assert in_room(told, 35) == "round 1, you 5, 2 others"
    assert in_room(told, 23, 2) == "round 1, you 5"
    assert in_room(told[1:], 15) == "you 5, 2 others"


async def test_a_game_that_was_played_on_is_looked_at_anew() -> None:
    SavedGame.create("le-havre", OPTIONS, bots={"Green": "random"}).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await until_app(pilot, lambda: "you 7, Green 7" in shown(pilot.app.screen))
    with SavedGame.open("le-havre-1") as saved:
        while saved.game.decision is not None:
            saved.play(next_move(saved.game))
    assert Stands().of("le-havre-1") is None
