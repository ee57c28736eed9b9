"""Le Havre's cards with the figures of the printed lists, for tests that play with cards and test something else.

`test_cards.py` and `test_ships.py` hold every card to the lists. A figure that is not the printed one turns their tests
red, and would else turn every golden game, every picture and every old file with that card red as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from engine.le_havre.cards import Card, Fee, free
from engine.le_havre.goods import INDEX
from engine.le_havre.ships import ShipKind
from tests.engine.le_havre.printed_cards import LISTED, Printed
from tests.engine.le_havre.printed_ships import LISTED_SHIPS, PrintedShip

Figures = dict[str, Any]


@contextmanager
def as_printed() -> Iterator[None]:
    """Cards whose figures are not the printed ones have those meanwhile."""
    for card, figures, _own in _differing():
        _give(card, figures)
    try:
        yield
    finally:
        for card, _figures, own in _differing():
            _give(card, own)


@cache
def _differing() -> tuple[tuple[Card | ShipKind, Figures, Figures], ...]:
    """The cards with another figure than the printed one: their printed figures, and their own."""
    buildings = [(printed.card, _of_building(printed)) for printed in LISTED]
    ships = [(printed.kind, _of_ship(printed)) for printed in LISTED_SHIPS]
    cards: list[tuple[Card | ShipKind, Figures]] = [*buildings, *ships]
    all_three = ((card, figures, {name: getattr(card, name) for name in figures}) for card, figures in cards)
    return tuple((card, figures, own) for card, figures, own in all_three if figures != own)


def _of_building(printed: Printed) -> Figures:
    fee = Fee(*printed.fee)
    numbers = printed.cost
    cost = None if numbers is None else tuple((INDEX[good], number) for good, number in numbers.items())
    return {
        "cost": cost,
        "value": printed.value,
        "price": printed.price,
        "fee": fee,
        "due": None if fee == free() else fee.due,
        "rods": printed.rods,
        "hammers": printed.hammers,
    }


def _of_ship(printed: PrintedShip) -> Figures:
    ((good, number),) = printed.cost.items()
    return {
        "cost": (INDEX[good], number),
        "price": printed.price,
        "capacity": printed.capacity,
        "food": printed.food,
    }


def _give(card: Card | ShipKind, figures: Figures) -> None:
    for name, value in figures.items():
        object.__setattr__(card, name, value)  # cards are frozen, and found in many places
