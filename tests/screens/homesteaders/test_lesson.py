"""The first game: every step can be done, in this order, with keys that there are."""

from __future__ import annotations

from screens.homesteaders.lesson import LESSON
from screens.table.lesson import LessonScreen
from tui.app import HavreApp

STEPS = LESSON.steps

KEYS_OF_STEPS = (
    "n enter",
    "n",
    "2",
    "1 enter",
    "n",
    "2 enter enter",
    "x j j x enter n",
    "p enter enter enter",
    "4 w enter",
)
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


def test_every_step_is_done_by_its_moves_and_not_before() -> None:
    game = LESSON.begin()
    for step in STEPS[:9]:
        assert not step.is_done(game)
        for notation in step.moves:
            game.play(notation)
        assert step.page or step.is_done(game)


def test_the_market_can_be_built_in_the_round_of_ones_own() -> None:
    game = LESSON.begin()
    for step in STEPS[:9]:
        for notation in step.moves:
            game.play(notation)
    for notation in ("assign: farm-1", "pay", "bid auction-1: 6", "pay", "build market"):
        game.play(notation)
    assert STEPS[9].is_done(game)
