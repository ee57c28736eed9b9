"""The first game: every step by its keys, skipped, refused and taken back, and the ways out of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from textual.pilot import Pilot

from engine import parse
from engine.le_havre.moves import EndTurn, Enter, Feed
from saves import SavedGame, summaries
from saves.record import Record, Result
from saves.settings import Settings, load, store
from saves.slots import home
from screens.le_havre.lesson import LESSON
from screens.menus.daily import DailyScreen
from screens.menus.new_game import NewGameScreen
from screens.menus.title import TitleScreen
from screens.table.lesson import LessonScreen
from tests.engine.open_table import open_table
from tests.screens.fakes import GameScreen, shown
from tests.screens.keyboard import Player
from tests.screens.pictures import ASKED, DESK, PAGE, cut
from tui.actions import REGISTRY
from tui.app import HavreApp
from widgets.lines import broken, plain, text, width

Snap = Callable[..., bool]

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])

KEYS = (
    "w w",
    "n",
    "2",
    "j j j e enter",
    "n k k k k e enter",
    "n j j j j j j j e enter enter",
    "n 1 i i",
    "n f f",
    "n c c",
    "n enter",
)
"""The keys of every step but the last, one after another from the start."""

DAILY = Record(
    "a",
    "le-havre",
    "short",
    20260131,
    (),
    (),
    80,
    datetime(2026, 1, 31, 12, tzinfo=UTC),
    day=date(2026, 1, 31),
)
"""A daily harbour that was finished."""

TOLD = LESSON.told()


class Learner(Player):
    """A player in the lesson."""

    @property
    def lesson(self) -> LessonScreen:
        assert isinstance(self.app.screen, LessonScreen)
        return self.app.screen

    @property
    def title(self) -> str:
        """What is to be done now."""
        return LESSON.told()[self.lesson.number].title

    async def do_steps(self, count: int) -> None:
        """Do the first steps as they say."""
        for keys in KEYS[:count]:
            await self.press(*keys.split())


@asynccontextmanager
async def learning(size: tuple[int, int] = (80, 24)) -> AsyncIterator[Learner]:
    """The first game, opened from the title."""
    app = HavreApp()
    async with app.run_test(size=size) as pilot:
        learner = Learner(app, pilot)
        await learner.press("f")
        yield learner


@pytest.fixture(autouse=True)
def _medals(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are medals for the daily harbour."""
    monkeypatch.setattr("engine.medals.numbers", lambda _package, _name: {"short": {"1": [98, 121, 146]}})


# The steps.


async def test_every_step_is_done_with_its_keys_and_the_round_is_played() -> None:
    async with learning() as learner:
        for number, keys in enumerate(KEYS):
            assert learner.title == TOLD[number].title
            await learner.press(*keys.split())
        assert learner.lesson.is_over
        entered = [move.target for move in learner.game.history if isinstance(move, Enter)]
        assert entered == ["building-firm-1", "fishery", "marketplace"]
        assert sum(isinstance(move, EndTurn) for move in learner.game.history) == 7
        assert isinstance(learner.game.history[-1], Feed)


async def test_every_step_can_be_skipped() -> None:
    async with learning() as learner:
        for told in TOLD[:-1]:
            assert learner.title == told.title
            await learner.press(">")
        assert learner.lesson.is_over
        assert open_table(learner.game)["round"] == 2


async def test_a_step_can_be_skipped_in_the_middle_of_a_question() -> None:
    async with learning() as learner:
        await learner.press(*">>>jjje>")
        assert learner.title == TOLD[4].title
        assert "fishery" in open_table(learner.game)["players"][0]["buildings"]


@pytest.mark.parametrize(
    ("done", "keys", "words"),
    [
        (0, "i i", "Take 4 wood"),
        (2, "i i", TOLD[2].title),
        (3, "1 c c", "Enter the Building Firm 1: build the Fishery"),
        (3, "j j j j e", "Enter the Building Firm 1: build the Fishery"),
        (3, "j j j e down enter", "Enter the Building Firm 1: build the Fishery"),
        (5, "n 1 f f", "Enter the Marketplace"),
    ],
    ids=["an offer", "no look", "no building", "another firm", "another card", "no fee"],
)
async def test_another_move_than_the_step_wishes_is_refused_in_a_sentence(done: int, keys: str, words: str) -> None:
    async with learning() as learner:
        await learner.press(*">" * done, *keys.split())
        assert f"First this step, as it is told above: {words}" in learner.desk()
        assert learner.title == TOLD[done].title


async def test_the_fishery_may_be_built_with_the_sawmill_for_a_wood_less_too() -> None:
    async with learning() as learner:
        await learner.press(*">>>", "e")
        await learner.until(lambda: "With which firm?" in learner.sees())
        await learner.press("1", "enter")
        assert learner.title == TOLD[4].title
        await learner.press(*KEYS[4].split())
        assert learner.title == TOLD[5].title


