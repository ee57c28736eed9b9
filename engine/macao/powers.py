"""What the owners of cards can do with them, once in a turn: what they take, and what they give for it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Final

from engine.macao import effects, sea, state, visits
from engine.macao.colours import COLOURS, SHOWN
from engine.questions import Choice, Option, Question, Several
from engine.texts import N_, Text, counted, message
from engine.title import Steps

FIRST: Final = "first"
LAST: Final = "last"
MANY: Final = 0
"""As often as somebody likes within one use."""
_AS_OFTEN: Final = N_("As often as you like within the one use.")
_OFFICES: Final = effects.BITS[effects.OFFICE]


class Power(effects.Effect):
    """What the owner of an activated card can do once in a turn; a use without any effect is not possible."""

    times = effects.ONCE
    lacking: ClassVar[effects.Wording] = N_("nothing")
    """What must be there."""

    def possible(self, position: state.Colony, seat: int) -> bool:
        """Whether it would have an effect now."""
        return True

    @property
    def needs(self) -> Text:
        """What must be there, in words."""
        return self.text(self.lacking)

    def use(self, visit: visits.Visit) -> Steps | None:
        """Do it; it is possible."""
        raise NotImplementedError


class TakeGold(Power):
    """Mint."""

    gold: int
    said = N_("Take {gold}.")
    brief = "{gold}"

    def use(self, visit: visits.Visit) -> None:
        visit.earn(self.gold)


class TakeCube(Power):
    """Potter to Vintner."""

    colour: int
    cubes: int
    said = N_("Take {coloured}.")
    brief = "{coloured}"

    def use(self, visit: visits.Visit) -> None:
        visit.supply[self.colour] += self.cubes


class GoldIfEarned(TakeGold):
    """Pawnshop: gold if some was received in this round."""

    said = N_("If you received gold in this round: {gold}.")
    brief = N_("gold received → {gold}")
    noted = N_("Gold of the dice and of joker tiles counts; what you began the game with does not.")
    lacking = N_("gold that you received in this round")

    def possible(self, position: state.Colony, seat: int) -> bool:
        return bool(position.earned >> seat & 1)


class GoldIfPoor(TakeGold):
    """Beggar: gold for those who have none."""

    said = N_("If you own no gold: {gold}.")
    brief = N_("no gold owned → {gold}")
    noted = N_("What counts is what you own when you use it.")
    lacking = N_("an empty purse")

    def possible(self, position: state.Colony, seat: int) -> bool:
        return not position.gold[seat]


class GoldPerMarkers(Power):
    """Soldier: gold for every group of quarters."""

    markers: int
    gold: int
    said = N_("For every {markers} of your quarters: {gold}.")
    brief = N_("per {markers} quarters → {gold}")
    lacking = N_("{markers} quarters of your own")

    def possible(self, position: state.Colony, seat: int) -> bool:
        return position.city[seat].bit_count() >= self.markers

    def use(self, visit: visits.Visit) -> None:
        visit.earn(visit.position.city[visit.seat].bit_count() // self.markers * self.gold)


class GainByWall(Power):
    """Gunner, Sentry, Toll Collector: a gain for the first or the last one in wall order."""

    place: str
    gold: int = 0
    cubes: int = 0
    said = N_("If you are first in wall order: {gain}."), N_("If you are last in wall order: {gain}.")
    brief = N_("first on wall → {short_gain}"), N_("last on wall → {short_gain}")
    noted = N_("What counts is the order when you use it; alone the company counts, too.")
    lacking = N_("the first place on the wall"), N_("the last place on the wall")

    def possible(self, position: state.Colony, seat: int) -> bool:
        return position.wall[0 if self.place == FIRST else -1] == seat

    def use(self, visit: visits.Visit) -> Steps | None:
        if self.gold:
            visit.earn(self.gold)
        return self._cubes(visit) if self.cubes else None

    def _cubes(self, visit: visits.Visit) -> Generator[Question, Any, None]:
        for _cube in range(self.cubes):
            yield from visit.take_cube()

    @property
    def which(self) -> int:
        return self.place == LAST


class ShipSteps(Power):
    """Sailmaker's Shop, Ship's Boy, Helmsman: steps of the ship, for gold or for nothing."""

    spaces: int
    gold: int = 0
    said = N_("Move your ship up to {spaces} for nothing."), N_("Pay {gold}: move your ship up to {spaces}.")
    brief = "", N_("{gold} → {n_spaces} sea spaces")
    noted = (
        N_(
            "The steps lie ready until your turn ends, and anything may be done between them; those left over are lost."
        ),
        N_(
            "The gold is due at once. The steps lie ready until your turn ends, and anything may be done between "
            "them; those left over are lost."
        ),
    )
    lacking = "{gold}"

    def possible(self, position: state.Colony, seat: int) -> bool:
        return position.gold[seat] >= self.gold

    def use(self, visit: visits.Visit) -> None:
        visit.pay(self.gold)
        visit.position.free_steps += self.spaces

    @property
    def which(self) -> int:
        return self.gold > 0

    @property
    def short(self) -> Text:
        free = counted("{n} sea space, free", "{n} sea spaces, free", self.spaces)
        return super().short if self.which else free


class WallSteps(Power):
    """Messenger: steps on the wall beside the wall action."""

    spaces: int
    said = N_("Move {spaces} forward on the wall for nothing.")
    noted = N_(
        "It is not your wall action. "
        "Your disc comes onto the top of the stack that it reaches, but below that of the Tower's owner."
    )

    def use(self, visit: visits.Visit) -> None:
        visit.climb(self.spaces)

    @property
    def short(self) -> Text:
        return counted("{n} wall space, free", "{n} wall spaces, free", self.spaces)


class TakePrestige(Power):
    """Prestige for those who fulfil a condition."""

    prestige: int

    def use(self, visit: visits.Visit) -> None:
        visit.score(self.prestige)


class PrestigeIfOfficeUsed(TakePrestige):
    """Office Chamber."""

    said = N_("If you used an office card in this round: {prestige}.")
    brief = N_("office card used → {prestige}")
    noted = N_("It may have been used before this card was activated.")
    lacking = N_("an office card that you used in this round")

    def possible(self, position: state.Colony, seat: int) -> bool:
        return bool(position.used & _OFFICES)


class PrestigePerOffice(Power):
    """Fortress, Court, Customs Station, Treasury, Quarry, Town Hall."""

    department: int
    prestige: int
    said = N_("{prestige} for each office card of {department} that you activated.")
    brief = N_("{prestige} per {department}")
    noted = N_("Office cards that you activate later in the turn do not count any more.")
    lacking = N_("an activated office card of {department}")

    def possible(self, position: state.Colony, seat: int) -> bool:
        return bool(position.active[seat] & effects.DEPARTMENT_BITS[self.department])

    def use(self, visit: visits.Visit) -> None:
        offices = visit.position.active[visit.seat] & effects.DEPARTMENT_BITS[self.department]
        visit.score(offices.bit_count() * self.prestige)


class PrestigeIfSailed(TakePrestige):
    """Captain."""

    spaces: int
    said = N_("If your ship moved at least {spaces} in this round: {prestige}.")
    brief = N_("sailed {spaces} → {prestige}")
    noted = N_("Spaces count that it moved before this card was activated; there and back are 2.")
    lacking = N_("a ship that moved {spaces} in this round")

    def possible(self, position: state.Colony, seat: int) -> bool:
        return position.moved >= self.spaces


class PrestigeIfEntered(TakePrestige):
    """Pilgrim."""

    said = N_("If your ship entered a port in this round: {prestige}.")
    brief = N_("port entered → {prestige}")
    noted = N_("Entering counts, not lying there; it may have been before this card was activated.")
    lacking = N_("a port that your ship entered in this round")

    def possible(self, position: state.Colony, seat: int) -> bool:
        return position.entered


# One thing for another.


class GiveColour(Power):
    """The office cards, Knight to Monk: cubes of one colour for gold or prestige."""

    cubes: int
    colour: int
    gold: int = 0
    prestige: int = 0
    said = N_("Give {coloured}: {gain}.")
    brief = "{coloured} → {gain}"
    lacking = "{coloured}"

    def possible(self, position: state.Colony, seat: int) -> bool:
        return position.supply[seat][self.colour] >= self.cubes

    def use(self, visit: visits.Visit) -> None:
        visit.supply[self.colour] -= self.cubes
        if self.gold:
            visit.earn(self.gold)
        visit.score(self.prestige)


class GiveCubes(Power):
    """Gold Digger, Alchemist: cubes of any colours for gold, once or as often as one likes."""

    cubes: int
    gold: int
    most: int
    said = N_("Give {cubes} of any colours: {gold}."), N_("For every {cubes} you give: {gold}.")
    brief = "{cubes} → {gold}", N_("per {cubes} → {gold}")
    noted = "", _AS_OFTEN
    lacking = "{cubes}"

    def possible(self, position: state.Colony, seat: int) -> bool:
        return sum(position.supply[seat]) >= self.cubes

    def use(self, visit: visits.Visit) -> Steps:
        most = self.most or sum(visit.supply) // self.cubes
        given = yield from visit.give_cubes(self.cubes, self.cubes * most, self.cubes)
        visit.earn(given // self.cubes * self.gold)

    @property
    def which(self) -> int:
        return self.most == MANY


class GiveDifferent(Power):
    """Cathedral: cubes of different colours for prestige."""

    most: int
    prestige: int
    said = N_("Give up to {most} cubes of different colours: {prestige} for each.")
    brief = N_("{most} colours → {prestige} each")
    noted = N_("One cube of each colour at most.")
    lacking = N_("1 cube")

    def possible(self, position: state.Colony, seat: int) -> bool:
        return any(position.supply[seat])

    def use(self, visit: visits.Visit) -> Steps:
        options = tuple(Option(COLOURS[colour], SHOWN[colour]) for colour, number in enumerate(visit.supply) if number)
        chosen: tuple[str, ...] = yield Several(
            "cubes", message("Which colours do you give?"), options, 1, min(self.most, len(options))
        )
        for name in chosen:
            visit.supply[COLOURS.index(name)] -= 1
        visit.score(len(chosen) * self.prestige)


class ExchangeColour(Power):
    """Brickworks to Wine Press: cubes of one colour for as many of others."""

    colour: int
    most: int
    said = N_("Give up to {coloured}: take as many cubes of any other colours.")
    brief = N_("up to {coloured} → others")
    noted = N_("The cubes come at once and can be spent in the same turn.")
    lacking = "{one}"

    def possible(self, position: state.Colony, seat: int) -> bool:
        return position.supply[seat][self.colour] > 0

    def use(self, visit: visits.Visit) -> Steps:
        most = min(self.most, visit.supply[self.colour])
        taken = yield from visit.take_cubes(1, most, without=self.colour)
        visit.supply[self.colour] -= taken


class Paid(Power):
    """Something for gold."""

    gold: int
    lacking = "{gold}"

    def possible(self, position: state.Colony, seat: int) -> bool:
        return position.gold[seat] >= self.gold


class PayForCubes(Paid):
    """Nobleman, Money Changer: gold for cubes of any colours, once or as often as one likes."""

    cubes: int
    most: int
    said = N_("Pay {gold}: {cubes} of any colour."), N_("For every {gold} you pay: {cubes} of any colour.")
    brief = "{gold} → {cubes}", N_("per {gold} → {cubes}")
    noted = "", _AS_OFTEN

    def use(self, visit: visits.Visit) -> Steps:
        most = self.most or visit.position.gold[visit.seat] // self.gold
        taken = yield from visit.take_cubes(self.cubes, self.cubes * most)
        visit.pay(taken // self.cubes * self.gold)

    @property
    def which(self) -> int:
        return self.most == MANY


class PayForPrestige(Paid):
    """Theatre: gold for prestige."""

    prestige: int
    said = N_("Pay {gold}: {prestige}.")
    brief = "{gold} → {prestige}"
    noted = N_("It is no purchase by tribute: the Embassy, the Envoy and the Diplomat do not count.")

    def use(self, visit: visits.Visit) -> None:
        visit.pay(self.gold)
        visit.score(self.prestige)


class SellTile(Power):
    """Trader: a goods tile of the own ship for gold."""

    gold: int
    said = N_("Remove a goods tile of your ship from the game: {gold}.")
    brief = N_("goods tile → {gold}")
    noted = N_("The tile is delivered nowhere any more.")
    lacking = N_("a goods tile on your ship")

    def possible(self, position: state.Colony, seat: int) -> bool:
        return any(position.cargo[seat])

    def use(self, visit: visits.Visit) -> Steps:
        cargo = visit.position.cargo[visit.seat]
        options = tuple(Option(sea.GOODS[good], sea.GOODS_SHOWN[good]) for good, number in enumerate(cargo) if number)
        sold = sea.GOODS.index((yield Choice("tile", message("Which tile do you sell?"), options)))
        visit.position.cargo[visit.seat] = (*cargo[:sold], cargo[sold] - 1, *cargo[sold + 1 :])
        visit.earn(self.gold)
