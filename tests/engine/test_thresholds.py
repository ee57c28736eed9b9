"""Thresholds of medals: what a list says, what the command that makes lists refuses, and every list that ships."""

from __future__ import annotations

import json

import pytest

from engine.medals import NAMES, Medals, home, thresholds
from engine.titles import TITLES, about
from tests.benchmarks.thresholds import LEAST, Row, Series, listed, row

MEDALS = Medals(98, 121, 146)


@pytest.fixture
def lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every title has a row for one seat of its usual variant."""
    rows = {home(title): {about(title).usual_variant: {"1": [98, 121, 146]}} for title in TITLES}
    monkeypatch.setattr("engine.medals.numbers", lambda package, _name: rows[package])


@pytest.mark.parametrize(("score", "medal"), [(97, None), (98, "bronze"), (145, "silver"), (146, "gold")])
def test_a_medal_is_earned_from_its_threshold_on(score: int, medal: str | None) -> None:
    assert MEDALS.earned(score) == medal


@pytest.mark.usefixtures("lists")
@pytest.mark.parametrize("title", TITLES)
def test_a_set_up_without_a_row_has_no_medals(title: str) -> None:
    variant = about(title).usual_variant
    assert thresholds(title, variant, 1) == MEDALS
    assert thresholds(title, variant, 5) is None
    assert thresholds(title, "another", 1) is None


def test_a_title_without_a_list_has_no_medals() -> None:
    assert thresholds("of-old", "short", 1) is None


@pytest.mark.parametrize("title", TITLES)
def test_every_list_that_ships_is_of_set_ups_of_its_title_and_rises(title: str) -> None:
    declared = about(title)
    found = {
        (one.name, seats): medals.rising
        for one in declared.variants
        for seats in declared.seats
        if (medals := thresholds(title, one.name, seats)) is not None
    }
    assert [(where, rising) for where, rising in found.items() if sorted({*rising}) != [*rising]] == []


def test_a_row_is_made_of_medians_and_of_what_nine_in_ten_do_not_exceed() -> None:
    usual, strong = range(LEAST), range(50, 50 + LEAST)
    assert row(usual, strong) == (49, 99, 139)


def test_a_row_of_too_few_games_is_refused() -> None:
    with pytest.raises(ValueError, match="99 games are too few"):
        row(range(LEAST - 1), range(LEAST))


def test_a_row_that_does_not_rise_is_refused() -> None:
    with pytest.raises(ValueError, match="does not rise"):
        row(range(50, 50 + LEAST), range(LEAST))


def test_a_list_holds_the_rows_and_none_that_was_refused() -> None:
    rows: list[tuple[Series, Row | str]] = [
        (Series("a", "short", 1, "x"), (1, 2, 3)),
        (Series("a", "short", 2, "x"), "too few"),
    ]
    assert json.loads(listed(rows)) == {"short": {"1": [1, 2, 3]}}


def test_there_are_as_many_names_as_thresholds() -> None:
    assert len(NAMES) == len(MEDALS.rising)
