"""The player that moves at random."""

from __future__ import annotations

from engine.bots.player import Player, Stop, never
from engine.bots.seeding import seeded_generator
from engine.game import Game
from engine.moves import Move
from engine.playout import decide


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
        return decide(game, seeded_generator(self._seed, game))
