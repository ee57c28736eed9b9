"""Questions for one of several options, for several of them, and for a number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from engine.questions.question import NOTHING, Question
from engine.texts import Text, message, several

if TYPE_CHECKING:
    from random import Random


class Option(NamedTuple):
    """One thing to choose: its name in notation, its name for the player, and what there is to know of it."""

    name: str
    shown: Text
    detail: Text | None = None
    weight: int = 1
    """For how many it counts where several are chosen."""


def _not_among(word: str, options: Iterable[Option]) -> Text:
    return message("'{word}' is not among {options}.", word=word, options=several(one.name for one in options))


@dataclass(frozen=True, slots=True)
class Choice(Question):
    """One of several options, the first being the default."""

    options: tuple[Option, ...]

    @property
    def default(self) -> str:
        """The first option."""
        return self.options[0].name

    @property
    def only(self) -> str | None:
        """The option if there is one alone."""
        return self.options[0].name if len(self.options) == 1 else None

    def settled(self, value: object) -> str:
        """The name of an option."""
        for option in self.options:
            if option.name == value:
                return option.name
        raise self.refused(_not_among(str(value), self.options))

    def answers(self, limit: int) -> tuple[str, ...] | None:
        """The options in their order."""
        return tuple(option.name for option in self.options) if len(self.options) <= limit else None

    def random(self, rng: Random) -> str:
        """Any option."""
        return rng.choice(self.options).name

    def read(self, words: str) -> str:
        """A name, as it stands."""
        return words


@dataclass(frozen=True, slots=True)
class Several(Question):
    """Different options that weigh from `low` to `high` together; the default is `usual`, or the first that fit."""

    options: tuple[Option, ...]
    low: int
    high: int
    usual: tuple[str, ...] | None = None

    @property
    def default(self) -> tuple[str, ...]:
        """The usual options, or as many as allowed, from the first one on."""
        return self._filled(range(len(self.options)), self.high) if self.usual is None else self.usual

    @property
    def only(self) -> tuple[str, ...] | None:
        """All options, if all of them must be taken; none, if none can be."""
        weights = [option.weight for option in self.options]
        if self.low == self.high == sum(weights):
            return tuple(option.name for option in self.options)
        return () if self.low == 0 and self.high < min(weights, default=1) else None

    def _filled(self, places: Iterable[int], room: int) -> tuple[str, ...]:
        """The names of the options at these places, in the order of the options, but for those that find no room."""
        taken = []
        for place in places:
            weight = self.options[place].weight
            if weight <= room:
                room -= weight
                taken.append(place)
        return tuple(self.options[place].name for place in sorted(taken))

    def settled(self, value: object) -> tuple[str, ...]:
        """The names in the order of the options."""
        chosen = list(value) if isinstance(value, tuple | list) else None
        names = [option.name for option in self.options]
        if chosen is None or any(name not in names for name in chosen):
            wrong = next((str(name) for name in chosen or [value] if name not in names), str(value))
            raise self.refused(_not_among(wrong, self.options))
        if len(set(chosen)) < len(chosen):
            raise self.refused(message("All must be different."))
        number = sum(option.weight for option in self.options if option.name in chosen)
        if not self.low <= number <= self.high:
            raise self.refused(
                message("Choose {low} to {high}, not {n}.", low=self.low, high=self.high, n=number)
                if self.low < self.high
                else message("Choose exactly {low}, not {n}.", low=self.low, n=number)
            )
        return tuple(name for name in names if name in chosen)

    def answers(self, limit: int) -> tuple[tuple[str, ...], ...] | None:
        """All choices: the default, then the largest and first ones."""
        found = [self.default]
        for size in range(min(self.high, len(self.options)), -1, -1):
            for chosen in combinations(self.options, size):
                names = tuple(option.name for option in chosen)
                if names == found[0] or not self.low <= sum(option.weight for option in chosen) <= self.high:
                    continue
                if len(found) == limit:
                    return None
                found.append(names)
        return tuple(found)

    def random(self, rng: Random) -> tuple[str, ...]:
        """Any options that are allowed together."""
        for _try in range(20):
            size = rng.randint(self.low, self.high)
            chosen = sorted(rng.sample(range(len(self.options)), min(size, len(self.options))))
            weight = sum(self.options[place].weight for place in chosen)
            if self.low <= weight <= self.high:
                return tuple(self.options[place].name for place in chosen)
        return self.default

    def read(self, words: str) -> tuple[str, ...]:
        """Names separated by commas."""
        return () if words == NOTHING else tuple(part.strip() for part in words.split(","))


@dataclass(frozen=True, slots=True)
class _ForNumber(Question):
    """A question for a number."""

    def read(self, words: str) -> int:
        """A number."""
        if not re.fullmatch(r"-?[0-9]{1,9}", words):
            raise self.refused(message("'{word}' is not a number.", word=words))
        return int(words)

    def _whole(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refused(message("A whole number is needed."))
        return value


@dataclass(frozen=True, slots=True)
class Amount(_ForNumber):
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
        number = self._whole(value)
        if self.low <= number <= self.high:
            return number
        raise self.refused(
            message("{n} is not possible, only {low} to {high}.", n=number, low=self.low, high=self.high)
            if self.low < self.high
            else message("Only {n} is possible.", n=self.low)
        )

    def answers(self, limit: int) -> tuple[int, ...] | None:
        """The numbers from the highest down."""
        return tuple(range(self.high, self.low - 1, -1)) if self.high - self.low < limit else None

    def random(self, rng: Random) -> int:
        """Any number within the bounds."""
        return rng.randint(self.low, self.high)


@dataclass(frozen=True, slots=True)
class Number(_ForNumber):
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
        number = self._whole(value)
        if number not in self.numbers:
            raise self.refused(message("{n} is not possible, only {numbers}.", n=number, numbers=tuple(self.numbers)))
        return number

    def answers(self, limit: int) -> tuple[int, ...] | None:
        """The usual number, then the others in their order."""
        if len(self.numbers) > limit:
            return None
        return (self.usual, *(number for number in self.numbers if number != self.usual))

    def random(self, rng: Random) -> int:
        """Any of the numbers."""
        return rng.choice(self.numbers)
