"""What a host changes in the program: it never stops for a shell, takes no path and tells none."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import monotonic

import pytest
from textual.events import Paste

from saves import SavedGame, SaveError, parted
from saves.error_log import NAME, logged
from saves.exchange import exported
from saves.hosted import Hosted
from screens.menus.saves import SavesScreen
from tests.screens.fakes import shown
from tests.screens.menus.test_saves import after, begun
from tests.tui.emulated import Emulated
from tests.tui.host.conftest import AS_HOSTED
from tests.tui.line import APP, HAVRE, HELP, Program
from tests.waiting import until_app
from tui.app import HavreApp

FULL = 65_536
"""More bytes than a pseudo-terminal keeps, and than a few keys at once."""


def test_ctrl_z_ends_nothing_and_stops_nothing(home: Path, programs: list[Program]) -> None:
    program = Emulated(home, program=AS_HOSTED + HAVRE)
    programs.append(program)
    program.until(HELP.encode())
    program.type("\x1a")
    program.until_text("There is no shell here to go to")
    program.type("s")
    program.until_text(SavesScreen.NAME)


@pytest.mark.parametrize(
    "begins", [pytest.param("", id="at home", marks=pytest.mark.long), pytest.param(AS_HOSTED, id="at a host")]
)
def test_keys_are_taken_in_no_faster_than_they_are_handled(home: Path, programs: list[Program], begins: str) -> None:
    program = Program(home, program=begins + HAVRE)
    programs.append(program)
    program.until(HELP.encode())
    os.set_blocking(program.terminal, False)
    taken, end = 0, monotonic() + 1.0
    while monotonic() < end and taken < FULL:
        try:
            taken += os.write(program.terminal, b"j" * 4096)
        except BlockingIOError:
            program.receive(0.01)
    assert taken < FULL
    os.set_blocking(program.terminal, True)
    os.kill(program.pid, signal.SIGTERM)  # ctrl+c would come after all the keys that were taken
    program.ended()


def test_keys_that_come_with_a_screen_that_goes_are_all_handled(home: Path, programs: list[Program]) -> None:
    program = Emulated(home, program=APP)
    programs.append(program)
    program.until(HELP.encode())
    for _ in range(20):
        program.type("nqsq" * 16)
    program.type("s")
    program.until_text(SavesScreen.NAME)


async def test_no_file_of_the_machine_is_taken_in(hosted: Hosted, tmp_path: Path) -> None:
    (tmp_path / "game.toml").write_text(exported(begun()))
    assert "There is no saved game in the pasted text." in await after("i", *str(tmp_path / "game.toml"), "enter")


async def test_a_text_that_is_pasted_is_taken_in(hosted: Hosted) -> None:
    words = exported(begun())
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "i")
        assert "Paste the game's text:" in shown(pilot.app.screen)
        pilot.app.screen.post_message(Paste(words))
        await until_app(pilot, lambda: "The game is saved as le-havre-2." in shown(pilot.app.screen))


async def test_a_game_is_shown_to_be_copied_without_a_word_of_files(hosted: Hosted) -> None:
    begun()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "x")
        await until_app(pilot, lambda: "Copy this text" in shown(pilot.app.screen))
        assert "--output" not in shown(pilot.app.screen)


def test_what_nobody_foresaw_is_told_without_a_path(hosted: Hosted, home: Path) -> None:
    said = logged(RuntimeError(f"cannot read {home}/x"))
    assert str(home.parent) not in said
    assert "RuntimeError" in said
    assert f"cannot read {home}/x" in (home / NAME).read_text()


def test_a_game_that_the_disk_refuses_is_printed_and_no_copy_is_named(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7})

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("saves.disk.append", refuse)
    saved.play("supply")
    farewell = parted(saved)
    assert farewell is not None
    assert farewell.text.startswith("# A game of Havre")
    assert "/" not in farewell.sentence


def test_a_game_too_many_is_refused_in_a_sentence(hosted: Hosted) -> None:
    for _ in range(hosted.most_games):
        begun()
    with pytest.raises(SaveError, match="There are 3 saved games already"):
        begun()
