"""The levels of Homesteaders: they play whole games, choose the same again, and know no more than their seat."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, Move, bots, new_game
from engine.bots.player import Stop, never

NAMES = ("Yellow", "Red", "Green", "Blue")
BUDGET = 60
"""Nodes of these tests: little, so that they are fast."""
THINKING = ("newcomer", "settler", "homesteader")

LEVELS = bots.levels_of("homesteaders")


def game_of(players: int = 2, seed: int = 1) -> Game:
    """A new game with hidden holdings."""
    return new_game("homesteaders", list(NAMES[:players]), "full", seed)


def later(game: Game, moves: int) -> Game:
    """The game after so many moves of newcomers."""
    newcomer = bots.player("homesteaders", "newcomer")
    for _move in range(moves):
        game.play(newcomer.choose(game))
    return game


def chosen(game: Game, level: str, seed: int = 5, stop: Stop = never) -> Move:
    """What a level chooses."""
    return bots.player("homesteaders", level, seed, BUDGET).choose(game, stop)


def finished(*levels: str, seed: int = 1, budget: int = BUDGET) -> Game:
    """A whole game of players of these levels."""
    game = game_of(len(levels), seed)
    players = [bots.player("homesteaders", level, 3, budget) for level in levels]
    while game.decision is not None:
        game.play(players[game.decision.seat].choose(game))
    return game


def points(game: Game) -> list[int]:
    """The totals of a finished game."""
    return [score["total"] for score in game.scores()]


@pytest.mark.parametrize("level", THINKING)
def test_a_game_comes_to_a_sound_score(level: str) -> None:
    assert max(points(finished(level, level))) > 30


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 3, 4])
@pytest.mark.parametrize("level", THINKING)
def test_games_of_every_size_come_to_a_sound_score(level: str, players: int) -> None:
    assert max(points(finished(*[level] * players))) > 30


@pytest.mark.parametrize("seat", [0, 1])
def test_a_newcomer_beats_one_who_plays_by_chance(seat: int) -> None:
    found = points(finished(*(("newcomer", "random") if seat == 0 else ("random", "newcomer"))))
    assert found[seat] > found[1 - seat]


@pytest.mark.long
@pytest.mark.parametrize(("weaker", "stronger"), [("newcomer", "settler"), ("settler", "homesteader")])
def test_a_stronger_level_has_more_points_in_some_deals_played_from_each_seat(weaker: str, stronger: str) -> None:
    less = more = 0
    for seed in range(2):
        for seat in range(2):
            levels = (weaker, stronger) if seat else (stronger, weaker)
            found = points(finished(*levels, seed=seed, budget=bots.BUDGET))
            more, less = more + found[seat], less + found[1 - seat]
    assert more > less


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("moves", [0, 30])
def test_the_same_seed_and_budget_choose_the_same(level: str, moves: int) -> None:
    assert chosen(later(game_of(), moves), level) == chosen(later(game_of(), moves), level)


@pytest.mark.parametrize("level", LEVELS)
def test_how_the_game_came_about_does_not_matter(level: str) -> None:
    game = later(game_of(), 31)
    without_past = Game(game.rules, game.options, game.position.copy())
    assert chosen(without_past, level) == chosen(game, level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("moves", [5, 40, 90])
def test_what_is_hidden_does_not_change_the_choice(level: str, moves: int) -> None:
    game = later(game_of(3), moves)
    assert game.decision is not None
    dealt = [game.imagined(game.decision.seat, Random(seed)) for seed in range(3)]
    assert len({repr((other.position.piles, other.position.goods)) for other in dealt}) > 1
    assert {chosen(other, level) for other in dealt} == {chosen(game, level)}


@pytest.mark.parametrize("level", LEVELS)
def test_choosing_leaves_the_game_as_it_is(level: str) -> None:
    game = later(game_of(), 25)
    before = game.position.copy()
    chosen(game, level)
    assert game.position == before


@pytest.mark.parametrize("level", LEVELS)
def test_a_hurried_player_chooses_a_legal_move(level: str) -> None:
    game = later(game_of(), 25)
    game.play(bots.player("homesteaders", level, 5).choose(game, lambda: True))


def test_a_budget_of_one_node_is_enough_for_a_move() -> None:
    game = later(game_of(), 25)
    game.play(bots.player("homesteaders", "homesteader", 0, 1).choose(game))


@pytest.mark.parametrize("moves", [0, 20, 40])
def test_alone_a_homesteader_does_what_it_would_advise(moves: int) -> None:
    game = later(game_of(1), moves)
    adviser = bots.adviser("homesteaders", 5, BUDGET)
    assert adviser is not None
    assert adviser.choose(game) == chosen(game, "homesteader")


@pytest.mark.long
def test_two_homesteaders_bring_each_other_to_more_than_settlers_have() -> None:
    found = [points(finished(*[level] * 2, seed=2, budget=bots.BUDGET)) for level in ("settler", "homesteader")]
    assert sum(found[1]) > sum(found[0])
