"""Pages side by side: what stands in which column, and what is parted."""

from __future__ import annotations

import pytest

from widgets.frames import Spread, drawn, spread
from widgets.lines import EMPTY, Line, plain, text, width

TITLES = ("Ships", "Fish", "Wood")


def paged(sizes: dict[int, int], cells: int, rows: int, blanks: tuple[int, ...] = ()) -> Spread:
    """Pages of so many lines in columns of at least 20 cells; a line in one of the places `blanks` is empty."""

    def lines(page: int, _cells: int) -> list[Line]:
        return [EMPTY if n in blanks else text(f"{TITLES[page]} {n}") for n in range(sizes[page])]

    return spread(list(sizes), lines, cells, rows, 20)


def seen(found: Spread) -> list[list[tuple[int, int]]]:
    """In each column the pages, and how many lines of each."""
    return [[(part.page, len(part.lines)) for part in column] for column in found.columns]


def test_short_pages_stand_one_below_the_other() -> None:
    assert seen(paged({0: 3, 1: 4, 2: 3}, 40, 11)) == [[(0, 3), (1, 4)], [(2, 3)]]


def test_a_page_that_is_cut_nowhere_begins_in_the_next_column() -> None:
    assert seen(paged({0: 5, 1: 7}, 40, 11)) == [[(0, 5)], [(1, 7)]]


def test_a_page_is_parted_at_a_blank_line() -> None:
    assert seen(paged({0: 1, 1: 9, 2: 1}, 40, 11, blanks=(5,))) == [[(0, 1), (1, 5)], [(1, 3), (2, 1)]]


def test_what_is_longer_than_a_column_is_parted_anywhere() -> None:
    assert seen(paged({0: 20}, 40, 11)) == [[(0, 9)], [(0, 9)], [(0, 2)]]


def test_all_lines_of_all_pages_stand_somewhere() -> None:
    found = paged({0: 33, 1: 2, 2: 17}, 60, 12, blanks=(3, 4, 11))
    shown = [plain(line) for column in found.columns for part in column for line in part.lines if line]
    wanted = [
        f"{TITLES[p]} {n}" for p, size in {0: 33, 1: 2, 2: 17}.items() for n in range(size) if n not in (3, 4, 11)
    ]
    assert shown == wanted


def test_few_pages_have_wide_columns() -> None:
    found = paged({0: 3, 1: 3}, 60, 20)
    assert found.cells == 30
    assert seen(found) == [[(0, 3)], [(1, 3)]]


def test_the_last_frame_of_a_column_reaches_to_the_foot() -> None:
    lines = drawn(paged({0: 3}, 40, 11), 0, 1, 11, TITLES.__getitem__, 0)
    assert [plain(lines[n])[:1] for n in (0, 9, 10)] == ["╭", "│", "╰"]
    assert {width(line) for line in lines} == {40}


def test_the_page_that_is_open_is_marked() -> None:
    lines = drawn(paged({0: 3, 1: 7}, 40, 11), 0, 2, 11, TITLES.__getitem__, 1)
    assert [piece.style for piece in lines[0] if "╭" in piece.text] == ["rule", "mark"]


@pytest.mark.parametrize("rows", range(4))
def test_pages_too_low_for_a_line_of_theirs_come_to_an_end_and_leave_nothing_out(rows: int) -> None:
    for blanks in ((), (0, 3), tuple(range(9))):
        found = paged({0: 9, 1: 1, 2: 0}, 60, rows, blanks)
        shown = [plain(line) for column in found.columns for part in column for line in part.lines if line]
        wanted = [f"{TITLES[0]} {n}" for n in range(9) if n not in blanks]
        assert shown == (wanted if 0 in blanks else [*wanted, f"{TITLES[1]} 0"])


@pytest.mark.parametrize("rows", range(4))
def test_a_spread_of_few_rows_is_drawn(rows: int) -> None:
    found = paged({0: 9, 1: 1}, 60, rows)
    lines = drawn(found, 0, len(found.columns), rows, TITLES.__getitem__, 0)
    assert {width(line) for line in lines} == {found.cells * len(found.columns)}
