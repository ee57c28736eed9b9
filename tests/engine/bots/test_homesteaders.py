"""What the computer players of Homesteaders think of positions and of moves."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, Move
from engine.bots.greedy import Greedy
from engine.bots.homesteaders.evaluator import earnings, score
from engine.bots.homesteaders.judge import FrontierJudge
from engine.homesteaders.buildings import HOMESTEAD, INDEX
from engine.homesteaders.scoring import total
from engine.playout import decide
from tests.engine.homesteaders.helpers import begun, building, laid, play, player

JUDGE = FrontierJudge()


def chosen(game: Game) -> Move:
    return Greedy("greedy", JUDGE, 1).choose(game)


def played(*greedy: bool, seed: int) -> list[int]:
    """The scores of a game of greedy and of aimless players."""
    game, rng = begun(len(greedy), seed=seed, open=True), Random(seed)
    while game.decision is not None:
        game.play(chosen(game) if greedy[game.decision.seat] else decide(game, rng))
    return [score["total"] for score in game.scores()]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_greedy_player_plays_whole_games_to_a_sound_score(seats: int, seed: int) -> None:
    assert max(played(*[True] * seats, seed=seed)) > 30


@pytest.mark.parametrize("seat", [0, 1])
def test_a_greedy_player_beats_one_who_plays_by_chance(seat: int) -> None:
    scores = played(seat == 0, seat == 1, seed=5)
    assert scores[seat] > scores[1 - seat] + 20


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_is_always_a_move_worth_a_thought(seats: int) -> None:
    game, rng = begun(seats, seed=seats), Random(seats)
    while game.decision is not None:
        for quick in (False, True):
            assert set(JUDGE.moves(game.position, quick=quick)) <= set(game.moves())
            assert JUDGE.moves(game.position, quick=quick)
        game.play(decide(game, rng))
    assert JUDGE.decider(game.position) == -1


def test_at_the_end_a_position_is_worth_its_score() -> None:
    game = play(laid(player("9 vp, 2 gold", "market"), window="final"), *["finish"] * 3)
    assert score(game.position, 0) == pytest.approx(total(game.position, 0), abs=0.2)


def test_a_slot_is_worth_something_to_those_with_a_worker_for_it() -> None:
    home, farm = 1 << HOMESTEAD, 1 << INDEX["farm"]
    assert earnings(home | farm, 2, 0, 8) > earnings(home, 2, 0, 8)
    assert earnings(home | farm, 0, 0, 8) == earnings(home, 0, 0, 8)


def test_what_is_won_is_built() -> None:
    game = building(player("9 silver, 2 steel"), round=9)
    assert chosen(game).target == "terminal"


def test_a_debt_is_not_taken_where_silver_is_there() -> None:
    game = play(laid(player("9 silver")), *["assign: nothing"] * 3)
    assert chosen(game).words == "pay"


def test_the_last_trades_sell_what_is_worth_nothing() -> None:
    game = laid(player("0 silver, 2 chip, 1 wood, 1 steel"), window="final")
    while game.decision is not None and game.decision.seat == 0:
        game.play(chosen(game))
    assert total(game.position, 0) == 2
