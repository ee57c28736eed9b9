"""What a building is: its type and stage, copies, cost, points, income, slots for workers, effects, ability, bonus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.homesteaders.goods import Bundle
from engine.texts import Text, message

RESIDENTIAL: Final = "residential"
COMMERCIAL: Final = "commercial"
INDUSTRIAL: Final = "industrial"
SPECIAL: Final = "special"
TYPES: Final = (RESIDENTIAL, COMMERCIAL, INDUSTRIAL, SPECIAL)
TYPES_SHOWN: Final = {
    RESIDENTIAL: message("residential"),
    COMMERCIAL: message("commercial"),
    INDUSTRIAL: message("industrial"),
    SPECIAL: message("special"),
}

START: Final = "start"
SETTLEMENT: Final = "settlement"
SETTLEMENT_TOWN: Final = "settlement-town"
TOWN: Final = "town"
CITY: Final = "city"

# What happens when a building is built.
RETURN_A_DEBT: Final = "return-a-debt"
GAIN_CHIP: Final = "gain-chip"
GAIN_TRACK: Final = "gain-track"
MAY_HIRE: Final = "may-hire"
ADVANCE: Final = "advance"
BUILD_AGAIN: Final = "build-again"

# Income that is no fixed number of anything.
SILVER_PER_WORKER: Final = "silver-per-worker"
MOST_PER_WORKER: Final = 5

# What an end bonus counts, beside the types.
PER_WORKER: Final = "worker"
PER_TRACK: Final = "track"
PER_BUILDING: Final = "building"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for workers: it brings its income if it holds exactly so many."""

    brings: Bundle
    workers: int = 1


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building. `copies` there are with three or four players and with two (or alone)."""

    name: str
    shown: Text
    type: str
    stage: str
    copies: tuple[int, int]
    cost: Bundle
    points: int
    income: Bundle = ()
    slots: tuple[Slot, ...] = ()
    special_income: str = ""
    """`RETURN_A_DEBT` or `SILVER_PER_WORKER`."""
    when_built: tuple[str, ...] = ()
    ability: Text | None = None
    """What its owner may do or gets at other times, in a few words."""
    bonus: tuple[str, ...] = ()
    """What its owner has 1 point for at the end, for each own one: a type, or worker, track, building."""

    def slot_name(self, place: int) -> str:
        """The name of one of its slots: 'farm-2'."""
        return f"{self.name}-{place + 1}"
