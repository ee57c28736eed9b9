"""What cards do by themselves in the city, on the wall and at sea."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.macao.colours import CUBES, GOLD, SPACES
from engine.macao.effects import EACH, ONCE, Effect, gains
from engine.macao.sea import GOODS_SHOWN
from engine.texts import Forms, Text, message

_QUARTERS: Final = Forms("{n} quarter", "{n} quarters")


@dataclass(frozen=True, slots=True)
class QuarterLimit(Effect):
    """Herald: so many quarters a turn."""

    quarters: int

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("You may take up to {quarters} in a turn.", quarters=_QUARTERS.of(self.quarters))


@dataclass(frozen=True, slots=True)
class QuarterAnyColour(Effect):
    """Night Watchman: some cubes of a quarter's cost may have any colour."""

    cubes: int
    times: ClassVar[str] = EACH
    of_choice: ClassVar[bool] = True

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("When you take a quarter, {cubes} of its cost may have any colour.", cubes=CUBES.of(self.cubes))


@dataclass(frozen=True, slots=True)
class QuarterLess(Effect):
    """Carpenter: a quarter costs fewer cubes, but at least one."""

    cubes: int

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message(
            "A quarter costs {cubes} less, 1 at least; which one is left out is your choice.",
            cubes=CUBES.of(self.cubes),
        )


@dataclass(frozen=True, slots=True)
class QuarterReward(Effect):
    """Speculator: gold for each quarter."""

    gold: int
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("When you take a quarter: {gold}.", gold=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class StepsAfterQuarter(Effect):
    """Fountain: free steps on the wall with each quarter."""

    spaces: int
    times: ClassVar[str] = EACH
    of_choice: ClassVar[bool] = True

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message(
            "Each time you take a quarter you may move {spaces} forward on the wall for nothing.",
            spaces=SPACES.of(self.spaces),
        )


@dataclass(frozen=True, slots=True)
class WallFlat(Effect):
    """Gate: every space of the wall action costs the same."""

    cubes: int

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("Every space of your wall action costs {cubes}.", cubes=CUBES.of(self.cubes))


@dataclass(frozen=True, slots=True)
class WallTop(Effect):
    """Tower: the own disc always lies on top."""

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("In a stack on the wall your disc always lies on top.")


@dataclass(frozen=True, slots=True)
class DeliveryBonus(Effect):
    """Cooperage, Counting House: more for every tile that is delivered."""

    prestige: int = 0
    gold: int = 0
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        gain = gains(self.prestige, self.gold)
        return message("For every goods tile that you deliver: {gain} more, never doubled.", gain=gain)


@dataclass(frozen=True, slots=True)
class DeliveryDouble(Effect):
    """The eight warehouses: a kind of goods counts double."""

    good: int
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("The value that a tile of {good} covers counts double.", good=GOODS_SHOWN[self.good])


@dataclass(frozen=True, slots=True)
class GoldOnEntering(Effect):
    """Lighthouse: gold for the first port that is entered after its activation, once in a round."""

    gold: int
    times: ClassVar[str] = ONCE

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("When your ship enters a port: {gold}.", gold=GOLD.of(self.gold))
