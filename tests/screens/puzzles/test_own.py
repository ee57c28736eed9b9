"""A dear decision of one's own game is made again, and judged by the look of the review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from textual.pilot import Pilot

from engine import Game, Move, format_move
from engine.bots import Advice
from engine.bots.player import Reviewed
from screens.puzzles.own import OwnScreen
from screens.table.adviser import lost_in_words
from screens.table.review import ReviewScreen
from tests.conformance.played import recorded
from tests.conformance.titles import settings_of
from tests.screens.fakes import shown
from tests.waiting import until_app
from tui.app import HavreApp

TITLE = "speicherstadt"


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is shown."""


@pytest.fixture
def game() -> Game:
    return recorded(next(iter(settings_of(TITLE))), 1, 1).game


def dear(game: Game, number: int) -> Reviewed:
    """The move of a number, which cost 8."""
    played = Advice((game.history[number - 1],), 20.0, 20.0, 1)
    return Reviewed(number, played, played, 8.0)


def choice(game: Game) -> int:
    """The number of a move in the middle at which there was another one."""
    stages = list(game.stages)
    middle = len(stages) // 2
    return next(n for n, one in enumerate(stages, start=1) if n > middle and len(game.rules.moves(one.before)) > 1)


def judging(monkeypatch: pytest.MonkeyPatch, points: float) -> list[Sequence[Move]]:
    """Let each decision be worth so many points less than the best; what was judged."""
    judged: list[Sequence[Move]] = []

    def look(then: Game, deed: Any, *_: object) -> Reviewed:
        assert then.history == ()
        judged.append(deed.moves)
        played = Advice(tuple(deed.moves), 20.0, 20.0, 1)
        return Reviewed(1, played, played, points)

    monkeypatch.setattr("screens.by_name.judged", look)
    return judged


async def decide(pilot: Pilot[None], screen: OwnScreen) -> None:
    """Make the decision with whatever comes first."""
    while not screen._is_done:
        game = screen.saved.game
        screen.play_now(game.tried(game.moves()[0])[1])
        screen.redraw()
        await pilot.pause()


@pytest.mark.parametrize(
    ("points", "words"),
    [(0.0, "as good as anything"), (3.0, "Better: about 3 points"), (8.0, "No better: about 8 points")],
)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
async def test_what_one_does_now_is_judged(
    game: Game, points: float, words: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = judging(monkeypatch, points)
    number = choice(game)
    screen = OwnScreen(game, 0, dear(game, number), "round 6")
    async with HavreApp().run_test(size=size) as pilot:
        await pilot.app.push_screen(screen)
        await pilot.pause()
        assert "Here you lost about 8 points. Find better." in shown(screen)
        assert screen.saved.game.position == list(game.stages)[number - 1].before
        await decide(pilot, screen)
        await until_app(pilot, lambda: words in shown(screen))
        assert list(judged[0]) == list(screen.saved.game.history)
        await pilot.press("A")
        assert screen.saved.game.history == ()
        await pilot.press("h")
        assert "The adviser would do this" in shown(screen)


async def test_t_in_the_review_opens_the_decision_with_the_cursor(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    one = dear(game, choice(game))
    monkeypatch.setattr("screens.by_name.review", lambda *_, **__: iter([one]))
    monkeypatch.setattr("screens.table.adviser.lessons_of", lambda *_: [])
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        review = ReviewScreen(game, [0], 0, lambda _number: None)
        await pilot.app.push_screen(review)
        await until_app(pilot, lambda: "t find better" in shown(review))
        await pilot.press("t")
        assert isinstance(pilot.app.screen, OwnScreen)
        await pilot.press("q")
        assert isinstance(pilot.app.screen, ReviewScreen)


async def test_the_same_move_is_as_dear_as_it_was(game: Game) -> None:
    """The real look is asked."""
    from engine.bots.review import Deed, judged  # noqa: PLC0415

    number = choice(game)
    then = game.at(list(game.stages)[number - 1].before)
    found = judged(then, Deed(1, 0, (game.history[number - 1],)), (20,))
    assert format_move(found.played.moves[0]) == format_move(game.history[number - 1])


@pytest.mark.parametrize(("doubt", "words"), [(0.0, "lost about 6 francs"), (5.0, "lost perhaps 6 francs")])
def test_what_may_be_nothing_is_not_told_as_lost(doubt: float, words: str) -> None:
    plan = Advice((), 20.0, 20.0, 1)
    assert words in lost_in_words(Reviewed(1, plan, plan, 6.0, doubt), "6 francs")
