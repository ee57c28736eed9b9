"""The one source of chance at setup: a small generator whose numbers are the same on every machine.

The standard library promises the sequence of `random()` across versions, but not that of `shuffle`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

try:
    from _blake2 import blake2b
except ImportError:  # a Python that has it under another name
    from hashlib import blake2b

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Chance:
    """SplitMix64 (Steele, Lea and Flood, 2014), seeded by a whole number."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        highest = _MASK - (_MASK + 1) % limit
        while True:
            number = self._next()
            if number <= highest:
                return number % limit

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in a random order (Fisher and Yates)."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result


def deck(seed: int, name: str) -> Chance:
    """The chance by which one deck is mixed: a deck that gains a card does not deal the others anew."""
    return Chance(_sub_seed(seed, "deck", name))


def throw(seed: int, die: str, n: int, sides: int) -> int:
    """What the n-th throw (from 1 on) of a die shows, from 1 to `sides`: it depends on nothing that happened."""
    return Chance(_sub_seed(seed, "die", die, str(n))).below(sides) + 1


def _sub_seed(seed: int, *names: str) -> int:
    """A seed for one of the things that a game draws."""
    return int.from_bytes(digest("/".join((str(seed), *names))), "big")


def digest(words: str, size: int = 8) -> bytes:
    """What words are told apart by, and chance is seeded with: BLAKE2, in so many bytes.

    It comes without `hashlib`, which loads OpenSSL for its other digests: as long a start as all the rules of a title.
    """
    return blake2b(words.encode(), digest_size=size).digest()
