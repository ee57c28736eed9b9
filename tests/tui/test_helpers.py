"""The whole program with helpers: keys while they think, and no process that outlives it, however it ends."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from saves import SavedGame, moves_of
from saves.settings import Settings, store
from tests.tui.emulated import Emulated
from tests.tui.line import Program
from tests.waiting import until

SLOT = "le-havre-1"
HELPERS = 2
HELPED = f"""
import sys
from screens.helpers import HELPERS
from screens.table.play import computers as opponents
from tui.start import main
HELPERS.most = {HELPERS}
opponents.monotonic = lambda: 0.0
sys.exit(main())
"""
"""The program as it is where there are some processors more, and whoever thinks has all the time there is."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads from /proc which processes there are")


def stat(pid: int | str) -> list[str]:
    """What the system knows of a process, from its state on; nothing where it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [] if fields[0] == "Z" else fields


def children(program: Program) -> set[str]:
    """The processes that a program has begun."""
    numbers = (path.name for path in Path("/proc").iterdir() if path.name.isdigit())
    return {number for number in numbers if stat(number)[1:2] == [str(program.pid)]}


def is_helped(program: Program) -> bool:
    """Whether all helpers are there."""
    return len(children(program)) == HELPERS


@pytest.fixture
def thinking(home: Path, programs: list[Program]) -> Emulated:
    """A game of two magnates who have begun to think, and do so until somebody hurries them."""
    store(Settings(pause=0.0))
    names = ["Red", "Green"]
    options = {"players": names, "variant": "short", "seed": 7}
    SavedGame.create("le-havre", options, SLOT, bots=dict.fromkeys(names, "magnate")).close()
    program = Emulated(home, "resume", SLOT, program=HELPED)
    programs.append(program)
    program.wait(lambda: is_helped(program) and moves_of(SLOT) == ["supply"], "helpers at the first choice")
    program.until_text("decides")
    return program


def test_keys_are_answered_while_helpers_think(thinking: Emulated) -> None:
    moves = moves_of(SLOT)
    thinking.type("3")
    thinking.until_text("Ship market")
    assert moves_of(SLOT) == moves


def test_who_thinks_with_helpers_can_be_hurried(thinking: Emulated) -> None:
    moves = len(moves_of(SLOT))
    thinking.type(" ")
    thinking.wait(lambda: len(moves_of(SLOT)) > moves, "a move")
    thinking.wait(lambda: is_helped(thinking), "helpers at the next choice")


def test_helpers_end_when_the_game_is_left(thinking: Emulated) -> None:
    thinking.type("q")
    thinking.wait(lambda: not children(thinking), "the end of all helpers")
    assert thinking.is_running


def test_helpers_stand_back_for_the_screen(thinking: Emulated) -> None:
    own = int(stat(thinking.pid)[16])
    thinking.wait(lambda: sum(int(stat(one)[16]) > own for one in children(thinking)) == HELPERS, "nicer helpers")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGKILL])
def test_no_helper_outlives_a_program_that_is_ended(thinking: Emulated, number: signal.Signals) -> None:
    helpers = children(thinking)
    os.kill(thinking.pid, number)
    thinking.ended()
    until(lambda: not any(map(stat, helpers)))


def test_no_helper_outlives_a_line_that_drops(thinking: Emulated) -> None:
    helpers = children(thinking)
    thinking.hang_up()
    thinking.ended()
    until(lambda: not any(map(stat, helpers)))


def test_a_helper_that_is_ended_from_outside_is_not_missed(thinking: Emulated) -> None:
    moves = len(moves_of(SLOT))
    for helper in children(thinking):
        os.kill(int(helper), signal.SIGKILL)
    thinking.type(" ")
    thinking.wait(lambda: len(moves_of(SLOT)) > moves, "a move")
    thinking.wait(lambda: is_helped(thinking), "other helpers")
