"""What the adviser says of a game that has just ended: found in the background, shown when it is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event
from typing import TYPE_CHECKING

import pytest

from engine import Game
from engine.bots import Advice
from engine.bots.player import Reviewed
from engine.medals import Medals
from saves import SavedGame
from screens.menus.daily import DailyScreen
from tests.saves.players import next_move
from tests.screens.keyboard import Player, playing
from tests.screens.le_havre import positions
from tests.waiting import until

if TYPE_CHECKING:
    pass


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is played."""


class Adviser:
    """An adviser who has found what there is to find once he is let."""

    def __init__(self, points: float) -> None:
        self.points = points
        self.may_speak = Event()
        self.was_stopped = False
        self.reviews = 0

    def review(self, game: Game, _seat: int, stop: Callable[[], bool], *_: object, **__: object) -> Iterator[Reviewed]:
        self.reviews += 1
        until(lambda: stop() or self.may_speak.is_set())
        self.was_stopped = stop()
        if not self.was_stopped:
            number = len(game.history) - 1
            played = Advice((game.history[number - 1],), 0.0, 0.0, 1)
            yield Reviewed(number, played, played, self.points)

    def medals(self, *_: object) -> Medals:
        return Medals(-900, -800, 900)


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    one = Adviser(7)
    monkeypatch.setattr("screens.by_name.review", one.review)
    monkeypatch.setattr("screens.by_name.medals", one.medals)
    return one


def almost_over() -> SavedGame:
    """A game alone in which one key is left to be pressed."""
    saved = positions.alone()
    while not (saved.game.moves() and [move.words for move in saved.game.moves()] == ["end turn"] and _ends(saved)):
        saved.play(next_move(saved.game))
    return saved


def _ends(saved: SavedGame) -> bool:
    ahead = saved.game.copy()
    ahead.play("end turn")
    return ahead.decision is None


def words(player: Player) -> str:
    return " ".join(player.sees().split())


@pytest.fixture(autouse=True)
def thresholds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of medals is the same in every test."""
    monkeypatch.setattr("screens.table.comparison.thresholds", lambda *_set_up: Medals(-900, -800, 900))


async def test_the_dearest_decision_is_shown_when_it_is_found_and_without_a_key(adviser: Adviser) -> None:
    async with playing(almost_over()) as player:
        await player.press("n")
        assert player.game.decision is None
        await player.until(lambda: "The harbourmaster looks" in words(player))
        adviser.may_speak.set()
        await player.until(lambda: "Without this one about" in words(player))
        assert "-7" in words(player)
        assert "→" in words(player)


async def test_a_decision_that_stands_among_the_dearest_is_not_said_once_more_as_a_lesson(
    adviser: Adviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("screens.by_name.lessons", lambda *_: [])
    adviser.may_speak.set()
    async with playing(almost_over(), size=(120, 40)) as player:
        await player.press("n")
        await player.until(lambda: "Without this one about" in words(player))
        assert "better by about 7" not in words(player)


async def test_the_medal_is_there_at_once_and_the_deal_changes_nothing(adviser: Adviser) -> None:
    async with playing(almost_over()) as player:
        await player.press("n")
        assert "Silver!" in words(player)
        adviser.may_speak.set()
        await player.until(lambda: "This deal: the harbourmaster makes -900 to 900 of it." in words(player))
        assert "Silver!" in words(player)


async def test_without_thresholds_the_range_of_the_deal_is_the_scale(
    adviser: Adviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("screens.table.comparison.thresholds", lambda *_set_up: None)
    adviser.may_speak.set()
    async with playing(almost_over()) as player:
        await player.press("n")
        assert "No medals here: the levels lie too close together." in words(player)
        await player.until(lambda: "By the deal: the harbourmaster makes -900 to 900 of it." in words(player))
        assert "silver -800 ✓" in words(player)
        assert "Silver!" not in words(player)


async def test_whoever_made_no_bad_move_is_told_so(adviser: Adviser) -> None:
    adviser.points = 0
    adviser.may_speak.set()
    async with playing(almost_over()) as player:
        await player.press("n")
        await player.until(lambda: "sees no decision in" in words(player))


async def test_a_game_that_was_over_when_it_was_opened_is_looked_at_again_and_its_deal_when_asked(
    adviser: Adviser,
) -> None:
    adviser.may_speak.set()
    saved = almost_over()
    saved.play("end turn")
    async with playing(saved) as player:
        await player.until(lambda: "Without this one about" in words(player))
        assert "This deal" not in words(player)
        await player.press("m")
        await player.until(lambda: "This deal: the harbourmaster makes" in words(player))
        assert "m medals" not in player.footer()


async def test_it_is_given_up_when_the_last_move_is_taken_back(adviser: Adviser) -> None:
    async with playing(almost_over()) as player:
        await player.press("n", "u")
        assert player.game.decision is not None
        await player.until(lambda: adviser.was_stopped)


async def test_once_more_begins_the_same_deal_anew(adviser: Adviser) -> None:
    adviser.may_speak.set()
    async with playing(almost_over()) as player:
        await player.press("n")
        before = player.game
        await player.press("g")
        assert player.game.options == before.options
        assert player.game.decision is not None
        assert len(player.game.history) < len(before.history)


async def test_the_daily_harbour_is_one_key_away(adviser: Adviser) -> None:
    adviser.may_speak.set()
    async with playing(almost_over()) as player:
        await player.press("n")
        title = player.game.title
        await player.press("d")
        assert isinstance(player.app.screen, DailyScreen)
        assert player.app.screen.menu.chosen == title


async def test_the_review_goes_on_with_what_was_begun_for_the_verdict(adviser: Adviser) -> None:
    async with playing(almost_over()) as player:
        await player.press("n", "v")
        assert adviser.reviews == 1
        await player.press("escape")
        adviser.may_speak.set()
        await player.until(lambda: "Without this one about" in words(player))
        await player.press("v")
        await player.until(lambda: "Lesson: " in words(player))
        assert adviser.reviews == 1
