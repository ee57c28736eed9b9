"""The review of a game: every move of a seat against the harbourmaster's, with the difference it sees."""

from __future__ import annotations

import pytest

from engine import Game
from engine.bots.looks import looks
from engine.bots.player import Reviewed
from engine.bots.review import LEAST, deeds, judged, review
from engine.le_havre.moves import EndTurn, Enter, PayInterest, Take
from tests.engine.bots.test_levels import game_of, later
from tests.engine.helpers import red

BUDGETS = (10, 30, 60)


@pytest.fixture(scope="module")
def game() -> Game:
    """The beginning of a game among deckhands."""
    return later(game_of(), 16)


@pytest.fixture(scope="module")
def reviewed(game: Game) -> list[Reviewed]:
    """The review of the first seat."""
    return list(review(game, 0, budgets=BUDGETS))


def test_each_decision_of_the_seat_is_reviewed_once(game: Game, reviewed: list[Reviewed]) -> None:
    own = [deed for deed in deeds(game) if deed.seat == 0]
    looked_at = {one.number: one.played.whole for one in reviewed}
    assert looked_at.items() <= {deed.number: deed.moves for deed in own}.items()
    mains = [deed.number for deed in own if any(isinstance(move, Take | Enter) for move in deed.moves)]
    assert mains
    assert set(mains) <= set(looked_at)


def test_all_moves_of_a_turn_are_one_decision(game: Game) -> None:
    found = deeds(game)
    assert [move for deed in found for move in deed.moves] == list(game.history)
    assert all(deed.moves[-1] == EndTurn() for deed in found if isinstance(deed.moves[0], Take | Enter))


def test_what_only_opens_a_turn_is_no_decision_though_a_loan_could_have_been_repaid_before_it() -> None:
    game = red("20 francs", loans=1, offers="2 fish, 2 wood, 2 clay")
    moves = "take fish; end turn; supply; pay interest; take wood; end turn; supply; take clay; end turn"
    for line in moves.split("; "):
        game.play(line)
    found = list(review(game, 0, budgets=BUDGETS))
    assert [one.played.whole[0] for one in found] == [Take("fish"), PayInterest(), Take("clay")]


def test_nothing_is_better_than_the_best_plan(reviewed: list[Reviewed]) -> None:
    for one in reviewed:
        assert one.points == 0 or one.points >= LEAST
        assert one.played.whole != one.best.whole or one.points == 0


@pytest.mark.parametrize("budget", BUDGETS)
def test_what_any_look_puts_first_is_no_loss(budget: int) -> None:
    game = later(game_of(), 25)
    (look,) = looks(game, 1, seed=4, budgets=(budget,))
    after = game.copy()
    after.play(after.plan(look.advice[0].whole))
    deed = deeds(after)[-1]
    assert deed.moves == look.advice[0].whole
    assert judged(game, deed, BUDGETS, seed=4).points == 0


def test_progress_counts_all_moves_of_the_seat(game: Game) -> None:
    told: list[tuple[int, int]] = []
    for _one in review(game, 1, progress=lambda done, of: told.append((done, of)), budgets=(1,)):
        pass
    of = told[-1][1]
    assert told == [(number, of) for number in range(1, of + 1)]


def test_a_stopped_review_ends(game: Game) -> None:
    stopped: list[bool] = []
    found = review(game, 0, lambda: bool(stopped), budgets=(1,))
    next(found)
    stopped.append(True)
    assert list(found) == []


def test_the_game_stays_as_it_is(game: Game) -> None:
    before = game.position.copy()
    list(review(game, 0, budgets=(1,)))
    assert game.position == before


@pytest.mark.parametrize("looks", [0, 1])
def test_a_review_that_is_stopped_says_no_more(game: Game, looks: int) -> None:
    asked = iter([False] * looks)
    assert list(review(game, 0, stop=lambda: next(asked, True), budgets=BUDGETS)) == []
