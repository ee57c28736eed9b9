"""The review of a game: every move of a seat against the harbourmaster's, with the difference it sees."""

from __future__ import annotations

import pytest

from engine import Game, format_move, new_game
from engine.bots.looks import looks
from engine.bots.player import Reviewed
from engine.bots.review import LEAST, by_moves, deeds, judged, review
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


def test_each_decision_of_the_seat_is_reviewed_whole_or_by_its_moves(game: Game, reviewed: list[Reviewed]) -> None:
    own = [deed for deed in deeds(game) if deed.seat == 0]
    moves = {deed.number + place: move for deed in own for place, move in enumerate(deed.moves)}
    wrong = [one for one in reviewed if one.played.whole[0] != moves[one.number]]
    assert wrong == []
    mains = [deed for deed in own if any(isinstance(move, Take | Enter) for move in deed.moves)]
    looked_at = {one.number for one in reviewed}
    assert mains
    assert [deed for deed in mains if not looked_at & {*range(deed.number, deed.number + len(deed.moves))}] == []


def test_all_moves_of_a_turn_are_one_decision(game: Game) -> None:
    found = deeds(game)
    assert [move for deed in found for move in deed.moves] == list(game.history)
    assert all(deed.moves[-1] == EndTurn() for deed in found if isinstance(deed.moves[0], Take | Enter))


def test_what_only_opens_a_turn_is_no_decision_though_a_loan_could_have_been_repaid_before_it() -> None:
    game = red("20 francs", loans=1, offers="2 fish, 2 wood, 2 clay")
    moves = "take fish; end turn; supply; pay interest; take wood; end turn; supply; take clay; end turn"
    for line in moves.split("; "):
        game.play(line)
    decided = {
        deed.moves[0]
        for one in review(game, 0, budgets=BUDGETS)
        for deed in deeds(game)
        if deed.number <= one.number < deed.number + len(deed.moves)
    }
    assert decided == {Take("fish"), PayInterest(), Take("clay")}


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


@pytest.fixture(scope="module")
def ended_early() -> Game:
    """Macao: after a good quarter, a turn is ended with goods aboard in their port."""
    players = [{"ship": "london", "cargo": {"tea": 2}, "supply": {"blue": 1}, "gold": 0}, {}]
    setup = {"position": {"round": 12, "window": "action", "wall": [1, 2], "players": players}}
    game = new_game("macao", ["Ann", "Bo"], "full", 1, setup=setup)
    for line in ("claim q07", "pass"):
        game.play(line)
    return game


def test_what_a_turn_lost_is_told_of_the_move_that_lost_it(ended_early: Game) -> None:
    (one,) = [one for one in review(ended_early, 0, budgets=BUDGETS) if one.points]
    assert (one.number, one.played.moves) == (2, (ended_early.history[1],))
    assert "deliver tea" in map(format_move, one.best.moves)


def test_the_parts_of_what_a_turn_lost_come_to_all_of_it(ended_early: Game) -> None:
    (deed,) = [deed for deed in deeds(ended_early) if deed.seat == 0]
    steps = [ended_early.at(position) for position in ended_early.positions[:2]]
    whole = judged(steps[0], deed, BUDGETS)
    parts = by_moves(steps, deed, whole, BUDGETS[-2])
    assert whole.points >= LEAST
    assert sum(part.points for part in parts) == pytest.approx(whole.points)


def test_a_turn_that_lost_nothing_is_told_as_one(game: Game, reviewed: list[Reviewed]) -> None:
    own = {deed.number: deed.moves for deed in deeds(game) if deed.seat == 0}
    good = [one for one in reviewed if not one.points]
    assert good
    assert [one.number for one in good if one.played.whole != own[one.number]] == []
