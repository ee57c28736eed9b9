"""What a building card is, and how one is written down: its figures in a decorator, its rule as a function."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Required, TypedDict, Unpack

from engine.le_havre.goods import CLAY, FOOD, FRANCS, GOODS, INSTEAD, IRON
from engine.paying import Due, Part
from engine.text import Text, text
from engine.title import Steps

if TYPE_CHECKING:
    from engine.le_havre.visits import Visit

CRAFTSMAN: Final = "craftsman"
ECONOMIC: Final = "economic"
INDUSTRIAL: Final = "industrial"
PUBLIC: Final = "public"
NO_TYPE: Final = "none"
SHIP: Final = "ship"

Effect = Callable[["Visit"], Steps | None]
Ready = Callable[["Visit"], bool]


@dataclass(frozen=True, slots=True)
class Needs:
    """What must be there for a visit beside the fee: so many of each good (all of them), and energy."""

    goods: tuple[tuple[int, int], ...]
    energy: int


@dataclass(frozen=True, slots=True)
class Fee:
    """An entry fee: in food, in francs, or in full with either where both are given."""

    food: int = 0
    francs: int = 0

    @property
    def due(self) -> Due:
        """The fee as what is owed in the kinds of `FOOD`."""
        prices: list[tuple[Part, ...]] = []
        if self.food:
            prices += food_due(self.food).prices
        if self.francs:
            prices.append((Part(tuple(int(kind == FRANCS) for kind in FOOD), self.francs),))
        return Due(tuple(prices))

    def within(self, food: int, francs: int) -> bool:
        """Whether so much food, the francs among it counted too, or so many francs are enough for it."""
        return 0 < self.food <= food or 0 < self.francs <= francs


@dataclass(frozen=True, slots=True)
class Card:
    """A building card (or the Luxury Yacht).

    `name` is that of the notation, `number` what the card is sorted by (None: never in a stack), `cost` maps goods
    to numbers (None: cannot be built), `value` and `price` are in francs (price None: cannot be bought),
    `effect` is None where the card has no action, `rule` is its effect in plain words. `needs` or `ready` tells whether
    the effect would refuse a visit, without trying it: `needs` by goods, `ready` by anything but food.
    """

    name: str
    shown: Text
    sign: str
    type: str
    special: bool
    number: int | None
    cost: tuple[tuple[int, int], ...] | None
    value: int
    price: int | None
    fee: Fee
    rods: int
    hammers: int
    effect: Effect | None
    needs: Needs | None
    ready: Ready | None
    looks_at_food: bool
    """Whether a visit may depend on the food that is left after the fee."""
    rule: Text
    due: Due | None

    def asks_for(self, good: int) -> int:
        """How many of a good its cost holds."""
        return sum(number for kind, number in self.cost or () if kind == good)


CARDS: list[Card] = []
"""All 69 cards, the standard buildings first; a position knows a card by its place here."""

PRICES: list[int] = []
"""What each of them costs in francs; `NEVER_SOLD` for those that cannot be bought."""

NEVER_SOLD: Final = 10**9

CARD_INDEX: dict[str, int] = {}


def free() -> Fee:
    """No entry fee."""
    return Fee()


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


def _add(card: Card) -> Card:
    CARD_INDEX[card.name] = len(CARDS)
    CARDS.append(card)
    PRICES.append(NEVER_SOLD if card.price is None else card.price)
    return card


class Figures(TypedDict, total=False):
    """What a card may say of itself; what is left out is the usual thing.

    `needs` maps goods to the numbers without which a visit is refused, `energy` is what it takes at least beside them.
    Where that is not the whole truth `ready` tells whether a visit is refused, if that does not depend on food; where
    neither is said the effect is tried.
    """

    value: Required[int]
    rule: Required[str]
    cost: dict[int, int]
    price: int | None
    fee: Fee
    rods: int
    hammers: int
    needs: dict[int, int]
    energy: int
    ready: Ready
    action: bool
    number: int


def _written(sign: str, title: str, type_: str, is_special: bool, figures: Figures) -> Callable[[Effect], Card]:
    fee = figures.get("fee", free())
    cost = figures.get("cost")
    needs = None if "needs" not in figures else Needs(tuple(figures["needs"].items()), figures.get("energy", 0))
    ready = figures.get("ready")

    def add(effect: Effect) -> Card:
        return _add(
            Card(
                name=_name(title),
                shown=text(title),
                sign=sign,
                type=type_,
                special=is_special,
                number=figures.get("number"),
                cost=None if cost is None else tuple(cost.items()),
                value=figures["value"],
                price=figures.get("price", figures["value"]),
                fee=fee,
                rods=figures.get("rods", 0),
                hammers=figures.get("hammers", 0),
                effect=effect if figures.get("action", True) else None,
                needs=needs,
                ready=ready,
                looks_at_food=ready is None and (needs is None or any(good in FOOD for good, _number in needs.goods)),
                rule=text(figures["rule"]),
                due=None if fee == free() else fee.due,
            )
        )

    return add


def standard(place: int, title: str, type_: str, **figures: Unpack[Figures]) -> Callable[[Effect], Card]:
    """Write down a standard building; the function under it is its effect. The price is the value unless given."""
    figures["number"] = place
    return _written(f"{place:02}", title, type_, False, figures)


def start_building(sign: str, title: str, type_: str, **figures: Unpack[Figures]) -> Callable[[Effect], Card]:
    """Write down a standard building that the town owns from the start; it has no number."""
    return _written(sign, title, type_, False, figures)


def special(sign: str, title: str, type_: str, **figures: Unpack[Figures]) -> Callable[[Effect], Card]:
    """Write down a special building; the function under it is its effect. The price is the value unless given."""
    return _written(sign, title, type_, True, figures)


@lru_cache(maxsize=1024)
def material_due(cost: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], Due]:
    """The kinds of token that can pay for a cost, and what is owed in them.

    Brick counts as clay and steel as iron; a cost in brick or steel takes nothing else.
    """
    kinds = [kind for kind, _number in cost]
    kinds += [INSTEAD[kind] for kind in (CLAY, IRON) if kind in kinds and INSTEAD[kind] not in kinds]
    parts = tuple(
        Part(tuple(int(kind == good or INSTEAD.get(good) == kind) for kind in kinds), number) for good, number in cost
    )
    return tuple(kinds), Due((parts,))


@lru_cache(maxsize=1024)
def food_due(number: int) -> Due:
    """So much food as what is owed in the kinds of `FOOD`."""
    return Due(((Part(tuple(GOODS[kind].food for kind in FOOD), number),),))


@lru_cache(maxsize=1024)
def energy_due(kinds: tuple[int, ...], number: int) -> Due:
    """So much energy as what is owed."""
    return Due(((Part(tuple(GOODS[kind].energy for kind in kinds), number),),))
