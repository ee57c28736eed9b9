"""Keys at random, and now and then another size of the terminal: they end in nothing but a game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from saves import SavedGame
from saves.settings import Settings, store
from screens.base import BaseScreen
from screens.menus.title import TitleScreen
from tests.conformance.played import recorded
from tests.conformance.titles import CONFORMING, settings_of
from tests.resizing import FROM, JUMPS, jump
from tui.actions import registry
from tui.app import HavreApp

LEAVING = frozenset({"ctrl+c", "ctrl+z"})
"""Keys that end the program, or stop it, and do nothing else."""
GOING_ON = (*["enter"] * 10, *["down"] * 4, "a", "n", "/", "escape", "escape", "y", "j", "k", "space", "tab")
SEATS = 2
EVERY = 50
"""One of so many keys is a jump of size in place of a key."""

KEYS = [
    *(pytest.param(name, 50, id=name) for name in CONFORMING),
    *(pytest.param(name, 20_000, id=f"{name}-long", marks=pytest.mark.long) for name in CONFORMING),
]


async def walked(pilot: Pilot[None], rng: Random, keys: int) -> None:
    """Press so many keys, wherever they lead: out of the game and back in, and into every menu."""
    every = sorted({key for action in registry() for key in action.keys} - LEAVING | set("0123456789"))
    pressed: list[str] = []
    for number in range(1, keys + 1):
        if number % EVERY == 0:
            await jump(pilot, *rng.choice((*FROM, rng.choice(JUMPS), rng.choice(FROM))))
        else:
            key = rng.choice(GOING_ON if rng.random() < 0.6 else every)
            pressed.append(key)
            await pilot.press(key)
        assert pilot.app.is_running, f"it ended after {' '.join(pressed[-40:])}"


@pytest.mark.parametrize(("name", "keys"), KEYS)
async def test_keys_at_random_and_jumps_of_size_end_in_nothing_but_a_game(
    name: str, keys: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)  # what is shared is written there
    for screen, way_out in ((TitleScreen, "quit"), (BaseScreen, "quit_now"), (BaseScreen, "suspend")):
        monkeypatch.setattr(screen, f"do_{way_out}", lambda _screen: None)  # whatever key is given to it on the way
    store(Settings(pause=0.0, thinking=0.1))
    setting = next(one for one in settings_of(name) if one.seats >= SEATS)
    game = recorded(setting, 1, 3).moments[0].copy()
    level = next(iter(CONFORMING[name].about.levels), None)
    names = game.names
    bots = {names[-1]: level.name} if level is not None else {}
    with SavedGame.keep(game, bots=bots) as saved:
        app = HavreApp(saved=saved)
        async with app.run_test(size=(80, 24)) as pilot:
            await walked(pilot, Random(f"{name} {keys}"), keys)
