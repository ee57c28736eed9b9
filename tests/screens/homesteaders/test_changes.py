"""What is not as it was when one decided last is marked."""

from __future__ import annotations

from engine import Game
from screens.homesteaders.view import changed
from screens.table.picture.listing import CHANGED
from tests.engine.homesteaders.helpers import laid, play, player
from tests.screens.homesteaders import positions
from tests.screens.keyboard import playing


def marked(game: Game, *lines: str, viewer: int | None = None) -> frozenset[str]:
    """What has changed after some lines of notation."""
    before = game.copy()
    return changed(before, play(game, *lines), viewer)


def test_an_auction_whose_bid_is_another_one_has_changed() -> None:
    game = laid(window="bid")
    assert marked(game, "bid auction-2: 4") == {"auction-2"}
    assert marked(game, "bid auction-2: 5") == {"auction-2"}


def test_a_building_that_is_built_has_changed() -> None:
    game = laid(player("9 silver, 1 wood, 1 worker"), window="bid")
    play(game, "bid auction-1: 3", "pass", "take chip", "pass", "take chip", "pay")
    assert marked(game, "build farm") >= {"farm"}
    assert "market" not in marked(game)


def test_of_holdings_those_of_the_viewer_alone_are_told() -> None:
    game = laid(window="bid")
    assert marked(game.copy(), "pass", "take chip", viewer=0) == {"chip"}
    assert marked(game, "pass", "take chip", viewer=1) == frozenset()


async def test_bids_of_the_others_bear_a_sign() -> None:
    async with playing(positions.outbid()) as player:
        assert sum(f"{CHANGED} " in line for line in player.lines() if " holds " in line) == 3
