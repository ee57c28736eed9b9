"""Looking back: the position after a line of the log, stepping from there, and playing on as a new game."""

from __future__ import annotations

from engine import format_move
from saves import SavedGame, latest, moves_of, summaries
from screens.table.look_back import LookBackScreen
from tests.saves.players import next_move
from tests.screens.fakes import shown
from tests.screens.keyboard import Player, playing
from tests.screens.le_havre import positions

NO_FURTHER = "There is nothing further on this side."


async def look_back(player: Player, *keys: str) -> str:
    """What is seen after opening the last line of the log and pressing keys there."""
    await player.press("5", "enter")
    assert isinstance(player.app.screen, LookBackScreen)
    await player.press(*keys)
    return shown(player.app.screen)


async def test_a_line_of_the_log_opens_the_position_after_it() -> None:
    async with playing(positions.after_many_moves()) as player:
        count = len(player.game.history)
        seen = await look_back(player)
        assert f"Looking back: after move {count} of {count}" in seen


async def test_one_steps_by_move_turn_and_round() -> None:
    async with playing(positions.after_many_moves()) as player:
        last = len(player.game.history)
        steps = {"b": last - 1, "n": last, "g": 0, "G": last}
        await look_back(player)
        for key, number in steps.items():
            await player.press(key)
            assert f"after move {number} of {last}" in shown(player.app.screen)
        await player.press("g", "t")
        assert "turn 2/7" in shown(player.app.screen) or "turn 1/7" in shown(player.app.screen)
        await player.press("g", "r")
        assert "round 2/" in shown(player.app.screen)
        await player.press("R")
        assert "round 1/" in shown(player.app.screen)


async def test_the_pages_show_what_was_there_then() -> None:
    async with playing(positions.first_turn()) as player:
        await player.press("w", "w")
        seen = await look_back(player, "g", "n", "1")
        assert " w  Wood      4  ■■■■" in seen


async def test_at_either_end_a_step_says_so() -> None:
    async with playing(positions.after_many_moves()) as player:
        assert NO_FURTHER in await look_back(player, "n")
        await player.press("g", "b")
        assert NO_FURTHER in shown(player.app.screen)


async def test_no_move_can_be_made_while_looking_back() -> None:
    async with playing(positions.first_turn()) as player:
        await look_back(player, "1", "f", "f", "escape")
        assert [format_move(move) for move in player.game.history] == ["supply"]


async def test_going_back_leads_to_the_game_as_it_stands() -> None:
    async with playing(positions.first_turn()) as player:
        await look_back(player, "g", "escape")
        assert [format_move(move) for move in player.game.history] == ["supply"]
        assert "Log" in player.sees()


async def test_playing_on_begins_a_new_game_and_leaves_the_old_one() -> None:
    async with playing(positions.first_turn()) as player:
        await player.press("w", "w")
        old = player.slot
        await look_back(player, "b", "p", "y")
        assert player.slot != old
        assert moves_of(old) == ["supply", "take wood"]
        assert moves_of(player.slot) == ["supply"]
        await player.press("1", "f", "f")
        assert moves_of(player.slot) == ["supply", "take francs"]
        with SavedGame.open(player.slot) as again:
            assert again.seen_before


async def test_a_key_is_not_offered_that_does_nothing_here() -> None:
    async with playing(positions.first_turn()) as player:
        assert "enter" not in await look_back(player, "1")


async def test_a_game_that_is_played_on_takes_the_place_of_another_only_if_that_is_wished() -> None:
    for key, is_continued in (("n", False), ("y", True)):
        async with playing(positions.first_turn()) as player:
            assert "shall Continue lead to it?" in await look_back(player, "b", "p")
            old = player.app.screen
            await player.press(key)
            assert player.app.screen is not old
            new = player.slot
        found = latest()
        assert found is not None
        assert (found.slot == new) == is_continued


async def test_one_may_look_on_instead_of_playing_on() -> None:
    async with playing(positions.first_turn()) as player:
        await look_back(player, "b", "p", "escape")
        assert isinstance(player.app.screen, LookBackScreen)
        assert len(summaries()) == 1


async def test_after_a_game_that_is_over_nothing_is_asked() -> None:
    over = positions.alone()
    while over.game.decision is not None:
        over.play(next_move(over.game))
    async with playing(over) as player:
        old = player.slot
        await look_back(player, "b", "b", "p")
        assert player.slot != old
    found = latest()
    assert found is not None
    assert found.slot != old
