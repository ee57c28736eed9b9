"""What players of Homesteaders know by memory alone: every tile that came up, and with it what cannot come any more."""

from __future__ import annotations

from collections.abc import Callable

from engine import Game
from engine.homesteaders.state import Frontier
from engine.homesteaders.tiles import LAST_ROUND


def agreements(game: Game) -> list[Callable[[Frontier], bool]]:
    """For each seat whether a position agrees with all the tiles that were turned up in a game, and where they lay."""
    seen: set[tuple[int, int, int]] = set()
    for position in game.positions:
        number = min(position.round, LAST_ROUND)
        seen |= {(auction, number, tiles[number - 1]) for auction, tiles in enumerate(position.piles)}

    def agrees(position: Frontier) -> bool:
        return all(position.piles[auction][number - 1] == tile for auction, number, tile in seen)

    return [agrees] * len(game.names)
