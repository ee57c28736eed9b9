"""Rules with words in them: the tabs of the pages, and the title of a page, which its frame says alone."""

from __future__ import annotations

import pytest

from screens.table.picture.layout import desk, tab_line, untitled
from widgets.lines import EMPTY, plain, text, width


@pytest.mark.parametrize(
    ("title", "heading", "left"),
    [
        ("Offers", " Offers  take all of one space", " take all of one space"),
        ("Ships", " Ships       left", "             left"),
        ("Log", " Log", " "),
        ("Offers", " Offers in words", " in words"),
        ("Offers", " Offersome", " Offersome"),
        ("Offers", " Your house", " Your house"),
    ],
)
def test_a_heading_leaves_out_the_title_above_it(title: str, heading: str, left: str) -> None:
    assert plain(untitled(text(heading), title)) == left


def test_the_heads_of_columns_stay_over_their_columns() -> None:
    line = text(" ") + text("Ships", "heading") + text("     left", "dim")
    assert width(untitled(line, "Ships")) == width(line)


def test_tabs_stand_closer_before_any_of_them_loses_its_name() -> None:
    tabs = [("1", "Here", False), ("2", "Keys", True), ("3", "A turn", False), ("4", "The end", False)]
    assert plain(tab_line(tabs, EMPTY, 40)) == "─ 1 Here  2 Keys  3 A turn  4 The end ──"
    assert plain(tab_line(tabs, EMPTY, 38)) == "─ 1 Here  2 Keys  3 A turn 4 The end ─"
    assert plain(tab_line(tabs, EMPTY, 37)) == "─ 1 Here  2 Keys 3 A turn 4 The end ─"
    assert plain(tab_line(tabs, EMPTY, 36)) == "─ 1 Here  2 Keys  3 A turn  4 ──────"
    assert plain(tab_line(tabs, text("Red"), 50, 12)) == "─ 1 Here  2 Keys  3 A turn  4 The end ┬─ Red ─────"
    assert plain(tab_line(tabs, text("Red"), 48, 12)) == "─ 1 Here  2 Keys 3 A turn 4 The end ┬─ Red ─────"
    assert plain(tab_line(tabs, text("Red"), 47, 12)) == "─ 1 Here  2 Keys  3 A turn  4 The end ─── Red ─"


def test_where_all_pages_are_seen_there_are_no_tabs() -> None:
    assert plain(tab_line([], text("Red"), 20, 8)) == "────────────┬─ Red ─"
    assert plain(tab_line([], text("Red"), 20)) == "────────────── Red ─"


@pytest.mark.parametrize(
    ("opened", "words"),
    [
        (1, " 1 Here  2 Keys  3 A turn  4  5  6 "),
        (4, " 1  2  3 A turn  4 Buildings  5  6 "),
        (6, " 1  2  3  4  5 Meals  6 The end "),
    ],
)
def test_tabs_that_have_no_room_keep_the_names_next_to_the_open_page(opened: int, words: str) -> None:
    names = ("Here", "Keys", "A turn", "Buildings", "Meals", "The end")
    tabs = [(str(n), name, n == opened) for n, name in enumerate(names, start=1)]
    assert plain(tab_line(tabs, EMPTY, 40)).strip("─") == words


def test_what_stands_in_the_last_line_of_the_foot_moves_up_before_anything_is_cut() -> None:
    details = [text("place"), text("asked 1"), EMPTY, text("so far")]
    assert [plain(line) for line in desk("Somebody moves.", details, 40, 5)][-2:] == ["", "so far"]
    lines = [plain(line) for line in desk("Somebody moves far away, and somebody else still farther.", details, 40, 5)]
    assert lines[-3:] == ["place", "asked 1", "so far"]
    assert not any("…" in line for line in lines)
