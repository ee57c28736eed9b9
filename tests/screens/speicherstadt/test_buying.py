"""What buying a card would do, as it is told before it is done."""

from __future__ import annotations

from saves import SavedGame
from tests.engine.speicherstadt.helpers import KAI, asked, house, laid, play
from tests.screens.keyboard import playing
from tests.screens.speicherstadt import positions

PILE = "warehouse fireman-1a chamber-of-commerce contract-4 contract-5 contract-6 bank port st-michaels-church"


async def test_the_chamber_of_commerce_counts_the_coins_that_are_left_when_it_is_paid() -> None:
    game = laid(house(5), house(1), pile=PILE, seats=2)
    play(game, *(f"queue water-{place}" for place in "313131"))
    play(game, "decline", "decline", "decline")
    async with playing(SavedGame.keep(game)) as player:
        assert "Buy the Chamber of Commerce for 1 coin: coins 5 → 4" in player.desk()
        assert "points 0 → 4" in player.desk()


async def test_the_savings_bank_brings_its_coins_and_is_gone_where_a_round_ends_with_it() -> None:
    """What the next Supply brings is not told then, but all that buying itself does."""
    row = "tea-taster vulcaniser savings-bank coffee-roaster spice-merchant carpet-trader"
    game = laid(house(5), house(0), pile=f"{row} ship-1 ship-2 ship-3 bank port warehouse", seats=2, variant=KAI)
    play(game, *(f"queue water-{place}" for place in "31111111"))
    while asked(game)[1] != "savings-bank":
        play(game, "decline")
    async with playing(SavedGame.keep(game)) as player:
        assert "Buy the Savings Bank for 1 coin: coins 5 → 8" in player.desk()
        assert "+ Savings Bank" not in player.desk()


async def test_a_fireman_counts_twice_on_its_card_for_who_has_the_fire_engine() -> None:
    row = "fireman-4a tea-taster vulcaniser coffee-roaster spice-merchant carpet-trader"
    anna = house(5, "fire-engine", "fireman-2a")
    game = laid(anna, house(5, "fireman-5a"), pile=row, seats=2, variant=KAI)
    async with playing(SavedGame.keep(game)) as player:
        assert "you 4 → 10" in player.sees()
        assert "then high" in player.sees()


async def test_who_would_be_as_weak_as_the_weakest_is_still_low() -> None:
    row = "fireman-1b tea-taster vulcaniser coffee-roaster"
    game = laid(house(5), house(5, "fireman-1a"), house(5, "fireman-5a"), pile=row)
    async with playing(SavedGame.keep(game)) as player:
        assert "you 0 → 1" in player.sees()
        assert "still low" in player.sees()


async def test_enter_buys_the_card_that_is_asked_for() -> None:
    async with playing(positions.purchase()) as player:
        assert "enter buy" in player.footer()
        await player.press("enter")
        assert [move.words for move in player.game.history[-1:]] == ["buy"]


async def test_whose_next_worker_stands_behind_is_told_what_it_would_be_asked() -> None:
    game = laid(house(5), house(5), pile=PILE, seats=2)
    play(game, *(f"queue water-{place}" for place in "121212"))
    async with playing(SavedGame.keep(game)) as player:
        assert "p Pass on the card: then your next worker is asked 2" in player.desk()


async def test_who_would_be_asked_before_is_told_apart_by_what_they_have() -> None:
    async with playing(positions.crowded()) as player:
        assert "Dora (has 5) is asked 7, 3, Eve (has 4) is asked 6, 2" in player.desk()


async def test_a_ship_that_is_bought_is_told_by_what_its_goods_are_for() -> None:
    game = laid(
        house(5, "contract-1", "port"),
        house(5),
        pile="ship-1 vulcaniser fireman-1b bank ship-2 fire-4",
        bag="coffee tea rubber",
        seats=2,
    )
    play(game, *(f"queue water-{place}" for place in "123123"))
    async with playing(SavedGame.keep(game)) as player:
        assert "Buy the Ship of 3 crates for 2 coins: coins 5 → 3, points 0 → 1" in player.desk()
        assert "Its goods: cof tea onto contract 5" in player.desk()
        assert "coffee 0 → 1" not in player.desk()
