"""The rules as they are opened in a game: at what is under the cursor."""

from __future__ import annotations

import pytest

from tests.screens.fakes import shown
from tests.screens.keyboard import playing
from tests.screens.le_havre import positions


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("1 w", "Goods: Wood"),
        ("2 j", "Standard buildings: 03 Fishery"),
        ("3", "Ships: Wooden ship"),
        ("5", "Rules: The goal"),
    ],
    ids=["an offer", "a building", "a ship", "the log"],
)
async def test_the_rules_open_at_what_is_under_the_cursor(keys: str, text: str) -> None:
    async with playing(positions.first_turn()) as player:
        await player.press(*keys.split(), "=", "enter")
        assert text in shown(player.app.screen)


async def test_the_rules_open_while_a_question_is_asked_and_lead_back_to_it() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab", "j", "j", "j", "e")
        before = player.sees()
        await player.press("=", "q")
        assert player.sees() == before
