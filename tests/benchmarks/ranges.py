"""Ranges for the end of a game, made of games in which advice was followed, and how well they do for other games.

The games are those of `tests.benchmarks.sureness`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from math import exp, log
from random import Random
from statistics import median
from typing import Final, NamedTuple

from engine.bots.sureness import Range, Sureness, unseen
from tests.benchmarks.learn_quarter import solved

UNKNOWN: Final = 99.0
"""How far apart games are that were not followed to their end: too far for a number."""
LEAST: Final = 0.4
"""Where games are followed, the result may be so far from them although they are alike, beside what they are apart."""
PARTS: Final = 20
"""What is learned from all games but one in so many is tried with those."""
HOLDS: Final = (0.845, 0.84, 0.835, 0.83, 0.825, 0.82, 0.815)
"""So many of the results lie in the range: more than the four of five that are promised, the most that can be."""
PROMISED: Final = 0.81
"""So many where none of these leaves ranges that are narrow enough."""
A_HALF: Final = 0.5
"""The ends of a range are whole points: by rounding it holds so much more."""
NARROW: Final = 0.95
"""Half of the ranges are narrower than so much of a fifth of the median score, if that can be."""
SHOWN: Final = 0.51
"""A number is told in so many of the hints at least: a little more than half of them."""
FIRM: Final = 1e-6
"""What nothing is known of counts for nothing."""
DRAWN: Final = 1000
"""Games are drawn anew so often."""


class Hint(NamedTuple):
    """What was expected in a decision, and what came of it."""

    title: str
    variant: str
    seats: int
    game: int
    left: int
    points: float
    now: int
    apart: float
    result: int


def made(every: Sequence[Hint], error: Sequence[float]) -> Sureness:
    """What a title's hints teach, so that they hold as often as is promised; `error` is known already."""
    hints = [hint for hint in every if hint.apart < UNKNOWN]
    known, off = _known(hints), _off(hints)
    grown = [log(1 + hint.left) for hint in hints]
    if any(hint.apart for hint in hints):
        power, wider, apart, most = 0.0, 0.0, 1 / LEAST, max(hint.left for hint in hints)
    else:
        rows = [[1.0, more, hint.seats == 1] for more, hint in zip(grown, hints, strict=True)]
        _least, power, wider = _fitted(rows, [log(one + 0.5) for one in off], [1.0] * len(off))
        power, apart, most = max(0.0, power), 0.0, 0
    shape = [
        exp(power * more + wider * (hint.seats == 1)) + apart * hint.apart
        for more, hint in zip(grown, hints, strict=True)
    ]
    pairs = sorted(zip(shape, off, strict=True))
    size, told = _size(pairs, NARROW * median(hint.result for hint in every) / 5, SHOWN * len(every))
    found = replace(
        known,
        spread=(round(size, 2), round(power, 3)),
        error=error,
        apart=round(size * apart, 2),
        most=most,
        alone=round(exp(wider), 3),
    )
    widest = max(  # as wide as the rounded numbers make the widest that is told
        2 * found.among(hint.variant, hint.seats).within(hint.left, hint.apart)
        for whole, hint in zip(shape, hints, strict=True)
        if whole <= pairs[told - 1][0]
    )
    return replace(found, widest=round(widest + 0.05, 1))


def _size(pairs: Sequence[tuple[float, float]], narrow: float, least: float) -> tuple[float, int]:
    """How many times as far as its shape a range goes, and how many are told; a pair is a shape and how far one is off.

    Of the ways in which half of those that are told are `narrow` and `least` are told, it is the one that holds the
    most, and of those the one that tells the most. Where there is none no more are told than must be.
    """
    shapes = [whole for whole, _off in pairs]
    ends = sorted({bisect_right(shapes, whole) for whole in shapes})  # of those that are as wide all are told
    ways = [
        (told, median(shapes[:told]), sorted((off - A_HALF) / whole for whole, off in pairs[:told]))
        for told in [end for end in reversed(ends) if end >= least] or ends[-1:]
    ]
    for holds in HOLDS:
        for told, usual, sizes in ways:
            size = sizes[min(told - 1, int(holds * told))]
            if 2 * size * usual <= narrow:
                return size, told
    fewest, _usual, sizes = ways[-1]
    return sizes[min(fewest - 1, int(PROMISED * fewest))], fewest


