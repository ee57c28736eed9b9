"""Hints and the review in plain mode."""

from __future__ import annotations

import re

import pytest

from engine import Game, format_move
from engine.bots import Advice
from engine.bots.player import Lesson, Reviewed
from engine.le_havre.about import ABOUT
from engine.le_havre.moves import Buy, Take
from engine.texts import message
from tests.tui.typist import Typist, at_start
from tui.plain.typed_words import Unclear


def test_the_harbourmaster_is_asked_for_its_best_moves(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    class Adviser:
        def advice(self, *_given: object) -> list[Advice]:
            return [Advice((Take("wood"),), 61.4, 61.4, 3)]

    monkeypatch.setattr("engine.bots.looks.adviser", lambda *_given: Adviser())
    typist.types("supply")
    told = typist.types("hint").splitlines()
    end = r"Following advice you end with \d+ to \d+ francs, four times out of five\."
    assert told[1] == "h1, best. Take 4 wood."
    assert re.fullmatch(end, " ".join(" ".join(told[2:]).split()))
    assert typist.moves == ["supply"]


@pytest.fixture
def advised(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> Typist:
    """Somebody who has asked for a hint: of two plans the second one is of two moves."""

    class Adviser:
        def advice(self, *_given: object) -> list[Advice]:
            plans = [(Take("fish"),), (Take("wood"), Buy("building-firm-1"))]
            return [Advice(plan, 61.4, 61.4, 3, main=plan[0]) for plan in plans]

    monkeypatch.setattr("engine.bots.looks.adviser", lambda *_given: Adviser())
    typist.types("supply", "hint")
    return typist


def test_a_plan_is_played_by_its_name_as_one(advised: Typist) -> None:
    assert "takes 4 wood" in advised.types("h2")
    assert advised.moves == ["supply", "take wood", "buy building-firm-1"]
    taken = advised.types("undo")
    assert "takes 4 wood" in taken
    assert "buys the Building Firm 1" in taken
    again = " ".join(advised.types("redo").split())
    assert "Played again: Red takes 4 wood; buys the Building Firm 1 for 4 francs." in again


def test_a_number_is_a_line_of_the_moves_after_a_hint_as_before(advised: Typist) -> None:
    first = advised.types("moves").splitlines()[0]
    assert "h" not in first.partition(" ")[0]
    advised.types("1")
    assert advised.moves[-1] == format_move(at_start_after("supply").moves()[0])


@pytest.mark.parametrize(
    ("lines", "refused"),
    [
        (["h3"], r"There is no h3: the last plan of the hint is h2\."),
        (["h0"], r"There is no h0"),
        (["take fish", "h1"], r"There is no hint for what is to be decided now: type hint first\."),
    ],
)
def test_a_plan_that_is_not_there_plays_nothing(advised: Typist, lines: list[str], refused: str) -> None:
    advised.types(*lines[:-1])
    before = advised.moves
    with pytest.raises(Unclear, match=refused):
        advised.types(lines[-1])
    assert advised.moves == before


def test_a_plan_that_is_played_leaves_a_question_that_is_open(advised: Typist) -> None:
    advised.types("enter building-firm-1", "h1")
    assert advised.moves == ["supply", "take fish"]
    assert not advised.session.takes_empty_lines


def test_a_hint_holds_again_once_one_is_back_at_its_decision(advised: Typist) -> None:
    advised.types("take fish", "undo", "h1")
    assert advised.moves[0] == "supply"
    assert advised.moves[-1] == "take fish"


def at_start_after(*moves: str) -> Game:
    game = at_start()
    for move in moves:
        game.play(move)
    return game


def test_where_nobody_gives_advice_that_is_said(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "about", ABOUT._replace(advised=False))
    assert "hint:" not in typist.types("help")
    with pytest.raises(Unclear, match=r"There is no adviser for Le Havre\."):
        typist.types("hint")


def test_a_plan_is_told_with_its_reasons(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    class Adviser:
        def advice(self, *_given: object) -> list[Advice]:
            plan = (Take("wood"), Buy("building-firm-1"))
            return [Advice(plan, 61.4, 61.4, 3, (message("Wood is dear."),), main=Take("wood"))]

    monkeypatch.setattr("engine.bots.looks.adviser", lambda *_given: Adviser())
    typist.types("supply")
    said = " ".join(typist.types("hint").split())
    assert "h1, best. Take 4 wood, then buy the Building Firm 1. Wood is dear." in said


def test_a_review_tells_what_was_lost_and_what_it_teaches(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    def review(_game: Game, _seat: int, *_given: object, **_named: object) -> list[Reviewed]:
        wood, fish = (Advice((Take(good),), 0.0, 0.0, 1, (message("Why not?"),)) for good in ("wood", "fish"))
        return [Reviewed(2, wood, fish, 7.0, 1.5), Reviewed(2, wood, fish, 2.0, 3.0)]

    monkeypatch.setattr("engine.bots.review.review", review)
    monkeypatch.setattr("engine.bots.review.lessons", lambda *_given: [Lesson(7.0, message("Fish feeds."))])
    typist.types("supply", "take wood")
    said = " ".join(typist.types("review").split())
    assert "Round 1, turn 1: about 7 francs lost. Done: Take 4 wood. Why not? Better: Take 4 fish. Why not?" in said
    assert said.count("Nobody can be sure of that: it may be nothing.") == 1
    assert "Round 1, turn 1: perhaps 2 francs lost." in said
    assert "about 7 francs lost. Lesson: Fish feeds." in said


def test_before_the_first_move_there_is_nothing_to_review(typist: Typist) -> None:
    with pytest.raises(Unclear, match=r"There is nothing to review yet\."):
        typist.types("review")
