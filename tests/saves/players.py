"""A player of Le Havre who always does the same at the same point of a game, whichever program plays."""

from __future__ import annotations

from random import Random

from engine import Move, OpenGame


def next_move(game: OpenGame) -> Move:
    """A complete move, drawn by the number of moves that were played."""
    rng = Random(len(game.history))
    move = rng.choice(game.moves())
    while (question := game.ask(move)) is not None:
        move = move.answer(question.random(rng), question.label)
    return move
