"""Computer players: they see a game only through what their seat may know.

    from engine import bots

    opponent = bots.player(title, level, seed=7)      # one of bots.levels_of(title)
    move = opponent.choose(game)                      # a complete move for whoever must decide in `game`
    adviser = bots.adviser(title, seed=7, budget=5000)
    for advice in adviser.advice(game, 3):            # its best plans, best first
        advice.moves, advice.points, advice.lead, advice.reasons, advice.expected
    for look in looks.looks(game, 3, stop):     # the same, seen harder and harder
        look.advice, look.doubt, look.range
    list(review.review(game, seat))               # what a seat lost in each of its decisions

Hints and reviews are one judgement: a review looks at what was done with the same budgets as a hint, and counts as a
loss only what every look calls one and what is more than the standard error of such a difference. That, and in which
range a game ends for whoever follows advice, was learned (`sureness.py`). What a title adds for both: the reasons of
its `Judge` for a move, and in its `Lineup` the budgets of its `looks`, what was learned of them, and the `lessons` that
it draws from a game; it need have none of them.

Budgets are in nodes: a node is one choice in an imagined game, or a few moves that are carried out for one. Who wants
to limit the time, or to hurry a player, hands in `stop`: once it says true, the best move found so far comes back. Some
players (`Tireless` levels) think until it does, and keep to their budget only where no `stop` is given. Their choices
can be made in shares, as looks can: whoever has several processors carries each out where it likes (`Hands`), and
`shares.py` joins what came of them.
"""

from engine.bots.levels import BUDGET, adviser, levels_of, player
from engine.bots.player import Advice, Adviser, Expected, Player, Stop

__all__ = ["BUDGET", "Advice", "Adviser", "Expected", "Player", "Stop", "adviser", "levels_of", "player"]
