"""What a homesteader says of several moves, and how a game of Homesteaders is looked back at."""

from __future__ import annotations

import pytest

from engine import Game, bots, format_move
from engine.bots.advice import Counsel
from engine.bots.choices import Line
from engine.bots.homesteaders.judge import FrontierJudge
from engine.bots.homesteaders.reasons import lessons
from engine.bots.medals import medals
from engine.bots.player import Adviser
from engine.bots.review import review
from engine.homesteaders.goods import DEBTS, SILVER
from tests.engine.bots.test_homesteaders_levels import finished, game_of, later
from tests.engine.homesteaders.helpers import building, laid, play, player, won


@pytest.fixture
def adviser() -> Adviser:
    """A homesteader with little time."""
    found = bots.adviser("homesteaders", seed=2, budget=100)
    assert found is not None
    return found


def bidding(players: int = 2) -> Game:
    """A game in which somebody must bid."""
    game = later(game_of(players), 25)
    newcomer = bots.player("homesteaders", "newcomer")
    while game.decision is not None and game.decision.kind != "bid":
        game.play(newcomer.choose(game))
    return game


def test_advice_is_sorted_by_points(adviser: Adviser) -> None:
    points = [one.points for one in adviser.advice(bidding(), 3)]
    assert len(points) == 3
    assert points == sorted(points, reverse=True)


def test_the_first_advice_is_the_move_that_it_would_choose(adviser: Adviser) -> None:
    game = bidding()
    assert adviser.advice(game, 1)[0].move == adviser.choose(game)


def test_a_plan_asked_for_is_valued_whatever_its_rank(adviser: Adviser) -> None:
    game = bidding()
    last = adviser.advice(game, 30)[-1].whole
    advice = adviser.advice(game, 1, also=[last])
    assert [one.whole for one in advice].count(last) == 1
    assert advice[-1].points <= advice[0].points


def test_alone_the_lead_is_the_score(adviser: Adviser) -> None:
    assert all(one.lead == one.points for one in adviser.advice(bidding(1), 3))


def test_a_bid_and_passing_come_with_their_reasons(adviser: Adviser) -> None:
    told = {type(one.move).__name__: [str(reason) for reason in one.reasons] for one in adviser.advice(bidding(), 5)}
    assert told["Pass"][0].startswith("The rail track brings ")
    assert told["Bid"][-1].startswith("That would ")


def test_passing_is_for_the_bonus_that_the_plan_takes(adviser: Adviser) -> None:
    game = laid(player("9 silver, 2 rail"), round=6, window="bid", open=True)
    plans = {name: tuple(game.plan(["pass", f"take {name}"]).moves) for name in ("chip", "track", "worker")}
    advice = adviser.advice(game, 1, also=list(plans.values()))
    found = {one.whole: [str(reason) for reason in one.reasons] for one in advice}
    assert {name: found[plan] for name, plan in plans.items()} == {
        "chip": ["The rail track brings 1 trade chip."],
        "track": ["The rail track brings 1 track."],
        "worker": ["The rail track brings 1 worker."],
    }


def test_a_building_comes_with_what_it_counts_and_brings(adviser: Adviser) -> None:
    game = building(player("9 silver, 1 steel"), round=8)
    advice = next(one for one in adviser.advice(game, 9) if one.move.target == "workshop")
    assert [str(reason) for reason in advice.reasons] == [
        "With the Workshop the town counts 2 VP more.",
        "It brings 1 VP in each of 3 incomes.",
    ]


def test_what_a_building_brings_is_told_before_the_debts_that_pay_for_it() -> None:
    game = won(player("0 silver, 2 steel, 1 copper, 1 worker"), round=9, bid=4)
    ahead = play(game.copy(), "borrow", "borrow", "pay", "build terminal", "exchange")
    moves = ahead.history[len(game.history) :]
    line = Line(tuple(moves), 0.0, ahead.position, main=moves[-1])
    (advice,) = Counsel(game, FrontierJudge()).advice([line], 1, 0.0, 0.0)
    first, *_others, last = map(str, advice.reasons)
    assert first.startswith("With the Terminal")
    assert last.startswith("A debt gives")


