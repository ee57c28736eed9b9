"""What is said of the end of a game: the ranges hold for those who follow advice."""

from __future__ import annotations

import pytest

from engine.bots.levels import Lineup, lineup_of
from engine.bots.sureness import Range, Sureness
from engine.titles import TITLES
from tests.benchmarks.sureness import OTHERS, hints_of, summary

SURE = Sureness(trend=(1.0, 0.1, -0.01), spread=(2.0, 1.0), widest=24.0, error=(0.5, 1.0), apart=2.0)
ALONE = {"le-havre": (5, 15), "homesteaders": (0, 4), "speicherstadt": (0, 10), "macao": (0, 4)}
"""Games of one seat: the shortest ones."""
GAMES = 24
"""In them some 200 hints are asked for."""


def test_a_range_lies_about_what_is_expected_with_the_trend_of_its_title() -> None:
    assert SURE.middle(100, 50, 4) == pytest.approx(100 + 4 * (1 + 0.4 - 0.5))
    assert SURE.range(100, 50, 4) == Range(94, 114)


def test_a_range_is_wider_where_more_is_to_come_and_where_games_end_further_apart() -> None:
    assert SURE.within(1) < SURE.within(2) < SURE.within(2, 3.0)


def test_a_range_that_is_too_wide_is_not_told() -> None:
    assert SURE.range(100, 50, 5) is not None
    assert SURE.range(100, 50, 6) is None
    assert SURE.range(100, 50, 5, 0.1) is None


def test_nothing_is_told_where_nothing_was_learned() -> None:
    assert Lineup({}).sureness.range(100, 100, 0) is None


@pytest.mark.parametrize("title", TITLES)
def test_the_range_of_a_late_hint_holds_for_whoever_follows_it(title: str) -> None:
    found = [hints_of(title, number, 100, last=5, every=1000)[0] for number in ALONE[title]]
    told = summary(found, lineup_of(title).sureness)
    assert told.told == 1
    assert told.holds > 0.6


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_four_of_five_ranges_hold_and_half_of_the_hints_have_one(title: str) -> None:
    lineup = lineup_of(title)
    hints = [hint for number in range(GAMES) for hint in hints_of(title, OTHERS + number, lineup.budget)]
    told = summary(hints, lineup.sureness)
    assert told.holds >= 0.8
    assert told.told >= 0.5
    assert told.width <= told.score / 5
