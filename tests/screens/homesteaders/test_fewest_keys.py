"""A whole game alone takes few keys: what is forced answers itself, and workers are proposed where they were."""

from __future__ import annotations

import pytest

from tests.engine.homesteaders.helpers import total
from tests.screens.homesteaders.fewest_keys import Thrifty, kept, started
from tests.screens.keyboard import playing

MOST = 250
LONGEST = "1-seed-10"
OTHERS = [f"1-seed-{seed}" for seed in range(1, 10)]


@pytest.mark.parametrize("name", [LONGEST, *(pytest.param(name, marks=pytest.mark.long) for name in OTHERS)])
async def test_a_game_alone_is_played_with_at_most_250_keys(name: str) -> None:
    game = kept(name)
    async with playing(started(game)) as player:
        thrifty = Thrifty(player)
        await thrifty.replay(game["moves"])
        assert total(player.game) == game["totals"][0]
        assert thrifty.pressed <= MOST
