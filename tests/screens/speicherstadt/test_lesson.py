"""The first game: every step can be done, in this order, with keys that there are."""

from __future__ import annotations

from engine import parse
from screens.speicherstadt.lesson import LESSON
from screens.table.lesson import LessonScreen
from tests.screens.le_havre.keyboard import Player
from tui.app import HavreApp

STEPS = LESSON.steps

KEYS_OF_STEPS = ("s s", "d d", "f f", "b", "b", "o enter", "n enter", "3")
"""The keys of every step but the last two, one after another from the start."""


async def test_every_step_is_done_with_its_keys() -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = LessonScreen(LESSON)
        await app.push_screen(screen)
        for number, keys in enumerate(KEYS_OF_STEPS):
            assert screen.step is STEPS[number]
            await pilot.press(*keys.split())
        assert screen.step is STEPS[len(KEYS_OF_STEPS)]
        await pilot.press("greater_than_sign")
        assert screen.is_over


async def test_who_stands_behind_oneself_is_seen_on_the_smallest_terminal() -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = LessonScreen(LESSON)
        await app.push_screen(screen)
        await pilot.press("s", "s", "d", "d")
        lines = Player(app, pilot).lines()
        assert [line for line in lines if line.startswith("│ Rival  asked 1→2 ")] != []
        assert [line for line in lines if line.startswith("│ Red    asked 2→3 ")] != []
        assert [line for line in lines if line.count("+you 1") == 4] != []


def test_every_step_is_done_by_its_moves_and_not_before() -> None:
    game = LESSON.begin()
    for step in STEPS[:8]:
        assert not step.is_done(game)
        for notation in step.moves:
            game.play(game.tried(parse(game, notation))[1])
        assert step.page or step.is_done(game)
