"""What nobody can know: the order of the closed piles. Holdings can always be worked out, as every gain lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.homesteaders.state import Frontier
from engine.homesteaders.tiles import STAGES

if TYPE_CHECKING:
    from random import Random


def imagined(position: Frontier, rng: Random) -> Frontier:
    """The position with the tiles that are still closed dealt anew within their stages."""
    twin = position.copy()
    shown = position.round
    piles = [twin.piles[0]]
    for tiles in twin.piles[1:]:
        dealt = list(tiles[:shown])
        for stage in STAGES.values():
            closed = sorted(tiles[max(shown, stage[0] - 1) : stage[-1]])  # not as they really lie
            rng.shuffle(closed)
            dealt += closed
        piles.append(tuple(dealt))
    twin.piles = tuple(piles)
    return twin
