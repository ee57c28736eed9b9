"""Finer points on which every implementation and every recorded game agrees, in the order of the rules reference."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from tests.engine.helpers import (
    at_meal,
    at_table,
    choices,
    cost_of,
    goods,
    options_of,
    play,
    player,
    private,
    red,
    refusal,
    stacks,
    storage,
    table,
    value_of,
    visiting,
)
from tests.engine.open_table import open_table

# 1


def test_a_ship_sold_while_feeding_no_longer_feeds() -> None:
    game = at_meal(player("3 fish", ships=["wooden-ship-2", "wooden-ship-4"]), round=11)  # 10 food less 6
    play(game, "sell wooden-ship-4")
    assert game.forecast()["meals"][0]["owed"] == 7


# 2


def test_every_ship_that_sails_carries_at_least_one_good() -> None:
    game = red("6 wood, 9 clay", buildings=["shipping-line"], ships=["wooden-ship-2", "wooden-ship-4"])
    line = "enter shipping-line: ships 2 wooden-ship; energy 6 wood; cargo 1 clay"
    assert refusal(game, line).endswith("2 to 4 in all, not 1.")


def test_more_ships_than_needed_may_sail() -> None:
    game = red("6 wood, 2 clay", buildings=["shipping-line"], ships=["wooden-ship-2", "wooden-ship-4"])
    play(game, "enter shipping-line: ships 2 wooden-ship")
    assert storage(game) == goods("2 francs")


def test_energy_that_would_leave_too_few_goods_for_the_ships_is_not_offered() -> None:
    game = red("1 coke, 6 wood", buildings=["shipping-line"], ships=["wooden-ship-2", "wooden-ship-4"])
    assert "6 wood" not in options_of(game, "enter shipping-line: ships 2 wooden-ship")


# 3


def test_a_loan_may_be_repaid_even_if_a_shortfall_follows() -> None:
    game = at_meal(player("5 francs", loans=1))
    play(game, "repay")
    assert "borrow" in choices(game)


def test_no_loan_is_repaid_after_one_was_taken_for_the_payment_that_is_due() -> None:
    game = at_meal(player("1 franc", loans=1), round=3)
    play(game, "borrow")
    assert "repay" not in choices(game)


# 4


def test_after_a_loan_for_food_the_meal_is_forced() -> None:
    game = at_meal(player("1 fish"))
    play(game, "borrow", "feed")
    assert storage(game) == goods("3 francs")


def test_after_sales_alone_the_mix_of_the_meal_is_free() -> None:
    game = at_meal(player("1 fish", buildings=["bakehouse"]))
    play(game, "sell bakehouse", "feed: 2 francs")
    assert storage(game) == {"fish": 1, "francs": value_of("bakehouse") // 2 - 2}


# 5


def test_every_debtor_is_asked_even_where_paying_is_all_that_is_possible() -> None:
    game = red("1 franc", loans=1, turn=2, window="before-supply")
    play(game, "supply")
    assert choices(game) == ["pay interest"]


def test_nobody_buys_while_interest_is_due() -> None:
    game = red("99 francs", loans=1, turn=2, window="before-supply")
    play(game, "supply")
    assert not any(line.startswith("buy") for line in choices(game))


def test_a_debtor_on_another_players_turn_sells_only_while_short() -> None:
    game = red(turn=2, window="before-supply", green=player(loans=1, buildings=["clay-mound", "zoo"]))
    play(game, "supply", "sell clay-mound")
    assert choices(game) == ["pay interest"]


# 6


def between_builds(**laid: Any) -> Game:
    """Red has built once at the Construction Firm and has nothing left to build with."""
    game = red(f"2 fish, {cost_of('charcoal-kiln')}", stacks=[["charcoal-kiln", "bakehouse"], [], []], **laid)
    play(game, "enter construction-firm")
    return game


def test_the_second_build_is_a_decision_even_when_nothing_can_be_built() -> None:
    assert choices(between_builds()) == ["stop building", "sell charcoal-kiln"]


def test_between_the_builds_of_a_final_action_one_only_sells_and_repays() -> None:
    game = between_builds(window="final", buildings=["zoo", "sawmill"], loans=1)
    play(game, "sell sawmill")
    assert choices(game) == ["stop building", "sell charcoal-kiln", "sell zoo", "repay"]


# 7


def test_the_ban_on_buying_back_holds_for_what_was_bought_in_the_same_turn_too() -> None:
    game = red("20 francs", town=["clay-mound"])
    play(game, "buy clay-mound", "sell clay-mound")
    assert "buy clay-mound" not in choices(game)


def test_the_yacht_is_a_ship_and_may_be_bought_back() -> None:
    game = red("10 francs", buildings=["luxury-yacht"])
    play(game, "sell luxury-yacht", "buy luxury-yacht")
    assert storage(game) == {}


# 8


def test_in_the_final_phase_the_harbour_watch_may_lead_back_to_where_the_own_person_stood() -> None:
    game = red(
        "1 meat, 1 franc",
        person="fishery",
        town=["harbour-watch", "fishery"],
        green=player(person="fishery"),
        window="final",
    )
    play(game, "enter harbour-watch")
    assert at_table(game)["person"] == "fishery"


# 9


@pytest.mark.parametrize("fee", ["2 francs", "1 fish, 1 franc"])
def test_a_fee_of_2_food_or_1_franc_is_never_paid_with_a_token_to_spare(fee: str) -> None:
    game = visiting("marketplace", "2 fish, 2 francs")
    assert "could be left out" in refusal(game, f"enter marketplace: fee {fee}; take coal, iron")


# 10


def test_overpaying_the_fee_of_the_coal_trader_does_not_help_the_trade() -> None:
    game = visiting("coal-trader", "1 meat, 1 fish")
    play(game, "enter coal-trader: fee 1 meat")
    assert storage(game) == goods("1 charcoal")


# 11


@pytest.mark.parametrize("sold", ["4 clay", "1 clay", "5 clay, 1 brick"])
def test_a_surplus_of_standard_goods_is_refused_on_the_bridge(sold: str) -> None:
    game = red("9 clay, 1 brick", buildings=["bridge-over-the-seine"])
    sentence = refusal(game, f"enter bridge-over-the-seine: sell {sold}")
    assert sentence == "Which goods do you sell? Give standard goods in groups of 3."


# 12


def test_steel_may_be_among_the_four_goods_for_a_steel() -> None:
    game = red("1 steel, 3 fish", buildings=["business-office"])
    play(game, "enter business-office: trade steel; four 1 steel, 3 fish")
    assert storage(game) == goods("1 steel")


# 13


def test_the_local_court_asks_only_with_three_or_more_loans() -> None:
    asked = [red(loans=loans, town=["local-court"]) for loans in (1, 2, 3)]
    assert [game.ask(next(m for m in game.moves() if m.target == "local-court")) is not None for game in asked] == [
        False,
        False,
        True,
    ]


# 14


def test_after_the_last_final_action_loans_are_repaid_for_everyone() -> None:
    game = table(player("5 francs", loans=1), player("11 francs", loans=2), window="final", offers="9 clay, 9 wood")
    play(game, "take clay", "end turn", "take wood", "end turn")
    assert [(at_table(game, seat)["loans"], storage(game, seat).get("francs", 0)) for seat in (1, 2)] == [
        (0, 0),
        (0, 1),
    ]


def test_loans_are_not_repaid_before_the_last_final_action() -> None:
    game = table(player("5 francs", loans=1), player(), window="final")
    play(game, "take clay", "end turn")
    assert at_table(game)["loans"] == 1


# 15


def test_where_several_stacks_are_empty_the_stadium_lies_on_the_leftmost() -> None:
    game = at_meal(player("9 francs"), round=4, stacks=[["church"], [], []], specials=["football-stadium"])
    play(game, "feed", "feed", "feed")
    assert stacks(game) == [["church"], ["football-stadium"], []]


# 16


def test_with_one_special_card_left_the_marketplace_shows_that_card_alone() -> None:
    game = red(buildings=["marketplace"], specials=["zoo"])
    play(game, "enter marketplace ...")
    assert (private(game)["looking_at"], choices(game)) == (["zoo"], ["put back"])


def test_a_single_special_card_cannot_be_swapped() -> None:
    game = red(buildings=["marketplace"], specials=["zoo"])
    play(game, "enter marketplace ...")
    assert refusal(game, "swap specials") == "There is only one card: nothing can be swapped."


def test_without_special_cards_the_marketplace_shows_nothing() -> None:
    game = red(buildings=["marketplace"])
    play(game, "enter marketplace ...")
    assert open_table(game)["phase"] == "after-main"


# 17


def test_only_players_who_owe_food_at_a_meal_are_asked() -> None:
    game = table(player("9 fish"), player(ships=["iron-ship-2"]), player("9 fish"), turn=7, seat=1)
    play(game, "take clay", "end turn")
    assert open_table(game)["decider"] == 2


# 18


def test_in_the_final_phase_a_person_at_home_closes_nothing() -> None:
    game = red(window="final", town=["fishery"])
    assert "enter fishery" in choices(game)
