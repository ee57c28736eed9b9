"""What a building card is, and how one is written down: its figures in a decorator, its rule as a function."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Fee:
    """An entry fee: in food, in francs, or in full with either where both are given."""

    food: int = 0
    francs: int = 0

    @property
    def due(self) -> Due:
        """The fee as what is owed in the kinds of `FOOD`."""
        prices = []
        if self.food:
            prices.append((Part(tuple(GOODS[kind].food for kind in FOOD), self.food),))
        if self.francs:
            prices.append((Part(tuple(int(kind == FRANCS) for kind in FOOD), self.francs),))
        return Due(tuple(prices))


@dataclass(frozen=True, slots=True)
class Card:
    """A building card (or the Luxury Yacht).

    `name` is that of the notation, `number` what the card is sorted by (None: never in a stack), `cost` maps goods
    to numbers (None: cannot be built), `value` and `price` are in francs (price None: cannot be bought),
    `effect` is None where the card has no action, `rule` is its effect in plain words.
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
    rule: Text
    due: Due | None

    def asks_for(self, good: int) -> int:
        """How many of a good its cost holds."""
        return dict(self.cost or ()).get(good, 0)


CARDS: list[Card] = []
"""All 69 cards, the standard buildings first; a position knows a card by its place here."""

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
    return card


class Figures(TypedDict, total=False):
    """What a card may say of itself; what is left out is the usual thing."""

    value: Required[int]
    rule: Required[str]
    cost: dict[int, int]
    price: int | None
    fee: Fee
    rods: int
    hammers: int
    action: bool
    number: int


def _written(sign: str, title: str, type_: str, is_special: bool, figures: Figures) -> Callable[[Effect], Card]:
    fee = figures.get("fee", free())
    cost = figures.get("cost")

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


def energy_due(kinds: tuple[int, ...], number: int) -> Due:
    """So much energy as what is owed."""
    return Due(((Part(tuple(GOODS[kind].energy for kind in kinds), number),),))
