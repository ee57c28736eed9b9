"""Random keys: whatever is pressed, nothing breaks, every picture fits, and the file holds the game that is played."""

from __future__ import annotations

from random import Random

import pytest

from engine import new_game
from saves import SavedGame
from tests.engine.random_play import NAMES, SETUPS
from tests.screens.fakes import shown
from tests.screens.le_havre.keyboard import LARGE, SMALL, Player, playing
from tests.screens.le_havre.positions import saved
from tui.actions import REGISTRY
from widgets.lines import width

LEAVING = {"q", "ctrl+c", "ctrl+z"}
EVERY_KEY = sorted({key for action in REGISTRY for key in action.keys} - LEAVING | set("0123456789"))
GOING_ON = ["enter"] * 12 + ["n"] * 4 + [*"fiwcrgt"] * 2 + ["a", "/", "down", "down", "j", "2", "e", "escape", "b", "y"]
SIZES = (SMALL, LARGE, (97, 31), (79, 24))


def fits(player: Player) -> bool:
    """Whether the picture is as large as the terminal at most."""
    columns, rows = player.app.size
    lines = player.app.screen.canvas.lines  # type: ignore[attr-defined]
    return len(lines) <= rows and all(width(line) <= columns for line in lines)


async def hammered(variant: str, seats: int, seed: int, keys: int) -> None:
    """Press so many keys, most of them such as lead on; look at every picture, and at the file in the end."""
    rng = Random(f"{variant} {seats} {seed}")
    game = saved(new_game("le-havre", list(NAMES[:seats]), variant, seed))
    async with playing(game, LARGE if seed % 2 else SMALL) as player:
        pressed: list[str] = []
        where = f"{variant}, {seats} players, seed {seed}"
        for number in range(keys):
            pressed.append(rng.choice(GOING_ON if rng.random() < 0.7 else EVERY_KEY))
            try:
                await player.press(pressed[-1])
                if number % 100 == 99:
                    await player.resize(*rng.choice(SIZES))
            except Exception as error:
                raise AssertionError(f"{where}: {' '.join(pressed)}") from error
            assert fits(player), f"{where}: {' '.join(pressed)}\n{shown(player.app.screen)}"
            contexts = player.app.screen.contexts  # type: ignore[attr-defined]
            assert REGISTRY.within_together(contexts), f"{contexts}: {where}: {' '.join(pressed)}"
        position = game.game.position
        assert game.problem is None
    game.close()
    assert SavedGame.open(game.slot).game.position == position


@pytest.mark.parametrize(("variant", "seats"), SETUPS)
async def test_random_keys_break_nothing(variant: str, seats: int) -> None:
    await hammered(variant, seats, seed=seats, keys=150)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("variant", "seats"), SETUPS)
async def test_thousands_of_random_keys_break_nothing(variant: str, seats: int, seed: int) -> None:
    await hammered(variant, seats, seed, keys=3000)
