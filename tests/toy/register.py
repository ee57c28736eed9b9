"""Makes Flotsam known to a process: one entry a floor."""

from __future__ import annotations

from collections.abc import Callable
from operator import setitem
from typing import Any

from engine.bots.levels import LINEUPS
from engine.titles import TITLES, Home

HOME = Home("tests.toy.about:ABOUT", "tests.toy.rules:Flotsam")
LINEUP = "tests.toy.players:LINEUP"


def register(enter: Callable[[dict[str, Any], str, Any], None] = setitem) -> None:
    """Make Flotsam a title of the collection in this process; `enter` puts a value into a registry by its name."""
    for registry, entry in ((TITLES, HOME), (LINEUPS, LINEUP)):
        enter(registry, "flotsam", entry)
