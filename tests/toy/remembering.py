"""What players of Flotsam know by memory alone: the charts that others have shown and taken up again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine import Game
from tests.toy.position import Beach, Show


def agreements(game: Game) -> list[Callable[[Beach], bool]]:
    """For each seat whether a position agrees with what everybody was shown in a game."""
    shown = [Counter[str]() for _name in game.names]
    for played in (played for step in game.steps for played in step):
        if isinstance(played.move, Show):
            shown[played.before.waiting[0]][played.move.target] += 1

    def agrees(position: Beach) -> bool:
        return all(seen <= Counter(hand) for seen, hand in zip(shown, position.hands, strict=True))

    return [agrees] * len(game.names)
