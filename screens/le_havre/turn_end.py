"""When a turn of Le Havre may end by itself."""

from __future__ import annotations

from engine import Game, Move
from engine.le_havre.moves import Build, EndTurn, Enter, PutBack, StopBuilding, SwapSpecials, Take

_LAST_OF_THE_ACTION = (Take, Enter, Build, StopBuilding, PutBack, SwapSpecials)
"""The moves with which a main action can be over."""


def ends_by_itself(game: Game, played: Move | None) -> bool:
    """Whether nothing is left but to end the turn, or the main action has brought nothing new within reach."""
    moves = game.moves()
    if EndTurn() not in moves:
        return False
    if len(moves) == 1:
        return True
    if not isinstance(played, _LAST_OF_THE_ACTION):
        return False
    before = game.rules.moves(game.last[0].before)
    return all(move in before or isinstance(move, EndTurn) for move in moves)
