"""The special cards that nobody enters: what they do for their owner, for others, and at the end."""

from __future__ import annotations

import pytest

from engine import Game
from engine.le_havre.building import cost_for
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.goods import WOOD
from tests.engine.helpers import (
    at_meal,
    at_table,
    choices,
    end_round,
    goods,
    options_of,
    play,
    player,
    points,
    red,
    refusal,
    stacks,
    storage,
    table,
    town,
    value_of,
)

# value, price
WITHOUT_ACTION = {
    "football-stadium": (24, 24),
    "business-park": (10, 12),
    "guildhouse": (4, 8),
    "luxury-yacht": (20, 20),
    "feedlot": (6, 8),
    "masons-guild": (8, 10),
    "wind-farm": (8, 12),
}
each = pytest.mark.parametrize("card", list(WITHOUT_ACTION))


@each
def test_it_is_bought_for_its_price(card: str) -> None:
    game = red("50 francs", town=[card])
    play(game, f"buy {card}")
    assert storage(game) == goods(f"{50 - WITHOUT_ACTION[card][1]} francs")


@each
def test_it_is_sold_for_half_its_value(card: str) -> None:
    game = red(buildings=[card])
    play(game, f"sell {card}")
    assert storage(game) == goods(f"{WITHOUT_ACTION[card][0] // 2} francs")


@each
def test_a_franc_less_than_its_price_does_not_buy_it(card: str) -> None:
    game = red(f"{WITHOUT_ACTION[card][1] - 1} francs", town=[card])
    assert f"buy {card}" not in choices(game)


@each
def test_nobody_builds_it_from_the_town(card: str) -> None:
    proposals = [["marketplace"], ["joinery"], ["fishery"]]
    game = red("9 wood, 9 clay, 9 brick, 9 iron, 9 steel", town=[card], stacks=proposals)
    assert set(options_of(game, "enter building-firm-1")) == {"fishery", "joinery", "marketplace"}


@each
def test_nobody_is_sent_there_by_the_harbour_watch(card: str) -> None:
    game = red("9 francs", town=["harbour-watch", card], green=player())
    assert "enter harbour-watch" not in choices(game)


# 012 Business Park and 013 Guildhouse.


@pytest.mark.parametrize(
    ("others", "worth"),
    [
        ((), 10),
        (("sawmill",), 12),
        (("sawmill", "smelter", "brick-manufacturer"), 16),
        (("church", "bank", "joinery", "town-square"), 10),
    ],
)
def test_the_business_park_is_worth_2_more_for_each_industrial_building(others: tuple[str, ...], worth: int) -> None:
    with_it = red(buildings=["business-park", *others])
    without = red(buildings=others)
    assert points(with_it) - points(without) == worth


@pytest.mark.parametrize(
    ("others", "worth"),
    [((), 6), (("tavern",), 8), (("tavern", "zoo", "sawmill", "joinery", "luxury-yacht"), 8), (("feedlot",), 8)],
)
def test_the_guildhouse_is_worth_2_more_for_each_economic_building_itself_included(
    others: tuple[str, ...], worth: int
) -> None:
    with_it = red(buildings=["guildhouse", *others])
    without = red(buildings=others)
    assert points(with_it) - points(without) == worth


def test_the_industrial_buildings_of_others_add_nothing() -> None:
    game = red(buildings=["business-park"], green=player(buildings=["sawmill", "smelter"]))
    assert points(game) == 10


# 024 Feedlot.


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 4), (3, 5), (6, 8), (7, 8), (20, 21)])
def test_the_feedlot_doubles_the_harvest_of_2_to_6_cattle(before: int, after: int) -> None:
    game = at_meal(player(f"9 francs, {before} cattle", buildings=["feedlot"]), round=2)
    assert at_table(game)["goods"]["cattle"] == after


def test_without_a_harvest_the_feedlot_gives_nothing() -> None:
    game = at_meal(player("9 francs, 3 cattle", buildings=["feedlot"]), round=1)
    assert at_table(game)["goods"]["cattle"] == 3


def test_the_feedlot_adds_no_grain() -> None:
    game = at_meal(player("9 francs, 3 grain", buildings=["feedlot"]), round=2)
    assert at_table(game)["goods"]["grain"] == 4


def test_the_forecast_knows_the_feedlot() -> None:
    game = red("3 cattle", buildings=["feedlot"], round=2)
    assert game.forecast()["meals"][0]["harvest"]["cattle"] == 2


def test_a_feedlot_sold_to_pay_for_the_meal_has_already_worked() -> None:
    game = at_meal(player("3 cattle", buildings=["feedlot"]), round=2)
    play(game, "sell feedlot", "feed")
    assert storage(game) == goods("5 cattle, 1 franc")


# 025 Masons' Guild.


def test_the_masons_guild_does_not_lower_a_price() -> None:
    game = red(f"{value_of('bakehouse')} francs", buildings=["masons-guild"], stacks=[["bakehouse"], [], []])
    play(game, "buy bakehouse")
    assert storage(game) == {}


def test_a_brick_stands_in_for_the_clay_that_the_masons_guild_leaves() -> None:
    game = red("3 wood, 1 brick", buildings=["masons-guild"], stacks=[["local-court"], [], []])
    play(game, "enter building-firm-1")
    assert storage(game) == {}


def test_with_the_masons_guild_the_stadium_costs_a_brick_less() -> None:
    game = red("1 wood, 1 brick, 2 iron", buildings=["masons-guild"], stacks=[["football-stadium"], [], []])
    play(game, "enter building-firm-1")
    assert storage(game) == {}


