"""Why a turn of Le Havre is thought good: each sentence is true of its position, and is said only where it is."""

from __future__ import annotations

import pytest

from engine import Game
from engine.bots.le_havre.levels import judge
from tests.engine.helpers import player, red


def why(game: Game, *lines: str) -> tuple[str, ...]:
    """What speaks for these moves of Red, as one."""
    plan = game.plan(lines)
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
    assert f"It covers the next meal, for which you lack {owed - 1} food." in said
    assert f"As things stand it keeps you from {-(-(owed - 1) // 4)} loan" in " ".join(said)
    assert f"It leaves {10 - owed} food more for the meals after the next one." in said


def test_a_purchase_in_the_same_turn_is_counted_against_the_meal() -> None:
    game = red("10 francs", offers="1 fish", town=["fishery"], round=5)
    assert game.position.meal_owed(0) <= 10
    said = why(game, "buy fishery", "take fish")
    assert any(one.startswith("As things stand the next meal then takes ") for one in said)
    assert not any("keeps you from" in one for one in said)


def test_what_another_lacks_for_the_meal_is_a_reason_to_take_it() -> None:
    hungry = red("20 francs, 20 fish", green=player(), offers="5 fish", round=5)
    lacks = hungry.position.meal_owed(1)
    sentence = f"Green lacks {lacks} food for the next meal and does not get these 5 fish."
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
    assert "The town would build the Fishery at the end of this round." in why(game, "enter building-firm-1")


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
    assert "The Abattoir turns 5 cattle into 5 meat: 15 food." in why(game, "take cattle")


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