def reasons_of(adviser: Adviser, game: Game, *start: str) -> list[str]:
    """What is said of the plan that is about a move which begins with one of these words."""
    found = next(one for one in adviser.advice(game, 9) if format_move(one.about).startswith(start))
    return [str(reason) for reason in found.reasons]


def test_a_bid_says_what_all_that_it_is_for_takes(adviser: Adviser) -> None:
    game = laid(player("3 silver, 1 chip, 1 worker"), player(), seats=2, round=3, window="bid", start=1)
    if game.decision is not None and game.decision.kind == "neutral":
        play(game, "neutral auction-2")
    said = reasons_of(adviser, game, "bid auction-1")
    assert said == ["If it wins, 1 wood can be bought and the Market built.", "That would take 1 debt."]


def test_a_plan_whose_first_move_is_forced_is_about_what_follows(adviser: Adviser) -> None:
    game = won(player("9 silver, 1 wood, 1 worker"), round=1)
    advice = adviser.advice(game, 3)
    assert {type(one.about).__name__ for one in advice} == {"Build", "Decline"}
    assert all(one.moves[0].words == "pay" for one in advice)


def test_work_for_workers_is_a_reason_to_build(adviser: Adviser) -> None:
    game = building(player("9 silver, 1 wood"), round=1)
    assert "It has work for 2 workers, who bring 2 silver, 1 trade chip, 1 food." in reasons_of(
        adviser, game, "build farm"
    )


def test_workers_are_told_with_what_they_bring(adviser: Adviser) -> None:
    game = laid(player("6 silver, 2 worker"), round=1)
    assert reasons_of(adviser, game, "assign") == ["They bring 1 wood, 1 VP."]


def test_hurried_advice_is_advice_all_the_same(adviser: Adviser) -> None:
    assert len(adviser.advice(bidding(), 3, lambda: True)) == 3


@pytest.mark.parametrize("stop", [True, False])
def test_what_is_expected_is_what_the_game_will_come_to(adviser: Adviser, stop: bool) -> None:
    game = later(game_of(), 1)
    assert all(30 < one.points < 100 for one in adviser.advice(game, 3, lambda: stop))


def test_in_a_finished_game_there_is_nothing_to_advise(adviser: Adviser) -> None:
    with pytest.raises(ValueError, match="the game is over"):
        adviser.advice(finished("random", "random"), 1)


def test_a_review_names_what_was_lost_in_each_decision() -> None:
    game = later(game_of(), 30)
    found = list(review(game, 0, budgets=(20, 60)))
    assert found
    assert all(one.points >= 0 for one in found)
    assert any(one.points > 0 and one.best.whole != one.played.whole for one in found)


@pytest.mark.parametrize("games", [1, pytest.param(2, marks=pytest.mark.long)])
def test_medals_alone_rise_from_bronze_to_gold(games: int) -> None:
    found = medals("homesteaders", game_of(1).options, games=games)
    assert found is not None
    assert 40 < found.bronze <= found.silver <= found.gold


def test_a_finished_game_teaches_what_debts_and_silver_left_over_cost() -> None:
    game = finished("random", "random")
    position = game.position
    position.goods[0][DEBTS], position.goods[0][SILVER] = 3, 9
    said = [str(lesson.text) for lesson in lessons(game, 0, ())]
    assert "The 3 debts that you kept cost 6 VP at the end." in said
    assert "At the end 9 silver were left over, which count nothing." in said


def test_a_town_that_stayed_small_is_compared_with_the_largest() -> None:
    game = finished("random", "random")
    game.position.towns[:] = [0b1, 0b11110]
    said = [str(lesson.text) for lesson in lessons(game, 0, ())]
    assert f"You own 1 building, {game.names[1]} owns 4." in said
    assert not any("You own" in str(lesson.text) for lesson in lessons(game, 1, ()))
