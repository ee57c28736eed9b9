"""The test figures of the rulebooks: one test for every line of the two tables."""

from __future__ import annotations

import pytest

from engine.le_havre.goods import GOODS
from engine.le_havre.ships import KINDS
from tests.engine.helpers import (
    at_meal,
    at_table,
    brought_by,
    choices,
    end_round,
    goods,
    options_of,
    play,
    player,
    points,
    red,
    refusal,
    storage,
    table,
    visiting,
)
from tests.engine.open_table import open_table

# Printed in the rulebooks, or a printed figure applied once.


def test_a_fee_of_2_food_is_paid_with_2_food_or_2_francs_or_one_of_each() -> None:
    game = red("2 fish, 2 francs, 3 wood, 1 clay", ships=["wooden-ship-2"], green=player(buildings=["shipping-line"]))
    assert sorted(options_of(game, "enter shipping-line")) == ["1 fish, 1 francs", "2 fish", "2 francs"]


@pytest.mark.parametrize("fee", ["1 franc", "2 fish"])
def test_a_fee_of_2_food_or_1_franc_takes_one_of_the_two(fee: str) -> None:
    game = visiting("smokehouse", "1 franc, 4 fish, 1 wood")
    play(game, f"enter smokehouse: fee {fee}; fish 1")
    left = {"1 franc": "3 fish", "2 fish": "1 fish, 1 franc"}[fee]
    assert storage(game) == goods(f"1 smoked-fish, {left}")


def test_the_marketplace_bought_and_entered_in_one_turn_costs_its_6_francs_and_no_fee() -> None:
    game = red("6 francs", town=["marketplace"])
    play(game, "buy marketplace", "enter marketplace ...")
    assert storage(game) == brought_by("marketplace", "1 franc")


def test_the_bank_is_bought_for_40() -> None:
    game = red("41 francs", town=["bank"])
    play(game, "buy bank")
    assert storage(game) == goods("1 franc")


def test_the_bank_is_sold_for_8() -> None:
    game = red(buildings=["bank"])
    play(game, "sell bank")
    assert storage(game) == goods("8 francs")


def test_the_base_value_of_the_bank_is_16() -> None:
    lines = red(buildings=["bank"]).scores()[0]["lines"]
    assert {"kind": "building", "name": "bank", "points": 16} in lines


def test_a_wooden_ship_is_bought_for_14() -> None:
    game = red("15 francs", harbour=["wooden-ship-2"])
    play(game, "buy wooden-ship-2")
    assert storage(game) == goods("1 franc")


def test_a_wooden_ship_of_value_2_is_sold_for_1() -> None:
    game = red(ships=["wooden-ship-2"])
    play(game, "sell wooden-ship-2")
    assert storage(game) == goods("1 franc")


def test_a_wooden_ship_of_value_2_scores_2() -> None:
    assert points(red(ships=["wooden-ship-2"])) == 2


def test_the_bakehouse_turns_3_grain_into_3_bread_for_2_energy_and_1_franc() -> None:
    game = visiting("bakehouse", "1 fish, 3 grain, 2 wood")
    play(game, "enter bakehouse: fee 1 fish; grain 3; energy 2 wood")
    assert storage(game) == goods("3 bread, 1 franc")


def test_the_bakehouse_bakes_up_to_20_bread_with_1_coke() -> None:
    game = visiting("bakehouse", "1 fish, 30 grain, 1 coke")
    assert options_of(game, "enter bakehouse: fee 1 fish")[0] == "20"


def test_the_smokehouse_takes_1_energy_in_all_and_pays_half_a_franc_a_fish() -> None:
    for fish, francs in {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3}.items():
        game = red("6 fish, 2 wood", buildings=["smokehouse"])
        play(game, f"enter smokehouse: fish {fish}; energy 1 wood")
        assert (storage(game)["wood"], storage(game).get("francs", 0)) == (1, francs)


