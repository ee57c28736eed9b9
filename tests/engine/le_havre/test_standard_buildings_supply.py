"""The standard buildings that give goods from the general supply."""

from __future__ import annotations

import pytest

from engine import Game
from tests.engine.helpers import (
    brought_by,
    choices,
    fee_of,
    goods,
    on_offer,
    options_of,
    play,
    player,
    private,
    red,
    refusal,
    storage,
    table,
    visiting,
)
from tests.engine.open_table import open_table

CRAFTSMEN = ("fishery", "joinery", "bakehouse", "charcoal-kiln", "smokehouse", "abattoir", "tannery")
EIGHT = ("coal", "cattle", "iron", "hides", "fish", "wood", "clay", "grain")


# 01 Marketplace.


def test_the_marketplace_gives_2_goods_and_1_more_for_each_craftsman_building() -> None:
    for number in range(7):
        game = red(buildings=["marketplace", *CRAFTSMEN[:number]])
        taken = EIGHT[: 2 + number]
        play(game, f"enter marketplace: take {', '.join(taken)}")
        assert storage(game) == dict.fromkeys(taken, 1)


def test_the_marketplace_gives_8_goods_without_a_question() -> None:
    game = red(buildings=["marketplace", *CRAFTSMEN])
    play(game, "enter marketplace")
    assert storage(game) == dict.fromkeys(EIGHT, 1)


def test_the_marketplace_gives_different_goods() -> None:
    game = red(buildings=["marketplace"])
    assert refusal(game, "enter marketplace: take coal, coal").endswith("All must be different.")


@pytest.mark.parametrize("taken", ["brick", "francs", "bread"])
def test_the_marketplace_gives_standard_goods_only(taken: str) -> None:
    game = red(buildings=["marketplace"])
    assert f"'{taken}' is not among" in refusal(game, f"enter marketplace: take coal, {taken}")


def test_the_marketplace_takes_nothing_from_the_offer() -> None:
    game = red(buildings=["marketplace"], offers="1 wood, 1 clay")
    play(game, "enter marketplace ...")
    assert on_offer(game) == goods("1 wood, 1 clay")


@pytest.mark.parametrize("variant", ["full", "short"])
@pytest.mark.parametrize("craftsmen", [2, 3, 7])
def test_alone_the_marketplace_gives_4_goods_at_most(variant: str, craftsmen: int) -> None:
    game = table(player(buildings=["marketplace", *CRAFTSMEN[:craftsmen]]), variant=variant)
    play(game, f"enter marketplace: take {', '.join(EIGHT[:4])}")
    assert storage(game) == dict.fromkeys(EIGHT[:4], 1)


def looking(*specials: str) -> Game:
    """Red has just been to the Marketplace and looks at the top special buildings."""
    game = red(buildings=["marketplace"], specials=specials)
    play(game, "enter marketplace ...")
    return game


def test_the_visitor_of_the_marketplace_sees_the_top_two_special_buildings() -> None:
    assert private(looking("zoo", "diner", "farm"))["looking_at"] == ["zoo", "diner"]


def test_the_special_buildings_may_be_put_back_as_they_lay() -> None:
    game = looking("zoo", "diner", "farm")
    before = game.position.specials
    play(game, "put back")
    assert game.position.specials == before


def test_the_special_buildings_may_be_put_back_the_other_way_round() -> None:
    game = looking("zoo", "diner", "farm")
    first, second, third = game.position.specials
    play(game, "swap specials")
    assert game.position.specials == (second, first, third)


def test_after_the_look_the_turn_goes_on() -> None:
    game = looking("zoo", "diner")
    play(game, "put back")
    assert open_table(game)["phase"] == "after-main"


def test_the_log_does_not_tell_whether_the_cards_were_swapped() -> None:
    told = [
        [str(event.text) for event in play(looking("zoo", "diner"), line)] for line in ("put back", "swap specials")
    ]
    assert told[0] == told[1]


def test_in_the_short_game_the_marketplace_shows_nothing() -> None:
    game = red(buildings=["marketplace"], variant="short")
    play(game, "enter marketplace ...")
    assert open_table(game)["phase"] == "after-main"


# 03 Fishery.


def test_the_fishery_gives_3_fish_and_1_for_each_rod() -> None:
    for buildings, fish in (((), 3), (("smokehouse",), 4), (("fishery", "smokehouse", "hunting-lodge"), 7)):
        game = red(buildings=buildings, town=[] if "fishery" in buildings else ["fishery"])
        play(game, "enter fishery")
        assert storage(game) == goods(f"{fish} fish")


def test_the_rods_of_others_do_not_help_in_the_fishery() -> None:
    game = red(green=player(buildings=["fishery", "smokehouse"]))
    play(game, "enter fishery")
    assert storage(game) == brought_by("fishery")


def test_a_rod_on_a_card_without_an_action_counts() -> None:
    game = red(buildings=["guildhouse"], town=["fishery"])
    play(game, "enter fishery")
    assert storage(game) == {"fish": brought_by("fishery")["fish"] + 1}


# 06 Hardware Store.


def test_the_hardware_store_gives_1_wood_1_brick_1_iron() -> None:
    game = visiting("hardware-store", "1 fish")
    play(game, "enter hardware-store")
    assert storage(game) == goods("1 wood, 1 brick, 1 iron")


# 10 Clay Mound.


