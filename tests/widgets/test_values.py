"""Lists, footers and typed text: functions from values to lines."""

from __future__ import annotations

import pytest

from widgets.lines import plain, width
from widgets.menu import Hint, first_following, first_shown, footer, moved, position
from widgets.paint import ascii_only, lookalikes


def test_a_cursor_goes_from_the_last_line_to_the_first() -> None:
    assert (moved(2, 1, 3), moved(0, -1, 3), moved(0, 1, 0)) == (0, 2, 0)


def test_a_list_stays_until_the_cursor_leaves_it_and_then_moves_by_half_a_window() -> None:
    assert first_shown(0, 4, 10, 5) == 0
    assert first_shown(0, 5, 10, 5) == 3
    assert first_shown(4, 3, 10, 5) == 1
    assert first_shown(9, 9, 10, 5) == 5


def test_a_list_that_scrolls_moves_by_few_rows_before_the_cursor_is_at_its_edge() -> None:
    assert first_following(0, 23, 100, 30, 2) == 0
    assert first_following(0, 24, 100, 30, 2) == 2
    assert first_following(20, 25, 100, 30, 2) == 18


def test_a_list_that_scrolls_moves_no_further_for_a_step_over_many_lines() -> None:
    assert first_following(0, 30, 100, 30, 2) == 2
    assert first_following(20, 18, 100, 30, 2) == 18


@pytest.mark.parametrize(("rows", "by"), [(12, 4), (12, 5), (19, 4), (30, 2)])
def test_a_list_follows_a_cursor_that_goes_down_without_going_back(rows: int, by: int) -> None:
    firsts = [0]
    for place in range(40):
        firsts.append(first_following(firsts[-1], place, 40, rows, by))
        assert firsts[-1] <= place < firsts[-1] + rows
    assert firsts == sorted(firsts)


def test_a_list_that_scrolls_shows_what_the_cursor_is_on_wherever_it_goes() -> None:
    assert first_following(0, 99, 100, 30, 2) == 70
    assert first_following(0, 50, 100, 30, 2) == 26
    assert first_following(70, 0, 100, 30, 2) == 0
    assert first_following(70, 50, 100, 30, 2) == 44


def test_a_footer_drops_what_does_not_fit_but_not_the_help() -> None:
    hints = [Hint("a", "first"), Hint("b", "second"), Hint("?", "help", stays=True)]
    assert plain(footer(hints, 40)).rstrip() == " a first  b second  ? help"
    assert plain(footer(hints, 20)).rstrip() == " a first  ? help"
    assert width(footer(hints, 3)) == 3


def test_a_footer_drops_keys_of_a_late_rank_before_others_and_keeps_the_order() -> None:
    hints = [Hint("a", "first", rank=1), Hint("b", "second"), Hint("?", "help", stays=True)]
    assert plain(footer(hints, 40)).rstrip() == " a first  b second  ? help"
    assert plain(footer(hints, 20)).rstrip() == " b second  ? help"


def test_a_spare_key_that_does_not_fit_leaves_its_place_to_a_shorter_one() -> None:
    hints = [Hint("a", "first"), Hint("b", "much too long", rank=1), Hint("c", "find", rank=1)]
    assert plain(footer(hints, 20)).rstrip() == " a first  c find"
    hints = [Hint("a", "first"), Hint("b", "much too long"), Hint("c", "find", rank=1)]
    assert plain(footer(hints, 20)).rstrip() == " a first"


def test_a_pager_says_where_one_is_only_if_there_is_more() -> None:
    assert position(20, 63, 20) == "lines 21-40 of 63"
    assert position(0, 5, 20) == ""


def test_every_sign_of_the_drawings_has_an_ascii_lookalike_of_its_width() -> None:
    assert ascii_only("─│■↑… 日本") == "-|#^. ????"
    assert "?" not in ascii_only("▁▂▃▄▅▆▇█▪")


@pytest.mark.parametrize("signs", ["─━", "│▐▌", "■●", "▰▱", "▲▼", "←→"])
def test_signs_that_differ_in_meaning_have_different_lookalikes(signs: str) -> None:
    assert len(set(ascii_only(signs))) == len(signs)


def test_lookalikes_leave_letters_of_any_script_alone() -> None:
    assert lookalikes("│日本 ½") == "|日本 '"
