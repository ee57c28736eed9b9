"""What is said of plans beside each other: how far apart they are, measured by the standard error of that."""

from __future__ import annotations

import pytest

from engine.bots import Advice
from engine.bots.levels import lineup_of
from engine.le_havre.moves import Take
from engine.titles import TITLES, about
from screens.table.plan_words import comparison_in_words, verdict_in_words

LEFT = (0, 1, 5, 12)
"""Own turns to come."""


def compared(less: float, doubt: float | None) -> tuple[str, str]:
    """The words for the better and for the worse of two plans."""
    plans = [Advice((Take(good),), points, points, 9) for good, points in (("wood", 60.0), ("fish", 60.0 - less))]
    first, second = (comparison_in_words(plans, place, doubt)[0] for place in (0, 1))
    return first, second


def test_two_standard_errors_are_clear_and_less_than_one_is_about_as_good() -> None:
    assert compared(4.0, 2.0) == ("clearly best", "about 4 less")
    assert compared(3.9, 2.0) == ("best", "about 4 less")
    assert compared(2.0, 2.0) == ("best", "about 2 less")
    assert compared(1.9, 2.0) == ("best", "about as good")


def test_less_than_a_point_is_never_told() -> None:
    assert compared(1.0, 0.2) == ("clearly best", "about 1 less")
    assert compared(0.9, 0.2) == ("best", "about as good")


def test_nothing_is_clear_as_long_as_nobody_knows_the_standard_error() -> None:
    assert compared(30.0, None)[0] == "best"


def test_a_sentence_says_the_same() -> None:
    plans = [Advice((Take(good),), points, points, 9) for good, points in (("wood", 60.0), ("fish", 56.0))]
    said = [verdict_in_words(plans, place, doubt, "{} francs".format) for doubt in (2.0, 2.1, 4.1) for place in (0, 1)]
    assert said == [
        "It is clearly the best plan: the next one brings about 4 francs less.",
        "It brings about 4 francs less than plan 1.",
        "It is the best plan, but nobody can be sure: the next one brings about 4 francs less.",
        "It brings about 4 francs less than plan 1.",
        "It is the best plan, but nobody can be sure: the next one brings about 4 francs less.",
        "It is about as good as plan 1: what divides them is less than the doubt.",
    ]


@pytest.mark.parametrize("title", TITLES)
def test_the_standard_error_is_known_in_every_title_and_grows_with_what_is_to_come(title: str) -> None:
    sureness = lineup_of(title).sureness
    doubts = [sureness.doubt(left) for left in LEFT]
    assert doubts == sorted(set(doubts))
    assert doubts[0] > 0
    for variant in about(title).variants:
        assert [sureness.among(variant.name, 2).doubt(left) for left in LEFT] == doubts
