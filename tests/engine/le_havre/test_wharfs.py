"""Ships and the Wharfs that build them: costs, energy, modernising, the Luxury Yacht."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from tests.engine.helpers import (
    at_table,
    brought_by,
    choices,
    goods,
    options_of,
    play,
    player,
    points,
    red,
    refusal,
    storage,
    table,
    town,
)
from tests.engine.open_table import open_table

LACKING = "Wharf 1: You do not have the material and the energy for any ship."
FOOD = {
    "wooden-ship-2": (5, 4, 3, 2, 1),
    "iron-ship-2": (7, 5, 4, 3, 2),
    "steel-ship-10": (10, 7, 6, 5, 3),
    "luxury-liner-30": (0, 0, 0, 0, 0),
}
COSTS = {
    "wooden-ship-2": "5 wood",
    "iron-ship-2": "4 iron",
    "steel-ship-10": "2 steel",
    "luxury-liner-38": "3 steel",
}


def at_wharf(has: str, *harbour: str, modern: bool = False, **laid: Any) -> Game:
    """Red owns Wharf 1 and has these goods; these ships lie on their stacks."""
    return red(has, buildings=["wharf-1"], harbour=harbour, modern=["wharf-1"] if modern else [], **laid)


@pytest.mark.parametrize(("ship", "food"), list(FOOD.items()))
def test_a_ship_feeds_as_its_kind_does_for_the_number_of_players(ship: str, food: tuple[int, ...]) -> None:
    found = []
    for players in range(1, 6):
        game = table(player(ships=[ship]), *[player() for _other in range(players - 1)])
        found.append(at_table(game)["ships_feed"])
    assert tuple(found) == food


@pytest.mark.parametrize("value", [2, 4, 6])
def test_the_value_of_a_wooden_ship_changes_nothing_of_its_cost(value: int) -> None:
    game = at_wharf("8 wood", f"wooden-ship-{value}")
    play(game, "enter wharf-1")
    assert at_table(game)["ships"] == [f"wooden-ship-{value}"]


@pytest.mark.parametrize(("ship", "cost"), list(COSTS.items()))
def test_at_a_modern_wharf_a_ship_costs_its_material_and_3_energy(ship: str, cost: str) -> None:
    game = at_wharf(f"{cost}, 1 coal", ship, modern=True)
    play(game, "enter wharf-1")
    assert (at_table(game)["ships"], storage(game)) == ([ship], {})


@pytest.mark.parametrize(("ship", "cost"), list(COSTS.items()))
def test_a_ship_is_not_built_without_the_3_energy(ship: str, cost: str) -> None:
    game = at_wharf(f"{cost}, 2 wood", ship, modern=True)
    assert refusal(game, "enter wharf-1") == LACKING


@pytest.mark.parametrize(
    ("ship", "has"),
    [
        ("wooden-ship-2", "4 wood"),
        ("iron-ship-2", "3 iron"),
        ("steel-ship-10", "1 steel"),
        ("luxury-liner-38", "2 steel"),
    ],
)
def test_a_ship_is_not_built_with_too_little_material(ship: str, has: str) -> None:
    assert refusal(at_wharf(f"{has}, 1 coke", ship, modern=True), "enter wharf-1") == LACKING


def test_a_wharf_costs_2_food() -> None:
    game = red("8 wood, 3 fish", town=["wharf-1"], harbour=["wooden-ship-2"])
    play(game, "enter wharf-1: fee 2 fish")
    assert storage(game) == goods("1 fish")


def test_a_wharf_builds_one_ship_a_visit() -> None:
    game = at_wharf("99 wood", "wooden-ship-2", "wooden-ship-4")
    play(game, "enter wharf-1")
    assert (at_table(game)["ships"], open_table(game)["phase"]) == (["wooden-ship-4"], "after-main")


def test_only_the_top_ship_of_a_stack_can_be_built() -> None:
    game = at_wharf("99 wood, 9 iron, 9 brick", "wooden-ship-2", "wooden-ship-4", "iron-ship-2")
    assert options_of(game, "enter wharf-1") == ["iron-ship-2", "wooden-ship-4"]


def test_a_wharf_without_a_ship_on_any_stack_is_closed() -> None:
    assert refusal(at_wharf("99 wood, 9 iron, 9 steel, 9 brick"), "enter wharf-1") == LACKING


def test_steel_stands_in_for_the_iron_of_an_iron_ship() -> None:
    game = at_wharf("3 iron, 2 steel, 1 coal", "iron-ship-2", modern=True)
    play(game, "enter wharf-1: material 3 iron, 1 steel")
    assert storage(game) == goods("1 steel")


def test_iron_never_stands_in_for_the_steel_of_a_steel_ship() -> None:
    assert "enter wharf-1" not in choices(at_wharf("9 iron, 1 coal", "steel-ship-10", modern=True))


def test_wood_that_is_built_in_gives_no_energy() -> None:
    assert "enter wharf-1" not in choices(at_wharf("7 wood", "wooden-ship-2"))


def test_other_energy_leaves_the_wood_for_the_ship() -> None:
    game = at_wharf("5 wood, 1 charcoal", "wooden-ship-2")
    play(game, "enter wharf-1")
    assert storage(game) == {}


# Modernising.


def test_a_wooden_ship_needs_no_modern_wharf() -> None:
    game = at_wharf("8 wood, 1 brick", "wooden-ship-2")
    play(game, "enter wharf-1")
    assert open_table(game)["modern"] == []


@pytest.mark.parametrize(
    ("ship", "cost"), [(ship, cost) for ship, cost in COSTS.items() if not ship.startswith("wooden")]
)
def test_the_first_ship_that_is_not_wooden_costs_a_brick_more(ship: str, cost: str) -> None:
    game = at_wharf(f"{cost}, 2 brick, 1 coal", ship)
    play(game, "enter wharf-1")
    assert (storage(game), open_table(game)["modern"]) == (goods("1 brick"), ["wharf-1"])


def test_without_the_brick_an_iron_ship_is_not_built_at_a_wharf_that_is_not_modern() -> None:
    assert refusal(at_wharf("4 iron, 1 coal", "iron-ship-2"), "enter wharf-1") == LACKING


def test_clay_is_no_brick_for_modernising() -> None:
    assert "enter wharf-1" not in choices(at_wharf("4 iron, 1 coal, 9 clay", "iron-ship-2"))


def test_the_masons_guild_saves_no_brick_at_a_wharf() -> None:
    game = red("4 iron, 1 coal", buildings=["wharf-1", "masons-guild"], harbour=["iron-ship-2"])
    assert "enter wharf-1" not in choices(game)


def test_a_visitor_modernises_like_the_owner() -> None:
    game = red("4 iron, 1 coal, 1 brick, 2 fish", harbour=["iron-ship-2"], green=player(buildings=["wharf-1"]))
    play(game, "enter wharf-1")
    assert open_table(game)["modern"] == ["wharf-1"]


def test_a_modern_wharf_is_modern_for_everybody() -> None:
    game = red(
        "4 iron, 1 coal, 2 fish", harbour=["iron-ship-2"], green=player(buildings=["wharf-1"]), modern=["wharf-1"]
    )
    assert "enter wharf-1" in choices(game)


def test_a_wharf_stays_modern_when_it_is_sold() -> None:
    game = at_wharf("4 iron, 1 coal, 2 fish", "iron-ship-2", modern=True)
    play(game, "sell wharf-1", "enter wharf-1: fee 2 fish")
    assert at_table(game)["ships"] == ["iron-ship-2"]


def test_each_wharf_is_modernised_by_itself() -> None:
    game = red("4 iron, 1 coal", buildings=["wharf-1", "wharf-2"], harbour=["iron-ship-2"], modern=["wharf-1"])
    assert ("enter wharf-1" in choices(game), "enter wharf-2" in choices(game)) == (True, False)


def test_a_built_ship_uncovers_the_one_below_it() -> None:
    game = at_wharf("8 wood", "wooden-ship-2", "wooden-ship-4")
    play(game, "enter wharf-1")
    assert open_table(game)["harbour"]["wooden-ship"] == ["wooden-ship-2"]


# The Luxury Yacht.


def with_yacht(has: str = "", *ships: str, **laid: Any) -> Game:
    """Red owns Wharf 1 and these ships; the Luxury Yacht is the town's."""
    return red(has, buildings=["wharf-1"], ships=ships, town=["luxury-yacht"], **laid)


