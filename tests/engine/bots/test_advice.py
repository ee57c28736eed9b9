"""What a harbourmaster says of several moves."""

from __future__ import annotations

import pytest

from engine import bots
from engine.bots.player import Adviser
from tests.engine.bots.test_levels import finished, game_of, later


@pytest.fixture
def adviser() -> Adviser:
    """A harbourmaster with little time."""
    found = bots.adviser("le-havre", seed=2, budget=150)
    assert found is not None
    return found


def test_advice_is_sorted_by_francs(adviser: Adviser) -> None:
    advice = adviser.advice(later(game_of(), 25), 5)
    points = [one.points for one in advice]
    assert len(points) == 5
    assert points == sorted(points, reverse=True)


def test_the_first_advice_is_the_move_that_it_would_choose(adviser: Adviser) -> None:
    game = later(game_of(), 25)
    assert adviser.advice(game, 3)[0].move == adviser.choose(game)


def test_a_move_asked_for_is_valued_whatever_its_rank(adviser: Adviser) -> None:
    game = later(game_of(), 25)
    ranked = adviser.advice(game, 30)
    last = ranked[-1].move
    advice = adviser.advice(game, 2, also=[last])
    assert [one.move for one in advice].count(last) == 1
    assert len(advice) in (2, 3)
    assert advice[-1].points <= advice[0].points


def test_a_move_asked_for_that_is_among_the_best_is_named_once(adviser: Adviser) -> None:
    game = later(game_of(), 25)
    best = adviser.choose(game)
    assert [one.move for one in adviser.advice(game, 1, also=[best])] == [best]


def test_alone_the_lead_is_the_score(adviser: Adviser) -> None:
    advice = adviser.advice(later(game_of(1), 25), 3)
    assert all(one.lead == one.points for one in advice)


def test_hurried_advice_is_advice_all_the_same(adviser: Adviser) -> None:
    assert len(adviser.advice(later(game_of(), 25), 3, lambda: True)) == 3


def test_the_last_action_is_expected_to_end_as_it_will(adviser: Adviser) -> None:
    game = game_of(1)
    deckhand = bots.player("le-havre", "deckhand")
    while game.decision is not None and game.decision.kind != "final":
        game.play(deckhand.choose(game))
    advice = adviser.advice(game, 1)[0]
    game.play(advice.move)
    while game.decision is not None:
        game.play(adviser.choose(game))
    assert game.scores()[0]["total"] == advice.points


def test_in_a_finished_game_there_is_nothing_to_advise(adviser: Adviser) -> None:
    with pytest.raises(ValueError, match="the game is over"):
        adviser.advice(finished("random", 1), 1)
