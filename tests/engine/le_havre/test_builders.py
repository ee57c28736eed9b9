"""The Construction Firm with its two builds, the Sawmill, the Masons' Guild and the Football Stadium."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from tests.engine.helpers import (
    at_meal,
    at_table,
    choices,
    cost_of,
    end_round,
    goods,
    options_of,
    play,
    player,
    red,
    refusal,
    stacks,
    storage,
    table,
    town,
)
from tests.engine.open_table import open_table

# The Construction Firm.


def between_builds(has: str = "", **laid: Any) -> Game:
    """Red has built the Charcoal Kiln at the Construction Firm and has not yet decided on a second build."""
    cost = cost_of("charcoal-kiln")
    game = red(f"2 fish, {cost}, {has}", stacks=[["charcoal-kiln", "marketplace", "bakehouse"], [], []], **laid)
    play(game, f"enter construction-firm: fee 2 fish; build charcoal-kiln; material {cost}")
    return game


def test_the_construction_firm_costs_2_food() -> None:
    game = red(f"{cost_of('charcoal-kiln')}, 3 fish", stacks=[["charcoal-kiln"], [], []])
    play(game, "enter construction-firm: fee 2 fish")
    assert storage(game) == goods("1 fish")


def test_the_construction_firm_is_closed_to_who_cannot_build_at_all() -> None:
    game = red("9 fish", stacks=[["charcoal-kiln"], [], []])
    sentence = refusal(game, "enter construction-firm")
    assert sentence == "Construction Firm: You do not have the material for any of the proposals."


def test_after_the_first_build_a_second_one_is_offered() -> None:
    assert "build marketplace" in choices(between_builds("2 wood"))


def test_the_second_build_may_come_from_another_stack() -> None:
    game = red("2 fish, 9 clay, 1 wood", stacks=[["charcoal-kiln"], ["fishery"], []])
    play(game, "enter construction-firm: build charcoal-kiln", "build fishery")
    assert at_table(game)["buildings"] == ["fishery", "charcoal-kiln"]


def test_the_second_build_may_come_from_the_same_stack() -> None:
    game = between_builds("2 wood")
    play(game, "build marketplace")
    assert at_table(game)["buildings"] == ["marketplace", "charcoal-kiln"]


def test_the_second_build_may_be_declined() -> None:
    game = between_builds("2 wood")
    play(game, "stop building")
    assert (at_table(game)["buildings"], open_table(game)["phase"]) == (["charcoal-kiln"], "after-main")


def test_there_is_no_third_build() -> None:
    game = between_builds("2 wood, 2 clay")
    play(game, "build marketplace")
    assert open_table(game)["phase"] == "after-main"


def test_the_second_build_must_be_paid_for() -> None:
    assert refusal(between_builds("1 wood"), "build marketplace") == "For the Marketplace you lack 1 wood."


def test_the_second_build_takes_only_a_top_card() -> None:
    sentence = refusal(between_builds("9 clay"), "build bakehouse")
    assert sentence == "The Bakehouse does not lie on top of a proposal stack."


def test_the_second_build_asks_how_to_pay_where_there_are_several_ways() -> None:
    game = between_builds("2 wood, 2 clay, 2 brick, 20 francs")
    play(game, "buy marketplace")
    assert options_of(game, "build bakehouse") == ["2 clay", "1 clay, 1 brick", "2 brick"]


@pytest.mark.parametrize("line", ["buy marketplace", "sell zoo", "repay"])
def test_between_the_two_builds_extra_actions_are_possible(line: str) -> None:
    assert line in choices(between_builds("20 francs", loans=1, buildings=["zoo"]))


def test_between_the_two_builds_the_turn_cannot_end() -> None:
    assert refusal(between_builds(), "end turn").startswith("'end turn' is not possible now.")


def test_before_the_first_build_nothing_can_be_bought_inside_the_action() -> None:
    game = red("2 fish, 2 clay, 9 francs", stacks=[["marketplace", "bakehouse"], [], []])
    assert "enter construction-firm" not in choices(game)


def test_selling_the_construction_firm_between_the_builds_leaves_the_second_one() -> None:
    game = red("9 clay, 1 wood", buildings=["construction-firm"], stacks=[["charcoal-kiln"], ["fishery"], []])
    play(game, "enter construction-firm: build charcoal-kiln", "sell construction-firm", "build fishery")
    assert at_table(game)["buildings"] == ["fishery", "charcoal-kiln"]


def test_a_bought_masons_guild_helps_the_second_build() -> None:
    game = between_builds("1 clay, 50 francs", town=["masons-guild"])
    play(game, "buy masons-guild", "buy marketplace", "build bakehouse")
    assert "bakehouse" in at_table(game)["buildings"]


# The Sawmill.


def test_the_sawmill_builds_only_what_has_wood_in_its_cost() -> None:
    game = red("9 wood, 9 clay, 9 brick, 9 steel", town=["sawmill"], stacks=[["charcoal-kiln"], ["bank"], []])
    sentence = refusal(game, "enter sawmill")
    assert sentence == "Sawmill: No proposal with wood in its cost can be paid for."


def test_the_sawmill_saves_wood_only_for_what_it_builds() -> None:
    game = red("2 wood", town=["sawmill"], stacks=[["joinery"], [], []])
    assert ("enter sawmill" in choices(game), "enter building-firm-1" in choices(game)) == (True, False)


def test_the_sawmill_builds_for_nothing_what_then_costs_nothing() -> None:
    game = red(town=["sawmill"], buildings=["masons-guild"], stacks=[["fishery"], [], []])  # 1 wood less, 1 clay less
    play(game, "enter sawmill")
    assert "fishery" in at_table(game)["buildings"]


def test_the_sawmill_is_free() -> None:
    game = red("1 wood, 1 fish", town=["sawmill"], stacks=[["marketplace"], [], []])
    play(game, "enter sawmill")
    assert storage(game) == goods("1 fish")


def test_the_sawmill_builds_one_building() -> None:
    game = red("9 wood, 9 clay", town=["sawmill"], stacks=[["marketplace"], ["fishery"], []])
    play(game, "enter sawmill: build fishery")
    assert open_table(game)["phase"] == "after-main"


# The Masons' Guild.


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("wharf-1", "2 wood, 1 clay, 2 iron"),
        ("tannery", "1 wood"),
        ("cokery", "1 brick, 2 iron"),
        ("joinery", "3 wood"),
        ("colliery", "1 wood, 2 clay"),
        ("bridge-over-the-seine", "3 iron"),
    ],
)
def test_the_masons_guild_saves_its_owner_a_clay_or_a_brick_a_building(card: str, cost: str) -> None:
    game = red(cost, buildings=["masons-guild"], stacks=[[card], [], []])
    play(game, "enter building-firm-1")
    assert storage(game) == {}


def test_the_masons_guild_saves_on_both_builds_of_the_construction_firm() -> None:
    game = red("2 fish, 3 wood", buildings=["masons-guild"], stacks=[["smokehouse", "arts-centre"], [], []])
    play(game, "enter construction-firm", "build arts-centre")
    assert storage(game) == {}


def test_the_masons_guild_of_another_player_saves_nothing() -> None:
    game = red(stacks=[["charcoal-kiln"], [], []], green=player(buildings=["masons-guild"]))
    assert "enter building-firm-1" not in choices(game)


def test_the_masons_guild_of_the_town_saves_nothing() -> None:
    game = red(town=["masons-guild"], stacks=[["charcoal-kiln"], [], []])
    assert "enter building-firm-1" not in choices(game)


# The Football Stadium.


def stadium_turned_up(has: str, *proposals: list[str]) -> Game:
    """Round 4 with three players has ended, in which the town turned up the Football Stadium; Red is next."""
    game = at_meal(player(f"3 bread, {has}"), round=4, stacks=proposals, specials=["football-stadium", "zoo"])
    play(game, "feed: 2 bread", "feed", "feed", "supply")
    return game


def test_the_stadium_that_was_turned_up_lies_with_the_town_while_no_stack_is_empty() -> None:
    game = stadium_turned_up("", ["church"], ["bank"], ["dock"])
    assert ("football-stadium" in town(game), stacks(game)) == (True, [["church"], ["bank"], ["dock"]])


def test_the_stadium_of_the_town_can_be_bought_for_24() -> None:
    game = stadium_turned_up("24 francs", ["church"], ["bank"], ["dock"])
    play(game, "buy football-stadium")
    assert storage(game) == goods("1 bread")


def test_the_stadium_of_the_town_cannot_be_built() -> None:
    game = stadium_turned_up("9 wood, 9 brick, 9 iron", ["church"], ["bank"], ["wharf-1"])
    assert "football-stadium" not in options_of(game, "enter building-firm-1")


def test_the_stadium_joins_a_stack_as_soon_as_a_purchase_empties_it() -> None:
    game = stadium_turned_up("40 francs", ["church"], ["bank"], ["dock"])
    play(game, "buy bank")
    assert (stacks(game), "football-stadium" in town(game)) == (
        [["church"], ["football-stadium"], ["dock"]],
        False,
    )


def test_the_stadium_joins_a_stack_as_soon_as_a_build_empties_it() -> None:
    game = stadium_turned_up("1 wood, 3 clay", ["church"], ["bank"], ["colliery"])
    play(game, "enter building-firm-1")
    assert stacks(game) == [["church"], ["bank"], ["football-stadium"]]


def test_the_stadium_joins_a_stack_as_soon_as_the_town_empties_it() -> None:
    game = table(
        player("60 francs"),
        player("60 francs"),
        round=3,  # the town builds a special building, in round 5 a standard one
        turn=7,
        seat=2,
        offers="1 clay, 9 fish",
        stacks=[["church"], ["dock"], ["bank"]],
        specials=["football-stadium"],
    )
    play(game, "take clay")
    end_round(game)
    for _turn in range(14):
        play(game, "supply")
        play(game, next(line for line in choices(game) if line.startswith("take")))
        end_round(game)
    assert (stacks(game), "dock" in town(game)) == ([["church"], ["football-stadium"], ["bank"]], True)


def test_the_stadium_on_a_stack_can_be_built_for_1_wood_2_brick_2_iron() -> None:
    game = red("1 wood, 2 brick, 2 iron", stacks=[["football-stadium"], ["bank"], []])
    play(game, "enter building-firm-1")
    assert (at_table(game)["buildings"], storage(game)) == (["football-stadium"], {})


def test_the_stadium_on_a_stack_can_be_bought_for_24() -> None:
    game = red("24 francs", stacks=[["football-stadium"], ["bank"], []])
    play(game, "buy football-stadium")
    assert (at_table(game)["buildings"], storage(game)) == (["football-stadium"], {})


def test_a_bought_stadium_joins_no_stack_when_one_becomes_empty() -> None:
    game = stadium_turned_up("64 francs", ["church"], ["bank"], ["dock"])
    play(game, "buy football-stadium", "buy bank")
    assert stacks(game) == [["church"], [], ["dock"]]


def test_the_sawmill_builds_the_stadium_without_its_wood() -> None:
    game = red("2 brick, 2 iron", town=["sawmill"], stacks=[["football-stadium"], ["bank"], []])
    play(game, "enter sawmill")
    assert at_table(game)["buildings"] == ["football-stadium"]


def test_the_stadium_is_a_public_building_for_the_town_hall() -> None:
    scores = red(buildings=["town-hall", "football-stadium"]).scores()[0]["lines"]
    assert {"kind": "bonus", "name": "town-hall", "points": 8} in scores
