"""The end of a round: harvest, meal, the town's building, the new ship, the next starter."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import Game
from tests.engine.helpers import (
    at_meal,
    at_table,
    choices,
    end_round,
    goods,
    options_of,
    play,
    play_by_default,
    player,
    refusal,
    stacks,
    storage,
    table,
    town,
)
from tests.engine.open_table import open_table

# With three players round 1 owes 2 food and has no harvest, round 2 owes 2 and has one, round 3 owes 3 and the town
# builds a standard building, round 4 owes 3 and it builds a special one, round 11 owes 10.
WITH_HARVEST = 2


# Harvest.


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", ""),
        ("1 grain", "2 grain"),
        ("2 grain", "3 grain"),
        ("20 grain", "21 grain"),
        ("1 cattle", "1 cattle"),
        ("2 cattle", "3 cattle"),
        ("20 cattle", "21 cattle"),
    ],
)
def test_the_harvest_brings_1_grain_from_1_on_and_1_cattle_from_2_on(before: str, after: str) -> None:
    game = at_meal(player(f"9 francs, {before}"), round=WITH_HARVEST)
    assert storage(game) == goods(f"9 francs, {after}")


@pytest.mark.parametrize("good", ["bread", "meat", "fish", "wood", "coal", "hides"])
def test_nothing_but_grain_and_cattle_multiplies(good: str) -> None:
    game = at_meal(player(f"9 {good}"), round=WITH_HARVEST)
    assert storage(game) == goods(f"9 {good}")


def test_without_the_mark_there_is_no_harvest() -> None:
    game = at_meal(player("9 francs, 5 grain, 5 cattle"), round=1)
    assert storage(game) == goods("9 francs, 5 grain, 5 cattle")


def test_every_player_harvests() -> None:
    game = table(player("9 francs, 1 grain"), player("9 francs, 1 grain"), round=1, turn=7, seat=1)
    play(game, "take clay", "end turn")
    assert [storage(game, seat)["grain"] for seat in (1, 2)] == [2, 2]


@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, 5), (4, 6), (5, 7), (6, 8), (7, 8), (1, 1)])
def test_the_feedlot_brings_2_cattle_to_an_owner_of_2_to_6(before: int, after: int) -> None:
    game = at_meal(player(f"9 francs, {before} cattle", buildings=["feedlot"]), round=WITH_HARVEST)
    assert storage(game)["cattle"] == after


def test_the_feedlot_of_another_player_does_nothing() -> None:
    game = at_meal(player("9 francs, 3 cattle"), round=WITH_HARVEST, town=["feedlot"])
    assert storage(game)["cattle"] == 4


def test_the_harvest_comes_before_the_meal() -> None:
    game = at_meal(player("1 grain"), round=WITH_HARVEST)
    assert (at_table(game)["goods"]["grain"], open_table(game)["phase"]) == (2, "meal")


# Meal.


def test_the_meal_is_paid_with_food_and_francs_in_any_mixture() -> None:
    game = at_meal(player("1 fish, 1 bread, 1 franc"))
    assert sorted(options_of(game, "feed")) == ["1 bread", "1 fish, 1 francs"]


def test_the_ships_feed_first() -> None:
    game = at_meal(player("9 fish", ships=["wooden-ship-2"]), round=11)
    play(game, "feed: 7 fish")
    assert storage(game) == goods("2 fish")


def test_the_food_of_several_ships_adds_up() -> None:
    game = at_meal(player("9 fish", ships=["wooden-ship-2", "iron-ship-2"]), round=11)
    play(game, "feed: 3 fish")
    assert storage(game) == goods("6 fish")


def test_luxury_liners_feed_nobody() -> None:
    game = at_meal(player("9 fish", ships=["luxury-liner-38"]))
    play(game, "feed: 2 fish")
    assert storage(game) == goods("7 fish")


def test_a_surplus_of_the_ships_is_not_paid_out() -> None:
    game = at_meal(player("1 fish", ships=["steel-ship-10"]))
    assert storage(game) == goods("1 fish")


def test_everybody_eats_one_after_another() -> None:
    game = at_meal(player("60 francs"))
    eaters = []
    while game.decision is not None and game.decision.kind == "meal":
        eaters.append(game.decision.seat)
        play_by_default(game, "feed")
    assert sorted(eaters) == [0, 1, 2]


def test_who_owes_nothing_is_not_asked() -> None:
    game = at_meal(player("1 fish", ships=["steel-ship-10"]))
    assert open_table(game)["decider"] == 1


def test_who_can_pay_must_pay_even_if_it_means_overpaying() -> None:
    game = at_meal(player("1 meat"))
    play(game, "feed")
    assert storage(game) == {}


def test_who_can_pay_may_not_borrow() -> None:
    assert choices(at_meal(player("1 meat"))) == ["feed"]


def test_who_is_short_is_told_by_how_much() -> None:
    sentence = refusal(at_meal(player("3 fish"), round=11), "feed")
    assert sentence == "You owe 10 food and are short by 7: sell something or take a loan."


def test_who_is_short_may_sell_until_it_is_met() -> None:
    game = at_meal(player(buildings=["bakehouse", "fishery"]))
    play(game, "sell bakehouse")
    assert "sell fishery" not in choices(game)


def test_the_food_for_the_meal_leaves_the_game() -> None:
    game = at_meal(player("2 fish"))
    play(game, "feed")
    assert storage(game, 2) == goods("60 francs")


def test_players_feed_in_seat_order_from_the_one_who_starts_the_next_round() -> None:
    game = table(player("9 fish"), player("9 fish"), player("9 fish"), turn=7, seat=1)
    play(game, "take clay", "end turn")
    order = []
    for _meal in range(3):
        order.append(open_table(game)["decider"] + 1)
        play(game, "feed: 2 fish")
    assert order == [2, 3, 1]


def test_nobody_is_asked_in_a_round_without_food() -> None:
    game = table(*[player() for _seat in range(5)], turn=7, seat=2)
    play(game, "take clay", "end turn")
    assert open_table(game)["round"] == 2


# The town builds.


STACKS = (("hardware-store", "bank"), ("fishery", "wharf-1"), ("clay-mound", "church"))


def after_round(
    number: int, stacks: Sequence[Sequence[str]] = STACKS, specials: Sequence[str] = (), players: int = 3
) -> Game:
    """The table after this round; nobody was short of food."""
    rich = [player("99 francs") for _seat in range(players)]
    game = table(*rich, round=number, turn=7, seat=players, stacks=stacks, specials=specials)
    play(game, "take clay")
    end_round(game)
    return game


def test_a_standard_building_is_the_proposal_with_the_lowest_number() -> None:
    assert "fishery" in town(after_round(3))


def test_the_building_of_the_town_uncovers_the_next_card() -> None:
    assert stacks(after_round(3)) == [["hardware-store", "bank"], ["wharf-1"], ["clay-mound", "church"]]


def test_the_town_takes_only_the_tops_of_the_stacks() -> None:
    assert "clay-mound" in town(after_round(3, [["bank"], ["church"], ["clay-mound", "marketplace"]]))


def test_the_town_takes_even_a_card_that_cannot_be_built_or_bought() -> None:
    assert "church" in town(after_round(3, [["church"], [], []]))


def test_where_no_proposal_is_left_the_town_builds_nothing() -> None:
    assert len(town(after_round(3, [[], [], []]))) == 3


def test_the_town_builds_nothing_in_a_round_without_the_mark() -> None:
    assert (stacks(after_round(1)), len(town(after_round(1)))) == ([list(stack) for stack in STACKS], 3)


def test_a_special_building_is_the_top_card_of_their_stack() -> None:
    game = after_round(4, specials=["zoo", "diner"])
    assert ("zoo" in town(game), open_table(game)["specials_left"]) == (True, 1)


def test_a_special_building_leaves_the_proposals_alone() -> None:
    assert stacks(after_round(4, specials=["zoo"])) == [list(stack) for stack in STACKS]


def test_a_building_of_the_town_can_be_entered_from_then_on() -> None:
    assert "enter fishery" not in choices(after_round(3))  # supply comes first
    game = after_round(3)
    play(game, "supply")
    assert "enter fishery" in choices(game)


# The new ship and the next round.


def test_the_round_card_becomes_the_ship_on_its_back() -> None:
    assert open_table(after_round(1))["harbour"]["wooden-ship"] == ["wooden-ship-2"]


def test_a_new_ship_lies_on_top_of_the_stack_of_its_kind() -> None:
    game = table(
        player("99 francs"), player("99 francs"), round=3, turn=7, seat=2, harbour=["wooden-ship-2", "wooden-ship-6"]
    )
    play(game, "take clay")
    end_round(game)
    assert open_table(game)["harbour"]["wooden-ship"] == ["wooden-ship-4", "wooden-ship-6", "wooden-ship-2"]


def test_the_new_ship_does_not_feed_at_the_meal_of_its_round() -> None:
    assert open_table(at_meal(player("2 fish")))["harbour"]["wooden-ship"] == []


def test_the_next_round_begins_with_its_first_turn() -> None:
    laid = open_table(after_round(1))
    assert (laid["round"], laid["turn"], laid["phase"]) == (2, 1, "before-supply")


@pytest.mark.parametrize(("last", "first"), [(1, 2), (2, 3), (3, 1)])
def test_the_next_player_clockwise_starts_the_next_round(last: int, first: int) -> None:
    game = table(player("9 francs"), player("9 francs"), player("9 francs"), turn=7, seat=last)
    play(game, "take clay")
    end_round(game)
    assert open_table(game)["seat"] + 1 == first


def test_a_person_stays_where_it_is_over_the_end_of_the_round() -> None:
    game = table(player("9 francs", person="building-firm-1"), player("9 francs"), turn=7, seat=1)
    play(game, "take clay")
    end_round(game)
    assert at_table(game)["person"] == "building-firm-1"


def test_a_round_tells_its_end_in_the_order_harvest_meal_building_ship() -> None:
    game = table(player("99 francs, 1 grain"), player("9 francs"), round=2, turn=7, seat=1, stacks=STACKS)
    play(game, "take clay")
    told = [str(event.text) for event in play(game, "end turn")]
    told += [str(event.text) for line in ("feed", "feed: 4 francs") for event in play(game, line)]
    assert told == [
        "Round 2 ends.",
        "Red harvests 1 grain.",
        "Green pays 4 francs for the meal.",
        "Red pays 4 francs for the meal.",
        "The town builds the Fishery.",
        "A new ship: the Wooden ship 2.",
        "Round 3 begins.",
    ]
