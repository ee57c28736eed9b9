from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.segment import Segment
from textual.color import Color
from textual.theme import Theme
from textual.widgets import Static

from saves import SavedGame
from saves.settings import CHOICES
from screens.by_name import SCREENS
from screens.menus.saves import SavesScreen
from screens.menus.title import TitleScreen
from tests.screens.fakes import GameScreen
from tests.starter import launched
from tests.tui.emulated import CLEARED, Emulated
from tests.tui.line import APP, HELP, Program
from tests.waiting import PATIENCE
from tui.app import HavreApp
from tui.terminal import THEMES, chosen
from widgets.styles import MEANINGS

DOWN = "\x1b[B"


@pytest.fixture
def program(home: Path, programs: list[Program]) -> Emulated:
    """The app in a terminal, at its title."""
    started = Emulated(home, program=APP)
    programs.append(started)
    started.until_text(HELP)
    return started


@pytest.fixture
def saved(monkeypatch: pytest.MonkeyPatch) -> Iterator[SavedGame]:
    """A new game, to be played on a screen that is only for tests."""
    monkeypatch.setitem(SCREENS, "game", "tests.screens.fakes:GameScreen")
    with SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}) as game:
        yield game


async def test_the_app_begins_with_the_game_that_it_is_given(saved: SavedGame) -> None:
    async with HavreApp(saved).run_test(size=(80, 24)) as pilot:
        assert isinstance(pilot.app.screen, GameScreen)
        assert pilot.app.screen.saved.game is saved.game


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
def test_a_theme_has_a_colour_for_every_meaning(theme: Theme) -> None:
    colours = [Color.parse(value) for name, value in theme.variables.items() if name in MEANINGS]
    assert len(colours) == len(MEANINGS)


def test_there_is_a_theme_for_every_palette_of_the_settings() -> None:
    found = {chosen(str(setting), "many", None).name for setting in CHOICES["palette"]}
    assert found <= {theme.name for theme in THEMES}


def test_the_first_screen_takes_at_most_20_kilobytes(program: Emulated) -> None:
    assert program.drawn_anew() <= 20_000


def test_a_cursor_key_takes_at_most_400_bytes(program: Emulated) -> None:
    for key in (DOWN, "j", "k", "\x1b[A"):
        assert program.cost(key) <= 400


def test_changing_the_screen_takes_at_most_8_kilobytes(program: Emulated) -> None:
    title, new = "Harbour-town games", "New game:"
    for key, text in (("n", new), ("?", "Help:"), ("q", new), ("q", title), ("s", "games"), ("q", title)):
        assert program.cost(key, text) <= 8_000


@pytest.mark.skipif(sys.platform != "linux", reason="reads from /proc who was given a processor")
def test_once_its_picture_is_shown_it_sleeps_and_sends_nothing(program: Emulated) -> None:
    def slept_for_a_second() -> bool:
        before = program.turns(), len(program.sent)
        program.receive(within=1)
        return before == (program.turns(), len(program.sent))

    program.wait(slept_for_a_second, "a second of sleep")


def test_a_key_that_changes_nothing_sends_nothing(program: Emulated) -> None:
    program.cost(DOWN)  # the first one also takes the cursor from where it began
    program.cost("k")
    down = program.cost(DOWN)
    program.cost("k")
    assert program.cost(f"x\x1b[C{DOWN}") == down


def test_the_mouse_is_never_asked_for(program: Emulated) -> None:
    program.type("\x03")
    assert program.ended() == 0
    assert not any(mode in program.sent for mode in (b"?1000h", b"?1002h", b"?1003h", b"?1006h", b"?1016h"))


def test_everything_is_drawn_anew_on_demand(program: Emulated) -> None:
    assert SavesScreen.NAME.encode() in program.sent[program.drawn_anew() :]


def test_a_terminal_that_was_resized_there_and_back_is_drawn_anew(program: Emulated) -> None:
    sent = len(program.sent)
    program.resize(60, 20)
    program.resize(80, 24)
    program.until(SavesScreen.NAME.encode(), program.until(CLEARED, sent))


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_to_end_is_followed(program: Emulated, number: int) -> None:
    os.kill(program.pid, number)
    assert program.ended() == 0
    assert b"Traceback" not in program.sent
    assert b"\x1b[?1049l" in program.sent


def test_a_line_that_drops_ends_the_program(program: Emulated) -> None:
    program.hang_up()
    program.ended()
    assert not program.is_running


def test_ctrl_c_leaves_the_terminal_as_it_was(program: Emulated) -> None:
    program.type("\x03")
    assert program.ended() == 0
    assert b"\x1b[?1049l" in program.sent
    assert b"Traceback" not in program.sent


def test_an_input_that_ends_ends_the_program(home: Path) -> None:
    environment = os.environ | {"HAVRE_HOME": str(home), "PYTHONPATH": str(Path.cwd())}
    with launched(
        [sys.executable, "-c", APP], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    ) as program:
        program.communicate(timeout=PATIENCE)
        assert program.returncode == 0


@pytest.mark.parametrize(("locale", "shown"), [("ja_JP.UTF-8", "|日本"), ("de_DE.UTF-8", "│日本"), ("C", "|????")])
def test_signs_that_may_take_two_cells_are_lookalikes_where_they_do(
    monkeypatch: pytest.MonkeyPatch, locale: str, shown: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    segments = [Segment("│日本")]
    for one in HavreApp().get_line_filters():
        segments = one.apply(segments, Color(0, 0, 0))
    assert "".join(segment.text for segment in segments) == shown