def test_at_a_wharf_an_iron_ship_is_swapped_for_the_yacht_at_no_cost() -> None:
    game = with_yacht("", "iron-ship-2")
    play(game, "enter wharf-1")
    assert (at_table(game)["ships"], "luxury-yacht" in at_table(game)["buildings"]) == ([], True)


def test_the_fee_of_the_wharf_is_paid_for_the_swap_too() -> None:
    game = red("3 fish", ships=["iron-ship-2"], town=["luxury-yacht", "wharf-1"])
    play(game, "enter wharf-1: fee 2 fish")
    assert storage(game) == goods("1 fish")


def test_the_iron_ship_given_for_the_yacht_leaves_the_game() -> None:
    game = with_yacht("", "iron-ship-2")
    play(game, "enter wharf-1")
    assert open_table(game)["harbour"]["iron-ship"] == []


def test_the_player_says_which_iron_ship_is_given_for_the_yacht() -> None:
    game = with_yacht("", "iron-ship-2", "iron-ship-12")
    play(game, "enter wharf-1: ship luxury-yacht; for iron-ship-12")
    assert at_table(game)["ships"] == ["iron-ship-2"]


@pytest.mark.parametrize("ship", ["wooden-ship-2", "steel-ship-10", "luxury-liner-38"])
def test_only_an_iron_ship_is_swapped_for_the_yacht(ship: str) -> None:
    assert "enter wharf-1" not in choices(with_yacht("", ship))


