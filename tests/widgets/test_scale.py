"""Numbers in large digits, and where a score stands on a scale of medals."""

from __future__ import annotations

import pytest

from widgets.digits import ROWS, cells_of, large
from widgets.lines import plain, width
from widgets.scale import Step, scale

STEPS = [Step("bronze", 98, "medal:bronze"), Step("silver", 121, "medal:silver"), Step("gold", 146, "medal:gold")]
GAMES = [60, 88, 99, 130, 151]
SIZES = [40, 74, 112]


def lines_of(cells: int, mine: int | None) -> list[str]:
    return [plain(line) for line in scale(STEPS, cells, mine, "you", GAMES)]


def test_a_large_number_has_three_rows_of_one_width() -> None:
    for number in (0, 134, -14, 2_056_789):
        rows = large(number, "worth")
        assert [width(row) for row in rows] == [cells_of(number)] * ROWS


def test_no_two_digits_look_alike() -> None:
    assert len({tuple(plain(row) for row in large(digit, "worth")) for digit in range(10)}) == 10


@pytest.mark.parametrize("cells", SIZES)
@pytest.mark.parametrize("mine", [None, -400, 60, 98, 134, 160, 900])
def test_a_scale_takes_all_its_cells_and_no_more(mine: int | None, cells: int) -> None:
    assert [width(line) for line in scale(STEPS, cells, mine, "you", GAMES)] == [cells] * 3


@pytest.mark.parametrize("cells", SIZES)
def test_what_is_reached_is_full_and_has_a_tick(cells: int) -> None:
    names, line, _marks = lines_of(cells, 134)
    assert names.split() == ["bronze", "98", "✓", "silver", "121", "✓", "gold", "146"]
    assert [sign for sign in line if sign in "●○▲"] == ["●", "●", "▲", "○"]


def test_the_line_is_heavy_as_far_as_one_came_and_light_beyond() -> None:
    line = lines_of(74, 134)[1]
    assert "─" not in line[: line.index("▲")]
    assert "━" not in line[line.index("▲") :]


def test_the_mark_has_its_words_below_it_and_the_other_games_are_points() -> None:
    _names, line, marks = lines_of(112, 110)
    assert abs(marks.index("you") + 1 - line.index("▲")) <= 1
    assert marks.count("·") == len(GAMES)


def test_before_a_game_nothing_is_reached() -> None:
    names, line, marks = lines_of(74, None)
    assert "✓" not in names
    assert set(line) == {"─", "○"}
    assert "you" not in marks


def test_steps_at_even_distances_stand_where_those_of_any_other_scale_do_and_numbers_lie_between_them() -> None:
    def drawn(*least: int, others: tuple[int, ...] = ()) -> list[str]:
        steps = [Step("a step", one, "plain") for one in least]
        return [plain(line) for line in scale(steps, 41, None, "", others, is_even=True)]

    assert drawn(56, 63, 68)[1] == drawn(124, 150, 190)[1]
    marks = drawn(10, 20, 40, others=(10, 15, 20, 30, 40))[2]
    assert [place for place, sign in enumerate(marks) if sign == "·"] == [10, 15, 20, 25, 30]
