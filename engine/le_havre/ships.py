"""The four kinds of ship, and every ship card by its kind and value."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.le_havre.goods import IRON, STEEL, WOOD
from engine.texts import Forms, Text, message


class ShipKind(NamedTuple):
    """A kind of ship.

    `cost` is one good and how many of it, `price` in francs (None: cannot be bought), `capacity` in goods,
    `food` a round by the number of players from 1 to 5.
    """

    name: str
    shown: Text
    cost: tuple[int, int]
    price: int | None
    capacity: int
    food: tuple[int, int, int, int, int]
    needs_modern_wharf: bool
    forms: Forms
    """How a number of them is said."""


WOODEN, IRON_SHIP, STEEL_SHIP, LUXURY = range(4)
ENERGY_OF_BUILDING: Final = 3
ENERGY_OF_SAILING: Final = 3

KINDS: Final = (
    ShipKind(
        "wooden-ship",
        message("Wooden ship"),
        (WOOD, 5),
        14,
        2,
        (5, 4, 3, 2, 1),
        False,
        Forms("{n} wooden ship", "{n} wooden ships"),
    ),
    ShipKind(
        "iron-ship",
        message("Iron ship"),
        (IRON, 4),
        20,
        3,
        (7, 5, 4, 3, 2),
        True,
        Forms("{n} iron ship", "{n} iron ships"),
    ),
    ShipKind(
        "steel-ship",
        message("Steel ship"),
        (STEEL, 2),
        30,
        4,
        (10, 7, 6, 5, 3),
        True,
        Forms("{n} steel ship", "{n} steel ships"),
    ),
    ShipKind(
        "luxury-liner",
        message("Luxury liner"),
        (STEEL, 3),
        None,
        0,
        (0, 0, 0, 0, 0),
        True,
        Forms("{n} luxury liner", "{n} luxury liners"),
    ),
)


class Ship(NamedTuple):
    """A ship card: its kind and its value in francs; cards of one kind and value are alike."""

    kind: int
    value: int
    name: str
    shown: Text


def _ships() -> tuple[Ship, ...]:
    values = {WOODEN: (2, 4, 6), IRON_SHIP: (2, 4, 6, 8, 10, 12), STEEL_SHIP: (10, 16, 20, 24), LUXURY: (38, 34, 30)}
    return tuple(
        Ship(kind, value, f"{KINDS[kind].name}-{value}", message("{ship} {value}", ship=KINDS[kind].shown, value=value))
        for kind, worth in values.items()
        for value in worth
    )


SHIPS: Final = _ships()
SHIP_INDEX: Final = {ship.name: index for index, ship in enumerate(SHIPS)}


def ship(kind: int, value: int) -> int:
    """The index of the ship card of this kind and value."""
    return SHIP_INDEX[f"{KINDS[kind].name}-{value}"]
