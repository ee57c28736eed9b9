"""What a player must know of a title in order to think on it: a judge of its positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.moves import AnswerValue, Move
from engine.position import Position
from engine.questions import Question
from engine.texts import Text
from engine.title import Title

P = TypeVar("P", bound=Position)


class Judge(ABC, Generic[P]):
    """A title's knowledge. It keeps no state between two calls."""

    title: ClassVar[Title[Any]]

    def decider(self, position: P) -> int:
        """The seat that must decide; -1 when the game is over."""
        return -1 if self.title.is_over(position) else self.title.decider_of(position)

    def seats(self, position: P) -> int:
        """The number of seats."""
        return len(self.title.names(position))

    @abstractmethod
    def actions_left(self, position: P, seat: int) -> int:
        """How many turns (or the like) of its own a seat has still to come, the present one included until it acts."""

    @abstractmethod
    def acts(self, position: P) -> bool:
        """Whether the decision is one of those that `actions_left` counts."""

    @abstractmethod
    def marks(self, position: P, seat: int) -> Hashable:
        """A few things that differ in most positions of like worth, in order to think on none of them twice."""

    def likeness(self, position: P, seat: int) -> Hashable:
        """What positions have in common that are ways to the same aim, so that there is room for others too."""
        return None

    @abstractmethod
    def moves(self, position: P, *, quick: bool) -> Sequence[Move]:
        """The moves worth thinking about, those worth the most thought where it must be `quick`; at least one."""

    @abstractmethod
    def answers(self, position: P, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """The answers worth thinking about in their canonical form, best guess first; at least one."""

    def grounds(self, position: P) -> Hashable:
        """All that quick choices of whoever decides go by, together with `grounds_of` each move; None: nobody knows.

        On the same grounds a move is given the same answers and is worth the same to that seat.
        """
        return None

    def grounds_of(self, position: P, move: Move) -> Hashable:
        """What else of the position decides what a move is worth to whoever makes it."""
        return None

    def leaves_all(self, move: Move) -> bool:
        """Whether the move only goes on with the game, so that it is judged by the position before it."""
        return False

    def settled(self, position: P) -> bool:
        """Whether the position can be judged as it stands; if not, the next move belongs to the last one."""
        return True

    def worth(self, position: P, seat: int) -> float:
        """What a seat makes of the position, in points at the end of the game, the others perhaps counting against."""
        return self.score(position, seat)

    @abstractmethod
    def score(self, position: P, seat: int) -> float:
        """The score that a seat may hope for at the end; its score when the game is over."""

    def lead(self, position: P, seat: int) -> float:
        """By how much a seat may hope to be above the best of the others; alone its score."""
        others = [self.score(position, other) for other in range(self.seats(position)) if other != seat]
        own = self.score(position, seat)
        return own - max(others) if others else own

    def prepares(self, move: Move) -> bool:
        """Whether the move only prepares another one of the same turn, so that a plan is not about it."""
        return False

    def reasons(self, position: P, move: Move) -> tuple[Text, ...]:
        """What speaks for a complete move of whoever must decide, what counts most first, in the words of the title.

        Each is a sentence that is true of the position, wherever the game goes from there.
        """
        return ()

    def reasons_together(self, position: P, moves: Sequence[Move], after: P) -> tuple[Text, ...] | None:
        """The same for several moves as one, which lead to `after`; None where each speaks for itself."""
        return None


AnyJudge = Judge[Any]