def test_the_swap_modernises_nothing() -> None:
    game = with_yacht("1 brick, 1 coal", "iron-ship-2")
    play(game, "enter wharf-1")
    assert (open_table(game)["modern"], storage(game)) == ([], goods("1 brick, 1 coal"))


def test_the_yacht_that_another_player_owns_is_not_swapped() -> None:
    game = red(buildings=["wharf-1"], ships=["iron-ship-2"], green=player(buildings=["luxury-yacht"]))
    assert "enter wharf-1" not in choices(game)


def test_the_yacht_can_be_bought_for_20() -> None:
    game = with_yacht("21 francs")
    play(game, "buy luxury-yacht")
    assert storage(game) == goods("1 franc")


def test_the_yacht_feeds_nobody() -> None:
    assert at_table(red(buildings=["luxury-yacht"]))["ships_feed"] == 0


def test_the_yacht_does_not_sail() -> None:
    game = red("9 coal", buildings=["luxury-yacht", "shipping-line"])
    assert refusal(game, "enter shipping-line") == "Shipping Line: You have no ship that can sail."


def test_the_yacht_has_a_rod() -> None:
    game = red(buildings=["luxury-yacht"], town=["fishery"])
    play(game, "enter fishery")
    assert storage(game) == {"fish": brought_by("fishery")["fish"] + 1}


def test_the_yacht_scores_its_20_among_the_ships() -> None:
    game = red(buildings=["luxury-yacht"])
    assert {"kind": "ship", "name": "luxury-yacht", "points": 20} in game.scores()[0]["lines"]


def test_the_yacht_counts_for_the_dock() -> None:
    assert points(red(buildings=["luxury-yacht", "dock"])) == 20 + 10 + 4


def test_the_yacht_is_sold_to_the_town_for_10() -> None:
    game = red(buildings=["luxury-yacht"])
    play(game, "sell luxury-yacht")
    assert (storage(game), "luxury-yacht" in town(game)) == (goods("10 francs"), True)
