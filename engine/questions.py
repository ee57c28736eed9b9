"""The few kinds of question that a move can raise, each with bounds, a default, a check and its notation.

Screens have one panel a kind and bots one policy a kind; no question knows the rule that asks it.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from typing import TYPE_CHECKING

from engine.errors import Refused
from engine.moves import AnswerValue, Bundle
from engine.paying import Counts, Due, all_ways, best_way, drawn, each_way, needed, only_way
from engine.text import Text, _, text

if TYPE_CHECKING:
    from random import Random

NOTHING = "nothing"
_MANY = 10**9
_COUNTED = re.compile(r"([0-9]{1,15})\s+([a-z][a-z-]*)")


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: its name in notation, its name for the player, and what there is to know of it."""

    name: str
    shown: Text
    detail: Text | None = None


@dataclass(frozen=True, slots=True)
class Question(ABC):
    """What every question has: the word before its answer in notation, and the sentence that asks."""

    label: str
    prompt: Text

    @property
    @abstractmethod
    def default(self) -> AnswerValue:
        """A sensible answer."""

    @property
    @abstractmethod
    def only(self) -> AnswerValue | None:
        """The answer if there is no other; such a question need not be asked."""

    @abstractmethod
    def settled(self, value: object) -> AnswerValue:
        """The answer in its one canonical form; raises `Refused` with the reason if it is none."""

    @abstractmethod
    def answers(self, limit: int) -> tuple[AnswerValue, ...] | None:
        """All answers, best first, or None if there are more than `limit`."""

    @abstractmethod
    def random(self, rng: Random) -> AnswerValue:
        """Some answer; every answer can come up."""

    @abstractmethod
    def read(self, words: str) -> AnswerValue:
        """The answer that a text in notation stands for (not yet checked); raises `Refused`."""


