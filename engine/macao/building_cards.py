"""The 44 building cards."""

from __future__ import annotations

from typing import Final

from engine.macao.board_effects import (
    DeliveryBonus,
    DeliveryDouble,
    GoldOnEntering,
    StepsAfterQuarter,
    WallFlat,
    WallTop,
)
from engine.macao.cards import ADMINISTRATION, CONSTRUCTION, CUSTOMS, FINANCE, JUSTICE, MILITARY, Card
from engine.macao.colours import BLACK, BLUE, GRAY, GREEN, RED, VIOLET
from engine.macao.early_effects import NoEmptyPenalty
from engine.macao.effects import ANY, ActivationLess, ActivationReward, TributeBonus
from engine.macao.endings import PerDarkMarker, PerEnding, PerKind, PerMarker, PerSet
from engine.macao.exchanges import ExchangeColour, GiveDifferent, PayForPrestige
from engine.macao.honours import PrestigeIfOfficeUsed, PrestigePerOffice
from engine.macao.incomes import GoldIfEarned, ShipSteps, TakeGold
from engine.macao.kinds import BUILDING, OFFICE, PERSON
from engine.macao.sea import JADE, LACQUERWARE, PAPER, PORCELAIN, RICE, SILK, SPICES, TEA
from engine.text import _, text

