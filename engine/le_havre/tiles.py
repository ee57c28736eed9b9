"""The seven supply tiles."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.le_havre.goods import CATTLE, CLAY, FISH, FRANCS, GRAIN, IRON, WOOD


class Tile(NamedTuple):
    """A supply tile: the two kinds it brings, one token of each, and whether interest is due on it."""

    name: str
    brings: tuple[int, int]
    interest: bool = False


TILES: Final = (
    Tile("iron+francs", (IRON, FRANCS)),
    Tile("wood+fish", (WOOD, FISH), interest=True),
    Tile("fish+grain", (FISH, GRAIN)),
    Tile("wood+cattle", (WOOD, CATTLE)),
    Tile("wood+francs", (WOOD, FRANCS)),
    Tile("fish+clay", (FISH, CLAY)),
    Tile("wood+clay", (WOOD, CLAY)),
)
TILE_INDEX: Final = {tile.name: index for index, tile in enumerate(TILES)}
