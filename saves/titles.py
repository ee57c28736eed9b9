"""What a title is called and what it counts its points in, in the language of the player."""

from __future__ import annotations

from engine import TITLES
from engine.texts.language import shown
from engine.titles import about
from saves.names import printable


def title_name(title: str) -> str:
    """What a title is called; one that nobody knows is called by its own name."""
    return shown(about(title).shown) if title in TITLES else printable(title)


def points(title: str, n: int) -> str:
    """So many points of a title in its own unit; the number alone where nobody knows the title."""
    return shown(about(title).unit.points(n)) if title in TITLES else str(n)
