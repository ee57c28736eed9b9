"""The computer players of Macao, the weakest first."""

from __future__ import annotations

from typing import Final

from engine.bots.levels import Lineup
from engine.bots.macao.evaluator import Evaluator
from engine.bots.macao.planner import Effort, Planner
from engine.bots.macao.weights import SOUND, Weights

_EVALUATOR: Final = Evaluator(SOUND)
_SHORT_SIGHTED: Final = Evaluator(Weights(cards=0.4, quarter=1.0, hoped=0.0, luck=0.0, purse=0.6, second=0.0, kept=0.5))
"""Sees little of what is to come."""


def _deckhand(seed: int, budget: int) -> Planner:
    return Planner("deckhand", _SHORT_SIGHTED, seed, Effort(budget, width=1))


def _factor(seed: int, budget: int) -> Planner:
    return Planner("factor", _EVALUATOR, seed, Effort(budget, width=3, dice=3))


def _viceroy(seed: int, budget: int) -> Planner:
    return Planner("viceroy", _EVALUATOR, seed, Effort(budget, width=16, dice=15, sketch=6))


LINEUP = Lineup(
    players={"deckhand": _deckhand, "factor": _factor, "viceroy": _viceroy},
    adviser=_viceroy,
    soloist=lambda seed: _factor(seed, 2000),
)
