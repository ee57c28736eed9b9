"""Storing as Loading ends: it asks at most once."""

from __future__ import annotations

import pytest

from engine import format_move
from saves import SavedGame
from tests.engine.speicherstadt.helpers import house, laid, play
from tests.screens.keyboard import ASK, PAGE, READY, playing


def at_loading(*cards: str, stored: int = 0) -> SavedGame:
    """Coffee, tea and rubber to load, beside saffron that lies in the Warehouse."""
    own = house(5, *cards) | {"warehouse": ["saffron"] * stored}
    game = laid(
        own,
        house(1),
        pile="ship-1 fireman-1b fireman-1a bank ship-2 fireman-2a port st-michaels-church spice-merchant",
        bag="coffee tea rubber",
        seats=2,
    )
    play(game, *(f"queue water-{place}" for place in "122333"), "buy")
    while game.decision is not None and game.decision.kind == "purchase":
        play(game, "decline")
    return SavedGame.keep(game)


async def test_nothing_is_asked_where_all_that_is_left_finds_room() -> None:
    async with playing(at_loading("warehouse")) as player:
        await player.press("n")
        assert list(map(format_move, player.game.history))[-1].startswith("store: warehouse 1 coffee, 1 tea, 1 rubber")


async def test_without_a_warehouse_the_market_hall_alone_is_asked_about() -> None:
    async with playing(at_loading()) as player:
        await player.press("n")
        assert player.mode == ASK
        await player.press("enter")
        assert format_move(player.game.history[-1]) == "store: hall 1 coffee"


async def test_where_some_goods_are_lost_they_are_chosen_in_one_list() -> None:
    async with playing(at_loading("warehouse", stored=3)) as player:
        await player.press("n")
        assert "Which goods go to the supply?" in player.sees()
        assert player.mode == ASK
        await player.press("down", "enter")
        if player.mode == READY:
            await player.press("enter")
        assert player.mode == PAGE
        last = format_move(player.game.history[-1])
        assert last.startswith("store: warehouse")
        assert "; hall 1" in last


@pytest.mark.parametrize("key", ["n", "space"])
async def test_the_foot_says_which_key_ends_loading(key: str) -> None:
    async with playing(at_loading("warehouse", stored=3)) as player:
        assert "n ends loading" in player.sees()
        await player.press(key)
        assert "Which goods go to the supply?" in player.sees()
