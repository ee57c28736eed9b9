"""Why a turn of Le Havre is thought good: what it counts, feeds, spares and makes possible, what others do not get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.bots.le_havre.evaluator import Evaluator
from engine.bots.le_havre.reasons.gains import brought, fed, scored
from engine.bots.le_havre.reasons.possibilities import denied, possible
from engine.bots.le_havre.reasons.turn import LEAST, Turn, played
from engine.le_havre.moves import Build, Buy, EndTurn, Enter, Repay, Take
from engine.le_havre.state import Havre
from engine.moves import Move
from engine.texts import Text

_BEFORE_A_DRAWBACK: Final = 2
"""After so many reasons at most stands what speaks against a turn, so that it is not left out."""


def reasons(evaluator: Evaluator, before: Havre, moves: Sequence[Move], after: Havre) -> tuple[Text, ...]:
    """What speaks for complete moves of the seat that decides, taken as one, what counts most first."""
    if not any(isinstance(move, Build | Buy | Enter | Repay | Take) for move in moves):
        return ()
    steps = played(before, moves)
    # A meal that follows upon the turn is paid for by all that was done before it: it is no price of this turn.
    ends = next((place for place, step in enumerate(steps) if isinstance(step.move, EndTurn)), 0)
    if ends:
        steps, after = steps[:ends], steps[ends].before
    turn = Turn(evaluator, before, after, steps)
    found = [one for part in (scored, fed, denied, possible, brought) for one in part(turn) if one.francs >= LEAST]
    found.sort(key=lambda one: -one.francs)
    speaks_for = [one.words for one in found if not one.against]
    against = [one.words for one in found if one.against]
    return (*speaks_for[:_BEFORE_A_DRAWBACK], *against, *speaks_for[_BEFORE_A_DRAWBACK:])
