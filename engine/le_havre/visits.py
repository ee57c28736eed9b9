"""A visit to a building: what the rule of a card can ask of its visitor and do.

Cards are written against it, and it knows none of them: what must know the other cards is filled in by `entering`.
What a card needs is there when its visit begins (`needs`), so a rule asks, then acts, and never refuses.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable
from functools import lru_cache
from typing import Any

from engine.le_havre import goods
from engine.le_havre.goods import ENERGY, FOOD, FRANCS, GOODS, INDEX, NAMES, several, some
from engine.le_havre.state import AFTER_MAIN, Havre
from engine.moves import Bundle
from engine.payments import MANY, Counts, Due
from engine.questions import Amount, Basket, Choice, Option, Payment, Question, Several, Token
from engine.texts import N_, Text, message
from engine.title import Events, Steps, tell_of

WIND_FARM = "wind-farm"
WIND_FARM_WAIVES = 3
"""Energy that the Wind Farm saves its owner in a main action."""

_STANDARD_GOODS = message("standard goods")


@lru_cache(maxsize=4096)
def _token(kind: int, number: int) -> Token:
    return Token(NAMES[kind], GOODS[kind].shown, number, GOODS[kind].forms)


@lru_cache(maxsize=256)
def dearness(kinds: tuple[int, ...]) -> tuple[float, ...]:
    """How much each kind is missed."""
    return tuple(GOODS[kind].dearness for kind in kinds)


FOOD_DEARNESS = dearness(FOOD)


# Questions are asked for again and again where somebody thinks ahead: each is made once for what is there.


@lru_cache(maxsize=1024)
def _amount(good: int, most: int) -> Amount:
    how_much = N_("How many {good}?") if good in goods.COUNTABLE else N_("How much {good}?")
    return Amount(NAMES[good], message(how_much, good=GOODS[good].shown), low=1, high=most, of=NAMES[good])


@lru_cache(maxsize=4096)
def _energy(owed: int, at_most: int, counts: Counts) -> Payment:
    there, due = tuple(map(_token, ENERGY, counts)), goods.energy_due(ENERGY, owed)
    return Payment("energy", message("Energy, {n}", n=owed), there, due, dearness(ENERGY), at_most)


@lru_cache(maxsize=4096)
def _material(cost: tuple[tuple[int, int], ...], counts: Counts) -> Payment:
    kinds, due = goods.material_due(cost)
    there = tuple(map(_token, kinds, counts))
    return Payment("material", message("Building material"), there, due, dearness(kinds))


def food_payment(
    label: str, prompt: Text, counts: Iterable[int], due: Due, ways: tuple[Bundle, ...] | None = None
) -> Payment:
    """A payment in the kinds of `FOOD`, of which so many are there."""
    return Payment(label, prompt, tuple(map(_token, FOOD, counts)), due, FOOD_DEARNESS, ways=ways)


@lru_cache(maxsize=4096)
def _basket(
    label: str, prompt: Text, low: int, high: int, best_first: tuple[int, ...], standard_by: int, storage: Counts
) -> Basket:
    groups = ((tuple(NAMES[kind] for kind in goods.STANDARD), standard_by),) if standard_by > 1 else ()
    there = tuple(_token(kind, storage[kind]) for kind in goods.ANY_GOOD if storage[kind])
    return Basket(label, prompt, there, low, high, high, _names(best_first), groups, _STANDARD_GOODS)


@lru_cache(maxsize=32)
def _names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(NAMES[kind] for kind in kinds)


@lru_cache(maxsize=256)
def _different(kinds: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(Option(NAMES[kind], GOODS[kind].shown) for kind in kinds)


class Visit(ABC):
    """One player's use of one building: what the rule of its card can ask of it and do with it."""

    __slots__ = ("card", "events", "finds_material", "goods", "position", "seat", "then")

    def __init__(self, position: Havre, seat: int, card: int, storage: list[int], events: Events) -> None:
        """A visit of `seat` at `card`; `storage` is that which pays and receives."""
        self.position = position
        self.seat = seat
        self.card = card
        self.goods = storage
        self.events = events
        self.then = AFTER_MAIN
        """The phase that follows the visit."""
        self.finds_material: bool | None = None
        """Whether there is the material for any of the proposals, once that was asked; it is asked before all else."""

    # What must know the cards.

    @property
    @abstractmethod
    def rods(self) -> int:
        """The rods on the visitor's cards."""

    @property
    @abstractmethod
    def hammers(self) -> int:
        """The hammers on the visitor's cards."""

    @abstractmethod
    def of_type(self, type_: str) -> int:
        """How many buildings of a type the visitor owns."""

    @abstractmethod
    def owns(self, name: str) -> bool:
        """Whether the visitor owns the card of this name."""

    @abstractmethod
    def option(self, card: int) -> Option:
        """A card as one of several to choose from."""

    @abstractmethod
    def can_build(self, wood_less: int = 0) -> bool:
        """Whether there is a proposal that the visitor can build, for so much wood less than it costs."""

    @abstractmethod
    def build(self, wood_less: int = 0) -> Steps:
        """Ask for one of these proposals, and build it."""

    @abstractmethod
    def can_build_ship(self) -> bool:
        """Whether there is a ship that the visitor can build here, or swap."""

    @abstractmethod
    def build_ship(self) -> Steps:
        """Ask for one of these ships, and build it or swap it."""

    @abstractmethod
    def could_enter(self, position: Havre, card: int) -> bool:
        """Whether the visitor could enter another building, pay for it and use it, if this were the position."""

    @abstractmethod
    def go_on(self, card: int, fee_label: str) -> Steps:
        """Enter another building, pay for it and use it."""

    # What the visitor has.

    def has(self, good: int) -> int:
        """How many of a good the visitor has."""
        return self.goods[good]

    @property
    def waived(self) -> int:
        """The energy that need not be paid, thanks to the Wind Farm."""
        return WIND_FARM_WAIVES if self.owns(WIND_FARM) else 0

    def energy_due(self, energy: int) -> int:
        """What of so much energy must be paid, after the Wind Farm."""
        return max(0, energy - self.waived)

    def can_burn(self, energy: int) -> bool:
        """Whether so much energy can be paid."""
        there = goods.energy_of(self.goods)
        return there >= energy or there + self.waived >= energy

    # Asking.

    def amount(self, good: int, *, at_most: int = 10**9) -> Generator[Question, int, int]:
        """Ask how many of a good, from 1 to as many as there are."""
        return (yield _amount(good, min(self.goods[good], at_most)))

    def choose(self, label: str, prompt: Text, options: Iterable[Option]) -> Generator[Question, str, str]:
        """Ask for one of several options."""
        return (yield Choice(label, prompt, tuple(options)))

    def pick(
        self, label: str, prompt: Text, kinds: Iterable[int], number: int
    ) -> Generator[Question, tuple[str, ...], list[int]]:
        """Ask for so many different goods."""
        chosen = yield Several(label, prompt, _different(tuple(kinds)), number, number)
        return [INDEX[name] for name in chosen]

    def basket(
        self, label: str, prompt: Text, low: int, high: int, best_first: Iterable[int], standard_by: int = 1
    ) -> Generator[Question, Bundle, Bundle]:
        """Ask for goods in a mixture, as many as may be if left to itself; of standard goods a multiple of so many."""
        return (yield _basket(label, prompt, low, high, tuple(best_first), standard_by, tuple(self.goods)))

    def burn(self, energy: int, *, at_most: int = MANY) -> Generator[Question, Bundle, None]:
        """Have the energy paid (at most so many tokens), less what the Wind Farm waives."""
        owed = self.energy_due(energy)
        if not owed:
            return
        storage = self.goods
        self.give((yield _energy(owed, at_most, tuple([storage[kind] for kind in ENERGY]))))

    def pay_material(self, cost: tuple[tuple[int, int], ...]) -> Generator[Question, Bundle, None]:
        """Have building material paid; brick can stand in for clay and steel for iron."""
        if not cost:
            return
        storage, (kinds, _due) = self.goods, goods.material_due(cost)
        self.give((yield _material(cost, tuple([storage[kind] for kind in kinds]))))

    # Acting.

    def say(self, template: str, **values: Any) -> None:
        """Add to what happened; {player} is the visitor."""
        if self.events is not None:
            tell_of(self.position.terms.names[self.seat], self.events, self.seat, template, **values)

    def give(self, bundle: Bundle) -> None:
        """Goods and francs go back to the general supply."""
        for name, number in bundle:
            self.goods[INDEX[name]] -= number
        if bundle and self.events is not None:
            self.say(N_("{player} gives {goods}."), goods=several(bundle))

    def gain(self, *gains: tuple[int, int]) -> None:
        """Receive goods (each a kind and a number) from the general supply."""
        for good, number in gains:
            self.goods[good] += number
        if self.events is not None:
            told = tuple([some(number, good) for good, number in gains if number])
            self.say(N_("{player} receives {goods}."), goods=told)

    def earn(self, francs: int) -> None:
        """Receive francs from the treasury."""
        if francs:
            self.gain((FRANCS, francs))

    def turn(self, good: int, into: int, number: int) -> None:
        """Turn tokens over: they stay in the storage as another kind."""
        self.goods[good] -= number
        self.goods[into] += number
        if self.events is not None:
            self.say(N_("{player} turns {goods} into {into}."), goods=some(number, good), into=GOODS[into].shown)
