"""An error that nobody foresaw ends the program with one sentence: no traceback on the terminal, nothing lost."""

from __future__ import annotations

import os
import termios
from pathlib import Path

import pytest

from saves import SavedGame
from saves.error_log import NAME
from screens.frame import Unforeseen
from screens.menus.title import TitleScreen
from tests.tui.emulated import Emulated
from tests.tui.line import HAVRE, HELP, Program
from tui.app import HavreApp
from tui.cli import main as cli

BOOM = "def boom(*_): raise KeyError('brick')\n"
A_KEY = f"{BOOM}import screens.table.game as game; game.GameScreen.do_cursor_down = boom\n{HAVRE}"
A_FAREWELL = f"{BOOM}import tui.app as app; app.HavreApp.on_unmount = boom\n{HAVRE}"
A_THOUGHT = f"{BOOM}import engine.bots.greedy as greedy; greedy.Greedy.choose = boom\n{HAVRE}"


def game(bots: dict[str, str] | None = None) -> str:
    """A saved game whose first player begins."""
    options = {"players": ["Ann", "Bob"], "variant": "short", "seed": 2}
    with SavedGame.create("le-havre", options, bots=bots or {}) as saved:
        return saved.slot


@pytest.mark.parametrize(("program", "bots"), [(A_KEY, {}), (A_THOUGHT, {"Ann": "deckhand", "Bob": "deckhand"})])
def test_the_program_ends_with_a_sentence(
    program: str, bots: dict[str, str], home: Path, programs: list[Program]
) -> None:
    havre = Emulated(home, "resume", game(bots), program=program)
    programs.append(havre)
    if not bots:
        havre.until_text(HELP)
        havre.type("\rj")
    assert havre.ended() == 1
    said = " ".join(" ".join(havre.lines).split())
    assert "havre: Something went wrong that nobody foresaw: KeyError('brick')." in said
    assert "Traceback" not in said
    assert "in boom" in (home / NAME).read_text()


def test_an_error_at_the_very_end_leaves_a_terminal_that_hears_ctrl_c(home: Path, programs: list[Program]) -> None:
    havre = Emulated(home, program=A_FAREWELL)
    programs.append(havre)
    havre.until_text(HELP)
    terminal = os.dup(havre.terminal)
    heard = [termios.tcgetattr(terminal)[3] & termios.ISIG]
    havre.type("q")
    assert havre.ended() == 1
    heard.append(termios.tcgetattr(terminal)[3] & termios.ISIG)
    os.close(terminal)
    assert heard == [0, termios.ISIG]


async def test_such_an_error_is_still_raised_where_the_app_is_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    def boom(_screen: TitleScreen) -> None:
        raise KeyError("brick")

    monkeypatch.setattr(TitleScreen, "do_new_game", boom)
    with pytest.raises(Unforeseen, match="brick"):
        async with HavreApp().run_test() as pilot:
            await pilot.press("n")


def test_a_command_that_fails_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def boom(_given: list[str]) -> int:
        raise KeyError("brick")

    monkeypatch.setattr(cli, "_run", boom)
    assert cli.main(["saves"]) == 1
    error = capfd.readouterr().err
    assert error.startswith("havre: Something went wrong that nobody foresaw: KeyError('brick').")
    assert error.count("\n") == 1
