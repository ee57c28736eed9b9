"""What is said of the end of a game: the ranges hold for those who follow advice."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from statistics import fmean

import pytest

from engine.bots.levels import Lineup, lineup_of
from engine.bots.sureness import Range, Sureness
from engine.titles import TITLES
from tests.benchmarks.ranges import Hint, made, summary, tried
from tests.benchmarks.sureness import OTHERS, TRIED, hints_of, kept

SURE = Sureness(trend=(1.0, 0.1, -0.01), spread=(2.0, 1.0), widest=24.0, error=(0.5, 1.0), apart=2.0)
ALONE = {"le-havre": (0, 5, 15), "homesteaders": (0, 4, 8), "speicherstadt": (0, 5, 10), "macao": (0, 4, 8)}
"""Games of one seat: the shortest ones."""
WAYS = {"le-havre": 2, "homesteaders": 1, "speicherstadt": 4, "macao": 1}
"""In so many ways games are parted into those that teach and those that try: more where it is close."""
EFFORT = 400
"""The nodes of whoever follows advice in a test that is soon over."""


def test_a_range_lies_about_what_is_expected_with_the_trend_of_its_title() -> None:
    assert SURE.middle(100, 50, 7) == pytest.approx(100 + 4 * (1 + 0.7 - 0.5))
    assert SURE.range(100, 50, 4) == Range(91, 111)


def test_what_comes_of_the_last_turns_an_adviser_sees() -> None:
    assert SURE.middle(100, 50, 3) == 100


def test_what_an_adviser_always_misses_is_added_in_its_last_turns_too() -> None:
    sure = replace(SURE, always=1.5)
    assert sure.middle(100, 50, 3) == 101.5
    assert sure.middle(100, 50, 7) == pytest.approx(SURE.middle(100, 50, 7) + 1.5)


def test_a_range_is_wider_where_more_is_to_come_and_where_games_end_further_apart() -> None:
    assert SURE.within(1) < SURE.within(2) < SURE.within(2, 3.0)


def test_a_range_that_is_too_wide_is_not_told() -> None:
    assert SURE.range(100, 50, 5) is not None
    assert SURE.range(100, 50, 6) is None
    assert SURE.range(100, 50, 5, 0.1) is None


def test_an_adviser_is_as_far_off_as_it_was_in_games_of_the_same_variant_and_seats() -> None:
    sure = replace(SURE, seats=-0.5, variants={"short": -0.25})
    assert sure.among("full", 1).middle(100, 50, 7) == SURE.middle(100, 50, 7)
    assert sure.among("full", 3).middle(100, 50, 7) == pytest.approx(SURE.middle(100, 50, 7) - 4 * 2 * 0.5)
    assert sure.among("short", 1).middle(100, 50, 7) == pytest.approx(SURE.middle(100, 50, 7) - 4 * 0.25)


def test_ranges_of_games_of_one_seat_are_learned_by_themselves() -> None:
    sure = replace(SURE, alone=0.5)
    assert sure.among("", 1).within(2) == SURE.within(2) / 2
    assert sure.among("", 2).within(2) == SURE.within(2)


def test_ranges_are_counted_in_the_hints_that_have_one() -> None:
    sure = replace(SURE, trend=(0.0, 0.0, 0.0))
    ends = [(0, 0, 102), (0, 1, 104), (0, 12, 500), (1, 1, 105)]  # from 98 to 102, from 96 to 104, and too far off
    hints = [Hint("", "", 1, game, left, 100, 50, 0.0, result) for game, left, result in ends]
    assert summary(hints, sure) == (0.75, 0.667, 8, 104.5, 0.0, 1.0)


@pytest.mark.parametrize("title", TITLES)
def test_four_of_five_ranges_that_are_made_of_other_games_hold_and_half_of_the_hints_have_one(title: str) -> None:
    hints = kept(title)
    ways = [tried(hints, seed) for seed in range(WAYS[title])]
    assert fmean(told.holds for told in ways) >= 0.8
    assert fmean(told.told for told in ways) >= 0.5
    assert fmean(told.width for told in ways) <= ways[0].score / 5


@pytest.mark.parametrize("title", TITLES)
def test_ranges_are_those_that_are_made_of_the_games_that_were_followed(title: str) -> None:
    sureness = lineup_of(title).sureness
    found = made(kept(title), sureness.error)
    assert asdict(sureness) == json.loads(json.dumps(asdict(found)))


def test_nothing_is_told_where_nothing_was_learned() -> None:
    assert Lineup({}).sureness.range(100, 100, 0) is None


@pytest.mark.parametrize("title", TITLES)
def test_the_range_of_a_late_hint_holds_for_whoever_follows_it(title: str) -> None:
    found = [hints_of(title, number, EFFORT, last=5, every=1000)[0] for number in ALONE[title]]
    told = summary(found, lineup_of(title).sureness)
    assert told.told == 1
    assert told.holds > 0.6


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_nothing_says_that_fewer_than_four_of_five_ranges_hold_in_other_games_and_half_of_the_hints_have_one(
    title: str,
) -> None:
    lineup = lineup_of(title)
    hints = [hint for number in range(TRIED) for hint in hints_of(title, OTHERS + number, lineup.budget)]
    told = summary(hints, lineup.sureness)
    assert told.most >= 0.8  # the hints of a game are alike: in 24 games 13 of 20 hold by chance, or 18
    assert told.told >= 0.5
    assert told.width <= told.score / 5
