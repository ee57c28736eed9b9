"""The exact search, on a ladder of numbers on which everything can be counted by hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from engine.moves import Move
from engine.puzzles import FEWEST, UNDER, Puzzles, Step, Task, TooMany, Unreached, proven
from engine.texts import Text, message


class Climb(Move, words="climb", targets=("1", "2", "3")):
    """Go so many rungs up."""


class Rest(Move, words="rest"):
    """Stay, and be the worse for it."""


START, TOP = (0, 0), 6
"""The rung, and the points; the top is the end, and what is above it is off the ladder."""


class Ladder(Puzzles[Any]):
    """Rungs are worth points: 2 at the second one, 5 at the fifth one; each rest costs one."""

    title: ClassVar[Any] = SimpleNamespace(decider_of=lambda _position: 0)

    def begins(self, position: Any) -> bool:
        return True

    def is_over(self, position: Any) -> bool:
        return bool(position[0] == TOP)

    def points(self, position: Any, seat: int) -> int:
        return int(position[1])

    def told(self, task: Task, position: Any) -> Text:
        return message("Climb.")

    def left(self, position: Any) -> Text:
        return message("some rungs")

    def steps(self, position: Any) -> Iterator[Step]:
        rung, points = position
        for height in (1, 2, 3):
            if rung + height <= TOP:
                after = rung + height
                yield Step((Climb(str(height)),), (after, points + (after if after in (2, 5) else 0)))
        if points > -2:
            yield Step((Rest(),), (rung, points - 1))

    def bound(self, position: Any, seat: int) -> int:
        rung, points = position
        return int(points + (2 if rung < 2 else 0) + (5 if rung < 5 else 0))

    def key(self, position: Any) -> Hashable:
        return position  # type: ignore[no-any-return]

    def is_main(self, position: Any, move: Move) -> bool:
        return isinstance(move, Climb)

    def bars(self, task: Task, position: Any, move: Move) -> bool:
        return task.kind == UNDER and isinstance(move, Climb) and position[0] + int(move.target) == 5

    def is_reached(self, task: Task, position: Any, seat: int) -> bool:
        return bool(position[0] >= int(task.what))


LADDER = Ladder()


def targets(moves: Sequence[Move]) -> list[str]:
    """How far each of some moves goes."""
    return [move.target for move in moves]


def test_the_most_points_are_found_by_one_of_the_shortest_ways() -> None:
    found = proven(LADDER, Task(), START)
    assert (found.best, found.ends) == (7, 1)
    assert targets(found.line) == ["2", "3", "1"]


def test_first_main_moves_are_counted_that_lead_to_the_best() -> None:
    assert sorted(targets(proven(LADDER, Task(), START).firsts)) == ["1", "2"]


def test_a_condition_leaves_ways_out() -> None:
    assert proven(LADDER, Task(UNDER, "not the fifth"), START).best == 2


def test_the_fewest_moves_to_an_aim_are_found() -> None:
    found = proven(LADDER, Task(FEWEST, "4"), START)
    assert found.best == len(found.line) == 2
    assert sorted(targets(found.firsts)) == ["1", "2", "3"]


def test_best_ends_are_counted_as_positions_and_not_as_ways() -> None:
    assert proven(LADDER, Task(FEWEST, "4"), START).ends == 5  # rungs 4 to 6, with and without the second and the fifth


def test_positions_know_how_far_the_best_is() -> None:
    good = proven(LADDER, Task(), START).good
    assert (good[START], good[2, 2], good[5, 7]) == (3, 2, 1)
    assert (3, 0) not in good


@pytest.mark.parametrize("known", [None, -2, 6, 7])
def test_what_is_known_to_be_reached_changes_nothing_but_the_effort(known: int | None) -> None:
    found, all_searched = proven(LADDER, Task(), START, known=known), proven(LADDER, Task(), START)
    assert (found.best, found.ends, found.firsts) == (all_searched.best, all_searched.ends, all_searched.firsts)
    assert found.positions <= all_searched.positions


def test_nothing_is_proven_with_too_few_positions() -> None:
    with pytest.raises(TooMany):
        proven(LADDER, Task(), START, limit=3)


def test_what_cannot_be_reached_is_said_so() -> None:
    with pytest.raises(Unreached):
        proven(LADDER, Task(FEWEST, "9"), START)
