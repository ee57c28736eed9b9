"""Several moves as one: previewed, played or refused together, taken back together."""

from __future__ import annotations

import pytest

from engine import Game, Plan, Refused, format_move, parse
from tests.toy.position import PILE
from tests.toy.rules import FLOTSAM


@pytest.fixture
def game() -> Game:
    """A game in which Ada decides, and has an amber and a cask."""
    game = Game(FLOTSAM, {"players": ["Ada", "Bo", "Cy"], "variant": "neap", "setup": {"pile": list(PILE)}})
    game.position.things = (("amber", "cask"), ("rudder",), ())
    return game


SALES = ("sell amber", "sell cask")


def lines(game: Game) -> list[str]:
    return [format_move(move) for move in game.history]


def test_a_plan_shows_the_game_after_it_and_what_happens(game: Game) -> None:
    plan = game.plan(["sell amber", "bid cove-1: shells 2"])
    assert str(plan.events[0].text) == "Ada sells the amber."
    assert plan.after.seen(0).shells[0] == 8 + 1
    assert plan.after.decision is not None
    assert plan.after.decision.seat == 1


def test_planning_changes_nothing(game: Game) -> None:
    before = game.position.copy()
    game.plan(SALES)
    assert (game.position, game.history, game.can_undo) == (before, (), False)


def test_a_plan_holds_its_moves_as_they_are_played(game: Game) -> None:
    plan = game.plan([parse(game, "sell amber"), "bid  cove-1:  2"])
    assert [format_move(move) for move in plan.moves] == ["sell amber", "bid cove-1: shells 2"]


def test_a_plan_of_nothing_leads_nowhere(game: Game) -> None:
    plan = game.plan([])
    assert isinstance(plan.after, Game)
    assert (plan.moves, plan.events, plan.after.position) == ((), (), game.position)
    assert game.play(plan) == ()
    assert not game.can_undo


def test_playing_a_plan_tells_all_that_happened(game: Game) -> None:
    plan = game.plan(SALES)
    assert game.play(plan) == plan.events
    assert lines(game) == list(SALES)


def test_a_plan_is_taken_back_and_played_again_as_one(game: Game) -> None:
    before = game.position.copy()
    game.play(game.plan(SALES))
    after = game.position.copy()
    assert format_move(game.undo()) == "sell amber"
    assert (game.position, game.history, game.can_undo) == (before, (), False)
    assert format_move(game.redo()) == "sell amber"
    assert (game.position, lines(game), game.can_redo) == (after, list(SALES), False)


def test_moves_after_a_plan_are_taken_back_alone(game: Game) -> None:
    game.play(game.plan(SALES))
    game.play("draw")
    game.undo()
    assert lines(game) == list(SALES)
    game.undo()
    assert lines(game) == []


def test_the_steps_of_a_game_are_its_plans_and_single_moves(game: Game) -> None:
    game.play(game.plan(SALES))
    game.play("bid cove-1: shells 2")
    assert [len(step) for step in game.steps] == [2, 1]
    assert game.last == game.steps[-1]


def test_a_plan_played_again_after_others_stands_in_its_place(game: Game) -> None:
    game.play(game.plan(SALES))
    game.play("bid cove-1: shells 2")
    game.play("sell rudder")
    for _step in range(3):
        game.undo()
    for _step in range(3):
        game.redo()
    assert [len(step) for step in game.steps] == [2, 1, 1]


def test_the_last_moves_may_turn_something_up(game: Game) -> None:
    game.play(game.plan(["sell amber", "draw"]))
    assert (lines(game), game.undo_reveals) == (["sell amber", "draw"], True)


def test_nothing_follows_what_turns_something_up() -> None:
    game = Game(FLOTSAM, {"players": ["Ada", "Bo"], "variant": "neap"})
    game.play("draw")
    with pytest.raises(Refused, match="Something is turned up before 'sell amber'"):
        game.plan(["draw", "sell amber"])


def test_a_plan_ends_where_another_player_decides(game: Game) -> None:
    with pytest.raises(Refused, match="Another player decides before 'sell rudder'"):
        game.plan(["bid cove-1: shells 1", "sell rudder"])


def test_a_move_that_the_first_ones_make_impossible_is_refused(game: Game) -> None:
    with pytest.raises(Refused, match="no amber to sell"):
        game.plan(["sell amber", "sell amber"])


def test_a_move_without_an_answer_is_no_part_of_a_plan(game: Game) -> None:
    with pytest.raises(Refused, match="An answer is missing"):
        game.plan(["sell amber", "bid cove-1"])


def test_a_plan_that_does_not_fit_any_more_changes_nothing(game: Game) -> None:
    plan = game.plan(SALES)
    game.play("sell cask")
    before = game.position.copy()
    with pytest.raises(Refused):
        game.play(plan)
    assert (game.position, lines(game)) == (before, ["sell cask"])


def test_a_plan_that_is_refused_leaves_what_can_be_played_again(game: Game) -> None:
    plan: Plan = game.plan(SALES)
    game.play("sell cask")
    game.play("sell amber")
    game.undo()
    with pytest.raises(Refused):
        game.play(plan)
    assert game.can_redo


def test_a_copy_of_a_game_keeps_what_was_played_together(game: Game) -> None:
    game.play(game.plan(SALES))
    twin = game.copy()
    twin.undo()
    assert (lines(twin), lines(game)) == ([], list(SALES))
    twin.redo()
    assert twin.steps == game.steps


def test_a_walk_through_the_past_goes_through_each_move_of_a_plan(game: Game) -> None:
    start = game.position
    game.play(game.plan(SALES))
    game.play("bid cove-1: shells 2")
    stages = list(game.stages)
    assert [format_move(stage.move) for stage in stages] == [*SALES, "bid cove-1: shells 2"]
    assert [stage.before for stage in stages] == [start, *(stage.after for stage in stages[:-1])]
    assert stages[-1].after is game.position


def test_an_earlier_game_may_end_in_the_middle_of_a_plan_and_goes_its_own_way(game: Game) -> None:
    game.play(game.plan(SALES))
    earlier = game.up_to(1)
    assert (lines(earlier), earlier.can_redo) == (["sell amber"], False)
    assert earlier.position == next(game.stages).after
    earlier.undo()
    assert (lines(earlier), lines(game)) == ([], list(SALES))
