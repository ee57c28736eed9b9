"""The actions of a turn: what each costs, how often it comes, and in which order they go together."""

from __future__ import annotations

import pytest

from engine import Game, format_move
from engine.macao.moves import Climb
from tests.engine.macao import printed
from tests.engine.macao.helpers import (
    cargo,
    gold,
    laid,
    moves,
    play,
    player,
    prestige,
    refused,
    supply,
    wall,
    ways,
)
from tests.engine.macao.tables import arranged

QUARTERS = [line.split(" | ") for line in printed.QUARTERS]
RICH = "9 red, 9 blue, 9 green, 9 black, 9 gray, 9 violet"


def cubes(colours: str) -> str:
    """'black black' as '2 black'."""
    each = colours.split()
    return ", ".join(f"{each.count(colour)} {colour}" for colour in dict.fromkeys(each))


@pytest.mark.parametrize("line", QUARTERS, ids=lambda line: line[0])
def test_a_quarter_is_taken_for_its_cost_and_no_other(line: list[str]) -> None:
    name, _place, shade, cost, _near = line
    game = play(laid(player(cubes(cost))), f"claim {name}")
    assert supply(game) == ""
    assert arranged(game)["players"][0]["quarters"] == [name]
    assert (game.position.jokers[0], bool(cargo(game))) == (int(shade == "dark"), shade == "light")
    for colour in set(cost.split()):
        less = cost.split()
        less.remove(colour)
        assert f"claim {name}" not in moves(laid(player(cubes(" ".join(less)))), "claim")


def test_the_tile_of_a_light_quarter_goes_onto_the_ship_wherever_it_is() -> None:
    game = laid(player("1 green", ship="s10"), tiles=["silk"])
    assert cargo(play(game, "claim q01")) == "1 silk"
    assert arranged(game)["city"][0]["tile"] is None


def test_a_quarter_has_one_owner() -> None:
    game = laid(player("1 green"), player("1 green", quarters="q07"))
    play(game, "claim q01", "pass")
    assert refused(game, "claim q01") == "Quarter 1 is taken."
    assert refused(game, "claim q07") == "Quarter 7 is taken."


def test_one_quarter_a_turn() -> None:
    game = play(laid(player(RICH)), "claim q01")
    assert moves(game, "claim") == []
    assert refused(game, "claim q02") == "You have taken 1 quarter in this turn: there are no more."


def test_a_quarter_that_cannot_be_paid_says_what_is_lacking() -> None:
    assert refused(laid(player("1 gray")), "claim q04") == "Quarter 4 costs 1 blue, 1 gray: you have 1 gray."


def test_tiles_that_came_into_the_right_port_are_delivered_at_once() -> None:
    game = laid(player("1 green", ship="london"), tiles=["tea"])
    assert prestige(play(game, "claim q01", "deliver tea")) == 4


def test_the_wall_is_climbed_once_a_turn_for_cubes_of_any_colours() -> None:
    game = laid(player("2 red, 2 blue"))
    assert ways(game, "wall") == 2 + 2
    play(game, "wall: spaces 2; with 1 red, 2 blue")
    assert (supply(game), dict(wall(game))["Anna"]) == ("1 red", 2)
    assert refused(game, "wall") == "You have moved on the wall in this turn: there is one wall action."


def test_without_cubes_nobody_climbs() -> None:
    assert refused(laid(player()), "wall") == "A space on the wall costs 1 cube: you have none."


def test_a_space_further_needs_two_cubes_more() -> None:
    assert refused(laid(player("4 red")), "wall: spaces 3").endswith("3 is not possible, only 1, 2.")


@pytest.mark.parametrize(
    ("cards", "price"),
    [((), "1 cube for the first one, 2 cubes for each other"), (("gate",), "1 cube for each")],
)
def test_it_is_asked_how_many_spaces_with_what_they_cost(cards: tuple[str, ...], price: str) -> None:
    game = laid(player("4 red", *cards))
    question = game.ask(Climb())
    assert question is not None
    assert str(question.prompt) == f"How many spaces ({price})?"


