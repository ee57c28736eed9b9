"""Signs with what they mean, in two columns, and the parts of a line with a word below each."""

from __future__ import annotations

from widgets.legend import Block, Example, captioned, drawn
from widgets.lines import plain, text, width

COSTS = Block("Costs", [[("w", "wood"), ("c", "clay")], [("2c", "you lack it")]])
PEOPLE = Block("People", [[("@", "a person")], [("·", "nobody at all, not even for a short while, and not later")]])
STYLES = {"w": "good:wood", "c": "good:clay", "2c": "lack"}


def test_blocks_stand_in_two_columns_where_there_is_room() -> None:
    wide, narrow = ([plain(line).rstrip() for line in drawn([COSTS, PEOPLE], STYLES, cells)] for cells in (80, 60))
    assert wide[0].split() == ["Costs", "│", "People"]
    assert narrow[0].split() == ["Costs"]
    assert len(narrow) > len(wide)


def test_no_line_is_longer_than_its_cells() -> None:
    for cells in (40, 56, 74, 75, 80, 120):
        assert all(width(line) <= cells for line in drawn([COSTS, PEOPLE], STYLES, cells))


def test_a_sign_has_its_own_style_whole_or_in_its_parts() -> None:
    styles = {piece.text: piece.style for line in drawn([COSTS], STYLES, 40) for piece in line}
    assert (styles["w"], styles["c"], styles["2c"]) == ("good:wood", "good:clay", "lack")


def test_letters_within_a_word_are_no_signs() -> None:
    line = drawn([Block("", [[("town", "where all live")]])], STYLES, 40)[1]
    assert not any(piece.style == "good:wood" for piece in line)


def test_words_that_would_touch_stand_in_a_second_line() -> None:
    lines = captioned(Example(text(" C  8"), [(1, "type"), (4, "value")]), 20)
    assert [plain(line).rstrip() for line in lines] == [" C  8", " type", "    value", "─" * 20]
