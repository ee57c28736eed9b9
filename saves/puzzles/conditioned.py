"""The rules of a title under the condition of a puzzle: what it forbids is offered by no list, and refused in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine import Move, Refused
from engine.puzzles import AnyPuzzles, Task
from engine.texts import Text, message
from engine.title import Performer, Phase, Steps, Title


def conditioned(rules: Title[Any], puzzles: AnyPuzzles, task: Task, told: Text) -> Title[Any]:
    """The rules without the moves that a task forbids; `told` is the task, with which they are refused.

    Where nothing else is left there is no move: then one must take something back.
    """
    phases = {name: _phase(phase, puzzles, task, told) for name, phase in rules.phases.items()}
    return replace(rules, phases=phases)


def _phase(phase: Phase[Any], puzzles: AnyPuzzles, task: Task, told: Text) -> Phase[Any]:
    def lists(position: Any, seat: int) -> Sequence[Move]:
        return [move for move in phase.lists(position, seat) if not puzzles.bars(task, position, move)]

    def performed(kind: type[Move], performs: Performer[Any], *given: Any) -> Steps | None:
        position, _seat, target, _events = given
        if puzzles.bars(task, position, kind(target)):
            raise Refused(message("Not in this puzzle. {task}", task=told))
        return performs(*given)

    return replace(
        phase, lists=lists, performs={kind: partial(performed, kind, one) for kind, one in phase.performs.items()}
    )
