"""The special buildings that convert, sell with a condition, or pay for what is only shown."""

from __future__ import annotations

import pytest

from engine import Game
from tests.engine.helpers import choices, goods, options_of, play, player, red, refusal, storage, visiting

# 018 Coal Trader.


def trading_coal(has: str) -> Game:
    """Red owns the Coal Trader."""
    return red(has, buildings=["coal-trader"])


@pytest.mark.parametrize(
    ("coal", "charcoal", "food"), [(0, 1, 1), (1, 0, 2), (1, 1, 3), (3, 0, 6), (5, 0, 10), (5, 1, 11)]
)
def test_the_coal_trader_takes_1_food_for_charcoal_and_2_for_a_coal(coal: int, charcoal: int, food: int) -> None:
    game = trading_coal("12 fish")
    play(game, f"enter coal-trader: coal {coal}; charcoal {charcoal}; food {food} fish")
    left = {"fish": 12 - food, "coal": coal, "charcoal": charcoal}
    assert storage(game) == {good: number for good, number in left.items() if number}


def test_the_coal_trader_sells_5_coal_at_most() -> None:
    sentence = refusal(trading_coal("99 fish"), "enter coal-trader: coal 6")
    assert sentence == "How much coal, for 2 food each? 6 is not possible, only 0 to 5."


def test_the_coal_trader_sells_charcoal_once() -> None:
    sentence = refusal(trading_coal("99 fish"), "enter coal-trader: coal 5; charcoal 2")
    assert sentence == "How much charcoal, for 1 food? 2 is not possible, only 0 to 1."


def test_at_the_coal_trader_something_must_be_bought() -> None:
    sentence = refusal(trading_coal("9 fish"), "enter coal-trader: coal 0; charcoal 0")
    assert sentence == "How much charcoal, for 1 food? Only 1 is possible."


def test_the_food_of_the_coal_trader_is_paid_together_in_any_mixture() -> None:
    game = trading_coal("1 fish, 1 smoked-fish, 1 bread, 1 meat, 1 franc")  # 9 food
    play(game, "enter coal-trader: coal 4; charcoal 1; food 1 fish, 1 smoked-fish, 1 bread, 1 meat, 1 franc")
    assert storage(game) == goods("4 coal, 1 charcoal")


def test_francs_count_as_food_at_the_coal_trader() -> None:
    game = trading_coal("3 francs")
    play(game, "enter coal-trader: coal 1; charcoal 1")
    assert storage(game) == goods("1 coal, 1 charcoal")


def test_what_is_overpaid_at_the_coal_trader_is_lost() -> None:
    game = trading_coal("1 meat")
    play(game, "enter coal-trader: coal 1; charcoal 0")
    assert storage(game) == goods("1 coal")


def test_at_the_coal_trader_the_sum_is_paid_in_one_go() -> None:
    game = trading_coal("2 meat")
    play(game, "enter coal-trader: coal 3")
    assert storage(game) == goods("3 coal")


def test_a_payment_at_the_coal_trader_with_a_token_to_spare_is_refused() -> None:
    sentence = refusal(trading_coal("1 meat, 3 fish"), "enter coal-trader: coal 1; charcoal 0; food 1 meat, 1 fish")
    assert sentence == "2 food for it. 1 fish could be left out."


def test_the_food_for_coal_and_charcoal_is_asked_for_in_one_sum() -> None:
    sentence = refusal(trading_coal("9 fish"), "enter coal-trader: coal 1; charcoal 1; food 4 fish")
    assert sentence == "3 food for it. 1 fish could be left out."


def test_the_food_limits_the_coal() -> None:
    assert options_of(trading_coal("1 bread, 1 meat"), "enter coal-trader") == ["2", "1", "0"]


def test_all_the_food_spent_on_coal_leaves_none_for_charcoal() -> None:
    game = trading_coal("4 fish")
    play(game, "enter coal-trader: coal 2")
    assert storage(game) == goods("2 coal")


def test_with_1_food_the_coal_trader_asks_nothing_and_gives_charcoal() -> None:
    game = trading_coal("1 fish")
    play(game, "enter coal-trader")
    assert storage(game) == goods("1 charcoal")


def test_an_overpaid_fee_does_not_help_in_the_trade() -> None:
    assert refusal(visiting("coal-trader", "1 meat"), "enter coal-trader") == (
        "Once the fee is paid, it is not enough. Coal Trader: You have no food and no francs."
    )


def test_the_fee_of_the_coal_trader_is_paid_apart() -> None:
    game = visiting("coal-trader", "1 fish, 1 meat")
    play(game, "enter coal-trader: fee 1 fish; coal 1; charcoal 1; food 1 meat")
    assert storage(game) == goods("1 coal, 1 charcoal")


