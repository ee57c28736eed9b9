"""What a building card is, how one is written down (its figures, and beneath them what it does), and its entry fee."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple, Protocol, Required, TypedDict, Unpack

from engine.errors import Refused
from engine.le_havre.exchanges import Exchange
from engine.le_havre.goods import FOOD, FRANCS, NAMES, food_due, some
from engine.le_havre.needs import Need, Needs
from engine.le_havre.state import Havre
from engine.le_havre.visits import FOOD_DEARNESS, Visit
from engine.moves import Bundle
from engine.payments import Counts, Due, Sum, all_ways, needed
from engine.texts import N_, Name, Text, message
from engine.title import Steps

CardType = Literal["craftsman", "economic", "industrial", "public", "none", "ship"]

Effect = Callable[[Visit], Steps | None]


@dataclass(frozen=True, slots=True)
class Fee:
    """An entry fee: in food, in francs, or in full with either where both are given."""

    food: int = 0
    francs: int = 0

    @property
    def due(self) -> Due:
        """The fee as what is owed in the kinds of `FOOD`."""
        prices: list[tuple[Sum, ...]] = []
        if self.food:
            prices += food_due(self.food).prices
        if self.francs:
            prices.append((Sum(tuple(int(kind == FRANCS) for kind in FOOD), self.francs),))
        return Due(tuple(prices))

    def within(self, food: int, francs: int) -> bool:
        """Whether so much food, the francs among it counted too, or so many francs are enough for it."""
        return 0 < self.food <= food or 0 < self.francs <= francs


@dataclass(frozen=True, slots=True)
class Card:
    """A building card (or the Luxury Yacht).

    `name` is that of the notation, `number` what the card is sorted by (None: never in a stack), `cost` maps goods
    to numbers (None: cannot be built), `value` and `price` are in francs (price None: cannot be bought), `due` is the
    fee as what is owed (None: free), `rule` is its effect in plain words. `needs` is what must be there for a visit
    beside the fee, `does` the figures of an action that several cards have alike.
    """

    name: str
    shown: Text
    sign: str
    type: CardType
    special: bool
    number: int | None
    cost: tuple[tuple[int, int], ...] | None
    value: int
    price: int | None
    fee: Fee
    due: Due | None
    rods: int
    hammers: int
    needs: Needs
    does: Exchange | None
    effect: Effect | None
    """The visit itself, once all that it needs is there; None where the card has no action."""
    rule: Text
    short: Text
    """What it does in the few signs of a row."""

    def asks_for(self, good: int) -> int:
        """How many of a good its cost holds."""
        return sum(number for kind, number in self.cost or () if kind == good)


def food(number: int) -> Fee:
    """A fee in food (francs count as food)."""
    return Fee(food=number)


def francs(number: int) -> Fee:
    """A fee in francs alone."""
    return Fee(francs=number)


def food_or_franc(number: int) -> Fee:
    """A fee of so much food, or of 1 franc."""
    return Fee(food=number, francs=1)


def _name(title: str) -> str:
    plain = title.lower().replace("&", "and").replace("'", "").replace("â", "a")
    return plain.replace(" ", "-")


class Figures(TypedDict, total=False):
    """What is printed on a card beside its text; what is left out is nothing, and the price the value."""

    value: Required[int]
    cost: dict[int, int]
    price: int | None
    fee: Fee
    rods: int
    hammers: int
    number: int


class Deed(NamedTuple):
    """What a card does: in few signs, in words, what it needs, and the function that does it (None: no action)."""

    short: Text
    rule: Text
    needs: tuple[Need, ...] = ()
    visited: Effect | None = None


class Writer(Protocol):
    """Makes a card of its figures and what it does."""

    def __call__(self, deed: Deed | Exchange, rule: str = "") -> Card:
        """`rule` is what an exchange does in words, where its figures do not say it all."""
        ...


def _written(sign: str, shown: Name, type_: CardType, is_special: bool, figures: Figures) -> Writer:
    fee = figures.get("fee", Fee())
    cost = figures.get("cost")

    def written(deed: Deed | Exchange, rule: str = "") -> Card:
        return Card(
            name=_name(shown.template),
            shown=shown,
            sign=sign,
            type=type_,
            special=is_special,
            number=figures.get("number"),
            cost=None if cost is None else tuple(cost.items()),
            value=figures["value"],
            price=figures.get("price", figures["value"]),
            fee=fee,
            due=None if fee == Fee() else fee.due,
            rods=figures.get("rods", 0),
            hammers=figures.get("hammers", 0),
            needs=Needs.of(deed.needs),
            does=deed if isinstance(deed, Exchange) else None,
            effect=deed.visited,
            rule=message(rule) if rule else deed.rule,
            short=deed.short,
        )

    return written


def standard(sign: str, shown: Name, type_: CardType, **figures: Unpack[Figures]) -> Writer:
    """A standard building; one that the town owns from the start has no number for a sign, and is in no stack."""
    if sign.isdecimal():
        figures["number"] = int(sign)
    return _written(sign, shown, type_, False, figures)


def special(sign: str, shown: Name, type_: CardType, **figures: Unpack[Figures]) -> Writer:
    """A special building."""
    return _written(sign, shown, type_, True, figures)


def action(short: str, rule: str, *needs: Need) -> Callable[[Effect], Deed]:
    """The function beneath it is what a card does: in few signs, in words, and what must be there for a visit."""
    return lambda effect: Deed(message(short), message(rule), needs, effect)


def gains(short: str, rule: str, goods: Mapping[int, int]) -> Deed:
    """What a card gives is so many of some goods."""
    gained = tuple(goods.items())
    return Deed(message(short), message(rule), visited=lambda visit: visit.gain(*gained))


def lasting(short: str, rule: str) -> Deed:
    """What a card without an action is to its owner."""
    return Deed(message(short), message(rule))


@lru_cache(maxsize=64)
def fee_text(fee: Fee) -> Text:
    """An entry fee in words."""
    if fee.food and fee.francs:
        return message("{food} food or {francs}", food=fee.food, francs=some(fee.francs, FRANCS))
    if fee.food:
        return message("{n} food", n=fee.food)
    if fee.francs:
        return some(fee.francs, FRANCS)
    return message("free")


def fee_prompt(building: Text, fee: Fee) -> Text:
    """What is asked of whoever pays the entry fee of a building."""
    return message("Entry fee of the {building}, {fee}", building=building, fee=fee_text(fee))


def fee_payments(building: Card, goods: list[int]) -> tuple[Counts, ...]:
    """The ways to pay the fee of a building that has one, best first."""
    due = building.due
    if due is None:
        return ()
    # A key of mere numbers is found fastest, and counts beyond what could be paid would only make more of them.
    return _fee_ways(building.fee.food, building.fee.francs, needed(due, [goods[kind] for kind in FOOD]))


@lru_cache(maxsize=4096)
def _fee_ways(food: int, francs: int, have: Counts) -> tuple[Counts, ...]:
    return all_ways(Fee(food, francs).due, have, FOOD_DEARNESS)


def less(goods: list[int], paid: Counts) -> list[int]:
    """A storage less what was paid in the kinds of `FOOD`."""
    left = goods[:]
    for kind, number in zip(FOOD, paid, strict=True):
        left[kind] -= number
    return left


def inedible(goods: list[int]) -> list[int]:
    """A storage without the kinds of `FOOD`."""
    left = goods[:]
    for kind in FOOD:
        left[kind] = 0
    return left


@lru_cache(maxsize=4096)
def in_notation(paid: Counts) -> Bundle:
    """What was paid in the kinds of `FOOD`, as an answer."""
    return tuple((NAMES[kind], number) for kind, number in zip(FOOD, paid, strict=True) if number)


def fee_refusal(position: Havre, seat: int, building: Card) -> Refused:
    """Why a seat cannot pay the fee of a building."""
    fee = building.fee
    has = position.francs(seat) if not fee.food else position.francs(seat) + position.food(seat)
    sentence = (
        N_("The {building} costs {fee}: you have none.")
        if not has
        else N_("The {building} costs {fee}: you have only {has}.")
    )
    return Refused(message(sentence, building=building.shown, fee=fee_text(fee), has=has))
