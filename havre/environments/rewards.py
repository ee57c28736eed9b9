"""What an episode is worth to each seat at its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from havre.environments.episode import FEWEST_POINTS, Episode

MOST_POINTS: Final = 1000
"""Points are rewards from `FEWEST_POINTS` to this."""
MOST_MARGIN: Final = 200
"""Margins are rewards from -this to this."""
POINTS_OF_A_WIN_ALONE: Final = 500
"""So many points are a reward of 1 where there is nobody whom one could be ahead of."""

Scores = Sequence[Mapping[str, Any]]


def _clipped(value: float, low: float, high: float) -> float:
    return float(min(max(value, low), high))


def places(own: Scores, others: Scores) -> list[float]:
    """From 1 for the first place down to -1 for the last, in equal steps; who share places share what they are worth.

    Who plays by a fixed rule has a place too. Where nobody else scores, points count: `POINTS_OF_A_WIN_ALONE` are 1.
    """
    every = [int(score["place"]) for score in (*own, *others)]
    if len(every) == 1:
        return [_clipped(own[0]["total"] / POINTS_OF_A_WIN_ALONE, -1, 1)]
    found = []
    for place in every[: len(own)]:
        ahead, beside = sum(other < place for other in every), every.count(place) - 1
        found.append(1 - (2 * ahead + beside) / (len(every) - 1))
    return found


def margins(own: Scores, others: Scores) -> list[float]:
    """The points above the best of all others, clipped; where nobody else scores, the points themselves, clipped so."""
    totals = [int(score["total"]) for score in (*own, *others)]
    found = []
    for seat in range(len(own)):
        best = max(totals[:seat] + totals[seat + 1 :], default=0)
        found.append(_clipped(totals[seat] - best, -MOST_MARGIN, MOST_MARGIN))
    return found


def points(own: Scores, _others: Scores) -> list[float]:
    """The own points, clipped."""
    return [_clipped(score["total"], FEWEST_POINTS, MOST_POINTS) for score in own]


REWARDS: Final[Mapping[str, Callable[[Scores, Scores], list[float]]]] = {
    "places": places,
    "margins": margins,
    "points": points,
}
"""The kinds of reward, by what they are called."""


def results(episode: Episode) -> tuple[Scores, Scores]:
    """The scores of the seats as they stand, and of those who score by a fixed rule."""
    rules, position = episode.rules, episode.position
    # One that scores nothing is nobody to be compared with, as in series of games.
    return rules.scores(position), [rival for rival in rules.rivals(position) if rival["total"]]
