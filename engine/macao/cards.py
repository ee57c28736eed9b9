"""The 120 cards: the kind of each, what its activation costs, its tribute pair, what it does."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from engine.macao import effects, powers
from engine.macao.colours import BLACK, BLUE, GRAY, GREEN, RED, VIOLET, Cubes, counted
from engine.macao.effects import ANY, BUILDING, DEPARTMENTS, DEPARTMENTS_SHOWN, OFFICE, PERSON
from engine.macao.sea import JADE, LACQUERWARE, PAPER, PORCELAIN, RICE, SILK, SPICES, TEA
from engine.texts import Text, in_context, message, the


@dataclass(frozen=True, slots=True)
class Card:
    """A card. `tribute` is the gold and the prestige that it adds to the tribute value of its round."""

    kind: str
    shown: Text
    cost: tuple[int, ...]
    tribute: tuple[int, int]
    effect: effects.Effect
    name: str = ""
    told: Text = field(init=False)
    """What it is called within a sentence."""

    def __post_init__(self) -> None:
        called = message("office {name}", name=self.shown) if self.kind == OFFICE else self.shown
        object.__setattr__(self, "told", the(called))
        name = self.shown.template.lower().replace("'", "").replace(" ", "-")
        object.__setattr__(self, "name", self.name or name)

    @property
    def cubes(self) -> Cubes:
        """Its cost as a set of cubes."""
        return counted(self.cost)


_OFFICE_POWERS: Final = {1: (3, 1), 2: (2, 1), 3: (1, 1), 4: (1, 2)}
"""How many cubes of its colour an office card takes for how much gold, by how many it costs."""


def _office(department: int, size: int, tribute: tuple[int, int]) -> Card:
    """An office card of so many cubes, a name of two parts; the colour of a department has the same number."""
    # Translators: the name of a card, as "Military 2".
    shown = in_context("office card", "{department} {n}", department=DEPARTMENTS_SHOWN[department], n=size)
    cubes, gold = _OFFICE_POWERS[size]
    power = powers.GiveColour(cubes, department, gold=gold)
    return Card(OFFICE, shown, (department,) * size, tribute, power, f"{DEPARTMENTS[department]}-{size}")


_building: Final = partial(Card, BUILDING)
_person: Final = partial(Card, PERSON)

_OFFICE_TRIBUTES: Final = (
    ((0, 0), (2, 2), (1, 2), (1, 1)),
    ((1, 1), (0, 1), (0, 1), (2, 2)),
    ((2, 2), (1, 2), (0, 0), (0, 1)),
    ((0, 1), (1, 2), (1, 1), (1, 2)),
    ((1, 2), (0, 0), (2, 2), (1, 2)),
    ((0, 1), (1, 1), (0, 1), (0, 0)),
)
"""The tribute pairs of the office cards of each department, by how many cubes of its colour they cost."""
OFFICES: Final = tuple(
    _office(department, size, tribute)
    for department, tributes in enumerate(_OFFICE_TRIBUTES)
    for size, tribute in enumerate(tributes, 1)
)
BUILDINGS: Final = (
    _building(message("Office Chamber"), (BLUE, VIOLET), (1, 2), powers.PrestigeIfOfficeUsed(1)),
    _building(message("Archive"), (RED, GRAY), (1, 1), effects.ActivationLess(OFFICE, cubes=1)),
    _building(message("Embassy"), (BLACK, VIOLET), (2, 2), effects.TributeBonus(prestige=1)),
    _building(message("Cooperage"), (RED, BLUE), (1, 1), effects.DeliveryBonus(prestige=1)),
    _building(message("Fountain"), (RED, RED, BLUE), (1, 1), effects.StepsAfterQuarter(1)),
    _building(message("Fortress"), (RED, GREEN, GRAY), (0, 0), powers.PrestigePerOffice(RED, prestige=1)),
    _building(message("Court"), (BLUE, BLACK, VIOLET), (2, 2), powers.PrestigePerOffice(BLUE, prestige=1)),
    _building(message("Town Hall"), (BLUE, GREEN, VIOLET), (1, 2), powers.PrestigePerOffice(VIOLET, prestige=1)),
    _building(message("Treasury"), (RED, BLACK, GRAY), (1, 1), powers.PrestigePerOffice(BLACK, prestige=1)),
    _building(message("Quarry"), (GREEN, BLACK, GRAY), (1, 2), powers.PrestigePerOffice(GRAY, prestige=1)),
    _building(message("Customs Station"), (GREEN, BLACK, VIOLET), (0, 0), powers.PrestigePerOffice(GREEN, prestige=1)),
    _building(message("Cathedral"), (RED, BLUE, BLACK, VIOLET), (1, 1), powers.GiveDifferent(most=6, prestige=1)),
    _building(message("Crane"), (BLACK, GRAY, VIOLET), (1, 1), effects.ActivationLess(BUILDING, cubes=1)),
    _building(message("Lacquerware Warehouse"), (GRAY, VIOLET), (0, 0), effects.DeliveryDouble(LACQUERWARE)),
    _building(message("Rice Warehouse"), (GREEN, GRAY), (1, 2), effects.DeliveryDouble(RICE)),
    _building(message("Tea Warehouse"), (BLUE, GRAY), (0, 1), effects.DeliveryDouble(TEA)),
    _building(message("Jade Warehouse"), (BLUE, GRAY), (0, 1), effects.DeliveryDouble(JADE)),
    _building(message("Silk Warehouse"), (GREEN, BLACK), (1, 2), effects.DeliveryDouble(SILK)),
    _building(message("Paper Warehouse"), (GREEN, VIOLET), (0, 0), effects.DeliveryDouble(PAPER)),
    _building(message("Porcelain Warehouse"), (BLUE, VIOLET), (0, 1), effects.DeliveryDouble(PORCELAIN)),
    _building(message("Spices Warehouse"), (RED, BLACK), (1, 2), effects.DeliveryDouble(SPICES)),
    _building(message("Lighthouse"), (BLACK, GRAY, VIOLET), (0, 1), effects.GoldOnEntering(1)),
    _building(message("Palace"), (RED, BLUE, GREEN), (0, 1), effects.Ending(2, "ends")),
    _building(message("Pawnshop"), (RED, BLACK, VIOLET), (0, 0), powers.GoldIfEarned(1)),
    _building(message("Prefecture"), (RED, BLUE, BLACK), (0, 1), effects.Ending(3, "sets")),
    _building(message("Residence"), (BLUE, BLACK, VIOLET), (0, 1), effects.Ending(1, "kinds", BUILDING)),
    _building(message("Smithy"), (RED, GREEN, BLACK), (1, 2), effects.Ending(1, "markers")),
    _building(message("Sailmaker's Shop"), (GREEN, BLACK, VIOLET), (2, 2), powers.ShipSteps(2)),
    _building(message("Council Hall"), (RED, GREEN), (2, 2), effects.Ending(2, "kinds", OFFICE)),
    _building(message("Statue"), (BLUE, BLACK), (0, 1), effects.Ending(3, "dark")),
    _building(message("Gate"), (GRAY,), (0, 0), effects.WallFlat(1)),
    _building(message("Tower"), (RED, BLUE), (2, 2), effects.WallTop()),
    _building(message("University"), (RED, GREEN, BLACK, GRAY), (0, 1), effects.ActivationReward(ANY, prestige=1)),
    _building(message("Brickworks"), (RED,), (0, 1), powers.ExchangeColour(RED, most=2)),
    _building(message("Dye Works"), (BLUE,), (0, 1), powers.ExchangeColour(BLUE, most=2)),
    _building(message("Mill"), (GREEN,), (2, 2), powers.ExchangeColour(GREEN, most=2)),
    _building(message("Tannery"), (BLACK,), (1, 1), powers.ExchangeColour(BLACK, most=2)),
    _building(message("Builders' Yard"), (GRAY,), (0, 1), powers.ExchangeColour(GRAY, most=2)),
    _building(message("Wine Press"), (VIOLET,), (2, 2), powers.ExchangeColour(VIOLET, most=2)),
    _building(message("Mint"), (RED, BLUE, GREEN, VIOLET), (1, 2), powers.TakeGold(1)),
    _building(message("Counting House"), (BLUE, BLACK, GRAY), (0, 1), effects.DeliveryBonus(gold=1)),
    _building(message("Hospital"), (VIOLET,), (1, 2), effects.NoEmptyPenalty()),
    _building(message("Theatre"), (RED, BLUE, VIOLET), (1, 2), powers.PayForPrestige(2, prestige=3)),
    _building(message("School"), (RED, VIOLET), (2, 2), effects.ActivationReward(PERSON, gold=1)),
)
PERSONS: Final = (
    _person(message("Abbot"), (RED, BLACK), (0, 1), effects.NoTableauPenalty()),
    _person(message("Baroness 1"), (RED, GRAY, VIOLET), (0, 0), effects.Ending(1, "deliveries")),
    _person(message("Baroness 2"), (RED, BLACK, VIOLET), (1, 1), effects.Ending(1, "spaces", spaces=2)),
    _person(message("Baroness 3"), (GREEN, GRAY, VIOLET), (1, 2), effects.Ending(1, "gold", gold=2)),
    _person(message("Diplomat"), (GREEN, BLACK, GRAY), (1, 2), effects.TributeLimit(2)),
    _person(message("Nobleman"), (BLACK, VIOLET), (0, 1), powers.PayForCubes(2, cubes=1, most=powers.MANY)),
    _person(message("Juggler"), (GREEN, BLACK), (2, 2), effects.JokerTwice()),
    _person(message("Envoy"), (RED, BLUE, GRAY), (1, 1), effects.TributeBonus(cubes=1)),
    _person(message("Gold Digger"), (BLUE, GREEN), (0, 0), powers.GiveCubes(3, gold=1, most=powers.MANY)),
    _person(message("Governor"), (RED, BLUE, GREEN, GRAY), (2, 2), effects.Ending(1, "largest")),
    _person(message("Count"), (RED, GREEN, GRAY, VIOLET), (1, 2), effects.ActivationAnyColour(1)),
    _person(message("Craftsman"), (BLUE, BLACK, GRAY, VIOLET), (0, 1), effects.ActivationFree()),
    _person(message("Midwife"), (RED, BLUE, GREEN), (1, 1), effects.Ending(1, "kinds", PERSON)),
    _person(message("Healer"), (RED, BLUE, GREEN), (2, 2), effects.ActivationLess(PERSON, cubes=1)),
    _person(message("Herald"), (RED, BLUE, BLACK, GRAY), (0, 0), effects.QuarterLimit(2)),
    _person(message("Gunner"), (GRAY, VIOLET), (1, 1), powers.GainByWall(powers.LAST, cubes=1)),
    _person(message("Captain"), (BLUE, GREEN, VIOLET), (1, 2), powers.PrestigeIfSailed(1, spaces=2)),
    _person(message("Idler"), (GREEN, GRAY), (0, 1), effects.MayDecline()),
    _person(message("Night Watchman"), (BLUE, BLACK), (1, 1), effects.QuarterAnyColour(1)),
    _person(message("Professor"), (BLACK, GRAY), (1, 2), effects.GoldPerOne(1)),
    _person(message("Councillor"), (BLUE, GREEN, BLACK), (0, 0), effects.Ending(2, "departments")),
    _person(message("Ship's Boy"), (RED, GREEN), (0, 0), powers.ShipSteps(1)),
    _person(message("Soldier"), (RED, BLACK, GRAY), (0, 1), powers.GoldPerMarkers(4, gold=1)),
    _person(message("Speculator"), (BLUE, GRAY, VIOLET), (0, 1), effects.QuarterReward(1)),
    _person(message("Helmsman"), (RED, GRAY), (0, 1), powers.ShipSteps(4, gold=1)),
    _person(message("Vice Governor"), (BLUE, GREEN, BLACK, VIOLET), (0, 1), effects.Ending(2, "second")),
    _person(message("Sentry"), (GREEN, VIOLET), (2, 2), powers.GainByWall(powers.LAST, gold=1)),
    _person(message("Carpenter"), (BLUE, GREEN, BLACK, GRAY), (2, 2), effects.QuarterLess(1)),
    _person(message("Potter"), (BLUE, BLACK, GRAY), (0, 1), powers.TakeCube(RED, cubes=1)),
    _person(message("Fisherman"), (RED, GREEN, VIOLET), (1, 2), powers.TakeCube(BLUE, cubes=1)),
    _person(message("Gardener"), (RED, GRAY, VIOLET), (1, 2), powers.TakeCube(GREEN, cubes=1)),
    _person(message("Charcoal Burner"), (GREEN, GRAY, VIOLET), (0, 0), powers.TakeCube(BLACK, cubes=1)),
    _person(message("Stonemason"), (RED, BLUE, BLACK), (0, 0), powers.TakeCube(GRAY, cubes=1)),
    _person(message("Vintner"), (RED, BLUE, GRAY), (2, 2), powers.TakeCube(VIOLET, cubes=1)),
    _person(message("Knight"), (RED, GREEN, BLACK), (1, 2), powers.GiveColour(1, RED, prestige=1)),
    _person(message("Sailor"), (BLUE, GREEN, BLACK), (1, 1), powers.GiveColour(1, BLUE, prestige=1)),
    _person(message("Hunter"), (BLUE, GREEN, GRAY), (2, 2), powers.GiveColour(1, GREEN, prestige=1)),
    _person(message("Nun"), (BLACK, GRAY, VIOLET), (1, 2), powers.GiveColour(1, BLACK, prestige=1)),
    _person(message("Mason"), (BLUE, GREEN, GRAY), (0, 1), powers.GiveColour(1, GRAY, prestige=1)),
    _person(message("Monk"), (BLUE, GRAY, VIOLET), (0, 1), powers.GiveColour(1, VIOLET, prestige=1)),
    _person(message("Trader"), (BLUE,), (1, 1), powers.SellTile(2)),
    _person(message("Beggar"), (BLACK,), (0, 0), powers.GoldIfPoor(1)),
    _person(message("Money Changer"), (RED,), (1, 2), powers.PayForCubes(1, cubes=1, most=1)),
    _person(message("Alchemist"), (GREEN, VIOLET, VIOLET), (2, 2), powers.GiveCubes(2, gold=1, most=1)),
    _person(message("Scholar"), (BLUE, GREEN, GRAY, VIOLET), (1, 2), effects.ActivationReward(ANY, cubes=1)),
    _person(message("Pilgrim"), (RED, BLACK, GRAY, VIOLET), (1, 1), powers.PrestigeIfEntered(2)),
    _person(message("Messenger"), (BLUE, GREEN), (1, 2), powers.WallSteps(1)),
    _person(message("Architect"), (RED, VIOLET), (1, 2), effects.ActivationReward(BUILDING, prestige=1)),
    _person(message("Notary"), (BLACK, GRAY), (0, 0), effects.ActivationReward(OFFICE, prestige=2)),
    _person(message("Toll Collector"), (RED, GREEN, GRAY), (1, 1), powers.GainByWall(powers.FIRST, gold=1)),
    _person(message("Gambler"), (RED, GREEN, BLACK, VIOLET), (0, 0), effects.ExtraDie(1, at_most=2)),
    _person(message("Secretary"), (GREEN,), (1, 2), effects.TableauSize(6)),
)
