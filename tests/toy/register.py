"""Makes Flotsam known to a process: one entry a floor."""

from __future__ import annotations

from collections.abc import Callable
from operator import setitem
from typing import Any

from engine.bots.levels import LINEUPS
from engine.titles import TITLES, Home
from screens.titles import TITLES as SCREENS, TitleCard

HOME = Home("tests.toy.about:ABOUT", "tests.toy.rules:FLOTSAM")
LINEUP = "tests.toy.players:LINEUP"
CARD = TitleCard(
    board="tests.toy.board:FlotsamBoard",
    keys="tests.toy.keys:KEYS",
    rules="tests.toy.plain:texts",
    plain="tests.toy.plain:WORDS",
    report="tests.toy.report:report",
)


def register(enter: Callable[[dict[str, Any], str, Any], None] = setitem) -> None:
    """Make Flotsam a title of the collection in this process; `enter` puts a value into a registry by its name."""
    floors: list[tuple[dict[str, Any], Any]] = [(TITLES, HOME), (LINEUPS, LINEUP), (SCREENS, CARD)]
    for registry, entry in floors:
        enter(registry, "flotsam", entry)
