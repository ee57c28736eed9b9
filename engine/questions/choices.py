"""Questions for one of several options, or for several of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from engine.errors import Refused
from engine.questions.question import NOTHING, Question
from engine.text import Text, _, text

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: its name in notation, its name for the player, and what there is to know of it."""

    name: str
    shown: Text
    detail: Text | None = None


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
        raise Refused(
            text(
                _("{what}: '{word}' is not among {options}."),
                what=self.prompt,
                word=str(value),
                options=", ".join(option.name for option in self.options),
            )
        )

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
    """From `low` to `high` different options; the default takes the first ones, as many as allowed."""

    options: tuple[Option, ...]
    low: int
    high: int

    @property
    def default(self) -> tuple[str, ...]:
        """As many as allowed, from the first option on."""
        return tuple(option.name for option in self.options[: self.high])

    @property
    def only(self) -> tuple[str, ...] | None:
        """All options, if all of them must be taken."""
        return self.default if self.low == self.high == len(self.options) else None

    def settled(self, value: object) -> tuple[str, ...]:
        """The names in the order of the options."""
        chosen = list(value) if isinstance(value, tuple | list) else None
        names = [option.name for option in self.options]
        if chosen is None or any(name not in names for name in chosen):
            wrong = next((str(name) for name in chosen or [value] if name not in names), str(value))
            raise Refused(
                text(
                    _("{what}: '{word}' is not among {options}."),
                    what=self.prompt,
                    word=wrong,
                    options=", ".join(option.name for option in self.options),
                )
            )
        if len(set(chosen)) < len(chosen):
            raise Refused(text(_("{what}: all must be different."), what=self.prompt))
        if not self.low <= len(chosen) <= self.high:
            raise Refused(
                text(
                    _("{what}: choose {low} to {high}, not {n}."),
                    what=self.prompt,
                    low=self.low,
                    high=self.high,
                    n=len(chosen),
                )
                if self.low < self.high
                else text(_("{what}: choose exactly {low}, not {n}."), what=self.prompt, low=self.low, n=len(chosen))
            )
        return tuple(name for name in names if name in chosen)

    def answers(self, limit: int) -> tuple[tuple[str, ...], ...] | None:
        """All choices, the largest and first ones first."""
        names = [option.name for option in self.options]
        found: list[tuple[str, ...]] = []
        for size in range(self.high, self.low - 1, -1):
            for chosen in combinations(names, size):
                if len(found) == limit:
                    return None
                found.append(chosen)
        return tuple(found)

    def random(self, rng: Random) -> tuple[str, ...]:
        """Any number of options that is allowed."""
        size = rng.randint(self.low, self.high)
        chosen = sorted(rng.sample(range(len(self.options)), size))
        return tuple(self.options[place].name for place in chosen)

    def read(self, words: str) -> tuple[str, ...]:
        """Names separated by commas."""
        return () if words == NOTHING else tuple(part.strip() for part in words.split(","))
