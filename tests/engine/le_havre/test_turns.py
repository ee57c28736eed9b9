"""The turn: supply, one main action, and extra actions before, between and after them."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game, new_game
from tests.engine.helpers import (
    NAMES,
    TILES,
    at_table,
    choices,
    end_round,
    goods,
    offer,
    on_offer,
    play,
    play_by_default,
    player,
    red,
    refusal,
    storage,
    table,
)
from tests.engine.open_table import open_table


def kind(game: Game) -> str:
    assert game.decision is not None
    return game.decision.kind


def seat(game: Game) -> int:
    """Who must decide, from 1 on."""
    assert game.decision is not None
    return game.decision.seat + 1


def before_supply(**laid: Any) -> Game:
    return red("9 francs, 9 fish", town=["marketplace"], window="before-supply", offers="1 clay", **laid)


def test_a_turn_begins_before_its_supply() -> None:
    assert kind(before_supply()) == "before-supply"


@pytest.mark.parametrize("line", ["take clay", "enter marketplace", "end turn", "feed", "pay interest"])
def test_supply_comes_before_everything_but_extra_actions(line: str) -> None:
    words = " ".join(line.split()[:1]) if line.startswith(("take", "enter")) else line
    assert refusal(before_supply(), line) == f"'{words}' is not possible now. Red: supply comes next."


def test_supply_puts_one_of_each_good_of_the_tile_on_its_space() -> None:
    game = before_supply(turn=3)
    play(game, "supply")
    assert on_offer(game) == goods("1 fish, 1 clay, 1 grain")


def test_supply_is_made_once_a_turn() -> None:
    game = before_supply()
    play(game, "supply")
    assert "supply" not in choices(game)


def test_after_supply_comes_the_main_action() -> None:
    game = before_supply()
    play(game, "supply")
    assert kind(game) == "main"


def test_the_main_action_cannot_be_skipped() -> None:
    game = red()
    refused = refusal(game, "end turn")
    assert refused == "'end turn' is not possible now. Red: take an offer or enter a building."


def test_taking_an_offer_takes_all_of_it() -> None:
    game = red("1 wood", offers="4 wood, 2 clay")
    play(game, "take wood")
    assert storage(game) == goods("5 wood")


def test_taking_an_offer_leaves_its_space_empty_and_the_others_alone() -> None:
    game = red(offers="4 wood, 2 clay")
    play(game, "take wood")
    assert on_offer(game) == goods("2 clay")


def test_francs_are_taken_like_any_other_offer() -> None:
    game = red("1 franc", offers="3 francs")
    play(game, "take francs")
    assert storage(game) == goods("4 francs")


def test_an_empty_offer_space_cannot_be_taken() -> None:
    assert refusal(red(offers="1 clay"), "take wood") == "There is no wood on offer."


@pytest.mark.parametrize("good", ["coal", "hides", "brick"])
def test_only_seven_kinds_have_an_offer_space(good: str) -> None:
    assert refusal(red(), f"take {good}").startswith(f"'{good}' is not known here")


def test_taking_an_offer_leaves_the_person_where_it_stands() -> None:
    game = red(person="building-firm-1")
    play(game, "take clay")
    assert at_table(game)["person"] == "building-firm-1"


def test_there_is_one_main_action_a_turn() -> None:
    game = red("1 fish, 1 grain, 1 wood", town=["bakehouse"])
    play(game, "take clay")
    assert refusal(game, "enter bakehouse").startswith("'enter' is not possible now.")


def test_after_the_main_action_the_turn_waits_to_be_ended() -> None:
    game = red()
    play(game, "take clay")
    assert (kind(game), seat(game)) == ("after-main", 1)


@pytest.mark.parametrize(
    "lines", [(), ("supply",), ("supply", "take clay")], ids=["before supply", "main", "after main"]
)
@pytest.mark.parametrize("extra", ["buy marketplace", "sell wooden-ship-2", "repay"])
def test_extra_actions_are_possible_in_each_of_the_three_windows(lines: tuple[str, ...], extra: str) -> None:
    game = before_supply(ships=["wooden-ship-2"], loans=1)
    play(game, *lines)
    assert extra in choices(game)


def test_any_number_of_extra_actions_is_possible_in_one_window() -> None:
    game = red("20 francs", town=["marketplace", "bakehouse"], ships=["wooden-ship-2"])
    play(game, "buy marketplace", "buy bakehouse", "sell wooden-ship-2", "sell bakehouse")
    assert kind(game) == "main"


def test_turns_go_round_clockwise() -> None:
    game = table(player(), player(), player(), window="before-supply")
    seats = []
    for _turn in range(5):
        seats.append(seat(game))
        play(game, "supply", f"take {next(iter(on_offer(game)))}", "end turn")
    assert seats == [1, 2, 3, 1, 2]


FIRST_SEATS = {
    ("full", 1): "1 1 1 1 1 1 1",
    ("full", 2): "1 2 1 2 1 2 1 2 1 2 1 2 1 2",
    ("full", 3): "1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3",
    ("full", 4): "1 4 3 2 1 4 3 2 1 4 3 2 1 4 3 2 1 4 3 2",
    ("full", 5): "1 3 5 2 4 1 3 5 2 4 1 3 5 2 4 1 3 5 2 4",
    ("short", 1): "1 1 1 1",
    ("short", 2): "1 2 1 2 1 2 1 2",
    ("short", 3): "1 2 3 1 2 3 1 2 3 1 2 3",
    ("short", 4): "1 4 3 2 1 4 3 2 1 4 3 2",
    ("short", 5): "1 3 5 2 4 1 3 5 2 4 1 3 5 2 4",
}


def whole_game(variant: str, players: int) -> tuple[list[int], list[int], list[int]]:
    """A game in which everybody takes the first main action: who starts each round, all turns, the final actions."""
    rich = player("900 francs")
    setup = {"tiles": TILES, "position": {"players": [rich] * players}}
    game = new_game("le-havre", NAMES[:players], variant, setup=setup)
    first, turns, final = [], [], []
    while (decision := game.decision) is not None:
        if decision.kind == "before-supply":
            turns.append(decision.seat + 1)
            if open_table(game)["turn"] == 1:
                first.append(decision.seat + 1)
        if decision.kind == "final":
            final.append(decision.seat + 1)
        words = {"before-supply": "supply", "meal": "feed"}.get(decision.kind, "end turn")
        if decision.kind in ("main", "final"):
            words = next(line for line in choices(game) if line.startswith(("take", "enter", "pass")))
        play_by_default(game, words)
    return first, turns, final


@pytest.mark.parametrize(("variant", "players"), list(FIRST_SEATS))
def test_each_round_is_started_by_the_seat_of_the_round_table(variant: str, players: int) -> None:
    first, _turns, _final = whole_game(variant, players)
    assert first == [int(number) for number in FIRST_SEATS[variant, players].split()]


@pytest.mark.parametrize(("variant", "players"), list(FIRST_SEATS))
def test_over_a_game_every_player_has_equally_many_turns(variant: str, players: int) -> None:
    _first, turns, _final = whole_game(variant, players)
    assert {turns.count(number) for number in range(1, players + 1)} == {len(turns) // players}


@pytest.mark.parametrize(("variant", "players"), list(FIRST_SEATS))
def test_every_player_has_one_final_action_from_the_start_player_on(variant: str, players: int) -> None:
    _first, _turns, final = whole_game(variant, players)
    assert final == list(range(1, players + 1))


def test_alone_the_player_takes_all_seven_turns_of_a_round() -> None:
    _first, turns, _final = whole_game("short", 1)
    assert turns == [1] * 28


def test_the_tiles_lie_open_in_the_same_order_for_the_rest_of_the_game() -> None:
    game = red("9 francs", turn=7, seat=2, offers="1 clay", green=player("9 francs"))
    play(game, "take clay")
    end_round(game)
    tiles = open_table(game)["tiles"]
    assert ["+".join(tile["brings"]) for tile in tiles] == list(TILES)


def test_offers_pile_up_over_the_rounds() -> None:
    game = red("9 francs", turn=7, seat=2, offers="1 clay, 2 iron", green=player("9 francs"))
    play(game, "take clay")
    end_round(game)
    play(game, "supply")
    assert offer(game) == [1, 0, 0, 0, 3, 0, 0]


def test_the_prompt_names_who_must_decide() -> None:
    decision = red().decision
    assert decision is not None
    assert str(decision.prompt) == "Red: take an offer or enter a building"


def test_an_empty_space_of_francs_cannot_be_taken() -> None:
    assert refusal(red(offers="1 clay"), "take francs") == "There are no francs on offer."
