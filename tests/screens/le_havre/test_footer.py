"""Each key at the foot of the table begins what its word says, wherever the cursor stands."""

from __future__ import annotations

import re

import pytest

from screens.table.picture.pages import ListPage
from tests.screens.keyboard import PAGE, Player, playing
from tests.screens.le_havre import positions
from tests.screens.le_havre.positions import Position
from widgets.lines import plain

WORDS = {"enter": "Enter the ", "build": "Build the ", "buy": "Buy the ", "sell": "Sell the "}
"""With which words the title of a question begins that such a key opens."""
KEYS = ("e", "b", "s")


async def stops(player: Player, page: str) -> list[str]:
    """The rows of a page at which the cursor can stop."""
    await player.press(page)
    shown = player.screen.page
    assert isinstance(shown, ListPage)
    found: list[str] = []
    while shown.row not in found:
        found.append(shown.row)
        await player.press("down")
    return found


@pytest.mark.parametrize("page", ["2", "3", "4"])
@pytest.mark.parametrize("position", [positions.middle_game, positions.late_game, positions.second_build])
async def test_the_word_beside_a_key_says_what_it_begins(position: Position, page: str) -> None:
    async with playing(position()) as player:
        await player.sit_down()
        await player.look_around()
        if page == "4":
            await player.press("4", "tab")
        for row in await stops(player, page):
            for key, word in re.findall(rf"\b([{''.join(KEYS)}]) (\w+)", player.footer()):
                await player.press(key)
                assert player.mode != PAGE, (row, key, word)
                overlay = player.screen.overlay
                assert overlay is not None
                assert plain(overlay.title).strip().startswith(WORDS[word]), (row, key, word)
                await player.look_around()
            await player.press("down")


@pytest.mark.parametrize("position", [positions.middle_game, positions.late_game, positions.second_build])
async def test_a_key_that_the_foot_does_not_name_is_explained(position: Position) -> None:
    async with playing(position()) as player:
        await player.sit_down()
        await player.look_around()
        for row in await stops(player, "2"):
            missing = [key for key in KEYS if not re.search(rf"\b{key} \w+", player.footer())]
            if "e buy" in player.footer():
                missing.remove("b")  # it does the same, which is said once
            for key in missing:
                await player.press(key)
                assert player.mode == PAGE, (row, key)
                assert player.desk().endswith("."), (row, key)
            await player.press("down")


async def test_where_a_proposal_can_be_built_the_foot_says_so() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab")
        assert player.footer().startswith("e build  b buy")
        await player.on_row("2", "bakehouse", "e")
        await player.press("escape")
        assert player.footer().startswith("e enter")
