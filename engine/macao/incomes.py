"""Powers that bring gold or cubes, or move the ship or the disc."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Final

from engine.macao.colours import GOLD, SHOWN, SPACES
from engine.macao.effects import gains
from engine.macao.powers import Power
from engine.macao.state import Colony
from engine.macao.visits import Visit
from engine.questions import Question
from engine.texts import Text, message
from engine.title import Steps

FIRST: Final = "first"
LAST: Final = "last"


@dataclass(frozen=True, slots=True)
class TakeGold(Power):
    """Mint."""

    gold: int

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.earn(self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("Take {gain}.", gain=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class TakeCube(Power):
    """Potter to Vintner."""

    colour: int
    cubes: int

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.supply[self.colour] += self.cubes

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("Take {n} {colour}.", n=self.cubes, colour=SHOWN[self.colour])


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
        return message("gold that you received in this round")

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.earn(self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("If you received gold in this round: {gain}.", gain=GOLD.of(self.gold))


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
        return message("an empty purse")

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.earn(self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("If you own no gold: {gain}.", gain=GOLD.of(self.gold))


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
        return message("{n} quarters of your own", n=self.markers)

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.earn(visit.position.city[visit.seat].bit_count() // self.markers * self.gold)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("For every {n} of your quarters: {gain}.", n=self.markers, gain=GOLD.of(self.gold))


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
        return message("the first place on the wall") if self.place == FIRST else message("the last place on the wall")

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
            return message("If you are first in wall order: {gain}.", gain=gain)
        return message("If you are last in wall order: {gain}.", gain=gain)


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
            return message("Pay {paid}: move your ship up to {spaces}.", paid=GOLD.of(self.gold), spaces=spaces)
        return message("Move your ship up to {spaces} for nothing.", spaces=spaces)


@dataclass(frozen=True, slots=True)
class WallSteps(Power):
    """Messenger: steps on the wall beside the wall action."""

    spaces: int

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.climb(self.spaces)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("Move {spaces} forward on the wall for nothing.", spaces=SPACES.of(self.spaces))
