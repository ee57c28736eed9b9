"""Puzzles of the Lone homesteader: rounds 9 and 10, the last income and the last trades."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Final

from engine.homesteaders import moves, state
from engine.homesteaders.puzzles import bounds, steps
from engine.homesteaders.scoring import total
from engine.homesteaders.state import Frontier
from engine.homesteaders.title import HOMESTEADERS
from engine.moves import Move
from engine.puzzles import UNDER, Puzzles, Step, Task
from engine.texts import Text, counted, message

ROUNDS: Final = (9, 10)
"""The rounds in which a puzzle can begin: of the last two tiles one lies open then, and the other one is left."""
NO_DEBT: Final = "no-debt"


class FrontierPuzzles(Puzzles[Frontier]):
    """See the module."""

    title = HOMESTEADERS
    level = "homesteader"

    def begins(self, position: Frontier) -> bool:
        return position.terms.lone and position.round in ROUNDS and position.phase == state.ASSIGN

    def points(self, position: Frontier, seat: int) -> int:
        return total(position, seat)

    def tasks(self, position: Frontier) -> Sequence[Task]:
        return (Task(), Task(UNDER, NO_DEBT))

    def holds(self, task: Task, before: Frontier, moves_made: Sequence[Move], after: Frontier) -> bool:
        return not any(isinstance(move, moves.Borrow) for move in moves_made)

    def told(self, task: Task, position: Frontier) -> Text:
        return message("Make the most of it.")

    def left(self, position: Frontier) -> Text:
        return counted("{n} round and the last income", "{n} rounds and the last income", 11 - position.round)

    def steps(self, position: Frontier) -> Iterable[Step]:
        return steps.steps(position)

    def bound(self, position: Frontier, seat: int) -> int:
        return bounds.bound(position)

    def key(self, position: Frontier) -> Hashable:
        return (
            *(position.phase, position.round, position.auction, position.tasks, position.passed, position.neutral),
            *(tuple(position.bids), tuple(position.holders), tuple(position.offer), position.towns[0]),
            tuple(position.goods[0]),
        )

    def is_main(self, position: Frontier, move: Move) -> bool:
        return isinstance(move, moves.Build | moves.Take)


PUZZLES: Final = FrontierPuzzles()
