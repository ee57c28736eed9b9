"""The first game: every step can be done, in this order, with keys that there are."""

from __future__ import annotations

import re

import pytest

from screens.actions import EVERYWHERE
from screens.homesteaders.actions import KEYS
from screens.homesteaders.lesson import LESSON
from screens.table.lesson import CONTEXT, OVER, ROWS, LessonScreen, wrapped
from screens.table.steps import Step
from tui.actions import registry
from tui.app import HavreApp
from widgets.lines import fill, text

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


def labels() -> set[str]:
    """The actions that a step may name."""
    contexts = (CONTEXT, OVER, *KEYS.contexts(), EVERYWHERE)
    return {action.name for context in contexts for action in registry().of(context)}


def test_every_step_is_done_by_its_moves_and_not_before() -> None:
    game = LESSON.begin()
    for step in STEPS[:9]:
        assert not step.is_done(game)
        for notation in step.moves:
            game.play(notation)
        assert step.page or step.is_done(game)


def test_a_round_of_ones_own_leads_to_the_last_step() -> None:
    game = LESSON.begin()
    for step in STEPS[:9]:
        for notation in step.moves:
            game.play(notation)
    own = STEPS[9]
    for _move in range(12):
        if not own.is_done(game):
            move = LESSON.suggestion(game)
            assert move is not None
            game.play(game.tried(move)[1])
    assert own.is_done(game)


def test_the_market_can_be_built_in_the_round_of_ones_own() -> None:
    game = LESSON.begin()
    for step in STEPS[:9]:
        for notation in step.moves:
            game.play(notation)
    for notation in ("assign: farm-1", "pay", "bid auction-1: 6", "pay", "build market"):
        game.play(notation)
    assert STEPS[9].is_done(game)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.title)
def test_a_step_names_actions_that_there_are_and_has_room(step: Step) -> None:
    named = set(re.findall(r"\{(\w+)\}", step.words))
    assert named <= labels()
    told = fill(step.words, "plain", **{name: text("space", "key") for name in labels()})
    assert len(wrapped(told, 78)) < ROWS


def test_a_page_that_is_to_be_looked_at_is_a_page() -> None:
    assert {step.page for step in STEPS if step.page} <= {page.name for page in KEYS.pages}
