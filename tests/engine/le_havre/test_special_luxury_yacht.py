"""The Luxury Yacht beyond the swap itself: who can have it, what it counts as, and where it goes when it is sold."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from tests.engine.helpers import (
    at_meal,
    at_table,
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


def with_yacht(has: str = "", *ships: str, **laid: Any) -> Game:
    """Red owns Wharf 1 and these ships; the Luxury Yacht is the town's."""
    return red(has, buildings=["wharf-1"], ships=ships, town=["luxury-yacht"], **laid)


# The swap.


@pytest.mark.parametrize("wharf", ["wharf-1", "wharf-2"])
def test_it_is_swapped_at_either_wharf(wharf: str) -> None:
    game = red(buildings=[wharf], ships=["iron-ship-2"], town=["luxury-yacht"])
    play(game, f"enter {wharf}")
    assert (at_table(game)["buildings"], at_table(game)["ships"]) == ([wharf, "luxury-yacht"], [])


def test_no_energy_is_paid_for_the_swap() -> None:
    game = with_yacht("9 coal, 9 steel", "iron-ship-2")
    play(game, "enter wharf-1: ship luxury-yacht")
    assert storage(game) == goods("9 coal, 9 steel")


def test_a_ship_may_be_built_instead_of_the_swap() -> None:
    game = with_yacht("8 wood", "iron-ship-2", harbour=["wooden-ship-2"])
    assert options_of(game, "enter wharf-1") == ["wooden-ship-2", "luxury-yacht"]


def test_a_ship_and_a_swap_are_two_visits() -> None:
    game = with_yacht("8 wood", "iron-ship-2", harbour=["wooden-ship-2"])
    play(game, "enter wharf-1: ship wooden-ship-2")
    assert (at_table(game)["ships"], open_table(game)["phase"]) == (["wooden-ship-2", "iron-ship-2"], "after-main")


def test_two_iron_ships_of_one_value_are_not_told_apart() -> None:
    game = with_yacht("", "iron-ship-2", "iron-ship-2")
    play(game, "enter wharf-1")
    assert at_table(game)["ships"] == ["iron-ship-2"]


def test_a_ship_of_another_kind_cannot_be_given() -> None:
    game = with_yacht("", "iron-ship-2", "iron-ship-4", "steel-ship-10")
    sentence = refusal(game, "enter wharf-1: for steel-ship-10")
    assert sentence == "Which iron ship do you give? 'steel-ship-10' is not among iron-ship-2, iron-ship-4."


def test_it_is_told_what_was_swapped() -> None:
    told = [str(event.text) for event in play(with_yacht("", "iron-ship-2"), "enter wharf-1")]
    assert told == ["Red enters the Wharf 1.", "Red swaps the Iron ship 2 for the Luxury Yacht."]


def test_it_is_not_swapped_while_it_lies_face_down() -> None:
    game = red(buildings=["wharf-1"], ships=["iron-ship-2"], specials=["luxury-yacht"])
    assert refusal(game, "enter wharf-1") == LACKING


def test_it_is_not_swapped_when_it_is_not_in_the_game() -> None:
    assert refusal(red(buildings=["wharf-1"], ships=["iron-ship-2"]), "enter wharf-1") == LACKING


def test_its_owner_cannot_swap_it_again() -> None:
    game = red(buildings=["wharf-1", "luxury-yacht"], ships=["iron-ship-2"])
    assert refusal(game, "enter wharf-1") == LACKING


def test_it_is_not_itself_an_iron_ship_to_be_given() -> None:
    game = red(buildings=["wharf-1", "luxury-yacht"], town=[])
    assert refusal(game, "enter wharf-1") == LACKING


def test_it_may_be_swapped_in_the_final_phase() -> None:
    game = with_yacht("", "iron-ship-2", window="final", round=14)
    play(game, "enter wharf-1")
    assert "luxury-yacht" in at_table(game)["buildings"]


def test_without_a_wharf_an_iron_ship_is_of_no_use_for_it() -> None:
    game = red(ships=["iron-ship-2"], town=["luxury-yacht"])
    assert "luxury-yacht" not in " ".join(choices(game))


# Bought and sold.


def test_it_is_bought_without_a_wharf_and_without_a_ship() -> None:
    game = red("20 francs", town=["luxury-yacht"])
    play(game, "buy luxury-yacht")
    assert at_table(game)["buildings"] == ["luxury-yacht"]


def test_it_costs_20() -> None:
    game = red("19 francs", town=["luxury-yacht"])
    assert refusal(game, "buy luxury-yacht") == "The Luxury Yacht costs 20 francs: you have 19."


def test_sold_it_goes_to_the_town_and_not_to_the_iron_ships() -> None:
    game = red(buildings=["luxury-yacht"], harbour=["iron-ship-2"])
    play(game, "sell luxury-yacht")
    assert ("luxury-yacht" in town(game), open_table(game)["harbour"]["iron-ship"]) == (True, ["iron-ship-2"])


def test_sold_it_can_be_acquired_again_by_a_swap() -> None:
    game = red(buildings=["luxury-yacht", "wharf-1"], ships=["iron-ship-2"])
    play(game, "sell luxury-yacht", "enter wharf-1")
    assert ("luxury-yacht" in at_table(game)["buildings"], storage(game)) == (True, goods("10 francs"))


def test_sold_it_can_be_bought_by_the_next_player() -> None:
    game = red(buildings=["luxury-yacht"], green=player("20 francs"))
    play(game, "sell luxury-yacht", "take clay", "end turn", "buy luxury-yacht")
    assert "luxury-yacht" in at_table(game, 2)["buildings"]


# What it counts as.


def test_it_does_not_feed_at_a_meal() -> None:
    game = at_meal(player("2 fish", buildings=["luxury-yacht"]))
    play(game, "feed")
    assert storage(game) == {}


def test_it_carries_nothing_beside_a_ship_that_sails() -> None:
    game = red("1 coal, 9 clay", buildings=["shipping-line", "luxury-yacht"], ships=["wooden-ship-2"])
    sentence = refusal(game, "enter shipping-line: cargo 3 clay")
    assert sentence == "Cargo for 1 ship, up to 2 goods. Choose 1 to 2 in all, not 3."


def test_it_counts_as_a_ship_for_the_dock_beside_others() -> None:
    game = red(buildings=["luxury-yacht", "dock"], ships=["wooden-ship-2"])
    assert points(game) == 20 + 2 + 10 + 2 * 4


def test_the_yacht_of_another_player_does_not_count_for_the_dock() -> None:
    assert points(red(buildings=["dock"], green=player(buildings=["luxury-yacht"]))) == 10


def test_its_rod_counts_at_the_labour_exchange() -> None:
    game = red(buildings=["luxury-yacht"], town=["labour-exchange"])
    play(game, "enter labour-exchange")
    assert storage(game) == goods("1 fish")


@pytest.mark.parametrize("card", ["town-hall", "bank", "business-park", "guildhouse"])
def test_it_counts_as_a_building_of_no_type(card: str) -> None:
    assert points(red(buildings=[card, "luxury-yacht"])) - points(red(buildings=[card])) == 20


def test_the_yacht_cannot_be_entered_by_anybody() -> None:
    game = table(player(), player(buildings=["luxury-yacht"]))
    assert refusal(game, "enter luxury-yacht") == "The Luxury Yacht has no action."
