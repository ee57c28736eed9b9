"""The seeds of new games that nobody chooses."""

from __future__ import annotations

from random import SystemRandom

_HIGHEST = 999_999
"""Seeds drawn here are short enough to be typed and told to a friend."""


def drawn_seed() -> int:
    """A seed that nobody knows beforehand."""
    return SystemRandom().randint(0, _HIGHEST)
