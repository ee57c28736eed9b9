"""Positions are values: equal to their copies, independent of them, and never changed but by playing."""

from __future__ import annotations

import pickle
from dataclasses import fields
from random import Random
from typing import Any, cast

from engine import Game
from engine.bots.chance import decide, play_on, play_out
from engine.notation import as_written
from engine.position import Position
from tests.conformance.played import Record, deciding, seats, seen
from tests.conformance.titles import CONFORMING
from tests.engine.forms import read_back


def names(position: Position) -> list[str]:
    """The fields of a position."""
    return [field.name for field in fields(cast(Any, position))]


def owns_its_lists(value: object, copied: object) -> bool:
    """Whether what was copied from a value has lists of its own, and shares all else with it."""
    if not isinstance(value, list):
        return copied is value
    own = isinstance(copied, list) and copied is not value and len(copied) == len(value)
    return own and all(map(owns_its_lists, value, cast(list[object], copied)))


def test_a_copy_is_equal_and_independent(record: Record) -> None:
    rng = Random(record.seed)
    for game in record.moments:
        for move in game.moves():
            twin, before = game.position.copy(), pickle.dumps(game.position)
            assert twin == game.position
            play_on(game.rules, twin, move, rng)
            assert pickle.dumps(game.position) == before
            assert twin != game.position


def test_a_copy_shares_no_list_and_all_that_is_no_list(record: Record) -> None:
    for game in record.moments:
        twin = game.position.copy()
        for name in names(game.position):
            assert owns_its_lists(getattr(game.position, name), getattr(twin, name)), name


def test_positions_that_differ_in_a_field_are_not_equal(record: Record) -> None:
    for name in names(record.game.position):
        twin = record.game.position.copy()
        setattr(twin, name, object())
        assert twin != record.game.position, name


def test_a_position_is_the_same_after_its_json_form(record: Record) -> None:
    assert [game.position for game in record.moments if read_back(game.position) != game.position] == []


def test_the_copy_of_a_copy_is_played_as_the_first(record: Record) -> None:
    for game in record.moments:
        twin = game.position.copy().copy()
        once, again = game.position.copy(), twin
        play_out(game.rules, once, Random(1))
        play_out(game.rules, again, Random(1))
        assert once == again


def test_a_position_is_the_same_after_a_journey_as_bytes(record: Record) -> None:
    for game in record.moments:
        for one in (game.position, *(game.seen(seat) for seat in (None, *seats(game)))):
            assert pickle.loads(pickle.dumps(one)) == one


def test_moves_are_the_same_after_a_journey_as_bytes(record: Record) -> None:
    moves = (*record.game.history, *(move for game in record.moments for move in game.moves()))
    arrived = pickle.loads(pickle.dumps(moves))
    assert arrived == moves
    assert list(map(hash, arrived)) == list(map(hash, moves))
    assert list(map(as_written, arrived)) == list(map(as_written, moves))  # with their labels


def test_looking_at_a_game_changes_nothing(record: Record) -> None:
    for game in record.moments:
        before = pickle.dumps(game.position)
        for seat in (None, *seats(game)):
            seen(game, seat)
        for move in game.moves():
            game.tried(move)
        for seat in seats(game):
            game.imagined(seat, Random(1))
        assert pickle.dumps(game.position) == before


def test_a_copy_of_a_game_goes_its_own_way(record: Record) -> None:
    for game in record.moments[:-1]:
        before = (game.position.copy(), game.history)
        game.copy().play(decide(game, Random(1)))
        assert (game.position, game.history) == before


def test_positions_before_a_move_are_not_changed_by_it(record: Record) -> None:
    again = record.setting.begun(record.seed)
    for _game, played in record.stages():
        assert played.before == again.position
        again.play(played.move)


def test_what_has_been_turned_up_is_not_turned_down(record: Record) -> None:
    revealed = [game.position.revealed for game, _played in record.stages()]
    assert revealed == sorted(revealed)


def test_the_rules_can_be_used_by_several_games_at_once(record: Record) -> None:
    """They keep nothing of a game."""
    rules = record.game.rules
    moments = [Game(rules, game.options, game.position) for game in record.moments]
    shown = [seen(game, deciding(game)) for game in moments]
    assert [seen(game, deciding(game)) for game in reversed(moments)] == shown[::-1]


def test_what_a_game_came_through_can_be(record: Record) -> None:
    can_be = CONFORMING[record.setting.title].can_be
    assert [number for number, position in enumerate(record.game.positions) if not can_be(position)] == []
