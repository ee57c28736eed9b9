"""Buying from the town, the proposals and the ship stacks; selling to the town."""

from __future__ import annotations

import pytest

from tests.engine.helpers import (
    at_meal,
    at_table,
    brought_by,
    choices,
    fee_of,
    food_of,
    goods,
    play,
    player,
    red,
    refusal,
    stacks,
    storage,
    town,
    value_of,
)
from tests.engine.open_table import open_table

DEARER_THAN_THEIR_VALUE = {
    "storehouse": 10,
    "dock": 24,
    "town-hall": 30,
    "bank": 40,
    "guildhouse": 8,
    "business-park": 12,
    "feedlot": 8,
    "masons-guild": 10,
    "wind-farm": 12,
}
SHIP_PRICES = {"wooden-ship-2": 14, "wooden-ship-6": 14, "iron-ship-12": 20, "steel-ship-24": 30}


# Buying.


def test_a_building_of_the_town_is_bought_for_its_value() -> None:
    game = red("15 francs", town=["sawmill"])
    play(game, "buy sawmill")
    assert (at_table(game)["buildings"], storage(game)) == (["sawmill"], goods("1 franc"))


@pytest.mark.parametrize("start", ["building-firm-1", "building-firm-2", "construction-firm"])
def test_the_start_buildings_of_the_town_can_be_bought(start: str) -> None:
    game = red("9 francs")
    play(game, f"buy {start}")
    assert at_table(game)["buildings"] == [start]


@pytest.mark.parametrize(("card", "price"), list(DEARER_THAN_THEIR_VALUE.items()))
def test_a_card_with_a_price_of_its_own_costs_that(card: str, price: int) -> None:
    game = red(f"{price + 1} francs", town=[card])
    play(game, f"buy {card}")
    assert storage(game) == goods("1 franc")


def test_a_special_building_of_the_town_can_be_bought() -> None:
    game = red("8 francs", town=["zoo"])
    play(game, "buy zoo")
    assert at_table(game)["buildings"] == ["zoo"]


def test_the_top_of_each_stack_can_be_bought() -> None:
    game = red("99 francs", stacks=[["bakehouse"], ["fishery"], ["tannery"]])
    play(game, "buy bakehouse", "buy fishery", "buy tannery")
    assert at_table(game)["buildings"] == ["fishery", "bakehouse", "tannery"]


def test_after_a_purchase_the_next_card_of_the_stack_can_be_bought_in_the_same_turn() -> None:
    game = red("99 francs", stacks=[["bakehouse", "fishery"], [], []])
    play(game, "buy bakehouse", "buy fishery")
    assert stacks(game) == [[], [], []]


def test_a_card_below_the_top_of_its_stack_cannot_be_bought() -> None:
    game = red("99 francs", stacks=[["bakehouse", "colliery"], [], []])
    assert refusal(game, "buy colliery") == "The Colliery does not lie on top of its stack."


@pytest.mark.parametrize("card", ["clay-mound", "black-market"])
def test_a_card_that_cannot_be_built_can_be_bought_from_its_stack(card: str) -> None:
    game = red("9 francs", stacks=[[card], [], []])
    play(game, f"buy {card}")
    assert at_table(game)["buildings"] == [card]


def test_a_building_that_costs_more_than_the_player_has_cannot_be_bought() -> None:
    game = red("13 francs", town=["sawmill"])
    assert refusal(game, "buy sawmill") == "The Sawmill costs 14 francs: you have 13."


def test_food_does_not_buy_a_building() -> None:
    assert "buy clay-mound" not in choices(red("1 franc, 9 fish", town=["clay-mound"]))


def test_a_building_of_another_player_cannot_be_bought() -> None:
    game = red("99 francs", green=player(buildings=["bakehouse"]))
    assert refusal(game, "buy bakehouse") == "The Bakehouse belongs to Green."


def test_a_building_of_ones_own_cannot_be_bought_again() -> None:
    game = red("99 francs", buildings=["bakehouse"])
    assert refusal(game, "buy bakehouse") == "The Bakehouse belongs to Red."


def test_a_special_building_that_lies_face_down_cannot_be_bought() -> None:
    game = red("99 francs", specials=["zoo"])
    assert refusal(game, "buy zoo") == "The Zoo is not for sale."


@pytest.mark.parametrize("where", ["town", "stack"])
def test_the_church_cannot_be_bought(where: str) -> None:
    in_town, on_top = (["church"], []) if where == "town" else ([], ["church"])
    game = red("99 francs", town=in_town, stacks=[on_top, [], []])
    assert refusal(game, "buy church") == "The Church cannot be bought."


