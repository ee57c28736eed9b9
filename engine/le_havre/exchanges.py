"""What several cards do alike, as figures: goods turned over, sold in sets, shown and sold, fired.

The figures of such a card stand in its `does` alone: needs, visit, notes and computer players all read them there.
"""

from __future__ import annotations

from math import ceil, floor
from typing import Final, NamedTuple, Protocol

from engine.le_havre.goods import FRANCS, GOODS, HIDES, INSTEAD, NAMES, some
from engine.le_havre.needs import Need, all_of, at_least_one, so_much_energy
from engine.le_havre.visits import Visit
from engine.questions import Amount
from engine.texts import message
from engine.title import Steps

HALF: Final = 0.5
ANY_NUMBER: Final = 10**9


class Exchange(Protocol):
    """What a card does: what it needs, and the visit."""

    @property
    def needs(self) -> tuple[Need, ...]:
        """What must be there for it."""
        ...

    def visited(self, visit: Visit) -> Steps | None:
        """Ask what is to be asked, and do it."""
        ...


class Conversion(NamedTuple):
    """Some of a good are turned over into another.

    Each one takes so much `energy` (the sum is rounded up), or all of them `energy_in_all`; each one brings so many
    `francs` and `hides` (the sums are rounded down).
    """

    good: int
    into: int
    at_most: int = ANY_NUMBER
    energy: float = 0
    energy_in_all: int = 0
    francs: float = 0
    hides: float = 0

    def energy_for(self, number: int) -> int:
        """The energy that it takes to turn so many over."""
        return self.energy_in_all or ceil(number * self.energy)

    def brought_by(self, number: int) -> tuple[tuple[int, int], ...]:
        """What so many bring besides: kinds and numbers."""
        sums = ((HIDES, floor(number * self.hides)), (FRANCS, floor(number * self.francs)))
        return tuple((kind, total) for kind, total in sums if total)

    @property
    def needs(self) -> tuple[Need, ...]:
        """One of the good, and the energy for it."""
        energy = Need(message("you do not have enough energy."), energy=self.energy_for(1))
        return (at_least_one(self.good), energy) if energy.energy else (at_least_one(self.good),)

    def visited(self, visit: Visit) -> Steps:
        """Ask how many, have the energy paid, turn them over, receive what they bring."""
        high = min(visit.has(self.good), self.at_most)
        while not visit.can_burn(self.energy_for(high)):
            high -= 1
        number = yield from visit.amount(self.good, at_most=high)
        yield from visit.burn(self.energy_for(number))
        visit.turn(self.good, self.into, number)
        for gained in self.brought_by(number):
            visit.gain(gained)


class Sale(NamedTuple):
    """Sets of one of each of these goods are sold at a price in francs."""

    goods: tuple[int, ...]
    price: int
    at_most: int = ANY_NUMBER

    @property
    def needs(self) -> tuple[Need, ...]:
        """One set."""
        return (all_of(*((good, 1) for good in self.goods)),)

    def visited(self, visit: Visit) -> Steps:
        """Ask how many sets, give them, receive the francs."""
        if len(self.goods) == 1:
            number = yield from visit.amount(self.goods[0], at_most=self.at_most)
        else:
            sets = min(self.at_most, *(visit.has(good) for good in self.goods))
            one = tuple(some(1, good) for good in self.goods)
            number = yield Amount("sets", message("How many times {goods}?", goods=one), low=1, high=sets, of="sets")
        visit.give(tuple((NAMES[good], number) for good in self.goods))
        visit.earn(number * self.price)


class SaleByShowing(NamedTuple):
    """So many of a good are sold once, by showing so many francs, which are kept."""

    good: int
    number: int
    show: int
    price: int

    @property
    def needs(self) -> tuple[Need, ...]:
        """The goods, and the francs to show."""
        shown = Need(message("you must show {francs}.", francs=some(self.show, FRANCS)), ((FRANCS, self.show),))
        return (all_of((self.good, self.number)), shown)

    def visited(self, visit: Visit) -> Steps | None:
        """Give the goods and receive the francs: there is nothing to ask."""
        visit.give(((NAMES[self.good], self.number),))
        visit.earn(self.price)
        return None


class Firing(NamedTuple):
    """One of a good (or what may stand for it) and energy are given once for some of another."""

    good: int
    energy: int
    into: int
    number: int

    @property
    def needs(self) -> tuple[Need, ...]:
        """One of the good, and the energy."""
        instead = INSTEAD[self.good]
        there = Need(
            message("you have no {good}.", good=GOODS[self.good].shown),
            test=lambda visit: visit.has(self.good) or visit.has(instead),
        )
        return (there, so_much_energy(self.energy))

    def visited(self, visit: Visit) -> Steps:
        """Have material and energy paid, receive what is made."""
        yield from visit.pay_material(((self.good, 1),))
        yield from visit.burn(self.energy)
        visit.gain((self.into, self.number))
