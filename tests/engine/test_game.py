"""A game from its start to now: playing, taking back, copying and trying."""

from __future__ import annotations

import json

import pytest

from engine import Game, Refused, new_game
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import TILES
from engine.le_havre.moves import EndTurn, Enter, Take
from tests.engine.baking import bound_to_bake, energy
from tests.engine.helpers import (
    NAMES,
    at_meal,
    choices,
    goods,
    on_offer,
    play,
    play_by_default,
    player,
    points,
    red,
    refusal,
    storage,
    table,
)
from tests.engine.open_table import open_table


def begun(seed: int = 1) -> Game:
    return new_game("le-havre", NAMES[:2], seed=seed)


def some_moves(game: Game) -> list[str]:
    """A few turns; the lines that were played."""
    lines = []
    for _turn in range(4):
        lines += ["supply", f"take {max(on_offer_after_supply(game), key=str)}", "end turn"]
        play(game, *lines[-3:])
    return lines


def on_offer_after_supply(game: Game) -> list[str]:
    trial = game.copy()
    trial.play("supply")
    return list(on_offer(trial))


# Playing.


def test_a_move_may_be_played_as_a_value_or_as_its_notation() -> None:
    by_value, by_line = red(), red()
    by_value.play(Take("clay"))
    by_line.play("take clay")
    assert by_value.position == by_line.position


def test_playing_tells_what_happened() -> None:
    events = red().play("take clay")
    assert [(event.seat, str(event.text)) for event in events] == [(0, "Red takes 9 clay.")]


def test_a_refused_move_changes_nothing() -> None:
    game = red()
    before = game.position.copy()
    with pytest.raises(Refused):
        game.play("take wood")
    assert (game.position, game.history) == (before, ())


def test_an_incomplete_move_is_refused_and_changes_nothing() -> None:
    game = bound_to_bake()
    before = game.position.copy()
    with pytest.raises(Refused):
        game.play(Enter("bakehouse"))
    assert game.position == before


def test_a_move_with_an_answer_too_many_is_refused() -> None:
    with pytest.raises(Refused, match="There are more answers than questions"):
        red().play(Take("clay").answer(1))


def test_a_move_of_another_moment_is_refused_in_a_sentence() -> None:
    assert refusal(red(), "feed") == "'feed' is not possible now. Red: take an offer or enter a building."


@pytest.mark.parametrize("move", [Take("coal"), Take("gold"), Enter("wooden-ship-2"), Enter("nowhere"), Enter()])
def test_a_move_with_a_target_that_there_is_not_is_refused(move: Take | Enter) -> None:
    with pytest.raises(Refused):
        red().play(move)


def test_a_move_is_kept_in_the_history_with_its_answers_and_without_forced_ones() -> None:
    game = bound_to_bake()
    game.play(f"enter bakehouse: fee 1 meat; grain 2; energy {energy(2)} wood")
    assert game.history == (Enter("bakehouse").answer(2),)


def test_asking_changes_nothing() -> None:
    game = bound_to_bake()
    before = game.position.copy()
    game.ask(Enter("bakehouse").answer(2))
    assert game.position == before


def test_asking_about_a_complete_move_gives_nothing() -> None:
    assert red().ask(Take("clay")) is None


def test_asking_about_a_move_that_is_not_allowed_refuses_it() -> None:
    with pytest.raises(Refused):
        red().ask(Take("wood"))


# Taking back.


def test_a_move_that_was_taken_back_leaves_the_position_before_it() -> None:
    game = red()
    before = game.position.copy()
    game.play("take clay")
    game.undo()
    assert game.position == before


def test_taking_back_gives_the_move() -> None:
    game = red()
    game.play("take clay")
    assert game.undo() == Take("clay")


def test_a_move_that_was_taken_back_can_be_played_again() -> None:
    game = red()
    game.play("take clay")
    after = game.position
    game.undo()
    assert (game.redo(), game.position) == (Take("clay"), after)


def test_all_moves_can_be_taken_back_and_played_again() -> None:
    game = begun()
    start = game.position.copy()
    some_moves(game)
    end, moves = game.position.copy(), game.history
    while game.can_undo:
        game.undo()
    assert game.position == start
    while game.can_redo:
        game.redo()
    assert (game.position, game.history) == (end, moves)


def test_a_move_taken_back_leaves_the_history() -> None:
    game = red()
    game.play("take clay")
    game.undo()
    assert game.history == ()


def test_another_move_ends_what_could_be_played_again() -> None:
    game = red(offers="1 clay, 1 wood")
    game.play("take clay")
    game.undo()
    game.play("take wood")
    assert not game.can_redo


def test_a_refused_move_leaves_what_could_be_played_again() -> None:
    game = red()
    game.play("take clay")
    game.undo()
    refusal(game, "take wood")
    assert game.can_redo


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    with pytest.raises(Refused, match="There is nothing to take back"):
        begun().undo()


def test_without_a_move_taken_back_there_is_nothing_to_play_again() -> None:
    with pytest.raises(Refused, match="There is nothing to play again"):
        begun().redo()


def test_the_last_move_of_a_game_can_be_taken_back() -> None:
    game = table(player(), window="final")
    play(game, "take clay", "end turn")
    game.undo()
    assert game.decision is not None


def test_what_can_be_done_is_the_same_after_taking_back() -> None:
    game = red()
    before = game.moves()
    game.play("take clay")
    game.undo()
    assert game.moves() == before


# What taking back would give away.


def test_at_the_start_taking_back_gives_nothing_away() -> None:
    assert not begun().undo_reveals


