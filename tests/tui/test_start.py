"""The ways into a game that are typed every day: they do what the command line does, without loading its parser."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from engine.le_havre.about import ABOUT
from saves import SavedGame, summaries
from tests.test_imports import loaded_by
from tui import start
from tui.start import short_way

TERMINAL = "from tui import start\nstart.has_terminal = lambda: True\n"
NO_SCREEN = (
    "import sys, types\n"
    "app = types.SimpleNamespace(run=lambda mouse: None, return_code=0, farewells=lambda: ())\n"
    "sys.modules['tui.app'] = types.SimpleNamespace(HavreApp=lambda saved: app)\n"
)


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> list[SavedGame | None]:
    """The games that are shown on a terminal which is not there."""
    games: list[SavedGame | None] = []

    def shown(saved: SavedGame | None) -> Any:
        games.append(saved)
        return SimpleNamespace(run=lambda mouse: None, return_code=0, farewells=lambda: ())

    monkeypatch.setitem(sys.modules, "tui.app", SimpleNamespace(HavreApp=shown))
    monkeypatch.setattr(start, "has_terminal", lambda: True)
    return games


def havre(monkeypatch: pytest.MonkeyPatch, line: str) -> int:
    """The exit status of a command line."""
    monkeypatch.setattr(sys, "argv", line.split())
    return start.main()


def options(saved: SavedGame | None) -> dict[str, Any]:
    assert saved is not None
    return dict(saved.game.options)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "resume",
        "resume le-havre-1",
        "play --solo",
        "play --solo --seed 7",
        "play le-havre --solo",
        "play le-havre --solo --seed 7",
    ],
)
def test_what_is_typed_every_day_is_a_short_way(line: str) -> None:
    assert short_way(line.split()) is not None


@pytest.mark.parametrize(
    "line",
    [
        "play",
        "play le-havre",
        "play chess --solo",
        "play le-havre --solo --seed -7",
        "resume --plain",
        "resume -h",
        "resume le-havre-1 --plain",
        "play --solo --seed seven",
        "play --solo --seed -7",
        "play --solo --seed 1000000000000000000000",
        "play --solo --seed \u0663",
        "play --seed 7 --solo --full",
        "saves",
        "--help",
    ],
)
def test_everything_else_is_for_the_parser(line: str) -> None:
    assert short_way(line.split()) is None


def test_the_short_way_and_the_parser_begin_the_same_solo_game(
    games: list[SavedGame | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert havre(monkeypatch, "havre play --solo --seed 7") == 0
    assert havre(monkeypatch, "havre play le-havre --solo --seed 7") == 0
    assert havre(monkeypatch, "havre play --seed 7 --solo") == 0
    short, named, parsed = (options(saved) for saved in games)
    assert short == named == parsed
    assert short["variant"] == "short"


def test_the_short_way_goes_on_with_the_game_played_last(
    games: list[SavedGame | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    SavedGame.create("le-havre", {"players": ["Ann"], "seed": 3}).close()
    assert havre(monkeypatch, "havre resume") == 0
    assert options(games[0])["players"] == ["Ann"]


def test_a_title_without_a_quick_game_is_refused_alike(
    games: list[SavedGame | None], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("engine.le_havre.about.ABOUT", ABOUT._replace(quick=None))
    for line in ("havre play --solo", "havre play --solo --full"):
        assert havre(monkeypatch, line) == 2
        assert capfd.readouterr().err == "havre: Le Havre has no quick game.\n"


@pytest.mark.parametrize("line", ["havre resume", "havre resume no-such-game"])
def test_what_the_short_way_refuses_it_refuses_in_the_words_of_the_parser(
    line: str, games: list[SavedGame | None], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert havre(monkeypatch, line) == 1
    short = capfd.readouterr().err
    monkeypatch.setattr(start, "short_way", lambda arguments: None)
    assert havre(monkeypatch, line) == 1
    assert short == capfd.readouterr().err
    assert short.startswith("havre: ")


def test_without_a_terminal_the_short_way_begins_no_game(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert havre(monkeypatch, "havre play --solo") == 1
    assert capfd.readouterr().err == "havre: Havre needs a terminal to play in; `havre play --plain` needs none.\n"
    assert summaries() == []


@pytest.mark.parametrize("line", ["havre", "havre play --solo", "havre play le-havre --solo --seed 7"])
def test_the_short_way_does_not_load_the_parser(line: str) -> None:
    loaded = loaded_by(f"{TERMINAL}{NO_SCREEN}sys.argv = {line.split()}\nassert start.main() == 0")
    assert "tui" in loaded
    assert "typer" not in loaded
