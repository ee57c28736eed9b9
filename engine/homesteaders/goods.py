"""What a seat has a number of: silver, the six resources, trade chips, debts, points, workers, tracks, rail spaces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.text import Text, _, counted, text

SILVER: Final = 0
WOOD: Final = 1
FOOD: Final = 2
STEEL: Final = 3
GOLD: Final = 4
COPPER: Final = 5
LIVESTOCK: Final = 6
CHIPS: Final = 7
DEBTS: Final = 8
VP: Final = 9
WORKERS: Final = 10
TRACKS: Final = 11
RAIL: Final = 12
KINDS: Final = 13

Goods = list[int]
"""A number for each of them, by these indices."""

Bundle = tuple[tuple[int, int], ...]
"""Some of them: an index and a number each."""


@dataclass(frozen=True, slots=True)
class Good:
    """A kind of token: `name` in notation, what one and many are called, and the points for each one at the end."""

    name: str
    shown: Text
    many: Text
    points: int = 0


def _thing(name: str, points: int = 0) -> Good:
    return Good(name, text(name), text(name), points)


GOODS: Final = (
    _thing(_("silver")),
    _thing(_("wood")),
    _thing(_("food")),
    _thing(_("steel")),
    _thing(_("gold"), points=2),
    _thing(_("copper"), points=2),
    _thing(_("livestock"), points=2),
    Good("chip", text(_("trade chip")), text(_("trade chips"))),
    Good("debt", text(_("debt")), text(_("debts"))),
    Good("vp", text(_("VP")), text(_("VP")), points=1),
    Good("worker", text(_("worker")), text(_("workers"))),
    Good("track", text(_("track")), text(_("tracks"))),
    Good("rail", text(_("rail space")), text(_("rail spaces"))),
)
NAMES: Final = tuple(good.name for good in GOODS)
INDEX: Final = {name: kind for kind, name in enumerate(NAMES)}

RESOURCES: Final = (WOOD, FOOD, STEEL, GOLD, COPPER, LIVESTOCK)
HIDDEN: Final = (SILVER, *RESOURCES, CHIPS, DEBTS, VP)
"""What lies behind a screen where holdings are not open."""

IN_SILVER: Final = {WOOD: 1, FOOD: 2, STEEL: 3, GOLD: 4}
"""The market price of the resources that are paid for with silver."""
IN_GOLD: Final = (COPPER, LIVESTOCK)
"""The resources whose market price is 1 gold."""

SILVER_AT_START: Final = 6
WORKERS_AT_START: Final = 1
GOLD_AS_SILVER: Final = 5
DEBT_GIVES: Final = 2
DEBT_COSTS: Final = 5
VP_OF_A_SALE: Final = 1


@lru_cache(maxsize=4096)
def some(number: int, kind: int) -> Text:
    """A number of a kind in words: '3 silver', '1 trade chip'."""
    if kind == CHIPS:
        return counted(_("{n} trade chip"), _("{n} trade chips"), number)
    if kind == DEBTS:
        return counted(_("{n} debt"), _("{n} debts"), number)
    if kind == WORKERS:
        return counted(_("{n} worker"), _("{n} workers"), number)
    if kind == TRACKS:
        return counted(_("{n} track"), _("{n} tracks"), number)
    return text(_("{n} {good}"), n=number, good=GOODS[kind].shown)


@lru_cache(maxsize=4096)
def several(bundle: Bundle) -> tuple[Text, ...]:
    """A bundle in words, a text a kind: '2 silver', '1 wood'; 'nothing' where it is empty."""
    return tuple(some(number, kind) for kind, number in bundle) or (text(_("nothing")),)
