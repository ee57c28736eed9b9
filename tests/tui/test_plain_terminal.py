"""Plain mode on a terminal: somebody types, is told what was wrong, and leaves in every way there is."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from saves import moves_of
from saves.exchange import imported
from tests.saves.disks import limit_file_size
from tests.tui.line import Program
from tests.tui.terminal import SLOT

PROMPT = b"\r\n> "
CTRL_C, CTRL_D = "\x03", "\x04"
ENDING = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)


@pytest.fixture
def playing(home: Path, programs: list[Program]) -> Program:
    """A short game alone, waiting for its first line."""
    program = Program(home, "play", "--plain", "--solo", "--seed", "7")
    programs.append(program)
    program.until(PROMPT)
    return program


def answer(playing: Program, line: str) -> str:
    return playing.answer(line + "\r", PROMPT).decode()


def test_a_line_is_played_and_what_changed_is_printed(playing: Program) -> None:
    assert "Supply: 1 wood, 1 fish." in answer(playing, "supply")
    assert "You take 4 wood." in answer(playing, "t wo")
    assert moves_of(SLOT) == ["supply", "take wood"]


def test_a_wrong_line_is_answered_and_costs_nothing(playing: Program) -> None:
    assert "'gold' is not known here." in answer(playing, "take gold")
    assert "Supply: " in answer(playing, "supply")


def test_nothing_that_moves_the_cursor_is_sent(playing: Program) -> None:
    printed = "".join(answer(playing, line) for line in ("supply", "moves", "table", "help bakehouse"))
    assert "\x1b" not in printed
    assert all(line.isprintable() for line in printed.split("\r\n"))


@pytest.mark.parametrize("leaving", ["quit\r", CTRL_C, CTRL_D], ids=["quit", "ctrl-c", "end-of-input"])
def test_leaving_says_where_the_game_is_saved(playing: Program, leaving: str) -> None:
    answer(playing, "supply")
    playing.type(leaving)
    assert playing.ended() == 0
    assert b"Every move is saved at once, in le-havre-1." in playing.sent
    assert moves_of(SLOT) == ["supply"]


@pytest.mark.parametrize("ending", ENDING)
def test_a_game_that_is_ended_from_outside_is_saved(playing: Program, ending: signal.Signals) -> None:
    answer(playing, "supply")
    os.kill(playing.pid, ending)
    assert playing.ended() == -ending
    assert moves_of(SLOT) == ["supply"]


@pytest.mark.parametrize("ending", ENDING)
def test_what_waited_on_a_full_disk_is_written_when_a_signal_ends_the_game(
    playing: Program, ending: signal.Signals
) -> None:
    limit_file_size(playing.pid, to=10)
    answer(playing, "supply")
    limit_file_size(playing.pid)
    os.kill(playing.pid, ending)
    assert playing.ended() == -ending
    assert moves_of(SLOT) == ["supply"]


@pytest.mark.parametrize("ending", ENDING)
def test_what_cannot_be_kept_when_a_signal_ends_the_game_is_told(playing: Program, ending: signal.Signals) -> None:
    limit_file_size(playing.pid, to=10)
    answer(playing, "supply")
    os.kill(playing.pid, ending)
    assert playing.ended() == -ending
    assert b"The game could not be saved" in playing.sent
    with imported(bytes(playing.sent), "the terminal", "again"):
        assert moves_of("again") == ["supply"]


def test_what_waited_on_a_full_disk_is_written_when_the_line_drops(playing: Program) -> None:
    limit_file_size(playing.pid, to=10)
    answer(playing, "supply")
    limit_file_size(playing.pid)
    playing.hang_up()
    playing.ended()
    assert moves_of(SLOT) == ["supply"]


def test_a_line_that_drops_ends_it(playing: Program) -> None:
    answer(playing, "supply")
    playing.hang_up()
    playing.ended()
    assert moves_of(SLOT) == ["supply"]
