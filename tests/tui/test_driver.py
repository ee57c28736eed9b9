"""The driver takes from Textual what another release may not have, and then does without."""

from __future__ import annotations

import os
import signal
import termios
from pathlib import Path

import pytest

from screens.menus.saves import SavesScreen
from tests.tui.emulated import Emulated
from tests.tui.line import HAVRE, HELP, Program

# Textual's own driver has what it needs by then.
TAKEN_AWAY = {
    "the parser of keys": "import textual.drivers.linux_driver, textual._xterm_parser as a; del a.XTermParser",
    "the delay of an escape": "from textual import constants as a; import textual._xterm_parser; del a.ESCAPE_DELAY",
    "the driver for Unix": "import sys; sys.modules['tui.driver'] = None",
}
HEARD_AGAIN = b"[ctrl+c is heard again]"
TELLS_WHEN = f"""
import os, termios
setting = termios.tcsetattr

def told(handle, when, modes):
    setting(handle, when, modes)
    if modes[3] & termios.ISIG:
        os.write(2, {HEARD_AGAIN!r})

termios.tcsetattr = told
"""
"""Tells when the terminal itself makes a signal of ctrl+c and throws away what it has not shown yet."""

LEFT = (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?2004l", b"\x1b[<u", b"\x1b[?1004l")
PLAY = "from tui.app import HavreApp; HavreApp().run()"


@pytest.mark.parametrize("taken", TAKEN_AWAY.values(), ids=TAKEN_AWAY)
def test_without_a_name_of_textuals_own_keys_and_pictures_come_as_ever(
    taken: str, home: Path, programs: list[Program]
) -> None:
    program = Emulated(home, program=f"{taken}\n{PLAY}")
    programs.append(program)
    program.until_text(SavesScreen.NAME)
    program.type("n")
    program.until_text("New game: Le Havre")
    program.type("q")  # no escape, after which Textual's own parser of keys would wait
    program.until_text(SavesScreen.NAME)
    program.type("q")
    assert program.ended() == 0


def test_all_that_gives_the_terminal_back_is_sent_before_a_second_ctrl_c_could_throw_it_away(
    home: Path, programs: list[Program]
) -> None:
    program = Program(home, program=TELLS_WHEN + HAVRE)
    programs.append(program)
    program.until(HELP.encode())
    program.type("\x03")
    program.ended()
    last = program.sent.rindex(HEARD_AGAIN)
    assert [mode for mode in LEFT if mode not in program.sent[:last]] == []


def test_a_program_that_is_to_stop_while_it_draws_gives_the_terminal_back_until_it_goes_on(
    home: Path, programs: list[Program]
) -> None:
    program = Emulated(home)
    programs.append(program)
    program.until(b"Quit")
    stopped(program, signal.SIGTSTP)
    assert termios.tcgetattr(program.terminal)[3] & termios.ISIG
    # What it sent before it stopped may still be on its way.
    program.wait(lambda: all(mode in program.sent for mode in LEFT), "that the terminal is given back")
    os.kill(program.pid, signal.SIGCONT)
    program.wait(lambda: not termios.tcgetattr(program.terminal)[3] & termios.ISIG, "that it goes on")
    program.type("n")
    program.until_text("New game: Le Havre")


def test_a_program_that_was_stopped_from_outside_goes_on_and_gives_the_terminal_back(
    home: Path, programs: list[Program]
) -> None:
    program = Emulated(home)
    programs.append(program)
    program.until_text(HELP)
    stopped(program, signal.SIGSTOP)
    since = len(program.sent)
    os.kill(program.pid, signal.SIGCONT)
    program.until(b"Quit", since)
    program.type("\x03")
    assert program.ended() == 0
    assert program.sent.count(b"\x1b[<u") == program.sent.count(b"\x1b[>")


def stopped(program: Program, number: signal.Signals) -> None:
    """Stop a program, and wait until it has stopped."""
    os.kill(program.pid, number)
    program.wait(lambda: os.waitpid(program.pid, os.WNOHANG | os.WUNTRACED)[0] > 0, "that it stops")


def test_a_driver_that_the_environment_names_is_taken(home: Path, programs: list[Program]) -> None:
    driver = "textual.drivers.linux_driver:LinuxDriver"
    named = "from tui.app import HavreApp; print(HavreApp().driver_class.__module__, 'it is')"
    program = Program(home, program=named, environment={"TEXTUAL_DRIVER": driver})
    programs.append(program)
    program.until(b"textual.drivers.linux_driver it is")


@pytest.mark.parametrize("size", ["9" * 30, "99999", "0"])
def test_a_size_in_the_environment_that_no_terminal_has_is_passed_over(
    size: str, home: Path, programs: list[Program]
) -> None:
    program = Emulated(home, environment={"COLUMNS": size, "LINES": size})
    programs.append(program)
    program.until_screen(lambda lines: HELP in lines[-1] and HELP not in "".join(lines[:-1]), "a line of keys")
    program.type("n")
    program.until_text("New game: Le Havre")
    program.type("\x03")
    assert program.ended() == 0
