"""What the end of an episode is worth."""

from __future__ import annotations

import pytest

from havre.environments.rewards import margins, places, points


def scores(*ranked: tuple[int, int]) -> list[dict[str, int]]:
    """Scores of a place and a total each."""
    return [{"place": place, "total": total} for place, total in ranked]


@pytest.mark.parametrize(
    ("own", "others", "worth"),
    [
        ([(1, 50), (2, 40)], [], [1, -1]),
        ([(2, 40), (1, 50), (3, 30)], [], [0, 1, -1]),
        ([(1, 50), (1, 50)], [], [0, 0]),
        ([(1, 9), (2, 8), (2, 8), (4, 1)], [], [1, 0, 0, -1]),
        ([(1, 9), (2, 8), (3, 7), (4, 1), (5, 0)], [], [1, 0.5, 0, -0.5, -1]),
        ([(2, 30)], [(1, 60)], [-1]),
        ([(1, 90)], [(2, 60)], [1]),
        ([(2, -5), (3, -8)], [], [1, -1]),
        ([(1, 250)], [], [0.5]),
        ([(1, 900)], [], [1]),
        ([(1, -900)], [], [-1]),
    ],
)
def test_places_run_from_1_to_minus_1(
    own: list[tuple[int, int]], others: list[tuple[int, int]], worth: list[float]
) -> None:
    assert places(scores(*own), scores(*others)) == pytest.approx(worth)


def test_margins_are_points_above_the_best_other_within_200() -> None:
    assert margins(scores((1, 90), (2, 60)), scores((3, 50))) == [30, -30]
    assert margins(scores((1, 900), (2, 60)), []) == [200, -200]
    assert margins(scores((1, 70)), []) == [70]
    assert margins(scores((2, 70)), scores((1, 80))) == [-10]


def test_points_are_clipped() -> None:
    assert points(scores((1, 1200), (2, 60), (3, -300)), []) == [1000, 60, -200]
