"""A test of a list says what is wrong with which of its cases."""

from __future__ import annotations

import pytest

from tests.of_each import of_each


def is_small(number: int) -> None:
    assert number < 3


def test_nothing_is_said_where_all_is_right() -> None:
    of_each([1, 2])(is_small)()


def test_every_case_that_fails_is_named() -> None:
    with pytest.raises(AssertionError, match=r"(?s)2 of 4 fail:\nthree: .*\nfour: "):
        of_each([1, 3, 2, 4], lambda number: ["", "one", "two", "three", "four"][number])(is_small)()


def test_an_error_in_a_case_is_a_failure_that_names_it() -> None:
    with pytest.raises(AssertionError, match="words: '<' not supported"):
        of_each(["words"])(is_small)()


def test_a_case_of_two_is_two_arguments() -> None:
    def is_sum(number: int, other: int) -> None:
        assert number + other == 3

    with pytest.raises(AssertionError, match=r"1 of 2 fail:\n2, 2: "):
        of_each([(1, 2), (2, 2)])(is_sum)()


def test_a_list_of_nothing_is_refused() -> None:
    with pytest.raises(AssertionError, match="nothing"):
        of_each([])
