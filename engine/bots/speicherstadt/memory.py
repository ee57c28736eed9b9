"""An evaluator that remembers what it has seen in one round, in which the same is asked again and again."""

from __future__ import annotations

from collections.abc import Hashable

from engine.bots.speicherstadt.evaluator import Evaluator, Features, Gains
from engine.speicherstadt.state import Lot, Quarter


class Memory(Evaluator):
    """What another evaluator says of the positions of one round, from its first placement to the end of Purchase."""

    def __init__(self, evaluator: Evaluator, position: Quarter) -> None:
        """`position` is any of that round."""
        super().__init__(evaluator.weights)
        self._evaluator = evaluator
        self._features = evaluator.features(position)
        self._scores: dict[Hashable, float] = {}
        self._cards: dict[Hashable, float] = {}
        self._gains: dict[Hashable, tuple[Gains, Gains]] = {}

    def features(self, position: Quarter) -> Features:
        """Those of the round: nothing comes up before the next one."""
        return self._features

    def coin(self, features: Features) -> float:
        """See `Evaluator`."""
        return self._evaluator.coin(features)

    def score(self, position: Quarter, house: int, features: Features | None = None) -> float:
        """See `Evaluator`."""
        what = _seen(position, house)
        found = self._scores.get(what)
        if found is None:
            found = self._scores[what] = self._evaluator.score(position, house, self._features)
        return found

    def card(self, position: Quarter, house: int, lot: Lot, features: Features, before: float | None = None) -> float:
        """See `Evaluator`."""
        what = (lot[0], _seen(position, house))
        found = self._cards.get(what)
        if found is None:
            found = self._cards[what] = self._evaluator.card(position, house, lot, features)
        return found

    def gains(self, position: Quarter, house: int) -> tuple[Gains, Gains]:
        """See `Evaluator`."""
        what = (_seen(position, house), tuple(position.upper))
        found = self._gains.get(what)
        if found is None:
            found = self._gains[what] = super().gains(position, house)
        return found


def _seen(position: Quarter, house: int) -> Hashable:
    """All on which the worth of a position of the round to a house depends."""
    coins, landed = position.coins[house], tuple(position.landed[house])
    found = (house, tuple(position.cards), coins, landed, position.bought >> house & 1)
    if not position.terms.kai:
        return found
    return (*found, tuple(position.laid), tuple(position.stored[house]), position.hall[house], position.points[house])
