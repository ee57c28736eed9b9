"""The computer players of Die Speicherstadt: what they think of positions, and whole games."""

from __future__ import annotations

import pytest

from engine import Game, bots, new_game
from engine.bots.speicherstadt.evaluator import Evaluator, Features, sound
from engine.bots.speicherstadt.judge import QuarterJudge
from engine.speicherstadt.deck import INDEX
from engine.speicherstadt.goods import COFFEE, TEA
from tests.engine.bots.placing import trained
from tests.engine.speicherstadt.helpers import begun

BUDGET = 40
"""Nodes of these tests: little, so that they are fast."""
THINKING = ("apprentice", "trader", "alderman")
NAMES = ("Red", "Blue", "Green", "Yellow", "White")
EVALUATOR = Evaluator(sound())


def finished(*levels: str, variant: str = "base", seed: int = 1) -> Game:
    """A whole game of players of these levels."""
    game = new_game("speicherstadt", NAMES[: len(levels)], variant, seed)
    players = [bots.player("speicherstadt", level, 3, BUDGET) for level in levels]
    while game.decision is not None:
        game.play(players[game.decision.seat].choose(game))
    return game


def points(game: Game) -> list[int]:
    """The totals of a finished game."""
    return [score["total"] for score in game.scores()]


@pytest.mark.parametrize("variant", ["base", "kaispeicher"])
@pytest.mark.parametrize("level", ["apprentice", "trader"])
def test_a_level_is_far_above_one_who_plays_by_chance(level: str, variant: str) -> None:
    own, other = points(finished(level, "random", variant=variant))
    assert own > other + 10


@pytest.mark.parametrize("seats", [1, 3, 5])
@pytest.mark.parametrize("variant", ["base", "kaispeicher"])
def test_apprentices_play_games_of_every_size_to_their_end(seats: int, variant: str) -> None:
    assert max(points(finished(*["apprentice"] * seats, variant=variant))) > 0


@pytest.mark.long
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["base", "kaispeicher"])
@pytest.mark.parametrize("level", THINKING)
def test_every_level_plays_games_of_every_size_to_their_end(level: str, variant: str, seats: int) -> None:
    assert max(points(finished(*[level] * seats, variant=variant))) > 0


@pytest.mark.parametrize("level", THINKING)
def test_a_level_chooses_the_same_again(level: str) -> None:
    game = new_game("speicherstadt", NAMES[:3], "kaispeicher", 4)
    chosen = [bots.player("speicherstadt", level, 9, BUDGET).choose(game) for _time in range(2)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("games", [1, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize("variant", ["base", "kaispeicher"])
def test_a_trader_wins_half_of_its_games_against_one_that_places_a_worker_where_it_alone_is_worth_most(
    variant: str, games: int
) -> None:
    assert sum(trained("trader", variant, number).wins[0] for number in range(games)) >= games / 2


def test_advice_values_several_placements_and_the_best_is_what_an_alderman_plays() -> None:
    game = new_game("speicherstadt", NAMES[:2], "base", 2)
    adviser = bots.adviser("speicherstadt", 5, BUDGET)
    assert adviser is not None
    advice = adviser.advice(game, 3)
    assert len({one.move for one in advice}) == len(advice) > 1
    assert advice[0].move == bots.player("speicherstadt", "alderman", 5, BUDGET).choose(game)


def test_the_rival_of_a_game_alone_counts_as_one_to_be_beaten() -> None:
    assert QuarterJudge().seats(begun(1).position) == 2


def test_a_coin_is_worth_more_early_than_late() -> None:
    early, late = begun(2), begun(2)
    late.position.drawn = len(late.position.pile) - 1
    assert EVALUATOR.coin(Features(early.position)) > 5 * EVALUATOR.coin(Features(late.position))


def test_a_ship_is_worth_more_to_whoever_has_a_contract_for_its_goods() -> None:
    position = begun(2).position
    ship, goods = INDEX["ship-1"], (COFFEE, TEA, TEA)
    features = Features(position)
    without = EVALUATOR.card(position, 0, (ship, goods), features)
    position.cards[0] = (INDEX["contract-1"],)
    assert EVALUATOR.card(position, 0, (ship, goods), features) > without
