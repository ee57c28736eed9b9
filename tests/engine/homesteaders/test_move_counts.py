"""The complete moves of a decision are exactly those that an independent search finds, and as many to some depth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from engine import Game
from engine.bots.chance import decide
from tests.engine.complete_moves import count, ours
from tests.engine.homesteaders.brute_force import legal
from tests.engine.homesteaders.helpers import RULES, begun, building, laid, play, player, won


def theirs(game: Game) -> list[str]:
    assert game.decision is not None
    return sorted(legal(game.table(game.decision.seat)))


RICH = "9 silver, 3 gold, 2 wood, 2 food, 2 steel, 2 copper, 1 livestock, 1 chip, 3 debt, 3 worker, 4 rail"
TOWN = ("river-port", "market", "bank", "farm", "lawyer")
POSITIONS: dict[str, Callable[[], Game]] = {
    "assign": lambda: laid(player(RICH, *TOWN)),
    "bid": lambda: play(laid(player(RICH), player(RICH, *TOWN), window="bid", round=8), "bid auction-1: 6"),
    "rail": lambda: play(laid(player(RICH, *TOWN), window="bid", round=8), "pass"),
    "pay": lambda: won(player(RICH, *TOWN), round=8, bid=12),
    "build": lambda: building(player(RICH, *TOWN), round=8, bid=3),
    "city": lambda: building(player(RICH, *TOWN), round=9, bid=3),
    "second": lambda: play(building(player(RICH, *TOWN), round=9), "build train-station: with 1 wood, 1 copper"),
    "exchange": lambda: play(building(player(RICH, *TOWN), round=9), "build terminal"),
    "neutral": lambda: laid(player(RICH), player(RICH), window="bid", seats=2),
    "final": lambda: laid(player(RICH, *TOWN), window="final"),
}


def test_every_kind_of_decision_has_the_moves_that_a_search_finds() -> None:
    games = {name: laid_out() for name, laid_out in POSITIONS.items()}
    assert [name for name, game in games.items() if ours(game) != theirs(game)] == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_random_game_has_the_moves_that_a_search_finds(seats: int) -> None:
    game, rng, met = begun(seats, seed=seats), Random(seats), Counter[str]()
    while game.decision is not None:
        met[game.decision.kind] += 1
        if met[game.decision.kind] <= 12:
            assert ours(game) == theirs(game)
        game = Game(RULES, game.options, game.tried(decide(game, rng))[0].position)
    assert len(met) >= 8


@pytest.mark.parametrize(
    ("game", "depth"),
    [
        (begun(), 4),
        (laid(window="bid"), 2),
        (laid(player("3 silver, 1 chip, 1 gold"), window="final"), 3),
        (building(player("6 silver, 1 wood, 1 copper, 2 steel, 2 gold", "river-port"), round=9), 3),
    ],
)
def test_there_are_as_many_lines_as_a_search_finds(game: Game, depth: int) -> None:
    assert count(game, depth, ours) == count(game, depth, theirs) > 1


def test_the_numbers_of_lines_from_the_start() -> None:
    """Three ways to assign, and a debt before them, which may be returned at once."""
    assert [count(begun(), depth, ours) for depth in (1, 2, 3)] == [4, 3 * 4 + 5, 3 * 17 + 3 * 4 + 5 + 4]
