"""The 52 person cards."""

from __future__ import annotations

from typing import Final

from engine.macao.cards import Card
from engine.macao.colours import BLACK, BLUE, GRAY, GREEN, RED, VIOLET
from engine.macao.effects import (
    ANY,
    ActivationAnyColour,
    ActivationFree,
    ActivationLess,
    ActivationReward,
    ExtraDie,
    GoldPerOne,
    JokerTwice,
    MayDecline,
    QuarterAnyColour,
    QuarterLess,
    QuarterLimit,
    QuarterReward,
    TableauSize,
    TributeBonus,
    TributeLimit,
)
from engine.macao.endings import (
    LargestArea,
    NoTableauPenalty,
    PerDelivery,
    PerDepartment,
    PerGold,
    PerKind,
    PerWall,
    SecondArea,
)
from engine.macao.exchanges import MANY, GiveColour, GiveCubes, PayForCubes, SellTile
from engine.macao.kinds import BUILDING, OFFICE, PERSON
from engine.macao.powers import (
    FIRST,
    LAST,
    GainByWall,
    GoldIfPoor,
    GoldPerMarkers,
    PrestigeIfEntered,
    PrestigeIfSailed,
    ShipSteps,
    TakeCube,
    WallSteps,
)
from engine.texts import message

PERSONS: Final = (
    Card("abbot", message("Abbot"), PERSON, (RED, BLACK), (0, 1), NoTableauPenalty()),
    Card("baroness-1", message("Baroness 1"), PERSON, (RED, GRAY, VIOLET), (0, 0), PerDelivery(1)),
    Card("baroness-2", message("Baroness 2"), PERSON, (RED, BLACK, VIOLET), (1, 1), PerWall(1, spaces=2)),
    Card("baroness-3", message("Baroness 3"), PERSON, (GREEN, GRAY, VIOLET), (1, 2), PerGold(1, gold=2)),
    Card("diplomat", message("Diplomat"), PERSON, (GREEN, BLACK, GRAY), (1, 2), TributeLimit(2)),
    Card("nobleman", message("Nobleman"), PERSON, (BLACK, VIOLET), (0, 1), PayForCubes(2, cubes=1, most=MANY)),
    Card("juggler", message("Juggler"), PERSON, (GREEN, BLACK), (2, 2), JokerTwice()),
    Card("envoy", message("Envoy"), PERSON, (RED, BLUE, GRAY), (1, 1), TributeBonus(cubes=1)),
    Card("gold-digger", message("Gold Digger"), PERSON, (BLUE, GREEN), (0, 0), GiveCubes(3, gold=1, most=MANY)),
    Card("governor", message("Governor"), PERSON, (RED, BLUE, GREEN, GRAY), (2, 2), LargestArea(1)),
    Card("count", message("Count"), PERSON, (RED, GREEN, GRAY, VIOLET), (1, 2), ActivationAnyColour(1)),
    Card("craftsman", message("Craftsman"), PERSON, (BLUE, BLACK, GRAY, VIOLET), (0, 1), ActivationFree()),
    Card("midwife", message("Midwife"), PERSON, (RED, BLUE, GREEN), (1, 1), PerKind(1, PERSON)),
    Card("healer", message("Healer"), PERSON, (RED, BLUE, GREEN), (2, 2), ActivationLess(PERSON, cubes=1)),
    Card("herald", message("Herald"), PERSON, (RED, BLUE, BLACK, GRAY), (0, 0), QuarterLimit(2)),
    Card("gunner", message("Gunner"), PERSON, (GRAY, VIOLET), (1, 1), GainByWall(LAST, cubes=1)),
    Card("captain", message("Captain"), PERSON, (BLUE, GREEN, VIOLET), (1, 2), PrestigeIfSailed(2, prestige=1)),
    Card("idler", message("Idler"), PERSON, (GREEN, GRAY), (0, 1), MayDecline()),
    Card("night-watchman", message("Night Watchman"), PERSON, (BLUE, BLACK), (1, 1), QuarterAnyColour(1)),
    Card("professor", message("Professor"), PERSON, (BLACK, GRAY), (1, 2), GoldPerOne(1)),
    Card("councillor", message("Councillor"), PERSON, (BLUE, GREEN, BLACK), (0, 0), PerDepartment(2)),
    Card("ships-boy", message("Ship's Boy"), PERSON, (RED, GREEN), (0, 0), ShipSteps(1)),
    Card("soldier", message("Soldier"), PERSON, (RED, BLACK, GRAY), (0, 1), GoldPerMarkers(4, gold=1)),
    Card("speculator", message("Speculator"), PERSON, (BLUE, GRAY, VIOLET), (0, 1), QuarterReward(1)),
    Card("helmsman", message("Helmsman"), PERSON, (RED, GRAY), (0, 1), ShipSteps(4, gold=1)),
    Card("vice-governor", message("Vice Governor"), PERSON, (BLUE, GREEN, BLACK, VIOLET), (0, 1), SecondArea(2)),
    Card("sentry", message("Sentry"), PERSON, (GREEN, VIOLET), (2, 2), GainByWall(LAST, gold=1)),
    Card("carpenter", message("Carpenter"), PERSON, (BLUE, GREEN, BLACK, GRAY), (2, 2), QuarterLess(1)),
    Card("potter", message("Potter"), PERSON, (BLUE, BLACK, GRAY), (0, 1), TakeCube(RED, cubes=1)),
    Card("fisherman", message("Fisherman"), PERSON, (RED, GREEN, VIOLET), (1, 2), TakeCube(BLUE, cubes=1)),
    Card("gardener", message("Gardener"), PERSON, (RED, GRAY, VIOLET), (1, 2), TakeCube(GREEN, cubes=1)),
    Card(
        "charcoal-burner", message("Charcoal Burner"), PERSON, (GREEN, GRAY, VIOLET), (0, 0), TakeCube(BLACK, cubes=1)
    ),
    Card("stonemason", message("Stonemason"), PERSON, (RED, BLUE, BLACK), (0, 0), TakeCube(GRAY, cubes=1)),
    Card("vintner", message("Vintner"), PERSON, (RED, BLUE, GRAY), (2, 2), TakeCube(VIOLET, cubes=1)),
    Card("knight", message("Knight"), PERSON, (RED, GREEN, BLACK), (1, 2), GiveColour(1, RED, prestige=1)),
    Card("sailor", message("Sailor"), PERSON, (BLUE, GREEN, BLACK), (1, 1), GiveColour(1, BLUE, prestige=1)),
    Card("hunter", message("Hunter"), PERSON, (BLUE, GREEN, GRAY), (2, 2), GiveColour(1, GREEN, prestige=1)),
    Card("nun", message("Nun"), PERSON, (BLACK, GRAY, VIOLET), (1, 2), GiveColour(1, BLACK, prestige=1)),
    Card("mason", message("Mason"), PERSON, (BLUE, GREEN, GRAY), (0, 1), GiveColour(1, GRAY, prestige=1)),
    Card("monk", message("Monk"), PERSON, (BLUE, GRAY, VIOLET), (0, 1), GiveColour(1, VIOLET, prestige=1)),
    Card("trader", message("Trader"), PERSON, (BLUE,), (1, 1), SellTile(2)),
    Card("beggar", message("Beggar"), PERSON, (BLACK,), (0, 0), GoldIfPoor(1)),
    Card("money-changer", message("Money Changer"), PERSON, (RED,), (1, 2), PayForCubes(1, cubes=1, most=1)),
    Card("alchemist", message("Alchemist"), PERSON, (GREEN, VIOLET, VIOLET), (2, 2), GiveCubes(2, gold=1, most=1)),
    Card("scholar", message("Scholar"), PERSON, (BLUE, GREEN, GRAY, VIOLET), (1, 2), ActivationReward(ANY, cubes=1)),
    Card("pilgrim", message("Pilgrim"), PERSON, (RED, BLACK, GRAY, VIOLET), (1, 1), PrestigeIfEntered(2)),
    Card("messenger", message("Messenger"), PERSON, (BLUE, GREEN), (1, 2), WallSteps(1)),
    Card("architect", message("Architect"), PERSON, (RED, VIOLET), (1, 2), ActivationReward(BUILDING, prestige=1)),
    Card("notary", message("Notary"), PERSON, (BLACK, GRAY), (0, 0), ActivationReward(OFFICE, prestige=2)),
    Card("toll-collector", message("Toll Collector"), PERSON, (RED, GREEN, GRAY), (1, 1), GainByWall(FIRST, gold=1)),
    Card("gambler", message("Gambler"), PERSON, (RED, GREEN, BLACK, VIOLET), (0, 0), ExtraDie(1, at_most=2)),
    Card("secretary", message("Secretary"), PERSON, (GREEN,), (1, 2), TableauSize(6)),
)
