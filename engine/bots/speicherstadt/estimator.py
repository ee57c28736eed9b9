"""What a position of Die Speicherstadt is worth by figures that were learned from whole games, see `learned.json`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import mul
from typing import NamedTuple

from engine.bots.numbers import numbers
from engine.bots.speicherstadt.evaluator import Evaluator, Features
from engine.bots.speicherstadt.figures import FIGURES, figures, sure
from engine.bots.speicherstadt.weights import sound
from engine.speicherstadt.state import FINAL, OVER, Quarter


class Learned(NamedTuple):
    """What was learned of a kind of game."""

    start: tuple[float, float]
    """The points that every house has to come, and those for each round to come."""
    worths: tuple[float, ...]
    """What each of `FIGURES` is worth."""


@cache
def learned() -> Mapping[tuple[int, bool], Learned]:
    """All of it, by the number of players, without and with Kaispeicher."""
    found = numbers(__package__, "learned")
    worths = zip(*(found["worths"][name] for name in FIGURES), strict=True)
    starts = ((base, a_round) for base, a_round in found["start"])
    return {
        (houses, kai): Learned(start, worth)
        for (houses, kai), start, worth in zip(found["kinds"], starts, worths, strict=True)
    }


_COINS, _COINS_EARLY = FIGURES.index("coins"), FIGURES.index("coins early")


class Estimator(Evaluator):
    """The score at the end that a house may hope for; in the last round, where little is unknown, as by hand."""

    def __init__(self, houses: int, *, alone: bool, kai: bool) -> None:
        """For games of so many houses; `alone` against the Rival."""
        super().__init__(sound())
        kind = (1 if alone else houses, kai)
        found = learned()[kind]
        self._worths = found.worths
        self._start = found.start

    def coin(self, features: Features) -> float:
        """See `Evaluator`."""
        if not features.left:
            return super().coin(features)
        late, early = self._worths[_COINS], self._worths[_COINS_EARLY]
        return late + early * features.share

    def score(self, position: Quarter, house: int, features: Features | None = None) -> float:
        """See `Evaluator`."""
        features = features or Features(position)
        if not features.left or position.phase in (FINAL, OVER):
            return super().score(position, house, features)
        base, a_round = self._start
        found = base + a_round * features.left + sure(position, house)
        return found + sum(map(mul, self._worths, figures(position, house, features)), 0.0)
