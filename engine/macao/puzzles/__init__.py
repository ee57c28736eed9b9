"""Puzzles of Macao: the last turn of the game, and alone the dice of the last round with it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Final

from engine.macao.moves import Choose, Claim
from engine.macao.puzzles import bounds, steps
from engine.macao.scoring import total
from engine.macao.state import ACTION, DICE, LAST_ROUND, OVER, Colony
from engine.macao.title import MACAO
from engine.moves import Move
from engine.puzzles import UNDER, Puzzles, Step, Task
from engine.texts import Text, counted, message

NO_QUARTER: Final = "no-quarter"
"""The condition that no quarter is taken."""


class ColonyPuzzles(Puzzles[Colony]):
    """Alone from the dice of round 12 on, which have been thrown; with others the turn of whoever is last in it.

    What the company takes is known after the throw. How the search is made short is told in `steps` and `bounds`.
    """

    title = MACAO
    level = "factor"
    seats = (1, 2, 3, 4)

    def begins(self, position: Colony) -> bool:
        """See `Puzzles.begins`."""
        if position.round != LAST_ROUND:
            return False
        if position.terms.lone:
            return position.phase == DICE
        done = position.used or position.taken or position.bought or position.moved or position.walled
        return position.phase == ACTION and not position.queue and not done

    def points(self, position: Colony, seat: int) -> int:
        """See `Puzzles.points`."""
        return total(position, seat)

    def tasks(self, position: Colony) -> Sequence[Task]:
        """The most points, with quarters and without; what comes first goes in turn."""
        found = (Task(), Task(UNDER, NO_QUARTER))
        return found if sum(position.points) % 4 else found[::-1]

    def bars(self, task: Task, position: Colony, move: Move) -> bool:
        """See `Puzzles.bars`."""
        return task.what == NO_QUARTER and isinstance(move, Claim)

    def told(self, task: Task, position: Colony) -> Text:
        """See `Puzzles.told`."""
        if task.kind == UNDER:
            return message("Your last turn without a further quarter: make the most of it.")
        if position.phase == DICE:
            return message("The last dice and your last turn: make the most of it.")
        return message("Your last turn: make the most of it.")

    def brief(self, task: Task, position: Colony) -> Text:
        """See `Puzzles.brief`."""
        if task.kind == UNDER:
            return message("Last turn, no further quarter")
        return (
            message("Last dice and last turn") if position.phase == DICE else counted("Last turn", "Last {n} turns", 1)
        )

    def left(self, position: Colony) -> Text:
        """See `Puzzles.left`."""
        return message("the dice and the last turn") if position.phase == DICE else message("the last turn")

    def steps(self, position: Colony) -> Iterable[Step]:
        """See the module of that name."""
        return steps.steps(position)

    def bound(self, position: Colony, seat: int) -> int:
        """See `bounds`."""
        return bounds.bound(position, seat)

    def key(self, position: Colony) -> Hashable:
        """See `Puzzles.key`: what the turn of a seat changes."""
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
            *(position.free_steps, position.moved, position.entered, position.earned, position.wall, position.picked),
        )

    def is_main(self, position: Colony, move: Move) -> bool:
        """The choice of the dice; in the turn taking a quarter: most are built about that, and it is done once."""
        return isinstance(move, Choose | Claim)

    def differs(self, move: Move) -> Hashable:
        """Of the dice those that are chosen."""
        return move if isinstance(move, Choose) else super().differs(move)


PUZZLES: Final = ColonyPuzzles()
