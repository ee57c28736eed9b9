from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from textual.color import Color
from textual.theme import Theme
from textual.widgets import Static

from saves import SavedGame
from saves.settings import CHOICES
from screens import titles
from screens.menus.title import TitleScreen
from tests.screens.fakes import GameScreen
from tests.tui.line import APP, Program
from tui.app import HavreApp
from tui.themes import THEMES
from widgets.styles import STYLE_NAMES

READY = b"help"
"""The last word of the first screen."""


@pytest.fixture
def program(home: Path) -> Iterator[Program]:
    """The app in a terminal, at its title."""
    started = Program(home, program=APP)
    started.received(READY)
    yield started
    started.stop()


@pytest.fixture
def saved(monkeypatch: pytest.MonkeyPatch) -> Iterator[SavedGame]:
    """A new game, to be played on a screen that is only for tests."""
    card = replace(titles.TITLES["le-havre"], screen="tests.screens.fakes:GameScreen")
    monkeypatch.setitem(titles.TITLES, "le-havre", card)
    with SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}) as game:
        yield game


async def test_the_app_begins_with_the_game_that_it_is_given(saved: SavedGame) -> None:
    async with HavreApp(saved).run_test(size=(80, 24)) as pilot:
        assert isinstance(pilot.app.screen, GameScreen)
        assert pilot.app.screen.saved is saved


async def test_leaving_the_first_game_leads_to_the_title(saved: SavedGame) -> None:
    async with HavreApp(saved).run_test(size=(80, 24)) as pilot:
        await pilot.press("up")
        assert isinstance(pilot.app.screen, TitleScreen)
        await pilot.press("c")
        assert isinstance(pilot.app.screen, GameScreen)
        assert pilot.app.screen.saved.slot == saved.slot


async def test_nothing_of_textual_is_reached_by_a_key() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        for key in ("ctrl+p", "ctrl+q", "ctrl+backslash", "tab", "shift+tab", "f4"):
            await pilot.press(key)
            assert isinstance(pilot.app.screen, TitleScreen)
        assert not pilot.app.screen.query(Static)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_a_theme_has_the_colours_of_the_terminal_for_every_style(theme: Theme) -> None:
    colours = [Color.parse(value).ansi for name, value in theme.variables.items() if name in STYLE_NAMES]
    assert len(colours) == len(STYLE_NAMES)
    assert all(colour is not None and -1 <= colour < 16 for colour in colours)


def test_there_is_a_theme_for_every_palette_of_the_settings() -> None:
    assert {theme.name for theme in THEMES} == set(CHOICES["palette"])


def test_the_first_screen_takes_at_most_20_kilobytes(home: Path) -> None:
    program = Program(home, program=APP)
    assert len(program.received(READY)) <= 20_000
    program.stop()


def test_a_cursor_key_takes_at_most_400_bytes(program: Program) -> None:
    for key in ("\x1b[B", "j", "k", "\x1b[A"):
        assert 0 < len(program.press(key)) <= 400


def test_changing_the_screen_takes_at_most_8_kilobytes(program: Program) -> None:
    for key in ("n", "?", "q", "q", "s", "q"):
        assert 0 < len(program.press(key)) <= 8_000


@pytest.mark.skipif(sys.platform != "linux", reason="reads the processor time from /proc")
def test_waiting_takes_no_byte_and_no_processor_time(program: Program) -> None:
    before = program.processor_ticks()
    assert program.received(quiet=2, at_most=2) == b""
    assert program.processor_ticks() == before


def test_a_key_that_changes_nothing_sends_nothing(program: Program) -> None:
    assert program.press("x\x1b[C") == b""


def test_the_mouse_is_never_asked_for(home: Path) -> None:
    program = Program(home, program=APP)
    sent = program.received(READY)
    assert not any(mode in sent for mode in (b"?1000h", b"?1002h", b"?1003h", b"?1006h", b"?1016h"))
    program.stop()


def test_everything_is_drawn_anew_on_demand(program: Program) -> None:
    assert b"Saved games" in program.press("\x1b[15~")


def test_a_terminal_that_was_resized_there_and_back_is_drawn_anew(program: Program) -> None:
    program.resize(60, 20)
    program.resize(80, 24)
    assert b"Saved games" in program.received(b"Saved games")


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_to_end_is_followed_within_a_second(program: Program, number: int) -> None:
    os.kill(program.pid, number)
    sent = program.received(quiet=0.5, at_most=2)
    assert program.ended(within=1) == 0
    assert b"Traceback" not in sent
    assert b"\x1b[?1049l" in sent


def test_a_line_that_drops_ends_the_program_within_a_second(program: Program) -> None:
    program.hang_up()
    assert program.ended(within=1) is not None


def test_ctrl_c_leaves_the_terminal_as_it_was(program: Program) -> None:
    sent = program.press("\x03")
    assert program.ended() == 0
    assert b"\x1b[?1049l" in sent
    assert b"Traceback" not in sent


def test_an_input_that_ends_ends_the_program(home: Path) -> None:
    environment = os.environ | {"HAVRE_HOME": str(home), "PYTHONPATH": str(Path.cwd())}
    with subprocess.Popen(
        [sys.executable, "-c", APP], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    ) as program:
        program.communicate(timeout=20)
        assert program.returncode == 0
