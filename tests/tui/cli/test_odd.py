"""Odd words and surroundings of a command: one sentence, and never a page of code."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from saves import SavedGame
from tests.tui.emulated import Emulated
from tests.tui.line import Program
from tui.cli import main as cli

LONG = "a" * 5000


@pytest.mark.parametrize(
    "line",
    [
        *(f"replay {LONG}", f"replay {LONG}/x", f"saves show {LONG}", f"saves import {LONG}", f"saves check {LONG}"),
        *(f"saves export le-havre-1 --output {LONG}", f"saves delete {LONG} --yes", f"rules le-havre {LONG}"),
        *(f"play {LONG} --plain", f"resume {LONG}", "replay ~nosuchuser/x", "saves import ~nosuchuser/x"),
    ],
    ids=lambda line: line.replace(LONG, "LONG"),
)
def test_a_name_of_5000_letters_is_answered_by_a_sentence_about_it(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    SavedGame.create("le-havre", {"players": ["Ann"], "variant": "short", "seed": 7}).close()
    assert cli.main(line.split()) in (1, 2)
    error = capsys.readouterr().err
    assert error.startswith("havre: ")
    assert error.count("\n") == 1
    assert "nobody foresaw" not in error
    assert "output" not in error or "--output" in line


def test_a_game_can_be_given_a_name_of_5000_letters_but_it_is_shortened(capsys: pytest.CaptureFixture[str]) -> None:
    SavedGame.create("le-havre", {"players": ["Ann"], "variant": "short", "seed": 7}).close()
    assert cli.main(["saves", "name", "le-havre-1", LONG]) == 0
    assert f"is now called {'a' * 60}." in capsys.readouterr().out


@pytest.mark.parametrize("line", ["saves", "saves check", "scores", "resume --plain", "play --plain --solo"])
def test_a_home_of_a_user_whom_nobody_knows_is_one_sentence(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HAVRE_HOME", "~nosuchuser")
    assert cli.main(line.split()) == 1
    assert capsys.readouterr().err == "havre: HAVRE_HOME names the folder of a user whom nobody knows: ~nosuchuser.\n"
    assert not Path("~nosuchuser").exists()


class Gone(io.StringIO):
    """A stream whose reader has gone."""

    def write(self, text: str, /) -> int:
        raise BrokenPipeError


def test_a_sentence_that_nobody_can_read_any_more_ends_in_its_status(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Gone())
    assert cli.main(["saves", "show", "nowhere"]) == 1


@pytest.mark.parametrize("name", ["COLUMNS", "LINES"])
def test_a_size_in_the_environment_that_no_terminal_has_is_passed_over(
    name: str, home: Path, programs: list[Program]
) -> None:
    havre = Emulated(home, environment={name: "9" * 30})
    programs.append(havre)
    havre.until_text("H A V R E")


def test_the_screen_comes_up_where_there_is_no_folder_and_says_so(programs: list[Program]) -> None:
    havre = Emulated(Path("~nosuchuser"))
    programs.append(havre)
    havre.until_text("whom nobody knows")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("play --players few", "'few' is not a whole number."),
        ("play --seed -3", "-3 is too low: 0 is the lowest."),
        ("replay le-havre-1 --move -5", "-5 is too low: 0 is the lowest."),
        ("simulate --players 100", "100 is too high: 99 is the highest."),
        ("simulate --games few", "'few' is not a whole number."),
        ("simulate --jobs 0", "0 is too low: 1 is the lowest."),
        ("simulate --budget 0", "0 is too low: 1 is the lowest."),
        ("simulate --seed 1.5", "'1.5' is not a whole number."),
    ],
)
def test_a_number_that_does_not_do_is_refused_with_what_would(
    line: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    option = line.split()[-2]
    assert cli.main(line.split()) == 2
    assert capsys.readouterr().err == f"havre: Invalid value for '{option}': {problem}\n"
