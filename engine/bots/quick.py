"""Players that take what their judge would choose at once, without trying anything."""

from __future__ import annotations

from engine.bots.judge import AnyJudge
from engine.bots.player import Player, Stop, never
from engine.bots.seeding import imagined
from engine.bots.weighing import weighed
from engine.game import Game
from engine.moves import Move


class Quick(Player):
    """Makes quick choices."""

    def __init__(self, level: str, judge: AnyJudge, seed: int) -> None:
        self.level = level
        self._judge = judge
        self._seed = seed

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        decision = game.decision
        if decision is None:
            raise ValueError("the game is over")
        position = imagined(game, decision.seat, self._seed)
        return weighed(game.rules, self._judge, position, quick=True, deepest=1)[0].move
