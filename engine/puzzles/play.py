"""What a computer player comes to who knows nothing of a puzzle and plays on, and what moves look like at first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from engine.bots.choices import completed
from engine.bots.levels import lineup_of
from engine.bots.player import Player
from engine.game import Game
from engine.moves import Move
from engine.puzzles.puzzles import AnyPuzzles, Task

_LONGEST: Final = 400
"""Whoever has not come to the end after so many moves never will."""


class Played(NamedTuple):
    """The value that somebody has reached, None where not what is asked, and the moves."""

    value: int | None
    moves: tuple[Move, ...]


def played(puzzles: AnyPuzzles, task: Task, position: Any, player: Player) -> Played:
    """What comes of a task where a player goes on from its position, who plays for points and knows no task.

    A move that would break a condition is replaced by that which looks best of those that keep it.
    """
    title, seat = puzzles.title, puzzles.title.decider_of(position)
    moves: list[Move] = []
    while len(moves) < _LONGEST:
        if task.fewest and puzzles.is_reached(task, position, seat):
            return Played(len(moves), tuple(moves))
        if puzzles.is_over(position):
            return Played(None if task.fewest else puzzles.points(position, seat), tuple(moves))
        move = player.choose(Game(title, {}, position))
        after = completed(title, position, move)
        if puzzles.bars(task, position, move):
            kept = _keeping(puzzles, task, position)
            if kept is None:
                break
            move, after = kept
        moves.append(move)
        position = after
    return Played(None, tuple(moves))


def _keeping(puzzles: AnyPuzzles, task: Task, position: Any) -> tuple[Move, Any] | None:
    """The move that looks best of those that keep the condition, and the position after it; None where none does."""
    seen = glance(puzzles, position)
    kept: list[tuple[float, int, Move, Any]] = []
    for number, step in enumerate(puzzles.steps(position)):
        if puzzles.keeps(task, step, position):
            move = step.moves[0]
            kept.append((seen.rank(move), -number, move, completed(puzzles.title, position, move)))
    best = max(kept, key=lambda one: one[:2], default=None)
    return None if best is None else best[2:]


class Glance(NamedTuple):
    """What the moves of a position are worth at first sight; of some nothing is said."""

    worths: Sequence[tuple[Move, float]]

    def worth(self, move: Move) -> float | None:
        """What a move is worth at first sight, or one that differs in its answers alone; None where nothing is said."""
        exact = [worth for other, worth in self.worths if other == move]
        alike = [worth for other, worth in self.worths if other.unanswered() == move.unanswered()]
        return max(exact or alike, default=None)

    def rank(self, move: Move) -> float:
        """The same to choose by: what nobody thinks of comes last."""
        worth = self.worth(move)
        return float("-inf") if worth is None else worth

    def less(self, move: Move) -> float:
        """By how much a move seems to be worse than the one that looks best; 0 where nothing is said of it."""
        worth = self.worth(move)
        return 0.0 if worth is None else max(other for _move, other in self.worths) - worth


def glance(puzzles: AnyPuzzles, position: Any) -> Glance:
    """The first sight of a position: what the title's computer players say of each move before they think."""
    look = lineup_of(puzzles.title.name).glance
    return Glance(() if look is None else look(position))
