"""The computer players of Die Speicherstadt, the weakest first."""

from __future__ import annotations

from typing import Final

from engine.bots.greedy import Quick
from engine.bots.levels import Lineup
from engine.bots.rehearsal import Practice, Rehearser
from engine.bots.speicherstadt.alderman import Alderman
from engine.bots.speicherstadt.judge import QuarterJudge

_JUDGE: Final = QuarterJudge()
"""How all but the alderman see positions."""
_A_ROUND: Final = Practice(30, roots=2, horizon=1)
"""A trader plays the two best placements to the end of the round."""
_ALONE: Final = 400
"""The nodes of an alderman whose games set medals: fewer than at the table."""
_SPREAD: Final = 1.0
"""By so many points it misjudges moves, so that it plays a deal in several ways."""


def _apprentice(seed: int, _budget: int) -> Quick:
    return Quick("apprentice", _JUDGE, seed)


def _trader(seed: int, _budget: int) -> Rehearser:
    return Rehearser("trader", _JUDGE, seed, _A_ROUND, (_JUDGE,))


LINEUP = Lineup(
    players={"apprentice": _apprentice, "trader": _trader, "alderman": Alderman},
    adviser=Alderman,
    soloist=lambda seed: Alderman(seed, _ALONE, _SPREAD),
)
