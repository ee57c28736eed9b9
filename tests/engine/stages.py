"""A game as its positions, each with the move that was played in it."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine import Game, Move


class Stage(NamedTuple):
    """A position and the move that was played in it; at the end of a game there is none."""

    before: Any
    move: Any


def stages(game: Game) -> list[Stage]:
    """All positions of a game, the last one with it."""
    moves: tuple[Move | None, ...] = (*game.history, None)
    return [Stage(*one) for one in zip(game.positions, moves, strict=True)]
