"""The computer players of Macao, the weakest first."""

from __future__ import annotations

from typing import Final

from engine.bots import sureness
from engine.bots.choices import weighed
from engine.bots.levels import Lineup
from engine.bots.macao import advice, evaluator, judge, weights
from engine.bots.planner import Planner, Scope
from engine.macao.state import Colony
from engine.macao.title import MACAO
from engine.moves import Move

_SHORT_SIGHTED: Final = judge.ColonyJudge(evaluator.Evaluator(weights.weights("short-sighted")))
_SOUND: Final = judge.ColonyJudge(evaluator.Evaluator(weights.weights("sound")))
"""How factors and viceroys see positions: what the better ones know better comes from thinking more ways through."""
_NODES: Final = 100
"""So many nodes let a viceroy keep one position more of each number of moves."""
_ALONE: Final = Scope(400, width=8, roots=4, sketch=4, spread=2.0)
"""How hard a viceroy thinks whose games set medals: less than at the table, and not every time alike."""


def viceroy(seed: int, scope: Scope) -> Planner:
    """A viceroy that thinks so hard."""
    return Planner("viceroy", _SOUND, seed, scope)


def _at_the_table(seed: int, budget: int) -> Planner:
    width = max(1, budget // _NODES)
    return viceroy(seed, Scope(budget, width, roots=8, sketch=max(1, width * 2 // 3)))


def _glance(position: Colony) -> list[tuple[Move, float]]:
    """What a factor thinks of each move before any other is tried with it."""
    return [(line.move, line.worth) for line in weighed(MACAO, _SOUND, position, deepest=1)]


LINEUP = Lineup(
    players={
        "deckhand": lambda seed, budget: Planner("deckhand", _SHORT_SIGHTED, seed, Scope(budget)),
        "factor": lambda seed, budget: Planner("factor", _SOUND, seed, Scope(budget)),
        "viceroy": _at_the_table,
    },
    adviser=_at_the_table,
    sureness=sureness.learned(__package__),
    looks=(400, 2000, 6000),
    lessons=advice.lessons,
    soloist=lambda seed: viceroy(seed, _ALONE),
    glance=_glance,
)
