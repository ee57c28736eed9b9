"""The computer players of Flotsam."""

from __future__ import annotations

from engine.bots.levels import Lineup
from engine.bots.player import Player, Stop, never
from engine.game import Game
from engine.moves import Move
from engine.questions import Number
from tests.toy.position import COVES, Beach, Bid, Draw


class Beachcomber(Player):
    """Bids the least for what is worth the most to its charts, as long as that is more than the bid; else it draws."""

    level = "beachcomber"

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player`; it needs no chance."""
        if game.decision is None:
            raise ValueError("the game is over")
        beach: Beach = game.seen(game.decision.seat)
        things = dict(zip(COVES, beach.coves, strict=False))
        charts = beach.hands[game.decision.seat]
        best, most = Move(), 0
        for move in game.moves():
            if isinstance(move, Bid):
                question = game.questions(move)[0]
                least = question.numbers[0] if isinstance(question, Number) else 0
                gain = 1 + 2 * charts.count(things[move.target]) - least
                if gain > most:
                    best, most = game.tried(move)[1], gain
        return best if most else Draw()


LINEUP = Lineup({"beachcomber": lambda _seed, _budget: Beachcomber()})
