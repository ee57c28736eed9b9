"""What was made of puzzles adds up by title and grade, and by days."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from saves.puzzles.results import Result, best_of, days_in_a_row, enter, results, tally
from saves.slots import home


def result(id: str, stars: int, reached: int = 41, **fields: object) -> Result:
    """An end of a puzzle whose best is 41."""
    made = Result(id, "macao", 1, stars, reached, 41, 1, 0, datetime(2026, 11, 24, 12, tzinfo=UTC))
    return made._replace(**fields)  # type: ignore[arg-type]


FOUND = [
    result("a", 1, 30),
    result("b", 3),
    result("a", 2, helps=1),
    result("c", 0, helps=3),
    result("d", 3, title="le-havre", grade=2),
]


def test_the_best_of_each_counts_and_what_was_shown_whole_is_not_solved() -> None:
    assert {id: (one.stars, one.is_solved) for id, one in best_of(FOUND).items()} == {
        "a": (2, True),
        "b": (3, True),
        "c": (0, False),
        "d": (3, True),
    }


def test_results_add_up_by_title_and_grade() -> None:
    assert tally(FOUND) == (4, 3, 8, 1, 2)
    assert tally(FOUND, "macao") == (3, 2, 5, 0, 2)
    assert tally(FOUND, "le-havre", 2) == (1, 1, 3, 1, 1)
    assert tally(FOUND, "le-havre", 1) == (0, 0, 0, 0, 0)


def test_days_in_a_row_last_until_a_day_is_missed() -> None:
    days = [result(str(n), 3, day=date(2026, 11, n)) for n in (1, 2, 3, 5, 6)]
    days.append(result("7", 1, 30, day=date(2026, 11, 7)))
    assert days_in_a_row(days, date(2026, 11, 7)) == (2, 3)
    assert days_in_a_row(days, date(2026, 11, 8)) == (0, 3)
    assert days_in_a_row([], date(2026, 11, 8)) == (0, 0)


def test_results_come_back_without_the_lines_that_are_damaged() -> None:
    for one in FOUND:
        enter(one)
    path = home() / "puzzles.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    hostile = lines[0].replace(b'"macao"', b'"\\u001b[2Jmacao"')
    path.write_bytes(
        b"".join([*lines, hostile, b"[[[[[\n", lines[1].replace(b'"stars":3', b'"stars":9'), lines[1][:20]])
    )
    assert results() == FOUND
    enter(FOUND[0])
    assert results() == [*FOUND, FOUND[0]]


@pytest.mark.parametrize("stars", [0, 1, 2, 3])
def test_a_result_that_is_not_the_best_is_not_solved(stars: int) -> None:
    assert not result("a", stars, 40).is_solved
