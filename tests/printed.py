"""Le Havre with the figures of the printed lists, for tests that play the game and test something else.

`test_cards.py`, `test_ships.py`, `test_setup.py` and `test_figures.py` hold every figure to the lists. One that is not
the printed one turns their tests red, and would else turn every golden game, picture and old file red as well.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from engine.le_havre import goods as tokens, money, setup, ships
from engine.le_havre.cards import Card, Fee
from engine.le_havre.goods import INDEX
from engine.le_havre.needs import Needs
from engine.le_havre.ships import ShipKind
from tests.engine.helpers import goods
from tests.engine.le_havre.printed_cards import EXCHANGES, LISTED, Printed
from tests.engine.le_havre.printed_rules import (
    INTEREST_TILE,
    MONEY,
    SHIP_ENERGY,
    SPECIALS_IN_PLAY,
    START_GOODS,
    START_OFFER,
    SUPPLY_TILES,
)
from tests.engine.le_havre.printed_ships import LISTED_SHIPS, PrintedShip

Figures = dict[str, Any]

_TITLE = ("engine.le_havre", "engine.bots.le_havre", "screens.le_havre")
"""Where the modules are that know the figures."""


@contextmanager
def as_printed() -> Iterator[None]:
    """Cards whose figures are not the printed ones have those meanwhile, and so have ships, tiles, set-ups, money."""
    for card, figures, _own in _differing():
        _give(card, figures)
    for module, name, printed, _its in _differing_elsewhere():
        setattr(module, name, printed)
    _forget()
    try:
        yield
    finally:
        for card, _figures, own in _differing():
            _give(card, own)
        for module, name, _printed, its in _differing_elsewhere():
            setattr(module, name, its)
        _forget()


def _forget() -> None:
    """Texts of the rules with other figures in them are made anew."""
    titles = sys.modules.get("screens.titles")
    if titles is not None and (_differing() or _differing_elsewhere()):
        titles.rules_in.cache_clear()


@cache
def _differing() -> tuple[tuple[Card, Figures, Figures], ...]:
    """The cards with another figure than the printed one: their printed figures, and their own."""
    buildings = [(printed.card, _of_building(printed)) for printed in LISTED]
    all_three = ((card, figures, {name: getattr(card, name) for name in figures}) for card, figures in buildings)
    return tuple((card, figures, own) for card, figures, own in all_three if figures != own)


def _of_building(printed: Printed) -> Figures:
    fee = Fee(*printed.fee)
    numbers = printed.cost
    cost = None if numbers is None else tuple((INDEX[good], number) for good, number in numbers.items())
    exchange = EXCHANGES.get(printed.name)
    does: Figures = {}
    if exchange is not None and exchange != printed.card.does:
        does = {"does": exchange, "needs": Needs.of(exchange.needs), "effect": exchange.visited}
    return {
        **does,
        "cost": cost,
        "value": printed.value,
        "price": printed.price,
        "fee": fee,
        "due": None if fee == Fee() else fee.due,
        "rods": printed.rods,
        "hammers": printed.hammers,
    }


def _as_listed(printed: PrintedShip) -> ShipKind:
    ((good, number),) = printed.cost.items()
    first, second, third, fourth, fifth = printed.food
    return printed.kind._replace(
        cost=(INDEX[good], number),
        price=printed.price,
        capacity=printed.capacity,
        food=(first, second, third, fourth, fifth),
    )


def _give(card: Card, figures: Figures) -> None:
    for name, value in figures.items():
        object.__setattr__(card, name, value)  # cards are frozen, and found in many places


@cache
def _differing_elsewhere() -> tuple[tuple[ModuleType, str, object, object], ...]:
    """Where another figure than the printed one is known by a name: module, name, the printed figure, its own."""
    differing = [
        (name, home, printed) for name, (home, printed) in _elsewhere().items() if getattr(home, name) != printed
    ]
    for folder in _TITLE if differing else ():
        for _finder, path, _is_package in iter_modules(import_module(folder).__path__, f"{folder}."):
            import_module(path)  # loaded later it would keep a printed figure for its own
    known = [module for path, module in sys.modules.items() if path.startswith(_TITLE)]
    found = []
    for name, home, printed in differing:
        own = getattr(home, name)
        found += [(module, name, printed, own) for module in known if getattr(module, name, None) is own]
    return tuple(found)


def _elsewhere() -> dict[str, tuple[ModuleType, object]]:
    """The printed figures that do not stand on cards: the module that each stands in, and the figure."""
    kinds = {
        variant: {INDEX[good]: number for good, number in goods(words).items()}
        for variant, words in START_GOODS.items()
    }
    offers = {variant: tuple(numbers) for variant, numbers in START_OFFER.items()}
    return {
        "GOODS_AT_START": (setup, kinds),
        "OFFERS_AT_START": (setup, offers),
        "KINDS": (ships, tuple(map(_as_listed, LISTED_SHIPS))),
        "TILES": (tokens, tuple(map(_tile, SUPPLY_TILES))),
        "SPECIALS_IN_PLAY": (setup, SPECIALS_IN_PLAY),
        **{name: (ships, number) for name, number in SHIP_ENERGY.items()},
        **{name: (money, number) for name, number in MONEY.items()},
    }


def _tile(words: str) -> tokens.Tile:
    first, second = words.split()
    return tokens.Tile(f"{first}+{second}", (INDEX[first], INDEX[second]), interest=words == INTEREST_TILE)
