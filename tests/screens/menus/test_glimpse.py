"""A saved game from outside, in few lines."""

from __future__ import annotations

from screens.menus.glimpse import Glimpse
from screens.menus.standings import PlayerStanding
from widgets.lines import plain


def test_a_long_last_move_is_told_as_far_as_it_has_room_and_leaves_no_heading_alone() -> None:
    told = "Red lets 1 rubber, 1 carpet go to the supply. " * 8
    players = [PlayerStanding(0, "Red", 40)]
    lines = [plain(line) for line in Glimpse("The game is over", "points", players, (), [told]).lines(36, 28)]
    after = lines[lines.index(" What happened last") + 1 :]
    assert "Red lets 1 rubber" in after[0]
    assert "…" in after[-1]


def test_below_a_list_less_is_sent_with_every_step_of_its_cursor() -> None:
    players, moves = [PlayerStanding(0, "Ann", 5)], [f"Move {n}." for n in range(20)]
    found = Glimpse("The game is over", "points", players, [range(9)], moves)
    below, beside = ([*map(plain, found.lines(116, 30, is_beside=one))] for one in (False, True))
    assert sum(line.strip() in moves for line in below) == 4
    assert sum(line.strip() in moves for line in beside) > 8
    assert ("Ann points" in map(str.strip, below), "Ann points" in map(str.strip, beside)) == (False, True)


def test_no_heading_stands_where_no_move_has_room_below_it() -> None:
    players = [PlayerStanding(0, "Ann", 5), PlayerStanding(1, "Ben", 5)]
    lines = [*map(plain, Glimpse("Round 5", "points", players, (), ["Move."]).lines(78, 6, is_beside=False))]
    assert "What happened last" not in "".join(lines)
    assert len(lines) == 4
