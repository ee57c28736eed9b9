"""What a position of Die Speicherstadt is worth by figures that were learned from whole games."""

from __future__ import annotations

from operator import mul

from engine.bots.speicherstadt.evaluator import Evaluator
from engine.bots.speicherstadt.features import Features
from engine.bots.speicherstadt.figures import FIGURES, figures, sure
from engine.bots.speicherstadt.learned import learned
from engine.bots.speicherstadt.weights import sound
from engine.speicherstadt.state import FINAL, OVER, Quarter

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
