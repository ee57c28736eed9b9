"""A question for a payment of what is owed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from engine.moves import Bundle
from engine.payments import MANY, Counts, Due, all_ways, best_way, drawn, each_way, needed, only_way
from engine.questions.question import Tokens
from engine.texts import message

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True)
class Payment(Tokens):
    """A payment of what is `due`, with no token that could be left out and with at most `at_most` tokens.

    `ways` lists the payments by hand where the rest of the move allows only some of them. It is without slots, so that
    one that is asked for again and again finds its answers but once.
    """

    due: Due
    dearness: tuple[float, ...]
    at_most: int = MANY
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

    @cached_property
    def default(self) -> Bundle:
        """The payment that is missed least."""
        if self.ways is not None:
            return self.ways[0]
        best = best_way(self.due, self.have, self.dearness)
        if best is None or sum(best) > self.at_most:
            ordered = all_ways(self.due, self.have, self.dearness)
            best = next(paid for paid in ordered if sum(paid) <= self.at_most)
        return self.bundle(best)

    @cached_property
    def only(self) -> Bundle | None:
        """The payment if there is no other."""
        if self.ways is not None:
            return self.ways[0] if len(self.ways) == 1 else None
        if self.at_most >= MANY:
            paid = only_way(self.due, tuple([token.have for token in self.tokens]))
            return None if paid is None else self.bundle(paid)
        found = tuple(islice(self._allowed(), 2))
        return found[0] if len(found) == 1 else None

    def settled(self, value: object) -> Bundle:
        """The bundle in the order of the tokens."""
        counts = self.counts(value)
        if not self.due.met(counts):
            raise self.refused(message("That is not enough."))
        spare = self.due.spare(counts)
        if spare is not None:
            raise self.refused(message("{token} could be left out.", token=self.tokens[spare].some(1)))
        bundle = self.bundle(counts)
        if sum(counts) > self.at_most or (self.ways is not None and bundle not in self.ways):
            raise self.refused(message("What is left would not do for the rest of it."))
        return bundle

    def answers(self, limit: int) -> tuple[Bundle, ...] | None:
        """All payments, the one that is missed least first."""
        if self.ways is not None:
            return self.ways if len(self.ways) <= limit else None
        found = tuple(islice(self._allowed(), limit + 1))
        if len(found) > limit:
            return None
        ordered = all_ways(self.due, self.have, self.dearness)
        default = self.default  # of several that are missed equally little it need not be the first in order
        paid = [self.bundle(counts) for counts in ordered if sum(counts) <= self.at_most]
        return (default, *(bundle for bundle in paid if bundle != default))

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
