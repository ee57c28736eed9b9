"""The four kinds of ship, and every ship card by its kind and value."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.le_havre.goods import IRON, STEEL, WOOD, called
from engine.texts import Forms, Name, Text


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
    food: tuple[int, ...]
    needs_modern_wharf: bool
    forms: Forms
    """How a number of them is said."""


WOODEN, IRON_SHIP, STEEL_SHIP, LUXURY = range(4)
ENERGY_OF_BUILDING: Final = 3
ENERGY_OF_SAILING: Final = 3


def _kind(
    shown: Name, forms: Forms, cost: tuple[int, int], price: int | None, capacity: int, food: tuple[int, ...]
) -> ShipKind:
    """A kind of ship with its name in notation; all but wooden ones need a modern Wharf."""
    name = shown.template.lower().replace(" ", "-")
    return ShipKind(name, shown, cost, price, capacity, food, cost[0] != WOOD, forms)


KINDS: Final = (
    _kind(
        called("Wooden ship"), called.forms("{n} wooden ship", "{n} wooden ships"), (WOOD, 5), 14, 2, (5, 4, 3, 2, 1)
    ),
    _kind(called("Iron ship"), called.forms("{n} iron ship", "{n} iron ships"), (IRON, 4), 20, 3, (7, 5, 4, 3, 2)),
    _kind(called("Steel ship"), called.forms("{n} steel ship", "{n} steel ships"), (STEEL, 2), 30, 4, (10, 7, 6, 5, 3)),
    _kind(
        called("Luxury liner"),
        called.forms("{n} luxury liner", "{n} luxury liners"),
        (STEEL, 3),
        None,
        0,
        (0, 0, 0, 0, 0),
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
        # Translators: a kind of ship and its value, the name of a card: "Wooden ship 4".
        Ship(kind, value, f"{KINDS[kind].name}-{value}", called("{ship} {value}", ship=KINDS[kind].shown, value=value))
        for kind, worth in values.items()
        for value in worth
    )


SHIPS: Final = _ships()
SHIP_INDEX: Final = {ship.name: index for index, ship in enumerate(SHIPS)}


def ship(kind: int, value: int) -> int:
    """The index of the ship card of this kind and value."""
    return SHIP_INDEX[f"{KINDS[kind].name}-{value}"]
