"""The player that moves at random."""

from __future__ import annotations

from engine.bots.dice import dice
from engine.bots.player import Player, Stop, never
from engine.game import Game
from engine.moves import Move


class Aimless(Player):
    """Any legal move, any answer."""

    level = "random"
    thinks = False

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        if game.decision is None:
            raise ValueError("the game is over")
        rng = dice(self._seed, game)
        move = rng.choice(game.moves())
        while (question := game.ask(move)) is not None:
            move = move.answer(question.random(rng), question.label)
        return move
