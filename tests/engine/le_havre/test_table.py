"""What lies open on the table, as screens and the plain mode show it."""

from __future__ import annotations

import json

from engine.position import UNKNOWN
from tests.engine.helpers import at_meal, play, player, private, red, table
from tests.engine.open_table import open_table


def test_the_table_is_plain_data() -> None:
    laid = red("3 fish", buildings=["bakehouse"], ships=["iron-ship-2"], loans=1).table()
    assert json.loads(json.dumps(laid)) == laid


def test_programs_read_names_in_the_table() -> None:
    laid = red("3 fish", buildings=["bakehouse"], ships=["iron-ship-2"], person="bakehouse").table()
    assert (laid["goods"][0]["fish"], laid["persons"], laid["fleets"][0], laid["deeds"]["holdings"][1]) == (
        3,
        ["bakehouse", None],
        ["iron-ship-2"],
        ["bakehouse"],
    )
    assert (laid["offers"]["clay"], laid["tiles"][1], laid["terms"]["rounds"][0]["kind"]) == (
        9,
        None,
        "wooden-ship",
    )


def test_the_table_shows_all_that_lies_before_a_player() -> None:
    laid = open_table(
        red(
            "7 francs, 3 fish, 2 coal",
            buildings=["joinery", "fishery"],
            ships=["wooden-ship-2"],
            loans=2,
            person="joinery",
        )
    )["players"][0]
    assert {name: value for name, value in laid.items() if name != "goods"} == {
        "seat": 0,
        "name": "Red",
        "francs": 7,
        "food": 3,
        "energy": 6,
        "loans": 2,
        "rods": 1,
        "hammers": 1,
        "person": "joinery",
        "buildings": ["fishery", "joinery"],
        "ships": ["wooden-ship-2"],
        "ships_feed": 4,
        "wealth": 7 + 8 + 10 + 2 - 14,
    }


def test_the_stacks_of_proposals_can_be_read_whole() -> None:
    laid = open_table(red(stacks=[["bakehouse", "wharf-1"], ["church"], []]))
    assert laid["stacks"] == [["bakehouse", "wharf-1"], ["church"], []]


def test_each_stack_of_ships_is_shown_with_its_top_first() -> None:
    laid = open_table(red(harbour=["wooden-ship-2", "wooden-ship-6", "iron-ship-4"]))
    assert (laid["harbour"]["wooden-ship"], laid["harbour"]["iron-ship"]) == (
        ["wooden-ship-6", "wooden-ship-2"],
        ["iron-ship-4"],
    )


def test_tiles_that_were_not_turned_up_stay_hidden() -> None:
    game = red(window="before-supply", turn=3)
    assert [tile is not None for tile in open_table(game)["tiles"]] == [True, True, *[False] * 5]


def test_tiles_that_were_not_turned_up_are_not_seen() -> None:
    game = red(window="before-supply", turn=3)
    assert [tile is UNKNOWN for tile in game.seen(0).tiles] == [False, False, *[True] * 5]


def test_the_marker_stands_on_no_tile_before_the_first_supply() -> None:
    assert open_table(red(window="before-supply"))["marker"] is None


def test_the_marker_stands_on_the_tile_of_the_turn() -> None:
    assert open_table(red(turn=3))["marker"] == 2


def test_before_the_supply_the_marker_still_stands_on_the_tile_before() -> None:
    assert open_table(red(turn=3, window="before-supply"))["marker"] == 1


def test_the_decider_is_not_always_whose_turn_it_is() -> None:
    game = red(turn=2, window="before-supply", green=player("5 francs", loans=1))
    play(game, "supply")
    assert (open_table(game)["seat"], open_table(game)["decider"]) == (0, 1)


def test_a_wharf_that_is_modern_is_shown() -> None:
    assert open_table(red(buildings=["wharf-1"], modern=["wharf-1"]))["modern"] == ["wharf-1"]


def test_the_rounds_to_come_begin_with_this_one() -> None:
    rounds = open_table(table(player(), player(), player(), round=17))["rounds_to_come"]
    assert [(card["round"], card["food"], card["ship"]) for card in rounds] == [
        (17, 15, "luxury-liner-34"),
        (18, 15, "luxury-liner-30"),
    ]


def test_the_special_buildings_that_lie_face_down_are_only_counted() -> None:
    laid = red(specials=["zoo", "diner"]).table()
    assert (laid["specials"], "zoo" in json.dumps(laid)) == ([None, None], False)


def test_nobody_looks_at_special_buildings_outside_the_marketplace() -> None:
    assert private(red(specials=["zoo"]))["looking_at"] == []


def test_what_was_seen_at_the_marketplace_is_put_away_when_the_look_is_over() -> None:
    game = red(buildings=["marketplace"], specials=["zoo", "diner"])
    play(game, "enter marketplace ...", "put back")
    assert private(game)["looking_at"] == []


def test_a_meal_is_a_phase_of_its_own() -> None:
    assert open_table(at_meal(player("9 fish")))["phase"] == "meal"
