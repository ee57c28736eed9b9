"""What a seat has a number of: silver, the six resources, trade chips, debts, points, workers, tracks, rail spaces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.texts import Forms, Names, Text, message

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
    """A kind of token: `name` in notation, how a number of them is said, and the points for each one at the end.

    About what it is `worth` is told in quarters of a silver: it decides what is proposed, of slots and of trades.
    """

    name: str
    shown: Text
    forms: Forms
    points: int = 0
    worth: int = 0


called: Final = Names("homesteaders")
"""Names of this title."""

GOODS: Final = (
    Good("silver", called("silver"), called.forms("{n} silver", "{n} silver"), worth=4),
    Good("wood", called("wood"), called.forms("{n} wood", "{n} wood"), worth=6),
    Good("food", called("food"), called.forms("{n} food", "{n} food"), worth=8),
    Good("steel", called("steel"), called.forms("{n} steel", "{n} steel"), worth=12),
    Good("gold", called("gold"), called.forms("{n} gold", "{n} gold"), points=2, worth=16),
    Good("copper", called("copper"), called.forms("{n} copper", "{n} copper"), points=2, worth=18),
    Good("livestock", called("livestock"), called.forms("{n} livestock", "{n} livestock"), points=2, worth=18),
    Good("chip", called("trade chips"), called.forms("{n} trade chip", "{n} trade chips"), worth=6),
    Good("debt", called("debts"), called.forms("{n} debt", "{n} debts"), worth=-20),
    Good("vp", called("VP"), called.forms("{n} VP", "{n} VP"), points=1, worth=6),
    Good("worker", called("workers"), called.forms("{n} worker", "{n} workers")),
    Good("track", called("tracks"), called.forms("{n} track", "{n} tracks")),
    Good("rail", called("rail track"), called.forms("space {n}", "space {n}")),
)
WORTH: Final = tuple(good.worth for good in GOODS)
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
    return GOODS[kind].forms.of(number)


@lru_cache(maxsize=4096)
def several(bundle: Bundle) -> tuple[Text, ...]:
    """A bundle in words, a text a kind: '2 silver', '1 wood'; 'nothing' where it is empty."""
    return tuple(some(number, kind) for kind, number in bundle) or (message("nothing"),)
