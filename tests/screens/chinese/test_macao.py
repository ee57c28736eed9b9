"""Macao in Chinese, whose signs are two cells wide."""

from __future__ import annotations

import pytest

from engine.macao import sea
from engine.texts.language import gettext as _
from screens.actions import key_label
from screens.words import shown
from tests.screens.keyboard import LARGE, SMALL, playing
from tests.screens.macao import positions


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
async def test_no_wave_breaks_over_the_name_of_a_port(size: tuple[int, int]) -> None:
    async with playing(positions.busy(), size) as player:
        await player.press("3")
        seen = player.sees()
    assert [name for name in map(shown, (port.shown for port in sea.PORTS)) if name not in seen] == []


async def test_the_key_that_takes_both_dice_is_called_as_it_is_below() -> None:
    async with playing(positions.dice_of_two()) as player:
        await player.press("tab")
        assert key_label("enter") == _("enter")
        assert f" {key_label('enter')} " in player.lines()[-6]
