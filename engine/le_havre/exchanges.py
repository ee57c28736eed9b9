"""What several cards do alike, as figures: goods turned over, sold in sets, shown and sold, fired.

The figures of such a card stand in its `does` alone: needs, visit, notes and computer players all read them there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from itertools import groupby
from math import ceil, floor
from typing import ClassVar, Final

from engine.le_havre.goods import CHARCOAL, FRANCS, GOODS, HIDES, INSTEAD, NAMES, SMOKED_FISH, some
from engine.le_havre.needs import Need, all_of, at_least_one, so_much_energy
from engine.le_havre.visits import Visit
from engine.questions import Amount
from engine.texts import N_, Text, counted, in_context, message
from engine.title import Steps

HALF: Final = 0.5
ANY_NUMBER: Final = 10**9
_MANY: Final = 6
"""Up to so many of a good it is said what they bring."""
_SALES: Final = {
    (1, False): N_("Sell any number of {first} at {price}."),
    (2, False): N_("Sell any number of pairs of {first} and {second} at {price}."),
    (1, True): N_("Sell up to {goods} at {price}."),
    (2, True): N_("Sell up to {n} pairs of {first} and {second} at {price}."),
    (3, True): N_("Sell up to {n} sets of {first}, {second} and {third} at {price}."),
}
"""What a sale says, by the kinds of goods in a set and whether there are only so many sets."""


# Translators: what goods become, in the few cells beside a building: "grain>bread+½fr", "3 clay>brick, 2 en".
_SHORT: Final = {
    (False, False, False): N_("{goods}>{into}"),
    (True, False, False): N_("{goods}>{into}+{n}fr"),
    (False, True, False): N_("{goods}>{into}+{n}hide"),
    (False, False, True): N_("{goods}>{into}, {energy} en"),
    (True, False, True): N_("{goods}>{into}+{n}fr, {energy} en"),
    (False, True, True): N_("{goods}>{into}+{n}hide, {energy} en"),
}
"""What a conversion is in short, by whether it brings francs or hides besides, and takes energy once."""


_SIGNS: Final = {SMOKED_FISH: message("smoked"), CHARCOAL: in_context("in few letters", "charcoal")}
"""Goods that have fewer letters in a row of the list."""


def _sign(good: int) -> Text:
    """A good in a few letters."""
    return _SIGNS.get(good, GOODS[good].shown)


def _at_most(number: int, goods: Text) -> Text:
    # Translators: a number and a good, in short: "4 meat".
    return goods if number == ANY_NUMBER else message("{n} {goods}", n=number, goods=goods)


def _part(number: float) -> str:
    """How much of something for each: half of it, all of it, or more."""
    return "½" if number == HALF else "" if number == 1 else str(number).removesuffix(".0")


@dataclass(frozen=True, slots=True)
class Conversion:
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

    @property
    def rule(self) -> Text:
        """What figures do not say is written down with the card."""
        return self.short

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
        energy = Need(message("You do not have enough energy."), energy=self.energy_for(1))
        return (at_least_one(self.good), energy) if energy.energy else (at_least_one(self.good),)

    @property
    def notes(self) -> tuple[Text, ...]:
        """What small numbers of the good bring besides, where half of something is lost."""
        if not (self.francs % 1 or self.hides % 1):
            return ()
        steps = []
        for brought, group in groupby(range(1, min(self.at_most, _MANY) + 1), self.brought_by):
            first, *others = group
            steps.append(
                counted(
                    "{number} brings {goods}",
                    "{number} bring {goods}",
                    first,
                    number=message("{first} or {last}", first=first, last=others[-1]) if others else first,
                    goods=tuple(some(number, kind) for kind, number in brought) or message("nothing besides"),
                )
            )
        return (message("Of {good}, {steps}.", good=GOODS[self.good].shown, steps=tuple(steps)),)

    @property
    def short(self) -> Text:
        """As `grain>bread+½fr`."""
        return message(
            _SHORT[self.francs > 0, self.hides > 0, self.energy > 1],
            goods=_at_most(self.at_most, _sign(self.good)),
            into=_sign(self.into),
            n=_part(self.francs or self.hides),
            energy=_part(self.energy),
        )

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


@dataclass(frozen=True, slots=True)
class Sale:
    """Sets of one of each of these goods are sold at a price in francs."""

    goods: tuple[int, ...]
    price: int
    at_most: int = ANY_NUMBER
    notes: ClassVar[tuple[Text, ...]] = ()

    @property
    def needs(self) -> tuple[Need, ...]:
        """One set."""
        return (all_of(*((good, 1) for good in self.goods)),)

    @property
    def rule(self) -> Text:
        """As `Sell up to 4 pairs of meat and bread at 6 francs.`"""
        return message(
            _SALES[len(self.goods), self.at_most < ANY_NUMBER],
            n=self.at_most,
            goods=some(self.at_most, self.goods[0]),
            price=some(self.price, FRANCS),
            **dict(zip(("first", "second", "third"), (GOODS[good].shown for good in self.goods), strict=False)),
        )

    @property
    def short(self) -> Text:
        """As `4 meat+bread>6fr`, or `3 sets of 3>8fr`."""
        if len(self.goods) > 2:
            return message("{n} sets of {goods}>{price}fr", n=self.at_most, goods=len(self.goods), price=self.price)
        # Translators: goods sold together, in short: "meat+bread".
        goods = reduce(lambda goods, one: message("{goods}+{one}", goods=goods, one=one), map(_sign, self.goods))
        return message("{goods}>{price}fr", goods=_at_most(self.at_most, goods), price=self.price)

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


@dataclass(frozen=True, slots=True)
class SaleByShowing:
    """So many of a good are sold once, by showing so many francs, which are kept."""

    good: int
    number: int
    show: int
    price: int

    @property
    def needs(self) -> tuple[Need, ...]:
        """The goods, and the francs to show."""
        shown = Need(message("You must show {francs}.", francs=some(self.show, FRANCS)), ((FRANCS, self.show),))
        return (all_of((self.good, self.number)), shown)

    @property
    def notes(self) -> tuple[Text, ...]:
        """What must be there to be shown."""
        return (message("The {n} francs must be there when the fee has been paid.", n=self.show),)

    @property
    def rule(self) -> Text:
        """As `Give 3 brick and show at least 10 francs, which you keep: receive 14 francs. Once.`"""
        return message(
            "Give {goods} and show at least {shown}, which you keep: receive {price}. Once.",
            goods=some(self.number, self.good),
            shown=some(self.show, FRANCS),
            price=some(self.price, FRANCS),
        )

    @property
    def short(self) -> Text:
        """As `3 brick>24fr`."""
        return message("{goods}>{price}fr", goods=_at_most(self.number, _sign(self.good)), price=self.price)

    def visited(self, visit: Visit) -> None:
        """Give the goods and receive the francs: there is nothing to ask."""
        visit.give(((NAMES[self.good], self.number),))
        visit.earn(self.price)


@dataclass(frozen=True, slots=True)
class Firing:
    """One of a good (or what may stand for it) and energy are given once for some of another."""

    good: int
    energy: int
    into: int
    number: int
    notes: ClassVar[tuple[Text, ...]] = ()

    @property
    def needs(self) -> tuple[Need, ...]:
        """One of the good, and the energy."""
        instead = INSTEAD[self.good]
        there = Need(
            message("You have no {good}.", good=GOODS[self.good].shown),
            test=lambda visit: visit.has(self.good) or visit.has(instead),
        )
        return (there, so_much_energy(self.energy))

    @property
    def rule(self) -> Text:
        """As `Give 1 clay and 1 energy for 3 brick. Once.`"""
        return message(
            "Give {goods} and {n} energy for {made}. Once.",
            goods=some(1, self.good),
            n=self.energy,
            made=some(self.number, self.into),
        )

    @property
    def short(self) -> Text:
        """As `1 clay>3 brick`."""
        return message(
            # Translators: what goods become, in short: "1 clay>3 brick".
            "{goods}>{made}",
            goods=_at_most(1, _sign(self.good)),
            made=_at_most(self.number, _sign(self.into)),
        )

    def visited(self, visit: Visit) -> Steps:
        """Have material and energy paid, receive what is made."""
        yield from visit.pay_material(((self.good, 1),))
        yield from visit.burn(self.energy)
        visit.gain((self.into, self.number))


Exchange = Conversion | Sale | SaleByShowing | Firing
"""What a card does: what it `needs`, what it does in few signs (`short`) and in words (`rule`), what follows from its
figures and is good to know (`notes`), and the visit (`visited`)."""
