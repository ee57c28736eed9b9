"""What cards count for at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.macao.colours import GOLD, PRESTIGE, SPACES
from engine.macao.effects import AT_THE_END, Effect
from engine.macao.kinds import KINDS_SHOWN
from engine.texts import N_, Text, message


@dataclass(frozen=True, slots=True)
class Counted:
    """What can be counted of a seat at the end."""

    kinds: dict[str, int]
    """Activated cards by kind."""
    departments: int
    ends: int
    """Activated cards with points at the end."""
    markers: int
    dark: int
    largest: int
    second: int
    deliveries: int
    spaces: int
    """Spaces of the wall, none beyond its last one."""
    gold: int


@dataclass(frozen=True, slots=True)
class Ending(Effect):
    """Points at the end of the game: so many for each of what is counted."""

    prestige: int
    phase: ClassVar[str] = "end"
    times: ClassVar[str] = AT_THE_END

    def number(self, counted: Counted) -> int:
        """How often its points count."""
        raise NotImplementedError

    def _for_each(self, template: str, **values: Text) -> Text:
        return message(template, points=PRESTIGE.of(self.prestige), **values)


@dataclass(frozen=True, slots=True)
class PerEnding(Ending):
    """Palace."""

    def number(self, counted: Counted) -> int:
        """Cards with points at the end, itself among them, the Abbot not."""
        return counted.ends

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return self._for_each(
            N_("{points} for each activated card of yours with PP at the end, this one too; not for the Abbot.")
        )


@dataclass(frozen=True, slots=True)
class PerSet(Ending):
    """Prefecture."""

    def number(self, counted: Counted) -> int:
        """Sets of a card of each kind."""
        return min(counted.kinds.values())

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return self._for_each(N_("{points} for each set of an office, a building and a person that you activated."))


@dataclass(frozen=True, slots=True)
class PerKind(Ending):
    """Residence, Council Hall, Midwife."""

    kind: str

    def number(self, counted: Counted) -> int:
        """Cards of the kind."""
        return counted.kinds[self.kind]

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return self._for_each(N_("{points} for each {kind} card that you activated."), kind=KINDS_SHOWN[self.kind])


@dataclass(frozen=True, slots=True)
class PerMarker(Ending):
    """Smithy."""

    def number(self, counted: Counted) -> int:
        """Markers in the city."""
        return counted.markers

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return self._for_each(N_("{points} for each of your quarters."))


@dataclass(frozen=True, slots=True)
class PerDarkMarker(Ending):
    """Statue."""

    def number(self, counted: Counted) -> int:
        """Markers in dark quarters."""
        return counted.dark

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return self._for_each(N_("{points} for each of your dark quarters."))


@dataclass(frozen=True, slots=True)
class PerDelivery(Ending):
    """Baroness 1."""

    def number(self, counted: Counted) -> int:
        """Tiles delivered."""
        return counted.deliveries

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return self._for_each(N_("{points} for each goods tile that you delivered."))


@dataclass(frozen=True, slots=True)
class PerWall(Ending):
    """Baroness 2."""

    spaces: int

    def number(self, counted: Counted) -> int:
        """Groups of spaces on the wall."""
        return counted.spaces // self.spaces

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return self._for_each(
            N_("{points} for every {spaces} that your disc is from the first one."), spaces=SPACES.of(self.spaces)
        )


@dataclass(frozen=True, slots=True)
class PerGold(Ending):
    """Baroness 3."""

    gold: int

    def number(self, counted: Counted) -> int:
        """Groups of gold."""
        return counted.gold // self.gold

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return self._for_each(N_("{points} for every {gold} that you own."), gold=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class PerDepartment(Ending):
    """Councillor."""

    def number(self, counted: Counted) -> int:
        """Different departments."""
        return counted.departments

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return self._for_each(N_("{points} for each different department among the offices that you activated."))


@dataclass(frozen=True, slots=True)
class LargestArea(Ending):
    """Governor."""

    def number(self, counted: Counted) -> int:
        """Quarters of the largest area."""
        return counted.largest

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return self._for_each(N_("{points} more for each quarter of your largest area."))


@dataclass(frozen=True, slots=True)
class SecondArea(Ending):
    """Vice Governor."""

    def number(self, counted: Counted) -> int:
        """Quarters of the second largest area."""
        return counted.second

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return self._for_each(N_("{points} for each quarter of your second largest area."))


@dataclass(frozen=True, slots=True)
class NoTableauPenalty(Effect):
    """Abbot: cards that are left on the tableau cost nothing."""

    phase: ClassVar[str] = "end"
    times: ClassVar[str] = AT_THE_END

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("You get no punishment markers for cards that are left on your tableau.")
