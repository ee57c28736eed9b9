"""What a review of a game consists of: decisions with what they cost, and lessons."""

from __future__ import annotations

from dataclasses import dataclass

from engine.bots.player import Advice
from engine.texts import Text


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What a seat did in one decision, what seems best, and what was lost.

    `number` counts the moves of all players from 1 on: that of the first move. `points` is how much more every look at
    the decision expects at the end of the game of the best plan, 0 where one does not; `doubt` by how much the hardest
    look changed that: what is less may be nothing.
    """

    number: int
    played: Advice
    best: Advice
    points: float
    doubt: float = 0.0

    @property
    def is_sure(self) -> bool:
        """Whether more was lost than more thought changes."""
        return self.points > self.doubt


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something to be learned from a game, and about how many points that is worth."""

    points: float
    text: Text
