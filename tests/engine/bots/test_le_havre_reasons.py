"""Why a turn of Le Havre is thought good: each sentence is true of its position, and is said only where it is."""

from __future__ import annotations

import pytest

from engine import Game
from engine.bots.le_havre.levels import judge
from tests.engine.helpers import player, red, table


def why(game: Game, *lines: str) -> tuple[str, ...]:
    """What speaks for these moves of Red, as one."""
    plan = game.plan(lines)
    assert isinstance(plan.after, Game)
    found = judge("harbourmaster").reasons_together(game.position, plan.moves, plan.after.position)
    return tuple(map(str, found))


def test_a_ship_feeds_at_each_meal_to_come() -> None:
    game = red("5 wood, 1 coal", town=["wharf-1"], harbour=["wooden-ship-4"], round=10)
    game.position.goods[0][1] = 2  # the fee
    said = why(game, "enter wharf-1: energy 1 coal")
    assert "It feeds 4 at each of 5 meals." in said
    assert "The Wooden ship 4 counts 4 at the end." in said


def test_a_ship_that_feeds_more_than_is_due_saves_what_is_due() -> None:
    game = red("4 iron, 1 brick, 1 coal, 2 fish", town=["wharf-1"], harbour=["iron-ship-2"], round=1)
    due = [card.food for card in game.position.terms.rounds]
    saved = sum(min(food, 5) for food in due)
    assert saved < 5 * len(due)
    said = why(game, "enter wharf-1: energy 1 coal")
    assert f"It saves {saved} food at the {len(due)} meals to come." in said


def test_what_was_missing_for_the_meal_is_named_with_the_loans_it_would_take() -> None:
    game = red("1 fish", offers="9 fish", round=5)
    owed = game.position.meal_owed(0)
    said = why(game, "take fish")
    assert f"For the next meal you need {owed} food: you have 1 now, 10 then." in said
    assert f"As things stand it keeps you from {-(-(owed - 1) // 4)} loan" in " ".join(said)
    assert f"It leaves {10 - owed} food more for the meals after that." in said


def test_a_purchase_in_the_same_turn_is_counted_against_the_meal() -> None:
    game = red("10 francs", offers="1 fish", town=["fishery"], round=5)
    assert game.position.meal_owed(0) <= 10
    said = why(game, "buy fishery", "take fish")
    assert any(one.startswith("As things stand the next meal then takes ") for one in said)
    assert not any("keeps you from" in one for one in said)


def test_what_another_lacks_for_the_meal_is_a_reason_to_take_it() -> None:
    hungry = red("20 francs, 20 fish", green=player(), offers="5 fish", round=5)
    owed = hungry.position.meal_owed(1)
    sentence = f"Green has 0 of the {owed} food for the next meal, and does not get these 5 fish."
    assert sentence in why(hungry, "take fish")
    fed = red("20 francs, 20 fish", green=player("40 fish"), offers="5 fish", round=5)
    assert sentence not in why(fed, "take fish")


def test_a_card_that_is_bought_names_its_price_and_its_value() -> None:
    game = red("10 francs", offers="9 clay", town=["fishery"])
    assert "The Fishery costs 10 and counts 10 at the end." in why(game, "buy fishery", "take clay")


def test_a_card_that_is_built_counts_with_its_bonus() -> None:
    game = red("4 wood, 3 brick", buildings=["building-firm-1"], stacks=[["town-hall"], [], []])
    said = why(game, "enter building-firm-1")
    assert "The Town Hall counts 12 at the end." in said  # 6, 4 for itself, 2 for the Building Firm


def test_what_the_town_would_build_is_said() -> None:
    game = red("1 wood, 1 clay", buildings=["building-firm-1"], stacks=[["fishery"], [], []], round=2)
    assert game.position.round_card.town == "standard"
    sentence = "As things stand the town builds the Fishery after this round: then it can only be bought."
    assert sentence in why(game, "enter building-firm-1")


def test_what_is_bought_could_still_be_bought_when_the_town_has_built_it() -> None:
    game = red("10 francs", offers="9 clay", stacks=[["fishery"], [], []], round=2)
    assert not any("town" in one for one in why(game, "buy fishery", "take clay"))


@pytest.mark.parametrize(("has", "said"), [("2 wood", True), ("5 wood, 1 clay", False)])
def test_material_that_becomes_enough_for_a_building_is_named(has: str, said: bool) -> None:
    game = red(has, offers="2 clay", stacks=[["smokehouse"], [], []])
    assert ("Then you have the material for the Smokehouse." in why(game, "take clay")) == said


def test_all_for_a_ship_is_named_once_there_is_a_wharf() -> None:
    sentence = "Then you have all for the Wooden ship 2."
    has = "4 wood, 1 coal"
    assert sentence in why(red(has, offers="2 wood", town=["wharf-1"], harbour=["wooden-ship-2"]), "take wood")
    assert sentence not in why(red(has, offers="2 wood", harbour=["wooden-ship-2"]), "take wood")


