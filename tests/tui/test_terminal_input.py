"""Whatever the terminal sends, the program goes on and ctrl+c ends it: noise is passed over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.tui.emulated import Emulated
from tests.tui.line import HELP, Program
from tests.tui.terminal_input import sequence
from tui.received import PATIENCE

CTRL_C = b"\x03"
BELL = b"\x07"
GROWTH = 10_000
"""Kilobytes by which the memory may differ after a quarter of the sequences and after all."""
# It rings for every ctrl+c, and ends after the last one.
RINGING = """
import sys
from textual.app import App
from tui.driver import TerminalDriver

class Ringing(App, inherit_bindings=False):
    ENABLE_COMMAND_PALETTE = False
    left = int(sys.argv[1])

    def on_key(self, event):
        if event.key == "ctrl+c":
            self.bell()
            self.left -= 1
            if not self.left:
                self.exit()

app = Ringing(driver_class=TerminalDriver)
app.run(mouse=False)
sys.exit(app.return_code)
"""
ABSURD = {
    "a key that is no sign": "\x1b[1114112u",
    "a key of many digits": "\x1b[99999999u",
    "a text that is no sign": "\x1b[97;1;99999999u",
    "half a sign": "\x1b[55296u",
    "the mouse on cells without a size": "\x1b[48;24;80;0;0t\x1b[<0;5;5M",
    "a size beyond all screens": "\x1b[48;99999;99999;0;0t",
    "no size": "\x1b[48;0;0;0;0t",
    "an unknown sequence": "\x1b[1;2;3x",
    "a sequence of many signs": "\x1b[" + "1;" * 400 + "q",
    "an answer that nobody asked for": "\x1b]11;rgb:ffff/ffff/ffff\x1b\\",
}


@pytest.fixture(scope="module")
def titles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Emulated]:
    """The program at its first screen, to which every test comes back."""
    program = Emulated(tmp_path_factory.mktemp("home"), environment={"LANG": "C.UTF-8"})
    program.until_text(HELP)
    yield program
    program.stop()


@pytest.mark.parametrize("noise", ABSURD.values(), ids=ABSURD)
def test_noise_changes_nothing(noise: str, titles: Emulated) -> None:
    before = titles.lines
    titles.type(noise + "n")
    titles.until_text("New game: Le Havre")
    titles.type("q")
    titles.until_picture(before)
    assert titles.is_running
    assert b"Traceback" not in titles.sent


@pytest.mark.parametrize(
    "begun", ["\x1b[200~abc", "\x1b[200~abc\x1b[1", "\x1b]11;rgb", "\x1bP1$r", "\x1b[1;", "\x1b[M!", "\x1b"]
)
def test_ctrl_c_ends_it_whatever_has_begun(begun: str, home: Path, programs: list[Program]) -> None:
    program = Emulated(home)
    programs.append(program)
    program.until_text(HELP)
    program.type(begun + "\x03")
    assert program.ended() == 0


def test_a_paste_without_an_end_ends_by_itself(home: Path, programs: list[Program]) -> None:
    program = Emulated(home)
    programs.append(program)
    program.until_text(HELP)
    program.type("\x1b[200~abc")

    def opens() -> bool:
        program.type("n")
        program.receive(within=2 * PATIENCE)
        return any("New game: Le Havre" in line for line in program.lines)

    program.wait(opens, "the keys after the paste")


def resident(program: Program) -> int:
    """Kilobytes of memory that the program holds."""
    lines = Path(f"/proc/{program.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def fed(home: Path, programs: list[Program], seed: int, count: int) -> None:
    """Send so many sequences, a ctrl+c after each, and see each ctrl+c come through while the memory stays as it is."""
    rng, at_once = Random(seed), 25
    program = Program(home, str(count), program=RINGING)
    programs.append(program)
    program.until(b"\x1b[?2004h")  # from here on ctrl+c is a key, no signal
    held: list[int] = []
    for rung in range(at_once, count + 1, at_once):
        sent = [sequence(rng).replace(CTRL_C, b"") + CTRL_C for _sequence in range(at_once)]
        held.append(resident(program))
        program.send(b"".join(sent))
        program.wait(lambda: program.sent.count(BELL) >= rung or program.is_gone, sent)  # noqa: B023  (waited for here)
    assert program.ended() == 0
    assert b"Traceback" not in program.sent
    assert held[-1] - held[len(held) // 4] < GROWTH


def test_three_hundred_sequences_of_a_terminal_are_keys_or_noise(home: Path, programs: list[Program]) -> None:
    fed(home, programs, seed=1, count=300)


@pytest.mark.long
def test_twenty_thousand_sequences_of_a_terminal_are_keys_or_noise(home: Path, programs: list[Program]) -> None:
    fed(home, programs, seed=2, count=20_000)
