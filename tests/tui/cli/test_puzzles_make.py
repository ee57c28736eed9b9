"""`havre puzzles make` and `check`: files of puzzles are made, gone on with where they were broken off, and solved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.puzzles import cuts
from engine.puzzles.cuts import Cut
from saves.puzzles.form import Puzzle, file_bytes
from saves.puzzles.reader import read
from tests.engine.puzzles.proving import easiest
from tui.cli.main import main

TITLE = "speicherstadt"
MAKE = ("puzzles", "make", TITLE, "--games", "3", "--seed", "5", "--jobs", "1")


@pytest.fixture
def output(tmp_path: Path) -> Path:
    return tmp_path / "made.toml"


def played(monkeypatch: pytest.MonkeyPatch, *, until: int = 99) -> list[int]:
    """The numbers of the games that are played from now on: none has a puzzle, and one ends the program."""
    games: list[int] = []

    def cut(_title: str, number: int, seed: int, *, limit: int) -> Cut:
        if number == until:
            raise KeyboardInterrupt
        games.append(number)
        return Cut(number, {"variant": "base", "seed": seed}, None, 10, {"too many solutions": 1})

    monkeypatch.setattr(cuts, "cut", cut)
    return games


def shipped(path: Path, *puzzles: Puzzle) -> str:
    """A file with some puzzles."""
    path.write_bytes(file_bytes(TITLE, puzzles))
    return str(path)


def test_a_game_is_cut_into_a_puzzle_that_has_a_point(output: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "make", TITLE, "--games", "1", "--seed", "1", "--output", str(output)]) == 0
    assert "Result: kept 1: grade 1 0, grade 2 1, grade 3 0." in capsys.readouterr().out
    (puzzle,) = read(output.read_bytes(), "made").puzzles
    assert (puzzle.number, puzzle.best, puzzle.stars) == (1, 51, (49, 50, 51))
    assert main(["puzzles", "check", str(output)]) == 0
    assert "51 is the best" in capsys.readouterr().out


def test_what_was_broken_off_goes_on_from_there(
    output: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = played(monkeypatch, until=1)
    assert main([*MAKE, "--output", str(output)]) == 130
    assert (first, output.exists()) == ([0], False)
    then = played(monkeypatch)
    assert main([*MAKE, "--output", str(output)]) == 0
    assert then == [1, 2]
    assert "Games 3, tasks 3, positions searched 30." in capsys.readouterr().out
    assert [path.name for path in output.parent.iterdir()] == ["made.toml"]


def test_a_line_of_the_journal_that_was_cut_off_is_made_again(output: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(monkeypatch, until=2)
    main([*MAKE, "--output", str(output)])
    part = output.with_name("made.toml.part")
    part.write_bytes(part.read_bytes()[:-5])
    again = played(monkeypatch)
    assert main([*MAKE, "--output", str(output)]) == 0
    assert again == [1, 2]


def test_the_journal_of_other_puzzles_is_left_alone(
    output: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    part = output.with_name("made.toml.part")
    part.write_text(json.dumps({"title": "macao"}) + "\n", "utf-8")
    played(monkeypatch)
    assert main([*MAKE, "--output", str(output)]) == 1
    assert "belongs to other puzzles" in capsys.readouterr().err
    assert part.read_text("utf-8") == '{"title": "macao"}\n'


def test_no_file_is_written_over(output: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output.write_text("mine", "utf-8")
    assert main([*MAKE, "--output", str(output)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert output.read_text("utf-8") == "mine"


def test_a_puzzle_with_a_false_best_is_named(output: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = easiest(TITLE)[0]
    false = puzzle._replace(best=puzzle.best + 1, stars=(puzzle.stars[0], puzzle.best + 1, puzzle.best + 1))
    assert main(["puzzles", "check", shipped(output, false)]) == 1
    assert f"({puzzle.id}) is left out: its best value is not {false.best}" in capsys.readouterr().out


def test_a_puzzle_whose_line_is_not_the_best_is_told_the_better_one(
    output: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = next(one for one in easiest(TITLE) if one.line[-1] != "decline" and one.line.count("buy") == 3)
    place = len(puzzle.line) - 1 - puzzle.line[::-1].index("buy")
    worse = puzzle._replace(line=(*puzzle.line[:place], "decline"), best=puzzle.best, id="261123-000000")
    assert main(["puzzles", "check", shipped(output, worse)]) == 1
    assert "261123-000000" in capsys.readouterr().out
