"""Ratings of players who met each other at tables of any size, every deal being played from each seat."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

from engine.bots.ratings import Rating, Results, around, fitted, points_of, ratings

_AGAIN: Final = 400
"""So often whole deals are drawn anew for the intervals."""

Pair = tuple[str, str]

Placing = tuple[Sequence[str], Sequence[int]]
"""A game: who sat there, and the place of each at its end, from 1 on."""


def between_two(tables: Iterable[Placing]) -> Results:
    """What two players won against each other: at a table of several each is compared with each other one."""
    wins: defaultdict[Pair, float] = defaultdict(float)
    games = Counter[Pair]()
    for names, places in tables:
        for (one, its), (other, others) in combinations(sorted(zip(names, places, strict=True)), 2):
            if one != other:
                games[one, other] += 1
                wins[one, other] += 0.5 if its == others else float(its < others)
    return {pair: (wins[pair], number) for pair, number in games.items()}


def standings(deals: Sequence[Sequence[Placing]], anchor: str, rng: Random) -> dict[str, Rating]:
    """The ratings of all players, the highest first; `deals` are all games of each deal.

    `anchor` is the player who has `engine.bots.ratings.ANCHOR`; the intervals are those of the differences from it.
    They reach as far to either side as ratings that come of games drawn anew miss these: of games drawn as the ratings
    would have them, or of whole deals drawn anew, whose games have something in common, whichever reaches further. To
    both sides alike, because whoever won every game can only be drawn weaker.
    """
    results = between_two(table for deal in deals for table in deal)
    found = ratings(results, anchor, rng)
    strengths = fitted(results)
    drawn: dict[str, list[float]] = {name: [] for name in found}
    for _time in range(_AGAIN):
        again = between_two(table for deal in rng.choices(deals, k=len(deals)) for table in deal)
        points = _points(again, strengths, anchor)
        for name in found.keys() & points.keys():
            drawn[name].append(points[name])
    return {name: _within(one, drawn[name]) for name, one in found.items()}


def _points(results: Results, guess: Mapping[str, float], anchor: str) -> dict[str, float]:
    """The ratings by some of the deals; of players whom these do not compare there are none."""
    met = {name for pair in results for name in pair}
    if anchor not in met:
        return {}
    return points_of(fitted(results, {name: guess[name] for name in met}), anchor)


def _within(one: Rating, drawn: Sequence[float]) -> Rating:
    ends = [one.low, one.high, *(around(one.points, drawn) if drawn else ())]
    far = max(abs(end - one.points) for end in ends)
    return Rating(one.points, one.points - far, one.points + far)
