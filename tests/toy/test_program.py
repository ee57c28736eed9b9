"""Flotsam in the whole program: as lines through a pipe, and by keys at a terminal, left and taken up again."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from saves import moves_of, summaries
from tests.starter import ran
from tests.tui.line import Program
from tests.waiting import until

ROOT = Path(__file__).parents[2]
PROGRAM = "import runpy; runpy.run_module('tests.toy.program', run_name='__main__')"
PLAY = ("play", "flotsam", "--seed", "7")
SLOT = "flotsam-1"


@pytest.fixture
def at_a_terminal(home: Path) -> Iterator[Program]:
    """A game against a computer at a terminal."""
    program = Program(home, *PLAY, "--bot", "beachcomber", program=PROGRAM, anew=True)  # all keys are known at import
    yield program
    program.stop()


def piped(home: Path, lines: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program, given these lines through a pipe."""
    return ran(
        [sys.executable, "-m", "tests.toy.program", *arguments],
        cwd=ROOT,
        env={**os.environ, "HAVRE_HOME": str(home)},
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
    )


def saved() -> list[str]:
    """The moves on the disk."""
    return moves_of(SLOT) if summaries() else []


def test_a_whole_game_is_played_through_a_pipe(home: Path) -> None:
    lines = ["bid cove-1: shells 2", "bid cove-1: shells 4", "2", "draw"] + ["draw"] * 20
    done = piped(home, lines, *PLAY, "--plain", "--name", "Ada", "--name", "Bo")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    assert saved()[:3] == ["bid cove-1: shells 2", "bid cove-1: shells 4", "draw"]


def test_it_is_played_by_keys_left_and_taken_up_again(at_a_terminal: Program, home: Path) -> None:
    at_a_terminal.until(b"cove-1")
    at_a_terminal.answer("b", b"How many shells")
    at_a_terminal.type("4\r")
    until(lambda: len(saved()) == 3)
    at_a_terminal.answer("q", b"Continue")
    at_a_terminal.type("q")
    assert at_a_terminal.ended() == 0
    played = saved()
    assert played[0] == "bid cove-1: shells 4"
    done = piped(home, ["draw"], "resume", SLOT, "--plain")
    assert done.stdout.startswith("Flotsam, tide 2 of 4.")
    assert saved()[: len(played) + 1] == [*played, "draw"]
