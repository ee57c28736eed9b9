"""What buying a card would do, as it is told before it is done."""

from __future__ import annotations

from saves import SavedGame
from tests.engine.speicherstadt.helpers import house, laid, play
from tests.screens.le_havre.keyboard import playing


async def test_the_chamber_of_commerce_counts_the_coins_that_are_left_when_it_is_paid() -> None:
    pile = "warehouse fireman-1a chamber-of-commerce contract-4 contract-5 contract-6 bank port st-michaels-church"
    game = laid(house(5), house(1), pile=pile, seats=2)
    play(game, *(f"queue water-{place}" for place in "313131"))
    play(game, "decline", "decline", "decline")
    async with playing(SavedGame.keep(game)) as player:
        assert "Buy the Chamber of Commerce for 1 coin: coins 5 → 4" in player.desk()
        assert "score 0 → 4" in player.desk()
