"""What a title is called and what it counts its points in, in the language of the player."""

from __future__ import annotations

from engine import TITLES, about
from saves.names import printable
from texts.translation import gettext, ngettext


def title_name(title: str) -> str:
    """What a title is called; one that nobody knows is called by its own name."""
    return about(title).shown.render(gettext, ngettext) if title in TITLES else printable(title)


def points(title: str, n: int) -> str:
    """So many points of a title in its own unit; the number alone where nobody knows the title."""
    return about(title).unit.points(n).render(gettext, ngettext) if title in TITLES else str(n)
