"""What is coming: tiles, interest, harvest, meals, the town's building and the ship."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import Game
from tests.engine.helpers import at_meal, at_table, play, player, red, table
from tests.engine.open_table import open_table


def meal(game: Game, seat: int = 1) -> dict[str, Any]:
    """The forecast of a seat's meal (from 1)."""
    found: dict[str, Any] = game.forecast()["meals"][seat - 1]
    return found


def coming(game: Game, what: str) -> list[Any]:
    """One column of the tiles to come."""
    return [tile[what] for tile in game.forecast()["tiles"]]


def test_the_forecast_is_plain_data() -> None:
    forecast = red(round=2).forecast()
    assert json.loads(json.dumps(forecast)) == forecast


def test_the_final_phase_has_nothing_to_come() -> None:
    forecast = red(window="final").forecast()
    assert (forecast["tiles"], forecast["meals"], forecast["round_end"]) == ([], [], None)


# Tiles.


def test_the_tiles_to_come_begin_with_the_next_one() -> None:
    assert coming(red(turn=3, round=2), "turn") == [4, 5, 6, 7, 1, 2, 3]


def test_before_the_supply_the_tile_of_this_turn_is_still_to_come() -> None:
    assert coming(red(turn=3, round=2, window="before-supply"), "turn") == [3, 4, 5, 6, 7, 1, 2]


def test_tiles_that_lie_face_down_are_not_given_away() -> None:
    game = red(turn=5, window="before-supply")
    assert coming(game, "brings") == [
        None,
        None,
        None,
        ["iron", "francs"],
        ["wood", "fish"],
        ["fish", "grain"],
        ["wood", "cattle"],
    ]


def test_each_tile_to_come_names_the_seat_whose_turn_it_will_be() -> None:
    game = table(player(), player(), player(), turn=3, round=2, seat=2)
    assert coming(game, "seat") == [2, 0, 1, 2, 0, 1, 2]


def test_at_a_meal_the_first_tile_to_come_is_that_of_the_player_who_starts_the_next_round() -> None:
    assert coming(at_meal(player("9 fish")), "seat")[:3] == [0, 1, 2]


def test_tiles_of_the_next_round_are_marked() -> None:
    assert coming(red(turn=5, round=2), "next_round") == [False, False, *[True] * 5]


def test_in_the_last_round_no_tiles_of_another_one_are_to_come() -> None:
    assert coming(red(turn=5, round=14), "turn") == [6, 7]


@pytest.mark.parametrize(("turn", "turns"), [(2, 7), (3, 6), (1, 1)])
def test_the_interest_is_counted_in_turns(turn: int, turns: int) -> None:
    assert red(turn=turn, round=2).forecast()["interest_in"] == turns


def test_no_interest_is_forecast_where_its_tile_lies_face_down() -> None:
    assert red(turn=1, window="before-supply").forecast()["interest_in"] is None


@pytest.mark.parametrize(("turn", "left"), [(1, 7), (7, 1)])
def test_the_turns_left_hold_this_one(turn: int, left: int) -> None:
    assert red(turn=turn).forecast()["turns_left"] == left


# The end of the round.


def test_the_standard_building_of_the_town_is_the_lowest_top() -> None:
    game = red(round=2, stacks=[["hardware-store"], ["bakehouse", "marketplace"], ["clay-mound"]])
    assert game.forecast()["round_end"]["builds"] == "bakehouse"


def test_a_special_building_of_the_town_is_not_given_away() -> None:
    game = red(round=3, specials=["zoo", "diner"])
    assert game.forecast()["round_end"]["builds"] is None


def test_alone_a_special_building_that_was_seen_is_forecast() -> None:
    game = table(player(buildings=["marketplace"]), specials=["zoo", "diner"])
    play(game, "enter marketplace ...", "swap specials")
    assert game.forecast()["round_end"]["builds"] == "diner"


def test_the_end_of_the_round_shows_its_card() -> None:
    end = red(round=6).forecast()["round_end"]
    assert (end["card"], end["food"], end["harvest"], end["town"], end["ship"]) == (
        "R08",
        11,
        True,
        "special",
        "iron-ship-4",
    )


# Meals.


def test_the_ships_are_taken_off_the_meal() -> None:
    found = meal(red(round=6, ships=["wooden-ship-2"]))
    assert (found["due"], found["ships"], found["owed"]) == (11, 4, 7)


def test_ships_count_no_more_than_is_due() -> None:
    found = meal(red(round=1, ships=["wooden-ship-2"]))
    assert (found["due"], found["ships"], found["owed"]) == (3, 3, 0)


@pytest.mark.parametrize(
    ("has", "short", "loans"), [("11 fish", 0, 0), ("4 fish, 3 francs", 4, 1), ("1 meat, 3 francs", 5, 2), ("", 11, 3)]
)
def test_a_shortfall_is_shown_with_the_loans_that_it_would_take(has: str, short: int, loans: int) -> None:
    found = meal(red(has, round=6))
    assert (found["short"], found["loans"]) == (short, loans)


def test_the_harvest_of_each_player_is_forecast() -> None:
    assert meal(red("1 grain, 3 cattle", round=2, buildings=["feedlot"]))["harvest"] == {"grain": 1, "cattle": 2}


def test_no_harvest_is_forecast_where_the_card_has_none() -> None:
    game = table(player("1 grain, 3 cattle"), player(), player(), round=1)
    assert meal(game)["harvest"] == {"grain": 0, "cattle": 0}


def test_no_second_harvest_is_forecast_at_the_meal_after_it() -> None:
    assert meal(at_meal(player("9 fish, 1 grain"), round=2))["harvest"] == {"grain": 0, "cattle": 0}


@pytest.mark.parametrize(("loans", "interest"), [(0, 0), (1, 1), (4, 1)])
def test_the_interest_of_each_player_is_forecast(loans: int, interest: int) -> None:
    assert meal(red(loans=loans))["interest"] == interest


def test_a_loan_taken_by_one_player_changes_no_other_players_interest() -> None:
    game = table(player(loans=1), player(loans=2), turn=2, window="before-supply", expert_loans=True)
    play(game, "supply", "borrow")
    assert meal(game, 2)["interest"] == 2


def test_loans_for_a_meal_count_for_the_next_expensive_interest() -> None:
    game = table(player("1 franc", loans=1), player("60 francs"), turn=7, seat=2, offers="1 clay", expert_loans=True)
    play(game, "take clay", "end turn", "borrow")
    assert at_table(game)["loans"] == 2
    assert meal(game)["interest"] == 2


def test_who_has_eaten_owes_nothing_more_and_no_turn_is_left() -> None:
    game = table(player("2 francs"), player("2 francs"), player("2 francs"), turn=7, seat=3, offers="1 clay")
    play(game, "take clay", "end turn", "feed")
    assert (meal(game, 1)["owed"], meal(game, 1)["short"]) == (0, 0)
    assert meal(game, 2)["owed"] == 2
    assert game.forecast()["turns_left"] == 0


def test_between_final_actions_the_marker_stays_on_the_last_tile() -> None:
    owners = [player(buildings=[name]) for name in ("joinery", "bakehouse", "tannery")]
    game = table(*owners, window="final", round=18, turn=7, free_sales=True)
    play(game, "take clay", "end turn")
    assert (open_table(game)["phase"], open_table(game)["marker"]) == ("between", 6)
