"""The computer players of Homesteaders, the weakest first."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.bots import sureness
from engine.bots.choices import weighed
from engine.bots.greedy import Greedy
from engine.bots.homesteaders.judge import FrontierJudge
from engine.bots.homesteaders.reasons import lessons
from engine.bots.homesteaders.values import plain
from engine.bots.levels import Lineup
from engine.bots.player import Player, Stop, never
from engine.bots.rehearsal import Practice, Rehearser
from engine.game import Game
from engine.homesteaders.state import Frontier
from engine.homesteaders.title import HOMESTEADERS
from engine.moves import Move

_NEWCOMER: Final = FrontierJudge(replace(plain(), sight=1))
_SETTLER: Final = FrontierJudge(plain(), gives_away=False)
_HOMESTEADER: Final = FrontierJudge(plain())
"""How homesteaders see positions: what they know better comes from playing on."""
_AMONG_OTHERS: Final = _SETTLER
"""The same of those who sit among others: nobody there has for nothing what costs the least bid."""
_ROUNDS: Final = 3
"""So many rounds a homesteader among others looks ahead: what they will do is soon wrong."""

_ALONE: Final = Practice(1000)
"""How much a homesteader rehearses whose games set medals: less than at the table."""


def homesteader(seed: int, practice: Practice) -> Rehearser:
    """A homesteader that rehearses so much."""
    return Rehearser("homesteader", _HOMESTEADER, seed, practice, (_HOMESTEADER,))


class Homesteader(Player):
    """One who rehearses games alone to their end; among others some rounds, for as many points of its own as it can.

    Who would rather take two points from the best of the others than have one more for itself sinks with them: among
    its own kind each had ten points less.
    """

    level = "homesteader"

    def __init__(self, seed: int, budget: int) -> None:
        """`budget` is the number of nodes for a choice."""
        own = Practice(budget, against=0.0, horizon=_ROUNDS)
        self._alone = homesteader(seed, Practice(budget))
        self._among = Rehearser(self.level, _AMONG_OTHERS, seed, own, (_AMONG_OTHERS,))

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        return (self._alone if len(game.names) == 1 else self._among).choose(game, stop)


def _adviser(seed: int, budget: int) -> Rehearser:
    return homesteader(seed, Practice(budget))


def _glance(position: Frontier) -> list[tuple[Move, float]]:
    """What a settler thinks of each move that is worth a thought."""
    return [(line.move, line.worth) for line in weighed(HOMESTEADERS, _SETTLER, position, deepest=1)]


LINEUP = Lineup(
    players={
        "newcomer": lambda seed, _budget: Greedy("newcomer", _NEWCOMER, seed),
        "settler": lambda seed, _budget: Greedy("settler", _SETTLER, seed),
        "homesteader": Homesteader,
    },
    adviser=_adviser,
    sureness=sureness.learned(__package__),
    looks=(400, 1600, 6400, 25600),
    lessons=lessons,
    soloist=lambda seed: homesteader(seed, _ALONE),
    glance=_glance,
)
