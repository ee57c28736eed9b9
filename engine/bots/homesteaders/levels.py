"""The computer players of Homesteaders, the weakest first."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from engine.bots.greedy import Greedy
from engine.bots.homesteaders.judge import FrontierJudge
from engine.bots.homesteaders.weights import HOMESTEADER, PLAIN
from engine.bots.levels import Lineup
from engine.bots.rehearsing import Practice, Rehearser

_WEIGHTS = {"newcomer": replace(PLAIN, sight=1), "settler": PLAIN, "homesteader": HOMESTEADER}

_NODES: Final = 2
"""For each node of the budget that others think with, this player has so many: its nodes cost less."""

_ALONE: Final = Practice(1000)
"""How much a homesteader rehearses whose games set medals: less than at the table."""


@cache
def judge(level: str) -> FrontierJudge:
    """A judge for each level that thinks: each has weights of its own."""
    return FrontierJudge(_WEIGHTS[level])


def _newcomer(seed: int, _budget: int) -> Greedy:
    return Greedy("newcomer", judge("newcomer"), seed)


def _settler(seed: int, _budget: int) -> Greedy:
    return Greedy("settler", judge("settler"), seed)


def homesteader(seed: int, practice: Practice) -> Rehearser:
    """A homesteader that rehearses so much."""
    return Rehearser("homesteader", judge("homesteader"), seed, practice, (judge("homesteader"), judge("settler")))


def _at_the_table(seed: int, budget: int) -> Rehearser:
    return homesteader(seed, Practice(budget * _NODES))


LINEUP = Lineup(
    players={"newcomer": _newcomer, "settler": _settler, "homesteader": _at_the_table},
    adviser=_at_the_table,
    soloist=lambda seed: homesteader(seed, _ALONE),
)
