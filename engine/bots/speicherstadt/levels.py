"""The computer players of Die Speicherstadt, the weakest first."""

from __future__ import annotations

from typing import Final

from engine.bots.levels import Lineup
from engine.bots.quick import Quick
from engine.bots.rehearsing import Practice, Rehearser
from engine.bots.speicherstadt.judge import QuarterJudge
from engine.bots.speicherstadt.weights import RAW, SOUND

_APPRENTICE: Final = QuarterJudge(RAW)
_TRADER: Final = QuarterJudge(SOUND)
"""How aldermen see positions too: what they know better comes from playing a round to its end."""

_ALONE: Final = Practice(400, horizon=1)
"""How much an alderman rehearses whose games set medals: less than at the table."""


def _apprentice(seed: int, _budget: int) -> Quick:
    return Quick("apprentice", _APPRENTICE, seed)


def _trader(seed: int, _budget: int) -> Quick:
    return Quick("trader", _TRADER, seed)


def alderman(seed: int, practice: Practice) -> Rehearser:
    """An alderman that rehearses so much."""
    return Rehearser("alderman", _TRADER, seed, practice, (_TRADER,))


def _at_the_table(seed: int, budget: int) -> Rehearser:
    return alderman(seed, Practice(budget, horizon=1))


LINEUP = Lineup(
    players={"apprentice": _apprentice, "trader": _trader, "alderman": _at_the_table},
    adviser=_at_the_table,
    soloist=lambda seed: alderman(seed, _ALONE),
)
