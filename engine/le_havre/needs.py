"""What must be there for a visit beside the fee: said once, for the list of moves and for the sentence of refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, Self

from engine.le_havre.goods import FOOD, GOODS, some
from engine.le_havre.visits import Visit
from engine.texts import Text, message

Test = Callable[[Visit], object]


class Need(NamedTuple):
    """One thing without which a card cannot be used.

    There must be so many of each of the `goods` and so much `energy`, and the `test` must hold. `missing` is the end of
    the sentence that refuses a visit.
    """

    missing: Text | Callable[[Visit], Text]
    goods: tuple[tuple[int, int], ...] = ()
    energy: int = 0
    test: Test | None = None
    looks_at_food: bool = False
    """Whether the test may come out otherwise once food or francs have paid the fee."""


@dataclass(frozen=True, slots=True)
class Needs:
    """All that a card needs: each thing for itself, and laid together so that it is told fast whether all are there."""

    each: tuple[Need, ...]
    goods: tuple[tuple[int, int], ...]
    energy: int
    tests: tuple[Test, ...]
    looks_at_food: bool
    """Whether food or francs that pay the fee may be missing afterwards."""

    @classmethod
    def of(cls, each: Iterable[Need]) -> Self:
        """These needs together."""
        each = tuple(each)
        goods = tuple(part for one in each for part in one.goods)
        return cls(
            each,
            goods,
            max((one.energy for one in each), default=0),
            tuple(one.test for one in each if one.test is not None),
            any(one.looks_at_food for one in each) or any(good in FOOD for good, _number in goods),
        )

    def met(self, visit: Visit) -> bool:
        """Whether all is there for a visit, its fee paid."""
        goods = visit.goods
        for good, number in self.goods:
            if goods[good] < number:
                return False
        if self.energy and not visit.can_burn(self.energy):
            return False
        for test in self.tests:  # noqa: SIM110  # faster than `all`, and asked in every position
            if not test(visit):
                return False
        return True

    def missing(self, visit: Visit) -> Text | None:
        """Why a visit could not be carried out, its fee paid: the first thing that is not there; None if it could."""
        if self.met(visit):
            return None
        for one in self.each:
            if not Needs.of((one,)).met(visit):
                return one.missing(visit) if callable(one.missing) else one.missing
        return None


def at_least_one(good: int) -> Need:
    """There must be some of a good."""
    return Need(message("You have no {good}.", good=GOODS[good].shown), ((good, 1),))


def all_of(*goods: tuple[int, int]) -> Need:
    """There must be all of these goods, each so many times."""
    return Need(message("You need {goods}.", goods=tuple(some(number, good) for good, number in goods)), goods)


def so_much_energy(energy: int) -> Need:
    """There must be so much energy, less what the Wind Farm saves."""
    return Need(lambda visit: message("You need {n} energy.", n=visit.energy_due(energy)), energy=energy)


def need(test: Test, missing: str, *, looks_at_food: bool = False) -> Need:
    """Something must be true of the visitor or of the table; `missing` says what is not."""
    return Need(message(missing), test=test, looks_at_food=looks_at_food)