def test_the_brickworks_take_half_an_energy_a_brick_rounded_up() -> None:
    for clay, energy in {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}.items():
        game = red("6 clay, 4 wood", buildings=["brickworks"])
        play(game, f"enter brickworks: clay {clay}; energy {energy} wood")
        assert storage(game)["wood"] == 4 - energy


def test_the_brickworks_pay_half_a_franc_a_brick_rounded_down() -> None:
    for clay, francs in {2: 1, 3: 1, 4: 2, 5: 2}.items():
        game = red("6 clay, 1 coal", buildings=["brickworks"])
        play(game, f"enter brickworks: clay {clay}")
        assert storage(game)["francs"] == francs


def test_the_abattoir_gives_half_a_hide_a_head_rounded_down() -> None:
    for cattle, hides in {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3}.items():
        game = red("8 cattle", buildings=["abattoir"])
        play(game, f"enter abattoir: cattle {cattle}")
        assert storage(game)["hides"] == hides


@pytest.mark.parametrize(("wood", "francs"), [(1, 5), (2, 6), (3, 7)])
def test_the_joinery_gives_5_6_or_7_francs(wood: int, francs: int) -> None:
    game = red("4 wood", buildings=["joinery"])
    play(game, f"enter joinery: wood {wood}")
    assert storage(game) == goods(f"{4 - wood} wood, {francs} francs")


def test_the_tannery_turns_4_hides_into_4_leather_and_4_francs() -> None:
    game = visiting("tannery", "4 hides")
    play(game, "enter tannery: hides 4")
    assert storage(game) == goods("4 leather, 4 francs")


def test_the_owner_of_the_fishery_alone_catches_4_fish() -> None:
    game = red(buildings=["fishery"])
    play(game, "enter fishery")
    assert storage(game) == goods("4 fish")


CRAFTSMEN = ("fishery", "joinery", "bakehouse", "charcoal-kiln", "smokehouse", "abattoir", "tannery")


def test_the_local_court_takes_the_only_loan() -> None:
    game = red(loans=1, town=["local-court"])
    play(game, "enter local-court")
    assert (at_table(game)["loans"], storage(game)) == (0, {})


def test_the_local_court_takes_one_loan_of_two_and_gives_2_francs() -> None:
    game = red(loans=2, town=["local-court"])
    play(game, "enter local-court")
    assert (at_table(game)["loans"], storage(game)) == (1, goods("2 francs"))


@pytest.mark.parametrize(("handed", "loans", "francs"), [("two", 1, ""), ("one", 2, "2 francs")])
def test_the_local_court_takes_two_loans_of_three_or_one_and_gives_2_francs(
    handed: str, loans: int, francs: str
) -> None:
    game = red(loans=3, town=["local-court"])
    play(game, f"enter local-court: return {handed}")
    assert (at_table(game)["loans"], storage(game)) == (loans, goods(francs))


def test_the_shipping_line_gives_nothing_back_of_1_coke_for_9_energy() -> None:
    game = red("1 coke, 3 clay", buildings=["shipping-line"], ships=["wooden-ship-2"] * 3)
    play(game, "enter shipping-line: ships 3 wooden-ship; energy 1 coke; cargo 3 clay")
    assert storage(game) == goods("3 francs")


SHIP_PRICES = {
    1: ("fish", "wood", "clay", "grain"),
    2: ("hides", "iron", "brick", "meat", "smoked-fish", "charcoal"),
    3: ("coal", "bread", "cattle"),
    4: ("leather",),
    5: ("coke",),
    8: ("steel",),
}


@pytest.mark.parametrize(
    ("good", "price"), [(good, price) for price, several in SHIP_PRICES.items() for good in several]
)
def test_the_ship_price_of_each_good_is_the_printed_one(good: str, price: int) -> None:
    has = "3 coke" if good == "coke" else f"1 coke, 2 {good}"
    game = red(has, buildings=["shipping-line"], ships=["wooden-ship-2"])
    play(game, f"enter shipping-line: ships 1 wooden-ship; energy 1 coke; cargo 2 {good}")
    assert storage(game) == goods(f"{2 * price} francs")