def test_taking_back_a_supply_that_turned_up_a_tile_gives_it_away() -> None:
    game = begun()
    game.play("supply")
    assert game.undo_reveals


def test_taking_back_a_supply_of_a_later_round_gives_nothing_away() -> None:
    game = red(window="before-supply", round=2)
    game.play("supply")
    assert not game.undo_reveals


def test_taking_back_a_main_action_gives_nothing_away() -> None:
    game = red()
    game.play("take clay")
    assert not game.undo_reveals


def test_taking_back_a_look_at_the_special_buildings_gives_them_away() -> None:
    game = red(buildings=["marketplace"], specials=["zoo", "diner"])
    play_by_default(game, "enter marketplace")
    assert game.undo_reveals


def test_taking_back_the_meal_after_which_a_special_building_is_turned_up_gives_it_away() -> None:
    game = at_meal(player("9 fish"), players=1, round=1, specials=["zoo"])
    game.play("feed: 5 fish")
    assert game.undo_reveals


def test_taking_back_a_meal_after_which_a_standard_building_is_built_gives_nothing_away() -> None:
    game = at_meal(player("10 fish"), players=1, round=2, stacks=[["bakehouse"], [], []])
    game.play("feed: 10 fish")
    assert not game.undo_reveals


# Copies and trials.


def test_a_copy_is_equal() -> None:
    game = begun()
    some_moves(game)
    twin = game.copy()
    assert (twin.position, twin.history, twin.options) == (game.position, game.history, game.options)


def test_what_is_played_on_a_copy_leaves_the_game_as_it_is() -> None:
    game = red()
    before = game.position.copy()
    game.copy().play("take clay")
    assert (game.position, game.history) == (before, ())


def test_what_is_taken_back_on_a_copy_leaves_the_game_as_it_is() -> None:
    game = red()
    game.play("take clay")
    game.copy().undo()
    assert game.history == (Take("clay"),)


def test_a_move_can_be_tried_without_playing_it() -> None:
    game = red()
    before = game.position.copy()
    after, _move, _events = game.tried(Take("clay"))
    assert (storage(after), game.position) == (goods("9 clay"), before)


def test_a_trial_answers_open_questions_by_their_defaults() -> None:
    game = bound_to_bake()
    after, move, _events = game.tried(Enter("bakehouse"))
    assert (storage(after)["bread"], move.answers[0].value) == (3, 3)


def test_a_trial_keeps_the_answers_that_were_given() -> None:
    game = bound_to_bake()
    after, _move, _events = game.tried(Enter("bakehouse").answer(1))
    assert storage(after)["bread"] == 1


def test_a_trial_tells_what_would_happen() -> None:
    _after, _move, events = red().tried(Take("clay"))
    assert [str(event.text) for event in events] == ["Red takes 9 clay."]


def test_a_trial_of_a_move_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(Refused):
        red().tried(Take("wood"))


# The end.


def ended() -> Game:
    game = table(player("9 francs"), window="final")
    play(game, "take clay", "end turn")
    return game


def test_a_game_that_is_over_has_no_decision() -> None:
    assert (ended().decision, ended().moves()) == (None, ())


@pytest.mark.parametrize("move", [Take("clay"), EndTurn(), Enter("building-firm-1")])
def test_nothing_is_played_after_the_end(move: Take | EndTurn | Enter) -> None:
    with pytest.raises(Refused, match="The game is over"):
        ended().play(move)


def test_the_scores_can_be_read_after_the_end() -> None:
    assert points(ended()) == 9


# The same seed.


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    games = [begun(7), begun(7)]
    lines = [some_moves(game) for game in games]
    assert (lines[0], games[0].position) == (lines[1], games[1].position)


def test_another_seed_gives_another_game() -> None:
    assert len({json.dumps(open_table(begun(seed))["stacks"]) for seed in range(10)}) == 10


def test_the_options_of_a_game_begin_it_again() -> None:
    game = begun(7)
    start = game.position.copy()
    some_moves(game)
    assert new_game(game.title, **game.options).position == start


def test_the_options_of_a_table_laid_out_by_hand_begin_it_again() -> None:
    game = red("3 fish", loans=2, town=["bakehouse"], expert_loans=True)
    assert new_game(game.title, **game.options).position == game.position


def test_a_seed_gives_the_same_table_on_every_machine() -> None:
    game = new_game("le-havre", NAMES[:3], "full", seed=4)
    laid = open_table(game)
    assert {
        "players": [one["name"] for one in laid["players"]],
        "stacks": [stack[:4] for stack in laid["stacks"]],
        "tiles": [TILES[tile].name for tile in game.position.tiles],
        "specials": [CARDS[card].name for card in game.position.specials],
    } == {
        "players": ["Green", "Blue", "Red"],
        "stacks": [
            ["joinery", "bakehouse", "charcoal-kiln", "local-court"],
            ["marketplace", "smokehouse", "abattoir", "clay-mound"],
            ["sawmill", "fishery", "hardware-store", "wharf-1"],
        ],
        "tiles": [
            *("wood+clay", "iron+francs", "fish+clay", "wood+fish"),
            *("fish+grain", "wood+cattle", "wood+francs"),
        ],
        "specials": ["steelworks", "forest-hut", "diner", "wind-farm", "patisserie", "town-square"],
    }


def test_what_is_listed_can_be_played_or_asked_about() -> None:
    game = bound_to_bake()
    for move in game.moves():
        game.ask(move)
    assert "enter bakehouse" in choices(game)
