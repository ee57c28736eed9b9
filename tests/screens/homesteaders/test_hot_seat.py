"""Two people at one keyboard: they are called for what they decide, and told all that happened since."""

from __future__ import annotations

from saves import SavedGame
from tests.engine.homesteaders.helpers import begun
from tests.screens.keyboard import HAND_OVER, playing


async def test_wages_that_pay_themselves_call_nobody_to_the_keyboard() -> None:
    async with playing(SavedGame.keep(begun(2)), called=True) as player:
        await player.press("enter", "n")
        assert player.mode == HAND_OVER
        await player.press("enter", "escape", "n")
        assert player.mode == HAND_OVER
        assert [move.words for move in player.game.history] == ["assign", "assign", "pay", "pay"]


async def test_the_next_one_is_told_what_happened_before_their_wages_too() -> None:
    async with playing(SavedGame.keep(begun(2)), called=True) as player:
        await player.press("enter", "n", "enter", "escape", "n", "enter")
        seen = " ".join(player.sees().split())
        assert "income wages Ben 2$ W 1$" in seen


async def test_n_puts_the_ticked_workers_to_work_without_a_further_question() -> None:
    async with playing(SavedGame.keep(begun(2)), called=True) as player:
        await player.press("enter", "down", "x", "n")
        (move,) = player.game.history
        assert [answer.value for answer in move.answers] == [("homestead-2",)]
