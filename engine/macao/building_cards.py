"""The 44 building cards."""

from __future__ import annotations

from typing import Final

from engine.macao.cards import Card
from engine.macao.colours import BLACK, BLUE, GRAY, GREEN, RED, VIOLET
from engine.macao.effects import (
    ANY,
    ActivationLess,
    ActivationReward,
    DeliveryBonus,
    DeliveryDouble,
    GoldOnEntering,
    NoEmptyPenalty,
    StepsAfterQuarter,
    TributeBonus,
    WallFlat,
    WallTop,
)
from engine.macao.endings import PerDarkMarker, PerEnding, PerKind, PerMarker, PerSet
from engine.macao.exchanges import ExchangeColour, GiveDifferent, PayForPrestige
from engine.macao.kinds import (
    ADMINISTRATION,
    BUILDING,
    CONSTRUCTION,
    CUSTOMS,
    FINANCE,
    JUSTICE,
    MILITARY,
    OFFICE,
    PERSON,
)
from engine.macao.powers import GoldIfEarned, PrestigeIfOfficeUsed, PrestigePerOffice, ShipSteps, TakeGold
from engine.macao.sea import JADE, LACQUERWARE, PAPER, PORCELAIN, RICE, SILK, SPICES, TEA
from engine.texts import message

BUILDINGS: Final = (
    Card("office-chamber", message("Office Chamber"), BUILDING, (BLUE, VIOLET), (1, 2), PrestigeIfOfficeUsed(1)),
    Card("archive", message("Archive"), BUILDING, (RED, GRAY), (1, 1), ActivationLess(OFFICE, cubes=1)),
    Card("embassy", message("Embassy"), BUILDING, (BLACK, VIOLET), (2, 2), TributeBonus(prestige=1)),
    Card("cooperage", message("Cooperage"), BUILDING, (RED, BLUE), (1, 1), DeliveryBonus(prestige=1)),
    Card("fountain", message("Fountain"), BUILDING, (RED, RED, BLUE), (1, 1), StepsAfterQuarter(1)),
    Card(
        "fortress", message("Fortress"), BUILDING, (RED, GREEN, GRAY), (0, 0), PrestigePerOffice(MILITARY, prestige=1)
    ),
    Card("court", message("Court"), BUILDING, (BLUE, BLACK, VIOLET), (2, 2), PrestigePerOffice(JUSTICE, prestige=1)),
    Card(
        "town-hall",
        message("Town Hall"),
        BUILDING,
        (BLUE, GREEN, VIOLET),
        (1, 2),
        PrestigePerOffice(ADMINISTRATION, prestige=1),
    ),
    Card("treasury", message("Treasury"), BUILDING, (RED, BLACK, GRAY), (1, 1), PrestigePerOffice(FINANCE, prestige=1)),
    Card(
        "quarry", message("Quarry"), BUILDING, (GREEN, BLACK, GRAY), (1, 2), PrestigePerOffice(CONSTRUCTION, prestige=1)
    ),
    Card(
        "customs-station",
        message("Customs Station"),
        BUILDING,
        (GREEN, BLACK, VIOLET),
        (0, 0),
        PrestigePerOffice(CUSTOMS, prestige=1),
    ),
    Card(
        "cathedral",
        message("Cathedral"),
        BUILDING,
        (RED, BLUE, BLACK, VIOLET),
        (1, 1),
        GiveDifferent(most=6, prestige=1),
    ),
    Card("crane", message("Crane"), BUILDING, (BLACK, GRAY, VIOLET), (1, 1), ActivationLess(BUILDING, cubes=1)),
    Card(
        "lacquerware-warehouse",
        message("Lacquerware Warehouse"),
        BUILDING,
        (GRAY, VIOLET),
        (0, 0),
        DeliveryDouble(LACQUERWARE),
    ),
    Card("rice-warehouse", message("Rice Warehouse"), BUILDING, (GREEN, GRAY), (1, 2), DeliveryDouble(RICE)),
    Card("tea-warehouse", message("Tea Warehouse"), BUILDING, (BLUE, GRAY), (0, 1), DeliveryDouble(TEA)),
    Card("jade-warehouse", message("Jade Warehouse"), BUILDING, (BLUE, GRAY), (0, 1), DeliveryDouble(JADE)),
    Card("silk-warehouse", message("Silk Warehouse"), BUILDING, (GREEN, BLACK), (1, 2), DeliveryDouble(SILK)),
    Card("paper-warehouse", message("Paper Warehouse"), BUILDING, (GREEN, VIOLET), (0, 0), DeliveryDouble(PAPER)),
    Card(
        "porcelain-warehouse",
        message("Porcelain Warehouse"),
        BUILDING,
        (BLUE, VIOLET),
        (0, 1),
        DeliveryDouble(PORCELAIN),
    ),
    Card("spices-warehouse", message("Spices Warehouse"), BUILDING, (RED, BLACK), (1, 2), DeliveryDouble(SPICES)),
    Card("lighthouse", message("Lighthouse"), BUILDING, (BLACK, GRAY, VIOLET), (0, 1), GoldOnEntering(1)),
    Card("palace", message("Palace"), BUILDING, (RED, BLUE, GREEN), (0, 1), PerEnding(2)),
    Card("pawnshop", message("Pawnshop"), BUILDING, (RED, BLACK, VIOLET), (0, 0), GoldIfEarned(1)),
    Card("prefecture", message("Prefecture"), BUILDING, (RED, BLUE, BLACK), (0, 1), PerSet(3)),
    Card("residence", message("Residence"), BUILDING, (BLUE, BLACK, VIOLET), (0, 1), PerKind(1, BUILDING)),
    Card("smithy", message("Smithy"), BUILDING, (RED, GREEN, BLACK), (1, 2), PerMarker(1)),
    Card("sailmakers-shop", message("Sailmaker's Shop"), BUILDING, (GREEN, BLACK, VIOLET), (2, 2), ShipSteps(2)),
    Card("council-hall", message("Council Hall"), BUILDING, (RED, GREEN), (2, 2), PerKind(2, OFFICE)),
    Card("statue", message("Statue"), BUILDING, (BLUE, BLACK), (0, 1), PerDarkMarker(3)),
    Card("gate", message("Gate"), BUILDING, (GRAY,), (0, 0), WallFlat(1)),
    Card("tower", message("Tower"), BUILDING, (RED, BLUE), (2, 2), WallTop()),
    Card(
        "university",
        message("University"),
        BUILDING,
        (RED, GREEN, BLACK, GRAY),
        (0, 1),
        ActivationReward(ANY, prestige=1),
    ),
    Card("brickworks", message("Brickworks"), BUILDING, (RED,), (0, 1), ExchangeColour(RED, most=2)),
    Card("dye-works", message("Dye Works"), BUILDING, (BLUE,), (0, 1), ExchangeColour(BLUE, most=2)),
    Card("mill", message("Mill"), BUILDING, (GREEN,), (2, 2), ExchangeColour(GREEN, most=2)),
    Card("tannery", message("Tannery"), BUILDING, (BLACK,), (1, 1), ExchangeColour(BLACK, most=2)),
    Card("builders-yard", message("Builders' Yard"), BUILDING, (GRAY,), (0, 1), ExchangeColour(GRAY, most=2)),
    Card("wine-press", message("Wine Press"), BUILDING, (VIOLET,), (2, 2), ExchangeColour(VIOLET, most=2)),
    Card("mint", message("Mint"), BUILDING, (RED, BLUE, GREEN, VIOLET), (1, 2), TakeGold(1)),
    Card("counting-house", message("Counting House"), BUILDING, (BLUE, BLACK, GRAY), (0, 1), DeliveryBonus(gold=1)),
    Card("hospital", message("Hospital"), BUILDING, (VIOLET,), (1, 2), NoEmptyPenalty()),
    Card("theatre", message("Theatre"), BUILDING, (RED, BLUE, VIOLET), (1, 2), PayForPrestige(2, prestige=3)),
    Card("school", message("School"), BUILDING, (RED, VIOLET), (2, 2), ActivationReward(PERSON, gold=1)),
)