@pytest.mark.parametrize(("buildings", "clay"), [((), 3), (("joinery",), 4), (("joinery", "ironworks"), 5)])
def test_the_clay_mound_gives_3_clay_and_1_for_each_hammer(buildings: tuple[str, ...], clay: int) -> None:
    game = red("1 fish", town=["clay-mound"], buildings=buildings)
    play(game, "enter clay-mound")
    assert storage(game) == goods(f"{clay} clay")


def test_the_clay_mound_costs_1_food() -> None:
    assert refusal(visiting("clay-mound", ""), "enter clay-mound") == "The Clay Mound costs 1 food: you have none."


# 13 Black Market.


def test_the_black_market_gives_2_of_each_good_that_is_not_on_offer() -> None:
    game = red(buildings=["black-market"], offers="1 francs, 2 wood, 1 cattle")
    play(game, "enter black-market")
    assert storage(game) == goods("2 fish, 2 clay, 2 iron, 2 grain")


def test_an_empty_franc_space_brings_2_francs_at_the_black_market() -> None:
    game = red(buildings=["black-market"], offers="1 fish, 2 wood, 1 clay, 1 iron, 1 grain, 1 cattle")
    play(game, "enter black-market")
    assert storage(game) == goods("2 francs")


def test_with_the_whole_offer_empty_the_black_market_gives_2_of_all_seven() -> None:
    game = red(buildings=["black-market"], offers="")
    play(game, "enter black-market")
    assert storage(game) == goods("2 francs, 2 fish, 2 wood, 2 clay, 2 iron, 2 grain, 2 cattle")


def test_the_black_market_leaves_the_empty_spaces_empty() -> None:
    game = red(buildings=["black-market"], offers="1 wood")
    play(game, "enter black-market")
    assert on_offer(game) == goods("1 wood")


def test_the_black_market_is_closed_while_no_space_is_empty() -> None:
    offers = "1 francs, 1 fish, 2 wood, 1 clay, 1 iron, 1 grain, 1 cattle"
    game = red("1 fish", town=["black-market"], offers=offers)
    assert refusal(game, "enter black-market") == "Black Market: No offer space is empty."


# 16 Colliery.


def test_the_colliery_gives_3_coal_and_1_for_any_hammers() -> None:
    for buildings, coal in (((), 3), (("joinery",), 4), (("joinery", "hardware-store", "ironworks"), 4)):
        game = red(fee_of("colliery"), town=["colliery"], buildings=buildings)
        play(game, "enter colliery")
        assert storage(game) == goods(f"{coal} coal")


def test_the_hammers_of_others_do_not_help_in_the_colliery() -> None:
    game = red(fee_of("colliery"), green=player(buildings=["colliery", "joinery"]))
    play(game, "enter colliery")
    assert storage(game) == brought_by("colliery", fee_of("colliery"))


# 19 Grocery Market.


def test_the_grocery_market_gives_one_of_each_of_its_six_goods() -> None:
    game = visiting("grocery-market", "1 franc")
    play(game, "enter grocery-market")
    assert storage(game) == goods("1 fish, 1 smoked-fish, 1 grain, 1 bread, 1 cattle, 1 meat")


# 22 Ironworks.


def test_the_ironworks_give_3_iron() -> None:
    game = red(buildings=["ironworks"])
    play(game, "enter ironworks")
    assert storage(game) == goods("3 iron")


def test_for_6_energy_the_ironworks_give_a_fourth_iron() -> None:
    game = red("2 coal", buildings=["ironworks"])
    play(game, "enter ironworks: more yes")
    assert storage(game) == goods("4 iron")


def test_the_fourth_iron_may_be_declined() -> None:
    game = red("2 coal", buildings=["ironworks"])
    play(game, "enter ironworks: more no")
    assert storage(game) == goods("2 coal, 3 iron")


def test_there_is_no_fifth_iron() -> None:
    game = red("4 coal", buildings=["ironworks"])
    play(game, "enter ironworks: more yes; energy 2 coal")
    assert storage(game) == goods("2 coal, 4 iron")


def test_the_fourth_iron_is_not_offered_without_the_energy() -> None:
    game = red("5 wood", buildings=["ironworks"])
    play(game, "enter ironworks")
    assert storage(game) == goods("5 wood, 3 iron")


def test_the_wind_farm_halves_the_energy_for_the_fourth_iron() -> None:
    game = red("3 wood", buildings=["ironworks", "wind-farm"])
    play(game, "enter ironworks: more yes")
    assert storage(game) == goods("4 iron")


def test_the_fee_of_the_ironworks_is_3_food_or_1_franc() -> None:
    assert sorted(options_of(visiting("ironworks", "1 meat, 1 franc"), "enter ironworks")) == ["1 francs", "1 meat"]


# 30 Church.


def test_the_church_gives_5_bread_and_3_fish_for_nothing() -> None:
    game = visiting("church", "6 bread, 3 fish")
    play(game, "enter church")
    assert storage(game) == goods("11 bread, 6 fish")


@pytest.mark.parametrize("has", ["4 bread, 9 fish", "9 bread, 1 fish", "9 bread, 9 smoked-fish", "9 meat, 9 fish"])
def test_the_church_is_closed_to_who_has_too_little(has: str) -> None:
    assert refusal(visiting("church", has), "enter church") == "Church: You need 5 bread and 2 fish (not smoked)."


def test_the_church_of_another_player_is_free_too() -> None:
    game = red("5 bread, 2 fish", green=player(buildings=["church"]))
    assert "enter church" in choices(game)
