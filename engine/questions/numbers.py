"""Questions for a number: any one between two bounds, or one of a given set."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.questions.question import Question
from engine.texts import message

if TYPE_CHECKING:
    from random import Random


def _number(question: Question, words: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", words):
        raise question.refused(message("'{word}' is not a number.", word=words))
    return int(words)


@dataclass(frozen=True, slots=True)
class Amount(Question):
    """A whole number from `low` to `high` in steps of one, of the thing `of`."""

    low: int
    high: int
    of: str

    @property
    def default(self) -> int:
        """The most that is possible."""
        return self.high

    @property
    def only(self) -> int | None:
        """The number if the bounds leave one alone."""
        return self.low if self.low == self.high else None

    def settled(self, value: object) -> int:
        """The number, within its bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refused(message("A whole number is needed."))
        if not self.low <= value <= self.high:
            if self.low == self.high:
                raise self.refused(message("Only {n} is possible.", n=self.low))
            raise self.refused(
                message("{n} is not possible, only {low} to {high}.", n=value, low=self.low, high=self.high)
            )
        return value

    def answers(self, limit: int) -> tuple[int, ...] | None:
        """The numbers from the highest down."""
        if self.high - self.low + 1 > limit:
            return None
        return tuple(range(self.high, self.low - 1, -1))

    def random(self, rng: Random) -> int:
        """Any number within the bounds."""
        return rng.randint(self.low, self.high)

    def read(self, words: str) -> int:
        """A number."""
        return _number(self, words)


@dataclass(frozen=True, slots=True)
class Number(Question):
    """One of several numbers, such as the spaces of a bid row; they ascend. `usual` is the default."""

    numbers: tuple[int, ...]
    usual: int

    @property
    def default(self) -> int:
        """The usual number."""
        return self.usual

    @property
    def only(self) -> int | None:
        """The number if there is one alone."""
        return self.numbers[0] if len(self.numbers) == 1 else None

    def settled(self, value: object) -> int:
        """One of the numbers."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refused(message("A whole number is needed."))
        if value not in self.numbers:
            raise self.refused(
                message("{n} is not possible, only {numbers}.", n=value, numbers=", ".join(map(str, self.numbers)))
            )
        return value

    def answers(self, limit: int) -> tuple[int, ...] | None:
        """The usual number, then the others in their order."""
        if len(self.numbers) > limit:
            return None
        return (self.usual, *(number for number in self.numbers if number != self.usual))

    def random(self, rng: Random) -> int:
        """Any of the numbers."""
        return rng.choice(self.numbers)

    def read(self, words: str) -> int:
        """A number."""
        return _number(self, words)
