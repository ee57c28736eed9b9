"""How strong players are: how sure a share of wins or a mean is, and ratings by the model of Bradley and Terry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

LIKELY = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 cases; a shared win counts in part (Wilson 1927)."""
    share, square = wins / games, LIKELY**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = LIKELY * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


_STUDENT: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131),
    *(2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
"""Standard errors to either side of a mean of two values, three values and so on, for 95 % (Student 1908)."""

_FURTHER: Final = 2.37
"""The same of many values is above `LIKELY` by this, divided by their number less one."""


def mean_within(values: Sequence[float]) -> tuple[float, float] | None:
    """The interval that holds the true mean in 95 of 100 cases; None where there are less than two values."""
    degrees = len(values) - 1
    if degrees < 1:
        return None
    times = _STUDENT[degrees - 1] if degrees <= len(_STUDENT) else LIKELY + _FURTHER / degrees
    half = times * stdev(values) / sqrt(len(values))
    middle = fmean(values)
    return middle - half, middle + half


Results = Mapping[tuple[str, str], tuple[float, int]]
"""For pairs of players how many games the first one won and how many they played; a shared win is half a one."""

ANCHOR: Final = 1500
"""The rating of the player with whom all others are compared."""

_TENFOLD: Final = 400
"""Whoever has so many points more wins ten games for one that is lost."""

_DRAWN: Final = 1
"""So many more games of each pair are thought to be shared, so that whoever never lost has a rating too."""

_ROUNDS: Final = 500
_ENOUGH: Final = 1e-6
_AGAIN: Final = 400
"""So often all games are drawn anew for the intervals."""

_OUTSIDE: Final = 0.025
"""The share of those that lie below the interval, and above it."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and the interval in which it lies in 95 of 100 cases."""

    points: float
    low: float
    high: float


def ratings(results: Results, anchor: str, rng: Random) -> dict[str, Rating]:
    """The ratings of all players by what they won against each other, the highest first.

    `anchor` is the player who has `ANCHOR`; the intervals are those of the differences from it. They come of games
    drawn by `rng` as the ratings would have them, as many as were played.
    """
    strengths = fitted(results)
    drawn: dict[str, list[float]] = {name: [] for name in strengths}
    for _time in range(_AGAIN):
        again = {
            pair: (float(sum(rng.random() < _chance(strengths, pair) for _game in range(games))), games)
            for pair, (_wins, games) in results.items()
        }
        for name, points in points_of(fitted(again, strengths), anchor).items():
            drawn[name].append(points)
    found = points_of(strengths, anchor)
    return {
        name: Rating(found[name], *around(found[name], drawn[name]))
        for name in sorted(found, key=lambda name: -found[name])
    }


def fitted(results: Results, guess: Mapping[str, float] | None = None) -> dict[str, float]:
    """The strengths that make the results likeliest (Zermelo 1929): each wins its share of the sum of two.

    They are looked for from a `guess` on.
    """
    names = sorted({name for pair in results for name in pair})
    wins = dict.fromkeys(names, 0.0)
    for (one, other), (won, games) in results.items():
        wins[one] += won + _DRAWN / 2
        wins[other] += games - won + _DRAWN / 2
    strengths = dict(guess or dict.fromkeys(names, 1.0))
    for _round in range(_ROUNDS):
        shares = dict.fromkeys(names, 0.0)
        for (one, other), (_won, games) in results.items():
            share = (games + _DRAWN) / (strengths[one] + strengths[other])
            shares[one] += share
            shares[other] += share
        better = {name: wins[name] / shares[name] for name in names}
        changed = max(abs(better[name] / strengths[name] - 1) for name in names)
        strengths = better
        if changed < _ENOUGH:
            break
    return strengths


def _chance(strengths: Mapping[str, float], pair: tuple[str, str]) -> float:
    one, other = (strengths[name] for name in pair)
    return one / (one + other)


def points_of(strengths: Mapping[str, float], anchor: str) -> dict[str, float]:
    """Strengths as ratings in which the `anchor` has `ANCHOR`."""
    return {name: ANCHOR + _TENFOLD * log10(one / strengths[anchor]) for name, one in strengths.items()}


def around(points: float, drawn: Iterable[float]) -> tuple[float, float]:
    """Where the rating lies if what was drawn misses `points` as these miss it."""
    ordered = sorted(drawn)
    outside = round(len(ordered) * _OUTSIDE)
    return 2 * points - ordered[-1 - outside], 2 * points - ordered[outside]
