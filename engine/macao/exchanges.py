"""Powers that give one thing for another: cubes, gold, goods tiles, prestige."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.macao.colours import COLOURS, CUBES, GOLD, PRESTIGE, SHOWN
from engine.macao.effects import gains
from engine.macao.powers import Power
from engine.macao.sea import GOODS, GOODS_SHOWN
from engine.macao.state import Colony
from engine.macao.visits import Visit
from engine.questions import Choice, Option, Several
from engine.texts import N_, Text, message
from engine.title import Steps

MANY: Final = 0
"""As often as somebody likes within one use."""


@dataclass(frozen=True, slots=True)
class GiveColour(Power):
    """The office cards, Knight to Monk: cubes of one colour for gold or prestige."""

    cubes: int
    colour: int
    gold: int = 0
    prestige: int = 0

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return position.supply[seat][self.colour] >= self.cubes

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return message("{n} {colour}", n=self.cubes, colour=SHOWN[self.colour])

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.supply[self.colour] -= self.cubes
        if self.gold:
            visit.earn(self.gold)
        visit.score(self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("Give {given}: {gain}.", given=self.needs, gain=gains(self.prestige, self.gold))


@dataclass(frozen=True, slots=True)
class GiveCubes(Power):
    """Gold Digger, Alchemist: cubes of any colours for gold, once or as often as one likes."""

    cubes: int
    gold: int
    most: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return sum(position.supply[seat]) >= self.cubes

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return CUBES.of(self.cubes)

    def use(self, visit: Visit) -> Steps:
        """See `Power`."""
        most = self.most or sum(visit.supply) // self.cubes
        given = yield from visit.give_cubes(self.cubes, self.cubes * most, self.cubes)
        visit.earn(given // self.cubes * self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        template = (
            N_("Give {given} of any colours: {gain}.") if self.most else N_("For every {given} you give: {gain}.")
        )
        return message(template, given=CUBES.of(self.cubes), gain=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class GiveDifferent(Power):
    """Cathedral: cubes of different colours for prestige."""

    most: int
    prestige: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return any(position.supply[seat])

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return CUBES.of(1)

    def use(self, visit: Visit) -> Steps:
        """See `Power`."""
        options = tuple(Option(COLOURS[colour], SHOWN[colour]) for colour, number in enumerate(visit.supply) if number)
        chosen: tuple[str, ...] = yield Several(
            "cubes", message("Which colours do you give?"), options, 1, min(self.most, len(options))
        )
        for name in chosen:
            visit.supply[COLOURS.index(name)] -= 1
        visit.score(len(chosen) * self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message(
            "Give up to {n} cubes of different colours: {gain} for each.",
            n=self.most,
            gain=PRESTIGE.of(self.prestige),
        )


@dataclass(frozen=True, slots=True)
class ExchangeColour(Power):
    """Brickworks to Wine Press: cubes of one colour for as many of others."""

    colour: int
    most: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return position.supply[seat][self.colour] > 0

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return message("{n} {colour}", n=1, colour=SHOWN[self.colour])

    def use(self, visit: Visit) -> Steps:
        """See `Power`."""
        most = min(self.most, visit.supply[self.colour])
        taken = yield from visit.take_cubes(1, most, without=self.colour)
        visit.supply[self.colour] -= taken

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message(
            "Give up to {n} {colour}: take as many cubes of any other colours.",
            n=self.most,
            colour=SHOWN[self.colour],
        )


@dataclass(frozen=True, slots=True)
class PayForCubes(Power):
    """Nobleman, Money Changer: gold for cubes of any colours, once or as often as one likes."""

    gold: int
    cubes: int
    most: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return position.gold[seat] >= self.gold

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return GOLD.of(self.gold)

    def use(self, visit: Visit) -> Steps:
        """See `Power`."""
        most = self.most or visit.position.gold[visit.seat] // self.gold
        taken = yield from visit.take_cubes(self.cubes, self.cubes * most)
        visit.pay(taken // self.cubes * self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        template = N_("Pay {paid}: {gain}.") if self.most else N_("For every {paid} you pay: {gain}.")
        return message(template, paid=GOLD.of(self.gold), gain=gains(0, 0, self.cubes))


@dataclass(frozen=True, slots=True)
class PayForPrestige(Power):
    """Theatre: gold for prestige."""

    gold: int
    prestige: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return position.gold[seat] >= self.gold

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return GOLD.of(self.gold)

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.pay(self.gold)
        visit.score(self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("Pay {paid}: {gain}.", paid=GOLD.of(self.gold), gain=PRESTIGE.of(self.prestige))


@dataclass(frozen=True, slots=True)
class SellTile(Power):
    """Trader: a goods tile of the own ship for gold."""

    gold: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return any(position.cargo[seat])

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return message("a goods tile on your ship")

    def use(self, visit: Visit) -> Steps:
        """See `Power`."""
        cargo = visit.position.cargo[visit.seat]
        options = tuple(Option(GOODS[good], GOODS_SHOWN[good]) for good, number in enumerate(cargo) if number)
        sold = GOODS.index((yield Choice("tile", message("Which tile do you sell?"), options)))
        visit.position.cargo[visit.seat] = (*cargo[:sold], cargo[sold] - 1, *cargo[sold + 1 :])
        visit.earn(self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("Remove a goods tile of your ship from the game: {gain}.", gain=GOLD.of(self.gold))
