"""What a terminal is too small for is not laid out: on no page, overlay, menu or text does it end a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import islice

import pytest

from saves import SavedGame
from screens.table.lesson import LessonScreen
from screens.table.steps import lesson_of
from screens.titles import TITLES
from tests.conformance.played import recorded
from tests.conformance.titles import CONFORMING, settings_of
from tests.resizing import FROM, JUMPS, SAMPLE, Jump, sample, wrong_jumps
from tests.screens.fakes import shown
from tests.screens.keyboard import HAND_OVER, Player, playing
from tests.waiting import until_app
from tui.app import HavreApp

OVER: Mapping[str, Sequence[str]] = {
    "the moves": ("a", "down", "down"),
    "a question": ("a", "enter"),
    "a search": ("/", "e"),
    "a row looked for": ("#",),
    "a typed move": (":", "t"),
    "what happened": ("R",),
    "taking back": ("u",),
    "the help": ("?",),
    "the end of the keys": ("?", "right", "end"),
    "a further text of the help": ("?", "left", "space"),
    "the end of the rules": ("f3", "up"),
    "a text of the rules": ("f3", "right", "enter", "space"),
}
"""What can lie over a page, with the keys that lead there: each third of them at each third title, by default."""

MENUS: Mapping[str, Sequence[str]] = {
    "the title": (),
    "the end of the title": ("up",),
    "a new game": ("n",),
    "the end of a new game": ("n", "up"),
    "a name": ("n", "down", "down", "enter"),
    "the daily harbour": ("d",),
    "saved games": ("s",),
    "the last saved game": ("s", "up"),
    "records": ("e",),
    "settings": ("t",),
    "the end of the settings": ("t", "up"),
    "all keys": ("t", "up", "enter"),
    "the last keys": ("t", "up", "enter", "up"),
    "rules of all titles": ("r", "up"),
    "found in the rules": ("r", "/", "e"),
    "the help": ("?", "right"),
}
"""Screens around the games, with the keys that lead there from the title."""


def looked_at(names: Sequence[str]) -> pytest.MarkDecorator:
    """A few jumps for each name, from one size each; and all jumps from all sizes where they are asked for."""
    few = [pytest.param(name, FROM[n % len(FROM)], SAMPLE, id=name) for n, name in enumerate(names)]
    ids = {size: f"{size[0]}x{size[1]}" for size in FROM}
    every = [
        pytest.param(name, size, len(JUMPS), id=f"{name}-{ids[size]}-all", marks=pytest.mark.long)
        for name in names
        for size in FROM
    ]
    return pytest.mark.parametrize(("name", "size", "most"), [*few, *every])


async def around(player: Player, keys: Sequence[str], jumps: Sequence[Jump], where: str) -> list[str]:
    """Jump where some keys lead, and go back to where they led from."""
    lowest, played = player.app.screen, len(player.game.history)
    await player.press(*keys)
    wrong = await wrong_jumps(player.pilot, jumps, where)
    while player.app.screen is not lowest:
        await player.press("escape")
    await player.look_around()
    await player.press("escape")
    while len(player.game.history) < played:
        await player.press("U")
    return wrong


@looked_at(list(CONFORMING))
async def test_jumps_of_size_leave_a_table_and_what_lies_over_it_as_they_were(name: str, size: Jump, most: int) -> None:
    wrong: list[str] = []

    def jumps(where: str) -> Sequence[Jump]:
        return sample(most, f"{name} {size} {where}")

    with SavedGame.keep(recorded(next(settings_of(name)), 1, 3).moments[2].copy()) as saved:
        async with playing(saved, size, called=True) as player:
            if player.mode == HAND_OVER:
                wrong += await wrong_jumps(player.pilot, jumps("call"), "the call")
                await player.sit_down()
            await player.look_around()
            for number, page in enumerate(player.screen.board.pages, start=1):
                if page.is_there:
                    wrong += await around(player, (str(number), "end"), jumps(page.keys.title), page.keys.title)
            for where in OVER if most > SAMPLE else islice(OVER, list(CONFORMING).index(name) % 3, None, 3):
                wrong += await around(player, OVER[where], jumps(where), where)
    assert "\n".join(wrong) == ""


@looked_at(list(CONFORMING))
async def test_jumps_of_size_leave_what_is_read_after_a_game_as_it_was(name: str, size: Jump, most: int) -> None:
    wrong: list[str] = []
    with SavedGame.keep(recorded(next(settings_of(name)), 1, 3).game) as saved:
        async with playing(saved, size) as player:
            result = player.app.screen
            log = next(n for n, page in enumerate(player.screen.board.pages, start=1) if page.keys.name == "log")
            for where, keys in {
                "the result": (),
                "the report": ("r", "space"),
                "the end of the log": (str(log), "end"),
                "an earlier position": (str(log), "home", "enter", "t"),
            }.items():
                await player.press(*keys)
                wrong += await wrong_jumps(player.pilot, sample(most, f"{name} {size} {where}"), where)
                while player.app.screen is not result:
                    await player.press("escape")
                await player.press(str(len(player.screen.board.pages)))
    assert "\n".join(wrong) == ""


@looked_at([name for name in TITLES if lesson_of(name)])
async def test_jumps_of_size_leave_a_lesson_as_it_was(name: str, size: Jump, most: int) -> None:
    async with HavreApp().run_test(size=size) as pilot:
        await pilot.app.push_screen(LessonScreen(lesson_of(name)))
        await pilot.pause()
        await pilot.press("greater_than_sign", "greater_than_sign")
        wrong = await wrong_jumps(pilot, sample(most, f"{name} {size}"), "the lesson")
    assert "\n".join(wrong) == ""


@looked_at(list(MENUS))
async def test_jumps_of_size_leave_a_menu_as_it_was(name: str, size: Jump, most: int) -> None:
    for title in TITLES:
        SavedGame.keep(recorded(next(settings_of(title)), 1, 3).moments[1].copy()).close()
    async with HavreApp().run_test(size=size) as pilot:
        await until_app(pilot, lambda: bool(re.search(r"Ada\s?\?", shown(pilot.app.screen))))  # who would go on
        await pilot.press(*MENUS[name])
        wrong = await wrong_jumps(pilot, sample(most, f"{name} {size}"), name)
    assert "\n".join(wrong) == ""