def test_a_disc_lies_on_top_where_it_arrives() -> None:
    game = laid(player("1 red"), player(wall=1), player(wall=1), seats=3, wall=[1, 3, 2])
    play(game, "pass", "pass", "wall")
    assert wall(game) == [("Anna", 1), ("Cleo", 1), ("Ben", 1)]


def test_beyond_the_end_a_disc_keeps_counting() -> None:
    game = laid(player("9 red", wall=14), player("5 red", wall=15))
    play(game, "pass", "wall: spaces 4")
    assert [(one["seat"], one["space"], one["steps"]) for one in arranged(game)["wall"]] == [(0, 15, 18), (1, 15, 15)]


def test_there_is_a_last_space_and_whoever_came_beyond_it_later_lies_on_top_of_equals() -> None:
    game = laid(player("3 red", wall=15), player(wall=17), wall=[2, 1])
    play(game, "pass", "wall: spaces 2")
    assert wall(game) == [("Anna", 15), ("Ben", 15)]


def test_a_step_of_the_ship_costs_a_cube_of_any_colour() -> None:
    game = laid(player("1 red, 1 blue"))
    assert moves(game, "sail") == ["sail s01", "sail s02"]
    assert ways(game, "sail s01") == 2
    play(game, "sail s01: with blue", "sail s03")
    assert (supply(game), arranged(game)["players"][0]["ship"]) == ("", "s03")
    assert refused(game, "sail lisbon") == "A step costs 1 cube: you have none."


def test_the_ship_goes_where_the_route_leads() -> None:
    assert refused(laid(player("1 red")), "sail lisbon") == "From the anchor the ship reaches sea space 1, sea space 2."


def test_ships_do_not_hinder_each_other() -> None:
    game = laid(player("1 red"), player(ship="s01"))
    assert arranged(game)["players"][1]["ship"] == arranged(play(game, "sail s01"))["players"][0]["ship"]


def test_while_free_steps_last_cubes_may_be_paid_instead() -> None:
    game = play(laid(player("1 red, 1 blue", "ships-boy")), "use ships-boy")
    assert ways(game, "sail s01") == 3
    play(game, "sail s01: with red")
    assert (game.position.free_steps, supply(game)) == (1, "1 blue")


def test_deliveries_are_possible_between_free_steps() -> None:
    game = laid(player("", "sailmakers-shop", ship="s04", cargo="1 tea, 1 spices"))
    play(game, "use sailmakers-shop", "sail london", "deliver tea", "sail s11")
    assert prestige(game) == 4


def test_goods_are_delivered_in_their_port() -> None:
    game = laid(player(cargo="1 tea", ship="lisbon"))
    assert moves(game, "deliver") == []
    assert refused(game, "deliver tea") == "tea goes to London: your ship is at Lisbon."
    assert refused(game, "deliver spices") == "You have no spices on your ship."


@pytest.mark.parametrize("line", printed.PORTS, ids=lambda line: line.split(" | ")[0])
def test_a_port_is_covered_from_its_highest_space_on(line: str) -> None:
    port, good, values = line.split(" | ")
    game, points = laid(player(cargo=f"3 {good}", ship=port)), 0
    for value in map(int, values.split()):
        assert [one["next"] for one in arranged(game)["ports"] if one["port"] == port] == [value]
        points += value
        assert prestige(play(game, f"deliver {good}")) == points
    assert (game.position.delivered[0], cargo(game)) == (3, "")
    assert [one["covered"] for one in arranged(game)["ports"] if one["port"] == port] == [[0, 0, 0]]


def test_others_cover_spaces_too() -> None:
    game = laid(player(cargo="1 tea", ship="london"), player(cargo="1 tea", ship="london"))
    play(game, "deliver tea", "pass", "deliver tea")
    assert (prestige(game, 0), prestige(game, 1)) == (4, 3)


def test_delivering_is_optional() -> None:
    assert "pass" in moves(laid(player(cargo="1 tea", ship="london")))


def test_a_tile_that_was_sold_is_gone() -> None:
    game = play(laid(player("", "trader", cargo="1 tea", ship="london")), "use trader")
    assert (gold(game), cargo(game), game.position.delivered[0]) == (7, "", 0)
    assert arranged(game)["ports"][1]["next"] == 4