BUILDINGS: Final = (
    Card("office-chamber", text(_("Office Chamber")), BUILDING, (BLUE, VIOLET), (1, 2), PrestigeIfOfficeUsed(1)),
    Card("archive", text(_("Archive")), BUILDING, (RED, GRAY), (1, 1), ActivationLess(OFFICE, cubes=1)),
    Card("embassy", text(_("Embassy")), BUILDING, (BLACK, VIOLET), (2, 2), TributeBonus(prestige=1)),
    Card("cooperage", text(_("Cooperage")), BUILDING, (RED, BLUE), (1, 1), DeliveryBonus(prestige=1)),
    Card("fountain", text(_("Fountain")), BUILDING, (RED, RED, BLUE), (1, 1), StepsAfterQuarter(1)),
    Card(
        "fortress", text(_("Fortress")), BUILDING, (RED, GREEN, GRAY), (0, 0), PrestigePerOffice(MILITARY, prestige=1)
    ),
    Card("court", text(_("Court")), BUILDING, (BLUE, BLACK, VIOLET), (2, 2), PrestigePerOffice(JUSTICE, prestige=1)),
    Card(
        "town-hall",
        text(_("Town Hall")),
        BUILDING,
        (BLUE, GREEN, VIOLET),
        (1, 2),
        PrestigePerOffice(ADMINISTRATION, prestige=1),
    ),
    Card("treasury", text(_("Treasury")), BUILDING, (RED, BLACK, GRAY), (1, 1), PrestigePerOffice(FINANCE, prestige=1)),
    Card(
        "quarry", text(_("Quarry")), BUILDING, (GREEN, BLACK, GRAY), (1, 2), PrestigePerOffice(CONSTRUCTION, prestige=1)
    ),
    Card(
        "customs-station",
        text(_("Customs Station")),
        BUILDING,
        (GREEN, BLACK, VIOLET),
        (0, 0),
        PrestigePerOffice(CUSTOMS, prestige=1),
    ),
    Card(
        "cathedral",
        text(_("Cathedral")),
        BUILDING,
        (RED, BLUE, BLACK, VIOLET),
        (1, 1),
        GiveDifferent(most=6, prestige=1),
    ),
    Card("crane", text(_("Crane")), BUILDING, (BLACK, GRAY, VIOLET), (1, 1), ActivationLess(BUILDING, cubes=1)),
    Card(
        "lacquerware-warehouse",
        text(_("Lacquerware Warehouse")),
        BUILDING,
        (GRAY, VIOLET),
        (0, 0),
        DeliveryDouble(LACQUERWARE),
    ),
    Card("rice-warehouse", text(_("Rice Warehouse")), BUILDING, (GREEN, GRAY), (1, 2), DeliveryDouble(RICE)),
    Card("tea-warehouse", text(_("Tea Warehouse")), BUILDING, (BLUE, GRAY), (0, 1), DeliveryDouble(TEA)),
    Card("jade-warehouse", text(_("Jade Warehouse")), BUILDING, (BLUE, GRAY), (0, 1), DeliveryDouble(JADE)),
    Card("silk-warehouse", text(_("Silk Warehouse")), BUILDING, (GREEN, BLACK), (1, 2), DeliveryDouble(SILK)),
    Card("paper-warehouse", text(_("Paper Warehouse")), BUILDING, (GREEN, VIOLET), (0, 0), DeliveryDouble(PAPER)),
    Card(
        "porcelain-warehouse",
        text(_("Porcelain Warehouse")),
        BUILDING,
        (BLUE, VIOLET),
        (0, 1),
        DeliveryDouble(PORCELAIN),
    ),
    Card("spices-warehouse", text(_("Spices Warehouse")), BUILDING, (RED, BLACK), (1, 2), DeliveryDouble(SPICES)),
    Card("lighthouse", text(_("Lighthouse")), BUILDING, (BLACK, GRAY, VIOLET), (0, 1), GoldOnEntering(1)),
    Card("palace", text(_("Palace")), BUILDING, (RED, BLUE, GREEN), (0, 1), PerEnding(2)),
    Card("pawnshop", text(_("Pawnshop")), BUILDING, (RED, BLACK, VIOLET), (0, 0), GoldIfEarned(1)),
    Card("prefecture", text(_("Prefecture")), BUILDING, (RED, BLUE, BLACK), (0, 1), PerSet(3)),
    Card("residence", text(_("Residence")), BUILDING, (BLUE, BLACK, VIOLET), (0, 1), PerKind(1, BUILDING)),
    Card("smithy", text(_("Smithy")), BUILDING, (RED, GREEN, BLACK), (1, 2), PerMarker(1)),
    Card("sailmakers-shop", text(_("Sailmaker's Shop")), BUILDING, (GREEN, BLACK, VIOLET), (2, 2), ShipSteps(2)),
    Card("council-hall", text(_("Council Hall")), BUILDING, (RED, GREEN), (2, 2), PerKind(2, OFFICE)),
    Card("statue", text(_("Statue")), BUILDING, (BLUE, BLACK), (0, 1), PerDarkMarker(3)),
    Card("gate", text(_("Gate")), BUILDING, (GRAY,), (0, 0), WallFlat(1)),
    Card("tower", text(_("Tower")), BUILDING, (RED, BLUE), (2, 2), WallTop()),
    Card(
        "university",
        text(_("University")),
        BUILDING,
        (RED, GREEN, BLACK, GRAY),
        (0, 1),
        ActivationReward(ANY, prestige=1),
    ),
    Card("brickworks", text(_("Brickworks")), BUILDING, (RED,), (0, 1), ExchangeColour(RED, most=2)),
    Card("dye-works", text(_("Dye Works")), BUILDING, (BLUE,), (0, 1), ExchangeColour(BLUE, most=2)),
    Card("mill", text(_("Mill")), BUILDING, (GREEN,), (2, 2), ExchangeColour(GREEN, most=2)),
    Card("tannery", text(_("Tannery")), BUILDING, (BLACK,), (1, 1), ExchangeColour(BLACK, most=2)),
    Card("builders-yard", text(_("Builders' Yard")), BUILDING, (GRAY,), (0, 1), ExchangeColour(GRAY, most=2)),
    Card("wine-press", text(_("Wine Press")), BUILDING, (VIOLET,), (2, 2), ExchangeColour(VIOLET, most=2)),
    Card("mint", text(_("Mint")), BUILDING, (RED, BLUE, GREEN, VIOLET), (1, 2), TakeGold(1)),
    Card("counting-house", text(_("Counting House")), BUILDING, (BLUE, BLACK, GRAY), (0, 1), DeliveryBonus(gold=1)),
    Card("hospital", text(_("Hospital")), BUILDING, (VIOLET,), (1, 2), NoEmptyPenalty()),
    Card("theatre", text(_("Theatre")), BUILDING, (RED, BLUE, VIOLET), (1, 2), PayForPrestige(2, prestige=3)),
    Card("school", text(_("School")), BUILDING, (RED, VIOLET), (2, 2), ActivationReward(PERSON, gold=1)),
)
