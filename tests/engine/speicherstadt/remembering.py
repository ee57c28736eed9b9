"""What players of Die Speicherstadt know by memory alone: every card and good that came up, in its order."""

from __future__ import annotations

from collections.abc import Callable

from engine import Game
from engine.speicherstadt.state import Quarter


def agreements(game: Game) -> list[Callable[[Quarter], bool]]:
    """For each seat whether a position agrees with all cards and goods that came up in a game."""
    now: Quarter = game.position
    cards, goods = now.pile[: now.drawn], now.bag[: now.taken]

    def agrees(position: Quarter) -> bool:
        return position.pile[: len(cards)] == cards and position.bag[: len(goods)] == goods

    return [agrees] * len(game.names)
