"""What the line of keys says that a key does is what it does."""

from __future__ import annotations

from tests.screens.homesteaders import positions
from tests.screens.keyboard import playing


async def test_the_keys_of_the_bid_row_are_shown_while_one_bids() -> None:
    async with playing(positions.bidding()) as player:
        assert "← lower  → higher" in player.footer()


async def test_the_keys_of_the_bid_row_are_not_shown_where_nobody_bids() -> None:
    async with playing(positions.passed()) as player:
        await player.press("escape")
        assert "lower" not in player.footer()
        await player.press("right")
        assert "Nobody bids now." in player.desk()


async def test_where_the_cursor_is_on_passing_enter_is_shown_to_pass() -> None:
    async with playing(positions.bidding()) as player:
        await player.press("up")
        assert player.footer().startswith("enter pass")


async def test_below_the_lowest_bid_stands_the_lowest_one_for_the_auction_before() -> None:
    async with playing(positions.outbid()) as player:
        await player.press("down", "left")
        assert player.under_cursor == "auction-1"
        assert "Bid 9 for Auction 1" in player.desk()


async def test_the_neutral_marker_is_put_on_the_auction_before_or_after() -> None:
    async with playing(positions.marker()) as player:
        assert "enter place  ← before  → after" in player.footer()
        await player.press("right")
        assert player.under_cursor == "auction-2"


async def test_a_building_is_bid_for_while_one_bids_and_built_when_one_builds() -> None:
    async with playing(positions.bidding()) as player:
        await player.press("2")
        assert "enter bid for it" in player.footer()
    async with playing(positions.building()) as player:
        assert "enter build" in player.footer()


async def test_a_key_of_another_phase_is_refused_in_a_sentence_and_not_in_notation() -> None:
    async with playing(positions.marker()) as player:
        await player.press("p")
        assert "That is not possible now." in player.desk()
        assert "'pass'" not in player.desk()


async def test_passing_is_confirmed_under_a_title_that_stands_whole() -> None:
    async with playing(positions.bidding()) as player:
        await player.press("p")
        (title,) = [line for line in player.lines() if line.startswith("─ Pass")]
        assert title.startswith("─ Pass ──")