def test_prestige_is_bought_once_a_turn() -> None:
    game = play(laid(player(gold=6), tribute=[3, 6]), "tribute")
    assert (gold(game), prestige(game)) == (3, 6)
    assert refused(game, "tribute") == "You have bought prestige in this turn: you may not again."


@pytest.mark.parametrize(("answer", "cubes", "money"), [("1 green", "1 green", 5), ("1 coins", "", 8)])
def test_a_joker_tile_is_a_cube_or_3_gold(answer: str, cubes: str, money: int) -> None:
    game = play(laid(player(jokers=2)), f"joker: for {answer}")
    assert (supply(game), gold(game), game.position.jokers[0]) == (cubes, money, 1)


def test_without_a_joker_tile_there_is_none_to_use() -> None:
    assert refused(laid(player()), "joker: for 1 red") == "You have no joker tile."


def test_a_card_works_from_its_activation_on() -> None:
    game = laid(player("1 black, 1 red, 1 blue, 1 green, 1 violet", tableau=["mint"]))
    assert refused(game, "use mint") == "You have not activated the Mint."
    assert gold(play(game, "activate mint", "use mint")) == 6


def test_any_number_of_cards_is_activated_in_any_order() -> None:
    names = ["brickworks", "dye-works", "mill", "tannery", "builders-yard"]
    game = laid(player("1 red, 1 blue, 1 green, 1 black, 1 gray", tableau=names))
    play(game, *(f"activate {name}" for name in reversed(names)))
    assert arranged(game)["players"][0]["tableau"] == []


def test_a_card_that_is_activated_is_not_activated_again() -> None:
    game = laid(player("2 red", "brickworks"))
    assert refused(game, "activate brickworks") == "You have activated the Brickworks already."
    assert refused(game, "activate mill") == "You do not have the Mill on your tableau."


def test_a_reward_comes_after_the_payment_and_cannot_help_to_pay_it() -> None:
    game = laid(player("1 red, 1 blue", "scholar", tableau=["palace"]))
    assert moves(game, "activate") == []


def test_the_limit_of_purchases_rises_at_once() -> None:
    game = laid(player("1 green, 1 black, 1 gray", gold=9, tableau=["diplomat"]), tribute=[2, 4])
    play(game, "tribute", "activate diplomat", "tribute")
    assert prestige(game) == 8


def test_with_the_craftsman_a_card_is_activated_once_a_turn() -> None:
    game = laid(player("1 red, 1 green", "craftsman", tableau=["brickworks", "mill"]))
    play(game, "craft brickworks")
    assert moves(game, "craft") == []
    assert refused(game, "craft mill") == "You have used the Craftsman in this turn."
    assert refused(laid(player("1 red", tableau=["brickworks"])), "craft brickworks") == (
        "You have not activated the Craftsman."
    )


def test_the_craftsman_cannot_activate_himself() -> None:
    game = laid(player("1 blue, 1 black, 1 gray, 1 violet", tableau=["craftsman"]))
    assert moves(game, "craft") == []


@pytest.mark.parametrize(("name", "expected"), [("university", 1), ("architect", 1)])
def test_the_activation_by_the_craftsman_counts(name: str, expected: int) -> None:
    game = laid(player("1 red", "craftsman", name, tableau=["brickworks"]))
    assert prestige(play(game, "craft brickworks")) == expected


def test_the_scholar_gives_a_cube_after_the_craftsman() -> None:
    game = laid(player("1 red", "craftsman", "scholar", tableau=["brickworks"]))
    assert supply(play(game, "craft brickworks: cube blue")) == "1 red, 1 blue"


def test_several_rewards_come_together() -> None:
    game = laid(player("1 red", "school", "university", "notary", "scholar", tableau=["money-changer", "military-1"]))
    play(game, "activate money-changer: cube red")
    assert (gold(game), prestige(game), supply(game)) == (6, 1, "1 red")
    play(game, "activate military-1: cube gray")
    assert (gold(game), prestige(game), supply(game)) == (6, 4, "1 gray")


