"""Undo and redo, of single moves and of plans."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, Move, Plan, Refused
from engine.about import About
from tests.conformance.played import Record, chosen, deciding, recorded
from tests.conformance.titles import settings_of

TRIES = 12


def test_a_whole_game_is_taken_back_and_played_again(record: Record) -> None:
    game = record.game.copy()
    while game.can_undo:
        game.undo()
    assert (game.position, game.history) == (record.setting.begun(record.seed).position, ())
    while game.can_redo:
        game.redo()
    assert (game.position, game.log, game.steps) == (record.game.position, record.game.log, record.game.steps)


def test_every_move_taken_back_leaves_the_position_before_it(record: Record) -> None:
    game = record.game.copy()
    for _game, played in reversed(record.stages()):
        assert game.undo() == played.move
        assert game.position == played.before


def test_taking_back_tells_whether_something_was_turned_up(record: Record) -> None:
    for game in record.moments[1:]:
        assert game.undo_reveals == (game.last[-1].before.revealed != game.position.revealed)


def test_after_another_move_nothing_can_be_played_again(record: Record) -> None:
    for moment in record.moments[1:]:
        game = moment.copy()
        game.undo()
        game.play(chosen(game, Random(5)))
        assert not game.can_redo


def plans(game: Game, rng: Random) -> list[tuple[Move, ...]]:
    """Some moves that the seat which decides can make together."""
    found = []
    for _try in range(TRIES):
        twin = Game(game.rules, game.options, game.position)
        while len(twin.history) < 4 and deciding(twin) == deciding(game):
            if twin.position.revealed != game.position.revealed:
                break
            twin.play(chosen(twin, rng))
        if len(twin.history) > 1:
            found.append(twin.history)
    return found


def test_in_every_title_something_can_be_planned(about: About) -> None:
    games = (game for setting in settings_of(about.name) for game in recorded(setting, 1, TRIES).moments[:-1])
    assert any(plans(game, Random(1)) for game in games), f"{about.name}: no seat decides twice in a row"


def test_a_plan_is_previewed_and_leaves_the_game_as_it_is(record: Record) -> None:
    for game in record.moments[:-1]:
        before = (game.position.copy(), game.history)
        for moves in plans(game, Random(record.seed)):
            plan = game.plan(moves)
            alone = Game(game.rules, game.options, game.position)
            events = [event for move in moves for event in alone.play(move)]
            assert isinstance(plan.after, Game)
            assert (plan.after.position, list(plan.events)) == (alone.position, events)
            assert (game.position, game.history) == before


def test_a_plan_is_played_taken_back_and_played_again_as_one(record: Record) -> None:
    for moment in record.moments[:-1]:
        for moves in plans(moment, Random(record.seed)):
            game = moment.copy()
            plan: Plan = game.plan(moves)
            assert game.play(plan) == plan.events
            assert (game.history[-len(moves) :], len(game.steps)) == (moves, len(moment.steps) + 1)
            after = game.position
            assert game.undo() == moves[0]
            assert (game.position, game.history) == (moment.position, moment.history)
            assert game.redo() == moves[0]
            assert (game.position, game.last) == (after, game.steps[-1])


def test_a_plan_ends_where_another_seat_decides_or_something_is_turned_up(record: Record) -> None:
    for game in record.moments[:-1]:
        first = chosen(game, Random(record.seed))
        after = Game(game.rules, game.options, game.position)
        after.play(first)
        goes_on = deciding(after) == deciding(game) and after.position.revealed == game.position.revealed
        if after.decision is not None and not goes_on:
            with pytest.raises(Refused):
                game.plan([first, chosen(after, Random(1))])
