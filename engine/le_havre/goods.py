"""Francs and the sixteen goods, the supply tiles that bring them, and what is owed in them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engine.payments import Due, Sum
from engine.texts import Forms, Names, Text, message, only

# A kind is known by its place in `GOODS`.
FRANCS, FISH, WOOD, CLAY, IRON, GRAIN, CATTLE, COAL, HIDES = range(9)
SMOKED_FISH, CHARCOAL, BRICK, STEEL, BREAD, MEAT, COKE, LEATHER = range(9, 17)

called: Final = Names("le-havre")
"""Names of this title."""


class Good(NamedTuple):
    """A kind of token.

    `forms` say how many there are of it, `food` and `energy` are what one token gives, `ship_price` what the Shipping
    Line pays for it in francs, `dearness` how much a player misses it (only for the order of payments).
    """

    name: str
    shown: Text
    forms: Forms
    food: int = 0
    energy: int = 0
    ship_price: int = 0
    dearness: float = 1.0


GOODS: Final = (
    Good("francs", called("francs"), called.forms("{n} franc", "{n} francs"), food=1, dearness=1.0),
    Good("fish", called("fish"), called.forms("{n} fish", "{n} fish"), food=1, ship_price=1, dearness=0.7),
    Good("wood", called("wood"), called.forms("{n} wood", "{n} wood"), energy=1, ship_price=1, dearness=0.8),
    Good("clay", called("clay"), called.forms("{n} clay", "{n} clay"), ship_price=1, dearness=0.8),
    Good("iron", called("iron"), called.forms("{n} iron", "{n} iron"), ship_price=2, dearness=2.0),
    Good("grain", called("grain"), called.forms("{n} grain", "{n} grain"), ship_price=1, dearness=0.8),
    Good("cattle", called("cattle"), called.forms("{n} cattle", "{n} cattle"), ship_price=3, dearness=2.0),
    Good("coal", called("coal"), called.forms("{n} coal", "{n} coal"), energy=3, ship_price=3, dearness=2.6),
    Good("hides", called("hides"), called.forms("{n} hide", "{n} hides"), ship_price=2, dearness=1.5),
    Good(
        "smoked-fish",
        called("smoked fish"),
        called.forms("{n} smoked fish", "{n} smoked fish"),
        food=2,
        ship_price=2,
        dearness=1.5,
    ),
    Good(
        "charcoal",
        called("charcoal"),
        called.forms("{n} charcoal", "{n} charcoal"),
        energy=3,
        ship_price=2,
        dearness=1.9,
    ),
    Good("brick", called("brick"), called.forms("{n} brick", "{n} brick"), ship_price=2, dearness=1.8),
    Good("steel", called("steel"), called.forms("{n} steel", "{n} steel"), ship_price=8, dearness=7.0),
    Good("bread", called("bread"), called.forms("{n} bread", "{n} bread"), food=2, ship_price=3, dearness=1.7),
    Good("meat", called("meat"), called.forms("{n} meat", "{n} meat"), food=3, ship_price=2, dearness=2.2),
    Good("coke", called("coke"), called.forms("{n} coke", "{n} coke"), energy=10, ship_price=5, dearness=5.0),
    Good("leather", called("leather"), called.forms("{n} leather", "{n} leather"), ship_price=4, dearness=3.0),
)

INDEX: Final = {good.name: index for index, good in enumerate(GOODS)}
NAMES: Final = tuple(good.name for good in GOODS)
STANDARD: Final = (FISH, WOOD, CLAY, IRON, GRAIN, CATTLE, COAL, HIDES)
UPGRADED: Final = (SMOKED_FISH, CHARCOAL, BRICK, STEEL, BREAD, MEAT, COKE, LEATHER)
OFFERED: Final = (FRANCS, FISH, WOOD, CLAY, IRON, GRAIN, CATTLE)
"""The kinds with an offer space, in the order of the board; index and place are the same."""
OFFER_SPACES: Final = tuple(NAMES[kind] for kind in OFFERED)

COUNTABLE: Final = (FRANCS, FISH, CATTLE, HIDES, SMOKED_FISH)
"""How many of these is asked, how much of the others."""

ANY_GOOD: Final = (*STANDARD, *UPGRADED)
FOOD: Final = (FISH, SMOKED_FISH, BREAD, MEAT, FRANCS)
ENERGY: Final = (WOOD, CHARCOAL, COAL, COKE)
INSTEAD: Final = {CLAY: BRICK, IRON: STEEL}
"""Brick may always be used as clay and steel as iron, never the other way round."""


# Written out kind by kind, because they are asked in every position; the figures are those of the table.
_FISH, _SMOKED_FISH, _BREAD, _MEAT = (GOODS[kind].food for kind in (FISH, SMOKED_FISH, BREAD, MEAT))
_WOOD, _CHARCOAL, _COAL, _COKE = (GOODS[kind].energy for kind in (WOOD, CHARCOAL, COAL, COKE))


def food_of(goods: list[int]) -> int:
    """The food of a storage, its francs not counted."""
    return goods[FISH] * _FISH + goods[SMOKED_FISH] * _SMOKED_FISH + goods[BREAD] * _BREAD + goods[MEAT] * _MEAT


def energy_of(goods: list[int]) -> int:
    """The energy of a storage."""
    return goods[WOOD] * _WOOD + goods[CHARCOAL] * _CHARCOAL + goods[COAL] * _COAL + goods[COKE] * _COKE


@lru_cache(maxsize=4096)
def some(number: int, good: int) -> Text:
    """A number of a good in words: '3 fish', '1 franc'."""
    return GOODS[good].forms.of(number)


@lru_cache(maxsize=4096)
def several(bundle: tuple[tuple[str, int], ...]) -> Text:
    """A bundle in words: '2 fish, 1 coal', or 'nothing'."""
    if not bundle:
        return message("nothing")
    return only(tuple(some(number, INDEX[name]) for name, number in bundle))


class Tile(NamedTuple):
    """A supply tile: the two kinds it brings, one token of each, and whether interest is due on it."""

    name: str
    brings: tuple[int, int]
    interest: bool = False


TILES: Final = (
    Tile("iron+francs", (IRON, FRANCS)),
    Tile("wood+fish", (WOOD, FISH), interest=True),
    Tile("fish+grain", (FISH, GRAIN)),
    Tile("wood+cattle", (WOOD, CATTLE)),
    Tile("wood+francs", (WOOD, FRANCS)),
    Tile("fish+clay", (FISH, CLAY)),
    Tile("wood+clay", (WOOD, CLAY)),
)
TILE_INDEX: Final = {tile.name: index for index, tile in enumerate(TILES)}


@lru_cache(maxsize=1024)
def material_due(cost: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], Due]:
    """The kinds of token that can pay for a cost, and what is owed in them.

    Brick counts as clay and steel as iron; a cost in brick or steel takes nothing else.
    """
    kinds = [kind for kind, _number in cost]
    kinds += [INSTEAD[kind] for kind in (CLAY, IRON) if kind in kinds and INSTEAD[kind] not in kinds]
    parts = tuple(
        Sum(tuple(int(kind == good or INSTEAD.get(good) == kind) for kind in kinds), number) for good, number in cost
    )
    return tuple(kinds), Due((parts,))


@lru_cache(maxsize=1024)
def food_due(number: int) -> Due:
    """So much food as what is owed in the kinds of `FOOD`."""
    return Due(((Sum(tuple(GOODS[kind].food for kind in FOOD), number),),))


@lru_cache(maxsize=1024)
def energy_due(kinds: tuple[int, ...], number: int) -> Due:
    """So much energy as what is owed."""
    return Due(((Sum(tuple(GOODS[kind].energy for kind in kinds), number),),))
