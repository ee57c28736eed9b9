"""The computer players of Homesteaders, the weakest first."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.bots.greedy import Greedy
from engine.bots.homesteaders.judge import FrontierJudge
from engine.bots.levels import Lineup
from engine.bots.search import Effort, Searcher

_NEWCOMER: Final = FrontierJudge(sight=1)

_THINKING: Final = FrontierJudge(sight=3)
"""Whoever counts on more incomes than these bids so much for them that too little is left to build with."""

_LOOKS_AHEAD: Final = 6
"""At how many of its best moves a settler looks twice."""

_NODES: Final = 6
"""For each node of the budget that others think with, this player has one: its nodes cost more."""


_ALONE: Final = Effort(100, roots=6, branch=5, alone=3, spread=1.0)
"""How hard a homesteader thinks whose games set medals: less than at the table, and never twice the same."""


def _newcomer(seed: int, _budget: int) -> Greedy:
    return Greedy("newcomer", _NEWCOMER, seed)


def _settler(seed: int, _budget: int) -> Greedy:
    return Greedy("settler", _THINKING, seed, _LOOKS_AHEAD)


def _homesteader(effort: Effort, seed: int) -> Searcher:
    return Searcher("homesteader", _THINKING, seed, effort)


def _at_the_table(seed: int, budget: int) -> Searcher:
    return _homesteader(Effort(max(1, budget // _NODES), roots=6, branch=5, horizon=2), seed)


LINEUP = Lineup(
    players={"newcomer": _newcomer, "settler": _settler, "homesteader": _at_the_table},
    adviser=_at_the_table,
    soloist=partial(_homesteader, _ALONE),
)
