"""Random keys: whatever is pressed, nothing breaks, every picture fits, and the file holds the game that is played."""

from __future__ import annotations

from random import Random

import pytest

from saves import SavedGame
from saves.settings import Settings, store
from tests.engine.open_table import open_table
from tests.engine.random_play import NAMES, SETUPS
from tests.sampled import sampled
from tests.screens.fakes import shown
from tests.screens.keyboard import LARGE, SMALL, Player, playing
from tests.waiting import until_app
from tui.actions import REGISTRY
from widgets.lines import width
from widgets.panel import Panel

LEAVING = {"q", "ctrl+c", "ctrl+z"}
EVERY_KEY = sorted({key for action in REGISTRY for key in action.keys} - LEAVING | set("0123456789"))
GOING_ON = ["enter"] * 12 + ["n"] * 4 + [*"fiwcrgt"] * 2 + ["a", "/", "down", "down", "j", "2", "e", "escape", "b", "y"]
SIZES = (SMALL, LARGE, (97, 31), (79, 24))


def fits(player: Player) -> bool:
    """Whether everything that is shown has room in its place."""
    panels = [panel for panel in player.app.screen.query(Panel) if panel.is_on_screen]
    return all(
        len(panel.lines) <= panel.size.height and all(width(line) <= panel.size.width for line in panel.lines)
        for panel in panels
    )


def is_waiting(saved: SavedGame) -> bool:
    """Whether the computer decides."""
    decision = saved.game.decision
    return decision is not None and open_table(saved.game)["players"][decision.seat]["name"] in saved.bots


async def hammered(variant: str, seats: int, seed: int, keys: int, *levels: str) -> None:
    """Press so many keys, most of them such as lead on; look at every picture, and at the file in the end.

    The computer has the last seats, one of each of the `levels`.
    """
    rng = Random(f"{variant} {seats} {seed}")
    names = list(NAMES[:seats])
    bots = dict(zip(names[seats - len(levels) :], levels, strict=True))
    game = SavedGame.create("le-havre", {"players": names, "variant": variant, "seed": seed}, bots=bots)
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
            assert contexts in REGISTRY.together, f"{contexts}: {where}: {' '.join(pressed)}"
        await until_app(player.pilot, lambda: not is_waiting(game), lambda: f"{where}: {' '.join(pressed)}")
        position = game.game.position
        assert game.problem is None
    game.close()
    assert SavedGame.open(game.slot).game.position == position


@pytest.mark.parametrize(("variant", "seats"), sampled(SETUPS, "keys"))
async def test_random_keys_break_nothing(variant: str, seats: int) -> None:
    await hammered(variant, seats, seed=seats, keys=60)


async def test_random_keys_at_a_table_with_computers_break_nothing() -> None:
    store(Settings(pause=0.0, thinking=1.0))
    await hammered("full", 3, 5, 150, "deckhand", "random")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
async def test_thousands_of_random_keys_among_computers_break_nothing(seed: int) -> None:
    store(Settings(pause=0.0, thinking=1.0))
    await hammered("short" if seed % 2 else "full", 3, seed, 1000, "merchant", "random")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("variant", "seats"), SETUPS)
async def test_thousands_of_random_keys_break_nothing(variant: str, seats: int, seed: int) -> None:
    await hammered(variant, seats, seed, keys=3000)
