"""Every move of a turn comes to what an independent reading of the printed list says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Game
from engine.macao.moves import Pass
from tests.engine.macao.bookkeeper import Holdings, change, holdings
from tests.engine.macao.helpers import RULES, begun
from tests.engine.macao.keep import played
from tests.engine.macao.tables import arranged
from tests.engine.macao.test_move_counts import any_position
from tests.engine.macao.test_random_games import eager


def has(game: Game, seat: int) -> Holdings:
    table = arranged(game)
    steps = next(one["steps"] for one in table["wall"] if one["seat"] == seat)
    return holdings(table["players"][seat], steps)


def check(game: Game, move: Any) -> None:
    """Play a move of a turn, and compare what it came to."""
    assert game.decision is not None
    seat, before, table = game.decision.seat, has(game, game.decision.seat), arranged(game)
    game.play(move)
    one = game.last[0]
    answers = {answer.label: answer.value for answer in (*one.move.answers, *(forced for _n, forced in one.forced))}
    expected = Holdings(before)
    expected.update(change(table, one.move.words, one.move.target, answers))
    found = has(game, seat)
    assert {name: found[name] for name in {*found, *expected}} == {name: expected[name] for name in {*found, *expected}}


@pytest.mark.parametrize("first", range(0, 60, 30))
def test_in_any_position_moves_come_to_what_is_printed(first: int) -> None:
    for seed in range(first, first + 30):
        game, rng = any_position(seed), Random(seed)
        for _move in range(25):
            move = eager(game, rng)
            if isinstance(move, Pass):
                break
            check(game, move)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_a_whole_game_moves_come_to_what_is_printed(seats: int) -> None:
    game, rng = begun(seats, seed=seats), Random(seats)
    while game.decision is not None:
        move = played(game, rng)
        if game.decision.kind == "action" and not isinstance(move, Pass):
            check(Game(RULES, game.options, game.position), move)
        game.play(move)
