"""What a building is: its type and stage, copies, cost, points, income, slots for workers, effects, ability, bonus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.homesteaders.goods import CHIPS, DEBT_GIVES, SILVER, TRACKS, WORKERS, Bundle, some
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


class Said(NamedTuple):
    """How an effect is told: in a sentence, in few words, in a few signs."""

    sentence: Text
    gist: Text
    short: Text


RETURN_A_DEBT: Final = "return-a-debt"
GAIN_CHIP: Final = "gain-chip"
GAIN_TRACK: Final = "gain-track"
MAY_HIRE: Final = "may-hire"
ADVANCE: Final = "advance"
BUILD_AGAIN: Final = "build-again"
WHEN_BUILT: Final = {
    RETURN_A_DEBT: Said(
        message(
            "When it is built one of your debts is returned without payment, or you get {silver} if you have none.",
            silver=some(DEBT_GIVES, SILVER),
        ),
        message("when built: a debt returned, or {silver}", silver=some(DEBT_GIVES, SILVER)),
        message("-debt"),
    ),
    GAIN_CHIP: Said(
        message("When it is built you get {goods}.", goods=some(1, CHIPS)),
        message("when built: a trade chip"),
        message("+T"),
    ),
    GAIN_TRACK: Said(
        message("When it is built you get {goods}.", goods=some(1, TRACKS)),
        message("when built: a track"),
        message("+t"),
    ),
    MAY_HIRE: Said(
        message("When it is built you may take {goods}.", goods=some(1, WORKERS)),
        message("when built: a worker"),
        message("+w"),
    ),
    ADVANCE: Said(
        message("When it is built you advance a space on the rail track and take a bonus."),
        message("when built: a rail advance"),
        message("+rail"),
    ),
    BUILD_AGAIN: Said(
        message("When it is built you may at once build and pay a second building of any type."),
        message("when built: a second building"),
        message("+build"),
    ),
}
"""What happens when a building is built."""

SILVER_PER_WORKER: Final = "silver-per-worker"
MOST_PER_WORKER: Final = 5
INCOMES: Final = {
    RETURN_A_DEBT: Said(
        message(
            "Each income one of your debts is returned without payment, or you get {silver} if you have none.",
            silver=some(DEBT_GIVES, SILVER),
        ),
        message("income returns a debt, or brings {silver}", silver=some(DEBT_GIVES, SILVER)),
        message("-debt"),
    ),
    SILVER_PER_WORKER: Said(
        message(
            "Each income it brings {silver} for every worker that you own, but at most {most}.",
            silver=some(1, SILVER),
            most=MOST_PER_WORKER,
        ),
        message("income 1 silver for each worker, at most {n}", n=MOST_PER_WORKER),
        message("1$/w"),
    ),
}
"""Income that is no fixed number of anything."""

PER_WORKER: Final = "worker"
PER_TRACK: Final = "track"
PER_BUILDING: Final = "building"
BONUSES: Final = {
    PER_WORKER: Said(
        message("At the end it brings 1 VP for each worker that you own."),
        message("at the end 1 VP for each worker"),
        message("1/w"),
    ),
    PER_TRACK: Said(
        message("At the end it brings 1 VP for each track that you own."),
        message("at the end 1 VP for each track"),
        message("1/t"),
    ),
    PER_BUILDING: Said(
        message("At the end it brings 1 VP for each building, the Homestead and this one included, that you own."),
        message("at the end 1 VP for each building"),
        message("1/building"),
    ),
    RESIDENTIAL: Said(
        message("At the end it brings 1 VP for each residential building, the Homestead included, that you own."),
        message("at the end 1 VP for each residential"),
        message("1/Res"),
    ),
    COMMERCIAL: Said(
        message("At the end it brings 1 VP for each commercial building that you own."),
        message("at the end 1 VP for each commercial"),
        message("1/Com"),
    ),
    INDUSTRIAL: Said(
        message("At the end it brings 1 VP for each industrial building that you own."),
        message("at the end 1 VP for each industrial"),
        message("1/Ind"),
    ),
    SPECIAL: Said(
        message("At the end it brings 1 VP for each special building that you own."),
        message("at the end 1 VP for each special"),
        message("1/Spe"),
    ),
}
"""What an end bonus counts."""


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
    """One of `INCOMES`."""
    when_built: tuple[str, ...] = ()
    """Some of `WHEN_BUILT`."""
    ability: Text | None = None
    """What its owner may do or gets at other times, in a few words."""
    bonus: tuple[str, ...] = ()
    """What its owner has 1 point for at the end, for each own one: some of `BONUSES`."""
    note: Text | None = None
    """What else is worth knowing."""

    @property
    def effects(self) -> tuple[Said, ...]:
        """What it does beyond figures when it has an income or is built, as it is told."""
        incomes = (INCOMES[self.special_income],) if self.special_income else ()
        return (*incomes, *(WHEN_BUILT[effect] for effect in self.when_built))

    def slot_name(self, place: int) -> str:
        """The name of one of its slots: 'farm-2'."""
        return f"{self.name}-{place + 1}"
