"""Bars: gains right of a zero line that all of them share, losses left of it."""

from __future__ import annotations

from widgets.gauges import Segment, bars
from widgets.lines import Line, plain, width


def words(*rows: list[Segment], cells: int = 21) -> list[str]:
    drawn: list[Line] = bars(rows, cells)
    assert all(width(line) <= cells for line in drawn)
    return [plain(line).rstrip() for line in drawn]


def test_without_losses_a_bar_begins_at_once() -> None:
    assert words([Segment(4, "gain", "A"), Segment(2, "mark", "B")], [Segment(3, "gain", "A")], cells=6) == [
        "A███B█",
        "A██",
    ]


def test_losses_lie_left_of_one_zero_line() -> None:
    found = words([Segment(10, "gain", "A"), Segment(-10, "short", "L")], [Segment(5, "gain", "A")])
    assert found == ["L█████████│A█████████", "          │A████"]


def test_a_sum_of_losses_alone_has_no_bar_of_gains() -> None:
    assert words([Segment(-74, "short", "L")], cells=9) == ["L███████│"]


def test_a_loss_is_seen_however_small_it_is() -> None:
    assert words([Segment(100, "gain", "A"), Segment(-1, "short", "L")])[0] == "L│A██████████████████"


def test_nothing_is_drawn_of_nothing() -> None:
    assert words([Segment(0, "gain", "A")], []) == ["", ""]