def test_the_food_of_the_trade_is_not_paid_to_the_owner() -> None:
    game = red("1 fish, 2 bread", green=player(buildings=["coal-trader"]))
    play(game, "enter coal-trader: fee 1 fish; coal 2; food 2 bread")
    assert storage(game, 2) == goods("1 fish")


# 020 Furriery.


def at_furriery(has: str) -> Game:
    """Red owns the Furriery."""
    return red(has, buildings=["furriery"])


@pytest.mark.parametrize("hides", [1, 4, 9])
def test_the_furriery_swaps_any_number_of_hides_for_bread(hides: int) -> None:
    game = at_furriery("9 hides")
    play(game, f"enter furriery: hides {hides}")
    assert storage(game) == {good: number for good, number in (("hides", 9 - hides), ("bread", hides)) if number}


@pytest.mark.parametrize("leather", [1, 2])
def test_the_furriery_buys_2_leather_at_5_francs(leather: int) -> None:
    game = at_furriery("3 leather")
    play(game, f"enter furriery: leather {leather}")
    assert storage(game) == goods(f"{3 - leather} leather, {5 * leather} francs")


def test_the_furriery_buys_no_third_leather() -> None:
    sentence = refusal(at_furriery("3 leather"), "enter furriery: leather 3")
    assert sentence == "How much leather for 5 francs each? 3 is not possible, only 1 to 2."


def test_the_furriery_may_do_both() -> None:
    game = at_furriery("2 hides, 2 leather")
    play(game, "enter furriery: hides 2; leather 2")
    assert storage(game) == goods("2 bread, 10 francs")


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("enter furriery: hides 1; leather 0", "1 bread, 1 leather"),
        ("enter furriery: hides 0; leather 1", "1 hides, 5 francs"),
    ],
)
def test_the_furriery_may_do_one_without_the_other(line: str, left: str) -> None:
    game = at_furriery("1 hides, 1 leather")
    play(game, line)
    assert storage(game) == goods(left)


def test_at_the_furriery_something_must_be_done() -> None:
    sentence = refusal(at_furriery("1 hides, 1 leather"), "enter furriery: hides 0; leather 0")
    assert sentence == "How much leather for 5 francs each? Only 1 is possible."


def test_with_hides_alone_at_least_one_is_swapped_at_the_furriery() -> None:
    sentence = refusal(at_furriery("3 hides"), "enter furriery: hides 0")
    assert sentence == "How many hides for bread? 0 is not possible, only 1 to 3."


def test_the_furriery_is_closed_to_who_has_neither() -> None:
    assert refusal(at_furriery("9 bread"), "enter furriery") == "Furriery: You have neither hides nor leather."


# 021 Leather Industry and 034 Brick Manufacturer.

SHOWING = pytest.mark.parametrize(
    ("card", "shown", "good", "francs", "price"),
    [
        ("leather-industry", "Leather Industry", "leather", 14, 16),
        ("brick-manufacturer", "Brick Manufacturer", "brick", 10, 14),
    ],
)


@SHOWING
def test_for_3_goods_and_francs_to_show_the_francs_are_added(
    card: str, shown: str, good: str, francs: int, price: int
) -> None:
    game = red(f"3 {good}, {francs} francs", buildings=[card])
    play(game, f"enter {card}")
    assert storage(game) == goods(f"{francs + price} francs")


@SHOWING
def test_more_than_the_francs_to_show_changes_nothing(
    card: str, shown: str, good: str, francs: int, price: int
) -> None:
    game = red(f"9 {good}, 99 francs", buildings=[card])
    play(game, f"enter {card}")
    assert storage(game) == goods(f"6 {good}, {99 + price} francs")  # once, whatever is there


@SHOWING
def test_a_franc_too_few_to_show_is_refused(card: str, shown: str, good: str, francs: int, price: int) -> None:
    game = red(f"3 {good}, {francs - 1} francs", buildings=[card])
    assert refusal(game, f"enter {card}") == f"{shown}: You must show {francs} francs."


@SHOWING
def test_a_good_too_few_is_refused(card: str, shown: str, good: str, francs: int, price: int) -> None:
    game = red(f"2 {good}, 99 francs", buildings=[card])
    assert refusal(game, f"enter {card}") == f"{shown}: You need 3 {good}."


@SHOWING
def test_the_francs_to_show_must_be_there_after_the_fee(
    card: str, shown: str, good: str, francs: int, price: int
) -> None:
    game = red(f"3 {good}, {francs + 1} francs", town=[card])
    sentence = refusal(game, f"enter {card}")
    assert sentence == f"Once the fee is paid, it is not enough. {shown}: You must show {francs} francs."


