"""How sure a share of games is."""

from __future__ import annotations

from math import sqrt

LIKELY = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 cases; a shared win counts in part (Wilson 1927)."""
    share, square = wins / games, LIKELY**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = LIKELY * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)
