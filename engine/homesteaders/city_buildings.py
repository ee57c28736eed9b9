"""The buildings that come with the stage City, in round 9."""

from __future__ import annotations

from typing import Final

from engine.homesteaders.cards import (
    ADVANCE,
    BUILD_AGAIN,
    CITY,
    COMMERCIAL,
    GAIN_TRACK,
    INDUSTRIAL,
    PER_BUILDING,
    PER_TRACK,
    PER_WORKER,
    RESIDENTIAL,
    SPECIAL,
    Building,
)
from engine.homesteaders.goods import COPPER, FOOD, GOLD, LIVESTOCK, STEEL, WOOD
from engine.texts import message

CITY_BUILDINGS: Final = (
    Building(
        "dude-ranch",
        message("Dude Ranch"),
        RESIDENTIAL,
        CITY,
        copies=(2, 1),
        cost=((WOOD, 1), (FOOD, 1)),
        points=3,
        bonus=(PER_WORKER,),
    ),
    Building(
        "town-hall",
        message("Town Hall"),
        RESIDENTIAL,
        CITY,
        copies=(1, 1),
        cost=((WOOD, 2), (COPPER, 1)),
        points=10,
        bonus=(COMMERCIAL,),
    ),
    Building(
        "terminal",
        message("Terminal"),
        COMMERCIAL,
        CITY,
        copies=(2, 1),
        cost=((STEEL, 2),),
        points=6,
        bonus=(PER_TRACK,),
    ),
    Building(
        "restaurant",
        message("Restaurant"),
        COMMERCIAL,
        CITY,
        copies=(2, 1),
        cost=((WOOD, 1), (LIVESTOCK, 1)),
        points=8,
        bonus=(SPECIAL,),
    ),
    Building(
        "train-station",
        message("Train Station"),
        INDUSTRIAL,
        CITY,
        copies=(2, 1),
        cost=((WOOD, 1), (COPPER, 1)),
        points=3,
        when_built=(GAIN_TRACK, BUILD_AGAIN),
        note=message("What the tile brings comes even if the second building is declined."),
    ),
    Building(
        "circus",
        message("Circus"),
        SPECIAL,
        CITY,
        copies=(1, 1),
        cost=((FOOD, 2), (LIVESTOCK, 1)),
        points=8,
        bonus=(PER_WORKER,),
    ),
    Building(
        "rail-yard",
        message("Rail Yard"),
        SPECIAL,
        CITY,
        copies=(1, 1),
        cost=((STEEL, 2), (GOLD, 1), (COPPER, 1)),
        points=6,
        when_built=(ADVANCE,),
        bonus=(PER_BUILDING,),
    ),
)
