"""Computer players: they see a game only through what their seat may know.

    from engine import bots

    opponent = bots.player("merchant", seed=7)
    move = opponent.choose(game)                      # a complete move for whoever must decide in `game`
    adviser = bots.adviser(seed=7, budget=5000)
    for advice in adviser.advice(game, 3):            # its best moves, best first
        advice.move, advice.francs, advice.lead

There are four levels, each stronger than the one before: `LEVELS`. Every choice follows from the level, its seed, its
budget and what the deciding seat may know of the table: no clock, no memory from one choice to the next.

Budgets are in nodes: a node is one choice in an imagined game, for which every move is carried out once. Who wants to
limit the time, or to hurry a player, hands in `stop`: once it says true, the best move found so far comes back.
"""

from engine.bots.levels import BUDGET, LEVELS, adviser, player
from engine.bots.player import Advice, Adviser, Player, Stop

__all__ = ["BUDGET", "LEVELS", "Advice", "Adviser", "Player", "Stop", "adviser", "player"]
