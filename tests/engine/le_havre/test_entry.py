"""Entering a building: which ones are open, and where the person stands afterwards."""

from __future__ import annotations

import pytest

from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.entry import objection
from tests.engine.helpers import (
    at_table,
    brought_by,
    choices,
    fee_of,
    play,
    player,
    red,
    refusal,
    storage,
    table,
    visiting,
)
from tests.engine.open_table import open_table

NO_ACTION = {
    "storehouse": "Storehouse",
    "dock": "Dock",
    "town-hall": "Town Hall",
    "bank": "Bank",
    "football-stadium": "Football Stadium",
    "business-park": "Business Park",
    "guildhouse": "Guildhouse",
    "luxury-yacht": "Luxury Yacht",
    "feedlot": "Feedlot",
    "masons-guild": "Masons' Guild",
    "wind-farm": "Wind Farm",
}


@pytest.mark.parametrize("owner", ["the town", "the visitor", "another player"])
def test_a_building_can_be_entered_whoever_owns_it(owner: str) -> None:
    if owner == "the town":
        game = red(town=["fishery"])
    elif owner == "the visitor":
        game = red(buildings=["fishery"])
    else:
        game = red(green=player(buildings=["fishery"]))
    assert "enter fishery" in choices(game)


def test_entering_moves_the_person_there() -> None:
    game = red(town=["fishery"], person="building-firm-1")
    play(game, "enter fishery")
    assert at_table(game)["person"] == "fishery"


def test_entering_is_the_main_action_of_the_turn() -> None:
    game = red(town=["fishery"])
    play(game, "enter fishery")
    assert open_table(game)["phase"] == "after-main"


def test_a_proposal_cannot_be_entered() -> None:
    assert refusal(red(stacks=[["fishery"], [], []]), "enter fishery") == "The Fishery has not been built."


def test_a_special_building_that_lies_face_down_cannot_be_entered() -> None:
    assert refusal(red(specials=["farm"]), "enter farm") == "The Farm has not been built."


def test_a_building_that_is_not_in_the_game_cannot_be_entered() -> None:
    assert refusal(red(), "enter church") == "The Church has not been built."


@pytest.mark.parametrize(("card", "shown"), list(NO_ACTION.items()))
def test_a_card_without_an_action_cannot_be_entered(card: str, shown: str) -> None:
    assert refusal(red("99 francs", town=[card]), f"enter {card}") == f"The {shown} has no action."


@pytest.mark.parametrize("card", list(NO_ACTION))
def test_not_even_its_owner_enters_a_card_without_an_action(card: str) -> None:
    assert f"enter {card}" not in choices(red(buildings=[card]))


@pytest.mark.parametrize("words", ["enter wooden-ship-2", "enter luxury-liner-38"])
def test_a_ship_cannot_be_entered(words: str) -> None:
    name = words.split()[1]
    assert refusal(red(ships=[name]), words).startswith(f"'{name}' is not known here")


def test_a_building_in_which_another_person_stands_is_closed() -> None:
    game = red(town=["fishery"], green=player(person="fishery"))
    assert refusal(game, "enter fishery") == "Green stands in the Fishery."


def test_a_building_in_which_ones_own_person_stands_is_closed() -> None:
    game = red(town=["fishery"], person="fishery")
    assert refusal(game, "enter fishery") == "Your own person stands in the Fishery."


def test_even_the_owner_must_wait_until_a_building_is_free() -> None:
    game = red(buildings=["fishery"], green=player(person="fishery"))
    assert refusal(game, "enter fishery") == "Green stands in the Fishery."


def test_a_building_cannot_be_used_twice_running() -> None:
    game = table(player(), town=["fishery"], offers="9 clay, 9 wood")
    play(game, "enter fishery", "end turn", "supply", "take clay", "end turn", "supply")
    assert "enter fishery" not in choices(game)


def test_a_building_can_be_used_again_when_the_person_has_been_elsewhere() -> None:
    game = table(player(fee_of("colliery")), town=["fishery", "colliery"])
    play(game, "enter fishery", "end turn", "supply", "enter colliery ...", "end turn", "supply", "enter fishery")
    fish = 2 * brought_by("fishery")["fish"]
    assert storage(game) == {"fish": fish, **brought_by("colliery", fee_of("colliery"))}


def test_a_building_that_is_left_is_free_for_the_others() -> None:
    game = red(town=["fishery", "colliery"], green=player("9 fish", person="fishery"), seat=2)
    play(game, "enter colliery", "end turn", "supply", "enter fishery")
    assert at_table(game)["person"] == "fishery"


def test_a_building_whose_fee_cannot_be_paid_is_closed() -> None:
    assert "enter bakehouse" not in choices(visiting("bakehouse", "1 grain, 1 wood"))


def test_a_building_whose_action_cannot_be_carried_out_is_closed() -> None:
    assert "enter bakehouse" not in choices(visiting("bakehouse", "1 fish, 1 wood"))


def test_what_the_fee_takes_is_not_there_for_the_action() -> None:
    assert "enter fish-market" not in choices(visiting("fish-market", "1 fish"))


def test_the_fee_is_paid_before_the_action() -> None:
    game = visiting("joinery", "3 wood")
    assert refusal(game, "enter joinery") == "The Joinery costs 1 food: you have none."


def test_a_refused_visit_leaves_the_person_where_it_stands() -> None:
    game = red("1 fish", town=["bakehouse"], person="building-firm-1")
    refusal(game, "enter bakehouse")
    assert at_table(game)["person"] == "building-firm-1"


def test_a_building_that_was_just_built_cannot_be_entered_in_the_same_turn() -> None:
    game = red("9 wood, 9 clay", stacks=[["fishery"], [], []])
    play(game, "enter building-firm-1")
    assert refusal(game, "enter fishery").startswith("'enter' is not possible now.")


def test_a_building_without_action_says_so_wherever_one_would_act_in_it() -> None:
    game = red(town=["bank"])
    why = objection(game.position, 0, CARD_INDEX["bank"], game.position.goods[0])
    assert str(why) == "The Bank has no action."
