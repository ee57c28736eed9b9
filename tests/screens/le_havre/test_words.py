"""Moves of Le Havre as parts of sentences."""

from __future__ import annotations

from engine import parse
from screens.le_havre.plain import WORDS
from tests.engine.helpers import player, table


def test_a_trade_at_the_business_office_says_what_is_given_for_what() -> None:
    game = table(player("2 clay, 2 hides, 1 wood, 1 cattle", buildings=["business-office"]))
    both = parse(game, "enter business-office: both; four 2 clay, 2 hides; good 1 wood; for leather")
    assert WORDS.phrase(game, both) == "Enter your Business Office: 2 clay, 2 hides for 1 steel, 1 wood for leather"
    one = parse(game, "enter business-office: one; good 1 wood; for brick")
    assert WORDS.phrase(game, one) == "Enter your Business Office: 1 wood for brick"
