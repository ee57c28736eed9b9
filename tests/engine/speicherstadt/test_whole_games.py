"""Whole games of players with fixed habits come to the figures of the reference."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.speicherstadt.as_printed import as_printed
from tests.engine.speicherstadt.habit import TABLE, played, written


@pytest.fixture(autouse=True)
def figures() -> Iterator[None]:
    """A figure that is not the listed one is found by another test."""
    with as_printed():
        yield


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line[:8])
def test_a_whole_game_by_habit_comes_to_the_figures_of_the_reference(line: str) -> None:
    seats, variant, *_figures = line.split(" | ")
    assert written(played(int(seats), variant)) == line


def test_habit_loses_to_a_rival_who_begins_with_5_coins() -> None:
    game = played(1, "base", setup={"start": 1, "position": {"rival": {"coins": 5}}})
    assert (game.scores()[0]["total"], game.rivals()[0]["total"]) == (19, 41)
