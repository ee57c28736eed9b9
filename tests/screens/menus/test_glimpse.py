"""A saved game from outside, in few lines."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, new_game
from engine.bots.chance import decide
from screens.menus.glimpse import Glimpse, glimpse
from screens.menus.standings import PlayerStanding
from widgets.lines import plain


def test_a_long_last_move_is_told_as_far_as_it_has_room_and_leaves_no_heading_alone() -> None:
    told = "Red lets 1 rubber, 1 carpet go to the supply. " * 8
    players = [PlayerStanding(0, "Red", 40)]
    lines = [plain(line) for line in Glimpse("The game is over", "points", players, (), [told]).lines(36, 9)]
    after = lines[lines.index(" What happened last") + 1 :]
    assert "Red lets 1 rubber" in after[0]
    assert "…" in after[-1]


def test_a_narrow_one_has_no_curves() -> None:
    players, moves = [PlayerStanding(0, "Ann", 5)], [f"Move {n}." for n in range(20)]
    found = Glimpse("The game is over", "points", players, [range(9)], moves)
    wide, narrow = ([*map(plain, found.lines(cells, 30))] for cells in (56, 55))
    assert ("Ann points" in map(str.strip, wide), "Ann points" in map(str.strip, narrow)) == (True, False)


def test_no_heading_stands_where_no_move_has_room_below_it() -> None:
    players = [PlayerStanding(0, "Ann", 5), PlayerStanding(1, "Ben", 5)]
    lines = [*map(plain, Glimpse("Round 5", "points", players, (), ["Move."]).lines(78, 6))]
    assert "What happened last" not in "".join(lines)
    assert len(lines) == 4


@pytest.fixture(scope="module")
def begun() -> Game:
    """A game in which both players have done something."""
    game, rng = new_game("le-havre", players=["anna", "Red"], variant="full", seed=7), Random(3)
    for _move in range(20):
        game.play(decide(game, rng))
    return game


def test_the_only_person_of_a_game_is_you_in_its_standings_and_in_what_happened(begun: Game) -> None:
    found = glimpse(begun, ["anna"])
    seen = "\n".join(map(plain, found.lines(78, 40)))
    assert "anna" not in seen
    assert "\n You " in seen
    assert any(words.startswith("You take ") for words in found.happened)
    assert any(words.startswith("Red takes ") for words in found.happened)
    assert found.hues == glimpse(begun, ["anna", "Red"]).hues


def test_where_several_people_play_each_has_their_name(begun: Game) -> None:
    seen = "\n".join(map(plain, glimpse(begun, ["anna", "Red"]).lines(78, 40)))
    assert "anna takes " in seen
    assert "You" not in seen


def test_what_somebody_did_several_times_in_a_row_stands_once_with_how_often() -> None:
    game = new_game("homesteaders", players=["anna", "Red"], variant="full", seed=7)
    for _time in range(3):
        game.play("borrow")
    assert glimpse(game, ["anna", "Red"]).happened[0] == "anna takes a debt for 2 silver (3 times)."
