"""The same picture in every kind of terminal, drawn by an emulator from the bytes that were sent."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves import SavedGame
from saves.settings import Settings, store
from tests.screens.fakes import shown
from tests.tui.emulated import Emulated
from tests.tui.line import Program
from tui.app import HavreApp

TERMS = ("xterm", "xterm-256color", "linux", "vt100", "screen", "tmux-256color", "dumb")
SIXTEEN = {
    *("default", "black", "red", "green", "brown", "blue", "magenta", "cyan", "white"),
    *(f"bright{name}" for name in ("black", "red", "green", "brown", "blue", "magenta", "cyan", "white")),
}


@pytest.fixture
def slot() -> str:
    """A game of three in its first turn."""
    with SavedGame.create("le-havre", {"players": ["Ann", "Bob", "Cid"], "variant": "full", "seed": 5}) as saved:
        saved.play("supply")
        return saved.slot


async def pictures(slot: str, keys: str) -> list[list[str]]:
    """What should be seen after each key."""
    found: list[list[str]] = []
    with SavedGame.open(slot) as saved:
        async with HavreApp(saved=saved).run_test(size=(80, 24)) as pilot:
            for key in keys:
                await pilot.press(key)
                found.append([line.rstrip() for line in shown(pilot.app.screen).split("\n")])
    return found


@pytest.mark.parametrize("term", TERMS)
async def test_the_pages_look_alike_in_every_terminal(
    term: str, slot: str, home: Path, programs: list[Program]
) -> None:
    keys = "123451"
    wanted = await pictures(slot, keys)
    program = Emulated(home, "resume", slot, environment={"TERM": term})
    programs.append(program)
    program.received(b"leave")
    for key, picture in zip(keys, wanted, strict=True):
        program.press(key)
        assert program.lines == picture
    assert program.looks <= SIXTEEN


async def test_without_colour_only_the_terminals_own_is_seen(slot: str, home: Path, programs: list[Program]) -> None:
    program = Emulated(home, "resume", slot, environment={"NO_COLOR": "1"})
    programs.append(program)
    program.received(b"leave")
    program.press("2")
    assert program.looks == {"default"}
    assert program.lines == (await pictures(slot, "2"))[0]


@pytest.mark.parametrize("palette", ["dark", "light"])
def test_a_palette_keeps_the_background_of_the_terminal(
    palette: str, slot: str, home: Path, programs: list[Program]
) -> None:
    store(Settings(palette=palette))
    program = Emulated(home, "resume", slot)
    programs.append(program)
    program.received(b"leave")
    screen = program.screen
    assert {screen.buffer[row][column].bg for row in range(24) for column in range(80)} == {"default"}
    assert program.looks <= SIXTEEN


def test_a_terminal_of_ascii_is_sent_nothing_else(slot: str, home: Path, programs: list[Program]) -> None:
    program = Emulated(
        home, "resume", slot, environment={"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    )
    programs.append(program)
    sent = program.received(b"leave")
    for key in "23450":
        sent += program.press(key)
    assert sent.isascii()
    assert any("Buildings" in line for line in program.lines)


@pytest.mark.parametrize("locale", [{"LC_ALL": "C"}, {"LC_ALL": "POSIX"}, {"LANG": "C"}])
def test_where_the_locale_is_plain_c_the_signs_are_ascii(
    locale: dict[str, str], slot: str, home: Path, programs: list[Program]
) -> None:
    program = Emulated(home, "resume", slot, environment=locale)
    programs.append(program)
    assert program.received(b"leave").isascii()


def test_a_terminal_that_grows_and_shrinks_shows_the_whole_picture_again(
    slot: str, home: Path, programs: list[Program]
) -> None:
    program = Emulated(home, "resume", slot)
    programs.append(program)
    program.received(b"leave")
    before = program.lines
    for columns, rows in ((120, 40), (40, 10), (1, 1), (200, 50), (79, 24)):
        program.resize(columns, rows)
        program.received(quiet=0.4)
    assert any("Havre needs 80 columns and 24 rows." in line for line in program.lines)
    program.resize(80, 24)
    program.received(quiet=0.4)
    assert program.lines == before
