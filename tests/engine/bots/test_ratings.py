"""Ratings of players who played all against all, and intervals by Wilson's formula worked out by hand."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from engine.bots.ratings import ANCHOR, mean_within, ratings, wilson


def test_two_players_differ_by_what_the_share_of_games_says() -> None:
    found = ratings({("strong", "weak"): (750.0, 1000)}, "weak", Random(1))
    assert found["weak"].points == ANCHOR
    assert found["strong"].points == pytest.approx(ANCHOR + 400 * log10(3), abs=2)


def test_ratings_explain_results_that_agree_with_each_other() -> None:
    results = {("a", "b"): (600.0, 900), ("b", "c"): (600.0, 900), ("a", "c"): (720.0, 900)}
    found = ratings(results, "c", Random(1))
    step = 400 * log10(2)
    assert [round(found[name].points - ANCHOR) for name in "abc"] == pytest.approx([2 * step, step, 0], abs=3)
    assert list(found) == ["a", "b", "c"]


def test_whoever_never_lost_has_a_rating_and_an_interval() -> None:
    found = ratings({("a", "b"): (20.0, 20)}, "b", Random(1))
    assert 400 < found["a"].points - ANCHOR < 1000
    assert ANCHOR < found["a"].low < found["a"].high


def test_more_games_make_the_interval_narrower() -> None:
    few, many = (ratings({("a", "b"): (0.6 * n, n)}, "b", Random(1))["a"] for n in (20, 500))
    assert many.high - many.low < (few.high - few.low) / 3


def test_the_interval_of_the_anchor_is_its_rating() -> None:
    found = ratings({("a", "b"): (6.0, 10)}, "b", Random(1))["b"]
    assert (found.low, found.points, found.high) == (ANCHOR, ANCHOR, ANCHOR)


def test_the_order_in_which_a_pair_is_named_makes_no_difference() -> None:
    one = ratings({("a", "b"): (6.0, 10), ("b", "c"): (7.0, 10)}, "b", Random(1))
    other = ratings({("b", "a"): (4.0, 10), ("c", "b"): (3.0, 10)}, "b", Random(1))
    assert {name: rating.points for name, rating in one.items()} == pytest.approx(
        {name: rating.points for name, rating in other.items()}
    )


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (150, 200, 0.6856, 0.8049)],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_the_interval_of_a_mean_is_that_of_student() -> None:
    low, high = mean_within([2, 4, 4, 6]) or (0.0, 0.0)
    assert (low, high) == pytest.approx((4 - 3.182 * 1.63299 / 2, 4 + 3.182 * 1.63299 / 2), abs=1e-3)


def test_of_many_values_it_is_nearly_that_of_the_normal_distribution() -> None:
    low, high = mean_within([0, 1] * 5000) or (0.0, 0.0)
    assert (low, high) == pytest.approx((0.5 - 1.96 * 0.005, 0.5 + 1.96 * 0.005), abs=1e-5)


def test_between_the_table_and_the_formula_there_is_no_step() -> None:
    widths = []
    for number in (30, 31, 32):
        low, high = mean_within([0, 2] * (number // 2) + [1] * (number % 2)) or (0.0, 0.0)
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


def test_one_value_has_no_interval() -> None:
    assert mean_within([3]) is None
