"""After the game: the report on the screen, and what the records say of the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import new_game
from engine.le_havre.state import AFTER_FINAL
from saves import SavedGame
from saves.slots import exports
from screens.le_havre.report import report
from screens.reading.pages import ReadingScreen
from screens.table.report import pages
from tests.engine.open_table import open_table
from tests.saves.players import next_move
from tests.screens.keyboard import PAGE, playing
from tests.screens.le_havre import positions
from widgets.lines import plain, width


async def test_the_report_of_a_finished_game_shows_wealth_francs_and_visits() -> None:
    async with playing(positions.final_action_alone()) as player:
        await player.press("i", "i", "n", "r")
        assert isinstance(player.app.screen, ReadingScreen)
        assert "Wealth by round" in player.sees()
        assert "Where the francs came from" in player.sees()
        assert "What visits earned: Red" in player.sees()
        await player.press("escape")
        assert "the game is over" in player.sees()


async def test_no_figure_of_five_players_with_long_names_is_cut_off() -> None:
    names = ["Maximilian A", "Bartholomew", "Christophora", "Wilhelmina Z", "Zacharias XY"]
    game = new_game("le-havre", names, "short", 3)
    while game.decision is not None:
        game.play(next_move(game))
    found = dict(pages(game, report(game)))
    assert all(width(line) <= 78 for lines in found.values() for line in lines(78))
    francs = map(plain, found["Where the francs came from"](78))
    assert [len(line.split()) for line in francs if line.startswith("Francs at hand")] == [8]


async def test_the_result_says_how_it_stands_in_the_records() -> None:
    for words in ("This is your first game of this kind.", "Attempt 2 with this seed."):
        saved = positions.alone()
        while open_table(saved.game)["phase"] != AFTER_FINAL:
            saved.play(next_move(saved.game))
        async with playing(saved) as player:
            await player.press("n")
            assert words in player.sees()


async def test_a_record_that_cannot_be_kept_is_told_with_the_result(home: Path) -> None:
    saved = positions.alone()
    while open_table(saved.game)["phase"] != AFTER_FINAL:
        saved.play(next_move(saved.game))
    (home / "records.jsonl").mkdir()
    async with playing(saved) as player:
        await player.press("n")
        assert "The game cannot be entered into the records" in player.desk()


async def test_the_end_shows_a_bar_of_what_the_francs_came_from_and_the_best_move() -> None:
    saved = positions.alone()
    while open_table(saved.game)["phase"] != AFTER_FINAL:
        saved.play(next_move(saved.game))
    async with playing(saved) as player:
        await player.press("n")
        total = saved.game.scores()[0]["total"]
        assert f"You made {total} franc" in player.sees()
        assert "Brought most, " in player.sees()


def finished() -> SavedGame:
    """A game of one person that has come to its last decision."""
    saved = positions.alone()
    while open_table(saved.game)["phase"] != AFTER_FINAL:
        saved.play(next_move(saved.game))
    return saved


async def test_x_writes_a_picture_and_a_text_into_the_folder_of_exports_that_it_proposes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with playing(finished()) as player:
        await player.press("n")
        result = player.lines()[:9]
        await player.press("x")
        assert "Into which folder?" in player.sees()
        assert player.lines()[:9] == result
        assert not exports().exists()
        await player.press("enter")
        assert "Written: " in player.desk()
        await player.press("x", "enter")
    names = sorted(path.name for path in exports().iterdir())
    assert names == ["havre-le-havre-2.svg", "havre-le-havre-2.txt", "havre-le-havre.svg", "havre-le-havre.txt"]
    pictures = [path.read_text() for path in exports().glob("*.svg")]
    assert all("<svg" in picture and "Written" not in picture for picture in pictures)
    assert all("Into" not in picture for picture in pictures)
    words = (exports() / "havre-le-havre.txt").read_text()
    assert "1. Red  " in words
    assert "seed " in words
    assert list(tmp_path.iterdir()) == []


async def test_a_folder_that_is_not_there_is_said_and_another_one_can_be_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    there = tmp_path / "mine"
    there.mkdir()
    async with playing(finished()) as player:
        await player.press("n", "x", *"nowhere", "enter")
        assert "cannot be written: No such file or directory." in player.desk()
        await player.press("f8", *"mine", "enter")
        assert "Written: " in player.desk()
    assert sorted(path.suffix for path in there.iterdir()) == [".svg", ".txt"]


async def test_nothing_is_written_where_the_question_for_a_folder_is_left() -> None:
    async with playing(finished()) as player:
        await player.press("n", "x", "escape")
        assert player.mode == PAGE
    assert not exports().exists()


def test_a_plot_has_the_colour_of_its_player() -> None:
    game = new_game("le-havre", ["Ann", "Ben"], "short", 3)
    while game.decision is not None:
        game.play(next_move(game))
    _title, lines = pages(game, report(game))[0]
    drawn = [{piece.style for piece in line} for line in lines(78) if "█" in plain(line)]
    assert {"seat:0"} in drawn
    assert {"seat:1"} in drawn
