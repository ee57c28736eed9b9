"""A round's end says itself in one line: one's wealth, what the meal took, what the next one lacks."""

from __future__ import annotations

import re

from saves import SavedGame
from tests.saves.players import next_move
from tests.screens.keyboard import playing
from tests.screens.le_havre import positions

LINE = re.compile(r"Round 1: wealth -?\d+, meal \d+ food, next meal (\d+ short|covered)\.")


def before_the_second_round() -> SavedGame:
    """A game alone in which one move is left of the first round."""
    saved = positions.alone()
    while True:
        move = next_move(saved.game)
        ahead = saved.game.copy()
        ahead.play(move)
        if ahead.seen().round == 2:
            return saved
        saved.play(move)


async def test_the_end_of_a_round_is_told_in_one_line() -> None:
    async with playing(before_the_second_round()) as player:
        assert "next meal" not in player.screen.happened
        while player.game.seen().round == 1:
            player.screen.play_now(next_move(player.game))
        assert LINE.match(player.screen.happened)
        await player.press("escape", "u")
        assert "next meal" not in player.screen.happened
