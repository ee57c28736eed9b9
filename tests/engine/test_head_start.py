"""A head start: some players have more at the start, whoever begins."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine import Game, SetupError, new_game
from engine.homesteaders.goods import SILVER
from engine.le_havre.goods import FRANCS
from tests.of_each import of_each

TITLES = ("le-havre", "homesteaders", "speicherstadt", "macao")
NAMES = ["Ada", "Bo", "Cy"]


def purses(game: Game) -> dict[str, int]:
    """What a head start is given in, by name."""
    position: Any = game.position
    by_title = {
        "le-havre": lambda seat: position.goods[seat][FRANCS],
        "homesteaders": lambda seat: position.goods[seat][SILVER],
        "speicherstadt": lambda seat: position.coins[seat],
        "macao": lambda seat: position.gold[seat],
    }
    return {name: by_title[game.title](seat) for seat, name in enumerate(game.names)}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", range(4))
def test_each_player_has_so_much_more(title: str, seed: int) -> None:
    usual = purses(new_game(title, NAMES, seed=seed))
    more = purses(new_game(title, NAMES, seed=seed, head_start=[0, 3, 10]))
    assert {name: more[name] - usual[name] for name in NAMES} == {"Ada": 0, "Bo": 3, "Cy": 10}


@pytest.mark.parametrize("title", TITLES)
def test_nothing_else_is_dealt_otherwise(title: str) -> None:
    usual, other = new_game(title, NAMES, seed=1), new_game(title, NAMES, seed=1, head_start=[0, 0, 0])
    assert other.position == usual.position


@of_each(product(TITLES, [[1], [1, 2], [1, 2, 3, 4], [0, 0, -1], [0, 0, 31], [0, True, 0], [0, "1", 0], 5, "5"]))
def test_any_other_head_start_is_refused(title: str, given: object) -> None:
    with pytest.raises(SetupError, match="for each player"):
        new_game(title, NAMES, seed=1, head_start=given)


@pytest.mark.parametrize(
    ("title", "most"), [("le-havre", 30), ("homesteaders", 20), ("speicherstadt", 10), ("macao", 15)]
)
def test_there_is_a_most_of_it(title: str, most: int) -> None:
    assert purses(new_game(title, NAMES, seed=1, head_start=[most, 0, 0]))
    with pytest.raises(SetupError):
        new_game(title, NAMES, seed=1, head_start=[most + 1, 0, 0])
