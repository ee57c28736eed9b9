"""Paying: food and energy without change, fees with one price and with two, and who receives them."""

from __future__ import annotations

import pytest

from engine.le_havre.cards import fee_text
from engine.le_havre.deck import CARD_INDEX, CARDS
from tests.engine.helpers import (
    at_table,
    brought_by,
    choices,
    fee_of,
    food_of,
    goods,
    options_of,
    play,
    player,
    red,
    refusal,
    storage,
    visiting,
)

# A Hardware Store costs 1 food, a Colliery 2 food, a Marketplace 2 food or 1 franc, a Farm 1 franc, a Smelter 2 francs.


@pytest.mark.parametrize("fee", ["1 fish", "1 smoked-fish", "1 bread", "1 meat", "1 franc"])
def test_a_fee_of_1_food_takes_any_one_token_of_food(fee: str) -> None:
    game = visiting("hardware-store", fee)
    play(game, f"enter hardware-store: fee {fee}")
    assert storage(game) == goods("1 wood, 1 brick, 1 iron")


@pytest.mark.parametrize("good", ["grain", "cattle", "hides", "wood", "coal"])
def test_goods_that_feed_nobody_pay_no_food(good: str) -> None:
    game = visiting("hardware-store", f"9 {good}")
    assert refusal(game, "enter hardware-store") == "The Hardware Store costs 1 food: you have none."


def test_a_fee_that_cannot_be_reached_is_refused_with_what_is_there() -> None:
    assert refusal(visiting("colliery", "1 fish"), "enter colliery") == "The Colliery costs 2 food: you have only 1."


def test_a_fee_in_francs_is_refused_with_the_francs_that_are_there() -> None:
    game = visiting("smelter", "1 franc, 9 fish")
    assert refusal(game, "enter smelter") == "The Smelter costs 2 francs: you have only 1."


def test_a_fee_in_francs_takes_francs_only() -> None:
    assert refusal(visiting("farm", "9 fish, 9 meat"), "enter farm") == "The Farm costs 1 franc: you have none."


def test_a_fee_with_two_prices_names_both_when_it_is_refused() -> None:
    game = visiting("marketplace", "1 fish")
    assert refusal(game, "enter marketplace") == "The Marketplace costs 2 food or 1 franc: you have only 1."


def test_food_is_paid_in_any_mixture() -> None:
    game = visiting("leather-industry", "1 fish, 15 francs, 3 leather")
    play(game, "enter leather-industry: fee 1 fish, 1 franc")
    assert storage(game) == goods("30 francs")


def test_there_is_no_change_for_food_that_is_overpaid() -> None:
    game = visiting("hardware-store", "1 meat")
    play(game, "enter hardware-store")
    assert storage(game) == goods("1 wood, 1 brick, 1 iron")


def test_there_is_no_change_for_energy_that_is_overpaid() -> None:
    game = visiting("smokehouse", "1 franc, 1 fish, 1 coke")
    play(game, "enter smokehouse: fee 1 franc; fish 1; energy 1 coke")
    assert storage(game) == goods("1 smoked-fish")


def test_energy_is_paid_in_any_mixture() -> None:
    game = red("2 iron, 3 wood, 1 charcoal, 1 coal, 1 coke", buildings=["steel-mill"])
    play(game, "enter steel-mill: iron 1; energy 2 wood, 1 coal")
    assert storage(game) == goods("1 iron, 1 steel, 1 wood, 1 charcoal, 1 coke")


def test_the_energy_of_one_action_is_added_up_before_it_is_rounded() -> None:
    game = red("5 clay, 3 wood", buildings=["brickworks"])
    play(game, "enter brickworks: clay 5; energy 3 wood")
    assert storage(game) == goods("5 brick, 2 francs")


def test_a_payment_with_a_token_to_spare_is_refused() -> None:
    game = visiting("hardware-store", "2 fish")
    sentence = refusal(game, "enter hardware-store: fee 2 fish")
    assert sentence == "Entry fee of the Hardware Store, 1 food. 1 fish could be left out."


WRONG_PAYMENTS = (
    ("1 meat, 1 fish", "1 meat, 1 fish", "1 fish could be left out."),
    ("9 fish", "1 fish", "That is not enough."),
    ("1 fish, 9 francs", "2 fish", "You have 1 fish, not 2."),
    ("9 fish, 2 wood", "2 wood", "'wood' is of no use here."),
)


def test_a_wrong_payment_is_refused_with_what_is_wrong_with_it() -> None:
    food = food_of("colliery")
    for has, fee, sentence in WRONG_PAYMENTS:
        game = visiting("colliery", has)
        assert refusal(game, f"enter colliery: fee {fee}") == f"Entry fee of the Colliery, {food} food. {sentence}"


