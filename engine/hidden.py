"""Cards that lie face down: not seen by those who look at them, and dealt anew for those who imagine them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from typing import TYPE_CHECKING, TypeVar

from engine.position import UNKNOWN

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")


def covered(cards: tuple[T, ...], known: int) -> tuple[T, ...]:
    """As many cards, of which only the first so many can be seen."""
    return (*cards[:known], *repeat(UNKNOWN, len(cards) - known))


def dealt(cards: tuple[int, ...], known: int, rng: Random, ends: Iterable[int] = ()) -> tuple[int, ...]:
    """The cards with those after the first so many dealt anew, within the parts of the pile that end at `ends`."""
    found = list(cards[:known])
    for end in (*ends, len(cards)):
        closed = sorted(cards[len(found) : end])  # what is dealt must not depend on how they really lie
        rng.shuffle(closed)
        found += closed
    return tuple(found)
