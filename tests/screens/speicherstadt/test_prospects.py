"""What is seen ahead of the cards of a round: where one stands already, where goods would go, who the fire is for."""

from __future__ import annotations

import pytest

from engine import Game
from saves import SavedGame
from tests.engine.speicherstadt.helpers import house, laid, play
from tests.screens.keyboard import LARGE, SMALL, playing


def shipped(*moves: str) -> Game:
    """Two who place, with a ship in the second place; who begins has an open contract for tea, and one fireman less."""
    game = laid(
        house(5, "contract-1", "fireman-2a"),
        house(5, "fireman-4a"),
        pile="fireman-1b ship-1 vulcaniser bank ship-2 fire-4",
        bag="tea saffron rubber",
        seats=2,
    )
    play(game, *moves)
    return game


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (("queue water-2", "queue water-3"), "Yours so far d SHIP asked 1 alone"),
        (("queue water-2", "queue water-2"), "Yours so far d SHIP asked 2 before Ben"),
        (
            ("queue water-1", "queue water-2", "queue water-2", "queue water-1"),
            "s FIREMAN 1 asked 2 before Ben d SHIP asked 1 after Ben",
        ),
    ],
    ids=["alone", "before", "two"],
)
async def test_the_foot_says_where_ones_workers_stand_and_what_they_would_be_asked(
    moves: tuple[str, ...], said: str
) -> None:
    async with playing(SavedGame.keep(shipped(*moves))) as player:
        assert said in player.desk()


async def test_where_ones_workers_stand_stays_in_sight_below_whatever_the_cursor_is_on() -> None:
    async with playing(SavedGame.keep(shipped("queue water-2", "queue water-2"))) as player:
        for _step in range(4):
            assert any(line.startswith(" Yours so far") for line in player.lines()[-3:-1])
            await player.press("right")


async def test_nothing_is_said_of_workers_before_the_first_one_is_placed() -> None:
    async with playing(SavedGame.keep(shipped())) as player:
        assert "Yours so far" not in player.desk()


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
async def test_a_ship_says_onto_which_contract_each_of_its_goods_goes(size: tuple[int, int]) -> None:
    async with playing(SavedGame.keep(shipped()), size) as player:
        assert "fits tea→5" in player.sees()


@pytest.mark.parametrize(
    ("size", "said"),
    [(SMALL, "Next fire 4 points  at the end  ▰▰▱▱"), (LARGE, "firemen Ben 4 high  Anna 2 low")],
    ids=["80x24", "120x40"],
)
async def test_the_head_says_how_strong_one_is_against_the_next_fire(size: tuple[int, int], said: str) -> None:
    async with playing(SavedGame.keep(shipped()), size) as player:
        assert said in player.sees()
