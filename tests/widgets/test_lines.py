from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from saves.catalogues import catalogue
from tests.languages.pseudo import spoken_here
from widgets.filled import fill
from widgets.lines import (
    EMPTY,
    Line,
    Piece,
    beside,
    block,
    broken,
    cut,
    ends,
    fit,
    grounded,
    packed,
    plain,
    selected,
    sentence,
    split,
    text,
    uncut,
    whole,
    width,
    wrap,
)

WORDS = st.text(alphabet="ab é日本 -", max_size=12)
LINES = st.lists(WORDS, max_size=4).map(lambda parts: tuple(Piece(part) for part in parts))


def test_a_wide_character_takes_two_cells() -> None:
    assert width(text("日a")) == 3


@given(LINES, st.integers(0, 20), st.integers(0, 20))
def test_a_cut_takes_as_many_cells_as_there_are(line: Line, start: int, end: int) -> None:
    there = max(0, min(end, width(line)) - min(start, width(line)))
    assert width(cut(line, start, end)) == there


def test_a_cut_through_a_wide_character_leaves_a_space() -> None:
    assert plain(cut(text("日本"), 1, 3)) == "  "


@given(LINES, st.integers(0, 20), st.sampled_from(["left", "right", "centre"]))
def test_a_fitted_line_has_exactly_the_width(line: Line, cells: int, align: str) -> None:
    assert width(fit(line, cells, align)) == cells  # type: ignore[arg-type]


def test_a_line_too_long_ends_with_a_sign_of_more() -> None:
    assert plain(fit(text("smoked fish"), 7)) == "smoked…"


def test_the_space_that_fills_a_line_under_the_cursor_is_under_the_cursor_too() -> None:
    assert all(piece.selected for piece in fit(selected(text("fish")), 10))


def test_the_left_part_of_a_line_gives_way_to_the_right_part() -> None:
    assert plain(ends(text("a long title"), text("1 of 3"), 12)) == "a lon…1 of 3"


def test_a_template_keeps_the_style_of_the_values_filled_in() -> None:
    line = fill("Press {key} to {what}", "dim", key=text("enter", "key"), what="go")
    assert line == (Piece("Press ", "dim"), Piece("enter", "key"), Piece(" to ", "dim"), Piece("go", "dim"))


def test_columns_stand_beside_each_other_as_high_as_the_highest() -> None:
    lines = beside(([text("a"), text("b")], 3), ([text("c")], 2), between=text("|"))
    assert [plain(line) for line in lines] == ["a  |c ", "b  |  "]


def test_a_block_has_exactly_its_height() -> None:
    assert block([text("a")], 3) == [text("a"), EMPTY, EMPTY]
    assert block([text("a"), text("b")], 1) == [text("a")]


@given(st.text(alphabet="abc 日\n", max_size=60), st.integers(2, 15))
def test_wrapped_text_keeps_its_signs_and_the_width(words: str, cells: int) -> None:
    lines = wrap(words, cells)
    assert all(width(line) <= cells for line in lines)
    assert "".join("".join(map(plain, lines)).split()) == "".join(words.split())


def test_wrapped_text_has_a_margin_for_its_first_line_and_one_for_the_rest() -> None:
    assert [plain(line) for line in wrap("one two three", 8, first=" ", rest="  ")] == [" one two", "  three"]


@pytest.mark.parametrize(
    ("cells", "parts"), [(0, ("", "a日b")), (2, ("a ", " b")), (3, ("a日", "b")), (9, ("a日b", ""))]
)
def test_text_is_split_at_a_cell(cells: int, parts: tuple[str, str]) -> None:
    assert split("a日b", cells) == parts


def test_the_last_line_of_what_is_left_out_ends_with_a_whole_word() -> None:
    lines = [text("a roof for two"), text("of them")]
    assert plain(whole(lines, 1, 14)[0]).split() == ["a", "roof", "for", "…"]


def test_the_last_line_of_what_is_left_out_does_not_begin_a_sentence_with_a_word_or_two() -> None:
    lines = [text("It takes 1 loan. Then expect:"), text("Red: Take wood.")]
    (shown,) = whole(lines, 1, 40)
    assert plain(shown).split() == ["It", "takes", "1", "loan.", "…"]
    assert "".join(" ".join(map(plain, uncut([shown]))).split()) == "Ittakes1loan.Thenexpect:Red:Takewood."


@given(
    st.text(st.characters(categories=["L", "N", "P", "Zs"], exclude_characters="…"), max_size=60), st.integers(1, 40)
)
def test_what_is_cut_off_is_kept_with_the_sign_for_more(words: str, cells: int) -> None:
    kept = plain(uncut([fit(text(words), cells)])[0])
    assert "".join(kept.split()) == "".join(words.split())


def test_what_was_cut_twice_comes_back_whole() -> None:
    line = fit(fit(text("a long name of a card"), 12) + text(" and its price"), 10)
    assert width(line) == 10
    assert plain(uncut([line])[0]) == "a long name of a card and its price"


def test_a_line_from_which_only_blanks_are_cut_off_says_nothing_of_more() -> None:
    assert plain(fit(text("card      "), 6)) == "card  "


def test_lines_that_were_left_out_come_back_below_the_last_one() -> None:
    lines = [text("first"), text("the second line"), text("third"), text("fourth")]
    cut_off = whole(lines, 2, 10)
    assert [plain(line) for line in cut_off] == ["first", "the      …"]
    assert [plain(line) for line in uncut(cut_off)][2:] == ["third", "fourth"]
    assert "".join(plain(uncut(cut_off)[1]).split()) == "thesecondline"


def test_what_was_left_out_of_one_column_comes_below_the_line_of_all() -> None:
    left = whole([text("one"), text("two"), text("three")], 2, 6)
    rows = beside((left, 6), ([text("a"), text("b")], 3))
    assert [plain(line).split() for line in uncut(rows)] == [["one", "a"], ["two", "b"], ["three"]]


@given(st.text(st.sampled_from("abc  \u6e2f"), max_size=80), st.integers(4, 20))
def test_a_line_is_broken_at_blanks_and_nothing_of_it_is_lost(words: str, cells: int) -> None:
    lines = broken(text(words), cells)
    assert "".join("".join(map(plain, lines)).split()) == "".join(words.split())
    assert all(width(line) <= cells for line in lines)


def test_blanks_at_the_end_of_a_line_do_not_break_it() -> None:
    assert list(map(plain, broken(text("one two   "), 8))) == ["one two"]


def test_a_line_lies_on_a_ground_but_for_what_has_one() -> None:
    line = text("sea") + grounded(text("land"), "free")
    assert [piece.ground for piece in grounded(line, "water")] == ["water", "free"]


def test_what_is_cut_keeps_its_ground() -> None:
    assert [piece.ground for piece in cut(grounded(text("water"), "water"), 1, 3)] == ["water"]


def test_parts_are_parted_as_a_list_is_in_the_language_that_is_spoken() -> None:
    with spoken_here(catalogue("zh")):
        told = [plain(line) for line in packed([text("甲"), text("乙"), text("丙")], 8)]
    assert told == ["甲、乙", "丙"]


def test_chinese_is_broken_between_its_signs_but_neither_in_a_word_nor_before_a_mark_that_closes() -> None:
    lines = broken(text("要付使用费：1法郎，按 ") + text("Enter", "key") + text(" 付"), 10)
    assert [plain(line) for line in lines] == ["要付使用", "费：", "1法郎，按", "Enter 付"]
    assert [piece.style for piece in lines[3]] == ["key", "plain"]


def test_a_sentence_of_no_parts_has_no_lines() -> None:
    assert sentence([], 20) == []
