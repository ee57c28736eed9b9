"""Players that look no further than a move, and some of them at what they could do next."""

from __future__ import annotations

from typing import Any

from engine.bots.chance import imagined
from engine.bots.choices import Line, played_on, weighed
from engine.bots.judge import AnyJudge
from engine.bots.player import Player, Stop, never, whose
from engine.game import Game
from engine.moves import Move
from engine.title import Title


class Quick(Player):
    """Makes quick choices."""

    def __init__(self, level: str, judge: AnyJudge, seed: int) -> None:
        self.level = level
        self._judge = judge
        self._seed = seed

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        start = imagined(game, self._seed)
        return weighed(game.rules, self._judge, start.position, quick=True, deepest=1)[0].move


_LONGEST = 60
"""So many moves at most are imagined until one's own next turn is over."""


class Greedy(Player):
    """Takes what seems to be worth most.

    The `ahead` best moves are looked at again, after everybody has played on until the end of one's own next turn.
    """

    def __init__(self, level: str, judge: AnyJudge, seed: int, ahead: int = 0) -> None:
        self.level = level
        self._judge = judge
        self._seed = seed
        self._ahead = ahead

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        judge, seat = self._judge, whose(game)
        found = weighed(game.rules, judge, imagined(game, self._seed).position)
        best = found[0]
        if self._ahead and len(found) > 1:
            highest = _after_next_turn(game.rules, judge, best, seat)
            for one in found[1 : self._ahead]:
                if stop():
                    break
                worth = _after_next_turn(game.rules, judge, one, seat)
                if worth > highest:
                    best, highest = one, worth
        return best.move


def _after_next_turn(rules: Title[Any], judge: AnyJudge, one: Line, seat: int) -> float:
    """What is left after a move and one's own next turn, those of the others between them."""
    left = judge.actions_left(one.after, seat) - 1

    def more(position: Any, nodes: int) -> bool:
        return nodes < _LONGEST and judge.actions_left(position, seat) > left

    position, _nodes = played_on(rules, judge, one.after, more)
    return judge.worth(position, seat)
