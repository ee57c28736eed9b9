"""Building: what lies on top of a stack, its cost, what may stand in, and the buildings that build."""

from __future__ import annotations

import pytest

from tests.engine.helpers import at_table, choices, cost_of, goods, options_of, play, red, refusal, stacks, storage
from tests.engine.le_havre.printed_cards import LISTED_STANDARD
from tests.engine.open_table import open_table
from tests.of_each import of_each

ALL = "9 wood, 9 clay, 9 iron, 9 brick, 9 steel"
BUILDABLE = {printed.name: printed.cost for printed in LISTED_STANDARD if printed.cost}


# What can be built.


@of_each(BUILDABLE)
def test_a_building_is_built_for_exactly_its_cost(card: str) -> None:
    cost = ", ".join(f"{number} {good}" for good, number in BUILDABLE[card].items())
    game = red(cost, stacks=[[card], [], []])
    play(game, "enter building-firm-1")
    assert (at_table(game)["buildings"], storage(game)) == ([card], {})


@of_each((card, good) for card, cost in BUILDABLE.items() for good in cost)
def test_a_building_cannot_be_built_with_one_of_a_good_too_few(card: str, good: str) -> None:
    cost = {**BUILDABLE[card], good: BUILDABLE[card][good] - 1}
    game = red(", ".join(f"{number} {name}" for name, number in cost.items()), stacks=[[card], [], []])
    assert "enter building-firm-1" not in choices(game)


def test_only_the_tops_of_the_stacks_can_be_built() -> None:
    game = red(ALL, stacks=[["marketplace", "bakehouse"], ["fishery"], []])
    assert sorted(options_of(game, "enter building-firm-1")) == ["fishery", "marketplace"]


def test_a_card_below_the_top_cannot_be_built() -> None:
    game = red(ALL, stacks=[["marketplace", "bakehouse"], ["fishery"], []])
    sentence = refusal(game, "enter building-firm-1: build bakehouse")
    assert sentence == "Which building? 'bakehouse' is not among fishery, marketplace."


@pytest.mark.parametrize("card", ["clay-mound", "black-market"])
def test_a_card_without_a_cost_cannot_be_built(card: str) -> None:
    assert "enter building-firm-1" not in choices(red(ALL, stacks=[[card], [], []]))


def test_what_the_town_owns_cannot_be_built() -> None:
    assert "enter building-firm-1" not in choices(red(ALL, town=["bakehouse"]))


def test_the_built_card_goes_to_the_player() -> None:
    game = red("9 clay", stacks=[["charcoal-kiln"], [], []])
    play(game, "enter building-firm-1")
    assert at_table(game)["buildings"] == ["charcoal-kiln"]


def test_the_built_card_uncovers_the_next_one_of_its_stack() -> None:
    game = red("9 clay", stacks=[["charcoal-kiln", "wharf-1"], [], []])
    play(game, "enter building-firm-1")
    assert stacks(game) == [["wharf-1"], [], []]


def test_an_empty_stack_stays_empty() -> None:
    game = red("9 clay", stacks=[["charcoal-kiln"], ["wharf-1", "wharf-2"], []])
    play(game, "enter building-firm-1")
    assert stacks(game) == [[], ["wharf-1", "wharf-2"], []]


def test_building_with_nothing_that_can_be_paid_is_refused_in_a_sentence() -> None:
    game = red("1 wood", stacks=[["bakehouse"], [], []])
    sentence = refusal(game, "enter building-firm-1")
    assert sentence == "Building Firm 1: You do not have the material for any of the proposals."


# What may stand in.


def test_brick_stands_in_for_clay() -> None:
    game = red("2 wood, 1 brick", stacks=[["smokehouse"], [], []])
    play(game, "enter building-firm-1: material 2 wood, 1 brick")
    assert storage(game) == {}


def test_clay_and_brick_may_be_mixed() -> None:
    game = red("3 wood, 2 clay, 1 brick", stacks=[["local-court"], [], []])
    play(game, "enter building-firm-1: material 3 wood, 1 clay, 1 brick")
    assert storage(game) == goods("1 clay")


def test_clay_is_paid_by_default_where_it_is_there() -> None:
    game = red("3 wood, 2 clay, 2 brick", stacks=[["local-court"], [], []])
    assert options_of(game, "enter building-firm-1")[0] == "3 wood, 2 clay"


def test_steel_stands_in_for_iron() -> None:
    game = red("3 steel", stacks=[["bridge-over-the-seine"], [], []])
    play(game, "enter building-firm-1: material 3 steel")
    assert storage(game) == {}


def test_clay_never_stands_in_for_brick() -> None:
    assert "enter building-firm-1" not in choices(red("1 wood, 9 clay", stacks=[["tannery"], [], []]))


def test_iron_never_stands_in_for_steel() -> None:
    assert "enter building-firm-1" not in choices(red("4 brick, 9 iron", stacks=[["bank"], [], []]))


def test_charcoal_never_stands_in_for_wood() -> None:
    assert "enter building-firm-1" not in choices(red("9 charcoal", stacks=[["marketplace"], [], []]))


def test_brick_for_clay_is_offered_together_with_steel_for_iron() -> None:
    game = red("1 clay, 1 brick, 1 iron, 1 steel", stacks=[["sawmill"], [], []])
    assert sorted(options_of(game, "enter building-firm-1")) == [
        "1 brick, 1 steel",
        "1 clay, 1 iron",
        "1 clay, 1 steel",
        "1 iron, 1 brick",
    ]


# The building firms.


@pytest.mark.parametrize(("firm", "has"), [("building-firm-1", ""), ("building-firm-2", "1 fish")])
def test_a_building_firm_builds_one_building(firm: str, has: str) -> None:
    game = red(f"2 clay, {has}", stacks=[["charcoal-kiln"], ["bakehouse"], []])
    play(game, f"enter {firm}: build charcoal-kiln")
    assert (at_table(game)["buildings"], open_table(game)["phase"]) == (["charcoal-kiln"], "after-main")


def test_building_firm_1_is_free() -> None:
    game = red(f"{cost_of('charcoal-kiln')}, 3 fish", stacks=[["charcoal-kiln"], [], []])
    play(game, "enter building-firm-1")
    assert storage(game) == goods("3 fish")


def test_building_firm_2_costs_1_food() -> None:
    game = red(f"{cost_of('charcoal-kiln')}, 3 fish", stacks=[["charcoal-kiln"], [], []])
    play(game, "enter building-firm-2")
    assert storage(game) == goods("2 fish")


def test_building_firms_build_no_ships() -> None:
    game = red("9 wood", harbour=["wooden-ship-2"])
    assert "enter building-firm-1" not in choices(game)
