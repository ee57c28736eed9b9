"""What players of Macao know by memory alone: every card that came up, and every roll."""

from __future__ import annotations

from collections.abc import Callable

from engine import Game
from engine.macao.state import Colony


def agreements(game: Game) -> list[Callable[[Colony], bool]]:
    """For each seat whether a position agrees with all the cards that came up and the dice that were thrown."""
    now: Colony = game.position

    def agrees(position: Colony) -> bool:
        shown = position.deck[: now.drawn] == now.deck[: now.drawn]
        return shown and position.rolls[: now.thrown] == now.rolls[: now.thrown]

    return [agrees] * len(game.names)
