"""Rounds, turns, names, several moves as one, and what is not known in Homesteaders."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from engine import Move, Refused
from engine.homesteaders.buildings import INDEX
from engine.homesteaders.cures import cure
from engine.homesteaders.moves import Build
from tests.engine.homesteaders.helpers import PLAYERS, RULES, begun, building, decides, laid, play, player, town


def turns(moves: int) -> list[tuple[str, Hashable]]:
    """Who decided in which turn in the first moves of a game of three where all pass."""
    game, found = begun(), []
    lines = {"assign": "assign: nothing", "wages": "pay", "bid": "pass", "rail": "take chip"}
    for _move in range(moves):
        found.append((decides(game), RULES.turn_of(game.position)))
        play(game, lines[decides(game).split()[0]])
    return found


def test_decisions_of_a_seat_that_follow_one_another_are_a_turn() -> None:
    found = [turn for _decides, turn in turns(12)]
    assert found == [1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 9, 9]


def test_paying_and_building_are_a_turn() -> None:
    game = building(player("6 silver, 1 wood, 1 copper, 2 steel"), round=9)
    first = game.position.turn
    play(game, "build train-station")
    assert game.position.turn == first
    play(game, "build terminal", "decline")
    assert game.position.turn > first


def test_the_income_after_the_last_round_is_a_round_of_its_own() -> None:
    assert [RULES.round_of(laid(round=number).position) for number in (10, 11)] == [10, 11]


def test_everybody_sits_where_they_were_named() -> None:
    assert begun(4, seed=3).names == PLAYERS


def test_a_cure_and_what_is_built_are_one_plan_that_is_taken_back_together() -> None:
    game = building(player("9 silver, 1 chip"), round=1)
    way = cure(game.position, 0, INDEX["farm"])
    assert way is not None
    plan = game.plan([*way, Build("farm")])
    assert town(game) == ["homestead"]
    game.play(plan)
    assert town(game) == ["homestead", "farm"]
    game.undo()
    assert (decides(game), town(game)) == ("build Anna", ["homestead"])


def test_undo_says_whether_a_tile_was_turned_up() -> None:
    revealing = play(laid(window="bid", round=1), *["pass", "take chip"] * 3)
    known = play(laid(window="bid", round=3), *["pass", "take chip"] * 3)
    assert (revealing.undo_reveals, known.undo_reveals) == (True, False)


@pytest.mark.parametrize("target", ["castle", "", "homestead-1"])
def test_what_is_not_a_building_is_not_known(target: str) -> None:
    with pytest.raises(Refused, match="is not known in Homesteaders"):
        begun().play(Build(target))


def test_a_move_of_another_title_is_not_known() -> None:
    class Juggle(Move, words="juggle"):
        __slots__ = ()

    with pytest.raises(Refused, match="'juggle' is not known in Homesteaders"):
        begun().play(Juggle())
