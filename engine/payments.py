"""What is owed and the ways to pay it: exactly those in which no token could be left out.

Counts stand in tuples by position; whoever asks decides which position is which kind of token.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from random import Random

Counts = tuple[int, ...]
MANY: Final = 10**9
"""More tokens than anybody has."""


class Sum(NamedTuple):
    """A sum to be reached: how much a token of each kind counts towards it, and the amount."""

    counts: Counts
    amount: int

    def reached(self, paid: Sequence[int]) -> bool:
        """Whether these tokens reach the amount."""
        return sum(map(int.__mul__, self.counts, paid)) >= self.amount


@dataclass(frozen=True)
class Due:
    """What is owed: any one of the prices, each of them a number of sums to be reached together.

    The sums of one price share no kind of token.
    """

    prices: tuple[tuple[Sum, ...], ...]

    def met(self, paid: Sequence[int]) -> bool:
        """Whether these tokens are enough."""
        for price in self.prices:
            for part in price:
                if not part.reached(paid):
                    break
            else:
                return True
        return False

    @cached_property
    def most(self) -> Counts:
        """How many tokens of each kind could be of use at most."""
        kinds = range(len(self.prices[0][0].counts))
        parts = [part for price in self.prices for part in price]
        return tuple(
            max(-(-part.amount // part.counts[kind]) if part.counts[kind] else 0 for part in parts) for kind in kinds
        )

    def spare(self, paid: Sequence[int]) -> int | None:
        """The position of a token that could be left out, or None if every one is needed."""
        if len(self.prices) == 1 and len(self.prices[0]) == 1:
            part = self.prices[0][0]
            above = sum(map(int.__mul__, part.counts, paid)) - part.amount
            return next((kind for kind, number in enumerate(paid) if number and part.counts[kind] <= above), None)
        less = list(paid)
        for kind, number in enumerate(paid):
            if number:
                less[kind] -= 1
                if self.met(less):
                    return kind
                less[kind] += 1
        return None


def needed(due: Due, have: Sequence[int]) -> Counts:
    """How many tokens of each kind could be of use at most: `have`, cut down (keeps caches small)."""
    return tuple(map(min, due.most, have))


def _covers(part: Sum, have: Counts) -> Iterator[Counts]:
    """Every way to reach one sum without a token to spare."""
    kinds = sorted(
        (kind for kind in range(len(have)) if part.counts[kind] and have[kind]), key=lambda k: -part.counts[k]
    )
    left_after = [0] * (len(kinds) + 1)
    for place in range(len(kinds) - 1, -1, -1):
        left_after[place] = left_after[place + 1] + part.counts[kinds[place]] * have[kinds[place]]
    paid = [0] * len(have)

    def choose(place: int, missing: int) -> Iterator[Counts]:
        if missing <= 0:
            # Kinds come in falling worth, so the last one used is the smallest token.
            smallest = min((part.counts[kind] for kind in kinds if paid[kind]), default=MANY)
            if -missing < smallest:
                yield tuple(paid)
            return
        if missing > left_after[place]:
            return
        kind = kinds[place]
        for number in range(min(have[kind], -(-missing // part.counts[kind])), -1, -1):
            paid[kind] = number
            yield from choose(place + 1, missing - number * part.counts[kind])
        paid[kind] = 0

    if part.amount <= 0:
        yield tuple(paid)
    else:
        yield from choose(0, part.amount)


def _together(parts: tuple[Sum, ...], have: Counts) -> Iterator[Counts]:
    if not parts:
        yield (0,) * len(have)
        return
    for first in _covers(parts[0], have):
        for rest in _together(parts[1:], have):
            yield tuple(map(int.__add__, first, rest))


def each_way(due: Due, have: Counts) -> Iterator[Counts]:
    """Every payment from `have` in which no token could be left out, each once."""
    seen: set[Counts] = set()
    for price in due.prices:
        for paid in _together(price, have):
            if paid in seen or (len(due.prices) > 1 and due.spare(paid) is not None):
                continue
            seen.add(paid)
            yield paid


@lru_cache(maxsize=4096)
def only_way(due: Due, have: Counts) -> Counts | None:
    """The payment if there is no other, or None."""
    if len(due.prices) == 1:
        paid = (0,) * len(have)
        for part in due.prices[0]:
            if _is_open(part, have):
                return None
            forced = _forced(part, have)
            if forced is None:
                break
            paid = tuple(map(int.__add__, paid, forced))
        else:
            return paid
    found = tuple(islice(each_way(due, have), 2))
    return found[0] if len(found) == 1 else None


def _is_open(part: Sum, have: Counts) -> bool:
    """Whether it is plain that there are two ways to pay a sum: without the kind that is worth most, and with it.

    A token that is worth most can always be used: with it and the fewest others none of them is to spare.
    """
    there = most = number_of_most = 0
    for worth, number in zip(part.counts, have, strict=True):
        if worth and number:
            there += worth * number
            if worth > most or (worth == most and number < number_of_most):
                most, number_of_most = worth, number
    return 0 < part.amount <= there - most * number_of_most


def _forced(part: Sum, have: Counts) -> Counts | None:
    """The only payment of a sum, where that is plain: one kind alone is of use, or every token is needed."""
    worths = [worth for worth, number in zip(part.counts, have, strict=True) if worth and number]
    there = sum(map(int.__mul__, part.counts, have))
    if not worths or not 0 < part.amount <= there or (len(worths) > 1 and part.amount <= there - min(worths)):
        return None
    most = -(-part.amount // worths[0]) if len(worths) == 1 else MANY
    return tuple(min(number, most) if worth else 0 for worth, number in zip(part.counts, have, strict=True))


def drawn(due: Due, have: Counts, rng: Random) -> Counts | None:
    """A payment at random, any of them; None if none was found at one try."""
    price = due.prices[0] if len(due.prices) == 1 else rng.choice(due.prices)
    paid = [0] * len(have)
    for part in price:
        if not _draw(part, have, paid, rng):
            return None
    return tuple(paid) if len(due.prices) == 1 or due.spare(paid) is None else None


def _draw(part: Sum, have: Counts, paid: list[int], rng: Random) -> bool:
    """Put tokens down in a random order until the sum is reached, and take back those to spare; false if it is not."""
    counts = part.counts
    left = [number if worth else 0 for worth, number in zip(counts, have, strict=True)]
    missing, tokens = part.amount, sum(left)
    while missing > 0 and tokens:
        place, kind = int(rng.random() * tokens), 0
        while place >= left[kind]:
            place -= left[kind]
            kind += 1
        left[kind] -= 1
        paid[kind] += 1
        tokens -= 1
        missing -= counts[kind]
    for kind, worth in enumerate(counts):
        while worth and paid[kind] and missing + worth <= 0:
            paid[kind] -= 1
            missing += worth
    return missing <= 0


@lru_cache(maxsize=4096)
def all_ways(due: Due, have: Counts, dearness: tuple[float, ...]) -> tuple[Counts, ...]:
    """All payments, the least dear first; for small sums. `have` should be cut down with `needed`."""

    def cost(paid: Counts) -> tuple[float, Counts]:
        return sum(map(float.__mul__, dearness, map(float, paid))), tuple(-number for number in paid)

    return tuple(sorted(each_way(due, have), key=cost))


@lru_cache(maxsize=4096)
def best_way(due: Due, have: Counts, dearness: tuple[float, ...]) -> Counts | None:
    """The least dear payment, or None if what is there is not enough. All dearness must be above 0."""
    best: tuple[float, Counts] | None = None
    for price in due.prices:
        paid = [0] * len(have)
        cost = 0.0
        for part in price:
            found = _cheapest(part, have, dearness)
            if found is None:
                break
            cost += found[0]
            paid = list(map(int.__add__, paid, found[1]))
        else:
            if best is None or cost < best[0]:
                best = cost, tuple(paid)
    return best and best[1]


def _cheapest(part: Sum, have: Counts, dearness: tuple[float, ...]) -> tuple[float, Counts] | None:
    """The least dear way to reach one sum: a bounded knapsack over what is still missing."""
    missing_to: dict[int, tuple[float, Counts]] = {max(part.amount, 0): (0.0, (0,) * len(have))}
    for kind, worth in enumerate(part.counts):
        if not worth or not have[kind]:
            continue
        reached = dict(missing_to)
        for missing, (cost, paid) in missing_to.items():
            for number in range(1, min(have[kind], -(-missing // worth)) + 1):
                left = max(missing - number * worth, 0)
                total = cost + number * dearness[kind]
                if left not in reached or total < reached[left][0] - 1e-9:
                    reached[left] = total, (*paid[:kind], number, *paid[kind + 1 :])
        missing_to = reached
    return missing_to.get(0)


def fewest_tokens(part: Sum, have: Sequence[int]) -> int:
    """The least number of tokens that reach the sum (it must be within reach)."""
    missing, used = part.amount, 0
    for kind in sorted(range(len(have)), key=lambda k: -part.counts[k]):
        worth = part.counts[kind]
        if missing <= 0 or not worth:
            break
        number = min(have[kind], -(-missing // worth))
        missing -= number * worth
        used += number
    return used
