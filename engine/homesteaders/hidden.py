"""What is not seen: the order of the closed piles, and what others have behind their screens.

What they have is not imagined otherwise: it can always be worked out, as every gain lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.homesteaders.goods import HIDDEN
from engine.homesteaders.state import OVER, Frontier
from engine.homesteaders.tiles import STAGES
from engine.position import UNKNOWN, covered, dealt

if TYPE_CHECKING:
    from random import Random


def seen(position: Frontier, viewer: int | None) -> Frontier:
    """The position as a viewer sees it: the tiles that have come up, and its own holdings where they are not open."""
    twin, terms = position.copy(), position.terms
    twin.piles = (position.piles[0], *(covered(tiles, position.round) for tiles in position.piles[1:]))
    if not (terms.open or terms.lone or position.phase == OVER):
        for seat, goods in enumerate(twin.goods):
            if seat != viewer:
                for kind in HIDDEN:
                    goods[kind] = UNKNOWN
    return twin


def recalled(position: Frontier, viewer: int) -> Frontier:
    """What a viewer sees, with the holdings of the others: it saw all that they gained and paid."""
    twin = seen(position, viewer)
    twin.goods = [goods.copy() for goods in position.goods]
    return twin


def imagined(position: Frontier, rng: Random) -> Frontier:
    """The position with the tiles that are still closed dealt anew within their stages."""
    twin = position.copy()
    ends = [rounds[-1] for rounds in STAGES.values()]
    anew = (dealt(tiles, position.round, rng, ends) for tiles in position.piles[1:])
    twin.piles = (position.piles[0], *anew)
    return twin
