"""The Homestead and the buildings that can be built from the first round on."""

from __future__ import annotations

from typing import Final

from engine.homesteaders.cards import (
    COMMERCIAL,
    INDUSTRIAL,
    RESIDENTIAL,
    SETTLEMENT,
    START,
    Building,
    Slot,
)
from engine.homesteaders.goods import CHIPS, FOOD, GOLD, SILVER, STEEL, VP, WOOD
from engine.text import _, text

HOMESTEAD: Final = Building(
    "homestead",
    text(_("Homestead")),
    RESIDENTIAL,
    START,
    copies=(0, 0),
    cost=(),
    points=0,
    income=((SILVER, 2),),
    slots=(Slot(((WOOD, 1),)), Slot(((VP, 1),))),
)

SETTLEMENT_BUILDINGS: Final = (
    Building(
        "grain-mill",
        text(_("Grain Mill")),
        RESIDENTIAL,
        SETTLEMENT,
        copies=(1, 1),
        cost=((WOOD, 1), (STEEL, 1)),
        points=2,
        income=((FOOD, 1),),
    ),
    Building(
        "farm",
        text(_("Farm")),
        RESIDENTIAL,
        SETTLEMENT,
        copies=(3, 2),
        cost=((WOOD, 1),),
        points=0,
        slots=(Slot(((SILVER, 2), (CHIPS, 1))), Slot(((FOOD, 1),))),
    ),
    Building(
        "market",
        text(_("Market")),
        COMMERCIAL,
        SETTLEMENT,
        copies=(3, 2),
        cost=((WOOD, 1),),
        points=2,
        income=((CHIPS, 1),),
        slots=(Slot(((SILVER, 2),)),),
        ability=text(_("a trade chip and 1 wood for 1 food, a trade chip and 1 food for 1 steel")),
    ),
    Building(
        "foundry",
        text(_("Foundry")),
        INDUSTRIAL,
        SETTLEMENT,
        copies=(3, 2),
        cost=(),
        points=0,
        slots=(Slot(((STEEL, 1),)),),
    ),
    Building(
        "steel-mill",
        text(_("Steel Mill")),
        INDUSTRIAL,
        SETTLEMENT,
        copies=(1, 1),
        cost=((WOOD, 2), (GOLD, 1)),
        points=0,
        income=((STEEL, 1),),
    ),
)

_SETTLEMENT_AND
