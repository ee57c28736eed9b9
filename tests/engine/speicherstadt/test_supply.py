"""Supply: cards come up, ships are filled, fires break out in between; how the game ends."""

from __future__ import annotations

import pytest

from engine import Game
from tests.engine.speicherstadt.helpers import KAI, begun, decides, house, laid, lines, play, queued, total
from tests.engine.speicherstadt.told import told

FOUR = "bank fireman-1a fireman-1b tea-taster"


def shown(row: list[dict[str, object]]) -> list[object]:
    return [one["card"] for one in row]


def through(game: Game, placements: str) -> Game:
    """A round in which nobody buys anything."""
    queued(game, placements)
    while decides(game).startswith("purchase"):
        game.play("decline")
    return game


def test_cards_come_up_from_the_left() -> None:
    table = told(begun())
    assert shown(table["columns"]) == ["coffee-roaster", "tea-taster", "spice-merchant", "vulcaniser"]


def test_each_ship_draws_three_goods_in_the_order_in_which_it_comes_up() -> None:
    table = told(laid(pile="ship-1 bank ship-2 fireman-1a", bag="tea tea rubber carpet carpet coffee"))
    assert [column["goods"] for column in table["columns"]] == [
        ["tea", "tea", "rubber"],
        [],
        ["carpet", "carpet", "coffee"],
        [],
    ]


def test_the_upper_row_comes_after_the_water_and_its_ships_draw_as_many_goods_as_they_have_crates() -> None:
    game = laid(
        pile="ship-16 bank press ship-17 thief ship-1",
        bag="hemp tea rubber carpet carpet coffee",
        variant=KAI,
        seats=2,
    )
    table = told(game)
    assert [column["goods"] for column in table["columns"]] == [["hemp"], [], []]
    assert shown(table["upper"]) == ["ship-17", "thief", "ship-1"]
    assert [one["goods"] for one in table["upper"]] == [["tea", "rubber"], [], ["carpet", "carpet", "coffee"]]


def test_a_fire_is_replaced_by_the_next_card() -> None:
    table = told(laid(pile="bank fire-1 fireman-1a fireman-1b tea-taster"))
    assert shown(table["columns"]) == ["bank", "fireman-1a", "fireman-1b", "tea-taster"]
    assert table["discards"] == ["fire-1"]


def test_two_fires_can_break_out_in_one_supply() -> None:
    game = laid(house(5, "fireman-2a"), pile="fire-2 fire-3 bank fireman-1a fireman-1b tea-taster")
    assert game.position.points == [5, -5, -5]


def test_supply_stops_at_a_fire_until_its_question_is_answered() -> None:
    game = laid(
        house(5, "fire-chief", "fireman-2a"),
        pile="bank fire-1 fireman-1a fireman-1b press thief mayor",
        seats=2,
        variant=KAI,
    )
    assert decides(game) == "fire-chief Anna"
    assert len(game.position.row) == 1
    play(game, "decline")
    assert shown(told(game)["columns"]) == ["bank", "fireman-1a", "fireman-1b"]


def test_the_last_round_is_the_one_after_whose_supply_only_the_last_fire_is_left() -> None:
    game = laid(house(5, "fireman-1b"), pile="bank fireman-1a fireman-2a tea-taster")
    assert game.forecast()["left"] == 0
    through(game, "1 1 1 2 2 2 3 3 3")
    assert (decides(game), game.position.points) == ("over", [4, -4, -4])


def test_the_last_round_has_its_income() -> None:
    game = through(laid(pile=FOUR), "1 1 1 2 2 2 3 3 3")
    assert game.position.coins == [7, 7, 7]


def test_a_fire_right_above_the_last_one_makes_no_round() -> None:
    game = laid(house(5, "fireman-5a"), house(5), pile="bank fireman-1a tea-taster fire-3", seats=2)
    through(game, "1 1 2 2 3 3")
    assert (decides(game), game.position.points, game.position.round) == ("over", [7, -7], 1)


def test_cards_that_cannot_fill_the_rows_make_no_round() -> None:
    game = through(laid(pile=f"{FOUR} ship-1 contract-1"), "1 1 1 2 2 2 3 3 3")
    assert (decides(game), game.position.round) == ("over", 1)
    assert game.table()["discards"][-3:] == ["ship-1", "contract-1", "fire-4"]


def test_the_bag_may_run_empty() -> None:
    out = "coffee " * 9 + "tea " * 9 + "rubber " * 9 + "saffron " * 9 + "carpet " * 7
    game = laid(pile="ship-1 bank tea-taster", seats=2, supply=out)
    assert told(game)["columns"][0]["goods"] == ["carpet", "carpet"]


@pytest.mark.parametrize(("seats", "variant"), [(2, "base"), (5, KAI), (1, "base")])
def test_the_start_player_card_goes_to_the_left(seats: int, variant: str) -> None:
    game = begun(seats, variant)
    starts: list[int] = []
    while len(starts) < 3:
        if not starts or game.position.round > len(starts):
            starts.append(game.position.start)
        listed = lines(game)
        game.play(next((line for line in ("decline", "store") if line in listed), listed[0]))
    houses = max(2, seats)
    assert starts == [0, 1, 2 % houses]


def test_nothing_is_scored_twice_at_the_end() -> None:
    game = through(laid(house(5, "st-michaels-church"), pile=FOUR), "1 1 1 2 2 2 3 3 3")
    assert total(game) == 4
