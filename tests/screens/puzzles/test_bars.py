"""The tries of a puzzle are bars on one scale, with what it comes to now and the thresholds."""

from __future__ import annotations

import pytest

from screens.puzzles.band import HIGH, ROWS, drawn, rows_of
from screens.puzzles.bars import Band, DrawnTry, at_length
from widgets.lines import plain, width

TRIES = [
    DrawnTry("try 1", 29, 1, "Ship goods, ship, take 4 francs"),
    DrawnTry("try 2", 36, 2, "Build an iron ship, ship, ship"),
    DrawnTry("try 3", None, 0, "Buy the Bank, take wood, ship"),
    DrawnTry("try 4", 31, 1, "Build the Wharf, ship, ship"),
]
TASK = "The last round, three turns: make the most of it."


def band(
    *tries: DrawnTry, thresholds: tuple[int, int, int] = (28, 35, 41), now: int | None = 22, task: str = TASK
) -> Band:
    return Band(
        "Le Havre, puzzle 17", "Puzzle 17", "3 turns", task, "best possible: 41", thresholds, now, "now 22", tries=tries
    )


def shown(one: Band, columns: int = 80, rows: int = 24) -> list[str]:
    return [plain(line).rstrip() for line in drawn(one, columns, rows_of(one, columns, rows))]


def bar(line: str) -> int:
    """The column after the last cell of a bar."""
    return line.rindex("■") + 1


def test_the_best_try_and_the_last_one_are_bars_with_what_was_done_in_them() -> None:
    _heading, _task, best, last, now, _marks = shown(band(*TRIES))
    assert best.split() == ["try", "2", "36", "■" * 18, "●●○", *TRIES[1].words.split()]
    assert last.split()[:3] == ["try", "4", "31"]
    assert now.split()[:2] == ["now", "22"]
    assert bar(best) > bar(last) > bar(now)


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40), (200, 60)])
def test_a_bar_reaches_the_mark_of_a_threshold_exactly_where_its_value_does(columns: int, rows: int) -> None:
    for value in range(20, 42):
        *_above, line, _now, marks = shown(band(DrawnTry("try 1", value, 0, "")), columns, rows)
        reached = [place < bar(line) for place, sign in enumerate(marks) if sign == "▲"]
        assert reached == [value >= least for least in (28, 35, 41)]


def test_thresholds_that_are_equal_have_one_mark() -> None:
    marks = shown(band(*TRIES, thresholds=(35, 41, 41)))[-1]
    assert marks.count("▲") == 2
    assert marks.endswith("●○○ 35  ●●● 41")


def test_a_task_of_two_lines_leaves_the_best_try() -> None:
    lines = shown(band(*TRIES, task=TASK + " Only you move, no meal is due, and no card may be sold."))
    assert len(lines) == ROWS + 1
    assert [line for line in lines if "try" in line] == [shown(band(*TRIES))[2]]


def test_nothing_of_it_is_wider_than_the_terminal_or_cut() -> None:
    for line in drawn(band(*TRIES), 80, ROWS + 1):
        assert width(line) <= 80
        assert "…" not in plain(line)


def test_a_high_terminal_shows_more_tries_in_their_order() -> None:
    lines = shown(band(*TRIES), 120, HIGH)
    assert [line.split()[1] for line in lines if " try " in line] == ["1", "2", "3", "4"]
    assert lines[-1].count("▲") == 3


def test_before_the_first_try_the_scale_is_a_line() -> None:
    assert "▲ 28" not in " ".join(shown(band()))
    assert len(shown(band())) == ROWS
    assert any("──▲" in line or "▲──" in line for line in shown(band()))


def test_what_was_done_in_a_try_stands_whole_where_there_are_rows_for_it() -> None:
    long = DrawnTry("try 1", 36, 2, ", ".join(["Stand in line for card 1, the Counting Office"] * 3))
    lines = list(map(plain, at_length(band(long, TRIES[0]), 80, 12)))
    words = " ".join(" ".join(line[44:] for line in lines[:-1]).split())
    assert words == f"{long.words} {TRIES[0].words}"
    assert lines[-1].count("▲") == 3
    assert [plain(line).rstrip()[-1] for line in at_length(band(long, TRIES[0]), 80, 3)[:2]] == ["…", "s"]


@pytest.mark.parametrize("columns", [1, 2, 5, 20])
@pytest.mark.parametrize("thresholds", [(28, 35, 41), (9, 6, 4)])
def test_it_is_drawn_in_a_terminal_however_narrow_and_low(thresholds: tuple[int, int, int], columns: int) -> None:
    for tries in ((), TRIES):
        one = band(*tries, thresholds=thresholds)._replace(helps=("Ship goods.",))
        for again in (one, one._replace(helps=()), one._replace(is_over=True)):
            for rows in (1, 3, 7, 30):
                assert len(drawn(again, columns, rows)) == rows
