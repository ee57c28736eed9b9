"""Every golden game can be played through the screens, and with few keys a move."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.engine.speicherstadt.keep import FOLDER, outcome
from tests.screens.keyboard import playing
from tests.screens.speicherstadt.fewest_keys import Thrifty, begun

DEFAULT = ("kaispeicher-2-seed-53",)
FILES = sorted(FOLDER.glob("*.toml"))
GAMES = [pytest.param(path, id=path.stem, marks=[] if path.stem in DEFAULT else [pytest.mark.long]) for path in FILES]
MOST = 2.5
"""Keys a move."""


@pytest.mark.parametrize("path", GAMES)
async def test_a_golden_game_is_played_through_the_screens_with_few_keys(path: Path) -> None:
    game = tomllib.loads(path.read_text(encoding="utf-8"))
    async with playing(begun(game)) as player:
        thrifty = Thrifty(player)
        await thrifty.replay(game["moves"])
        assert outcome(player.game).items() <= game.items()
        assert thrifty.pressed <= MOST * len(game["moves"])