def test_with_sawmill_and_masons_guild_a_building_of_1_wood_and_1_clay_costs_nothing() -> None:
    game = red(buildings=["masons-guild", "sawmill"], stacks=[["arts-centre"], [], []])
    play(game, "enter sawmill")
    assert "arts-centre" in at_table(game)["buildings"]


def test_a_good_of_which_nothing_is_left_to_pay_is_no_part_of_the_cost() -> None:
    game = red(buildings=["masons-guild"], stacks=[["charcoal-kiln"], ["arts-centre"], []])
    assert cost_for(game.position, 0, CARD_INDEX["charcoal-kiln"]) == ()
    assert cost_for(game.position, 0, CARD_INDEX["arts-centre"]) == ((WOOD, 1),)


def test_the_masons_guild_saves_on_a_building_that_is_built_in_a_firm_of_another_player() -> None:
    game = red(
        buildings=["masons-guild"], stacks=[["charcoal-kiln"], [], []], green=player(buildings=["building-firm-1"])
    )
    play(game, "enter building-firm-1")
    assert "charcoal-kiln" in at_table(game)["buildings"]


def test_what_is_lacking_counts_the_masons_guild() -> None:
    game = red("2 fish", buildings=["masons-guild"], stacks=[["charcoal-kiln", "colliery"], [], []])
    play(game, "enter construction-firm: fee 2 fish")
    assert refusal(game, "build colliery") == "For the Colliery you lack 1 wood, 2 clay."


# 31 Football Stadium: what happens when the town turns it up, and afterwards.


def turned_up(has: str, *proposals: list[str]) -> Game:
    """Round 4 with three players has ended, in which the town turned up the Football Stadium; Red is next."""
    game = at_meal(player(f"3 bread, {has}"), round=4, stacks=proposals, specials=["football-stadium", "zoo"])
    play(game, "feed: 2 bread", "feed", "feed", "supply")
    return game


def test_where_a_stack_is_empty_already_the_stadium_goes_there_at_once() -> None:
    game = turned_up("", ["church"], [], ["dock"])
    assert (stacks(game), "football-stadium" in town(game)) == ([["church"], ["football-stadium"], ["dock"]], False)


def test_of_several_empty_stacks_the_stadium_takes_the_leftmost() -> None:
    assert stacks(turned_up("", ["church"], [], [])) == [["church"], ["football-stadium"], []]


def test_with_all_stacks_empty_the_stadium_takes_the_first() -> None:
    assert stacks(turned_up("", [], [], [])) == [["football-stadium"], [], []]


def test_a_stadium_that_lies_on_a_stack_is_not_the_towns_to_enter_or_to_sell() -> None:
    game = turned_up("", ["church"], [], ["dock"])
    assert refusal(game, "enter football-stadium") == "The Football Stadium has not been built."


def test_a_stadium_bought_from_a_stack_leaves_it_empty() -> None:
    game = turned_up("24 francs", ["church"], [], ["dock"])
    play(game, "buy football-stadium")
    assert stacks(game) == [["church"], [], ["dock"]]


def test_a_stadium_bought_and_sold_back_stays_with_the_town() -> None:
    game = turned_up("24 francs", ["church"], [], ["dock"])
    play(game, "buy football-stadium", "sell football-stadium")
    assert ("football-stadium" in town(game), stacks(game)) == (True, [["church"], [], ["dock"]])


def test_a_stadium_bought_from_the_town_and_sold_back_joins_no_stack_that_becomes_empty() -> None:
    game = turned_up("64 francs", ["church"], ["bank"], ["dock"])
    play(game, "buy football-stadium", "sell football-stadium", "buy bank")
    assert ("football-stadium" in town(game), stacks(game)) == (True, [["church"], [], ["dock"]])


def test_a_stadium_sold_back_can_be_bought_by_others() -> None:
    game = turned_up("24 francs", ["church"], [], ["dock"])
    play(game, "buy football-stadium", "sell football-stadium", "take iron", "end turn", "buy football-stadium")
    assert "football-stadium" in at_table(game, 2)["buildings"]


def test_a_stadium_of_the_town_that_was_sold_back_cannot_be_built() -> None:
    game = turned_up("24 francs, 1 wood, 2 brick, 2 iron", ["church"], [], ["bank"])
    play(game, "buy football-stadium", "sell football-stadium")
    assert refusal(game, "enter building-firm-1") == (
        "Building Firm 1: You do not have the material for any of the proposals."
    )


def town_after(number: int, *proposals: list[str]) -> Game:
    """The table after this round of three players, in which the town builds a standard building."""
    rich = [player("99 francs") for _seat in range(3)]
    game = table(*rich, round=number, turn=7, seat=3, stacks=proposals)
    play(game, "take clay")
    end_round(game)
    return game


def test_for_the_town_the_stadium_is_number_31_and_comes_last() -> None:
    game = town_after(3, ["football-stadium"], ["church"], [])
    assert ("church" in town(game), stacks(game)) == (True, [["football-stadium"], [], []])


def test_the_town_builds_the_stadium_where_nothing_lower_is_left() -> None:
    game = town_after(3, [], ["football-stadium"], [])
    assert ("football-stadium" in town(game), stacks(game)) == (True, [[], [], []])


def test_the_stadium_is_worth_24_and_brings_12() -> None:
    game = red(buildings=["football-stadium"])
    assert points(game) == 24
    play(game, "sell football-stadium")
    assert storage(game) == goods("12 francs")


def test_in_the_final_phase_the_stadium_may_be_built_but_not_bought() -> None:
    game = red("1 wood, 2 brick, 2 iron, 24 francs", stacks=[["football-stadium"], [], []], window="final", round=14)
    assert "buy football-stadium" not in choices(game)
    play(game, "enter building-firm-1")
    assert at_table(game)["buildings"] == ["football-stadium"]
