"""Players that look no further than a move, and some of them at what they could do next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.bots.chance import imagined
from engine.bots.choices import Line, played_on, weighed
from engine.bots.judge import AnyJudge
from engine.bots.player import Player, Stop, never, whose
from engine.game import Game
from engine.moves import Move
from engine.title import Title


@dataclass(frozen=True)
class Quick(Player):
    """Makes quick choices."""

    level: str
    judge: AnyJudge
    seed: int

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        start = imagined(game, self.seed)
        return weighed(game.rules, self.judge, start.position, quick=True, deepest=1)[0].move


_LONGEST = 60
"""So many moves at most are imagined until one's own next turn is over."""


@dataclass(frozen=True)
class Greedy(Quick):
    """Takes what seems to be worth most.

    The `ahead` best moves are looked at again, after everybody has played on until the end of one's own next turn.
    """

    ahead: int = 0

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        judge, seat = self.judge, whose(game)
        best, *others = weighed(game.rules, judge, imagined(game, self.seed).position)
        if self.ahead and others:
            highest = _after_next_turn(game.rules, judge, best, seat)
            for one in others[: self.ahead - 1]:
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
