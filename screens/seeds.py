"""The seeds of new games that nobody chooses."""

from __future__ import annotations

from random import SystemRandom

_HIGHEST = 999_999
"""Seeds drawn here are short enough to be typed and told to a friend."""

randbelow = SystemRandom().randrange
"""A number below another one, which nobody knows beforehand."""


def drawn_seed() -> int:
    """A seed that nobody knows beforehand."""
    return randbelow(_HIGHEST + 1)
