"""Screens read positions as they are seen: what a screen does not know it cannot give away."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SCREENS = Path(__file__).parents[2] / "screens"
WITHOUT_GAMES = ("menus", "reading")
"""The folders in which no game is shown: there a `position` is a place in a text."""
WHOLE_GAMES = {
    "le_havre/report.py": "reads the history of a game; `as_seen` leaves out what is hidden",
    "homesteaders/report.py": "reads the history of a game; `as_seen` leaves out what is hidden",
    "speicherstadt/report.py": "reads the history of a game; `as_seen` leaves out what is hidden",
    "macao/report.py": "reads the history of a game; `as_seen` leaves out what is hidden",
    "outside/seat.py": "is a player: it imagines what its seat cannot know",
    "puzzles/own.py": "plays a decision of an earlier game again",
    "puzzles/words.py": "asks the adviser, who imagines what cannot be known",
    "table/look_back.py": "goes through a game and plays it on",
    "lobby/table_game.py": "keeps the game of a table",
    "table/play/seated.py": "plays the game",
    "table/play/kept_game.py": "keeps the game",
    "table/play/windows.py": "keeps the game",
    "table/steps.py": "begins the game of a lesson",
}
"""The modules that are handed a `Game`; all others know an `OpenGame`, which has no position."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module that shows a game, by its path."""
    for path in sorted(SCREENS.rglob("*.py")):
        name = path.relative_to(SCREENS).as_posix()
        if not name.startswith(WITHOUT_GAMES):
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def reads(tree: ast.AST) -> bool:
    """Whether a module reads `.position` or `.positions`, or copies something by `.copy()`."""
    return any(
        isinstance(node, ast.Attribute) and node.attr in ("position", "positions", "copy") for node in ast.walk(tree)
    )


def knows_game(tree: ast.AST) -> bool:
    """Whether a module names the class of games that have a position."""
    return any(isinstance(node, ast.alias) and node.name == "Game" for node in ast.walk(tree))


def test_no_screen_reads_a_position() -> None:
    assert [name for name, tree in modules() if reads(tree)] == [], "read `game.seen(seat)` there"


def test_a_screen_is_handed_a_game_without_its_position() -> None:
    assert {name for name, tree in modules() if knows_game(tree)} == set(WHOLE_GAMES), "annotate it as `OpenGame`"


@pytest.mark.parametrize("line", ["game.position", "game.positions[0]", "sight.game.copy()"])
def test_a_read_of_a_position_is_found(line: str) -> None:
    assert reads(ast.parse(line))
