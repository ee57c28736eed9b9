"""A player's chance, which follows from its seed and from what its seat may know; and the player that has no more."""

from __future__ import annotations

import json
from random import Random

from engine.bots.player import Player, Stop, never, whose
from engine.chance import digest
from engine.game import Game
from engine.moves import Move
from engine.playout import decide


def seeded_generator(seed: int, game: Game) -> Random:
    """A generator for one choice in a game: the same for equal tables."""
    table = game.table(whose(game))
    seen = json.dumps([seed, table, table.pop("private", None)], sort_keys=True)
    return Random(int.from_bytes(digest(seen), "big"))


def imagined(game: Game, seed: int) -> Game:
    """The game as whoever decides may think on it: what they cannot know is dealt anew."""
    return game.imagined(whose(game), seeded_generator(seed, game))


class Aimless(Player):
    """Any legal move, any answer."""

    level = "random"
    thinks = False

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        return decide(game, seeded_generator(self._seed, game))
