"""What the owners of cards do with them, once in a turn: exchanges, incomes, and what depends on the turn so far."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.macao.cards import BITS, DEPARTMENT_BITS, DEPARTMENTS_SHOWN, OFFICE
from engine.macao.colours import COLOURS, CUBES, GOLD, PRESTIGE, SHOWN, SPACES
from engine.macao.effects import ONCE, Effect, gains
from engine.macao.sea import GOODS, GOODS_SHOWN
from engine.macao.state import Colony
from engine.macao.visits import Visit
from engine.questions import Choice, Option, Question, Several
from engine.text import Text, _, text
from engine.title import Steps

FIRST: Final = "first"
LAST: Final = "last"
MANY: Final = 0
"""As often as somebody likes within one use."""

_OFFICES: Final = BITS[OFFICE]


@dataclass(frozen=True, slots=True)
class Power(Effect):
    """What the owner of an activated card can do once in a turn."""

    times: ClassVar[str] = ONCE

    def possible(self, position: Colony, seat: int) -> bool:
        """Whether it would have an effect now."""
        raise NotImplementedError

    @property
    def needs(self) -> Text:
        """What must be there, in words."""
        raise NotImplementedError

    def use(self, visit: Visit) -> Steps | None:
        """Do it; it is possible."""
        raise NotImplementedError


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
        return text(_("{n} {colour}"), n=self.cubes, colour=SHOWN[self.colour])

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.supply[self.colour] -= self.cubes
        if self.gold:
            visit.earn(self.gold)
        visit.score(self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("Give {given}: {gain}."), given=self.needs, gain=gains(self.prestige, self.gold))


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
        template = _("Give {given} of any colours: {gain}.") if self.most else _("For every {given} you give: {gain}.")
        return text(template, given=CUBES.of(self.cubes), gain=GOLD.of(self.gold))


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
        template = _("Pay {paid}: {gain}.") if self.most else _("For every {paid} you pay: {gain}.")
        return text(template, paid=GOLD.of(self.gold), gain=gains(0, 0, self.cubes))


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
        return text(_("Pay {paid}: {gain}."), paid=GOLD.of(self.gold), gain=PRESTIGE.of(self.prestige))


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
        return text(_("{n} {colour}"), n=1, colour=SHOWN[self.colour])

    def use(self, visit: Visit) -> Steps:
        """See `Power`."""
        most = min(self.most, visit.supply[self.colour])
        taken = yield from visit.take_cubes(1, most, without=self.colour)
        visit.supply[self.colour] -= taken

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(
            _("Give up to {n} {colour}: take as many cubes of any other colours."),
            n=self.most,
            colour=SHOWN[self.colour],
        )


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
            "cubes", text(_("Which colours do you give?")), options, 1, min(self.most, len(options))
        )
        for name in chosen:
            visit.supply[COLOURS.index(name)] -= 1
        visit.score(len(chosen) * self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(
            _("Give up to {n} cubes of different colours: {gain} for each."),
            n=self.most,
            gain=PRESTIGE.of(self.prestige),
        )


@dataclass(frozen=True, slots=True)
class TakeGold(Power):
    """Mint."""

    gold: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return True

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return text(_("nothing"))

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.earn(self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("Take {gain}."), gain=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class TakeCube(Power):
    """Potter to Vintner."""

    colour: int
    cubes: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return True

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return text(_("nothing"))

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.supply[self.colour] += self.cubes

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("Take {n} {colour}."), n=self.cubes, colour=SHOWN[self.colour])


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
        return text(_("a goods tile on your ship"))

    def use(self, visit: Visit) -> Steps:
        """See `Power`."""
        cargo = visit.position.cargo[visit.seat]
        options = tuple(Option(GOODS[good], GOODS_SHOWN[good]) for good, number in enumerate(cargo) if number)
        sold = GOODS.index((yield Choice("tile", text(_("Which tile do you sell?")), options)))
        visit.position.cargo[visit.seat] = (*cargo[:sold], cargo[sold] - 1, *cargo[sold + 1 :])
        visit.earn(self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("Remove a goods tile of your ship from the game: {gain}."), gain=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class GoldIfEarned(Power):
    """Pawnshop: gold if some was received in this round."""

    gold: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return bool(position.earned >> seat & 1)

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return text(_("gold that you received in this round"))

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.earn(self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("If you received gold in this round: {gain}."), gain=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class GoldIfPoor(Power):
    """Beggar: gold for those who have none."""

    gold: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return not position.gold[seat]

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return text(_("an empty purse: you own gold"))

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.earn(self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("If you own no gold: {gain}."), gain=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class GoldPerMarkers(Power):
    """Soldier: gold for every group of quarters."""

    markers: int
    gold: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return position.city[seat].bit_count() >= self.markers

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return text(_("{n} quarters of your own"), n=self.markers)

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.earn(visit.position.city[visit.seat].bit_count() // self.markers * self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("For every {n} of your quarters: {gain}."), n=self.markers, gain=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class PrestigeIfOfficeUsed(Power):
    """Office Chamber."""

    prestige: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return bool(position.used & _OFFICES)

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return text(_("an office card that you used in this round"))

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.score(self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("If you used an office card in this round: {gain}."), gain=PRESTIGE.of(self.prestige))


@dataclass(frozen=True, slots=True)
class PrestigePerOffice(Power):
    """Fortress, Court, Customs Station, Treasury, Quarry, Town Hall."""

    department: int
    prestige: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return bool(position.active[seat] & DEPARTMENT_BITS[self.department])

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return text(_("an activated office card of {department}"), department=DEPARTMENTS_SHOWN[self.department])

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        offices = visit.position.active[visit.seat] & DEPARTMENT_BITS[self.department]
        visit.score(offices.bit_count() * self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(
            _("{gain} for each office card of {department} that you activated."),
            gain=PRESTIGE.of(self.prestige),
            department=DEPARTMENTS_SHOWN[self.department],
        )


@dataclass(frozen=True, slots=True)
class PrestigeIfSailed(Power):
    """Captain."""

    spaces: int
    prestige: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return position.moved >= self.spaces

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return text(_("a ship that moved {spaces} in this round"), spaces=SPACES.of(self.spaces))

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.score(self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(
            _("If your ship moved at least {spaces} in this round: {gain}."),
            spaces=SPACES.of(self.spaces),
            gain=PRESTIGE.of(self.prestige),
        )


@dataclass(frozen=True, slots=True)
class PrestigeIfEntered(Power):
    """Pilgrim."""

    prestige: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return position.entered

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return text(_("a port that your ship entered in this round"))

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.score(self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("If your ship entered a port in this round: {gain}."), gain=PRESTIGE.of(self.prestige))


@dataclass(frozen=True, slots=True)
class GainByWall(Power):
    """Gunner, Sentry, Toll Collector: a gain for the first or the last one in wall order."""

    place: str
    gold: int = 0
    cubes: int = 0

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return position.wall[0 if self.place == FIRST else -1] == seat

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return text(_("the first place on the wall")) if self.place == FIRST else text(_("the last place on the wall"))

    def use(self, visit: Visit) -> Steps | None:
        """See `Power`."""
        if self.gold:
            visit.earn(self.gold)
        return self._cubes(visit) if self.cubes else None

    def _cubes(self, visit: Visit) -> Generator[Question, Any, None]:
        for _cube in range(self.cubes):
            yield from visit.take_cube()

    @property
    def says(self) -> Text:
        """See `Effect`."""
        gain = gains(0, self.gold, self.cubes)
        if self.place == FIRST:
            return text(_("If you are first in wall order: {gain}."), gain=gain)
        return text(_("If you are last in wall order: {gain}."), gain=gain)


@dataclass(frozen=True, slots=True)
class ShipSteps(Power):
    """Sailmaker's Shop, Ship's Boy, Helmsman: steps of the ship, for gold or for nothing."""

    spaces: int
    gold: int = 0

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
        visit.position.free_steps += self.spaces

    @property
    def says(self) -> Text:
        """See `Effect`."""
        spaces = SPACES.of(self.spaces)
        if self.gold:
            return text(_("Pay {paid}: move your ship up to {spaces}."), paid=GOLD.of(self.gold), spaces=spaces)
        return text(_("Move your ship up to {spaces} for nothing."), spaces=spaces)


@dataclass(frozen=True, slots=True)
class WallSteps(Power):
    """Messenger: steps on the wall beside the wall action."""

    spaces: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return True

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return text(_("nothing"))

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.climb(self.spaces)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("Move {spaces} forward on the wall for nothing."), spaces=SPACES.of(self.spaces))
