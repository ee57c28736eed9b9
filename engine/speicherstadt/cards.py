"""What a trade card is: its season and type, and the figures that are printed on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.speicherstadt.goods import GOODS, NOTHING, called, coins as in_coins, points as in_points
from engine.texts import Name, Text, counted, message, the

WINTER: Final = "winter"
SPRING: Final = "spring"
SUMMER: Final = "summer"
AUTUMN: Final = "autumn"
LAST: Final = "last"
"""In place of a season: the fire at the bottom of the pile."""
SEASONS: Final = (WINTER, SPRING, SUMMER, AUTUMN, LAST)
SEASONS_SHOWN: Final = {
    WINTER: message("Winter"),
    SPRING: message("Spring"),
    SUMMER: message("Summer"),
    AUTUMN: message("Autumn"),
    LAST: message("The last fire"),
}

MERCHANT: Final = "merchant"
CONVERTER: Final = "converter"
WAREHOUSE: Final = "warehouse"
OFFICE: Final = "office"
CONTRACT: Final = "contract"
SHIP: Final = "ship"
FIREMAN: Final = "fireman"
FIRE: Final = "fire"
POINT_BUILDING: Final = "point-building"
SPECIAL: Final = "special"
"""A card that there is once, with a rule of its own."""

OFFICES: Final = (0, 2, 5, 9, 14)
"""The points of so many counting offices; more than that bring no more."""

SMALL: Final = "small"
MEDIUM: Final = "medium"
LARGE: Final = "large"


@dataclass(frozen=True, slots=True)
class Card:
    """A physical card. What does not concern its type is 0 or empty."""

    name: str
    shown: Text
    season: str
    type: str
    worth: int = 0
    """What it is worth to the Rival."""
    kai: bool = False
    """Whether it belongs to Kaispeicher."""
    good: int = NOTHING
    """What a merchant or a converter takes."""
    coins: int = 0
    """What a merchant pays for a good, or what a card brings, costs or pays otherwise."""
    points: int = 0
    """At the end; of a converter for each good at once; of a fire what it brings and costs; else for each counted."""
    goods: tuple[int, ...] = ()
    """What a contract asks for."""
    size: str = ""
    capacity: int = 0
    """The goods that fit on a ship or into a Warehouse."""
    value: int = 0
    """Of a fireman; of a fire its number."""
    uses: int = 0
    """How often a card can be used, where that is more than once."""
    rule: str = ""
    """What a card with a rule of its own does in a few words: a template of its figures."""
    is_proper: bool = False
    """Whether its name takes no article."""
    told: Text = field(init=False)
    """What it is called within a sentence."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "told", self.shown if self.is_proper else the(self.shown))

    @property
    def short(self) -> tuple[Text, ...]:
        """What it does, each thing in a few words."""
        return *(GOODS[kind].shown for kind in self.goods), _SHORT[self.type](self)

    @property
    def effect(self) -> Text | None:
        """What its owner may do or gets, in a few words; nothing where the type says it."""
        return self.short[0] if self.type in _TELLING else None


_TELLING: Final = (MERCHANT, CONVERTER, WAREHOUSE, SPECIAL)
"""The types of which a card says what it does."""
_SHORT: Final[Mapping[str, Callable[[Card], Text]]] = {
    MERCHANT: lambda card: message(
        "buys {good} for {coins} each", good=GOODS[card.good].shown, coins=in_coins(card.coins)
    ),
    CONVERTER: lambda card: message(
        "takes {good} for {points} each at once", good=GOODS[card.good].shown, points=in_points(card.points)
    ),
    WAREHOUSE: lambda card: message(
        "stores up to {n} goods, at the end {points} each", n=card.capacity, points=in_points(card.points)
    ),
    OFFICE: lambda _card: message(
        "{sums} points for 1 to {most} of them", sums="/".join(map(str, OFFICES[1:])), most=len(OFFICES) - 1
    ),
    CONTRACT: lambda card: in_points(card.points),
    SHIP: lambda card: counted("{n} good", "{n} goods", card.capacity),
    FIREMAN: lambda card: message("strength {n}", n=card.value),
    FIRE: lambda card: in_points(card.points),
    POINT_BUILDING: lambda card: in_points(card.points),
    SPECIAL: lambda card: message(card.rule, coins=in_coins(card.coins), points=in_points(card.points), uses=card.uses),
}
"""How a card of each type is told in a few words, beside the goods for which it asks."""


def _named(shown: str) -> str:
    """The name in notation of what is called so."""
    return shown.lower().replace("'", "").replace(".", "").replace(" ", "-")


def merchant(shown: Name, season: str, good: int, coins: int = 1, points: int = 1, worth: int = 1) -> Card:
    """A merchant."""
    return Card(_named(shown.template), shown, season, MERCHANT, worth, good=good, coins=coins, points=points)


def converter(shown: Name, season: str, good: int, points: int = 2) -> Card:
    """A card that takes a good for points at once."""
    return Card(_named(shown.template), shown, season, CONVERTER, 3, good=good, points=points)


def warehouse() -> Card:
    """The Warehouse."""
    return Card("warehouse", called("Warehouse"), WINTER, WAREHOUSE, 2, points=1, capacity=4)


def contract(number: int, season: str, size: str, points: int, *goods: int) -> Card:
    """A contract; `number` tells it from the others."""
    # As they lie on the card: in the order of the goods.
    shown = called("Contract for {goods}", goods=tuple(GOODS[kind].shown for kind in sorted(goods)))
    worth = {SMALL: 2, MEDIUM: 3, LARGE: 4}[size]
    return Card(
        f"contract-{number}", shown, season, CONTRACT, worth, points=points, goods=tuple(sorted(goods)), size=size
    )


def ship(number: int, season: str, capacity: int = 3) -> Card:
    """A ship; `number` tells it from the others."""
    shown = called.numbered("Ship of {n} crate", "Ship of {n} crates", capacity)
    return Card(f"ship-{number}", shown, season, SHIP, capacity, capacity=capacity)


def fireman(value: int, letter: str, season: str) -> Card:
    """A fireman; `letter` tells it from others of the same value."""
    worth = (1, 2, 2, 3, 3)[value - 1]
    return Card(f"fireman-{value}{letter}", called("Fireman {n}", n=value), season, FIREMAN, worth, value=value)


def fire(number: int, season: str, points: int) -> Card:
    """A fire."""
    return Card(f"fire-{number}", called("Fire {n}", n=number), season, FIRE, points=points, value=number)


def office(number: int, season: str) -> Card:
    """A counting office; `number` tells it from the others."""
    return Card(f"counting-office-{number}", called("Counting Office"), season, OFFICE, 3)


def building(shown: Name, season: str, points: int, worth: int, name: str = "", *, is_proper: bool = False) -> Card:
    """A point building."""
    return Card(
        name or _named(shown.template), shown, season, POINT_BUILDING, worth, points=points, is_proper=is_proper
    )


def special(shown: Name, season: str, worth: int, rule: str, coins: int = 0, points: int = 0, uses: int = 0) -> Card:
    """A card with a rule of its own."""
    return Card(_named(shown.template), shown, season, SPECIAL, worth, rule=rule, coins=coins, points=points, uses=uses)
