"""Every key on every screen, page, overlay and menu: something that can be seen changes, or a line says why not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from saves import SavedGame
from saves.settings import Settings, store
from screens.actions import NAMED_KEYS
from screens.base import BaseScreen
from screens.table.game import GameScreen
from screens.table.table_screen import TableScreen
from tests.conformance.played import recorded
from tests.conformance.titles import CONFORMING, settings_of
from tests.sampled import sampled
from tests.screens.keyboard import LARGE, SMALL, Player
from tui.app import HavreApp

SIGNS = [chr(code) for code in range(33, 127)]
ELSEWHERE = {"ctrl+c", "ctrl+z", "f5"}
"""Keys that act upon the terminal."""
KEYS = [*SIGNS, *sorted(NAMED_KEYS - ELSEWHERE)]
FEW = 4
"""So many keys are pressed in each place where not all of them are."""


class Scene(NamedTuple):
    """A place in the program: where it begins, and the keys that lead there."""

    begins: str
    """The title of a game that goes on, of one that is over after a stroke, or nothing for the menus."""
    keys: str

    @property
    def typed(self) -> list[str]:
        """The keys, one by one."""
        return self.keys.split()


MENUS = ["", "n", "n f", "n down enter", "n up up enter", "s", "s d", "s n", "s i", "s x", "e", "t", "t F", "r", "r /"]
MENUS += ["r enter", "?", "f", "d"]
PLAYING = ["", "2", "3", "4", "5", "a", "/", "/ e", ":", "#", "a enter", "u", "R", "f3", "?"]
OVER = ["", "1", "r", "v", "x", "m", "1 u", "log enter", "log enter y"]
SCENES = [
    *(Scene("", keys) for keys in MENUS),
    *(Scene(title, keys) for title in CONFORMING for keys in PLAYING),
    *(Scene(f"{title}/over", keys) for title in CONFORMING for keys in OVER),
]


@asynccontextmanager
async def begun(scene: Scene, size: tuple[int, int]) -> AsyncIterator[Player]:
    """Somebody who stands there."""
    title, _stroke, is_over = scene.begins.partition("/")
    saved = None
    if title:
        moments = recorded(next(settings_of(title)), 1, 3).moments
        saved = SavedGame.keep(moments[-1 if is_over else 1])
    elif scene.keys.startswith("s"):
        SavedGame.keep(recorded(next(settings_of("macao")), 1, 3).moments[1]).close()
    app = HavreApp(saved=saved)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        player = Player(app, pilot)
        if title:
            await player.sit_down()
            if not is_over:
                await player.look_around()
        for key in scene.typed:
            pages = player.screen.board.pages if isinstance(app.screen, GameScreen) else ()
            number = next((n for n, page in enumerate(pages, start=1) if page.keys.name == key), key)
            await player.press(str(number))
        yield player
    if saved is not None:
        saved.close()


def seen(player: Player) -> object:
    """All that can be seen, with its colours."""
    screen = player.app.screen
    return screen, [[(one.text, one.style) for one in strip] for strip in screen._compositor.render_strips()]


def is_said(player: Player) -> bool:
    """Whether a line says something of the key that was pressed last."""
    screen = player.app.screen
    assert isinstance(screen, BaseScreen)
    return screen.has_spoken and (bool(screen._remark) or (isinstance(screen, TableScreen) and bool(screen.message)))


def place(player: Player) -> object:
    """Where somebody stands: what is open, and what has been played."""
    screen = player.app.screen
    assert isinstance(screen, BaseScreen)
    moves = len(screen.game.history) if isinstance(screen, GameScreen) else 0
    return screen, screen.contexts, moves


async def stands(player: Player, here: object) -> bool:
    """Whether somebody stands there; what a key has opened is closed again, where one key does that."""
    if player.app.is_running and place(player) != here:
        await player.press("escape")
        await player.pilot.pause()
    return player.app.is_running and place(player) == here


async def mute(scene: Scene, size: tuple[int, int], keys: list[str]) -> list[str]:
    """The keys after which nothing has changed, and nothing is said."""
    found: list[str] = []
    left = list(keys)
    while left:
        async with begun(scene, size) as player:
            here = place(player)
            while left and await stands(player, here):
                key = left.pop()
                before = seen(player)
                await player.press(key)
                await player.pilot.pause()
                if player.app.is_running and seen(player) == before and not is_said(player):
                    found.append(key)
    return found


@pytest.fixture(autouse=True)
def _quick() -> None:
    store(Settings(pause=0.0, thinking=0.1))


def kinds(scene: Scene) -> set[tuple[str, str]]:
    """What a scene is a case of: its title, and what is open there."""
    title, _stroke, over = scene.begins.partition("/")
    return {("title", scene.begins), ("in a game" if title else "in the menus", f"{over} {scene.keys}")}


@pytest.mark.parametrize("scene", sampled(SCENES, "a key", kinds, name=lambda one: f"{one.begins}:{one.keys}"))
async def test_a_key_changes_something_or_says_why_not(scene: Scene) -> None:
    assert await mute(scene, SMALL, Random(str(scene)).sample(KEYS, FEW)) == []


@pytest.mark.long
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.begins}:{scene.keys}")
async def test_every_key_changes_something_or_says_why_not(scene: Scene, size: tuple[int, int]) -> None:
    assert await mute(scene, size, KEYS) == []


@pytest.mark.parametrize(("title", "size"), sampled(product(CONFORMING, [SMALL, LARGE]), "typed"))
async def test_what_is_typed_to_find_something_stands_in_sight(title: str, size: tuple[int, int]) -> None:
    async with begun(Scene(title, "/"), size) as player:
        await player.press("q", "z", "x")
        assert "qzx" in player.sees()
