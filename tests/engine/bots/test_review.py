"""The review of a game: every move of a seat against the harbourmaster's, with the difference it sees."""

from __future__ import annotations

import pytest

from engine import Game, bots
from engine.bots.review import Reviewed, review
from tests.engine.bots.test_levels import game_of, later

BUDGET = 30


@pytest.fixture(scope="module")
def game() -> Game:
    """The beginning of a game among deckhands."""
    return later(game_of(), 16)


@pytest.fixture(scope="module")
def reviewed(game: Game) -> list[Reviewed]:
    """The review of the first seat."""
    return list(review(game, 0, budget=BUDGET))


def test_each_move_of_the_seat_with_a_choice_is_reviewed(game: Game, reviewed: list[Reviewed]) -> None:
    assert [one.played for one in reviewed] == [game.history[one.number - 1] for one in reviewed]
    mains = [number for number, move in enumerate(game.history, 1) if move.words.split()[0] in ("take", "enter")]
    assert mains[::2]
    assert {one.number for one in reviewed} & set(mains) == set(mains[::2])


def test_nothing_is_better_than_the_best_move(reviewed: list[Reviewed]) -> None:
    for one in reviewed:
        assert one.points >= 0
        assert (one.played != one.best) or one.points == 0


def test_what_the_harbourmaster_played_itself_is_the_best() -> None:
    game = later(game_of(), 10)
    assert game.decision is not None
    seat = game.decision.seat
    game.play(bots.player("le-havre", "harbourmaster", 0, BUDGET).choose(game))
    last = list(review(game, seat, budget=BUDGET))[-1]
    assert last.number == len(game.history)
    assert last.points == 0


def test_progress_counts_all_moves_of_the_seat(game: Game) -> None:
    told: list[tuple[int, int]] = []
    for _one in review(game, 1, progress=lambda done, of: told.append((done, of)), budget=1):
        pass
    of = told[-1][1]
    assert told == [(number, of) for number in range(1, of + 1)]


def test_a_stopped_review_ends(game: Game) -> None:
    stopped: list[bool] = []
    found = review(game, 0, lambda: bool(stopped), budget=1)
    next(found)
    stopped.append(True)
    assert list(found) == []


def test_the_game_stays_as_it_is(game: Game) -> None:
    before = game.position.copy()
    list(review(game, 0, budget=1))
    assert game.position == before


@pytest.mark.parametrize("looks", [0, 1])
def test_a_review_that_is_stopped_says_no_more(game: Game, looks: int) -> None:
    asked = iter([False] * looks)
    assert list(review(game, 0, stop=lambda: next(asked, True), budget=BUDGET)) == []
