"""The commands for puzzles: which one is shown, what is listed, and one line for whatever goes wrong."""

from __future__ import annotations

import json
from datetime import date

import pytest

from saves.puzzles import shelf, tries
from saves.puzzles.form import file_bytes
from saves.puzzles.tries import Tries
from tests.saves.puzzles.made import made, shelve, shelve_files
from tests.tui.cli.test_main import Shown, shown  # noqa: F401  (a fixture)
from tui.cli.main import main
from tui.start import short_way

TITLE = "macao"


@pytest.fixture(autouse=True)
def _made(monkeypatch: pytest.MonkeyPatch, forgotten: None) -> None:
    shelve(monkeypatch, *(made(TITLE, number, grade=number) for number in (1, 2)), made("speicherstadt"))
    shelf.shelf.cache_clear()
    tries.looked_up.cache_clear()


def opened(shown: Shown) -> tuple[str, int]:  # noqa: F811
    (found,) = shown.games
    assert isinstance(found, Tries)
    return found.of.title, found.of.number


@pytest.mark.parametrize(
    ("line", "expected"),
    [("puzzle macao 2", ("macao", 2)), ("puzzle speicherstadt", ("speicherstadt", 1)), ("puzzle macao", ("macao", 1))],
)
def test_the_puzzle_that_is_asked_for_is_shown(shown: Shown, line: str, expected: tuple[str, int]) -> None:  # noqa: F811
    assert main(line.split()) == 0
    assert opened(shown) == expected


def test_today_s_is_that_of_the_date(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr("screens.puzzles.choice.today", lambda: date(2026, 11, 24))
    assert main(["puzzle", "macao", "--daily"]) == 0
    first = opened(shown)
    shown.games.clear()
    monkeypatch.setattr("screens.puzzles.choice.today", lambda: date(2026, 11, 25))
    assert main(["puzzle", "macao", "--daily"]) == 0
    assert opened(shown) != first


@pytest.mark.parametrize(
    ("line", "status", "words"),
    [
        ("puzzle chess", 2, "There is no title 'chess'"),
        ("puzzle macao 9", 1, "Macao has no puzzle 9."),
        ("puzzle macao 0", 2, "0 is too low: 1 is the lowest."),
        ("puzzle macao 1 --daily", 2, "--daily is one puzzle"),
        ("puzzle le-havre", 1, "There are no puzzles of Le Havre."),
        ("puzzles list chess", 2, "There is no title 'chess'"),
    ],
)
def test_what_goes_wrong_is_told_in_one_line(
    shown: Shown,  # noqa: F811
    capfd: pytest.CaptureFixture[str],
    line: str,
    status: int,
    words: str,
) -> None:
    assert main(line.split()) == status
    told = capfd.readouterr().err
    assert words in told
    assert told.count("\n") == 1


def test_a_puzzle_a_line_is_listed(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list"]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["speicherstadt", "1"], ["macao", "1"], ["macao", "2"]]
    assert sum("today's" in line for line in lines) == 2
    assert all("not tried" in line and "make the most of it." in line for line in lines)


def test_a_list_for_a_program_is_json(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list", "macao", "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert [(one["number"], one["grade"], one["solved"], one["stars"]) for one in found] == [
        (1, 1, False, None),
        (2, 2, False, None),
    ]


def test_a_damaged_puzzle_is_named_and_the_others_are_listed(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = file_bytes(TITLE, [made(TITLE, 1), made(TITLE, 2)]).replace(b"grade = 1", b"grade = 7", 1)
    shelve_files(monkeypatch, {TITLE: data})
    assert main(["puzzles", "list"]) == 1
    told = capfd.readouterr()
    assert len(told.out.splitlines()) == 1
    assert "puzzle 1 of Macao is left out: 'grade' cannot be '7'." in told.err


@pytest.mark.parametrize("line", ["puzzle", "puzzle --daily", "puzzle macao", "puzzle macao 2", "puzzle macao --daily"])
def test_what_is_typed_every_day_is_a_short_way(line: str) -> None:
    assert short_way(line.split()) is not None


@pytest.mark.parametrize("line", ["puzzle chess", "puzzle macao two", "puzzle macao 2 --plain", "puzzles"])
def test_all_else_is_for_the_parser(line: str) -> None:
    assert short_way(line.split()) is None
