"""Hints and the review in plain mode."""

from __future__ import annotations

import pytest

from engine import Game
from engine.bots import Advice
from engine.bots.reviewed import Reviewed
from engine.le_havre.about import ABOUT
from engine.le_havre.moves import Buy, Take
from engine.text import text
from tests.tui.typist import Typist
from tui.plain.matching import Unclear


def test_the_harbourmaster_is_asked_for_its_best_moves(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    class Adviser:
        def advice(self, *_given: object) -> list[Advice]:
            return [Advice((Take("wood"),), 61.4, 61.4, 0.0, 3)]

    monkeypatch.setattr("engine.bots.looking.adviser", lambda *_given: Adviser())
    typist.types("supply")
    assert typist.types("hint").endswith("1. Take 4 wood. About 61 francs at the end")
    assert typist.moves == ["supply"]


def test_where_nobody_gives_advice_that_is_said(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "about", ABOUT._replace(advised=False))
    assert "hint:" not in typist.types("help")
    with pytest.raises(Unclear, match=r"There is no adviser for Le Havre\."):
        typist.types("hint")


def test_a_plan_is_told_with_its_reasons(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    class Adviser:
        def advice(self, *_given: object) -> list[Advice]:
            plan = (Take("wood"), Buy("building-firm-1"))
            return [Advice(plan, 61.4, 61.4, 2.5, 3, (text("Wood is dear."),), main=Take("wood"))]

    monkeypatch.setattr("engine.bots.looking.adviser", lambda *_given: Adviser())
    typist.types("supply")
    said = " ".join(typist.types("hint").split())
    assert said.endswith(
        "1. Take 4 wood, then buy the Building Firm 1. About 61 francs at the end, 2.5 more than the next plan "
        "Wood is dear."
    )


def test_a_review_tells_what_was_lost_and_what_it_teaches(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    def review(_game: Game, _seat: int, *_given: object, **_named: object) -> list[Reviewed]:
        wood, fish = (Advice((Take(good),), 0.0, 0.0, 0.0, 1, (text("Why not?"),)) for good in ("wood", "fish"))
        return [Reviewed(2, wood, fish, 7.0, 1.5), Reviewed(2, wood, fish, 2.0, 3.0)]

    monkeypatch.setattr("engine.bots.review.review", review)
    typist.types("supply", "take wood")
    said = " ".join(typist.types("review").split())
    assert "Round 1, turn 1: about 7 francs lost. Done: Take 4 wood. Why not? Better: Take 4 fish. Why not?" in said
    assert "With more thought this changes by about 1.5." in said
    assert "Round 1, turn 1: perhaps 2 francs lost." in said
    assert "about 7 francs lost. Lesson: Round 1, turn 1: better to take the fish, by about 7 francs." in said


def test_before_the_first_move_there_is_nothing_to_review(typist: Typist) -> None:
    with pytest.raises(Unclear, match=r"There is nothing to review yet\."):
        typist.types("review")
