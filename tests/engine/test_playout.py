"""Random play: complete legal moves, the same from the same generator, whether through a game or by the rules alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from engine.bots.chance import decide, play_out
from engine.game import Game
from engine.moves import Move
from engine.questions import Question
from tests.engine.helpers import red
from tests.engine.random_play import SETUPS, begun
from tests.toy.position import Beach, Show
from tests.toy.rules import FLOTSAM


def test_a_random_move_can_be_played() -> None:
    game = begun("full", 3, 1)
    rng = Random(1)
    for _move in range(100):
        game.play(decide(game, rng))
    assert len(game.history) == 100


def test_deciding_leaves_the_game_as_it_is() -> None:
    game = begun("short", 2, 1)
    before = game.position.copy()
    decide(game, Random(1))
    assert (game.position, game.history) == (before, ())


def test_every_move_can_come_up() -> None:
    game = red("2 fish, 3 wood, 2 clay, 9 francs", town=["bakehouse", "fishery", "clay-mound"])
    rng = Random(1)
    assert {decide(game, rng).unanswered() for _try in range(500)} == set(game.moves())


def test_whoever_plays_by_chance_has_nothing_proposed() -> None:
    proposed: list[Question] = []

    def proposing(_position: Beach, _move: Move, question: Question) -> Question:
        proposed.append(question)
        return question

    rules, rng = replace(FLOTSAM, proposing=proposing), Random(1)
    game = Game(rules, {"players": ["Ada", "Bo"], "variant": "neap", "seed": 1})
    while game.decision is not None:
        game.play(decide(game, rng))
    assert any(move.answers for move in game.history)
    assert proposed == []


def reckless(_position: Beach, moves: Sequence[Move], _rng: Random) -> Move:
    """Whoever plays by chance shows a chart as long as there is one to show."""
    return next((move for move in moves if isinstance(move, Show)), moves[-1])


def test_a_title_can_say_which_of_its_moves_chance_draws_more_often_than_others() -> None:
    game = Game(replace(FLOTSAM, drawn=reckless), {"players": ["Ada", "Bo"], "variant": "neap", "seed": 1})
    for _decision in range(4):
        game.play(decide(game, Random(1)))
    assert [type(move) for move in game.history] == [Show] * 4


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_a_game_is_played_to_its_end_as_it_would_be_move_by_move(variant: str, players: int) -> None:
    game = begun(variant, players, 2)
    alone, rng = game.position.copy(), Random(3)
    moves = play_out(game.rules, alone, Random(3))
    while game.decision is not None:
        game.play(decide(game, rng))
    assert (alone, tuple(moves)) == (game.position, game.history)
