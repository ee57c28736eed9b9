"""What results of a task are worth in stars."""

from __future__ import annotations

import pytest

from engine.puzzles import FEWEST, Task
from engine.puzzles.puzzles import REACHED


@pytest.mark.parametrize(
    ("best", "usual", "stars"),
    [(41, 31, (31, 36, 41)), (41, 30, (30, 36, 41)), (46, 45, (45, 46, 46)), (46, None, (46, 46, 46))],
)
def test_points_have_stars_from_the_usual_result_half_of_the_way_and_the_best(
    best: int, usual: int | None, stars: tuple[int, int, int]
) -> None:
    assert Task().thresholds(best, usual) == stars


def test_few_moves_have_stars_for_the_aim_one_more_and_the_fewest() -> None:
    assert Task(FEWEST, "own:liner").thresholds(4, None) == (REACHED, 5, 4)


def test_of_moves_fewer_are_worth_more() -> None:
    assert Task(FEWEST).worth(3) > Task(FEWEST).worth(4)
    assert Task().worth(3) < Task().worth(4)