def test_whoever_stands_in_the_only_wharf_keeps_another_from_a_ship() -> None:
    sentence = "Green has the material for a ship, and no Wharf to enter while you stand there."
    green = player("5 wood, 1 coal")
    harbour = ["wooden-ship-2", "wooden-ship-2"]
    alone = red("5 wood, 1 coal, 2 fish", town=["wharf-1"], harbour=harbour, green=green)
    two = red("5 wood, 1 coal, 2 fish", town=["wharf-1", "wharf-2"], harbour=harbour, green=green)
    assert sentence in why(alone, "enter wharf-1: energy 1 coal")
    assert sentence not in why(two, "enter wharf-1: energy 1 coal")


def test_goods_that_can_be_turned_over_are_named_with_their_food() -> None:
    game = red("1 cattle", offers="4 cattle", town=["abattoir"])
    assert "At the Abattoir 5 cattle would then become meat, not 1: 15 food." in why(game, "take cattle")


def test_goods_are_turned_over_only_as_far_as_the_energy_goes() -> None:
    has = "1 coal"
    game = red(has, offers="9 clay", town=["brickworks"])
    assert "At the Brickworks 6 clay would then become brick." in why(game, "take clay")
    game = red("", offers="9 clay", town=["brickworks"])
    assert not any("Brickworks" in one for one in why(game, "take clay"))


def test_the_first_pair_of_cattle_is_named_with_its_harvests() -> None:
    game = red("1 cattle", offers="1 cattle", round=13)
    harvests = sum(card.harvest for card in game.position.terms.rounds[12:])
    assert f"It gives you 1 cattle at each harvest: {harvests} " in " ".join(why(game, "take cattle"))


def test_a_loan_that_is_repaid_is_named_with_what_it_would_cost() -> None:
    game = red("8 francs", loans=1, offers="9 clay")
    said = why(game, "repay", "take clay")
    assert "A loan costs 5 now, and 7 in the score if it is still there at the end." in said


def test_ending_a_turn_needs_no_reason() -> None:
    game = red("", offers="9 clay")
    game.play("take clay")
    assert why(game, "end turn") == ()


def test_what_speaks_against_a_turn_stands_after_what_speaks_for_it_and_is_not_left_out() -> None:
    game = red("9 francs", offers="2 clay", town=["bakehouse"], stacks=[["clay-mound"], [], []], round=5)
    said = why(game, "buy bakehouse", "take clay")
    (against,) = (one for one in said if "the next meal then takes" in one)
    assert 0 < said.index(against) <= 2


def test_a_ship_that_is_bought_names_its_price() -> None:
    game = red("14 francs", offers="9 clay", harbour=["wooden-ship-4"])
    assert "The Wooden ship 4 costs 14 and counts 4 at the end." in why(game, "buy wooden-ship-4", "take clay")


def test_of_two_ships_the_second_saves_what_the_first_leaves() -> None:
    game = red("40 francs", offers="9 clay", harbour=["wooden-ship-2", "wooden-ship-4"], round=1)
    due = [card.food for card in game.position.terms.rounds]
    saved = sum(min(max(0, food - 4), 4) for food in due)
    said = why(game, "buy wooden-ship-4", "buy wooden-ship-2", "take clay")
    assert f"It saves {saved} food at the {len(due)} meals to come." in said


def test_a_voyage_brings_its_francs_whatever_is_bought_with_them() -> None:
    game = red("2 francs, 1 coal, 2 leather, 2 fish", ships=["wooden-ship-2"], town=["shipping-line", "fishery"])
    said = why(game, "enter shipping-line: fee 2 fish; cargo 2 leather", "buy fishery")
    assert "It brings 8 francs." in said


def test_goods_that_are_given_count_against_what_one_gets_for_them() -> None:
    game = red("1 franc, 6 coal", town=["cokery"])
    (said,) = (one for one in why(game, "enter cokery: 6") if one.startswith("For 6 coal you get 6 coke"))
    plain = red("", offers="6 wood")
    (whole,) = (one for one in why(plain, "take wood") if one.startswith("You get 6 wood"))
    assert said.endswith("francs more to you.")
    assert whole.endswith("francs to you.")


def test_many_kinds_of_goods_are_counted_together() -> None:
    game = red("1 franc", buildings=["fishery", "bakehouse", "smokehouse"], town=["marketplace"])
    said = why(game, "enter marketplace: fee 1 franc; coal, iron, cattle, wood, clay")
    assert any(one.startswith("The 5 goods are worth about ") for one in said)


def test_what_is_nearly_enough_says_what_is_missing() -> None:
    game = red("", offers="2 wood", stacks=[["tannery"], [], []])
    assert "Then you lack only 1 brick for the Tannery." in why(game, "take wood")
    ship = red("2 wood, 1 coal", offers="1 wood", town=["wharf-1"], harbour=["wooden-ship-2"])
    assert "Then you lack only 2 wood for the Wooden ship 2." in why(ship, "take wood")


def test_food_that_no_meal_needs_is_no_reason() -> None:
    game = red("2 fish", ships=["wooden-ship-2"] * 5, offers="5 fish", round=14, green=player("20 fish"))
    assert game.position.meal_owed(0) == 0
    assert not any("food" in one for one in why(game, "take fish"))


def test_a_meal_that_ends_the_turn_is_no_price_of_what_was_done_in_it() -> None:
    game = table(player("20 fish, 2 cattle"), offers="4 wood", round=2, turn=7)
    turn = why(game, "take wood")
    assert why(game, "take wood", "end turn", f"feed: {game.position.meal_owed(0)} fish") == turn