@pytest.mark.parametrize(("ship", "price"), list(SHIP_PRICES.items()))
def test_a_ship_costs_the_price_of_its_kind_whatever_its_value(ship: str, price: int) -> None:
    game = red(f"{price + 1} francs", harbour=[ship])
    play(game, f"buy {ship}")
    assert (at_table(game)["ships"], storage(game)) == ([ship], goods("1 franc"))


def test_a_ship_that_costs_more_than_the_player_has_cannot_be_bought() -> None:
    game = red("13 francs", harbour=["wooden-ship-2"])
    assert refusal(game, "buy wooden-ship-2") == "The Wooden ship 2 costs 14 francs: you have 13."


def test_only_the_top_ship_of_a_stack_can_be_bought() -> None:
    game = red("99 francs", harbour=["iron-ship-2", "iron-ship-4"])
    assert refusal(game, "buy iron-ship-2") == "The Iron ship 2 does not lie on top of its stack."


def test_below_a_bought_ship_lies_the_next_one() -> None:
    game = red("99 francs", harbour=["iron-ship-2", "iron-ship-4"])
    play(game, "buy iron-ship-4", "buy iron-ship-2")
    assert at_table(game)["ships"] == ["iron-ship-2", "iron-ship-4"]


@pytest.mark.parametrize("value", [30, 34, 38])
def test_luxury_liners_cannot_be_bought(value: int) -> None:
    game = red("99 francs", harbour=[f"luxury-liner-{value}"])
    assert refusal(game, f"buy luxury-liner-{value}") == "Luxury liners cannot be bought."


def test_a_purchase_needs_no_wharf_and_no_main_action() -> None:
    game = red("14 francs", harbour=["wooden-ship-2"])
    play(game, "buy wooden-ship-2")
    assert open_table(game)["phase"] == "main"


# Selling.


@pytest.mark.parametrize(
    ("card", "francs"),
    [("sawmill", 7), ("bank", 8), ("town-hall", 3), ("dock", 5), ("storehouse", 2), ("church", 13), ("wind-farm", 4)],
)
def test_a_building_is_sold_for_half_its_printed_value(card: str, francs: int) -> None:
    game = red(buildings=[card])
    play(game, f"sell {card}")
    assert storage(game) == goods(f"{francs} francs")


@pytest.mark.parametrize(
    ("ship", "francs"), [("wooden-ship-6", 3), ("iron-ship-12", 6), ("steel-ship-24", 12), ("luxury-liner-38", 19)]
)
def test_a_ship_is_sold_for_half_its_value(ship: str, francs: int) -> None:
    game = red(ships=[ship])
    play(game, f"sell {ship}")
    assert storage(game) == goods(f"{francs} francs")


def test_a_sold_building_joins_the_buildings_of_the_town() -> None:
    game = red(buildings=["bakehouse"])
    play(game, "sell bakehouse")
    assert (at_table(game)["buildings"], "bakehouse" in town(game)) == ([], True)


def test_a_sold_ship_goes_on_top_of_the_stack_of_its_kind() -> None:
    game = red(ships=["iron-ship-2"], harbour=["iron-ship-4"])
    play(game, "sell iron-ship-2")
    assert open_table(game)["harbour"]["iron-ship"] == ["iron-ship-2", "iron-ship-4"]


def test_a_bonus_is_not_paid_at_a_sale() -> None:
    game = red("9 fish", buildings=["storehouse"])
    play(game, "sell storehouse")
    assert storage(game) == goods("9 fish, 2 francs")


def test_only_ones_own_building_can_be_sold() -> None:
    assert refusal(red(town=["bakehouse"]), "sell bakehouse") == "The Bakehouse is not yours."


def test_a_building_of_another_player_cannot_be_sold() -> None:
    assert refusal(red(green=player(buildings=["zoo"])), "sell zoo") == "The Zoo is not yours."


def test_only_ones_own_ship_can_be_sold() -> None:
    assert refusal(red(harbour=["iron-ship-2"]), "sell iron-ship-2") == "You have no Iron ship 2."


# Persons go home.


@pytest.mark.parametrize("change", ["buy", "sell"])
def test_a_person_of_another_player_goes_home_when_the_building_changes_owner(change: str) -> None:
    green = player(person="bakehouse")
    if change == "buy":
        game = red("20 francs", town=["bakehouse"], green=green)
    else:
        game = red("8 francs", buildings=["bakehouse"], green=green)
    play(game, f"{change} bakehouse")
    assert at_table(game, 2)["person"] is None


@pytest.mark.parametrize("change", ["buy", "sell"])
def test_ones_own_person_goes_home_when_the_building_changes_owner(change: str) -> None:
    if change == "buy":
        game = red("20 francs", town=["bakehouse"], person="bakehouse")
    else:
        game = red("8 francs", buildings=["bakehouse"], person="bakehouse")
    play(game, f"{change} bakehouse")
    assert at_table(game)["person"] is None