async def test_the_turns_of_ones_own_are_played_as_one_likes() -> None:
    async with learning() as learner:
        await learner.press(*">>>>>>", *"n1rr2jb", "enter", *"n2")
        assert learner.title == TOLD[7].title


async def test_a_meal_that_cannot_be_paid_is_skipped_with_a_loan() -> None:
    async with learning() as learner:
        await learner.press(*">>>>>>")
        for line in (
            "end turn",
            "buy building-firm-1",
            "enter building-firm-2: fee 1 fish; build smokehouse",
            "end turn",
            "enter marketplace: fee 2 fish; iron, coal, hides, clay",
            "end turn",
            "take grain",
        ):
            learner.lesson.play_now(parse(learner.game, line))
        assert learner.title == TOLD[9].title
        await learner.press(">")
        assert learner.lesson.is_over
        assert open_table(learner.game)["players"][0]["loans"] == 1


async def test_pages_help_and_rules_can_be_looked_at_during_a_step() -> None:
    async with learning() as learner:
        await learner.press("3", "4", "?", "escape", "=", "escape", "1")
        assert learner.title == TOLD[0].title
        await learner.press(*KEYS[0].split())
        assert learner.title == TOLD[1].title


async def test_a_move_taken_back_leads_back_to_its_step() -> None:
    async with learning() as learner:
        await learner.press(*">>>>")
        assert learner.title == TOLD[4].title
        await learner.press("u")
        assert learner.title == TOLD[3].title
        await learner.press("U")
        assert learner.title == TOLD[4].title


async def test_the_settings_do_not_change_the_steps() -> None:
    store(Settings(confirm=False, end_turn=True, stop_between_turns=True))
    async with learning() as learner:
        await learner.do_steps(len(KEYS))
        assert learner.lesson.is_over


async def test_the_steps_name_the_keys_that_the_player_has_set() -> None:
    store(Settings(keys={"take_wood": ("F",), "skip_step": ("X",)}))
    async with learning() as learner:
        assert "Press F: the lines at the foot" in learner.sees()
        await learner.press("X")
        assert learner.title == TOLD[1].title


async def test_a_question_of_a_step_shows_every_key_that_it_needs() -> None:
    async with learning() as learner:
        await learner.do_steps(5)
        await learner.press(*"njjjjjjje")
        foot = learner.lines()[-1]
        for words in ("enter answer", "→ more", "tab another way", "esc back", "> skip step"):
            assert words in foot


async def test_the_step_stands_above_the_page_and_says_how_far_one_is() -> None:
    async with learning() as learner:
        assert "First game 1 of 11 ─ Take the wood" in learner.lines()[0]


def test_words_are_broken_with_their_styles() -> None:
    lines = broken(text("Press ") + text("enter", "key") + text(" to go on, and on, and on."), 14)
    assert [plain(line) for line in lines] == ["Press enter to", "go on, and on,", "and on."]
    assert [piece.text for line in lines for piece in line if piece.style == "key"] == ["enter"]
    assert all(width(line) <= 14 for line in lines)


@pytest.mark.parametrize("keys", ["", "a", "/", "2 j j j e", "4", "u", "5"])
async def test_the_screen_is_in_contexts_that_the_registry_knows_together(keys: str) -> None:
    async with learning() as learner:
        await learner.press(*">>>", *keys.split())
        assert learner.lesson.contexts in REGISTRY.together, learner.lesson.contexts


# In and out.


async def test_the_lesson_can_be_left_anywhere_and_is_no_saved_game() -> None:
    async with learning() as learner:
        for skipped in (0, 3, 5, 9, len(KEYS)):
            await learner.press(*">" * skipped)
            assert learner.title == TOLD[skipped].title
            await learner.press("q")
            assert isinstance(learner.app.screen, TitleScreen)
            await learner.press("f", "<")
        assert summaries() == []


async def test_the_lesson_goes_on_where_it_was_left_or_begins_again() -> None:
    async with learning() as learner:
        await learner.press(*">>>>>")
        assert learner.title == TOLD[5].title
    async with learning() as learner:
        assert learner.title == TOLD[5].title
        assert "You go on where you left off; < begins again." in learner.desk()
        await learner.press("u")
        assert learner.title == TOLD[4].title
        await learner.press("q")
        assert "Le Havre, where you left it" in shown(learner.app.screen)
        await learner.press("f", "<")
        assert learner.title == TOLD[0].title
        assert "where you left off" not in learner.desk()
        await learner.press("q")
        assert "Le Havre, step by step" in shown(learner.app.screen)


async def test_a_lesson_that_was_finished_begins_at_its_start() -> None:
    async with learning() as learner:
        await learner.press(*">" * len(KEYS), "q", "f")
        assert learner.title == TOLD[0].title


