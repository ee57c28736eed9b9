"""The first game of every title that has one: its steps name what there is, and their words have room."""

from __future__ import annotations

from random import Random

import pytest

from engine import format_move
from engine.bots.chance import decide
from engine.bots.levels import lineup_of
from engine.bots.review import review
from engine.titles import about
from saves.records import records
from saves.statistics import standings
from screens.actions import EVERYWHERE
from screens.menus.new_game import NewGameScreen
from screens.menus.words import RecordLine, kind_of, row_of
from screens.table.comparison import result_lines
from screens.table.game import GameScreen
from screens.table.keys import keys_of
from screens.table.lesson import CONTEXT, OVER, ROWS, LessonScreen
from screens.table.steps import Lesson, lesson_of
from screens.titles import TITLES
from screens.words import shown
from tests.screens.fakes import shown as picture
from tui.actions import registry
from tui.app import HavreApp
from widgets.filled import fill
from widgets.lines import broken, text


@pytest.fixture(
    params=[
        pytest.param((title, variant), id=f"{title}-{variant}" if variant else title)
        for title, home in TITLES.items()
        for variant in (*([""] if home.lesson else []), *home.lessons)
    ]
)
def taught(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A title with a lesson, and the variant of which it is one."""
    found: tuple[str, str] = request.param
    return found


@pytest.fixture
def title(taught: tuple[str, str]) -> str:
    """A title with a lesson."""
    return taught[0]


@pytest.fixture
def lesson(taught: tuple[str, str]) -> Lesson:
    """The lesson of a title or a variant."""
    return lesson_of(*taught)


def test_a_step_names_actions_that_there_are_and_has_room(title: str, lesson: Lesson) -> None:
    contexts = (CONTEXT, OVER, *keys_of(title).contexts(), EVERYWHERE)
    actions = [action for context in contexts for action in registry().of(context)]
    keys = {action.name: text(max(action.keys, key=len, default=""), "key") for action in actions}
    for step in lesson.told():
        assert step.values() <= set(keys), step.title
        assert len(broken(fill(step.words, "plain", **keys), 78)) < ROWS, step.title


def test_a_page_that_is_to_be_looked_at_is_a_page(title: str, lesson: Lesson) -> None:
    assert {step.page for step in lesson.steps if step.page} <= {page.name for page in keys_of(title).pages}


def test_the_last_step_says_how_the_game_is_played_on_with_advice(lesson: Lesson) -> None:
    assert {"play_lesson_on", "hint"} <= lesson.told()[-1].values()


async def test_the_key_that_plays_a_step_plays_that_step_alone(lesson: Lesson) -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = LessonScreen(lesson)
        await app.push_screen(screen)
        for number in range(len(lesson.steps)):
            assert screen.number == number
            await pilot.press("greater_than_sign")


@pytest.mark.parametrize("name", ["You", *(pytest.param(name, marks=pytest.mark.long) for name in ("Du", "你"))])
@pytest.mark.parametrize("looks", [2, pytest.param(4, marks=pytest.mark.long)])
async def test_a_review_of_the_first_game_finds_nothing_that_it_teaches_wrong(
    title: str, lesson: Lesson, looks: int, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What an adviser imagines of what is hidden depends on who sits there, which every language calls by another word.
    monkeypatch.setattr("screens.table.steps.usual_names", lambda _title, _seats: iter([name]))
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = LessonScreen(lesson)
        await app.push_screen(screen)
        await pilot.press(*["greater_than_sign"] * (len(lesson.steps) - 1))
        game = screen.saved.game.copy()
    reviewed = review(game, 0, budgets=lineup_of(title).looks[:looks])
    assert [[format_move(move) for move in one.played.moves] for one in reviewed if one.points] == []


async def test_the_key_for_another_game_sets_up_one_of_the_same_title(title: str, lesson: Lesson) -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_lesson(title)
        await pilot.press(*["greater_than_sign"] * (len(lesson.steps) - 1), "g")
        assert isinstance(app.screen, NewGameScreen)
        assert shown(about(title).shown) in picture(app.screen).splitlines()[0]


async def test_the_first_game_that_is_played_on_to_its_end_is_in_the_records_and_marked(lesson: Lesson) -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(LessonScreen(lesson))
        for _step in lesson.steps[:-1]:
            await pilot.press("greater_than_sign")
        await pilot.press("enter")
        assert isinstance(app.screen, GameScreen)
        saved = app.screen.saved
        rng = Random(1)
        while saved.game.decision is not None:
            saved.play(decide(saved.game, rng))
    (record,) = records()
    assert saved.record == record
    assert (record.title, record.first_game) == (lesson.title, True)
    (one,) = standings([record])
    assert row_of(one) == RecordLine(kind_of(record.title, record.variant), "first game", "1", day=row_of(one).day)
    assert [line for line in result_lines(record, [record]) if "best game" in line or "Attempt" in line] == []


async def test_the_lesson_teaches_the_table_of_the_size_at_which_it_is_played(lesson: Lesson) -> None:
    app = HavreApp()
    async with app.run_test(size=(120, 40)):
        screen = LessonScreen(lesson)
        await app.push_screen(screen)
        assert screen.pages.holds_overview(*screen.terminal)
