"""However the program is ended, the terminal is given back as it was, and no traceback is left on it."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.sampled import sampled
from tests.tui.line import HELP, ROOT, Program

# What `havre` does, with a signal to itself at the n-th moment that the interpreter tells an auditor of (an import, a
# file that is opened, a thread): so the moments are the same in every run. Whoever waits for it keeps the terminal, and
# tells whether it was given back. The moment 1 is just before the first line of the command, 0 is when the interpreter
# ends.
ENDED = """
import atexit, os, signal, sys, termios

number, moment = int(sys.argv.pop(1)), int(sys.argv.pop(1))
before = termios.tcgetattr(0)
child = os.fork()
if child:
    for one in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print("given back" if termios.tcgetattr(0) == before else "kept", "with status", status, flush=True)
    os._exit(0)

def count(event, arguments):
    global moment
    moment -= 1
    if not moment:
        os.kill(os.getpid(), number)

print("process", os.getpid(), flush=True)
with open("havre/program") as script:
    command = compile(script.read(), "havre", "exec")
sys.addaudithook(count)
if not moment:
    atexit.register(os.kill, os.getpid(), number)
exec(command)
"""
INSTALLED = """
import os, signal, sys
signal.signal(signal.SIGINT, getattr(signal, sys.argv[2]))
print("begins", flush=True)
os.execv(sys.argv[1], ["havre", *sys.argv[3:]])
"""
"""The command from the moment on at which it begins, with ctrl+c as whoever runs it has it."""
TOLD = ("Traceback", "Exception ignored", "KeyboardInterrupt", "site module", "line 0")
"""What Python says of ctrl+c where nobody listens to it but itself."""
UNTIL = 0.3
"""Seconds in which it comes up on an idle machine."""
FIRST = 2
HEARD = """
import signal
from tui.signals import Ended, heard

with heard():
    try:
        signal.raise_signal(signal.SIGTERM)
    except Ended:
        signal.raise_signal(signal.SIGHUP)
        print("still there", flush=True)
