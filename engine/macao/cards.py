"""The 120 cards: the kind of each, what its activation costs, its tribute pair, what it does."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from engine.macao import effects, powers
from engine.macao.colours import BLACK, BLUE, GRAY, GREEN, RED, VIOLET, Cubes, called, counted
from engine.macao.effects import ANY, BUILDING, DEPARTMENTS, DEPARTMENTS_SHOWN, OFFICE, PERSON
from engine.macao.sea import JADE, LACQUERWARE, PAPER, PORCELAIN, RICE, SILK, SPICES, TEA
from engine.texts import Text, the


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
        within = called("office {name}", name=self.shown) if self.kind == OFFICE else self.shown
        object.__setattr__(self, "told", the(within))
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
    shown = called("{department} {n}", department=DEPARTMENTS_SHOWN[department], n=size)
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
    _building(called("Office Chamber"), (BLUE, VIOLET), (1, 2), powers.PrestigeIfOfficeUsed(1)),
    _building(called("Archive"), (RED, GRAY), (1, 1), effects.ActivationLess(OFFICE, cubes=1)),
    _building(called("Embassy"), (BLACK, VIOLET), (2, 2), effects.TributeBonus(prestige=1)),
    _building(called("Cooperage"), (RED, BLUE), (1, 1), effects.DeliveryBonus(prestige=1)),
    _building(called("Fountain"), (RED, RED, BLUE), (1, 1), effects.StepsAfterQuarter(1)),
    _building(called("Fortress"), (RED, GREEN, GRAY), (0, 0), powers.PrestigePerOffice(RED, prestige=1)),
    _building(called("Court"), (BLUE, BLACK, VIOLET), (2, 2), powers.PrestigePerOffice(BLUE, prestige=1)),
    _building(called("Town Hall"), (BLUE, GREEN, VIOLET), (1, 2), powers.PrestigePerOffice(VIOLET, prestige=1)),
    _building(called("Treasury"), (RED, BLACK, GRAY), (1, 1), powers.PrestigePerOffice(BLACK, prestige=1)),
    _building(called("Quarry"), (GREEN, BLACK, GRAY), (1, 2), powers.PrestigePerOffice(GRAY, prestige=1)),
    _building(called("Customs Station"), (GREEN, BLACK, VIOLET), (0, 0), powers.PrestigePerOffice(GREEN, prestige=1)),
    _building(called("Cathedral"), (RED, BLUE, BLACK, VIOLET), (1, 1), powers.GiveDifferent(most=6, prestige=1)),
    _building(called("Crane"), (BLACK, GRAY, VIOLET), (1, 1), effects.ActivationLess(BUILDING, cubes=1)),
    _building(called("Lacquerware Warehouse"), (GRAY, VIOLET), (0, 0), effects.DeliveryDouble(LACQUERWARE)),
    _building(called("Rice Warehouse"), (GREEN, GRAY), (1, 2), effects.DeliveryDouble(RICE)),
    _building(called("Tea Warehouse"), (BLUE, GRAY), (0, 1), effects.DeliveryDouble(TEA)),
    _building(called("Jade Warehouse"), (BLUE, GRAY), (0, 1), effects.DeliveryDouble(JADE)),
    _building(called("Silk Warehouse"), (GREEN, BLACK), (1, 2), effects.DeliveryDouble(SILK)),
    _building(called("Paper Warehouse"), (GREEN, VIOLET), (0, 0), effects.DeliveryDouble(PAPER)),
    _building(called("Porcelain Warehouse"), (BLUE, VIOLET), (0, 1), effects.DeliveryDouble(PORCELAIN)),
    _building(called("Spices Warehouse"), (RED, BLACK), (1, 2), effects.DeliveryDouble(SPICES)),
    _building(called("Lighthouse"), (BLACK, GRAY, VIOLET), (0, 1), effects.GoldOnEntering(1)),
    _building(called("Palace"), (RED, BLUE, GREEN), (0, 1), effects.Ending(2, "ends")),
    _building(called("Pawnshop"), (RED, BLACK, VIOLET), (0, 0), powers.GoldIfEarned(1)),
    _building(called("Prefecture"), (RED, BLUE, BLACK), (0, 1), effects.Ending(3, "sets")),
    _building(called("Residence"), (BLUE, BLACK, VIOLET), (0, 1), effects.Ending(1, "kinds", BUILDING)),
    _building(called("Smithy"), (RED, GREEN, BLACK), (1, 2), effects.Ending(1, "markers")),
    _building(called("Sailmaker's Shop"), (GREEN, BLACK, VIOLET), (2, 2), powers.ShipSteps(2)),
    _building(called("Council Hall"), (RED, GREEN), (2, 2), effects.Ending(2, "kinds", OFFICE)),
    _building(called("Statue"), (BLUE, BLACK), (0, 1), effects.Ending(3, "dark")),
    _building(called("Gate"), (GRAY,), (0, 0), effects.WallFlat(1)),
    _building(called("Tower"), (RED, BLUE), (2, 2), effects.WallTop()),
    _building(called("University"), (RED, GREEN, BLACK, GRAY), (0, 1), effects.ActivationReward(ANY, prestige=1)),
    _building(called("Brickworks"), (RED,), (0, 1), powers.ExchangeColour(RED, most=2)),
    _building(called("Dye Works"), (BLUE,), (0, 1), powers.ExchangeColour(BLUE, most=2)),
    _building(called("Mill"), (GREEN,), (2, 2), powers.ExchangeColour(GREEN, most=2)),
    _building(called("Tannery"), (BLACK,), (1, 1), powers.ExchangeColour(BLACK, most=2)),
    _building(called("Builders' Yard"), (GRAY,), (0, 1), powers.ExchangeColour(GRAY, most=2)),
    _building(called("Wine Press"), (VIOLET,), (2, 2), powers.ExchangeColour(VIOLET, most=2)),
    _building(called("Mint"), (RED, BLUE, GREEN, VIOLET), (1, 2), powers.TakeGold(1)),
    _building(called("Counting House"), (BLUE, BLACK, GRAY), (0, 1), effects.DeliveryBonus(gold=1)),
    _building(called("Hospital"), (VIOLET,), (1, 2), effects.NoEmptyPenalty()),
    _building(called("Theatre"), (RED, BLUE, VIOLET), (1, 2), powers.PayForPrestige(2, prestige=3)),
    _building(called("School"), (RED, VIOLET), (2, 2), effects.ActivationReward(PERSON, gold=1)),
)
PERSONS: Final = (
    _person(called("Abbot"), (RED, BLACK), (0, 1), effects.NoTableauPenalty()),
    _person(called("Baroness 1"), (RED, GRAY, VIOLET), (0, 0), effects.Ending(1, "deliveries")),
    _person(called("Baroness 2"), (RED, BLACK, VIOLET), (1, 1), effects.Ending(1, "spaces", spaces=2)),
    _person(called("Baroness 3"), (GREEN, GRAY, VIOLET), (1, 2), effects.Ending(1, "gold", gold=2)),
    _person(called("Diplomat"), (GREEN, BLACK, GRAY), (1, 2), effects.TributeLimit(2)),
    _person(called("Nobleman"), (BLACK, VIOLET), (0, 1), powers.PayForCubes(2, cubes=1, most=powers.MANY)),
    _person(called("Juggler"), (GREEN, BLACK), (2, 2), effects.JokerTwice()),
    _person(called("Envoy"), (RED, BLUE, GRAY), (1, 1), effects.TributeBonus(cubes=1)),
    _person(called("Gold Digger"), (BLUE, GREEN), (0, 0), powers.GiveCubes(3, gold=1, most=powers.MANY)),
    _person(called("Governor"), (RED, BLUE, GREEN, GRAY), (2, 2), effects.Ending(1, "largest")),
    _person(called("Count"), (RED, GREEN, GRAY, VIOLET), (1, 2), effects.ActivationAnyColour(1)),
    _person(called("Craftsman"), (BLUE, BLACK, GRAY, VIOLET), (0, 1), effects.ActivationFree()),
    _person(called("Midwife"), (RED, BLUE, GREEN), (1, 1), effects.Ending(1, "kinds", PERSON)),
    _person(called("Healer"), (RED, BLUE, GREEN), (2, 2), effects.ActivationLess(PERSON, cubes=1)),
    _person(called("Herald"), (RED, BLUE, BLACK, GRAY), (0, 0), effects.QuarterLimit(2)),
    _person(called("Gunner"), (GRAY, VIOLET), (1, 1), powers.GainByWall(powers.LAST, cubes=1)),
    _person(called("Captain"), (BLUE, GREEN, VIOLET), (1, 2), powers.PrestigeIfSailed(1, spaces=2)),
    _person(called("Idler"), (GREEN, GRAY), (0, 1), effects.MayDecline()),
    _person(called("Night Watchman"), (BLUE, BLACK), (1, 1), effects.QuarterAnyColour(1)),
    _person(called("Professor"), (BLACK, GRAY), (1, 2), effects.GoldPerOne(1)),
    _person(called("Councillor"), (BLUE, GREEN, BLACK), (0, 0), effects.Ending(2, "departments")),
    _person(called("Ship's Boy"), (RED, GREEN), (0, 0), powers.ShipSteps(1)),
    _person(called("Soldier"), (RED, BLACK, GRAY), (0, 1), powers.GoldPerMarkers(4, gold=1)),
    _person(called("Speculator"), (BLUE, GRAY, VIOLET), (0, 1), effects.QuarterReward(1)),
    _person(called("Helmsman"), (RED, GRAY), (0, 1), powers.ShipSteps(4, gold=1)),
    _person(called("Vice Governor"), (BLUE, GREEN, BLACK, VIOLET), (0, 1), effects.Ending(2, "second")),
    _person(called("Sentry"), (GREEN, VIOLET), (2, 2), powers.GainByWall(powers.LAST, gold=1)),
    _person(called("Carpenter"), (BLUE, GREEN, BLACK, GRAY), (2, 2), effects.QuarterLess(1)),
    _person(called("Potter"), (BLUE, BLACK, GRAY), (0, 1), powers.TakeCube(RED, cubes=1)),
    _person(called("Fisherman"), (RED, GREEN, VIOLET), (1, 2), powers.TakeCube(BLUE, cubes=1)),
    _person(called("Gardener"), (RED, GRAY, VIOLET), (1, 2), powers.TakeCube(GREEN, cubes=1)),
    _person(called("Charcoal Burner"), (GREEN, GRAY, VIOLET), (0, 0), powers.TakeCube(BLACK, cubes=1)),
    _person(called("Stonemason"), (RED, BLUE, BLACK), (0, 0), powers.TakeCube(GRAY, cubes=1)),
    _person(called("Vintner"), (RED, BLUE, GRAY), (2, 2), powers.TakeCube(VIOLET, cubes=1)),
    _person(called("Knight"), (RED, GREEN, BLACK), (1, 2), powers.GiveColour(1, RED, prestige=1)),
    _person(called("Sailor"), (BLUE, GREEN, BLACK), (1, 1), powers.GiveColour(1, BLUE, prestige=1)),
    _person(called("Hunter"), (BLUE, GREEN, GRAY), (2, 2), powers.GiveColour(1, GREEN, prestige=1)),
    _person(called("Nun"), (BLACK, GRAY, VIOLET), (1, 2), powers.GiveColour(1, BLACK, prestige=1)),
    _person(called("Mason"), (BLUE, GREEN, GRAY), (0, 1), powers.GiveColour(1, GRAY, prestige=1)),
    _person(called("Monk"), (BLUE, GRAY, VIOLET), (0, 1), powers.GiveColour(1, VIOLET, prestige=1)),
    _person(called("Trader"), (BLUE,), (1, 1), powers.SellTile(2)),
    _person(called("Beggar"), (BLACK,), (0, 0), powers.GoldIfPoor(1)),
    _person(called("Money Changer"), (RED,), (1, 2), powers.PayForCubes(1, cubes=1, most=1)),
    _person(called("Alchemist"), (GREEN, VIOLET, VIOLET), (2, 2), powers.GiveCubes(2, gold=1, most=1)),
    _person(called("Scholar"), (BLUE, GREEN, GRAY, VIOLET), (1, 2), effects.ActivationReward(ANY, cubes=1)),
    _person(called("Pilgrim"), (RED, BLACK, GRAY, VIOLET), (1, 1), powers.PrestigeIfEntered(2)),
    _person(called("Messenger"), (BLUE, GREEN), (1, 2), powers.WallSteps(1)),
    _person(called("Architect"), (RED, VIOLET), (1, 2), effects.ActivationReward(BUILDING, prestige=1)),
    _person(called("Notary"), (BLACK, GRAY), (0, 0), effects.ActivationReward(OFFICE, prestige=2)),
    _person(called("Toll Collector"), (RED, GREEN, GRAY), (1, 1), powers.GainByWall(powers.FIRST, gold=1)),
    _person(called("Gambler"), (RED, GREEN, BLACK, VIOLET), (0, 0), effects.ExtraDie(1, at_most=2)),
    _person(called("Secretary"), (GREEN,), (1, 2), effects.TableauSize(6)),
)
