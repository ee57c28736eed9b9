"""The final phase: one main action each, then the end."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from tests.engine.helpers import (
    at_table,
    choices,
    cost_of,
    end_round,
    fee_of,
    goods,
    play,
    player,
    points,
    red,
    refusal,
    storage,
    table,
)
from tests.engine.open_table import open_table


def final(has: str = "", **laid: Any) -> Game:
    """Red is about to take the final action."""
    return red(has, window="final", round=14, **laid)


def kind(game: Game) -> str | None:
    return game.decision.kind if game.decision is not None else None


def test_after_the_last_round_every_player_has_a_final_action() -> None:
    game = table(player("99 francs"), player("99 francs"), round=14, turn=7, seat=2)
    play(game, "take clay")
    end_round(game)
    assert (kind(game), open_table(game)["seat"]) == ("final", 0)


def test_the_ship_of_the_last_round_card_lies_there_already() -> None:
    game = table(player("99 francs"), player("99 francs"), round=14, turn=7, seat=2)
    play(game, "take clay")
    end_round(game)
    assert open_table(game)["harbour"]["luxury-liner"] == ["luxury-liner-30"]


def test_there_is_no_supply_in_the_final_phase() -> None:
    assert refusal(final(), "supply").startswith("'supply' is not possible now.")


def test_nothing_is_bought_in_the_final_phase() -> None:
    game = final("99 francs", stacks=[["bakehouse"], [], []])
    assert refusal(game, "buy bakehouse").startswith("'buy' is not possible now.")


def test_nothing_is_bought_after_the_final_action_either() -> None:
    game = final("99 francs")
    play(game, "take clay")
    assert refusal(game, "buy building-firm-1").startswith("'buy' is not possible now.")


@pytest.mark.parametrize("lines", [(), ("take clay",)], ids=["before the action", "after it"])
@pytest.mark.parametrize("extra", ["sell wooden-ship-2", "repay"])
def test_selling_and_repaying_stay_possible(lines: tuple[str, ...], extra: str) -> None:
    game = final("9 francs", ships=["wooden-ship-2"], loans=1)
    play(game, *lines)
    assert extra in choices(game)


def test_an_offer_may_be_taken_as_the_final_action() -> None:
    game = final()
    play(game, "take clay")
    assert (storage(game), kind(game)) == (goods("9 clay"), "after-final")


def test_a_building_in_which_another_person_stands_may_be_entered() -> None:
    game = final(town=["fishery"], green=player(person="fishery"))
    play(game, "enter fishery")
    assert [at_table(game, seat)["person"] for seat in (1, 2)] == ["fishery", "fishery"]


def test_any_number_of_persons_may_stand_in_a_building_at_the_end() -> None:
    seats = [player(), player(person="fishery"), player(person="fishery")]
    game = table(*seats, window="final", town=["fishery"])
    assert "enter fishery" in choices(game)


def test_the_building_on_which_ones_own_person_stands_is_closed() -> None:
    game = final(town=["fishery"], person="fishery")
    assert refusal(game, "enter fishery") == "Your own person stands in the Fishery."


def test_fees_are_paid_as_usual() -> None:
    game = final(fee_of("colliery"), green=player(buildings=["colliery"], person="colliery"))
    play(game, "enter colliery")
    assert storage(game, 2) == goods(fee_of("colliery"))


def test_building_is_allowed_as_the_final_action() -> None:
    game = final("9 clay", stacks=[["bakehouse"], [], []])
    play(game, "enter building-firm-1")
    assert at_table(game)["buildings"] == ["bakehouse"]


def test_a_ship_may_be_built_as_the_final_action() -> None:
    game = final("3 steel, 1 coal", buildings=["wharf-1"], modern=["wharf-1"], harbour=["luxury-liner-30"])
    play(game, "enter wharf-1")
    assert at_table(game)["ships"] == ["luxury-liner-30"]


def test_between_the_builds_of_the_final_action_nothing_is_bought() -> None:
    game = final(f"2 fish, {cost_of('charcoal-kiln')}, 99 francs", stacks=[["charcoal-kiln", "bakehouse"], [], []])
    play(game, "enter construction-firm: fee 2 fish")
    assert refusal(game, "buy bakehouse").startswith("'buy' is not possible now.")


def test_the_second_build_belongs_to_the_final_action() -> None:
    game = final("2 fish, 9 clay", stacks=[["charcoal-kiln", "bakehouse"], [], []])
    play(game, "enter construction-firm", "build bakehouse")
    assert (at_table(game)["buildings"], kind(game)) == (["bakehouse", "charcoal-kiln"], "after-final")


def test_the_marketplace_shows_no_special_buildings_in_the_final_phase() -> None:
    game = final(buildings=["marketplace"], specials=["zoo", "diner"])
    play(game, "enter marketplace ...")
    assert kind(game) == "after-final"


def test_the_arts_centre_counts_every_person_of_others_in_ones_buildings() -> None:
    guests = [player(person="fishery"), player(person="fishery"), player(person="arts-centre")]
    game = table(player(buildings=["fishery", "arts-centre"]), *guests, window="final")
    play(game, "enter arts-centre")
    assert storage(game) == goods("12 francs")


def test_after_the_final_action_the_next_player_has_one() -> None:
    game = final(offers="9 clay, 9 wood")
    play(game, "take clay", "end turn")
    assert (kind(game), open_table(game)["seat"]) == ("final", 1)


def test_after_the_last_final_action_the_game_is_over() -> None:
    game = final(offers="9 clay, 9 wood")
    play(game, "take clay", "end turn", "take wood", "end turn")
    assert (game.decision, game.moves(), open_table(game)["over"]) == (None, (), True)


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = final(offers="9 clay, 9 wood")
    play(game, "take clay", "end turn", "take wood", "end turn")
    assert refusal(game, "take wood") == "The game is over."


def test_nobody_passes_who_can_still_act() -> None:
    assert refusal(final(), "pass") == "You can still take an offer or enter a building."


def test_who_can_do_nothing_at_all_passes() -> None:
    game = final(offers="")
    assert choices(game) == ["pass"]


def test_who_has_passed_ends_the_turn() -> None:
    game = final(offers="")
    play(game, "pass")
    assert kind(game) == "after-final"


def test_nobody_is_asked_for_interest_in_the_final_phase() -> None:
    game = final("9 francs", loans=1)
    play(game, "take clay")
    assert (kind(game), points(game)) == ("after-final", 2)