@SHOWING
def test_a_fee_in_francs_is_offered_where_enough_is_left_to_show(
    card: str, shown: str, good: str, francs: int, price: int
) -> None:
    game = red(f"3 {good}, {francs + 1} francs, 2 fish", town=[card])
    assert sorted(options_of(game, f"enter {card}")) == ["1 fish, 1 francs", "2 fish"]


@SHOWING
def test_a_fee_that_leaves_too_little_to_show_is_refused(
    card: str, shown: str, good: str, francs: int, price: int
) -> None:
    game = red(f"3 {good}, {francs + 1} francs, 2 fish", town=[card])
    sentence = refusal(game, f"enter {card}: fee 2 francs")
    assert sentence == f"Entry fee of the {shown}, 2 food. What is left would not do for the rest of it."


def test_neither_hides_nor_clay_are_leather_or_brick() -> None:
    game = red("9 hides, 9 clay, 99 francs", buildings=["leather-industry", "brick-manufacturer"])
    assert not {"enter leather-industry", "enter brick-manufacturer"} & set(choices(game))


# 022 Kiln and 031 Steelworks.


def test_the_kiln_takes_a_brick_for_its_clay() -> None:
    game = red("1 brick, 1 wood", buildings=["kiln"])
    play(game, "enter kiln")
    assert storage(game) == goods("3 brick")


def test_with_clay_and_brick_the_visitor_of_the_kiln_says_which_is_given() -> None:
    game = red("1 clay, 1 brick, 1 wood", buildings=["kiln"])
    assert options_of(game, "enter kiln") == ["1 clay", "1 brick"]


def test_the_kiln_is_closed_without_clay() -> None:
    assert refusal(red("9 wood", buildings=["kiln"]), "enter kiln") == "Kiln: You have no clay."


def test_the_kiln_is_closed_without_energy() -> None:
    assert refusal(red("9 clay", buildings=["kiln"]), "enter kiln") == "Kiln: You need 1 energy."


def test_the_energy_of_the_kiln_gives_no_change() -> None:
    game = red("1 clay, 1 coke", buildings=["kiln"])
    play(game, "enter kiln")
    assert storage(game) == goods("3 brick")


def test_the_steelworks_take_a_steel_for_their_iron() -> None:
    game = red("1 steel, 5 coal", buildings=["steelworks"])
    play(game, "enter steelworks")
    assert storage(game) == goods("2 steel")


def test_with_iron_and_steel_the_visitor_of_the_steelworks_says_which_is_given() -> None:
    game = red("1 iron, 1 steel, 5 coal", buildings=["steelworks"])
    play(game, "enter steelworks: material 1 steel")
    assert storage(game) == goods("1 iron, 2 steel")


def test_the_steelworks_are_closed_without_iron() -> None:
    assert refusal(red("9 coke", buildings=["steelworks"]), "enter steelworks") == "Steelworks: You have no iron."


def test_the_steelworks_are_closed_with_14_energy() -> None:
    game = red("1 iron, 4 coal, 2 wood", buildings=["steelworks"])
    assert refusal(game, "enter steelworks") == "Steelworks: You need 15 energy."


def test_the_15_energy_of_the_steelworks_are_paid_in_any_mixture() -> None:
    game = red("1 iron, 1 coke, 1 coal, 2 wood", buildings=["steelworks"])
    play(game, "enter steelworks: energy 1 coke, 1 coal, 2 wood")
    assert storage(game) == goods("2 steel")


@pytest.mark.parametrize(("card", "good"), [("kiln", "clay"), ("steelworks", "iron")])
def test_the_conversion_is_done_once_a_visit(card: str, good: str) -> None:
    game = red(f"5 {good}, 9 coke", buildings=[card])
    play(game, f"enter {card}: energy {2 if card == 'steelworks' else 1} coke")
    assert storage(game)[good] == 4


# 035 Zoo.


@pytest.mark.parametrize(
    ("has", "francs"), [("3 fish", 1), ("3 cattle", 1), ("1 cattle, 2 fish", 1), ("5 fish", 1), ("2 cattle, 4 fish", 2)]
)
def test_the_zoo_pays_a_third_of_a_franc_for_cattle_and_fish_together_rounded_down(has: str, francs: int) -> None:
    game = red(has, buildings=["zoo"])
    play(game, "enter zoo")
    assert storage(game) == goods(f"{has}, {francs} francs")


@pytest.mark.parametrize("has", ["2 fish", "1 fish, 1 cattle", "9 smoked-fish, 9 meat"])
def test_the_zoo_is_closed_where_it_would_pay_nothing(has: str) -> None:
    assert refusal(red(has, buildings=["zoo"]), "enter zoo") == "Zoo: You need 3 cattle and fish together."


def test_the_zoo_costs_a_franc() -> None:
    game = visiting("zoo", "1 franc, 6 fish")
    play(game, "enter zoo")
    assert storage(game) == goods("6 fish, 2 francs")
