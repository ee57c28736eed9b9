"""Bars: gains right of a zero line that all of them share, losses left of it."""

from __future__ import annotations

from widgets.gauges import Part, bars
from widgets.lines import Line, plain, width


def words(*rows: list[Part], cells: int = 21) -> list[str]:
    drawn: list[Line] = bars(rows, cells)
    assert all(width(line) <= cells for line in drawn)
    return [plain(line).rstrip() for line in drawn]


def test_without_losses_a_bar_begins_at_once() -> None:
    assert words([Part(4, "gain", "A"), Part(2, "mark", "B")], [Part(3, "gain", "A")], cells=6) == ["A███B█", "A██"]


def test_losses_lie_left_of_one_zero_line() -> None:
    found = words([Part(10, "gain", "A"), Part(-10, "short", "L")], [Part(5, "gain", "A")])
    assert found == ["L█████████│A█████████", "          │A████"]


def test_a_sum_of_losses_alone_has_no_bar_of_gains() -> None:
    assert words([Part(-74, "short", "L")], cells=9) == ["L███████│"]


def test_a_loss_is_seen_however_small_it_is() -> None:
    assert words([Part(100, "gain", "A"), Part(-1, "short", "L")])[0] == "L│A██████████████████"


def test_nothing_is_drawn_of_nothing() -> None:
    assert words([Part(0, "gain", "A")], []) == ["", ""]
