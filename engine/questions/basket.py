"""A question for tokens in any mixture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Final

from engine.moves import Bundle
from engine.payments import Counts
from engine.questions.question import Tokens
from engine.texts import Text, message

if TYPE_CHECKING:
    from random import Random

SOME: Final = message("some of them")


@dataclass(frozen=True)
class Basket(Tokens):
    """From `low` to `high` tokens in any mixture; of each group of kinds only a multiple of its number.

    The default is `usual`, or fills the basket in the order `best_first`, up to `aim` tokens. `grouped` is what a title
    calls the tokens of its groups. It is without slots, so that one that is asked for again and again finds its answers
    but once.
    """

    low: int
    high: int
    aim: int
    best_first: tuple[str, ...]
    groups: tuple[tuple[tuple[str, ...], int], ...] = ()
    grouped: Text = SOME
    usual: Bundle | None = None

    def _step(self, name: str) -> int:
        return next((multiple for names, multiple in self.groups if name in names), 1)

    @cached_property
    def default(self) -> Bundle:
        """The usual basket, or the best tokens first."""
        if self.usual is not None:
            return self.usual
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

    @cached_property
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
            raise self.refused(message("Give {grouped} in groups of {n}.", grouped=self.grouped, n=multiple))
        if not self._fits(counts):
            raise self.refused(
                message("Choose {low} to {high} in all, not {n}.", low=self.low, high=self.high, n=sum(counts))
                if self.low < self.high
                else message("Choose {low} in all, not {n}.", low=self.low, n=sum(counts))
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
