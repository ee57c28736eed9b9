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
from engine.bots.rehearsal import Practice, Rehearser
from engine.homesteaders.state import Frontier
from engine.homesteaders.title import HOMESTEADERS
from engine.moves import Move

_NEWCOMER: Final = FrontierJudge(replace(plain(), sight=1))
_SETTLER: Final = FrontierJudge(plain(), gives_away=False)
_HOMESTEADER: Final = FrontierJudge(plain())
"""How homesteaders see positions: what they know better comes from playing on."""

_ALONE: Final = Practice(1000)
"""How much a homesteader rehearses whose games set medals: less than at the table."""


def homesteader(seed: int, practice: Practice) -> Rehearser:
    """A homesteader that rehearses so much."""
    return Rehearser("homesteader", _HOMESTEADER, seed, practice, (_HOMESTEADER,))


def _at_the_table(seed: int, budget: int) -> Rehearser:
    return homesteader(seed, Practice(budget))


def _glance(position: Frontier) -> list[tuple[Move, float]]:
    """What a settler thinks of each move that is worth a thought."""
    return [(line.move, line.worth) for line in weighed(HOMESTEADERS, _SETTLER, position, deepest=1)]


LINEUP = Lineup(
    players={
        "newcomer": lambda seed, _budget: Greedy("newcomer", _NEWCOMER, seed),
        "settler": lambda seed, _budget: Greedy("settler", _SETTLER, seed),
        "homesteader": _at_the_table,
    },
    adviser=_at_the_table,
    sureness=sureness.learned(__package__),
    looks=(400, 1600, 6400, 25600),
    lessons=lessons,
    soloist=lambda seed: homesteader(seed, _ALONE),
    glance=_glance,
)
