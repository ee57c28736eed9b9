"""What a building is and does, and all kinds of building: the Homestead and the 31 others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.homesteaders.goods import (
    CHIPS,
    COPPER,
    DEBT_GIVES,
    FOOD,
    GOLD,
    LIVESTOCK,
    SILVER,
    STEEL,
    TRACKS,
    VP,
    WOOD,
    WORKERS,
    Bundle,
    called,
    some,
)
from engine.texts import Text, message

RESIDENTIAL: Final = "residential"
COMMERCIAL: Final = "commercial"
INDUSTRIAL: Final = "industrial"
SPECIAL: Final = "special"
TYPES: Final = (RESIDENTIAL, COMMERCIAL, INDUSTRIAL, SPECIAL)
TYPES_SHOWN: Final = {
    RESIDENTIAL: message("residential"),
    COMMERCIAL: message("commercial"),
    INDUSTRIAL: message("industrial"),
    SPECIAL: message("special"),
}

START: Final = "start"
SETTLEMENT: Final = "settlement"
SETTLEMENT_TOWN: Final = "settlement-town"
TOWN: Final = "town"
CITY: Final = "city"


class Said(NamedTuple):
    """How an effect is told: in a sentence, in few words, in a few signs."""

    sentence: Text
    gist: Text
    short: Text


RETURN_A_DEBT: Final = "return-a-debt"
GAIN_CHIP: Final = "gain-chip"
GAIN_TRACK: Final = "gain-track"
MAY_HIRE: Final = "may-hire"
ADVANCE: Final = "advance"
BUILD_AGAIN: Final = "build-again"
WHEN_BUILT: Final = {
    RETURN_A_DEBT: Said(
        message(
            "When it is built one of your debts is returned without payment, or you get {silver} if you have none.",
            silver=some(DEBT_GIVES, SILVER),
        ),
        message("when built: a debt returned, or {silver}", silver=some(DEBT_GIVES, SILVER)),
        message("-debt"),
    ),
    GAIN_CHIP: Said(
        message("When it is built you get {goods}.", goods=some(1, CHIPS)),
        message("when built: a trade chip"),
        message("+T"),
    ),
    GAIN_TRACK: Said(
        message("When it is built you get {goods}.", goods=some(1, TRACKS)),
        message("when built: a track"),
        message("+t"),
    ),
    MAY_HIRE: Said(
        message("When it is built you may take {goods}.", goods=some(1, WORKERS)),
        message("when built: a worker"),
        message("+w"),
    ),
    ADVANCE: Said(
        message("When it is built you advance a space on the rail track and take a bonus."),
        message("when built: a rail advance"),
        message("+rail"),
    ),
    BUILD_AGAIN: Said(
        message("When it is built you may at once build and pay a second building of any type."),
        message("when built: a second building"),
        message("+build"),
    ),
}
"""What happens when a building is built."""

SILVER_PER_WORKER: Final = "silver-per-worker"
MOST_PER_WORKER: Final = 5
INCOMES: Final = {
    RETURN_A_DEBT: Said(
        message(
            "Each income one of your debts is returned without payment, or you get {silver} if you have none.",
            silver=some(DEBT_GIVES, SILVER),
        ),
        message("income returns a debt, or brings {silver}", silver=some(DEBT_GIVES, SILVER)),
        message("-debt"),
    ),
    SILVER_PER_WORKER: Said(
        message(
            "Each income it brings {silver} for every worker that you own, but at most {most}.",
            silver=some(1, SILVER),
            most=MOST_PER_WORKER,
        ),
        message("income 1 silver for each worker, at most {n}", n=MOST_PER_WORKER),
        message("1$/w"),
    ),
}
"""Income that is no fixed number of anything."""

PER_WORKER: Final = "worker"
PER_TRACK: Final = "track"
PER_BUILDING: Final = "building"
BONUSES: Final = {
    PER_WORKER: Said(
        message("At the end it brings 1 VP for each worker that you own."),
        message("at the end 1 VP for each worker"),
        message("1/w"),
    ),
    PER_TRACK: Said(
        message("At the end it brings 1 VP for each track that you own."),
        message("at the end 1 VP for each track"),
        message("1/t"),
    ),
    PER_BUILDING: Said(
        message("At the end it brings 1 VP for each building, the Homestead and this one included, that you own."),
        message("at the end 1 VP for each building"),
        message("1/building"),
    ),
    RESIDENTIAL: Said(
        message("At the end it brings 1 VP for each residential building, the Homestead included, that you own."),
        message("at the end 1 VP for each residential building"),
        message("1/Res"),
    ),
    COMMERCIAL: Said(
        message("At the end it brings 1 VP for each commercial building that you own."),
        message("at the end 1 VP for each commercial building"),
        message("1/Com"),
    ),
    INDUSTRIAL: Said(
        message("At the end it brings 1 VP for each industrial building that you own."),
        message("at the end 1 VP for each industrial building"),
        message("1/Ind"),
    ),
    SPECIAL: Said(
        message("At the end it brings 1 VP for each special building that you own."),
        message("at the end 1 VP for each special building"),
        message("1/Spe"),
    ),
}
"""What an end bonus counts."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for workers: it brings its income if it holds exactly so many."""

    brings: Bundle
    workers: int = 1


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building. `copies` there are with three or four players and with two (or alone)."""

    shown: Text
    type: str
    stage: str
    copies: tuple[int, int] = (1, 1)
    cost: Bundle = ()
    points: int = 0
    income: Bundle = ()
    slots: tuple[Slot, ...] = ()
    special_income: str = ""
    """One of `INCOMES`."""
    when_built: tuple[str, ...] = ()
    """Some of `WHEN_BUILT`."""
    ability: Text | None = None
    """What its owner may do or gets at other times, in a few words."""
    bonus: tuple[str, ...] = ()
    """What its owner has 1 point for at the end, for each own one: some of `BONUSES`."""
    note: Text | None = None
    """What else is worth knowing."""

    @property
    def name(self) -> str:
        """What it is called in notation: 'grain-mill'."""
        return self.shown.template.lower().replace(" ", "-")

    @property
    def effects(self) -> tuple[Said, ...]:
        """What it does beyond figures when it has an income or is built, as it is told."""
        incomes = (INCOMES[self.special_income],) if self.special_income else ()
        return (*incomes, *(WHEN_BUILT[effect] for effect in self.when_built))


BUILDINGS: Final = (
    # At the start.
    Building(
        called("Homestead"),
        RESIDENTIAL,
        START,
        copies=(0, 0),
        income=((SILVER, 2),),
        slots=(Slot(((WOOD, 1),)), Slot(((VP, 1),))),
    ),
    # In the Settlement alone.
    Building(
        called("Grain Mill"), RESIDENTIAL, SETTLEMENT, cost=((WOOD, 1), (STEEL, 1)), points=2, income=((FOOD, 1),)
    ),
    Building(
        called("Farm"),
        RESIDENTIAL,
        SETTLEMENT,
        copies=(3, 2),
        cost=((WOOD, 1),),
        slots=(Slot(((SILVER, 2), (CHIPS, 1))), Slot(((FOOD, 1),))),
    ),
    Building(
        called("Market"),
        COMMERCIAL,
        SETTLEMENT,
        copies=(3, 2),
        cost=((WOOD, 1),),
        points=2,
        income=((CHIPS, 1),),
        slots=(Slot(((SILVER, 2),)),),
        ability=message("a trade chip and 1 wood for 1 food, a trade chip and 1 food for 1 steel"),
        note=message("What it turns is no sale and brings no VP."),
    ),
    Building(called("Foundry"), INDUSTRIAL, SETTLEMENT, copies=(3, 2), slots=(Slot(((STEEL, 1),)),)),
    Building(called("Steel Mill"), INDUSTRIAL, SETTLEMENT, cost=((WOOD, 2), (GOLD, 1)), income=((STEEL, 1),)),
    # In the Settlement and the Town.
    Building(
        called("Boarding House"),
        RESIDENTIAL,
        SETTLEMENT_TOWN,
        cost=((WOOD, 2),),
        income=((SILVER, 2),),
        when_built=(RETURN_A_DEBT,),
        bonus=(INDUSTRIAL,),
        note=message("It can be built without any debt."),
    ),
    Building(
        called("Railworkers House"),
        RESIDENTIAL,
        SETTLEMENT_TOWN,
        cost=((STEEL, 2),),
        income=((SILVER, 1), (CHIPS, 1)),
        bonus=(PER_WORKER, PER_TRACK),
    ),
    Building(
        called("Ranch"),
        RESIDENTIAL,
        SETTLEMENT_TOWN,
        copies=(2, 1),
        cost=((WOOD, 1), (FOOD, 1), (STEEL, 1)),
        slots=(Slot(((LIVESTOCK, 1),)),),
        when_built=(GAIN_CHIP,),
        note=message("The trade chip that comes with it cannot help to pay for it."),
    ),
    Building(called("Trading Post"), COMMERCIAL, SETTLEMENT_TOWN, cost=((GOLD, 1),), income=((CHIPS, 2),)),
    Building(
        called("General Store"),
        COMMERCIAL,
        SETTLEMENT_TOWN,
        copies=(2, 1),
        cost=((STEEL, 1),),
        points=2,
        income=((CHIPS, 1),),
        ability=message("1 silver more for every sale"),
        note=message("What its owner buys costs as much as before."),
    ),
    Building(
        called("Gold Mine"),
        INDUSTRIAL,
        SETTLEMENT_TOWN,
        copies=(2, 1),
        cost=((WOOD, 1), (STEEL, 1)),
        slots=(Slot(((GOLD, 1),)),),
    ),
    Building(
        called("Copper Mine"),
        INDUSTRIAL,
        SETTLEMENT_TOWN,
        copies=(2, 1),
        cost=((WOOD, 2), (STEEL, 1)),
        slots=(Slot(((COPPER, 1),)),),
    ),
    Building(
        called("River Port"),
        INDUSTRIAL,
        SETTLEMENT_TOWN,
        copies=(2, 1),
        cost=((WOOD, 1),),
        slots=(Slot(((GOLD, 1),), workers=2),),
        ability=message("gold in place of copper and of livestock when building and for the benefits of tiles"),
        note=message("This holds neither in the market nor for its own cost."),
    ),
    # From the Town on.
    Building(
        called("Church"),
        RESIDENTIAL,
        TOWN,
        cost=((WOOD, 1), (STEEL, 1), (GOLD, 1), (COPPER, 1)),
        points=10,
        income=((VP, 2),),
    ),
    Building(
        called("Workshop"),
        RESIDENTIAL,
        TOWN,
        copies=(2, 1),
        cost=((STEEL, 1),),
        points=2,
        income=((VP, 1),),
        when_built=(MAY_HIRE,),
        note=message("The worker can be declined, as every worker takes wages from then on."),
    ),
    Building(
        called("Depot"),
        COMMERCIAL,
        TOWN,
        copies=(2, 1),
        cost=((WOOD, 1), (STEEL, 1)),
        income=((SILVER, 2),),
        when_built=(ADVANCE,),
        bonus=(PER_TRACK,),
    ),
    Building(
        called("Stables"), COMMERCIAL, TOWN, cost=((LIVESTOCK, 1),), income=((CHIPS, 1), (VP, 1)), bonus=(RESIDENTIAL,)
    ),
    Building(
        called("Bank"),
        COMMERCIAL,
        TOWN,
        cost=((STEEL, 1), (COPPER, 1)),
        points=3,
        special_income=RETURN_A_DEBT,
        ability=message("a trade chip for 1 silver"),
        bonus=(SPECIAL,),
        note=message("Changing a trade chip is no sale, brings no VP and cannot be turned back."),
    ),
    Building(
        called("Meatpacking Plant"),
        INDUSTRIAL,
        TOWN,
        cost=((WOOD, 1), (LIVESTOCK, 1)),
        points=2,
        slots=(Slot(((VP, 2),)), Slot(((VP, 2),))),
    ),
    Building(
        called("Forge"),
        INDUSTRIAL,
        TOWN,
        copies=(2, 1),
        cost=((STEEL, 2),),
        points=1,
        slots=(Slot(((VP, 2),)),),
        when_built=(ADVANCE,),
        ability=message("1 VP for every later building"),
        note=message("It brings no VP for itself, and it counts the second building of a Train Station too."),
    ),
    Building(
        called("Factory"),
        SPECIAL,
        TOWN,
        cost=((STEEL, 2), (COPPER, 1)),
        points=6,
        income=((VP, 2),),
        bonus=(INDUSTRIAL,),
    ),
    Building(
        called("Rodeo"),
        SPECIAL,
        TOWN,
        cost=((FOOD, 1), (LIVESTOCK, 1)),
        points=4,
        special_income=SILVER_PER_WORKER,
        note=message("Workers without a slot count too."),
    ),
    Building(
        called("Lawyer"),
        SPECIAL,
        TOWN,
        cost=((WOOD, 1), (GOLD, 1), (LIVESTOCK, 1)),
        points=4,
        income=((VP, 2),),
        ability=message("a bid as high as the one that stands displaces it"),
        bonus=(COMMERCIAL,),
        note=message("This is so against the neutral marker and the rival too, and from the next bidding on."),
    ),
    Building(
        called("Fairgrounds"),
        SPECIAL,
        TOWN,
        cost=((WOOD, 2), (COPPER, 1), (LIVESTOCK, 1)),
        points=6,
        income=((GOLD, 1),),
        bonus=(RESIDENTIAL,),
    ),
    # From the City on.
    Building(
        called("Dude Ranch"),
        RESIDENTIAL,
        CITY,
        copies=(2, 1),
        cost=((WOOD, 1), (FOOD, 1)),
        points=3,
        bonus=(PER_WORKER,),
    ),
    Building(called("Town Hall"), RESIDENTIAL, CITY, cost=((WOOD, 2), (COPPER, 1)), points=10, bonus=(COMMERCIAL,)),
    Building(called("Terminal"), COMMERCIAL, CITY, copies=(2, 1), cost=((STEEL, 2),), points=6, bonus=(PER_TRACK,)),
    Building(
        called("Restaurant"),
        COMMERCIAL,
        CITY,
        copies=(2, 1),
        cost=((WOOD, 1), (LIVESTOCK, 1)),
        points=8,
        bonus=(SPECIAL,),
    ),
    Building(
        called("Train Station"),
        INDUSTRIAL,
        CITY,
        copies=(2, 1),
        cost=((WOOD, 1), (COPPER, 1)),
        points=3,
        when_built=(GAIN_TRACK, BUILD_AGAIN),
        note=message("What the tile brings comes even if the second building is declined."),
    ),
    Building(called("Circus"), SPECIAL, CITY, cost=((FOOD, 2), (LIVESTOCK, 1)), points=8, bonus=(PER_WORKER,)),
    Building(
        called("Rail Yard"),
        SPECIAL,
        CITY,
        cost=((STEEL, 2), (GOLD, 1), (COPPER, 1)),
        points=6,
        when_built=(ADVANCE,),
        bonus=(PER_BUILDING,),
    ),
)
"""Every kind, in the order of the rules; positions know a kind by its place here, a town by the sum of 1 << place."""

INDEX: Final = {building.name: kind for kind, building in enumerate(BUILDINGS)}
HOMESTEAD: Final = INDEX["homestead"]

# Buildings with an ability, as bits of a town.
MARKET: Final = 1 << INDEX["market"]
GENERAL_STORE: Final = 1 << INDEX["general-store"]
RIVER_PORT: Final = 1 << INDEX["river-port"]
BANK: Final = 1 << INDEX["bank"]
FORGE: Final = 1 << INDEX["forge"]
LAWYER: Final = 1 << INDEX["lawyer"]
