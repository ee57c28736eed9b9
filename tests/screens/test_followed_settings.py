"""What the player chose in the settings is followed in a game."""

from __future__ import annotations

import pytest

from engine import format_move
from saves import SavedGame
from saves.settings import Settings, store
from tests.engine.helpers import player as laid, table
from tests.screens.keyboard import READY, Player, playing
from tests.screens.le_havre import positions
from tests.screens.le_havre.positions import saved


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is played."""


def last(player: Player, count: int = 1) -> list[str]:
    """The last moves as they are written down."""
    return [format_move(move) for move in player.game.history[-count:]]


def poor() -> SavedGame:
    """A turn after whose main action nothing can be done but to end it."""
    return saved(table(laid(""), offers="3 wood", town=[], stacks=([], [], []), round=2, turn=3))


async def test_a_complete_move_waits_for_enter_as_usual() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab", "b")
        assert player.mode == READY


async def test_a_complete_move_is_made_at_once_without_confirmation() -> None:
    store(Settings(confirm=False))
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab", "b")
        assert last(player) == ["buy joinery"]


async def test_a_turn_with_nothing_left_to_do_ends_by_itself_if_wished() -> None:
    store(Settings(end_turn=True))
    async with playing(poor()) as player:
        await player.press("w", "w")
        assert last(player, 3) == ["take wood", "end turn", "supply"]


async def test_a_turn_ends_by_itself_where_its_action_brought_nothing_new_within_reach() -> None:
    store(Settings(end_turn=True))
    async with playing(positions.middle_game()) as player:
        await player.press("w", "w")
        assert last(player, 3) == ["take wood", "end turn", "supply"]


async def test_a_turn_goes_on_where_its_action_brought_a_purchase_within_reach() -> None:
    store(Settings(end_turn=True))
    async with playing(positions.middle_game()) as player:
        await player.press("f", "f")
        assert last(player) == ["take francs"]


async def test_a_turn_that_ended_by_itself_is_taken_back_with_the_move_before() -> None:
    store(Settings(end_turn=True))
    async with playing(poor()) as player:
        await player.press("w", "w", "u")
        assert last(player) == []
        assert "take an offer or enter a building" in player.sees()


async def test_a_turn_waits_for_its_player_as_usual() -> None:
    async with playing(poor()) as player:
        await player.press("w", "w")
        assert last(player) == ["take wood"]


async def test_every_turn_stops_before_its_supply_if_wished() -> None:
    store(Settings(stop_between_turns=True))
    async with playing(positions.after_main_action()) as player:
        await player.press("n")
        assert last(player) == ["end turn"]
        assert "supply comes next" in player.sees()


async def test_changed_keys_stand_in_the_footer() -> None:
    store(Settings(keys={"go_on": ("z",)}))
    async with playing(positions.after_main_action()) as player:
        assert "z end turn" in player.sees()
        await player.press("z")
        assert last(player) == ["supply"]