def test_only_payments_without_a_token_to_spare_are_offered_and_the_one_that_is_missed_least_first() -> None:
    game = visiting("colliery", "2 fish, 1 smoked-fish, 1 bread, 1 meat, 2 francs")
    first, *others = options_of(game, "enter colliery")
    assert first == "2 fish"
    assert set(others) == {"1 fish, 1 francs", "2 francs", "1 smoked-fish", "1 bread", "1 meat"}


@pytest.mark.parametrize("good", ["wood", "charcoal", "coal"])
def test_coke_is_not_burnt_by_default_where_less_will_do(good: str) -> None:
    game = red(f"1 fish, 1 {good}, 1 coke", buildings=["smokehouse"])
    assert options_of(game, "enter smokehouse")[0] == f"1 {good}"


def test_a_fee_with_only_one_way_to_pay_is_paid_without_a_question() -> None:
    game = visiting("hardware-store", "1 meat")
    play(game, "enter hardware-store")
    assert "meat" not in storage(game)


def test_a_fee_to_the_town_leaves_the_game() -> None:
    game = visiting("hardware-store", "1 franc")
    play(game, "enter hardware-store")
    assert (storage(game, 1).get("francs", 0), storage(game, 2)) == (0, {})


@pytest.mark.parametrize("fee", ["1 meat", "2 fish", "1 fish, 1 francs", "1 bread"])
def test_a_fee_to_a_player_goes_there_exactly_as_paid(fee: str) -> None:
    game = red("1 meat, 2 fish, 1 franc, 1 bread", green=player(buildings=["colliery"]))
    play(game, f"enter colliery: fee {fee}")
    assert storage(game, 2) == goods(fee)


def test_the_owner_pays_no_fee() -> None:
    game = red(buildings=["colliery"])
    play(game, "enter colliery")
    assert storage(game) == brought_by("colliery", fee_of("colliery"))


@pytest.mark.parametrize(("fee", "left"), [("1 franc", "3 fish"), ("3 fish", "1 franc")])
def test_a_fee_with_two_prices_is_paid_in_full_with_one_of_them(fee: str, left: str) -> None:
    game = visiting("ironworks", "3 fish, 1 franc")
    play(game, f"enter ironworks: fee {fee}")
    assert storage(game) == goods(f"3 iron, {left}")


def test_a_fee_with_two_prices_offers_no_mixture_of_them() -> None:
    game = visiting("ironworks", "3 fish, 3 francs")
    assert sorted(options_of(game, "enter ironworks")) == ["1 francs", "3 fish"]


def test_wood_that_is_burnt_cannot_also_be_built_in() -> None:
    game = red("7 wood", buildings=["wharf-1"], harbour=["wooden-ship-2"])
    assert refusal(game, "enter wharf-1") == "Wharf 1: You do not have the material and the energy for any ship."


def test_fish_that_pay_the_fee_cannot_also_be_smoked() -> None:
    game = visiting("smokehouse", "2 fish, 1 wood")
    assert "enter smokehouse" not in choices(game)


def test_the_refusal_of_a_visit_does_not_deny_the_fish_that_the_fee_would_take() -> None:
    game = visiting("smokehouse", "2 fish, 1 wood")
    assert refusal(game, "enter smokehouse") != "Smokehouse: You have no fish."


def test_fees_that_would_leave_nothing_for_the_action_are_not_offered() -> None:
    game = visiting("smokehouse", "2 fish, 1 bread, 1 wood")
    play(game, "enter smokehouse: fee 1 bread; fish 2")
    assert storage(game) == goods("2 smoked-fish, 1 franc")


def test_a_fee_that_would_leave_nothing_for_the_action_is_refused() -> None:
    game = visiting("smokehouse", "2 fish, 1 bread, 1 franc, 1 wood")
    sentence = refusal(game, "enter smokehouse: fee 2 fish; fish 2")
    assert sentence == ("Entry fee of the Smokehouse, 2 food or 1 franc. What is left would not do for the rest of it.")


def test_francs_of_the_fee_are_gone_when_francs_must_be_shown() -> None:
    assert "enter leather-industry" not in choices(visiting("leather-industry", "15 francs, 3 leather"))


def test_the_fee_of_a_building_that_changed_hands_goes_to_the_new_owner() -> None:
    game = red(fee_of("colliery"), buildings=["colliery"], green=player("60 francs"))
    play(game, "sell colliery", "take clay", "end turn", "buy colliery", "supply", "take fish", "end turn", "supply")
    play(game, f"enter colliery: fee {fee_of('colliery')}")
    assert storage(game, 2)["fish"] == 1 + food_of("colliery")


def test_an_unlimited_supply_never_runs_out() -> None:
    game = red("500 wood", buildings=["charcoal-kiln"])
    play(game, "enter charcoal-kiln: wood 500")
    assert at_table(game)["goods"]["charcoal"] == 500


def test_a_fee_of_nothing_is_free_in_words() -> None:
    red()  # a title's cards are there once a game of it has begun
    assert str(fee_text(CARDS[CARD_INDEX["fishery"]].fee)) == "free"
