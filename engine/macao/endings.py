"""What cards count for at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.macao.effects import AT_THE_END, Effect
from engine.macao.wall import LAST_SPACE
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


@dataclass(frozen=True, slots=True)
class PerEnding(Ending):
    """Palace."""

    said = N_("{prestige} for each activated card of yours with PP at the end, this one too; not for the Abbot.")
    brief = N_("end: {prestige} per end card")
    noted = N_("A card counts even if it brought 0 PP.")

    def number(self, counted: Counted) -> int:
        """Cards with points at the end, itself among them, the Abbot not."""
        return counted.ends


@dataclass(frozen=True, slots=True)
class PerSet(Ending):
    """Prefecture."""

    said = N_("{prestige} for each set of an office, a building and a person that you activated.")
    brief = N_("end: {prestige} per 3 kinds")
    noted = N_("What counts is how things stand at the end.")

    def number(self, counted: Counted) -> int:
        """Sets of a card of each kind."""
        return min(counted.kinds.values())


@dataclass(frozen=True, slots=True)
class PerKind(Ending):
    """Residence, Council Hall, Midwife."""

    kind: str
    said = N_("{prestige} for each {kind} card that you activated.")
    brief = N_("end: {prestige} per {kind}")
    noted = N_("What counts is how things stand at the end.")

    def number(self, counted: Counted) -> int:
        """Cards of the kind."""
        return counted.kinds[self.kind]


@dataclass(frozen=True, slots=True)
class PerMarker(Ending):
    """Smithy."""

    said = N_("{prestige} for each of your quarters.")
    brief = N_("end: {prestige} per quarter")

    def number(self, counted: Counted) -> int:
        """Markers in the city."""
        return counted.markers


@dataclass(frozen=True, slots=True)
class PerDarkMarker(Ending):
    """Statue."""

    said = N_("{prestige} for each of your dark quarters.")
    brief = N_("end: dark quarters {prestige}")

    def number(self, counted: Counted) -> int:
        """Markers in dark quarters."""
        return counted.dark


@dataclass(frozen=True, slots=True)
class PerDelivery(Ending):
    """Baroness 1."""

    said = N_("{prestige} for each goods tile that you delivered.")
    brief = N_("end: {prestige} per delivery")
    noted = N_("Tiles that were sold to the Trader do not count.")

    def number(self, counted: Counted) -> int:
        """Tiles delivered."""
        return counted.deliveries


@dataclass(frozen=True, slots=True)
class PerWall(Ending):
    """Baroness 2."""

    spaces: int
    said = N_("{prestige} for every {spaces} that your disc is from the first one.")
    brief = N_("end: {prestige} per {n_spaces} of wall")

    def number(self, counted: Counted) -> int:
        """Groups of spaces on the wall."""
        return counted.spaces // self.spaces

    @property
    def note(self) -> Text:
        return message("At most {n} spaces count, however far your disc went.", n=LAST_SPACE)


@dataclass(frozen=True, slots=True)
class PerGold(Ending):
    """Baroness 3."""

    gold: int
    said = N_("{prestige} for every {gold} that you own.")
    brief = N_("end: {prestige} per {gold}")

    def number(self, counted: Counted) -> int:
        """Groups of gold."""
        return counted.gold // self.gold


@dataclass(frozen=True, slots=True)
class PerDepartment(Ending):
    """Councillor."""

    said = N_("{prestige} for each different department among the offices that you activated.")
    brief = N_("end: departments {prestige}")
    noted = N_("Several cards of a department count once.")

    def number(self, counted: Counted) -> int:
        """Different departments."""
        return counted.departments


@dataclass(frozen=True, slots=True)
class LargestArea(Ending):
    """Governor."""

    said = N_("{prestige} more for each quarter of your largest area.")
    brief = N_("end: 1st area +{n_prestige} each")
    noted = N_("It comes on top of what the area brings to everybody.")

    def number(self, counted: Counted) -> int:
        """Quarters of the largest area."""
        return counted.largest


@dataclass(frozen=True, slots=True)
class SecondArea(Ending):
    """Vice Governor."""

    said = N_("{prestige} for each quarter of your second largest area.")
    brief = N_("end: 2nd area {prestige} each")
    noted = N_("If the two largest areas are of equal size, one of them is the second.")

    def number(self, counted: Counted) -> int:
        """Quarters of the second largest area."""
        return counted.second


@dataclass(frozen=True, slots=True)
class NoTableauPenalty(Effect):
    """Abbot: cards that are left on the tableau cost nothing."""

    phase: ClassVar[str] = "end"
    times: ClassVar[str] = AT_THE_END
    said = N_("You get no punishment markers for cards that are left on your tableau.")
    brief = N_("end: no loss for cards")
    noted = N_("Punishment markers from before stay.")
