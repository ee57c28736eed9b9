"""How many answers the decisions have: T120 to T126; trades and debts are not counted."""

from __future__ import annotations

import pytest

from engine import Game, Payment
from engine.homesteaders.phases import TRADES
from tests.engine.homesteaders.helpers import begun, building, laid, play, player, won


def number(game: Game) -> int:
    """How many complete moves there are but for trades; no move asks more than one question."""
    found = 0
    for move in game.moves():
        if not isinstance(move, TRADES):
            question = game.ask(move)
            answers = () if question is None else question.answers(10_000)
            assert answers is not None
            found += len(answers) if question is not None else 1
    return found


def test_t120_the_very_first_decision() -> None:
    assert number(begun()) == 3


@pytest.mark.parametrize(("seats", "answers"), [(3, 19), (4, 28)])
def test_t121_the_first_bid(seats: int, answers: int) -> None:
    assert number(laid(window="bid", seats=seats)) == answers


def test_t122_the_first_bid_with_two() -> None:
    game = laid(player(), player(), window="bid", seats=2)
    assert number(game) == 2
    assert number(play(game, "neutral auction-1")) == 16


@pytest.mark.parametrize(("workers", "answers"), [(1, 9), (2, 38), (3, 102), (10, 512)])
def test_t123_assignments(workers: int, answers: int) -> None:
    town = ("farm", "market", "river-port", "meatpacking-plant", "foundry")
    assert number(laid(player(f"{workers} worker", *town))) == answers


def test_t124_ways_to_pay_the_fairgrounds() -> None:
    game = building(player("6 silver, 2 wood, 2 gold, 1 copper, 1 livestock", "river-port"), round=8)
    move = next(move for move in game.moves() if move.target == "fairgrounds")
    question = game.ask(move)
    assert question is not None
    assert set(question.answers(9) or ()) == {
        (("wood", 2), ("copper", 1), ("livestock", 1)),
        (("wood", 2), ("gold", 1), ("livestock", 1)),
        (("wood", 2), ("gold", 1), ("copper", 1)),
        (("wood", 2), ("gold", 2)),
    }


@pytest.mark.parametrize(
    ("due", "silver", "gold", "pieces"),
    [(9, 9, 9, [0, 1, 2]), (9, 3, 9, [2]), (9, 0, 9, [2]), (5, 50, 9, [0, 1])],
)
def test_t125_pieces_of_gold_for_a_sum(due: int, silver: int, gold: int, pieces: list[int]) -> None:
    game = won(player(f"{silver} silver, {gold} gold"), round=1, bid=due)
    move = game.moves()[0]
    question = game.questions(move)[0]
    assert isinstance(question, Payment)
    assert [dict(answer).get("gold", 0) for answer in question.answers(9) or ()] == pieces


def test_t125_silver_is_proposed_where_there_is_enough() -> None:
    game = won(player("9 silver, 9 gold"), round=1, bid=9)
    assert game.questions(game.moves()[0])[0].default == (("silver", 9),)


def test_t126_what_may_be_built_with_a_tile() -> None:
    plenty = player("9 silver, 9 wood, 9 food, 9 steel, 9 copper, 9 livestock")
    game = play(won(plenty, round=9, seats=4, auction=3, auction_3=["a3-c1"]), "pay")
    assert number(game) == 5