def test_the_construction_firm_builds_the_first_and_third_card_of_a_stack_with_a_purchase_between() -> None:
    game = red(
        "20 francs, 2 wood, 9 clay",
        stacks=[["marketplace", "bakehouse", "charcoal-kiln"], [], []],
    )
    play(
        game,
        "enter construction-firm: fee 2 francs; build marketplace",
        "buy bakehouse",
        "build charcoal-kiln",
    )
    assert at_table(game)["buildings"] == ["marketplace", "bakehouse", "charcoal-kiln"]


def test_two_visits_to_the_business_office_bring_the_2_steel_of_a_steel_ship() -> None:
    game = red("8 clay", buildings=["business-office"])
    play(game, "enter business-office: trade steel; four 4 clay", "end turn", "supply", "take clay", "end turn")
    play(game, "sell business-office", "supply", "enter business-office: fee 1 franc; trade steel; four 4 clay")
    assert (storage(game)["steel"], KINDS[2].cost) == (2, ([good.name for good in GOODS].index("steel"), 2))


def test_the_church_turns_5_bread_and_2_fish_into_10_bread_and_5_fish() -> None:
    game = visiting("church", "5 bread, 2 fish")
    play(game, "enter church")
    assert storage(game) == goods("10 bread, 5 fish")


def test_the_church_is_closed_to_5_bread_with_1_fish_and_3_smoked_fish() -> None:
    game = visiting("church", "5 bread, 1 fish, 3 smoked-fish")
    assert "enter church" not in choices(game)


@pytest.mark.parametrize(
    ("building", "has", "line", "food"),
    [
        ("grocery-market", "1 franc", "enter grocery-market", 8),
        ("church", "5 bread, 2 fish", "enter church", 12 + 13),
        ("hunting-lodge", "1 fish", "enter hunting-lodge", 9),
        (
            "town-square",
            "1 franc",
            "enter town-square: take smoked-fish, charcoal, brick, bread, meat, coke, leather",
            7,
        ),
    ],
)
def test_the_food_that_is_gained_is_the_printed_one(building: str, has: str, line: str, food: int) -> None:
    game = red(has, town=[building], buildings=CRAFTSMEN if building == "town-square" else ())
    play(game, line)
    assert at_table(game)["food"] == food


@pytest.mark.parametrize(
    ("building", "has", "line"),
    [
        ("smelter", "2 francs", "enter smelter"),
        ("town-square", "1 franc", "enter town-square: take charcoal, coke"),
    ],
)
def test_the_energy_that_is_gained_is_13(building: str, has: str, line: str) -> None:
    game = red(has, town=[building], buildings=CRAFTSMEN[:2] if building == "town-square" else ())
    play(game, line)
    assert at_table(game)["energy"] == 13


def test_the_coal_trader_gives_3_coal_for_2_meat() -> None:
    game = visiting("coal-trader", "1 fish, 2 meat")
    play(game, "enter coal-trader: fee 1 fish; coal 3; food 2 meat")
    assert storage(game) == goods("3 coal")


def test_the_coal_trader_gives_at_most_1_charcoal_and_5_coal_for_11_food() -> None:
    game = visiting("coal-trader", "20 fish")
    play(game, "enter coal-trader: coal 5; charcoal 1; food 11 fish")
    assert storage(game) == goods("8 fish, 1 charcoal, 5 coal")


def test_the_leather_industry_turns_14_francs_and_3_leather_into_30_francs() -> None:
    game = visiting("leather-industry", "2 fish, 14 francs, 3 leather")
    play(game, "enter leather-industry: fee 2 fish")
    assert storage(game) == goods("30 francs")


def test_the_brick_manufacturer_turns_10_francs_and_3_brick_into_24_francs() -> None:
    game = visiting("brick-manufacturer", "2 fish, 10 francs, 3 brick")
    play(game, "enter brick-manufacturer: fee 2 fish")
    assert storage(game) == goods("24 francs")


