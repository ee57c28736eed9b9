"""The slow second search of a puzzle, which proves the first: it uses nothing of what a title states to shorten that.

Every move of the rules with every answer is carried out, whatever it leads to, up to every end: no move is dominated,
no order is the right one, nothing is bounded, and what counts as the same position is the whole of it. Where one could
go round in circles, a position that was met is passed over; else not even that.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from engine.position import frozen
from engine.puzzles.puzzles import AnyPuzzles, Task, every_step
from engine.puzzles.search import TooMany, Unreached


@dataclass(frozen=True, slots=True)
class Walked:
    """The best value, in how many different final positions it is reached, and how many moves were carried out."""

    best: int
    ends: int
    moves: int


def walked(puzzles: AnyPuzzles, task: Task, position: Any, *, limit: int, remembers: bool) -> Walked:
    """The best that can be done from a position; raises `TooMany` (of so many moves) or `Unreached`.

    `remembers` says whether positions that were met are passed over. Of a task that counts moves those that come to a
    position in more moves are.
    """
    title, seat = puzzles.title, puzzles.title.decider_of(position)
    waiting: list[tuple[Any, int]] = [(position, 0)]
    met: dict[Hashable, int] = {}
    ends: dict[Hashable, int] = {}
    moves = 0
    while waiting:
        before, length = waiting.pop()
        if task.fewest and puzzles.is_reached(task, before, seat):
            ends[puzzles.key(before)] = max(-length, ends.get(puzzles.key(before), -length))
            continue
        if puzzles.is_over(before):
            if not task.fewest:
                ends[puzzles.key(before)] = puzzles.points(before, seat)
            continue
        for step in every_step(title, before):
            moves += 1
            if moves > limit:
                raise TooMany(moves)
            if not puzzles.keeps(task, step, before):
                continue
            if remembers:
                whole = frozen(step.after)
                if whole in met and (not task.fewest or met[whole] <= length + 1):
                    continue
                met[whole] = length + 1
            waiting.append((step.after, length + 1))
    if not ends:
        raise Unreached(moves)
    best = max(ends.values())
    return Walked(task.worth(best), sum(worth == best for worth in ends.values()), moves)
