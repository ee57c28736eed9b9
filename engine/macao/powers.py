"""What the owners of cards can do with them, once in a turn: gold, cubes, prestige, steps of the ship or the disc."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.macao.effects import ONCE, Effect
from engine.macao.kinds import BITS, DEPARTMENT_BITS, OFFICE
from engine.macao.state import Colony
from engine.macao.visits import Visit
from engine.questions import Question
from engine.texts import N_, Text, counted, message
from engine.title import Steps

FIRST: Final = "first"
LAST: Final = "last"
_OFFICES: Final = BITS[OFFICE]


@dataclass(frozen=True, slots=True)
class Power(Effect):
    """What the owner of an activated card can do once in a turn; a use without any effect is not possible."""

    times = ONCE
    lacking: ClassVar[str] = N_("nothing")
    """What must be there."""

    def possible(self, position: Colony, seat: int) -> bool:
        """Whether it would have an effect now."""
        return True

    @property
    def needs(self) -> Text:
        """What must be there, in words."""
        return self.text(self.lacking)

    def use(self, visit: Visit) -> Steps | None:
        """Do it; it is possible."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class TakeGold(Power):
    """Mint."""

    gold: int
    said = N_("Take {gold}.")
    brief = "{gold}"

    def use(self, visit: Visit) -> None:
        visit.earn(self.gold)


@dataclass(frozen=True, slots=True)
class TakeCube(Power):
    """Potter to Vintner."""

    colour: int
    cubes: int
    said = N_("Take {n_cubes} {colour}.")
    brief = "{n_cubes} {colour}"

    def use(self, visit: Visit) -> None:
        visit.supply[self.colour] += self.cubes


@dataclass(frozen=True, slots=True)
class GoldIfEarned(Power):
    """Pawnshop: gold if some was received in this round."""

    gold: int
    said = N_("If you received gold in this round: {gold}.")
    brief = N_("gold received → {gold}")
    noted = N_("Gold of the dice and of joker tiles counts; what you began the game with does not.")
    lacking = N_("gold that you received in this round")

    def possible(self, position: Colony, seat: int) -> bool:
        return bool(position.earned >> seat & 1)

    def use(self, visit: Visit) -> None:
        visit.earn(self.gold)


@dataclass(frozen=True, slots=True)
class GoldIfPoor(Power):
    """Beggar: gold for those who have none."""

    gold: int
    said = N_("If you own no gold: {gold}.")
    brief = N_("no gold owned → {gold}")
    noted = N_("What counts is what you own when you use it.")
    lacking = N_("an empty purse")

    def possible(self, position: Colony, seat: int) -> bool:
        return not position.gold[seat]

    def use(self, visit: Visit) -> None:
        visit.earn(self.gold)


