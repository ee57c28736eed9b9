"""Flotsam at one keyboard: who is called to it, what each seat is told, and how the game ends on the screen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import Game, new_game
from saves import SavedGame
from screens.table.picture.log import listing
from screens.table.play.course import Course
from screens.table.play.kept_game import Practice
from screens.table.title import Sight, board_of
from tests.screens.keyboard import HAND_OVER, PAGE, playing
from tests.toy.position import PILE, Draw
from tests.toy.register import register
from tests.toy.rules import FLOTSAM
from tui.actions import registry
from widgets.lines import plain


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Flotsam is one of the collection here."""
    register(monkeypatch.setitem)
    every_action = registry()
    for module in ("tui.actions", "tui.app"):
        monkeypatch.setattr(f"{module}.REGISTRY", every_action)


@pytest.fixture
def no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has anything to hide."""
    rules = replace(FLOTSAM, has_secrets=lambda _position: False)
    monkeypatch.setattr("tests.toy.rules.FLOTSAM", rules)


def begun(*players: str, tides: int = 2) -> Game:
    """A game with the gull whose pile lies in the order of the things: the next chart is a bottle."""
    return new_game("flotsam", players or ("Ada", "Bo"), setup={"pile": list(PILE)}, gull=True, tides=tides)


def course(game: Game) -> Course:
    """The course of a game in which nothing follows by itself."""
    return Course(Practice(game), lambda _played: None, lambda _played, _after: False)


def page(game: Game, name: str) -> str:
    """A page of the table as the first seat sees it."""
    board = board_of("flotsam")
    board.look(Sight(game, 0, game.log))
    found = next(one for one in board.pages if one.keys.name == name)
    return "\n".join(plain(line).rstrip() for line in found.lines(80, 24, active=True))


def test_people_who_have_secrets_hand_over() -> None:
    table = course(begun())
    assert table.begins_with_call
    assert table.play(Draw())
    assert table.calls


@pytest.mark.usefixtures("no_secrets")
def test_people_without_secrets_go_straight_on() -> None:
    table = course(begun())
    assert not table.begins_with_call
    assert table.play(Draw())
    assert not table.calls


def test_what_one_drew_is_told_to_nobody_while_the_game_is_handed_over() -> None:
    table = course(begun())
    table.play(Draw())
    assert table.happened == "Ada draws a chart."


def test_whoever_sits_down_is_told_what_all_may_know() -> None:
    table = course(begun())
    table.play(Draw())
    table.take_over()
    assert table.happened == "Ada draws a chart."


def test_whoever_stays_at_the_keyboard_is_told_what_they_drew() -> None:
    table = course(begun())
    table.play(Draw())
    table.take_over()
    table.play(Draw())
    assert table.happened.startswith("You draw a chart: ")


@pytest.mark.parametrize(("seat", "words"), [(0, "You draw a chart: bottle."), (1, "Ada draws"), (None, "Ada draws")])
def test_the_log_tells_each_seat_what_it_may_know(seat: int | None, words: str) -> None:
    game = begun()
    game.play("draw")
    assert words in plain(listing(game.log, 80, seat).rows[0].line)


async def test_what_another_seat_knew_is_not_seen_by_who_looks_back() -> None:
    with SavedGame.keep(begun()) as saved:
        saved.play("draw")
        async with playing(saved) as player:
            await player.press("3", "enter", "b", "2")
            assert "after move 0 of 1" in player.sees()
            assert "Your chart" not in player.sees()


@pytest.mark.usefixtures("no_secrets")
async def test_nobody_is_called_to_a_game_without_secrets() -> None:
    with SavedGame.keep(begun()) as saved:
        async with playing(saved) as player:
            assert player.mode == PAGE
            await player.press("d", "enter")
            assert player.mode == PAGE
            assert "Bo: bid" in player.sees()


async def test_the_first_player_is_called_to_a_game_with_secrets() -> None:
    with SavedGame.keep(begun()) as saved:
        async with playing(saved) as player:
            assert player.mode == HAND_OVER


async def test_whoever_must_decide_is_called_before_their_charts_are_seen_in_a_game_that_goes_on() -> None:
    with SavedGame.keep(begun()) as saved:
        saved.play("draw")
        saved.play("draw")
        async with playing(saved, called=True) as player:
            await player.press("2")
            assert player.mode == HAND_OVER
            assert "Your chart" not in player.sees()
            await player.press("enter", "2")
            assert "Your chart: bottle" in player.sees()


async def test_taking_back_another_players_draw_shows_no_chart_before_they_were_called() -> None:
    with SavedGame.keep(begun()) as saved:
        saved.play("draw")
        async with playing(saved) as player:
            await player.press("u", "y", "2")
            assert player.mode == HAND_OVER
            assert "Your chart" not in player.sees()


async def test_review_and_medals_say_so_where_a_title_has_none() -> None:
    with SavedGame.keep(finished()) as saved:
        async with playing(saved) as player:
            await player.press("v")
            assert "There is no adviser for Flotsam." in player.desk()
            await player.press("m")
            assert "There are no medals for Flotsam." in player.desk()


def finished(*first: str) -> Game:
    """A game with two bids, or one that begins with `first`, to the end of which all draw."""
    game = begun()
    for line in first or ("bid cove-1: shells 1", "draw", "draw", "bid cove-1: shells 1"):
        game.play(line)
    while game.decision is not None:
        game.play("draw")
    return game


def test_the_result_says_points_in_the_unit_of_the_title() -> None:
    game = finished()
    best = max(score["total"] for score in game.scores())
    assert f" with {game.about.unit.points(best)}" in page(game, "result")


def test_the_result_lists_the_rivals_below_the_seats() -> None:
    game = finished("draw")
    lines = page(game, "result").splitlines()
    places = next(n for n, line in enumerate(lines) if " Place " in line)
    assert "Gull: 4 points, place 1" in lines[places + 1]


def test_nobody_is_said_to_win_behind_a_rival() -> None:
    result = page(finished("draw"), "result")
    assert "Gull stands first with 4 points, before Ada, Bo with 0 points." in result
    assert "victory" not in result
