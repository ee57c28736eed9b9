"""What a player from outside says: a greeting, a move or a question; anything else is told in a sentence."""

from __future__ import annotations

import json

import pytest

from engine import Game, Move, new_game
from engine.bots.protocol import MOST_ANSWERS, Foul, Limits, Talk, question
from engine.moves import Answer
from engine.questions import Several
from engine.questions.choices import Option
from engine.texts import message


@pytest.fixture
def game() -> Game:
    """A game in which somebody may take an offer or enter a building."""
    begun = new_game("le-havre", ["Red", "Blue"], "short", 7)
    begun.play("supply")
    return begun


def heard(game: Game, answer: object) -> Move | dict[str, object]:
    """What an answer means."""
    return Talk(Limits()).heard(game, json.dumps(answer).encode())


def test_hello_tells_the_limits() -> None:
    assert Talk(Limits(2.0, 100)).hello() == {
        "type": "hello",
        "protocol": 1,
        "limits": {"seconds": 2.0, "megabytes": 100, "line": 65536},
    }


def test_a_greeting_gives_a_name() -> None:
    assert Talk(Limits()).greeting(b'{"type": "hello", "protocol": 1, "name": "Ann"}') == "Ann"


@pytest.mark.parametrize("line", [b"{}", b'{"type": "hello", "protocol": 2}', b'{"type": "hi", "protocol": 1}'])
def test_what_is_no_greeting_is_refused(line: bytes) -> None:
    with pytest.raises(Foul) as foul:
        Talk(Limits()).greeting(line)
    assert str(foul.value.sentence("x")) == "x did not say hello."


def test_a_whole_move_is_taken(game: Game) -> None:
    found = heard(game, {"move": "take francs"})
    assert isinstance(found, Move)
    game.play(found)


def test_an_opening_is_asked_about_until_it_is_whole(game: Game) -> None:
    found = heard(game, {"ask": "enter building-firm-1"})
    assert isinstance(found, dict)
    assert (found["type"], found["complete"], found["move"]) == ("question", False, "enter building-firm-1")
    answers = found["answers"]
    assert isinstance(answers, list)
    whole = heard(game, {"ask": answers[0]})
    assert isinstance(whole, dict)
    assert whole == {"type": "question", "move": answers[0], "complete": True, "answers": [], "more": False}


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ({"move": "enter building-firm-1"}, "x left a question of its move open."),
        ({"move": "take the-moon"}, "x made a move that is not allowed. 'the-moon' is not known here."),
        ({"move": "end"}, "x made a move that is not allowed."),
        ({"ask": "take wood: 3"}, "x made a move that is not allowed."),
        ({"move": 3}, "x answered with neither a move nor a question."),
        ({}, "x answered with neither a move nor a question."),
        ([], "x printed a line that is no object of JSON."),
    ],
)
def test_any_other_answer_is_told_in_a_sentence(game: Game, answer: object, sentence: str) -> None:
    with pytest.raises(Foul) as foul:
        heard(game, answer)
    assert str(foul.value.sentence("x")).startswith(sentence)


def test_a_number_of_many_digits_is_no_answer(game: Game) -> None:
    with pytest.raises(Foul):
        Talk(Limits()).heard(game, b"9" * 10_000)


def test_of_many_answers_some_are_sent_and_it_is_said_that_there_are_more(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = tuple(Option(f"card-{number}", message("a card")) for number in range(12))
    many = Several("cards", message("Which?"), options, 0, 12)
    monkeypatch.setattr(Game, "ask", lambda _game, move: None if move.answers else many)
    (opening,) = [move for move in game.moves() if move.target == "wood"]
    found = question(game, opening)
    assert found["more"] is True
    assert 300 < len(found["answers"]) <= MOST_ANSWERS
    assert found["answers"][0].startswith("take wood: cards card-0, card-1")
    assert len(set(found["answers"])) == len(found["answers"])
    assert question(game, opening) == found


def test_a_payment_says_how_many_tokens_there_are(game: Game) -> None:
    """A question whose answers are counted things names them, for whoever looks for an answer that is not listed."""
    found = [question(game, move) for move in game.moves()]
    counted = [one for one in found if "tokens" in one]
    assert all(isinstance(number, int) for one in counted for number in one["tokens"].values())
    assert Answer(1) == Answer(1, "other")