@dataclass(frozen=True, slots=True)
class GoldPerMarkers(Power):
    """Soldier: gold for every group of quarters."""

    markers: int
    gold: int
    said = N_("For every {markers} of your quarters: {gold}.")
    brief = N_("per {markers} quarters → {gold}")
    lacking = N_("{markers} quarters of your own")

    def possible(self, position: Colony, seat: int) -> bool:
        return position.city[seat].bit_count() >= self.markers

    def use(self, visit: Visit) -> None:
        visit.earn(visit.position.city[visit.seat].bit_count() // self.markers * self.gold)


@dataclass(frozen=True, slots=True)
class GainByWall(Power):
    """Gunner, Sentry, Toll Collector: a gain for the first or the last one in wall order."""

    place: str
    gold: int = 0
    cubes: int = 0
    noted = N_("What counts is the order when you use it; alone the company counts, too.")

    def possible(self, position: Colony, seat: int) -> bool:
        return position.wall[0 if self.place == FIRST else -1] == seat

    def use(self, visit: Visit) -> Steps | None:
        if self.gold:
            visit.earn(self.gold)
        return self._cubes(visit) if self.cubes else None

    def _cubes(self, visit: Visit) -> Generator[Question, Any, None]:
        for _cube in range(self.cubes):
            yield from visit.take_cube()

    @property
    def says(self) -> Text:
        if self.place == FIRST:
            return self.text(N_("If you are first in wall order: {gain}."))
        return self.text(N_("If you are last in wall order: {gain}."))

    @property
    def short(self) -> Text:
        if self.place == FIRST:
            return self.text(N_("first on wall → {short_gain}"))
        return self.text(N_("last on wall → {short_gain}"))

    @property
    def needs(self) -> Text:
        return message("the first place on the wall") if self.place == FIRST else message("the last place on the wall")


@dataclass(frozen=True, slots=True)
class ShipSteps(Power):
    """Sailmaker's Shop, Ship's Boy, Helmsman: steps of the ship, for gold or for nothing."""

    spaces: int
    gold: int = 0
    lacking = "{gold}"

    def possible(self, position: Colony, seat: int) -> bool:
        return position.gold[seat] >= self.gold

    def use(self, visit: Visit) -> None:
        visit.pay(self.gold)
        visit.position.free_steps += self.spaces

    @property
    def says(self) -> Text:
        if self.gold:
            return self.text(N_("Pay {gold}: move your ship up to {spaces}."))
        return self.text(N_("Move your ship up to {spaces} for nothing."))

    @property
    def short(self) -> Text:
        if self.gold:
            return self.text(N_("{gold} → {n_spaces} sea spaces"))
        return counted("{n} sea space, free", "{n} sea spaces, free", self.spaces)

    @property
    def note(self) -> Text:
        if self.gold:
            return self.text(
                N_(
                    "The gold is due at once. The steps lie ready until your turn ends, and anything may be done "
                    "between them; those left over are lost."
                )
            )
        return self.text(
            N_(
                "The steps lie ready until your turn ends, and anything may be done between them; those left over are "
                "lost."
            )
        )


@dataclass(frozen=True, slots=True)
class WallSteps(Power):
    """Messenger: steps on the wall beside the wall action."""

    spaces: int
    said = N_("Move {spaces} forward on the wall for nothing.")
    noted = N_(
        "It is not your wall action. "
        "Your disc comes onto the top of the stack that it reaches, but below that of the Tower's owner."
    )

    def use(self, visit: Visit) -> None:
        visit.climb(self.spaces)

    @property
    def short(self) -> Text:
        return counted("{n} wall space, free", "{n} wall spaces, free", self.spaces)


@dataclass(frozen=True, slots=True)
class PrestigeIfOfficeUsed(Power):
    """Office Chamber."""

    prestige: int
    said = N_("If you used an office card in this round: {prestige}.")
    brief = N_("office card used → {prestige}")
    noted = N_("It may have been used before this card was activated.")
    lacking = N_("an office card that you used in this round")

    def possible(self, position: Colony, seat: int) -> bool:
        return bool(position.used & _OFFICES)

    def use(self, visit: Visit) -> None:
        visit.score(self.prestige)


@dataclass(frozen=True, slots=True)
class PrestigePerOffice(Power):
    """Fortress, Court, Customs Station, Treasury, Quarry, Town Hall."""

    department: int
    prestige: int
    said = N_("{prestige} for each office card of {department} that you activated.")
    brief = N_("{prestige} per {department}")
    noted = N_("Office cards that you activate later in the turn do not count any more.")
    lacking = N_("an activated office card of {department}")

    def possible(self, position: Colony, seat: int) -> bool:
        return bool(position.active[seat] & DEPARTMENT_BITS[self.department])

    def use(self, visit: Visit) -> None:
        offices = visit.position.active[visit.seat] & DEPARTMENT_BITS[self.department]
        visit.score(offices.bit_count() * self.prestige)


@dataclass(frozen=True, slots=True)
class PrestigeIfSailed(Power):
    """Captain."""

    spaces: int
    prestige: int
    said = N_("If your ship moved at least {spaces} in this round: {prestige}.")
    brief = N_("sailed {spaces} → {prestige}")
    noted = N_("Spaces count that it moved before this card was activated; there and back are 2.")
    lacking = N_("a ship that moved {spaces} in this round")

    def possible(self, position: Colony, seat: int) -> bool:
        return position.moved >= self.spaces

    def use(self, visit: Visit) -> None:
        visit.score(self.prestige)


@dataclass(frozen=True, slots=True)
class PrestigeIfEntered(Power):
    """Pilgrim."""

    prestige: int
    said = N_("If your ship entered a port in this round: {prestige}.")
    brief = N_("port entered → {prestige}")
    noted = N_("Entering counts, not lying there; it may have been before this card was activated.")
    lacking = N_("a port that your ship entered in this round")

    def possible(self, position: Colony, seat: int) -> bool:
        return position.entered

    def use(self, visit: Visit) -> None:
        visit.score(self.prestige)
