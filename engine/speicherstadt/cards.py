"""What a trade card is: its season and type, and the figures that are printed on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.speicherstadt.goods import GOODS, NOTHING
from engine.texts import Text, counted, message, the

WINTER: Final = "winter"
SPRING: Final = "spring"
SUMMER: Final = "summer"
AUTUMN: Final = "autumn"
LAST: Final = "last"
"""In place of a season: the fire at the bottom of the pile."""
SEASONS: Final = (WINTER, SPRING, SUMMER, AUTUMN, LAST)
SEASONS_SHOWN: Final = {
    WINTER: message("winter"),
    SPRING: message("spring"),
    SUMMER: message("summer"),
    AUTUMN: message("autumn"),
    LAST: message("the last fire"),
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
    effect: Text | None = None
    """What its owner may do or gets, in a few words."""
    is_proper: bool = False
    """Whether its name takes no article."""
    told: Text = field(init=False)
    """What it is called within a sentence."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "told", self.shown if self.is_proper else the(self.shown))


def merchant(
    name: str, shown: str, season: str, good: int, coins: int = 1, points: int = 1, *, worth: int = 1, kai: bool = False
) -> Card:
    """A merchant."""
    effect = message("buys {good} for {n} each", good=GOODS[good].shown, n=coins)
    return Card(
        name, message(shown), season, MERCHANT, worth, kai, good=good, coins=coins, points=points, effect=effect
    )


def converter(name: str, shown: str, season: str, good: int, points: int = 2) -> Card:
    """A card that takes a good for points at once."""
    effect = counted(
        "takes {good} for {n} point each at once",
        "takes {good} for {n} points each at once",
        points,
        good=GOODS[good].shown,
    )
    return Card(name, message(shown), season, CONVERTER, 3, kai=True, good=good, points=points, effect=effect)


def contract(number: int, season: str, size: str, points: int, goods: tuple[int, ...], *, kai: bool = False) -> Card:
    """A contract; `number` tells it from the others."""
    shown = message("Contract for {goods}", goods=tuple(GOODS[kind].shown for kind in goods))
    worth = {SMALL: 2, MEDIUM: 3, LARGE: 4}[size]
    return Card(
        f"contract-{number}", shown, season, CONTRACT, worth, kai, points=points, goods=tuple(sorted(goods)), size=size
    )


def ship(number: int, season: str, capacity: int = 3, *, kai: bool = False) -> Card:
    """A ship; `number` tells it from the others."""
    shown = counted("Ship of {n} crate", "Ship of {n} crates", capacity)
    return Card(f"ship-{number}", shown, season, SHIP, capacity, kai, capacity=capacity)


def fireman(value: int, letter: str, season: str, *, kai: bool = False) -> Card:
    """A fireman; `letter` tells it from others of the same value."""
    worth = (1, 2, 2, 3, 3)[value - 1]
    return Card(f"fireman-{value}{letter}", message("Fireman {n}", n=value), season, FIREMAN, worth, kai, value=value)


def fire(number: int, season: str, points: int) -> Card:
    """A fire."""
    return Card(f"fire-{number}", message("Fire {n}", n=number), season, FIRE, points=points, value=number)


def office(number: int, season: str, *, kai: bool = False) -> Card:
    """A counting office; `number` tells it from the others."""
    return Card(f"counting-office-{number}", message("Counting Office"), season, OFFICE, 3, kai)


def building(
    name: str, shown: str, season: str, points: int, worth: int, *, kai: bool = True, is_proper: bool = False
) -> Card:
    """A point building."""
    return Card(name, message(shown), season, POINT_BUILDING, worth, kai, points=points, is_proper=is_proper)


def special(name: str, shown: str, season: str, worth: int, effect: Text, *, kai: bool = True, **figures: int) -> Card:
    """A card with a rule of its own."""
    return Card(
        name,
        message(shown),
        season,
        SPECIAL,
        worth,
        kai,
        effect=effect,
        coins=figures.get("coins", 0),
        points=figures.get("points", 0),
        uses=figures.get("uses", 0),
    )