def test_persons_in_other_buildings_stay() -> None:
    game = red("20 francs", town=["bakehouse", "fishery"], green=player(person="fishery"))
    play(game, "buy bakehouse")
    assert at_table(game, 2)["person"] == "fishery"


def test_a_bought_building_is_free_for_the_buyer_in_the_same_turn() -> None:
    game = red(f"{value_of('fishery')} francs", town=["fishery"], green=player(person="fishery"))
    play(game, "buy fishery", "enter fishery")
    assert storage(game) == {"fish": brought_by("fishery")["fish"] + 1}


def test_the_player_whose_person_has_just_left_may_enter_again() -> None:
    game = red(f"{value_of('fishery')} francs", town=["fishery"], person="fishery")
    play(game, "buy fishery", "enter fishery")
    assert storage(game) == {"fish": brought_by("fishery")["fish"] + 1}


def test_a_sold_building_is_the_towns_and_takes_the_fee_for_itself() -> None:
    game = red(buildings=["hardware-store"], person="hardware-store")
    left = value_of("hardware-store") // 2 - food_of("hardware-store")
    play(game, "sell hardware-store", "enter hardware-store ...")
    assert storage(game) == {"francs": left, **brought_by("hardware-store", fee_of("hardware-store"))}


# No buying back.


def test_a_building_sold_in_this_turn_cannot_be_bought_back() -> None:
    game = red("20 francs", buildings=["bakehouse"])
    play(game, "sell bakehouse")
    assert refusal(game, "buy bakehouse") == "You sold the Bakehouse in this turn: it cannot be bought back."


def test_the_ban_holds_until_the_end_of_the_turn() -> None:
    game = red("20 francs", buildings=["bakehouse"], window="before-supply")
    play(game, "sell bakehouse", "supply", "take clay")
    assert "buy bakehouse" not in choices(game)


def test_the_next_player_may_buy_what_was_sold_in_the_turn_before() -> None:
    game = red(buildings=["bakehouse"], green=player("20 francs"))
    play(game, "sell bakehouse", "take clay", "end turn", "buy bakehouse")
    assert at_table(game, 2)["buildings"] == ["bakehouse"]


def test_a_building_sold_in_an_earlier_turn_can_be_bought_back() -> None:
    game = red("20 francs", buildings=["bakehouse"])
    play(game, "sell bakehouse", "take clay", "end turn", "supply", "take wood", "end turn")
    play(game, "buy bakehouse")
    assert at_table(game)["buildings"] == ["bakehouse"]


def test_a_building_sold_for_a_meal_is_not_banned_in_the_turn_after_it() -> None:
    game = at_meal(player(buildings=["bakehouse"]), round=1)
    play(game, "sell bakehouse", "feed: 2 francs", "feed", "feed")
    left = value_of("bakehouse") // 2 - 2
    assert refusal(game, "buy bakehouse") == f"The Bakehouse costs {value_of('bakehouse')} francs: you have {left}."


def test_a_building_sold_for_interest_on_another_players_turn_is_not_banned_for_that_player() -> None:
    game = red("20 francs", turn=2, window="before-supply", green=player(loans=1, buildings=["bakehouse"]))
    play(game, "supply", "sell bakehouse", "pay interest", "buy bakehouse")
    assert at_table(game)["buildings"] == ["bakehouse"]


# When.


def test_outside_ones_turn_nothing_is_sold_while_the_payment_can_be_met() -> None:
    game = red(turn=2, window="before-supply", green=player("1 franc", loans=1, buildings=["bakehouse"]))
    play(game, "supply")
    assert refusal(game, "sell bakehouse") == "You can pay: outside your turn you may sell only while you cannot."


def test_the_player_whose_turn_it_is_may_sell_freely_while_owing_interest() -> None:
    game = red("9 francs", turn=2, window="before-supply", loans=1, buildings=["bakehouse"])
    play(game, "supply", "sell bakehouse")
    assert storage(game) == {"francs": 9 + value_of("bakehouse") // 2}


def test_nothing_is_sold_at_a_meal_that_can_be_paid() -> None:
    game = at_meal(player("2 fish", buildings=["bakehouse"]), round=1)
    assert refusal(game, "sell bakehouse") == "You can pay: outside your turn you may sell only while you cannot."


def test_nothing_is_bought_at_a_meal() -> None:
    game = at_meal(player("99 francs"), round=1)
    assert refusal(game, "buy building-firm-1").startswith("'buy' is not possible now.")
