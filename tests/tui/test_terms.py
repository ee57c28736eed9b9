"""The same picture in every kind of terminal, drawn by an emulator from the bytes that were sent."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from textual.pilot import Pilot

from saves import SavedGame
from saves.settings import Settings, store
from tests.sampled import sampled
from tests.screens.fakes import shown
from tests.tui.emulated import Emulated, Lines
from tests.tui.line import HELP, Program
from tui.app import HavreApp

Size = tuple[int, int]

TERMS = ("xterm-256color", "linux", "vt100", "dumb")
MORE_TERMS = ("xterm", "screen", "tmux-256color")
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


async def pictures(slot: str, keys: str = "", sizes: Sequence[Size] = ((80, 24),)) -> list[Lines]:
    """What should be seen in terminals of these sizes, or after each key."""
    found: list[Lines] = []
    with SavedGame.open(slot) as saved:
        for size in sizes:
            async with HavreApp(saved=saved).run_test(size=size) as pilot:
                found.append(picture(pilot))
                for key in keys:
                    await pilot.press(key)
                    found.append(picture(pilot))
    return found


def picture(pilot: Pilot[None]) -> Lines:
    """What should be seen, to the last row."""
    lines = [line.rstrip() for line in shown(pilot.app.screen).split("\n")]
    return lines + [""] * (pilot.app.size.height - len(lines))


@pytest.mark.parametrize("term", [*TERMS, *(pytest.param(term, marks=pytest.mark.long) for term in MORE_TERMS)])
async def test_the_pages_look_alike_in_every_terminal(
    term: str, slot: str, home: Path, programs: list[Program]
) -> None:
    keys = "123451"
    wanted = await pictures(slot, keys)
    program = Emulated(home, "resume", slot, environment={"TERM": term})
    programs.append(program)
    for key, seen in zip(("", *keys), wanted, strict=True):
        program.type(key)
        program.until_picture(seen)
    assert program.colours <= SIXTEEN or "256" in term


async def test_without_colour_only_the_terminals_own_is_seen(slot: str, home: Path, programs: list[Program]) -> None:
    wanted = await pictures(slot, "2")
    program = Emulated(home, "resume", slot, environment={"NO_COLOR": "1"})
    programs.append(program)
    first, buildings = wanted
    program.until_picture(first)
    program.type("2")
    program.until_picture(buildings)
    assert program.colours == {"default"}


@pytest.mark.parametrize("palette", ["dark", "light"])
def test_a_palette_keeps_the_background_of_the_terminal(
    palette: str, slot: str, home: Path, programs: list[Program]
) -> None:
    store(Settings(palette=palette))
    program = Emulated(home, "resume", slot)
    programs.append(program)
    program.until_text(HELP)
    screen = program.screen
    assert screen.buffer[12][79].bg == screen.buffer[22][79].bg == "default"


def test_a_terminal_of_ascii_is_sent_nothing_else(slot: str, home: Path, programs: list[Program]) -> None:
    program = Emulated(
        home, "resume", slot, environment={"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    )
    programs.append(program)
    program.until_text(HELP)
    if "Hand over" in program.seen():
        program.type("\r")
    pages = {"2": "To build", "3": "Ship market", "4": "Player storage", "5": "the number of each", "1": "Offers  take"}
    for key, text in pages.items():
        program.type(key)
        program.until_text(text)
        program.drawn_anew()
    program.type("0")
    program.drawn_anew()
    assert program.sent.isascii()


@pytest.mark.parametrize(
    "locale", sampled([{"LC_ALL": "C"}, {"LC_ALL": "POSIX"}, {"LANG": "C"}], "locale", dict.keys, name=str)
)
def test_where_the_locale_is_plain_c_the_signs_are_ascii(
    locale: dict[str, str], slot: str, home: Path, programs: list[Program]
) -> None:
    program = Emulated(home, "resume", slot, environment=locale)
    programs.append(program)
    program.until_text(HELP)
    assert program.sent.isascii()


async def test_a_terminal_that_grows_and_shrinks_shows_the_whole_picture_of_its_size(
    slot: str, home: Path, programs: list[Program]
) -> None:
    sizes = ((80, 24), (120, 40), (40, 10), (1, 1), (200, 50), (79, 24), (80, 24))
    wanted = await pictures(slot, sizes=sizes)
    program = Emulated(home, "resume", slot)
    programs.append(program)
    for size, seen in zip(sizes, wanted, strict=True):
        program.resize(*size)
        program.until_picture(seen)
    assert any("Havre needs 80 columns and 24 rows." in line for line in wanted[-2])
