"""Before a decision one is told what there is to know about it."""

from __future__ import annotations

import pytest

from engine import Game
from screens.homesteaders import about
from screens.homesteaders.view import View
from screens.table.viewpoint import Sight
from tests.engine.homesteaders.helpers import building, laid, play, player, won
from tests.screens.homesteaders import positions
from tests.screens.keyboard import MOVES, playing


def told(game: Game) -> list[str]:
    """What whoever decides is told above the list of moves."""
    assert game.decision is not None
    return about.for_list(View(Sight(game, game.decision.seat, ())))


def test_of_a_worker_one_is_told_what_it_costs_and_whether_there_is_room() -> None:
    game = play(building(player("6 silver, 1 steel, 2 worker", "farm"), round=8), "build workshop")
    assert told(game) == [
        "A worker costs 1 silver at each of the 3 incomes to come. You have 2 workers; your slots have room for 4."
    ]


def test_of_an_exchange_one_is_told_what_there_is_for_it() -> None:
    game = play(building(player("9 silver, 2 wood, 1 food, 2 copper"), round=9), "build dude-ranch")
    assert told(game) == ["Once you may exchange 1 copper for 4 VP; you have 2 copper."]


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (laid(), "You have 1 worker; your slots have room for 2."),
        (won(player("4 silver, 1 gold"), round=1), "You owe 3 silver; you have 4 silver, 1 gold, 0 trade chips."),
        (laid(window="final"), "The last trades: as it is you have 0 VP in all."),
        (
            play(laid(window="bid"), "pass"),
            "You are on space 1 of the rail track: take its bonus or one before it.",
        ),
    ],
)
def test_what_is_owed_or_had_is_told_in_a_sentence(game: Game, expected: str) -> None:
    assert told(game) == [expected]


async def test_it_stands_above_the_list_of_moves() -> None:
    async with playing(positions.passed()) as player:
        await player.sit_down()
        assert player.mode == MOVES
        assert "You are on space 3 of the rail track" in " ".join(player.over())
