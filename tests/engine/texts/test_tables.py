from __future__ import annotations

from engine.texts.cells import aligned


def test_cells_stand_one_below_the_other() -> None:
    assert aligned([["a", "bb", "c"], ["日本", "b", "cc"]]) == ["a     bb  c", "日本  b   cc"]


def test_columns_of_numbers_stand_at_the_right() -> None:
    assert aligned([["wood", "7"], ["clay", "12"]], right={1}) == ["wood   7", "clay  12"]


def test_the_last_cell_of_a_short_row_takes_what_room_there_is() -> None:
    assert aligned([["a", "b", "c"], ["d", "cannot be read"]]) == ["a  b  c", "d  cannot be read"]


def test_the_widths_can_be_those_of_other_rows() -> None:
    assert aligned([["a", "b"]], measured=[["long", "b"]], between=" ") == ["a    b"]
