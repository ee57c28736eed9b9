"""The ground of the terminal: asked for once, heard in between of keys, followed by the palette."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from textual.css.stylesheet import Stylesheet
from textual.drivers.headless_driver import HeadlessDriver

from saves import SavedGame
from saves.settings import Settings, store
from tests.tui.emulated import Emulated
from tests.tui.line import HELP, Program
from tui.app import HavreApp
from tui.terminal import chosen, ground_of
from widgets.palettes import ANY, DARK, LIGHT, NONE, SIXTEEN, Palette

ASKED = b"\x1b]11;?\x1b\\"
WHITE = "\x1b]11;rgb:fafa/fafa/fafa\x1b\\"


@pytest.mark.parametrize(
    ("answer", "ground"),
    [
        ("\x1b]11;rgb:1010/1414/1818", DARK),
        ("\x1b]11;rgb:ff/ff/ff", LIGHT),
        ("\x1b]11;rgba:ffff/ffff/ffff/0000", LIGHT),
        ("\x1b]10;rgb:ff/ff/ff", None),
        ("\x1b]11;rgb:ff/ff", None),
        ("\x1b]11;?", None),
    ],
)
def test_the_answer_tells_the_ground(answer: str, ground: Palette | None) -> None:
    assert ground_of(answer) is ground


@pytest.mark.parametrize(
    ("setting", "depth", "ground", "palette"),
    [
        ("auto", "many", None, ANY),
        ("auto", "many", LIGHT, LIGHT),
        ("dark", "many", LIGHT, DARK),
        ("any", "many", DARK, ANY),
        ("terminal", "many", DARK, SIXTEEN),
        ("dark", "sixteen", DARK, SIXTEEN),
        ("dark", "none", DARK, NONE),
    ],
)
def test_the_settings_the_depth_and_the_ground_choose_the_palette(
    setting: str, depth: str, ground: Palette | None, palette: Palette
) -> None:
    assert chosen(setting, depth, ground) is palette  # type: ignore[arg-type]  # the depths as text


def begun(home: Path, programs: list[Program], **environment: str) -> Emulated:
    """A new game on a terminal that has answered nothing yet."""
    with SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}) as saved:
        slot = saved.slot
    program = Emulated(home, "resume", slot, environment=environment)
    programs.append(program)
    program.until_text(HELP)
    return program


def test_an_answer_changes_the_colours_and_types_nothing(home: Path, programs: list[Program]) -> None:
    program = begun(home, programs)
    before = program.lines
    program.until(ASKED)
    os.write(program.terminal, WHITE.encode())
    program.wait(lambda: "005f5f" in program.colours, "the colours for a light ground")
    assert program.lines == before
    program.type("j")
    program.until_text("Take 4 fish")
    assert program.sent.count(ASKED) == 1


async def test_a_ground_that_is_known_by_then_is_that_of_the_first_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeadlessDriver, "ground", LIGHT, raising=False)
    app, styled, parse = HavreApp(), [], Stylesheet.parse

    def parsed(sheet: Stylesheet) -> None:
        styled.append(app.theme)
        parse(sheet)

    monkeypatch.setattr(Stylesheet, "parse", parsed)
    async with app.run_test(size=(80, 24)):
        assert set(styled) == {"light"}


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "linux"}])
def test_a_terminal_without_the_colours_for_it_is_not_asked(
    environment: dict[str, str], home: Path, programs: list[Program]
) -> None:
    program = begun(home, programs, **environment)
    program.drawn_anew()
    assert ASKED not in program.sent


def test_a_player_who_has_chosen_is_not_asked(home: Path, programs: list[Program]) -> None:
    store(Settings(palette="light"))
    program = begun(home, programs)
    program.drawn_anew()
    assert ASKED not in program.sent
    assert "005f5f" in program.colours
