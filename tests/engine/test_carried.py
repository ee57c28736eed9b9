"""A move goes on from where it was asked last, and that is never to be seen: all is as if it were carried out anew."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, Move, Refused
from engine.le_havre.moves import Enter
from tests.engine.baking import FEE
from tests.engine.helpers import red
from tests.engine.random_play import SETUPS, begun


def anew(game: Game) -> Game:
    """The same table, at which nothing was asked yet."""
    return Game(game.rules, game.options, game.position)


def baking() -> Game:
    """A table at which the Bakehouse asks three questions."""
    return red("9 fish, 3 grain, 9 wood, 3 coal, 3 francs", town=["bakehouse"])


PAID = Enter("bakehouse").answer((("fish", FEE),))


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_a_move_asked_step_by_step_is_the_move_asked_at_once(variant: str, players: int) -> None:
    game, rng = begun(variant, players, 2), Random(5)
    for _move in range(150):
        if game.decision is None:
            return
        move: Move = rng.choice(game.moves())
        while (question := game.ask(move)) is not None:
            move = move.answer(question.random(rng), question.label)
            assert game.questions(move) == anew(game).questions(move)
        fresh = anew(game)
        assert (game.play(move), game.position) == (fresh.play(move), fresh.position)


def test_another_answer_to_the_same_question_may_be_given() -> None:
    game = baking()
    for loaves in (1, 3, 2):
        move = PAID.answer(loaves)
        assert game.questions(move) == anew(game).questions(move)


def test_an_answer_may_be_taken_back() -> None:
    game = baking()
    first = game.ask(PAID)
    game.ask(PAID.answer(2))
    assert game.ask(PAID) == first


def test_a_move_may_be_asked_between_two_questions_of_another() -> None:
    game = baking()
    game.ask(PAID)
    game.ask(PAID.unanswered())
    assert game.ask(PAID.answer(2)) == anew(game).ask(PAID.answer(2))


def test_after_a_wrong_answer_the_right_one_is_taken() -> None:
    game = baking()
    game.ask(PAID)
    with pytest.raises(Refused):
        game.ask(PAID.answer(9))
    assert game.ask(PAID.answer(2)) == anew(game).ask(PAID.answer(2))


def test_an_answer_that_only_equals_the_one_that_was_asked_is_checked_anew() -> None:
    game = baking()
    game.ask(PAID.answer(1))
    with pytest.raises(Refused):
        game.ask(PAID.answer(True))


def test_what_was_asked_before_another_move_was_played_is_forgotten() -> None:
    game = baking()
    game.ask(PAID.answer(2))
    game.play("take clay")
    with pytest.raises(Refused):
        game.ask(PAID.answer(2))


def test_the_questions_handed_out_are_a_list_of_ones_own() -> None:
    game = baking()
    game.questions(PAID).clear()
    assert game.ask(PAID) == anew(game).ask(PAID)


def test_a_game_that_was_tried_may_go_its_own_way() -> None:
    game = baking()
    after, move, _events = game.tried(PAID)
    after.play("end turn")
    game.play(move)
    assert game.decision is not None
    assert game.decision.kind == "after-main"
