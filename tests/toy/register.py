"""Makes Flotsam known to a process: one entry a floor."""

from __future__ import annotations

from engine.titles import TITLES, Home
from tests.toy.about import ABOUT

HOME = Home("tests.toy.about:ABOUT", "tests.toy.rules:Flotsam")


def register() -> None:
    """Make Flotsam a title of the collection in this process."""
    TITLES[ABOUT.name] = HOME
