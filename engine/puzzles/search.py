"""The exact search of a puzzle: every way to its end but those that cannot be better, each position once.

What can be reached from a position depends on nothing before it, and what an end is worth can be read from it. So the
search is a walk over positions that remembers where it was: none is looked at twice, and none from which less can be
reached than is known to be reached. The most promising comes first. What could be as good as the best is followed too,
and of each position is kept from where it was reached: in the end all best ends are known, and, going back from them,
every position on a way to one.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any, Final

from engine.bots.choices import completed
from engine.moves import Move
from engine.puzzles.puzzles import AnyPuzzles, Step, Task

LIMIT: Final = 300_000
"""So many positions are looked at where nobody says."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What a search has proven of a task.

    `best` is the value that no play exceeds (points, or moves of a task that counts them), `line` one way to it, in
    complete moves. `ends` is the number of different final positions in which it is reached, `firsts` are the different
    main moves (without their answers) with which the ways to them begin, `positions` how many were looked at. `good`
    are the keys of all positions from which the best can still be reached, each with the moves that it takes at least.
    """

    task: Task
    best: int
    line: tuple[Move, ...]
    ends: int
    firsts: tuple[Move, ...]
    positions: int
    good: Mapping[Hashable, int] = field(repr=False, compare=False)


class Unproven(Exception):
    """Nothing is proven: too many positions, or none that does what is asked. `positions` were looked at."""

    def __init__(self, positions: int) -> None:
        super().__init__(positions)
        self.positions = positions


class TooMany(Unproven):
    """More positions than were allowed."""


class Unreached(Unproven):
    """What is asked cannot be done."""


def proven(puzzles: AnyPuzzles, task: Task, position: Any, *, limit: int = LIMIT, known: int | None = None) -> Proof:
    """The best that can be done from a position; raises `TooMany` or `Unreached`.

    `known` is a value that somebody is known to have reached, which leaves less to be searched.
    """
    return _Search(puzzles, task, position, limit, known).proof()


_Edge = tuple[int, tuple[Move, ...]]
"""From which position, by its number, and how."""


class _Search:
    """A search of one position: of each that was reached its number, its key, and the ways that lead there."""

    def __init__(self, puzzles: AnyPuzzles, task: Task, start: Any, limit: int, known: int | None) -> None:
        self._puzzles, self._task, self._limit = puzzles.narrowed(task), task, limit
        self._start, self._seat = start, puzzles.title.decider_of(start)
        self._numbers: dict[Hashable, int] = {}
        self._ways: list[list[_Edge]] = []
        self._lengths: list[int] = []
        """The moves that it takes to reach each position, as far as is known; they matter where moves are counted."""
        self._open: list[tuple[int, int, int, Any]] = []
        self._best: int | None = None if known is None else task.worth(known)
        self._ends: list[int] = []

    def proof(self) -> Proof:
        """See `proven`."""
        self._reach(-1, Step((), self._start))
        while self._open:
            promise, _order, number, position = heappop(self._open)
            if self._best is not None and -promise < self._best:
                break  # nothing that is open promises more
            if self._task.fewest and -promise != self._promise(position, self._lengths[number]):
                continue  # a shorter way was found since
            try:
                for step in self._steps(position):
                    self._reach(number, step)
            except OverflowError as error:  # a question with more answers than could be followed
                raise TooMany(len(self._numbers)) from error
        if not self._ends or self._best is None:
            raise Unreached(len(self._numbers))
        return self._told()

    def _steps(self, position: Any) -> Iterator[Step]:
        puzzles, task = self._puzzles, self._task
        return (step for step in puzzles.steps(position) if puzzles.keeps(task, step, position))

    def _is_end(self, position: Any) -> bool:
        if self._task.fewest:
            return self._puzzles.is_reached(self._task, position, self._seat)
        return self._puzzles.is_over(position)

    def _promise(self, position: Any, length: int) -> int:
        """No end that is reached through a position is worth more."""
        if self._task.fewest:
            return -length - self._puzzles.least(self._task, position, self._seat)
        return self._puzzles.bound(position, self._seat)

    def _reach(self, before: int, step: Step) -> None:
        """A position is reached in some way: looked at, where it is a new one or a shorter way."""
        position = step.after
        length = self._lengths[before] + len(step.moves) if before >= 0 else 0
        key = self._puzzles.key(position)
        number = self._numbers.setdefault(key, len(self._ways))
        if number < len(self._ways):
            self._ways[number].append((before, step.moves))
            if not self._task.fewest or length >= self._lengths[number]:
                return
            self._lengths[number] = length
        else:
            if number >= self._limit:
                raise TooMany(number)
            self._ways.append([(before, step.moves)])
            self._lengths.append(length)
        if self._is_end(position):
            self._end(number, -length if self._task.fewest else self._puzzles.points(position, self._seat))
            return
        if self._puzzles.is_over(position):
            return
        promise = self._promise(position, length)
        if self._best is None or promise >= self._best:
            heappush(self._open, (-promise, -len(self._ways), number, position))

    def _end(self, number: int, worth: int) -> None:
        if self._best is None or worth > self._best:
            self._best = worth
            self._ends = []
        if worth == self._best:
            self._ends.append(number)

    # What is known in the end.

    def _told(self) -> Proof:
        keys = list(self._numbers)
        onward = self._onward()
        best = self._task.worth(self._best or 0)
        left = self._left(onward)
        good = {keys[number]: moves for number, moves in left.items()}
        line = self._line(onward, left)
        return Proof(self._task, best, line, len(set(self._ends)), self._firsts(onward), len(keys), good)

    def _onward(self) -> dict[int, list[_Edge]]:
        """The positions on a way to a best end, with the ways that lead on from each."""
        onward: dict[int, list[_Edge]] = {number: [] for number in self._ends}
        waiting = [*onward]
        while waiting:
            number = waiting.pop()
            for before, moves in self._ways[number]:
                if before < 0 or (self._task.fewest and not self._is_shortest(before, moves, number)):
                    continue
                if before not in onward:
                    onward[before] = []
                    waiting.append(before)
                onward[before].append((number, moves))
        return onward

    def _is_shortest(self, before: int, moves: Sequence[Move], number: int) -> bool:
        return self._lengths[before] + len(moves) == self._lengths[number]

    def _left(self, onward: dict[int, list[_Edge]]) -> dict[int, int]:
        """How many moves it takes at least from each of those positions to a best end."""
        left: dict[int, int] = {}
        waiting = [(0, number) for number in sorted(set(self._ends))]
        while waiting:
            moves_left, number = heappop(waiting)
            if number in left:
                continue
            left[number] = moves_left
            for before, moves in self._ways[number]:
                if before in onward and before not in left and (number, moves) in onward[before]:
                    heappush(waiting, (moves_left + len(moves), before))
        return left

    def _line(self, onward: dict[int, list[_Edge]], left: dict[int, int]) -> tuple[Move, ...]:
        """One of the shortest ways to a best end."""
        number = 0
        line: tuple[Move, ...] = ()
        while left[number]:
            number, moves = next(
                (after, moves) for after, moves in onward[number] if left[after] + len(moves) == left[number]
            )
            line += moves
        return line

    def _firsts(self, onward: dict[int, list[_Edge]]) -> tuple[Move, ...]:
        """The different main moves with which the ways to the best ends begin."""
        found: dict[Hashable, Move] = {}
        waiting: list[tuple[int, Any]] = [(0, self._start)]
        seen = {0}
        while waiting:
            number, position = waiting.pop()
            for after, moves in onward[number]:
                reached = position
                for move in moves:
                    if self._puzzles.is_main(reached, move):
                        found.setdefault(self._puzzles.differs(move), move)
                        break
                    reached = completed(self._puzzles.title, reached, move)
                else:
                    if after not in seen:
                        seen.add(after)
                        waiting.append((after, reached))
        return tuple(found.values())
