"""What cannot be done now says why, and what is short of a payment stands where one trades."""

from __future__ import annotations

import pytest

from saves import SavedGame
from tests.engine.homesteaders.helpers import laid, play, player
from tests.screens.homesteaders import positions
from tests.screens.homesteaders.positions import Position
from tests.screens.keyboard import playing


def short_of_a_bid() -> SavedGame:
    """The Lone homesteader has won with a bid above her means."""
    owner = player("4 silver, 1 wood, 2 chip, 1 worker")
    return SavedGame.keep(play(laid(owner, seats=1, round=8, window="bid"), "bid auction-1: 9"))


@pytest.mark.parametrize(
    ("position", "keys", "reason"),
    [
        (short_of_a_bid, "n", "You owe 9 silver and have 4 silver"),
        (positions.bidding, "n", "Bid, or pass: p."),
        (positions.building, "n", "Build something, or build nothing: p."),
        (positions.bidding, "3 x", "Workers are put to work at the beginning of a round."),
        (positions.assigning, "2 enter", "You build when you have won and paid an auction."),
        (positions.assigning, "1 enter", "Nobody bids now. n puts the workers to work."),
        (positions.paying, "1 enter", "Nobody bids now. n pays what is due."),
        (positions.paying, "3 enter", "Workers are put to work at the beginning of a round. n pays what is due."),
        (short_of_a_bid, "1 enter", "Nobody bids now. You owe 9 silver and have 4 silver"),
        (positions.building, "1 enter", "Nobody bids now. Build something, or build nothing: p."),
        (positions.first_round, "4 w", "That takes a trade chip: you have none."),
    ],
)
async def test_a_key_that_can_do_nothing_now_says_why(position: Position, keys: str, reason: str) -> None:
    async with playing(position()) as player:
        await player.sit_down()
        await player.press(*keys.split())
        assert reason in player.desk()


async def test_what_is_short_of_a_bid_stands_where_one_trades() -> None:
    async with playing(short_of_a_bid()) as player:
        await player.press("down")
        assert "You are 5 silver short: sell something, or take debts (d)." in player.desk()


async def test_what_the_tile_brings_is_told_with_the_bid() -> None:
    async with playing(positions.bidding()) as player:
        await player.press("right")
        assert "Bid 4 for Auction 1: silver 14 → 10" in player.desk()
        assert "+ 1 worker" in player.desk()


async def test_the_key_that_takes_debts_pays_once_there_is_enough() -> None:
    async with playing(short_of_a_bid()) as player:
        before = len(player.game.history)
        await player.press("d", "enter", "d", "enter", "d", "enter")
        await player.press("{", *["down"] * 7)
        assert "enter pay" in player.footer()
        await player.press("enter")
        assert [move.words for move in player.game.history[before:]] == ["borrow"] * 3 + ["pay"]


async def test_what_the_neutral_marker_does_is_told_where_it_is_put() -> None:
    async with playing(positions.marker()) as player:
        assert "It counts as a bid: whoever wants the auction bids more." in player.desk()
