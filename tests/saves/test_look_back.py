"""Looking back: positions by move, turn and round, and playing on from any of them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine import Game, new_game
from saves import Replay, SavedGame, SaveError, examined, moves_of
from saves.slots import path_of
from tests.saves.players import next_move

OPTIONS: dict[str, Any] = {"players": ["Red", "Blue"], "variant": "short", "seed": 7}


@pytest.fixture(scope="module")
def finished() -> Game:
    """A game of Le Havre that was played to its end, with a move taken back on the way."""
    game = new_game("le-havre", **OPTIONS)
    while game.decision is not None:
        game.play(next_move(game))
        if len(game.history) == 20 and not game.can_redo:
            game.undo()
            game.play(next_move(game))
    return game


@pytest.fixture(scope="module")
def steps(finished: Game) -> Replay:
    return Replay(finished)


def test_every_position_is_that_of_a_game_played_so_far(finished: Game, steps: Replay) -> None:
    game = new_game("le-havre", **OPTIONS)
    for number, move in enumerate(finished.history):
        assert steps.game(number).position == game.position
        game.play(move)
    assert steps.last == len(finished.history)
    assert steps.game(steps.last).scores() == finished.scores()


def test_a_position_knows_the_move_that_led_to_it_and_what_happened(finished: Game, steps: Replay) -> None:
    assert steps.move(0) is None
    assert steps.events(0) == ()
    assert [(steps.move(number), steps.events(number)) for number in range(1, steps.last + 1)] == list(finished.log)


def test_looking_back_changes_nothing(finished: Game) -> None:
    before = finished.position.copy()
    steps = Replay(finished)
    old = steps.game(10)
    old.play(old.moves()[0])
    assert finished.position == before
    assert steps.game(10).position != old.position


def test_the_next_rounds_begin_one_after_the_other(steps: Replay) -> None:
    numbers, number = [0], 0
    while number < steps.last:
        number = steps.next_round(number)
        numbers.append(number)
    tables = [steps.game(number).table() for number in numbers]
    assert [table["round"] for table in tables] == [1, 2, 3, 4, 5, 6, 7, 8, 8, 8]
    assert [table["final"] for table in tables] == [False] * 8 + [True] * 2
    for earlier, later in pairwise(numbers[:-1]):
        assert steps.previous_round(later) == earlier
        assert steps.previous_round(later + 1) == later


def test_the_turns_of_a_round_begin_one_after_the_other(steps: Replay) -> None:
    numbers, number = [0], 0
    for _turn in range(7):
        number = steps.next_turn(number)
        numbers.append(number)
    tables = [steps.game(number).table() for number in numbers]
    assert [(table["round"], table["turn"]) for table in tables][:7] == [(1, turn) for turn in range(1, 8)]
    assert steps.previous_turn(numbers[3]) == numbers[2]
    assert steps.previous_turn(numbers[3] + 1) == numbers[3]


def test_the_steps_end_at_both_ends(steps: Replay) -> None:
    assert steps.previous_turn(0) == steps.previous_round(0) == 0
    assert steps.next_turn(steps.last) == steps.next_round(steps.last) == steps.last


def test_the_title_says_where_a_turn_and_a_round_begin(saved: SavedGame) -> None:
    for _move in range(13):
        saved.play("carry oak")
    steps = Replay(saved.game)
    assert [steps.next_turn(0), steps.next_turn(1), steps.next_turn(2)] == [2, 2, 4]
    assert [steps.previous_turn(13), steps.previous_turn(12), steps.previous_turn(1)] == [12, 10, 0]
    assert [steps.next_round(3), steps.next_round(10)] == [10, 13]
    assert [steps.previous_round(13), steps.previous_round(10)] == [10, 0]


def test_playing_on_from_a_position_is_a_new_game_of_its_own(finished: Game, steps: Replay) -> None:
    with steps.branch(30) as branch:
        assert branch.game.position == steps.game(30).position
        assert len(branch.game.history) == 30
        assert not branch.game.can_redo
        assert branch.seen_before
        branch.play(next_move(branch.game))
    with SavedGame.open(branch.slot) as again:
        assert again.game.history == branch.game.history
        assert again.seen_before
    assert steps.last == len(finished.history)


def test_playing_on_leaves_the_game_it_began_with_alone(saved: SavedGame) -> None:
    for move in ("carry oak", "carry pine", "carry oak"):
        saved.play(move)
    with Replay(saved.game).branch(1, "other") as branch:
        branch.play("carry smoked-herring")
        assert branch.id != saved.id
    assert moves_of("pile-1") == ["carry oak", "carry pine", "carry oak"]
    assert moves_of("other") == ["carry oak", "carry smoked-herring"]
    with pytest.raises(SaveError, match="already"):
        Replay(saved.game).branch(1, "other")


def test_a_damaged_game_can_be_looked_at_up_to_its_damage(saved: SavedGame) -> None:
    for _move in range(3):
        saved.play("carry oak")
    saved.close()
    path = path_of("pile-1")
    path.write_text(path.read_text() + '\n[[moves]]\ndo = "carry coal"\n')
    assert Replay(examined("pile-1").game).last == 3
