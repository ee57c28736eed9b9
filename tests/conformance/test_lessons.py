"""The first game of every title that has one: its steps name what there is, and their words have room."""

from __future__ import annotations

import re
from pkgutil import resolve_name

import pytest

from screens.actions import EVERYWHERE
from screens.table.lesson import CONTEXT, OVER, ROWS, LessonScreen
from screens.table.steps import Lesson
from screens.titles import TITLES, keys_of
from tui.actions import registry
from tui.app import HavreApp
from widgets.lines import broken, fill, text


@pytest.fixture(params=[title for title, home in TITLES.items() if home.lesson])
def title(request: pytest.FixtureRequest) -> str:
    """A title with a lesson."""
    found: str = request.param
    return found


@pytest.fixture
def lesson(title: str) -> Lesson:
    """The lesson of a title."""
    found: Lesson = resolve_name(TITLES[title].lesson)
    return found


def test_a_step_names_actions_that_there_are_and_has_room(title: str, lesson: Lesson) -> None:
    contexts = (CONTEXT, OVER, *keys_of(title).contexts(), EVERYWHERE)
    actions = [action for context in contexts for action in registry().of(context)]
    keys = {action.name: text(max(action.keys, key=len, default=""), "key") for action in actions}
    for step in lesson.steps:
        assert set(re.findall(r"\{(\w+)\}", step.words)) <= set(keys), step.title
        assert len(broken(fill(step.words, "plain", **keys), 78)) < ROWS, step.title


def test_a_page_that_is_to_be_looked_at_is_a_page(title: str, lesson: Lesson) -> None:
    assert {step.page for step in lesson.steps if step.page} <= {page.name for page in keys_of(title).pages}


def test_the_last_step_says_how_the_game_is_played_on_with_advice(lesson: Lesson) -> None:
    assert {"play_lesson_on", "hint"} <= set(re.findall(r"\{(\w+)\}", lesson.steps[-1].words))


async def test_the_key_that_plays_a_step_plays_that_step_alone(lesson: Lesson) -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = LessonScreen(lesson)
        await app.push_screen(screen)
        for number in range(len(lesson.steps)):
            assert screen.number == number
            await pilot.press("greater_than_sign")


async def test_the_lesson_teaches_the_table_of_the_size_at_which_it_is_played(lesson: Lesson) -> None:
    app = HavreApp()
    async with app.run_test(size=(120, 40)):
        screen = LessonScreen(lesson)
        await app.push_screen(screen)
        assert screen.pages.holds_overview(*screen.room)
