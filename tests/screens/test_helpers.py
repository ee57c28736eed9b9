"""Processes that help to think: they take work, end when they must, and are never missed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from engine import Game
from engine.bots.looks import looks
from engine.bots.player import never
from engine.bots.shares import Hands, Together, Work, by_oneself
from screens.garbage import EACH
from screens.helpers import Helper, Helpers
from tests.engine.bots.test_levels import game_of, later
from tests.screens import works
from tests.waiting import PATIENCE, until

HERE = os.getpid()


@pytest.fixture
def helpers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Helpers]:
    """Two helpers at most, who are waited for."""
    monkeypatch.setattr("screens.helpers._PARTING", PATIENCE)
    helpers = Helpers(2)
    yield helpers
    helpers.end()


def is_there(pid: int) -> bool:
    """Whether there is a process of this number."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def brought(helpers: Helpers, *given: Work) -> list[Any]:
    """What comes of work that must end as soon as the first piece of it is done."""
    found: list[Any] = []
    for one in helpers.hands(given, lambda: bool(found)):
        found.append(one)
    return found


def test_helpers_do_what_stands_last_and_the_first_is_done_here(helpers: Helpers) -> None:
    hands = helpers.hands([works.process, works.until_stopped, works.until_stopped], never)
    assert next(hands) == HERE
    assert len(set(helpers.pids)) == 2
    hands.close()


def test_what_helpers_have_found_comes_in_the_order_of_the_work(helpers: Helpers) -> None:
    found = brought(helpers, works.process, works.until_stopped, works.until_stopped)
    assert found[0] == HERE
    assert sorted(found[1:]) == sorted(helpers.pids)


def test_more_work_than_helpers_is_done_here(helpers: Helpers) -> None:
    found = list(helpers.hands([works.process] * 5, never))
    assert found[:3] == [HERE] * 3
    assert len(found) == 5


def test_helpers_stay_for_the_next_work(helpers: Helpers) -> None:
    list(helpers.hands([works.process] * 3, never))
    before = helpers.pids
    list(helpers.hands([works.process] * 3, never))
    assert helpers.pids == before


def test_work_that_fails_elsewhere_is_done_here_and_says_what_is_wrong(helpers: Helpers) -> None:
    with pytest.raises(ZeroDivisionError):
        list(helpers.hands([works.process, works.fails], never))


def test_work_over_which_a_helper_ends_is_done_here(helpers: Helpers) -> None:
    assert list(helpers.hands([works.process, partial(works.only_in, HERE)], never)) == [HERE, HERE]


def test_in_the_place_of_a_helper_that_ended_another_one_is_begun(helpers: Helpers) -> None:
    list(helpers.hands([works.process] * 2, never))
    (before,) = helpers.pids
    os.kill(before, signal.SIGKILL)
    until(lambda: not helpers.pids)
    list(helpers.hands([works.process] * 2, never))
    assert helpers.pids
    assert helpers.pids != (before,)


def test_a_helper_that_does_not_answer_is_ended(helpers: Helpers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("screens.helpers._PARTING", 0.01)
    assert brought(helpers, works.process, partial(works.never_elsewhere, HERE)) == [HERE]
    assert helpers.pids == ()


def test_where_no_process_can_be_begun_all_is_done_here() -> None:
    def begin() -> Helper:
        raise OSError

    assert list(Helpers(2, begin).hands([works.process] * 3, never)) == [HERE] * 3


def test_where_there_is_one_processor_nobody_helps() -> None:
    helpers = Helpers(0)
    assert list(helpers.hands([works.process] * 3, never)) == [HERE] * 3
    assert helpers.pids == ()


def test_work_that_cannot_be_sent_is_done_here(helpers: Helpers) -> None:
    assert list(helpers.hands([works.process, lambda _stop: HERE], never)) == [HERE, HERE]


def test_what_work_prints_does_not_come_between_the_answers(helpers: Helpers) -> None:
    assert brought(helpers, works.process, works.prints) == [HERE, "done"]


def test_helpers_look_for_garbage_seldom(helpers: Helpers) -> None:
    assert brought(helpers, works.process, works.garbage)[1] == EACH


def test_helpers_end_with_the_game(helpers: Helpers) -> None:
    list(helpers.hands([works.process] * 3, never))
    before = helpers.pids
    helpers.end()
    until(lambda: not any(map(is_there, before)))
    assert helpers.pids == ()


def test_nobody_begins_a_helper_who_must_stop(helpers: Helpers) -> None:
    assert list(helpers.hands([works.process] * 3, lambda: True)) == [HERE]
    assert helpers.pids == ()


def test_a_choice_in_shares_is_the_same_with_helpers(helpers: Helpers) -> None:
    game = later(game_of(), 25)
    together = Together("le-havre", "magnate", 5, 2, 150, hands=helpers.hands)
    assert together.choose(game) == Together("le-havre", "magnate", 5, 2, 150).choose(game)


def test_looks_are_the_same_with_helpers(helpers: Helpers) -> None:
    def seen(game: Game, hands: Hands = by_oneself) -> list[object]:
        found = looks(game, 3, budgets=(5, 20, 100), hands=hands)
        return [[(one.moves, one.points, one.reasons) for one in look.advice] for look in found]

    game = later(game_of(), 25)
    assert seen(game, helpers.hands) == seen(game)
