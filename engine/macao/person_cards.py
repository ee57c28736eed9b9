"""The 52 person cards."""

from __future__ import annotations

from typing import Final

from engine.macao.board_effects import QuarterAnyColour, QuarterLess, QuarterLimit, QuarterReward
from engine.macao.cards import Card
from engine.macao.colours import BLACK, BLUE, GRAY, GREEN, RED, VIOLET
from engine.macao.early_effects import ExtraDie, GoldPerOne, MayDecline, TableauSize
from engine.macao.effects import (
    ANY,
    ActivationAnyColour,
    ActivationFree,
    ActivationLess,
    ActivationReward,
    JokerTwice,
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
from engine.macao.honours import PrestigeIfEntered, PrestigeIfSailed
from engine.macao.incomes import FIRST, LAST, GainByWall, GoldIfPoor, GoldPerMarkers, ShipSteps, TakeCube, WallSteps
from engine.macao.kinds import BUILDING, OFFICE, PERSON
from engine.text import _, text

PERSONS: Final = (
    Card("abbot", text(_("Abbot")), PERSON, (RED, BLACK), (0, 1), NoTableauPenalty()),
    Card("baroness-1", text(_("Baroness 1")), PERSON, (RED, GRAY, VIOLET), (0, 0), PerDelivery(1)),
    Card("baroness-2", text(_("Baroness 2")), PERSON, (RED, BLACK, VIOLET), (1, 1), PerWall(1, spaces=2)),
    Card("baroness-3", text(_("Baroness 3")), PERSON, (GREEN, GRAY, VIOLET), (1, 2), PerGold(1, gold=2)),
    Card("diplomat", text(_("Diplomat")), PERSON, (GREEN, BLACK, GRAY), (1, 2), TributeLimit(2)),
    Card("nobleman", text(_("Nobleman")), PERSON, (BLACK, VIOLET), (0, 1), PayForCubes(2, cubes=1, most=MANY)),
    Card("juggler", text(_("Juggler")), PERSON, (GREEN, BLACK), (2, 2), JokerTwice()),
    Card("envoy", text(_("Envoy")), PERSON, (RED, BLUE, GRAY), (1, 1), TributeBonus(cubes=1)),
    Card("gold-digger", text(_("Gold Digger")), PERSON, (BLUE, GREEN), (0, 0), GiveCubes(3, gold=1, most=MANY)),
    Card("governor", text(_("Governor")), PERSON, (RED, BLUE, GREEN, GRAY), (2, 2), LargestArea(1)),
    Card("count", text(_("Count")), PERSON, (RED, GREEN, GRAY, VIOLET), (1, 2), ActivationAnyColour(1)),
    Card("craftsman", text(_("Craftsman")), PERSON, (BLUE, BLACK, GRAY, VIOLET), (0, 1), ActivationFree()),
    Card("midwife", text(_("Midwife")), PERSON, (RED, BLUE, GREEN), (1, 1), PerKind(1, PERSON)),
    Card("healer", text(_("Healer")), PERSON, (RED, BLUE, GREEN), (2, 2), ActivationLess(PERSON, cubes=1)),
    Card("herald", text(_("Herald")), PERSON, (RED, BLUE, BLACK, GRAY), (0, 0), QuarterLimit(2)),
    Card("gunner", text(_("Gunner")), PERSON, (GRAY, VIOLET), (1, 1), GainByWall(LAST, cubes=1)),
    Card("captain", text(_("Captain")), PERSON, (BLUE, GREEN, VIOLET), (1, 2), PrestigeIfSailed(2, prestige=1)),
    Card("idler", text(_("Idler")), PERSON, (GREEN, GRAY), (0, 1), MayDecline()),
    Card("night-watchman", text(_("Night Watchman")), PERSON, (BLUE, BLACK), (1, 1), QuarterAnyColour(1)),
    Card("professor", text(_("Professor")), PERSON, (BLACK, GRAY), (1, 2), GoldPerOne(1)),
    Card("councillor", text(_("Councillor")), PERSON, (BLUE, GREEN, BLACK), (0, 0), PerDepartment(2)),
    Card("ships-boy", text(_("Ship's Boy")), PERSON, (RED, GREEN), (0, 0), ShipSteps(1)),
    Card("soldier", text(_("Soldier")), PERSON, (RED, BLACK, GRAY), (0, 1), GoldPerMarkers(4, gold=1)),
    Card("speculator", text(_("Speculator")), PERSON, (BLUE, GRAY, VIOLET), (0, 1), QuarterReward(1)),
    Card("helmsman", text(_("Helmsman")), PERSON, (RED, GRAY), (0, 1), ShipSteps(4, gold=1)),
    Card("vice-governor", text(_("Vice Governor")), PERSON, (BLUE, GREEN, BLACK, VIOLET), (0, 1), SecondArea(2)),
    Card("sentry", text(_("Sentry")), PERSON, (GREEN, VIOLET), (2, 2), GainByWall(LAST, gold=1)),
    Card("carpenter", text(_("Carpenter")), PERSON, (BLUE, GREEN, BLACK, GRAY), (2, 2), QuarterLess(1)),
    Card("potter", text(_("Potter")), PERSON, (BLUE, BLACK, GRAY), (0, 1), TakeCube(RED, cubes=1)),
    Card("fisherman", text(_("Fisherman")), PERSON, (RED, GREEN, VIOLET), (1, 2), TakeCube(BLUE, cubes=1)),
    Card("gardener", text(_("Gardener")), PERSON, (RED, GRAY, VIOLET), (1, 2), TakeCube(GREEN, cubes=1)),
    Card(
        "charcoal-burner", text(_("Charcoal Burner")), PERSON, (GREEN, GRAY, VIOLET), (0, 0), TakeCube(BLACK, cubes=1)
    ),
    Card("stonemason", text(_("Stonemason")), PERSON, (RED, BLUE, BLACK), (0, 0), TakeCube(GRAY, cubes=1)),
    Card("vintner", text(_("Vintner")), PERSON, (RED, BLUE, GRAY), (2, 2), TakeCube(VIOLET, cubes=1)),
    Card("knight", text(_("Knight")), PERSON, (RED, GREEN, BLACK), (1, 2), GiveColour(1, RED, prestige=1)),
    Card("sailor", text(_("Sailor")), PERSON, (BLUE, GREEN, BLACK), (1, 1), GiveColour(1, BLUE, prestige=1)),
    Card("hunter", text(_("Hunter")), PERSON, (BLUE, GREEN, GRAY), (2, 2), GiveColour(1, GREEN, prestige=1)),
    Card("nun", text(_("Nun")), PERSON, (BLACK, GRAY, VIOLET), (1, 2), GiveColour(1, BLACK, prestige=1)),
    Card("mason", text(_("Mason")), PERSON, (BLUE, GREEN, GRAY), (0, 1), GiveColour(1, GRAY, prestige=1)),
    Card("monk", text(_("Monk")), PERSON, (BLUE, GRAY, VIOLET), (0, 1), GiveColour(1, VIOLET, prestige=1)),
    Card("trader", text(_("Trader")), PERSON, (BLUE,), (1, 1), SellTile(2)),
    Card("beggar", text(_("Beggar")), PERSON, (BLACK,), (0, 0), GoldIfPoor(1)),
    Card("money-changer", text(_("Money Changer")), PERSON, (RED,), (1, 2), PayForCubes(1, cubes=1, most=1)),
    Card("alchemist", text(_("Alchemist")), PERSON, (GREEN, VIOLET, VIOLET), (2, 2), GiveCubes(2, gold=1, most=1)),
    Card("scholar", text(_("Scholar")), PERSON, (BLUE, GREEN, GRAY, VIOLET), (1, 2), ActivationReward(ANY, cubes=1)),
    Card("pilgrim", text(_("Pilgrim")), PERSON, (RED, BLACK, GRAY, VIOLET), (1, 1), PrestigeIfEntered(2)),
    Card("messenger", text(_("Messenger")), PERSON, (BLUE, GREEN), (1, 2), WallSteps(1)),
    Card("architect", text(_("Architect")), PERSON, (RED, VIOLET), (1, 2), ActivationReward(BUILDING, prestige=1)),
    Card("notary", text(_("Notary")), PERSON, (BLACK, GRAY), (0, 0), ActivationReward(OFFICE, prestige=2)),
    Card("toll-collector", text(_("Toll Collector")), PERSON, (RED, GREEN, GRAY), (1, 1), GainByWall(FIRST, gold=1)),
    Card("gambler", text(_("Gambler")), PERSON, (RED, GREEN, BLACK, VIOLET), (0, 0), ExtraDie(1, at_most=2)),
    Card("secretary", text(_("Secretary")), PERSON, (GREEN,), (1, 2), TableauSize(6)),
)