def test_the_steelworks_turn_1_iron_and_15_energy_into_2_steel_once() -> None:
    game = visiting("steelworks", "1 franc, 2 iron, 10 coal")
    play(game, "enter steelworks: energy 5 coal")
    assert storage(game) == goods("1 iron, 5 coal, 2 steel")


def test_the_kiln_turns_1_clay_and_1_energy_into_3_brick_once() -> None:
    game = visiting("kiln", "1 fish, 2 clay, 2 wood")
    play(game, "enter kiln: energy 1 wood")
    assert storage(game) == goods("1 clay, 1 wood, 3 brick")


@pytest.mark.parametrize(
    ("before", "after"),
    [("1 grain, 1 cattle", "2 grain, 1 cattle"), ("9 grain, 9 cattle", "10 grain, 10 cattle")],
)
def test_the_harvest_brings_one_grain_and_one_cattle_to_a_pair(before: str, after: str) -> None:
    game = at_meal(player(f"20 francs, {before}"), round=2)
    assert storage(game) == goods(f"20 francs, {after}")


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 4), (6, 8), (7, 8)])
def test_the_feedlot_brings_a_second_cattle_to_2_to_6_cattle(before: int, after: int) -> None:
    game = at_meal(player(f"20 francs, {before} cattle", buildings=["feedlot"]), round=2)
    assert storage(game)["cattle"] == after


@pytest.mark.parametrize("loans", [1, 4])
def test_the_interest_is_1_franc_for_any_number_of_loans(loans: int) -> None:
    game = red("3 francs", loans=loans, turn=2, window="before-supply")
    play(game, "supply", "pay interest")
    assert storage(game) == goods("2 francs")


def test_3_sets_bring_24_francs_in_the_diner() -> None:
    game = visiting("diner", "1 fish, 3 wood, 3 smoked-fish, 3 bread")
    play(game, "enter diner: fee 1 fish; sets 3")
    assert storage(game) == goods("24 francs")


def test_the_luxury_liners_appear_with_the_values_38_34_30() -> None:
    rounds = open_table(table(player(), player(), player(), player()))["rounds_to_come"]
    liners = [card["ship"] for card in rounds if card["ship"].startswith("luxury-liner")]
    assert liners == ["luxury-liner-38", "luxury-liner-34", "luxury-liner-30"]


def test_round_1_with_three_players_owes_2_food() -> None:
    game = at_meal(player("2 fish"), round=1)
    play(game, "feed: 2 fish")
    assert storage(game) == {}


def test_round_1_with_three_players_has_no_harvest() -> None:
    game = at_meal(player("2 fish, 1 grain"), round=1)
    assert storage(game) == goods("2 fish, 1 grain")


def test_round_2_with_three_players_is_started_by_seat_2() -> None:
    game = table(player("9 francs"), player("9 francs"), player("9 francs"), turn=7, seat=1)
    play(game, "take clay")
    end_round(game)
    assert (open_table(game)["round"], open_table(game)["seat"]) == (2, 1)


