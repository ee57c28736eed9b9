"""Powers that give one thing for another: cubes, gold, goods tiles, prestige."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.macao.colours import COLOURS, SHOWN
from engine.macao.powers import Power
from engine.macao.sea import GOODS, GOODS_SHOWN
from engine.macao.state import Colony
from engine.macao.visits import Visit
from engine.questions import Choice, Option, Several
from engine.texts import N_, Text, message
from engine.title import Steps

MANY: Final = 0
"""As often as somebody likes within one use."""
_AS_OFTEN: Final = N_("As often as you like within the one use.")


@dataclass(frozen=True, slots=True)
class GiveColour(Power):
    """The office cards, Knight to Monk: cubes of one colour for gold or prestige."""

    cubes: int
    colour: int
    gold: int = 0
    prestige: int = 0
    said = N_("Give {n_cubes} {colour}: {gain}.")
    brief = "{n_cubes} {colour} → {gain}"
    lacking = "{n_cubes} {colour}"

    def possible(self, position: Colony, seat: int) -> bool:
        return position.supply[seat][self.colour] >= self.cubes

    def use(self, visit: Visit) -> None:
        visit.supply[self.colour] -= self.cubes
        if self.gold:
            visit.earn(self.gold)
        visit.score(self.prestige)


@dataclass(frozen=True, slots=True)
class GiveCubes(Power):
    """Gold Digger, Alchemist: cubes of any colours for gold, once or as often as one likes."""

    cubes: int
    gold: int
    most: int
    lacking = "{cubes}"

    def possible(self, position: Colony, seat: int) -> bool:
        return sum(position.supply[seat]) >= self.cubes

    def use(self, visit: Visit) -> Steps:
        most = self.most or sum(visit.supply) // self.cubes
        given = yield from visit.give_cubes(self.cubes, self.cubes * most, self.cubes)
        visit.earn(given // self.cubes * self.gold)

    @property
    def says(self) -> Text:
        return self.text(
            N_("Give {cubes} of any colours: {gold}.") if self.most else N_("For every {cubes} you give: {gold}.")
        )

    @property
    def short(self) -> Text:
        return self.text("{cubes} → {gold}" if self.most else N_("per {cubes} → {gold}"))

    @property
    def note(self) -> Text:
        return self.text("" if self.most else _AS_OFTEN)


@dataclass(frozen=True, slots=True)
class GiveDifferent(Power):
    """Cathedral: cubes of different colours for prestige."""

    most: int
    prestige: int
    said = N_("Give up to {most} cubes of different colours: {prestige} for each.")
    brief = N_("{most} colours → {prestige} each")
    noted = N_("One cube of each colour at most.")
    lacking = N_("1 cube")

    def possible(self, position: Colony, seat: int) -> bool:
        return any(position.supply[seat])

    def use(self, visit: Visit) -> Steps:
        options = tuple(Option(COLOURS[colour], SHOWN[colour]) for colour, number in enumerate(visit.supply) if number)
        chosen: tuple[str, ...] = yield Several(
            "cubes", message("Which colours do you give?"), options, 1, min(self.most, len(options))
        )
        for name in chosen:
            visit.supply[COLOURS.index(name)] -= 1
        visit.score(len(chosen) * self.prestige)


@dataclass(frozen=True, slots=True)
class ExchangeColour(Power):
    """Brickworks to Wine Press: cubes of one colour for as many of others."""

    colour: int
    most: int
    said = N_("Give up to {most} {colour}: take as many cubes of any other colours.")
    brief = N_("up to {most} {colour} → others")
    noted = N_("The cubes come at once and can be spent in the same turn.")
    lacking = "1 {colour}"

    def possible(self, position: Colony, seat: int) -> bool:
        return position.supply[seat][self.colour] > 0

    def use(self, visit: Visit) -> Steps:
        most = min(self.most, visit.supply[self.colour])
        taken = yield from visit.take_cubes(1, most, without=self.colour)
        visit.supply[self.colour] -= taken


@dataclass(frozen=True, slots=True)
class PayForCubes(Power):
    """Nobleman, Money Changer: gold for cubes of any colours, once or as often as one likes."""

    gold: int
    cubes: int
    most: int
    lacking = "{gold}"

    def possible(self, position: Colony, seat: int) -> bool:
        return position.gold[seat] >= self.gold

    def use(self, visit: Visit) -> Steps:
        most = self.most or visit.position.gold[visit.seat] // self.gold
        taken = yield from visit.take_cubes(self.cubes, self.cubes * most)
        visit.pay(taken // self.cubes * self.gold)

    @property
    def says(self) -> Text:
        return self.text(
            N_("Pay {gold}: {cubes} of any colour.")
            if self.most
            else N_("For every {gold} you pay: {cubes} of any colour.")
        )

    @property
    def short(self) -> Text:
        return self.text("{gold} → {cubes}" if self.most else N_("per {gold} → {cubes}"))

    @property
    def note(self) -> Text:
        return self.text("" if self.most else _AS_OFTEN)


@dataclass(frozen=True, slots=True)
class PayForPrestige(Power):
    """Theatre: gold for prestige."""

    gold: int
    prestige: int
    said = N_("Pay {gold}: {prestige}.")
    brief = "{gold} → {prestige}"
    noted = N_("It is no purchase by tribute: the Embassy, the Envoy and the Diplomat do not count.")
    lacking = "{gold}"

    def possible(self, position: Colony, seat: int) -> bool:
        return position.gold[seat] >= self.gold

    def use(self, visit: Visit) -> None:
        visit.pay(self.gold)
        visit.score(self.prestige)


@dataclass(frozen=True, slots=True)
class SellTile(Power):
    """Trader: a goods tile of the own ship for gold."""

    gold: int
    said = N_("Remove a goods tile of your ship from the game: {gold}.")
    brief = N_("goods tile → {gold}")
    noted = N_("The tile is delivered nowhere any more.")
    lacking = N_("a goods tile on your ship")

    def possible(self, position: Colony, seat: int) -> bool:
        return any(position.cargo[seat])

    def use(self, visit: Visit) -> Steps:
        cargo = visit.position.cargo[visit.seat]
        options = tuple(Option(GOODS[good], GOODS_SHOWN[good]) for good, number in enumerate(cargo) if number)
        sold = GOODS.index((yield Choice("tile", message("Which tile do you sell?"), options)))
        visit.position.cargo[visit.seat] = (*cargo[:sold], cargo[sold] - 1, *cargo[sold + 1 :])
        visit.earn(self.gold)
