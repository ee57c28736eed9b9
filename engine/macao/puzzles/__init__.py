"""Puzzles of Macao: the last turn of the game."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Final

from engine.macao import moves
from engine.macao.puzzles import steps
from engine.macao.scoring import total
from engine.macao.state import ACTION, DICE, LAST_ROUND, OVER, Colony
from engine.macao.title import MACAO
from engine.moves import Move
from engine.puzzles import UNDER, Puzzles, Step, Task
from engine.texts import Text, message

NO_QUARTER: Final = "no-quarter"


class ColonyPuzzles(Puzzles[Colony]):
    """See the module."""

    title = MACAO
    level = "viceroy"

    def begins(self, position: Colony) -> bool:
        if position.round != LAST_ROUND:
            return False
        if position.terms.lone:
            return position.phase == DICE
        fresh = not (position.used or position.taken or position.bought or position.moved or position.walled)
        return position.phase == ACTION and not position.queue and fresh

    def points(self, position: Colony, seat: int) -> int:
        return total(position, seat)

    def told(self, task: Task, position: Colony) -> Text:
        return message("Last round: make the most of it.")

    def left(self, position: Colony) -> Text:
        return message("the last turn")

    def steps(self, position: Colony) -> Iterable[Step]:
        return steps.steps(position)

    def key(self, position: Colony) -> Hashable:
        seat = position.seat
        reached = (
            *(position.phase, position.active[seat], position.tableau[seat], position.city[seat], position.gold[seat]),
            *(position.points[seat], position.jokers[seat], position.cargo[seat], position.steps[seat]),
            *(position.ships[seat], tuple(position.ports)),
        )
        if position.phase == OVER:
            return reached
        return (
            *reached,
            *(tuple(position.supply[seat]), position.used, position.taken, position.bought, position.walled),
            *(position.free_steps, position.moved, position.entered, position.earned, position.wall),
        )

    def is_main(self, position: Colony, move: Move) -> bool:
        return isinstance(move, moves.Activate | moves.Craft | moves.Claim | moves.Sail)


PUZZLES: Final = ColonyPuzzles()
