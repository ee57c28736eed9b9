"""What everybody is expected to do after a plan, by quick choices, up to what is turned up or thrown next."""

from __future__ import annotations

from typing import Any, Final

from engine.bots.carrying import completed
from engine.bots.macao.choosing import chosen
from engine.bots.macao.evaluator import Evaluator
from engine.bots.macao.turning import Turn
from engine.bots.planning import Step
from engine.macao.moves import Pass
from engine.macao.state import ACTION, OVER, Colony
from engine.title import Title

_TOLD: Final = 8
"""So many actions at most are told."""
_NODES: Final = 60
"""So much is thought about each turn."""


def course(rules: Title[Any], evaluator: Evaluator, position: Colony, seat: int, revealed: int) -> tuple[Step, ...]:
    """The next actions of everybody up to a seat's own one; of a whole turn the one that gains most.

    It ends where more is turned up or thrown than was `revealed` to whoever plans: that nobody can know.
    """
    found: list[Step] = []
    while position.phase != OVER and position.revealed == revealed and len(found) < _TOLD:
        step, position = _next(rules, evaluator, position)
        if step is not None:
            found.append(step)
            if step.seat == seat:
                break
    return tuple(found)


def _next(rules: Title[Any], evaluator: Evaluator, position: Colony) -> tuple[Step | None, Colony]:
    """What whoever decides would do, and the position after it."""
    seat = position.seat
    if position.phase != ACTION:
        _worth, move, after = chosen(rules, evaluator, position)[0]
        return Step(seat, move, position), after
    best, gain = None, 0.0
    for move in Turn(rules, evaluator, 1, _NODES).plans(position)[0].moves:
        after = completed(rules, position, move)
        if not isinstance(move, Pass):
            gained = evaluator.score(after, seat) - evaluator.score(position, seat)
            if best is None or gained > gain:
                best, gain = Step(seat, move, position), gained
        position = after
    return best, position
