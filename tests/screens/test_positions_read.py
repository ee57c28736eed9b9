"""Screens are to read positions as they are seen: the places that still read a game's own position become fewer.

`python -m tests.screens.test_positions_read` writes the list anew.
"""

from __future__ import annotations

import ast
from pathlib import Path

SCREENS = Path(__file__).parents[2] / "screens"
LIST = Path(__file__).parent / "positions_read.txt"
WITHOUT_GAMES = ("menus", "reading")
"""The folders in which no game is shown: there a `position` is a place in a text."""


def reads(module: Path) -> int:
    """How often a module reads `.position` or `.positions`, or copies something by `.copy()`."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    return sum(
        isinstance(node, ast.Attribute) and node.attr in ("position", "positions", "copy") for node in ast.walk(tree)
    )


def found() -> dict[str, int]:
    """The modules that do so, each with how often."""
    counted = {path.relative_to(SCREENS).as_posix(): reads(path) for path in sorted(SCREENS.rglob("*.py"))}
    return {name: number for name, number in counted.items() if number and not name.startswith(WITHOUT_GAMES)}


def listed() -> dict[str, int]:
    """The same as it was when the list was written."""
    lines = (line.split() for line in LIST.read_text(encoding="utf-8").splitlines())
    return {name: int(number) for name, number in lines}


def test_no_screen_reads_a_position_that_did_not_before() -> None:
    before = listed()
    more = {name: number for name, number in found().items() if number > before.get(name, 0)}
    assert more == {}, "read `game.seen(seat)` there: what a screen does not know it cannot give away"


def test_what_was_gained_is_kept() -> None:
    now = found()
    fewer = {name: number for name, number in listed().items() if number > now.get(name, 0)}
    assert fewer == {}, "fewer places read a position now: write the list anew"


if __name__ == "__main__":
    LIST.write_text("".join(f"{name} {number}\n" for name, number in found().items()), encoding="utf-8")