def _known(hints: Sequence[Hint]) -> Sureness:
    """Where results lie; how far off is not known yet."""
    _first, *others = dict.fromkeys(sorted(hint.variant for hint in hints))
    rows = [
        [1.0, hint.left, hint.points - hint.now, hint.seats - 1, *(hint.variant == other for other in others)]
        for hint in hints
    ]
    always = round(median([hint.result - hint.points for hint in hints if not unseen(hint.left)] or [0.0]), 2)
    found = _fitted(
        [[unseen(hint.left) * one for one in row] for row, hint in zip(rows, hints, strict=True)],
        [hint.result - hint.points - always for hint in hints],
        [1 / (1 + hint.left) for hint in hints],
    )
    each, further, won, seats, *variants = (round(one, 5) for one in found)
    told = dict(zip(others, variants, strict=True))
    return Sureness((each, further, won), (1.0, 0.0), 0.0, (0.0, 0.0), seats=seats, variants=told, always=always)


def _parts(hints: Sequence[Hint], seed: int = 0) -> list[tuple[list[Hint], list[Hint]]]:
    """The hints of some games, each time others, and before them those of all the others."""
    games = list(dict.fromkeys(hint.game for hint in hints))
    if seed:
        Random(seed).shuffle(games)
    part = {game: place % PARTS for place, game in enumerate(games)}
    return [
        ([hint for hint in hints if part[hint.game] != one], [hint for hint in hints if part[hint.game] == one])
        for one in range(PARTS)
    ]


def _off(hints: Sequence[Hint]) -> list[float]:
    """How far each result is from what the hints of other games would have it: those of its own are alike."""
    rough = {hint.game: known for others, own in _parts(hints) for known in [_known(others)] for hint in own}
    return [abs(hint.result - _middle(rough[hint.game], hint)) for hint in hints]


def _middle(sureness: Sureness, hint: Hint) -> float:
    return sureness.among(hint.variant, hint.seats).middle(hint.points, hint.now, hint.left)


def _range(sureness: Sureness, hint: Hint) -> Range | None:
    return sureness.among(hint.variant, hint.seats).range(hint.points, hint.now, hint.left, hint.apart)


def _fitted(rows: Sequence[Sequence[float]], right: Sequence[float], counts: Sequence[float]) -> list[float]:
    """By what the columns are multiplied so that their sums come nearest; each row counts so much."""
    columns = range(len(rows[0]))
    matrix = [
        [
            (one == two) * FIRM + sum(count * row[one] * row[two] for row, count in zip(rows, counts, strict=True))
            for two in columns
        ]
        for one in columns
    ]
    sums = [
        sum(count * row[one] * value for row, value, count in zip(rows, right, counts, strict=True)) for one in columns
    ]
    return solved(matrix, sums)


class Summary(NamedTuple):
    """In how many hints a number is told, of how many of those it holds, its median width and the median score.

    Between `least` and `most` of them hold with 95 %, by games drawn anew: the hints of a game are alike.
    """

    told: float
    holds: float
    width: float
    score: float
    least: float
    most: float


def summary(hints: Sequence[Hint], sureness: Sureness) -> Summary:
    """How well ranges do."""
    return _summed([(hint, _range(sureness, hint)) for hint in hints])


def tried(hints: Sequence[Hint], seed: int = 0) -> Summary:
    """How well ranges do for the hints of some games that are made of all others, each time other ones."""
    found: list[tuple[Hint, Range | None]] = []
    for others, own in _parts(hints, seed):
        sureness = made(others, (0.0, 0.0))
        found += [(hint, _range(sureness, hint)) for hint in own]
    return _summed(found)


def _summed(hints: Sequence[tuple[Hint, Range | None]]) -> Summary:
    told = [(hint, within) for hint, within in hints if within is not None]
    score = median(hint.result for hint, _within in hints)
    if not told:
        return Summary(0.0, 0.0, 0.0, score, 0.0, 0.0)
    games: dict[int, list[bool]] = {hint.game: [] for hint, _within in told}
    for hint, within in told:
        games[hint.game].append(within.low <= hint.result <= within.high)
    rng, every = Random(0), list(games.values())
    again = sorted(_share([one for game in rng.choices(every, k=len(every)) for one in game]) for _time in range(DRAWN))
    return Summary(
        round(len(told) / len(hints), 3),
        round(_share([one for game in every for one in game]), 3),
        median(within.high - within.low for _hint, within in told),
        score,
        round(again[DRAWN // 40], 3),
        round(again[-DRAWN // 40], 3),
    )


def _share(held: Sequence[bool]) -> float:
    return sum(held) / len(held)
