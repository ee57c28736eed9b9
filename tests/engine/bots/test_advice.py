"""What a harbourmaster says of several moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import bots, new_game
from engine.bots.beam import Beam, BeamSearch
from engine.bots.choices import Line
from engine.bots.le_havre.prospects import actions_before_the_meal, actions_left
from engine.bots.player import Adviser
from engine.le_havre.goods import FRANCS
from engine.le_havre.moves import Buy, EndTurn, Enter, Take
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


def test_plans_differ_in_their_main_action(adviser: Adviser) -> None:
    advice = adviser.advice(later(game_of(), 25), 5)
    abouts = [(type(one.about), one.about.target) for one in advice]
    assert all(isinstance(one.about, Take | Enter) for one in advice)
    assert len(set(abouts)) == len(abouts)


def test_a_plan_is_all_that_is_done_in_a_turn(adviser: Adviser) -> None:
    game = later(game_of(), 25)
    for one in adviser.advice(game, 5):
        after = game.copy()
        after.play(after.plan(one.whole))
        assert after.rules.turn_of(after.position) != game.rules.turn_of(game.position)
        assert one.moves == tuple(move for move in one.whole if move != EndTurn())


def test_a_purchase_belongs_to_the_plan_of_the_turn(adviser: Adviser) -> None:
    game = later(game_of(), 25)
    rich = new_game("le-havre", **game.options)
    for move in game.history:
        rich.play(move)
    assert rich.decision is not None
    rich.position.goods[rich.decision.seat][FRANCS] += 60
    bought = [move for one in adviser.advice(rich, 3) for move in one.moves if isinstance(move, Buy)]
    assert bought
    assert all(not isinstance(one.about, Buy) for one in adviser.advice(rich, 3))


def test_what_others_are_expected_to_do_stands_before_the_own_next_action(adviser: Adviser) -> None:
    game = later(game_of(), 25)
    assert game.decision is not None
    for one in adviser.advice(game, 3):
        seats = [step.seat for step in one.expected]
        assert seats[0] != game.decision.seat
        assert game.decision.seat in seats
        assert all(step.before.ask(step.move) is None for step in one.expected)


def test_a_plan_asked_for_is_valued_whatever_its_rank(adviser: Adviser) -> None:
    game = later(game_of(), 25)
    last = adviser.advice(game, 30)[-1].whole
    advice = adviser.advice(game, 2, also=[last])
    assert [one.whole for one in advice].count(last) == 1
    assert len(advice) in (2, 3)
    assert advice[-1].points <= advice[0].points


def test_a_plan_asked_for_that_is_among_the_best_is_named_once(adviser: Adviser) -> None:
    game = later(game_of(), 25)
    best = adviser.advice(game, 1)[0].whole
    assert [one.whole for one in adviser.advice(game, 1, also=[best])] == [best]


def test_a_plan_in_another_order_that_comes_to_the_same_is_the_same(adviser: Adviser) -> None:
    game = later(game_of(), 25)
    assert game.decision is not None
    game.position.goods[game.decision.seat][FRANCS] += 60
    best = next(one.whole for one in adviser.advice(game, 3) if len(one.moves) > 1)
    first, second, *rest = best
    found = adviser.advice(game, 3, also=[best, (second, first, *rest)])
    assert sum(set(one.whole) == set(best) for one in found) == 1


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


def test_where_there_is_one_plan_alone_several_ways_on_are_played_out(
    adviser: Adviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[object] = []
    play_out = BeamSearch.played_out

    def counted(search: BeamSearch, position: object) -> object:
        played.append(position)
        return play_out(search, position)

    monkeypatch.setattr(BeamSearch, "played_out", counted)
    game = game_of()
    game.play("supply")
    game.play("take wood")
    game.position.goods[0][FRANCS] = game.position.goods[1][FRANCS] = 0
    (only,) = adviser.advice(game, 3)
    assert only.moves == (EndTurn(),)
    assert len(played) > 1


def test_in_a_finished_game_there_is_nothing_to_advise(adviser: Adviser) -> None:
    with pytest.raises(ValueError, match="the game is over"):
        adviser.advice(finished("random", 1), 1)


def test_the_smallest_look_follows_plans_past_the_next_meal(monkeypatch: pytest.MonkeyPatch) -> None:
    game = later(game_of(1), 25)
    lasts: list[int] = []
    search = BeamSearch.search

    def noted(self: BeamSearch, lines: list[Line], beam: Beam, out_of_time: Callable[[], bool]) -> list[Line] | None:
        found = search(self, lines, beam, out_of_time)
        lasts.extend([] if found is None else [beam.last])
        return found

    monkeypatch.setattr(BeamSearch, "search", noted)
    little = bots.adviser("le-havre", budget=1)
    assert little is not None
    little.advice(game, 3)
    left = actions_left(game.position, 0)
    assert lasts
    assert left - lasts[0] > actions_before_the_meal(game.position, 0)