@pytest.mark.parametrize("kept", [b"take nothing\n", b"\xff\xfe", b"supply\ntake wood\ntake wood\n"])
async def test_what_was_kept_of_a_lesson_and_cannot_be_followed_counts_for_nothing(kept: bytes) -> None:
    home().mkdir(parents=True)
    (home() / "le-havre-lesson.moves").write_bytes(kept)
    async with learning() as learner:
        assert learner.title == TOLD[0].title


async def test_a_real_game_follows_the_lesson() -> None:
    async with learning() as learner:
        await learner.press(*">" * len(KEYS), "g")
        assert isinstance(learner.app.screen, NewGameScreen)
        await learner.press("escape")
        assert isinstance(learner.app.screen, TitleScreen)


async def test_after_the_lesson_pages_can_be_read_but_nothing_is_played() -> None:
    async with learning() as learner:
        await learner.press(*">" * len(KEYS))
        played = learner.game.history
        await learner.press("2", "e", "b", "1", "w", "w", "4", "tab", "3", "space", "a", "u")
        assert learner.game.history == played
        assert learner.lesson.contexts in REGISTRY.together


@pytest.mark.parametrize(
    ("best", "goal"),
    [
        (None, "Your goal: 98 francs in the daily harbour, a bronze medal."),
        (121, "Your goal: 146 francs in the daily harbour, a gold medal."),
        (150, "Your goal: more than 150 francs in the daily harbour, your best."),
    ],
)
async def test_a_goal_follows_the_lesson(monkeypatch: pytest.MonkeyPatch, best: int | None, goal: str) -> None:
    known = [] if best is None else [replace(DAILY, results=(Result("Red", best, 1),))]
    monkeypatch.setattr("screens.table.lesson.records", lambda: known)
    async with learning() as learner:
        await learner.press(*[">"] * len(KEYS))
        assert goal in shown(learner.lesson)


async def test_the_daily_harbour_of_the_title_follows_the_lesson() -> None:
    async with learning() as learner:
        await learner.press(*[">"] * len(KEYS), "d")
        assert isinstance(learner.app.screen, DailyScreen)
        assert learner.app.screen.menu.chosen == "le-havre"


async def test_turns_that_could_end_by_themselves_are_counted_and_the_setting_is_one_key_away() -> None:
    async with learning() as learner:
        await learner.do_steps(len(KEYS))
        assert "You pressed n 5 times to end a turn that was over" in shown(learner.lesson)
        await learner.press("y")
        assert load()[0].end_turn
        assert "You pressed" not in shown(learner.lesson)


async def test_who_ended_no_turn_with_a_key_is_offered_nothing() -> None:
    async with learning() as learner:
        await learner.press(*[">"] * len(KEYS))
        assert "You pressed" not in shown(learner.lesson)
        await learner.press("y")
        assert not load()[0].end_turn


async def test_the_first_game_comes_first_for_somebody_without_a_saved_game() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, LessonScreen)


async def test_somebody_who_has_played_finds_the_first_game_further_down() -> None:
    SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        seen = shown(pilot.app.screen)
        assert seen.index("New game") < seen.index("First game")


# What it looks like.


def looks_right(snap: Snap, size: tuple[int, int], keys: str = "", of: tuple[str, ...] = ("#step", *ASKED)) -> bool:
    """Whether the lesson looks after these keys as it did when somebody looked at it."""
    app = HavreApp()

    async def press(pilot: Pilot[None]) -> None:
        await Learner(app, pilot).press("f", *keys.split())

    return snap(cut(app, of), terminal_size=size, run_before=press)


@SIZES
def test_lesson_begins_with_an_offer_to_take(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert looks_right(snap_compare, size, of=("#step", *PAGE, *DESK))


@SIZES
def test_lesson_at_the_building_of_a_card(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert looks_right(snap_compare, size, "> > > j j j e")


@SIZES
def test_lesson_at_a_fee_paid_in_another_way(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert looks_right(snap_compare, size, "> > > > > n j j j j j j j e tab")


@SIZES
def test_lesson_refuses_another_move(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert looks_right(snap_compare, size, "i i", of=("#step", *DESK))


@SIZES
def test_lesson_is_over(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert looks_right(snap_compare, size, "> " * len(KEYS), of=("#step", *DESK))


def test_lesson_without_colour(snap_compare: Snap, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert looks_right(snap_compare, (80, 24), "> > > j j j e")


@pytest.mark.parametrize("key", ["enter", "n"])
async def test_the_game_of_the_lesson_is_played_on_and_saved(key: str) -> None:
    """The key that went on in every step, too."""
    async with learning() as learner:
        await learner.do_steps(len(KEYS))
        game = learner.lesson.game
        await learner.press(key)
        assert isinstance(learner.app.screen, GameScreen)
        assert learner.app.screen.saved.game.history == game.history
        (saved,) = summaries()
        assert not saved.finished