@pytest.mark.parametrize(("players", "food"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_a_wooden_ship_feeds_less_the_more_players_there_are(players: int, food: int) -> None:
    game = table(player(ships=["wooden-ship-2"]), *[player() for _other in range(players - 1)])
    assert at_table(game)["ships_feed"] == food


@pytest.mark.parametrize(("loans", "interest"), [(2, 1), (3, 2)])
def test_expensive_loans_cost_three_players_2_francs_from_the_third_loan_on(loans: int, interest: int) -> None:
    debtor = player("5 francs", loans=loans)
    game = table(debtor, player(), player(), turn=2, window="before-supply", expert_loans=True)
    play(game, "supply", "pay interest")
    assert storage(game) == goods(f"{5 - interest} francs")


def test_paying_back_a_loan_takes_5_francs() -> None:
    game = red("6 francs", loans=2)
    play(game, "repay")
    assert (at_table(game)["loans"], storage(game)) == (1, goods("1 franc"))


# Derived from the rules.


def test_who_owes_10_with_3_food_and_2_francs_takes_2_loans_and_keeps_3_francs() -> None:
    game = at_meal(player("3 fish, 2 francs"), round=11)
    play(game, "borrow", "borrow", "feed")
    assert (at_table(game)["loans"], storage(game)) == (2, goods("3 francs"))


def test_who_owes_1_with_1_meat_and_no_franc_pays_the_meat_without_a_loan() -> None:
    game = at_meal(player("1 meat"), players=4)
    play(game, "feed")
    assert (at_table(game)["loans"], storage(game)) == (0, {})


def test_who_owes_3_with_ships_that_feed_4_pays_and_receives_nothing() -> None:
    game = at_meal(player("2 fish", ships=["iron-ship-2"]), round=3)
    assert (open_table(game)["decider"], storage(game)) == (1, goods("2 fish"))


def test_who_owes_interest_without_a_franc_takes_a_loan_and_keeps_3_francs() -> None:
    game = red(loans=1, turn=2, window="before-supply")
    play(game, "supply", "borrow", "pay interest")
    assert (at_table(game)["loans"], storage(game)) == (2, goods("3 francs"))


def test_fish_do_not_pay_interest() -> None:
    game = red("5 fish", loans=1, turn=2, window="before-supply")
    play(game, "supply")
    assert "pay interest" not in choices(game)


def test_a_loan_repaid_before_the_interest_tile_costs_no_interest() -> None:
    game = red("5 francs", loans=1, turn=2, window="before-supply")
    play(game, "repay", "supply")
    assert (at_table(game)["loans"], open_table(game)["phase"]) == (0, "main")


def test_the_charcoal_kiln_can_be_built_with_a_brick_for_its_clay() -> None:
    game = red("1 brick", stacks=[["charcoal-kiln"], [], []])
    play(game, "enter building-firm-1")
    assert (at_table(game)["buildings"], storage(game)) == (["charcoal-kiln"], {})


def test_the_brickworks_can_be_built_with_steel_for_their_iron() -> None:
    game = red("2 wood, 1 clay, 1 steel", stacks=[["brickworks"], [], []])
    play(game, "enter building-firm-1")
    assert (at_table(game)["buildings"], storage(game)) == (["brickworks"], {})


def test_the_first_iron_ship_of_a_wharf_costs_4_iron_and_3_energy_and_1_brick() -> None:
    game = red("4 iron, 3 wood, 1 brick", buildings=["wharf-1"], harbour=["iron-ship-2"])
    play(game, "enter wharf-1")
    assert (at_table(game)["ships"], storage(game)) == (["iron-ship-2"], {})


def test_the_next_iron_ship_of_a_wharf_needs_no_brick() -> None:
    game = red("4 iron, 3 wood, 1 brick", buildings=["wharf-1"], harbour=["iron-ship-2"], modern=["wharf-1"])
    play(game, "enter wharf-1")
    assert storage(game) == goods("1 brick")


def test_a_wooden_ship_paid_wholly_with_wood_takes_8_wood() -> None:
    game = red("9 wood", buildings=["wharf-1"], harbour=["wooden-ship-2"])
    play(game, "enter wharf-1")
    assert storage(game) == goods("1 wood")


@pytest.mark.parametrize(("building", "wood"), [("marketplace", 1), ("joinery", 2)])
def test_the_sawmill_saves_1_wood(building: str, wood: int) -> None:
    game = red(f"{wood} wood", town=["sawmill"], stacks=[[building], [], []])
    play(game, "enter sawmill")
    assert (at_table(game)["buildings"], storage(game)) == ([building], {})


@pytest.mark.parametrize(
    ("building", "cost"),
    [("smokehouse", "2 wood"), ("bank", "3 brick, 1 steel"), ("marketplace", "2 wood")],
)
def test_the_masons_guild_saves_1_clay_or_1_brick(building: str, cost: str) -> None:
    game = red(cost, buildings=["masons-guild"], stacks=[[building], [], []])
    play(game, "enter building-firm-1")
    assert (set(at_table(game)["buildings"]), storage(game)) == ({building, "masons-guild"}, {})


def test_the_sawmill_and_the_masons_guild_add_up_for_the_shipping_line() -> None:
    game = red("1 wood, 2 brick", town=["sawmill"], buildings=["masons-guild"], stacks=[["shipping-line"], [], []])
    play(game, "enter sawmill")
    assert storage(game) == {}


@pytest.mark.parametrize(
    ("building", "line", "has", "energy"),
    [
        ("smokehouse", "enter smokehouse: fish 6", "6 fish", 0),
        ("bakehouse", "enter bakehouse: grain 7", "7 grain", 1),
        ("steel-mill", "enter steel-mill: iron 2", "2 iron", 7),
    ],
)
def test_the_wind_farm_waives_3_energy(building: str, line: str, has: str, energy: int) -> None:
    game = red(f"{has}, 20 wood", buildings=["wind-farm", building])
    play(game, line)
    assert storage(game)["wood"] == 20 - energy


def test_the_town_hall_alone_is_worth_10() -> None:
    assert points(red(buildings=["town-hall"])) == 10


def test_the_town_hall_with_the_church_and_3_craftsman_buildings_is_worth_20() -> None:
    craftsmen = ["joinery", "bakehouse", "tannery"]
    others = {"church": 26, "joinery": 8, "bakehouse": 8, "tannery": 12}
    assert points(red(buildings=["town-hall", "church", *craftsmen])) - sum(others.values()) == 20


def test_the_bank_alone_is_worth_18() -> None:
    assert points(red(buildings=["bank"])) == 18


def test_the_bank_with_2_industrial_buildings_and_the_guildhouse_is_worth_26() -> None:
    others = {"sawmill": 14, "colliery": 10, "guildhouse": 4 + 2 * 2}
    assert points(red(buildings=["bank", *others])) - sum(others.values()) == 26


def test_the_storehouse_with_7_goods_is_worth_7() -> None:
    assert points(red("3 fish, 2 clay, 2 steel", buildings=["storehouse"])) == 7


def test_the_dock_with_2_ships_and_the_luxury_yacht_is_worth_22() -> None:
    game = red(buildings=["dock", "luxury-yacht"], ships=["wooden-ship-2", "iron-ship-4"])
    assert points(game) - 20 - 2 - 4 == 22


def test_the_bridge_pays_3_francs_for_4_standard_and_2_upgraded_goods_and_leaves_one() -> None:
    game = red("2 clay, 2 wood, 2 brick", buildings=["bridge-over-the-seine"])
    play(game, "enter bridge-over-the-seine: 2 clay, 1 wood, 2 brick")
    assert storage(game) == goods("3 francs, 1 wood")


def test_the_zoo_pays_2_francs_for_4_cattle_and_3_fish() -> None:
    game = red("4 cattle, 3 fish", buildings=["zoo"])
    play(game, "enter zoo")
    assert storage(game) == goods("4 cattle, 3 fish, 2 francs")


def test_12_francs_with_buildings_of_30_and_ships_of_10_and_2_loans_score_38() -> None:
    game = red("12 francs", buildings=["church", "building-firm-1"], ships=["wooden-ship-4", "iron-ship-6"], loans=2)
    assert points(game) == 38


def test_the_owner_who_sells_the_black_market_may_enter_it_again_for_1_food() -> None:
    game = red("1 fish", buildings=["black-market"], person="black-market", offers="2 francs, 1 clay")
    play(game, "sell black-market", "enter black-market: fee 1 fish")
    assert storage(game) == goods("1 franc, 2 fish, 2 wood, 2 iron, 2 grain, 2 cattle")


def test_the_black_market_sold_in_this_turn_cannot_be_bought_in_it() -> None:
    game = red("9 francs", buildings=["black-market"], person="black-market")
    play(game, "sell black-market")
    assert refusal(game, "buy black-market") == "You sold the Black Market in this turn: it cannot be bought back."
