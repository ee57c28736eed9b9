"""What hardly ever comes up at a table: deals made anew, baskets and payments at the edge of what is possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Game, Question, new_game, parse
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.entry import can_enter
from engine.le_havre.money import short
from tests.engine.helpers import NAMES, options_of, play, red, refusal, stacks, storage


class Unlucky(Random):
    """Chance that always draws the least and shuffles nothing."""

    def random(self) -> float:
        """The lowest number."""
        return 0.0

    def randint(self, a: int, b: int) -> int:
        """The lowest number."""
        return a

    def shuffle(self, x: Any) -> None:
        """Leave everything where it is."""


def question_of(game: Game, line: str) -> Question:
    """The question that a line leaves open."""
    question = game.ask(parse(game, line))
    assert question is not None
    return question


@pytest.mark.parametrize("players", [4, 5])
def test_a_deal_with_the_black_market_on_top_is_made_anew(players: int) -> None:
    seed = 254  # its first deal would lay the Black Market on top
    tops = [stack[0] for stack in stacks(new_game("le-havre", NAMES[:players], seed=seed))]
    assert "black-market" not in tops


def test_what_cannot_be_built_is_refused_at_the_second_build_too() -> None:
    game = red("9 wood, 9 clay, 9 brick, 9 iron, 9 fish", stacks=[["charcoal-kiln", "bakehouse"], ["clay-mound"], []])
    play(game, "enter construction-firm ...")
    assert refusal(game, "build clay-mound") == "The Clay Mound cannot be built, only bought."


def test_upgraded_goods_alone_are_sold_at_the_bridge_one_by_one() -> None:
    game = red("2 francs, 2 brick", town=["bridge-over-the-seine"])
    assert options_of(game, "enter bridge-over-the-seine: fee 2 francs") == ["2 brick", "1 brick"]
    play(game, "enter bridge-over-the-seine: fee 2 francs; sell 1 brick")
    assert storage(game) == {"francs": 1, "brick": 1}


def test_where_chance_fills_no_basket_the_default_is_taken() -> None:
    question = question_of(red("2 francs, 6 fish", town=["bridge-over-the-seine"]), "enter bridge-over-the-seine")
    assert question.random(Unlucky()) == question.default


def test_where_chance_burns_what_is_to_sail_the_default_is_taken() -> None:
    game = red(
        "2 francs, 9 wood, 1 coal, 1 coke",
        town=["shipping-line"],
        ships=["wooden-ship-2", "wooden-ship-4", "wooden-ship-6"],
    )
    question = question_of(game, "enter shipping-line: fee 2 francs; ships 3 wooden-ship")
    assert question.random(Unlucky()) == question.default


def test_of_two_prices_chance_pays_the_one_that_can_be_paid() -> None:
    question = question_of(red("3 fish, 2 bread", town=["marketplace"]), "enter marketplace")
    drawn = {question.random(Random(seed)) for seed in range(50)}
    assert drawn == set(question.answers(100) or ())


def test_nobody_can_enter_what_is_not_built() -> None:
    assert not can_enter(red("9 francs").position, 0, CARD_INDEX["bakehouse"])


def test_where_nothing_is_due_nothing_is_lacking() -> None:
    assert short(red().position, 0) == 0


def test_a_position_is_equal_to_nothing_but_a_position() -> None:
    assert red().position != "the beginning"
