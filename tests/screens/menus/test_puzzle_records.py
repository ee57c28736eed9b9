"""What was made of puzzles stands among the records, by title and grade."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from saves.puzzles.results import Result, enter
from screens.menus.puzzle_records import counts, known, of_days, of_title, told
from screens.menus.records import RecordsScreen
from tests.saves.puzzles.made import made, shelve
from tests.screens.fakes import shown
from tui.app import HavreApp
from widgets.lines import plain, width

TODAY = date(2026, 11, 24)


@pytest.fixture(autouse=True)
def _tried(monkeypatch: pytest.MonkeyPatch, forgotten: None) -> None:
    """Of four puzzles two of grade 1 are solved, one of grade 2 was tried."""
    shelve(monkeypatch, *(made("macao", number, grade=grade) for number, grade in ((1, 1), (2, 1), (3, 2), (4, 3))))
    for number, stars, grade in ((1, 3, 1), (2, 2, 1), (3, 0, 2)):
        puzzle = made("macao", number, grade=grade)
        reached = puzzle.best if stars else None
        when = datetime(2026, 11, 24, tzinfo=UTC)
        enter(
            Result(puzzle.id, "macao", grade, stars, reached, puzzle.best, 1, 0, when, TODAY if number == 1 else None)
        )


@pytest.mark.parametrize("cells", [80, 120])
def test_each_grade_has_a_line(cells: int) -> None:
    lines = of_title("macao", known(), counts(known()), cells)
    words = list(map(plain, lines))
    assert "2 of 4 solved, 5 stars" in words[0]
    assert "2 of 2" in words[1]
    assert "5/6" in words[1]
    assert "2 in a row, at most 2" in words[1]
    assert "0 of 1" in words[2]
    assert len(words) == 4
    assert all(width(line) <= cells for line in lines)


@pytest.mark.parametrize("cells", [80, 120, 200])
def test_of_more_puzzles_than_have_room_a_bar_says_which_part_is_solved(cells: int) -> None:
    line = plain(of_title("macao", known(), {"macao": {1: 300}}, cells)[1])
    assert "…" not in line
    assert line.count("■") == 1
    assert line.count("·") >= cells - 62


def test_a_title_without_puzzles_has_none() -> None:
    assert of_title("le-havre", known(), counts(known()), 80) == []


def test_a_grade_without_puzzles_has_no_line() -> None:
    assert [plain(line).split()[1] for line in of_title("macao", known(), {"macao": {1: 2, 2: 0, 3: 1}}, 80)[1:]] == [
        "1",
        "3",
    ]


def test_whoever_never_solved_the_days_puzzle_is_told_of_no_days() -> None:
    assert of_days([], TODAY, 80) == []


def test_the_days_are_counted() -> None:
    assert "solved on 1 day in a row, at most 1" in plain(of_days(known(), TODAY, 80)[1])


def test_the_same_is_told_in_words() -> None:
    assert told(known(), counts(known()), TODAY)[:3] == [
        "Puzzles",
        "  Macao: 2 of 4 solved, 5 stars; 0 in a row, at most 2.",
        "    grade 1: 2 of 2 solved, 5 stars; 2 in a row, at most 2.",
    ]
    assert told([], counts(known()), TODAY) == []


async def test_the_page_of_a_title_shows_them_before_any_game_is_finished() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        screen = RecordsScreen([])
        await pilot.app.push_screen(screen)
        await pilot.press("5")
        assert "2 of 4 solved" in shown(screen)
        await pilot.press("6")
        assert "The day's puzzle" in shown(screen)
