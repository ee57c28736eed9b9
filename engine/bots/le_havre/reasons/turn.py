"""A turn of Le Havre as its reasons see it: what was there before, what is there after it, and its moves between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.bots.choices import completed
from engine.bots.le_havre.evaluator import Evaluator
from engine.bots.le_havre.prospects import actions_left
from engine.bots.le_havre.weights import Weights
from engine.errors import Refused
from engine.le_havre.cards import Card
from engine.le_havre.moves import Buy
from engine.le_havre.state import MEAL, Havre
from engine.le_havre.title import LE_HAVRE
from engine.moves import Move
from engine.texts import Text

LEAST: Final = 0.5
"""What counts less francs than this is no reason."""


class Reason(NamedTuple):
    """A reason, about how many francs it counts, and whether it speaks against the turn."""

    francs: float
    words: Text
    against: bool = False


class Made(NamedTuple):
    """A move with the positions before and after it."""

    move: Move
    before: Havre
    after: Havre


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat does in a turn, as it looks to that seat."""

    evaluator: Evaluator
    before: Havre
    after: Havre
    steps: Sequence[Made]

    @property
    def weights(self) -> Weights:
        """The figures by which it is judged."""
        return self.evaluator.weights

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.before.decider

    @property
    def moves(self) -> Sequence[Move]:
        """The moves alone."""
        return [step.move for step in self.steps]

    @property
    def left(self) -> int:
        """How many actions of its own the seat has after it."""
        return actions_left(self.after, self.seat)

    @property
    def meals(self) -> int:
        """How many meals are to come."""
        before = self.before
        return 0 if before.final else len(before.terms.rounds) - before.round + (before.phase != MEAL)

    def buys(self, card: Card) -> bool:
        """Whether a building is bought in it, not built."""
        return Buy(card.name) in self.moves


def played(position: Havre, moves: Sequence[Move]) -> Sequence[Made]:
    """Complete moves with what lies between them, as far as they can be made."""
    found: list[Made] = []
    for move in moves:
        try:
            after = completed(LE_HAVRE, position, move)
        except Refused:
            break
        found.append(Made(move, position, after))
        position = after
    return found
