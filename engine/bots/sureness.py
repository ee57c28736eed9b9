"""How sure an adviser is of its numbers: learned from games in which its advice was followed to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from engine.numbers import numbers

FILE: Final = "sureness"
"""What was learned for a title lies under this name beside its players."""

SEEN: Final = 3
"""So many last turns an adviser sees through."""


class Range(NamedTuple):
    """Scores, both ends included: of five games in which advice is followed to the end, four end with one of them."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Sureness:
    """What was learned of the adviser of a title; `left` is how many own turns are to come.

    An adviser expects too little or too much: there is added what it misses `always`, and for each turn to come but the
    last ones what `trend` says, for itself, for each further turn, and for each point that the adviser expects to be
    won; `seats` for each seat after the first, and what `variants` say of the one that is played. The result lies
    within `spread` of that, alone at the table `alone` so many times as far, which grows with the turns to come, and
    where games were followed to their end with how far they were `apart`; what is wider than `widest` tells nothing.
    Games with more than `most` turns to come are not followed. `error` is the standard error of what divides two plans,
    which grows with the turns to come too.
    """

    trend: Sequence[float]
    spread: Sequence[float]
    widest: float
    error: Sequence[float]
    apart: float = 0.0
    most: int = 0
    seats: float = 0.0
    variants: Mapping[str, float] = field(default_factory=dict)
    alone: float = 1.0
    always: float = 0.0

    def among(self, variant: str, seats: int) -> Sureness:
        """The same for games of a variant with so many seats."""
        each, *others = self.trend
        least, power = self.spread
        return replace(
            self,
            trend=(each + self.seats * (seats - 1) + self.variants.get(variant, 0.0), *others),
            spread=(least * (self.alone if seats == 1 else 1.0), power),
        )

    def middle(self, points: float, now: float, left: int) -> float:
        """The score that comes of it where an adviser expects so many points, and so many are there now."""
        each, further, won = self.trend
        return points + self.always + unseen(left) * (each + further * left + won * (points - now))

    def within(self, left: int, apart: float = 0.0) -> float:
        """How far from the middle the ends of a range are."""
        return _grown(self.spread, left) + self.apart * apart

    def range(self, points: float, now: float, left: int, apart: float = 0.0) -> Range | None:
        """The range in which the score ends; None where it would be too wide to tell anything."""
        middle, within = self.middle(points, now, left), self.within(left, apart)
        return Range(round(middle - within), round(middle + within)) if 2 * within <= self.widest else None

    def doubt(self, left: int) -> float:
        """The standard error of what divides two plans."""
        return _grown(self.error, left)


def unseen(left: int) -> int:
    """How many of the turns to come an adviser does not see through."""
    return max(0, left - SEEN)


def _grown(size: Sequence[float], left: int) -> float:
    """Something that grows with the turns to come: how large it is where there is none, and the power."""
    least, power = size
    return float(least * (1 + left) ** power)


NOTHING_LEARNED: Final = Sureness((0.0, 0.0, 0.0), (1.0, 0.0), 0.0, (1.0, 0.0))
"""No number is told; what is more than two points better is clear."""


def learned(package: str) -> Sureness:
    """What was learned for the title whose players live in a package."""
    return Sureness(**numbers(package, FILE))