"""
LEFT = (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?2004l", b"\x1b[<u", b"\x1b[?1004l")
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
COMMANDS = (
    *((("play", "--solo", "--seed", "7"), 10_000),) * 4,
    *(((), 9_000), (("saves", "list"), 4_300), (("play", "--plain", "--solo"), 6_000), (("--help",), 2_200)),
)
"""What is run, and how many moments there are about until it waits or ends."""


def is_given_back(program: Program) -> None:
    """The terminal is as it was before, and nothing stands on it that nobody wanted to say."""
    program.until(b"with status")
    program.ended()
    said = program.seen()
    assert "given back" in said, said
    assert not any(words in said for words in TOLD)
    if b"\x1b[?1049h" in program.sent:
        assert all(mode in program.sent for mode in LEFT), said


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_gives_the_terminal_back(number: signal.Signals, home: Path, programs: list[Program]) -> None:
    program = Program(home, str(int(number)), "-1", program=ENDED)
    programs.append(program)
    program.until(HELP.encode())
    os.kill(int(program.sent.partition(b"process ")[2].split()[0]), number)
    is_given_back(program)


@pytest.mark.parametrize("moment", range(FIRST, FIRST + 6))
def test_ctrl_c_at_the_first_moments_of_the_command_is_not_told(
    moment: int, home: Path, programs: list[Program]
) -> None:
    program = Program(home, str(int(signal.SIGINT)), str(moment), program=ENDED, anew=True)
    programs.append(program)
    is_given_back(program)


@pytest.mark.parametrize("arguments", [("saves", "list"), ()])
def test_ctrl_c_while_the_program_ends_is_not_told(
    arguments: tuple[str, ...], home: Path, programs: list[Program]
) -> None:
    program = Program(home, str(int(signal.SIGINT)), "0", *arguments, program=ENDED, anew=True)
    programs.append(program)
    program.type("q")
    is_given_back(program)


@pytest.fixture
def command(tmp_path: Path) -> Path:
    """The command as it is installed, in a folder with a space in its name."""
    folder = tmp_path / "a folder"
    folder.mkdir()
    for source, name in (("command", "havre"), ("program", "havre-program")):
        lines = (ROOT / "havre" / source).read_text().splitlines(keepends=True)
        first = f"#!{sys.executable}\n" if "python" in lines[0] else lines[0]
        (folder / name).write_text("".join((first, *lines[1:])))
        (folder / name).chmod(0o755)
    return folder / "havre"


def interrupted_after(command: Path, home: Path, programs: list[Program], seconds: float) -> str:
    """What ctrl+c so many seconds after the start leaves on the terminal of the command, if it is told of."""
    program = Program(home, str(command), "SIG_DFL", program=INSTALLED)
    programs.append(program)
    program.until(b"begins")
    time.sleep(seconds)
    program.type("\x03")
    program.wait(lambda: program.is_gone or HELP.encode() in program.sent, seconds)
    if not program.is_gone:
        program.type("\x03")
    program.ended()
    said = program.sent.decode(errors="replace")
    return f"after {seconds} s: {said}" if any(words in said for words in TOLD) else ""


@pytest.mark.parametrize("most", [pytest.param(6, id="some"), pytest.param(200, id="all", marks=pytest.mark.long)])
def test_ctrl_c_at_any_time_from_the_start_on_is_not_told(
    most: int, command: Path, home: Path, programs: list[Program]
) -> None:
    told = [interrupted_after(command, home, programs, UNTIL * number / most) for number in range(most)]
    assert "".join(told) == ""


@pytest.mark.parametrize(("before", "after"), [("SIG_DFL", 0), ("SIG_IGN", 1)])
def test_the_command_has_ctrl_c_end_it_unless_whoever_runs_it_ignores_it(
    before: str, after: int, command: Path, home: Path, programs: list[Program]
) -> None:
    told = "import os, signal; print(int(signal.getsignal(signal.SIGINT)), *(set(os.environ) & {'_HAVRE_HEARS'}))"
    script = command.with_name("havre-program")
    script.write_text(script.read_text().partition("from havre.")[0] + told)
    program = Program(home, str(command), before, program=INSTALLED)
    programs.append(program)
    assert program.ended() == 0
    assert program.seen().splitlines()[1:] == [str(after)]


def test_the_command_can_be_linked_to(command: Path, tmp_path: Path, home: Path, programs: list[Program]) -> None:
    link = tmp_path / "elsewhere"
    link.symlink_to(command)
    program = Program(home, str(link), "SIG_DFL", "--version", program=INSTALLED)
    programs.append(program)
    assert program.ended() == 0
    assert "havre " in program.seen()


def test_only_the_first_signal_is_raised_and_the_program_ends_by_it(home: Path, programs: list[Program]) -> None:
    program = Program(home, program=HEARD)
    programs.append(program)
    assert program.ended() == -signal.SIGTERM
    assert b"still there" in program.sent


def ended_at(home: Path, programs: list[Program], seed: int) -> None:
    """End a command by a signal at some moment of its beginning."""
    rng = Random(seed)
    number = SIGNALS[0] if rng.random() < 0.6 else rng.choice(SIGNALS)
    command, moments = rng.choice(COMMANDS)
    moment = rng.randrange(FIRST, moments)
    program = Program(home, str(int(number)), str(moment), *command, program=ENDED, anew=True)
    programs.append(program)
    program.wait(lambda: any(word in program.sent for word in (b"with status", HELP.encode(), b"> ")), seed)
    if b"with status" not in program.sent:
        program.type("\x03")  # it has come up before that moment
    is_given_back(program)


@pytest.mark.parametrize("seed", sampled(range(10), "moments", lambda _seed: (), least=5))
def test_a_signal_at_any_moment_gives_the_terminal_back(seed: int, home: Path, programs: list[Program]) -> None:
    ended_at(home, programs, seed)


@pytest.mark.long
def test_a_signal_at_three_hundred_moments_gives_the_terminal_back(home: Path, programs: list[Program]) -> None:
    for seed in range(100, 400):
        ended_at(home, programs, seed)
