"""The levels of computer players, and the one place where they are made."""

from __future__ import annotations

from typing import Final

from engine.bots.aimless import Aimless
from engine.bots.greedy import Greedy
from engine.bots.player import Adviser, Player
from engine.bots.search import Effort, Harbourmaster

LEVELS: Final = ("random", "deckhand", "merchant", "harbourmaster")
"""The names of the levels, the weakest first."""

BUDGET: Final = 2000
"""The nodes of a harbourmaster's choice where nothing else is said."""

_LOOKS_AHEAD: Final = 8
"""At how many of its best moves a merchant looks twice."""


def player(level: str, seed: int = 0, budget: int | None = None) -> Player:
    """A player of one of `LEVELS`; raises `ValueError` for another.

    `seed` is any whole number; `budget` (nodes a choice, at least 1) concerns the harbourmaster alone.
    """
    if level == "random":
        return Aimless(seed)
    if level == "deckhand":
        return Greedy(level, seed)
    if level == "merchant":
        return Greedy(level, seed, _LOOKS_AHEAD)
    if level == "harbourmaster":
        return adviser(seed, budget)
    raise ValueError(f"there is no level '{level}'")


def adviser(seed: int = 0, budget: int | None = None) -> Adviser:
    """A harbourmaster, who can also say what it expects of its moves."""
    return Harbourmaster(seed, Effort(BUDGET if budget is None else budget))
