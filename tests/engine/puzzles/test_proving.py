"""Shipped puzzles are proven once more: small positions by the slow search, some of them as a whole."""

from __future__ import annotations

import pytest

from engine.puzzles import proven
from engine.puzzles.point import judged
from engine.puzzles.puzzles import PUZZLES
from saves.puzzles.begun import begun
from saves.puzzles.form import Puzzle, PuzzleError
from saves.puzzles.shelf import shelf
from tests.engine.puzzles.proving import disagreements, easiest, loose_bounds, small_ones, start_of, stated, task_of

SHIPPED = tuple(title for title in PUZZLES if shelf(title).offered)
SMALL = {"le-havre": 1200, "homesteaders": 12_000, "speicherstadt": 1200, "macao": 12_000}
"""So many moves the slow search makes at most from a small position."""
DRAWN = ("homesteaders", "macao")
"""Titles in which few positions are small, and positions that were met must be passed over even there.

Their own tests prove some that are drawn, in every run; those on the ways of puzzles are for the long one.
"""
PROVED = tuple(pytest.param(title, marks=pytest.mark.long) if title in DRAWN else title for title in SHIPPED)


def wrong_with(puzzle: Puzzle) -> str:
    """What is wrong with a shipped puzzle or its best line, as a sentence; nothing where all is well."""
    try:
        begun(puzzle)
    except PuzzleError as error:
        return str(error)
    return ""


def values_of(puzzles: list[Puzzle]) -> dict[str, int]:
    """What the search finds for each of some puzzles, by their ids."""
    found = {}
    for puzzle in puzzles:
        proof = proven(stated(puzzle.title), task_of(puzzle), start_of(puzzle), limit=1 << 20, known=puzzle.best)
        found[puzzle.id] = proof.best
    return found


@pytest.mark.parametrize("title", SHIPPED)
def test_every_best_line_is_played_and_comes_to_its_value(title: str) -> None:
    assert shelf(title).problems == ()
    assert [said for puzzle in shelf(title).puzzles if (said := wrong_with(puzzle))] == []


@pytest.mark.parametrize("title", SHIPPED)
def test_five_of_a_title_are_proven_again(title: str) -> None:
    puzzles = easiest(title)[:5]
    assert values_of(puzzles) == {puzzle.id: puzzle.best for puzzle in puzzles}


@pytest.mark.parametrize("count", [6, pytest.param(20, marks=pytest.mark.long)])
@pytest.mark.parametrize("title", PROVED)
def test_the_slow_search_finds_the_same_in_small_positions(title: str, count: int) -> None:
    small = list(small_ones(title, count, SMALL[title], remembers=title in DRAWN))
    assert len(small) == count
    assert [said for one in small for said in disagreements(title, one)] == []


@pytest.mark.parametrize("title", PROVED)
def test_no_bound_is_lower_than_what_can_be_reached(title: str) -> None:
    assert [
        said
        for one in small_ones(title, 3, SMALL[title], remembers=title in DRAWN)
        for said in loose_bounds(title, one)
    ] == []


@pytest.mark.long
@pytest.mark.parametrize("title", SHIPPED)
def test_every_puzzle_is_proven_again_and_has_a_point(title: str) -> None:
    without = []
    for puzzle in shelf(title).offered:
        found = judged(stated(title), task_of(puzzle), start_of(puzzle), limit=1 << 20).found
        if found is None or (found.best, found.grade, found.stars) != (puzzle.best, puzzle.grade, puzzle.stars):
            without.append(puzzle.id)
    assert without == []
