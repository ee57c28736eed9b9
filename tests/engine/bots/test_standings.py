"""Ratings of players at tables of any size: who is compared with whom, and how sure it is."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots.ratings import ANCHOR, ratings
from engine.bots.standings import Placing, between_two, standings


def games(*places: tuple[int, int]) -> list[list[Placing]]:
    """Deals of one game each between a and b."""
    return [[(("a", "b"), one)] for one in places]


def test_at_a_table_of_three_each_is_compared_with_each_other() -> None:
    found = between_two([(("c", "a", "b"), (1, 2, 2))])
    assert found == {("a", "b"): (0.5, 1), ("a", "c"): (0.0, 1), ("b", "c"): (0.0, 1)}


def test_nobody_is_compared_with_themselves() -> None:
    assert between_two([(("a", "a", "b"), (1, 2, 3))]) == {("a", "b"): (2.0, 2)}


def test_ratings_are_those_of_what_was_won() -> None:
    deals = games(*[(1, 2)] * 30, *[(2, 1)] * 10)
    found = standings(deals, "b", Random(1))
    assert found["a"].points == ratings({("a", "b"): (30.0, 40)}, "b", Random(1))["a"].points
    assert (found["b"].low, found["b"].points, found["b"].high) == (ANCHOR, ANCHOR, ANCHOR)


def test_whoever_never_lost_is_not_sure_to_be_as_strong_as_that() -> None:
    found = standings(games(*[(1, 2)] * 20), "b", Random(1))["a"]
    assert found.low < found.points - 200
    assert found.high > found.points + 200


def test_games_of_a_deal_that_end_alike_make_the_interval_wider() -> None:
    alone = standings(games(*[(1, 2), (2, 1)] * 20), "b", Random(1))["a"]
    alike = [[(("a", "b"), one)] * 10 for one in [(1, 2), (2, 1)] * 2]
    together = standings(alike, "b", Random(1))["a"]
    assert together.high - together.low > 1.5 * (alone.high - alone.low)


def test_one_deal_alone_has_ratings() -> None:
    assert standings(games((1, 2)), "a", Random(1))["a"].points == pytest.approx(ANCHOR)
