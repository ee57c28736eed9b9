"""The standard buildings that trade: Joinery, Arts Centre, Local Court, Shipping Line, Business Office, Bridge."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from tests.engine.helpers import (
    at_table,
    choices,
    goods,
    options_of,
    play,
    player,
    red,
    refusal,
    storage,
    table,
    visiting,
)

# 04 Joinery.


def test_the_joinery_takes_3_wood_at_most() -> None:
    game = red("9 wood", buildings=["joinery"])
    assert options_of(game, "enter joinery") == ["3", "2", "1"]


def test_the_joinery_is_closed_without_wood() -> None:
    assert refusal(visiting("joinery", "1 fish"), "enter joinery") == "Joinery: You have no wood."


# 11 Arts Centre.


@pytest.mark.parametrize(("guests", "francs"), [((), None), (("bakehouse",), 4), (("bakehouse", "tannery"), 8)])
def test_the_arts_centre_brings_4_francs_for_each_guest(guests: tuple[str, ...], francs: int | None) -> None:
    others = [player(person=guest) for guest in guests] or [player()]
    game = table(player(buildings=["arts-centre", "bakehouse", "tannery"]), *others)
    if francs is None:
        sentence = refusal(game, "enter arts-centre")
        assert sentence == "Arts Centre: No other player's person stands in a building of yours."
    else:
        play(game, "enter arts-centre")
        assert storage(game) == goods(f"{francs} francs")


def test_the_visitors_own_person_is_no_guest() -> None:
    game = red(buildings=["arts-centre", "bakehouse"], person="bakehouse")
    assert "enter arts-centre" not in choices(game)


def test_persons_in_buildings_of_others_are_no_guests() -> None:
    game = red("1 fish", town=["bakehouse", "arts-centre"], green=player(person="bakehouse"))
    assert "enter arts-centre" not in choices(game)


# 15 Local Court.


def test_the_local_court_is_closed_without_a_loan() -> None:
    assert refusal(red(town=["local-court"]), "enter local-court") == "Local Court: You have no loan."


@pytest.mark.parametrize("loans", [3, 4, 9])
def test_with_3_or_more_loans_the_local_court_asks_which_way(loans: int) -> None:
    assert options_of(red(loans=loans, town=["local-court"]), "enter local-court") == ["two", "one"]


@pytest.mark.parametrize("loans", [1, 2])
def test_with_1_or_2_loans_the_local_court_asks_nothing(loans: int) -> None:
    game = red(loans=loans, town=["local-court"])
    play(game, "enter local-court")
    assert at_table(game)["loans"] == loans - 1


def test_for_the_only_loan_the_local_court_pays_no_francs() -> None:
    game = red(loans=1, town=["local-court"])
    play(game, "enter local-court")
    assert storage(game) == {}


def test_for_two_loans_of_three_the_local_court_pays_no_francs() -> None:
    game = red(loans=3, town=["local-court"])
    play(game, "enter local-court: return two")
    assert storage(game) == {}


# 18 Shipping Line.


def sailing(has: str, *ships: str, **laid: Any) -> Game:
    """Red owns the Shipping Line and these ships."""
    return red(has, buildings=["shipping-line"], ships=ships, **laid)


@pytest.mark.parametrize(("ship", "capacity"), [("wooden-ship-2", 2), ("iron-ship-2", 3), ("steel-ship-10", 4)])
def test_a_ship_carries_as_many_goods_as_its_kind(ship: str, capacity: int) -> None:
    game = sailing("1 coal, 9 clay", ship)
    play(game, f"enter shipping-line: energy 1 coal; cargo {capacity} clay")
    assert storage(game) == goods(f"{9 - capacity} clay, {capacity} francs")


def test_more_than_the_capacity_is_refused() -> None:
    game = sailing("1 coal, 9 clay", "wooden-ship-2")
    assert refusal(game, "enter shipping-line: energy 1 coal; cargo 3 clay").endswith("1 to 2 in all, not 3.")


def test_the_capacities_of_several_ships_add_up() -> None:
    game = sailing("3 coal, 9 clay", "wooden-ship-2", "iron-ship-2", "steel-ship-10")
    play(game, "enter shipping-line: ships 1 wooden-ship, 1 iron-ship, 1 steel-ship; energy 3 coal; cargo 9 clay")
    assert storage(game) == goods("9 francs")


def test_a_ship_need_not_be_full() -> None:
    game = sailing("1 coal, 9 leather", "steel-ship-10")
    play(game, "enter shipping-line: energy 1 coal; cargo 1 leather")
    assert storage(game) == goods("8 leather, 4 francs")


@pytest.mark.parametrize("largest", [1, 2])
def test_the_largest_ship_sails_where_nothing_else_is_said(largest: int) -> None:
    ships = ["wooden-ship-2", "iron-ship-2", "steel-ship-10"][: largest + 1]
    default = options_of(sailing("1 coal, 9 clay", *ships), "enter shipping-line")[0]
    assert default == f"1 {ships[-1].rpartition('-')[0]}"


def test_not_all_ships_need_sail() -> None:
    game = sailing("2 coal, 9 leather", "wooden-ship-2", "wooden-ship-4")
    play(game, "enter shipping-line: ships 1 wooden-ship; energy 1 coal; cargo 2 leather")
    assert storage(game) == goods("1 coal, 7 leather, 8 francs")


@pytest.mark.parametrize(("ships", "wood"), [(1, 3), (2, 6), (3, 9)])
def test_each_ship_takes_3_energy(ships: int, wood: int) -> None:
    game = sailing("12 wood, 6 clay", *["wooden-ship-2"] * 3)
    play(game, f"enter shipping-line: ships {ships} wooden-ship; energy {wood} wood; cargo {2 * ships} clay")
    assert storage(game) == goods(f"{12 - wood} wood, {6 - 2 * ships} clay, {2 * ships} francs")


def test_the_energy_limits_how_many_ships_sail() -> None:
    game = sailing("1 coal, 9 clay", "wooden-ship-2", "wooden-ship-4")
    play(game, "enter shipping-line: cargo 2 clay")
    assert storage(game) == goods("7 clay, 2 francs")


def test_luxury_liners_do_not_sail() -> None:
    game = sailing("9 coal", "luxury-liner-38")
    assert refusal(game, "enter shipping-line") == "Shipping Line: You have no ship that can sail."


def test_the_shipping_line_is_closed_without_a_ship() -> None:
    assert refusal(sailing("9 coal"), "enter shipping-line") == "Shipping Line: You have no ship that can sail."


@pytest.mark.parametrize("has", ["2 wood, 9 clay", "1 coal", "3 wood"])
def test_the_shipping_line_is_closed_without_energy_and_a_good_beside_it(has: str) -> None:
    sentence = refusal(sailing(has, "wooden-ship-2"), "enter shipping-line")
    assert sentence == "Shipping Line: You do not have the energy and the goods to sail with a ship."


def test_energy_that_is_spent_is_not_also_sold() -> None:
    game = sailing("2 coal", "wooden-ship-2")
    play(game, "enter shipping-line")
    assert storage(game) == goods("3 francs")


def test_goods_of_any_kinds_sail_together() -> None:
    game = sailing("1 coal, 1 steel, 1 fish, 1 bread, 1 hides", "steel-ship-10")
    play(game, "enter shipping-line: energy 1 coal; cargo 1 steel, 1 fish, 1 bread, 1 hides")
    assert storage(game) == goods(f"{8 + 1 + 3 + 2} francs")


def test_francs_are_not_shipped() -> None:
    game = sailing("1 coal, 1 fish, 9 francs", "wooden-ship-2")
    assert "'francs' is of no use here" in refusal(game, "enter shipping-line: energy 1 coal; cargo 2 francs")


def test_the_dearest_goods_are_shipped_by_default() -> None:
    game = sailing("1 charcoal, 5 fish, 1 steel, 1 leather", "wooden-ship-2")
    assert options_of(game, "enter shipping-line")[0] == "1 steel, 1 leather"


def test_the_ships_stay_with_their_owner() -> None:
    game = sailing("1 coal, 1 clay", "wooden-ship-2")
    play(game, "enter shipping-line")
    assert at_table(game)["ships"] == ["wooden-ship-2"]


# 21 Business Office.


def trading(has: str) -> Game:
    """Red owns the Business Office."""
    return red(has, buildings=["business-office"])


def test_any_4_goods_are_given_for_1_steel() -> None:
    game = trading("2 fish, 1 bread, 1 coke")
    play(game, "enter business-office: trade steel; four 2 fish, 1 bread, 1 coke")
    assert storage(game) == goods("1 steel")


@pytest.mark.parametrize("wanted", ["charcoal", "leather", "brick"])
def test_any_1_good_is_given_for_charcoal_leather_or_brick(wanted: str) -> None:
    game = trading("1 fish")
    play(game, f"enter business-office: for {wanted}")
    assert storage(game) == {wanted: 1}


@pytest.mark.parametrize("wanted", ["steel", "bread", "francs", "coke"])
def test_1_good_is_given_for_nothing_else(wanted: str) -> None:
    assert f"'{wanted}' is not among" in refusal(trading("1 fish"), f"enter business-office: for {wanted}")


def test_both_trades_may_be_made_in_one_visit() -> None:
    game = trading("5 clay")
    play(game, "enter business-office: trade both; for brick")
    assert storage(game) == goods("1 steel, 1 brick")


def test_with_5_goods_the_visitor_says_which_trades_are_made() -> None:
    assert options_of(trading("5 clay"), "enter business-office") == ["both", "steel", "one"]


def test_4_goods_are_not_enough_for_both_trades() -> None:
    assert options_of(trading("4 clay"), "enter business-office") == ["steel", "one"]


@pytest.mark.parametrize("number", [3, 5])
def test_exactly_4_goods_are_given_for_steel(number: int) -> None:
    game = trading("9 clay")
    sentence = refusal(game, f"enter business-office: trade steel; four {number} clay")
    assert sentence.endswith(f"4 in all, not {number}.")


def test_francs_are_no_goods_at_the_business_office() -> None:
    assert refusal(trading("9 francs"), "enter business-office") == "Business Office: You have no goods."


def test_what_is_least_missed_is_given_by_default() -> None:
    game = trading("4 fish, 4 steel")
    assert options_of(game, "enter business-office: trade steel")[0] == "4 fish"


# 27 Bridge over the Seine.


def selling(has: str) -> Game:
    """Red owns the Bridge over the Seine."""
    return red(has, buildings=["bridge-over-the-seine"])


@pytest.mark.parametrize(
    ("has", "sold", "francs"),
    [
        ("1 brick", "1 brick", 1),
        ("3 fish", "3 fish", 1),
        ("1 fish, 1 wood, 1 coal", "1 fish, 1 wood, 1 coal", 1),
        ("6 fish", "6 fish", 2),
        ("3 fish, 1 coke", "3 fish, 1 coke", 2),
        ("2 leather, 2 steel", "2 leather, 2 steel", 4),
    ],
)
def test_the_bridge_pays_1_franc_an_upgraded_good_and_1_for_3_standard_ones(has: str, sold: str, francs: int) -> None:
    game = selling(has)
    play(game, f"enter bridge-over-the-seine: sell {sold}")
    assert storage(game) == goods(f"{francs} francs")


def test_fewer_than_3_standard_goods_cannot_be_sold() -> None:
    sentence = refusal(selling("2 fish"), "enter bridge-over-the-seine")
    assert sentence == "Bridge over the Seine: You need an upgraded good or 3 standard goods."


def test_the_sale_may_leave_what_could_be_sold() -> None:
    game = selling("6 fish, 2 brick")
    play(game, "enter bridge-over-the-seine: sell 1 brick")
    assert storage(game) == goods("6 fish, 1 brick, 1 franc")


def test_francs_are_not_sold_on_the_bridge() -> None:
    game = selling("9 francs, 1 brick, 3 fish")
    assert "'francs' is of no use here" in refusal(game, "enter bridge-over-the-seine: sell 3 francs")


def test_something_must_be_sold_on_the_bridge() -> None:
    assert refusal(selling("3 fish, 1 brick"), "enter bridge-over-the-seine: sell nothing").endswith("not 0.")


def test_the_bridge_costs_2_francs() -> None:
    game = visiting("bridge-over-the-seine", "3 brick, 2 francs")
    play(game, "enter bridge-over-the-seine: sell 3 brick")
    assert storage(game) == goods("3 francs")
