"""The computer players of Die Speicherstadt, the weakest first."""

from __future__ import annotations

from typing import Final

from engine.bots.levels import Lineup
from engine.bots.quick import Quick
from engine.bots.rehearsing import Practice, Rehearser
from engine.bots.speicherstadt.judge import QuarterJudge

_JUDGE: Final = QuarterJudge()
"""All see positions alike: what the better ones know better comes from playing on."""
_A_ROUND: Final = Practice(30, roots=2, horizon=1)
"""A trader plays the two best placements to the end of the round."""
_ROUNDS: Final = 3
"""So many rounds an alderman plays on."""
_ALONE: Final = Practice(400, roots=6, horizon=_ROUNDS)
"""How much an alderman rehearses whose games set medals: less than at the table."""


def _apprentice(seed: int, _budget: int) -> Quick:
    return Quick("apprentice", _JUDGE, seed)


def _trader(seed: int, _budget: int) -> Rehearser:
    return Rehearser("trader", _JUDGE, seed, _A_ROUND, (_JUDGE,))


def alderman(seed: int, practice: Practice) -> Rehearser:
    """An alderman that rehearses so much."""
    return Rehearser("alderman", _JUDGE, seed, practice, (_JUDGE,))


def _at_the_table(seed: int, budget: int) -> Rehearser:
    return alderman(seed, Practice(budget, roots=6, horizon=_ROUNDS))


LINEUP = Lineup(
    players={"apprentice": _apprentice, "trader": _trader, "alderman": _at_the_table},
    adviser=_at_the_table,
    soloist=lambda seed: alderman(seed, _ALONE),
)
