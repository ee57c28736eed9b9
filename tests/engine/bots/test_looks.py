"""Looking at a decision harder and harder: what is there at once, what is dropped, and what more thought changes."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import pytest

from engine import Game, bots, new_game
from engine.bots.looks import looks
from engine.bots.player import Advice, Stop
from engine.bots.shares import Work
from engine.le_havre.moves import Take
from engine.speicherstadt.state import DEMAND
from engine.speicherstadt.supply import rounds_left
from tests.engine.bots.test_levels import game_of, later
from tests.engine.helpers import player, table
from tests.engine.speicherstadt.helpers import begun

BUDGETS = (5, 20, 60)
LAST = 4
"""The last round of a short game alone."""


def decision() -> Game:
    """A main action in the middle of things."""
    return later(game_of(), 25)


def late() -> Game:
    """The same near the end of a game."""
    game = new_game("le-havre", ["Red"], "short", 3)
    deckhand = bots.player("le-havre", "deckhand")
    while game.decision is not None and (game.position.round < LAST or game.decision.kind != "main"):
        game.play(deckhand.choose(game))
    return game


def test_what_is_said_of_the_end_of_the_game_holds_while_thought_goes_on() -> None:
    found = list(looks(late(), 3, budgets=BUDGETS))
    assert [look.is_last for look in found] == [False, False, True]
    assert len({look.range for look in found}) == len({look.doubt for look in found}) == 1
    assert found[0].range is not None


def test_of_a_plan_that_ends_the_game_the_score_is_said() -> None:
    game = table(player("20 francs", loans=2), offers="3 fish", window="final", round=7)
    game.play("take fish")
    (only,) = looks(game, 3, budgets=BUDGETS)
    game.play("end turn")
    assert only.range == (game.scores()[0]["total"],) * 2


def test_where_games_are_followed_to_their_end_the_last_look_says_what_comes_of_them() -> None:
    game = begun(3, seed=5)
    trader = bots.player("speicherstadt", "trader")
    while game.position.phase != DEMAND or rounds_left(game.position) > 1:
        game.play(trader.choose(game))
    found = [look.range for look in looks(game, 3, budgets=(5, 20))]
    assert found[0] is None
    assert found[1] is not None


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
            return [Advice((Take(good),), 1.0, 1.0, 1) for good in ("francs", "wood")]

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
