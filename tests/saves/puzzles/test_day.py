"""The puzzle of a day is that of its date, whatever is added later."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from saves.puzzles.day import of_day

FIRST = [f"261123-{number:06x}" for number in range(20)]
LATER = [f"270110-{number:06x}" for number in range(100, 130)]


def days(start: date, count: int) -> list[date]:
    return [start + timedelta(days=n) for n in range(count)]


def test_what_is_added_changes_no_day_before() -> None:
    before = days(date(2026, 11, 20), 52)  # up to the day on which the others are taken in
    assert before[-1] == date(2027, 1, 10)
    assert [of_day(FIRST, day) for day in before] == [of_day([*LATER, *FIRST], day) for day in before]


def test_what_is_added_takes_its_turn_from_the_next_day_on() -> None:
    after = days(date(2027, 1, 11), 90)
    assert {of_day([*FIRST, *LATER], day) for day in after} == {*FIRST, *LATER}


def test_each_comes_once_before_one_comes_again() -> None:
    found = [of_day(FIRST, day) for day in days(date(2026, 11, 24), 40)]
    assert sorted(map(str, found[:20])) == sorted(map(str, found[20:])) == FIRST
    assert found[:20] != found[20:]


def test_the_order_of_the_ids_does_not_matter() -> None:
    mixed = Random(1).sample(FIRST, len(FIRST))
    assert [of_day(mixed, day) for day in days(date(2027, 3, 1), 9)] == [
        of_day(FIRST, day) for day in days(date(2027, 3, 1), 9)
    ]


def test_a_clock_that_is_slow_has_a_puzzle_all_the_same() -> None:
    assert of_day(FIRST, date(2001, 1, 1)) in FIRST
    assert of_day(["999999-000000"], date(2026, 11, 24)) == "999999-000000"
    assert of_day([], date(2026, 11, 24)) is None


def test_the_puzzle_of_a_day_stays_what_it_was() -> None:
    """What was published cannot be changed by a change of the code."""
    assert [of_day(FIRST, day) for day in days(date(2026, 11, 24), 3)] == [
        "261123-000004",
        "261123-000012",
        "261123-000003",
    ]


GONE = {FIRST[3]: 261130, FIRST[7]: 261130}
"""Two that are withdrawn a week after they were taken in."""


def test_what_is_withdrawn_changes_no_day_up_to_that_one() -> None:
    before = days(date(2026, 11, 20), 11)
    assert before[-1] == date(2026, 11, 30)
    assert [of_day(FIRST, day, GONE) for day in before] == [of_day(FIRST, day) for day in before]


def test_what_is_withdrawn_is_of_no_later_day() -> None:
    after = {of_day(FIRST, day, GONE) for day in days(date(2026, 12, 1), 90)}
    assert after == {*FIRST} - {*GONE}


def test_where_all_are_withdrawn_no_later_day_has_a_puzzle() -> None:
    assert of_day(FIRST, date(2026, 12, 1), dict.fromkeys(FIRST, 261130)) is None