def _number(question: Question, words: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", words):
        raise Refused(text(_("{what}: '{word}' is not a number."), what=question.prompt, word=words))
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
            raise Refused(text(_("{what}: a whole number is needed."), what=self.prompt))
        if not self.low <= value <= self.high:
            if self.low == self.high:
                raise Refused(text(_("{what}: only {n} is possible."), what=self.prompt, n=self.low))
            raise Refused(
                text(
                    _("{what}: {n} is not possible, only {low} to {high}."),
                    what=self.prompt,
                    n=value,
                    low=self.low,
                    high=self.high,
                )
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
            raise Refused(text(_("{what}: a whole number is needed."), what=self.prompt))
        if value not in self.numbers:
            raise Refused(
                text(
                    _("{what}: {n} is not possible, only {numbers}."),
                    what=self.prompt,
                    n=value,
                    numbers=", ".join(map(str, self.numbers)),
                )
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


@dataclass(frozen=True, slots=True)
class Token:
    """A kind of token in a basket or a payment and how many there are."""

    name: str
    shown: Text
    have: int


@dataclass(frozen=True, slots=True)
class _Tokens(Question):
    """What baskets and payments share: kinds of tokens, of each so many."""

    tokens: tuple[Token, ...]

    def bundle(self, counts: Iterable[int]) -> Bundle:
        """Counts by position as a bundle by name."""
        return tuple((token.name, number) for token, number in zip(self.tokens, counts, strict=True) if number)

    def counts(self, value: object) -> Counts:
        """A bundle by name as counts by position; raises `Refused` for unknown names and for too many."""
        if isinstance(value, dict):
            value = tuple(value.items())
        places = {token.name: place for place, token in enumerate(self.tokens)}
        found = [0] * len(self.tokens)
        if not isinstance(value, tuple | list):
            raise Refused(text(_("{what}: goods and their numbers are needed."), what=self.prompt))
        for pair in value:
            if not (isinstance(pair, tuple | list) and len(pair) == 2 and isinstance(pair[1], int)):
                raise Refused(text(_("{what}: goods and their numbers are needed."), what=self.prompt))
            name, number = pair
            place = places.get(name, -1)
            if place < 0:
                raise Refused(
                    text(_("{what}: '{word}' is of no use here."), what=self.prompt, word=str(name)), str(name)
                )
            if number < 0:
                raise Refused(text(_("{what}: a number below 0 makes no sense."), what=self.prompt))
            found[place] += number
        for token, number in zip(self.tokens, found, strict=True):
            if number > token.have:
                raise Refused(
                    text(
                        _("{what}: you have {have} {token}, not {n}."),
                        what=self.prompt,
                        have=token.have,
                        token=token.shown,
                        n=number,
                    )
                )
        return tuple(found)

    def _called(self, word: str) -> str:
        """The name of the token that a word stands for: what is called in the plural may be one."""
        names = [token.name for token in self.tokens]
        return word if word in names or f"{word}s" not in names else f"{word}s"

    def read(self, words: str) -> Bundle:
        """Numbers and names, such as '2 fish, 1 franc'."""
        if words == NOTHING:
            return ()
        found: list[tuple[str, int]] = []
        for part in words.split(","):
            match = _COUNTED.fullmatch(part.strip())
            if not match:
                raise Refused(
                    text(_("{what}: '{word}' is not an amount such as 2 fish."), what=self.prompt, word=part.strip())
                )
            found.append((self._called(match[2]), int(match[1])))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Basket(_Tokens):
    """From `low` to `high` tokens in any mixture; of each group of kinds only a multiple of its number.

    The default fills the basket in the order `best_first`, up to `aim` tokens.
    """

    low: int
    high: int
    aim: int
    best_first: tuple[str, ...]
    groups: tuple[tuple[tuple[str, ...], int], ...] = ()

    def _step(self, name: str) -> int:
        return next((multiple for names, multiple in self.groups if name in names), 1)

    @property
    def default(self) -> Bundle:
        """The best tokens first."""
        have = {token.name: token.have for token in self.tokens}
        taken = dict.fromkeys(have, 0)
        room = self.aim
        grouped = {
            names: [name for name in self.best_first if name in names and name in have] for names, _n in self.groups
        }
        for name in self.best_first:
            if name in have and self._step(name) == 1:
                taken[name] = min(have[name], room)
                room -= taken[name]
        for names, multiple in self.groups:
            left = min(room, sum(have[name] for name in grouped[names])) // multiple * multiple
            room -= left
            for name in grouped[names]:
                taken[name] = min(have[name], left)
                left -= taken[name]
        return self.bundle(taken[token.name] for token in self.tokens)

    @property
    def only(self) -> Bundle | None:
        """The basket if there is no other."""
        if not self.groups:
            there = sum(token.have for token in self.tokens)
            most = min(self.high, there)
            kinds = sum(token.have > 0 for token in self.tokens)
            if self.low < most or (0 < most < there and kinds > 1):
                return None
        found = tuple(islice(self._all(), 2))
        return found[0] if len(found) == 1 else None

    def _fits(self, counts: Counts) -> bool:
        return self.low <= sum(counts) <= self.high and self._odd_group(counts) is None

    def _odd_group(self, counts: Counts) -> int | None:
        for names, multiple in self.groups:
            total = sum(n for token, n in zip(self.tokens, counts, strict=True) if token.name in names)
            if total % multiple:
                return multiple
        return None

    def settled(self, value: object) -> Bundle:
        """The bundle in the order of the tokens."""
        counts = self.counts(value)
        multiple = self._odd_group(counts)
        if multiple is not None:
            raise Refused(text(_("{what}: standard goods are given in groups of {n}."), what=self.prompt, n=multiple))
        if not self._fits(counts):
            raise Refused(
                text(
                    _("{what}: {low} to {high} in all, not {n}."),
                    what=self.prompt,
                    low=self.low,
                    high=self.high,
                    n=sum(counts),
                )
                if self.low < self.high
                else text(_("{what}: {low} in all, not {n}."), what=self.prompt, low=self.low, n=sum(counts))
            )
        return self.bundle(counts)

    def _all(self) -> Iterator[Bundle]:
        tokens = self.tokens
        left_after = [0] * (len(tokens) + 1)
        for place in range(len(tokens) - 1, -1, -1):
            left_after[place] = left_after[place + 1] + tokens[place].have
        taken = [0] * len(tokens)
        ends: dict[int, list[tuple[list[int], int]]] = {}
        for names, multiple in self.groups:
            members = [place for place, token in enumerate(tokens) if token.name in names]
            if members:
                ends.setdefault(members[-1] + 1, []).append((members, multiple))

        def choose(place: int, total: int) -> Iterator[Bundle]:
            if total + left_after[place] < self.low:
                return
            # A group that does not come out is given up where it ends, not after all that could follow it.
            for members, multiple in ends.get(place, ()):
                if sum(taken[member] for member in members) % multiple:
                    return
            if place == len(tokens):
                if self._fits(tuple(taken)):
                    yield self.bundle(taken)
                return
            for number in range(min(tokens[place].have, self.high - total), -1, -1):
                taken[place] = number
                yield from choose(place + 1, total + number)
            taken[place] = 0

        return choose(0, 0)

    def answers(self, limit: int) -> tuple[Bundle, ...] | None:
        """All baskets, the default first."""
        found = tuple(islice(self._all(), limit + 1))
        if len(found) > limit:
            return None
        default = self.default
        return (default, *(bundle for bundle in found if bundle != default))

    def random(self, rng: Random) -> Bundle:
        """Tokens drawn at random, put back until the groups come out."""
        pool = [place for place, token in enumerate(self.tokens) for _n in range(token.have)]
        for _try in range(20):
            taken = [0] * len(self.tokens)
            for place in rng.sample(pool, rng.randint(self.low, min(self.high, len(pool)))):
                taken[place] += 1
            for names, multiple in self.groups:
                members = [place for place, token in enumerate(self.tokens) if token.name in names]
                for _surplus in range(sum(taken[place] for place in members) % multiple):
                    taken[rng.choice([place for place in members if taken[place]])] -= 1
            if self._fits(tuple(taken)):
                return self.bundle(taken)
        return self.default


@dataclass(frozen=True, slots=True)
class Payment(_Tokens):
    """A payment of what is `due`, with no token that could be left out and with at most `at_most` tokens.

    `ways` lists the payments by hand where the rest of the move allows only some of them.
    """

    due: Due
    dearness: tuple[float, ...]
    at_most: int = _MANY
    ways: tuple[Bundle, ...] | None = None

    @property
    def have(self) -> Counts:
        """How many tokens of each kind could be of use."""
        return needed(self.due, [token.have for token in self.tokens])

    def _allowed(self) -> Iterator[Bundle]:
        if self.ways is not None:
            yield from self.ways
            return
        for paid in each_way(self.due, self.have):
            if sum(paid) <= self.at_most:
                yield self.bundle(paid)

    @property
    def default(self) -> Bundle:
        """The payment that is missed least."""
        if self.ways is not None:
            return self.ways[0]
        best = best_way(self.due, self.have, self.dearness)
        if best is None or sum(best) > self.at_most:
            ordered = all_ways(self.due, self.have, self.dearness)
            best = next(paid for paid in ordered if sum(paid) <= self.at_most)
        return self.bundle(best)

    @property
    def only(self) -> Bundle | None:
        """The payment if there is no other."""
        if self.ways is not None:
            return self.ways[0] if len(self.ways) == 1 else None
        if self.at_most >= _MANY:
            paid = only_way(self.due, self.have)
            return None if paid is None else self.bundle(paid)
        found = tuple(islice(self._allowed(), 2))
        return found[0] if len(found) == 1 else None

    def settled(self, value: object) -> Bundle:
        """The bundle in the order of the tokens."""
        counts = self.counts(value)
        if not self.due.met(counts):
            raise Refused(text(_("{what}: that is not enough."), what=self.prompt))
        spare = self.due.spare(counts)
        if spare is not None:
            raise Refused(
                text(
                    _("{what}: 1 {token} could be left out."),
                    what=self.prompt,
                    token=self.tokens[spare].shown,
                )
            )
        bundle = self.bundle(counts)
        if sum(counts) > self.at_most or (self.ways is not None and bundle not in self.ways):
            raise Refused(text(_("{what}: what is left would not do for the rest of it."), what=self.prompt))
        return bundle

    def answers(self, limit: int) -> tuple[Bundle, ...] | None:
        """All payments, the one that is missed least first."""
        if self.ways is not None:
            return self.ways if len(self.ways) <= limit else None
        found = tuple(islice(self._allowed(), limit + 1))
        if len(found) > limit:
            return None
        ordered = all_ways(self.due, self.have, self.dearness)
        return tuple(self.bundle(paid) for paid in ordered if sum(paid) <= self.at_most)

    def random(self, rng: Random) -> Bundle:
        """See `paying.drawn`."""
        if self.ways is not None:
            return rng.choice(self.ways)
        have = self.have
        for _try in range(20):
            paid = drawn(self.due, have, rng)
            if paid is not None and sum(paid) <= self.at_most:
                return self.bundle(paid)
        return self.default


def answer_in_words(value: AnswerValue) -> str:
    """An answer in notation: '4', 'marketplace', 'grain, coal', '2 fish, 1 coal' or 'nothing'."""
    if isinstance(value, tuple):
        if not value:
            return NOTHING
        return ", ".join(part if isinstance(part, str) else f"{part[1]} {part[0]}" for part in value)
    return str(value)
