"""Looking at a decision harder and harder: what is there at once, what is dropped, and what more thought changes."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import pytest

from engine import Game
from engine.bots.looks import doubt, looks
from engine.bots.player import Advice, Stop
from engine.bots.shares import Work
from engine.le_havre.moves import Take
from tests.engine.bots.test_levels import game_of, later

BUDGETS = (5, 20, 60)


def decision() -> Game:
    """A main action in the middle of things."""
    return later(game_of(), 25)


def test_each_look_but_the_first_says_what_it_changed() -> None:
    found = list(looks(decision(), 3, budgets=BUDGETS))
    assert [look.doubt is None for look in found] == [True, False, False]
    assert [look.is_last for look in found] == [False, False, True]


def test_there_is_a_first_look_when_time_is_up_at_once() -> None:
    (only,) = looks(decision(), 3, lambda: True, budgets=BUDGETS)
    assert len(only.advice) == 3


def test_a_later_look_that_is_broken_off_is_dropped() -> None:
    asked = iter([False] * 40)
    found = list(looks(decision(), 3, lambda: next(asked, True), budgets=(1, 10**6)))
    assert len(found) == 1


def test_a_plan_without_a_reason_of_its_title_names_what_it_counts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        def advice(self, *_given: object) -> list[Advice]:
            return [Advice((Take(good),), 1.0, 1.0, 0.0, 1) for good in ("francs", "wood")]

    monkeypatch.setattr("engine.bots.looks.adviser", lambda *_given: Silent())
    game = decision()
    game.position.offers[0] = 3
    (look,) = looks(game, 3, budgets=(1,))
    told = [[str(reason) for reason in one.reasons] for one in look.advice]
    assert told == [["It counts 3 francs at once."], []]


def test_where_there_is_one_plan_there_is_one_look() -> None:
    game = game_of()
    (only,) = looks(game, 3, budgets=(5,))
    assert only.is_last


def test_the_looks_after_the_first_one_are_whatever_is_brought_in_time() -> None:
    game = decision()

    def hands(works: Sequence[Work], stop: Stop) -> Generator[Any]:
        assert len(works) == 2
        yield works[1](stop)

    alone = list(looks(game, 3, budgets=BUDGETS))
    found = list(looks(game, 3, budgets=BUDGETS, hands=hands))
    assert [[one.points for one in look.advice] for look in found] == [
        [one.points for one in look.advice] for look in (alone[0], alone[2])
    ]


def test_where_time_is_up_after_the_first_look_nobody_is_asked_for_more() -> None:
    def hands(_works: Sequence[Work], _stop: Stop) -> Generator[Any]:
        raise AssertionError
        yield

    asked = iter([True] * 99)
    assert len(list(looks(decision(), 3, lambda: next(asked), budgets=BUDGETS, hands=hands))) == 1


def test_doubt_is_by_how_much_the_differences_changed() -> None:
    def plan(name: str, points: float) -> Advice:
        moves = (Take(name),)
        return Advice(moves, points, points, 0.0, 1, whole=moves)

    before = [plan("wood", 100), plan("clay", 95), plan("iron", 90)]
    now = [plan("wood", 50), plan("clay", 47), plan("fish", 46)]
    assert doubt(before, now) == 2
    assert doubt(before, [plan("fish", 3)]) is None
