"""The 30 auction tiles: what may be built with each, and what else it brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.homesteaders.buildings import CITY, COMMERCIAL, INDUSTRIAL, RESIDENTIAL, SETTLEMENT, SPECIAL, TOWN, TYPES
from engine.homesteaders.goods import COPPER, FOOD, LIVESTOCK, TRACKS, VP, WOOD


@dataclass(frozen=True, slots=True)
class Exchange:
    """1 of a good, once, for a number of another."""

    give: int
    get: int
    number: int


@dataclass(frozen=True, slots=True)
class Tile:
    """An auction tile; what it brings depends on building where it has `builds`."""

    name: str
    auction: int
    """From 0 on."""
    stage: str
    builds: tuple[str, ...] = ()
    """The types of building that its winner may choose from."""
    worker: bool = False
    points: int = 0
    advance: bool = False
    exchange: Exchange | None = None


_COPPER = Exchange(COPPER, VP, 4)
_LIVESTOCK = Exchange(LIVESTOCK, VP, 4)
_FOOD = Exchange(FOOD, VP, 2)
_WOOD = Exchange(WOOD, TRACKS, 1)

TILES: Final = (
    Tile("a1-01", 0, SETTLEMENT, (RESIDENTIAL, COMMERCIAL)),
    Tile("a1-02", 0, SETTLEMENT, (INDUSTRIAL,)),
    Tile("a1-03", 0, SETTLEMENT, (COMMERCIAL,)),
    Tile("a1-04", 0, SETTLEMENT, (RESIDENTIAL, INDUSTRIAL)),
    Tile("a1-05", 0, TOWN, (COMMERCIAL,), worker=True),
    Tile("a1-06", 0, TOWN, (RESIDENTIAL,), worker=True),
    Tile("a1-07", 0, TOWN, (INDUSTRIAL,), worker=True),
    Tile("a1-08", 0, TOWN, TYPES),
    Tile("a1-09", 0, CITY, TYPES, exchange=_COPPER),
    Tile("a1-10", 0, CITY, TYPES, exchange=_LIVESTOCK),
    Tile("a2-s1", 1, SETTLEMENT, (RESIDENTIAL,)),
    Tile("a2-s2", 1, SETTLEMENT, (INDUSTRIAL,)),
    Tile("a2-s3", 1, SETTLEMENT, TYPES),
    Tile("a2-s4", 1, SETTLEMENT, worker=True, advance=True),
    Tile("a2-t1", 1, TOWN, (RESIDENTIAL, COMMERCIAL)),
    Tile("a2-t2", 1, TOWN, (COMMERCIAL, INDUSTRIAL)),
    Tile("a2-t3", 1, TOWN, (INDUSTRIAL, SPECIAL)),
    Tile("a2-t4", 1, TOWN, (RESIDENTIAL, SPECIAL), exchange=_WOOD),
    Tile("a2-c1", 1, CITY, (COMMERCIAL, INDUSTRIAL), exchange=_FOOD),
    Tile("a2-c2", 1, CITY, (RESIDENTIAL, SPECIAL), exchange=_FOOD),
    Tile("a3-s1", 2, SETTLEMENT, (RESIDENTIAL,)),
    Tile("a3-s2", 2, SETTLEMENT, (COMMERCIAL,)),
    Tile("a3-s3", 2, SETTLEMENT, (INDUSTRIAL,)),
    Tile("a3-s4", 2, SETTLEMENT, worker=True, advance=True),
    Tile("a3-t1", 2, TOWN, (RESIDENTIAL,)),
    Tile("a3-t2", 2, TOWN, (COMMERCIAL,)),
    Tile("a3-t3", 2, TOWN, (INDUSTRIAL,), exchange=_WOOD),
    Tile("a3-t4", 2, TOWN, TYPES),
    Tile("a3-c1", 2, CITY, (RESIDENTIAL, COMMERCIAL), exchange=_FOOD),
    Tile("a3-c2", 2, CITY, points=6, exchange=_FOOD),
)
LAST_ROUND: Final = 10
INDEX: Final = {tile.name: number for number, tile in enumerate(TILES)}
STAGES: Final = {SETTLEMENT: range(1, 5), TOWN: range(5, 9), CITY: range(9, LAST_ROUND + 1)}
"""The rounds of each stage: its tiles come up in them."""


def stage_of(number: int) -> str:
    """The stage of a round; after the last round that of the last."""
    return next(stage for stage, rounds in STAGES.items() if min(number, LAST_ROUND) in rounds)


def pile(auction: int, stage: str) -> tuple[int, ...]:
    """The tiles of an auction and a stage, in the order of the table."""
    return tuple(number for number, tile in enumerate(TILES) if tile.auction == auction and tile.stage == stage)
