"""A move that was kept for one's next turn is told in words."""

from __future__ import annotations

from random import Random

import pytest

from engine import new_game
from engine.bots.chance import decide
from screens.table.plan_words import kept_in_words


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("bid auction-1: 7", "Bid 7 for Auction 1"),
        ("bid auction-1", "Bid for Auction 1"),
        ("pass", "Pass"),
        ("fly away", "fly away"),
        ("pay", "pay"),
    ],
)
def test_a_move_that_was_kept_is_told_as_it_was_called_at_the_last_decision(notation: str, words: str) -> None:
    game = new_game("homesteaders", ["anna", "ben"], seed=1)
    while game.decision is not None and game.decision.kind != "bid":
        game.play(decide(game, Random(1)))
    assert game.decision is not None
    seat = game.decision.seat
    game.play("bid auction-2: 3")
    assert kept_in_words(game, seat, notation) == words


def test_before_the_first_decision_a_move_is_told_as_it_was_typed() -> None:
    game = new_game("homesteaders", ["anna", "ben"], seed=1)
    assert kept_in_words(game, 1, "pass") == "pass"
