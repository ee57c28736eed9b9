"""The first game: every step can be done, in this order, with keys that there are."""

from __future__ import annotations

import re

import pytest

from engine import parse
from screens.speicherstadt.lesson import LESSON
from screens.table.lesson import LessonScreen
from screens.table.steps import lesson_of
from tests.screens.keyboard import Player
from tui.app import HavreApp

STEPS = LESSON.steps

KEYS_OF_STEPS = {
    "": ("s s", "d d", "f f", "enter", "enter", "o enter", "n", "3"),
    "kaispeicher": ("s s", "tab f enter", "tab d d", "g g", "enter enter", "enter", "o enter", "2"),
}
"""The keys of every step but the last two, one after another from the start, by variant."""


@pytest.mark.parametrize("variant", KEYS_OF_STEPS)
async def test_every_step_is_done_with_its_keys(variant: str) -> None:
    app, lesson = HavreApp(), lesson_of("speicherstadt", variant)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = LessonScreen(lesson)
        await app.push_screen(screen)
        for number, keys in enumerate(KEYS_OF_STEPS[variant]):
            assert screen.step is lesson.steps[number]
            await pilot.press(*keys.split())
        assert screen.step is lesson.steps[len(KEYS_OF_STEPS[variant])]
        await pilot.press("greater_than_sign")
        assert screen.is_over


async def test_who_stands_behind_oneself_is_seen_on_the_smallest_terminal() -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = LessonScreen(LESSON)
        await app.push_screen(screen)
        await pilot.press("s", "s", "d", "d")
        lines = Player(app, pilot).lines()
        assert [line for line in lines if line.startswith("  Rival  asked 1 ")] != []
        assert [line for line in lines if line.startswith("  You    asked 2 ")] != []


async def test_what_one_has_is_not_cut_where_all_cards_are_gone_and_a_line_is_free() -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(LessonScreen(lesson_of("speicherstadt", "kaispeicher")))
        await pilot.press(*["greater_than_sign"] * 5)
        own = next(line for line in Player(app, pilot).lines() if line.startswith(" You  5 [cof] [tea] "))
        assert re.search(r"\+\d+$", own.rstrip()) is None


def test_every_step_is_done_by_its_moves_and_not_before() -> None:
    game = LESSON.begin()
    for step in STEPS[:8]:
        assert not step.is_done(game)
        for notation in step.moves:
            game.play(game.tried(parse(game, notation))[1])
        assert step.page or step.is_done(game)