def test_helpers_do_not_help_with_their_own_activation() -> None:
    for name, cost in (("archive", "1 red"), ("crane", "1 black, 1 gray"), ("count", "4 red")):
        assert moves(laid(player(cost, tableau=[name])), "activate") == []
    assert moves(laid(player("3 blue, 1 green, 1 black", tableau=["carpenter"])), "activate") == []


def test_a_full_reduction_and_the_count_go_together() -> None:
    game = laid(player("2 red", "crane", "count", tableau=["palace"]))
    assert ways(game, "activate palace") == 1
    assert moves(laid(player("1 red", "crane", "count", tableau=["palace"])), "activate") == []


def test_a_card_of_one_cube_may_be_paid_with_any_colour_by_the_count() -> None:
    game = laid(player("1 gray", "count", "crane", tableau=["mill"]))
    assert supply(play(game, "activate mill")) == ""


def test_the_night_watchman_and_the_carpenter_go_together() -> None:
    game = laid(player("1 green, 1 gray", "night-watchman", "carpenter"))
    assert "claim q06" not in moves(game, "claim")
    game = laid(player("2 violet", "night-watchman", "carpenter"))
    assert ways(game, "claim q06") == 1


@pytest.mark.parametrize("card", ["toll-collector", "gunner", "sentry"])
def test_first_and_last_are_asked_when_a_card_is_used(card: str) -> None:
    game = laid(player("3 red", card), player("3 red", wall=1))
    play(game, "pass")
    can = f"use {card}" in moves(game, "use")
    assert can == (card != "toll-collector")
    play(game, "wall: spaces 2")
    assert (f"use {card}" in moves(game, "use")) == (card == "toll-collector")


def test_free_steps_on_the_wall_leave_the_wall_action() -> None:
    game = play(laid(player("1 red", "messenger")), "use messenger", "wall")
    assert dict(wall(game))["Anna"] == 2


def test_the_fountain_lets_one_stay_last() -> None:
    game: Game = laid(player("1 red", "fountain", "sentry"), player("1 red", wall=0), wall=[2, 1])
    play(game, "pass", "claim q11: steps 0", "use sentry")
    assert gold(game) == 6


def test_a_payment_begins_with_what_is_wanted_least() -> None:
    game = laid(player("2 red, 1 blue, 4 gray", tableau=["brickworks", "dye-works"]))
    usual = game.tried(next(move for move in game.moves() if move.words == "wall"))[1]
    assert supply(play(game, format_move(usual))) == "2 red, 1 blue, 3 gray"


def test_a_colour_of_choice_begins_with_what_is_lacking_most() -> None:
    game = laid(player("1 red", tableau=["brickworks", "mill"], jokers=1))
    move = game.tried(next(m for m in game.moves() if m.words == "joker"))[1]
    assert format_move(move) == "joker: for 1 green"


def test_several_activations_of_a_turn_are_helped() -> None:
    game = laid(player("1 gray, 1 black, 1 violet", "count", "archive", tableau=["mill", "dye-works", "justice-2"]))
    play(game, "activate mill: with 1 gray", "activate dye-works: with 1 black", "activate justice-2")
    assert arranged(game)["players"][0]["tableau"] == []


def test_each_purchase_brings_the_cube_of_the_envoy() -> None:
    game = play(laid(player("", "envoy", "diplomat"), tribute=[0, 4]), "tribute: cube red", "tribute: cube blue")
    assert (supply(game), prestige(game), gold(game)) == ("1 red, 1 blue", 8, 5)


def test_two_cubes_of_any_colours_for_the_alchemist() -> None:
    assert ways(laid(player("2 red, 2 blue, 1 gray", "alchemist")), "use alchemist") == 3 + 2


def test_the_gold_of_the_set_up_is_none_that_was_received() -> None:
    assert moves(laid(player("", "pawnshop", gold=5)), "use") == []


def test_the_gambler_counts_dice_as_they_were_turned() -> None:
    game = laid(player("", "gambler"), window="dice", round=12, rolls=[[6, 5, 4, 6, 5, 4]] * 12)
    assert ways(game, "choose") == 15 * 5
