"""Positions of shipped puzzles, small enough for the slow second search, and what both searches say of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

from engine.codec import decode
from engine.homesteaders.state import Frontier
from engine.puzzles import AnyPuzzles, Task, TooMany, Unreached, proven, puzzles_of
from engine.puzzles.puzzles import every_step
from engine.puzzles.slow import Walked, walked
from saves.puzzles.form import Puzzle
from saves.puzzles.shelf import shelf
from tests.engine.homesteaders.puzzles.small import with_few_debts


class Small(NamedTuple):
    """A position on the way to the end of a puzzle, and what the slow search found there."""

    called: str
    task: Task
    position: Any
    slow: Walked


def stated(title: str) -> AnyPuzzles:
    """What a title states of its puzzles."""
    found = puzzles_of(title)
    assert found is not None
    return found


def task_of(puzzle: Puzzle) -> Task:
    """What is asked in a shipped puzzle."""
    return Task(puzzle.kind, puzzle.what)


def start_of(puzzle: Puzzle) -> Any:
    """The position in which a shipped puzzle begins."""
    return decode(stated(puzzle.title).title.position, puzzle.position)


def easiest(title: str) -> list[Puzzle]:
    """The puzzles that are offered of a title, those first for which the fewest positions were searched."""
    return sorted(shelf(title).offered, key=lambda puzzle: puzzle.proof["positions"])


SOONEST = (
    *("261123-8fd759", "261124-41d670", "261123-e15d83", "261124-e082a6"),
    *("261124-247e62", "261124-2a63db", "261124-80ac7d", "261124-6fe5db", "261124-c40b88"),
)
"""Puzzles of Le Havre that have a small position: to find that out of fifty others takes ten seconds."""


def finite(puzzles: AnyPuzzles, position: Any) -> AnyPuzzles:
    """What a title states, by rules by which a puzzle ends without any skill: there is a limit to debts."""
    return with_few_debts(position) if isinstance(position, Frontier) else puzzles


def small_ones(title: str, number: int, most: int, *, remembers: bool = False) -> Iterator[Small]:
    """So many positions of puzzles, of different ones as far as there are, that the slow search can prove.

    Each is the earliest position, of a game that chance plays on from the beginning of the puzzle by what is worth a
    search, from which all ends are reached in at most so many moves: so the best is no longer always in reach.
    """
    puzzles, found = stated(title), 0
    soonest = sorted(easiest(title), key=lambda puzzle: puzzle.id not in SOONEST)
    for game, puzzle in product(range(_GAMES), soonest):
        small = _earliest(puzzles, puzzle, Random(puzzle.number + game), most, remembers)
        if small is not None:
            yield small
            found += 1
        if found == number:
            return


_GAMES = 20
"""Of a title with few puzzles so many games are played on from each at most."""


def _earliest(puzzles: AnyPuzzles, puzzle: Puzzle, rng: Random, most: int, remembers: bool) -> Small | None:
    position, task = start_of(puzzle), task_of(puzzle)
    seat = puzzles.title.decider_of(position)
    way = []
    while not puzzles.is_over(position):
        way.append(position)
        steps = [step for step in puzzles.steps(position) if puzzles.keeps(task, step, position)]
        if not steps or (task.fewest and puzzles.is_reached(task, position, seat)):
            break
        position = rng.choice(steps).after
    best = None
    for before in reversed(way):
        try:
            slow = walked(finite(puzzles, before), task, before, limit=most, remembers=remembers)
        except TooMany:
            break
        except Unreached:
            continue
        best = Small(puzzle.id, task, before, slow)
    return best


def disagreements(title: str, small: Small) -> list[str]:
    """Where the search, or the bound, says something else of a position than the slow search; nothing where not."""
    puzzles, (called, task, position, slow) = stated(title), small
    seat = puzzles.title.decider_of(position)
    found = proven(puzzles, task, position)
    said = []
    if found.best != slow.best:
        said.append(f"{called}: {found.best} is found, {slow.best} is possible")
    if not 0 < found.ends <= slow.ends:
        said.append(f"{called}: {found.ends} best ends are found, there are {slow.ends}")
    if not task.fewest and puzzles.bound(position, seat) < slow.best:
        said.append(f"{called}: {slow.best} can be reached above the bound {puzzles.bound(position, seat)}")
    return said


def loose_bounds(title: str, small: Small) -> list[str]:
    """Positions on any way from a small one in which less is bounded than the search finds; nothing where none."""
    puzzles, said = stated(title), []
    rng = Random(small.called)
    for _game in range(3):
        position = small.position
        while not puzzles.is_over(position):
            seat = puzzles.title.decider_of(position)
            try:
                best = proven(puzzles, small.task, position).best
            except Unreached:
                break
            if not small.task.fewest and puzzles.bound(position, seat) < best:
                said.append(f"{small.called}: {best} above {puzzles.bound(position, seat)} in {position.phase}")
            kept = [step for step in every_step(puzzles.title, position) if puzzles.keeps(small.task, step, position)]
            position = rng.choice(kept).after
    return said
