"""Where the cursor stands when something is to be decided, and which page is open then."""

from __future__ import annotations

from typing import Any

import pytest

from engine import parse
from engine.homesteaders.buildings import BUILDINGS
from saves import SavedGame
from screens.homesteaders.board import HomesteadersBoard
from screens.table.picture.pages import ListPage
from screens.table.title import Sight
from tests.engine.homesteaders.helpers import building, laid, play, player
from tests.screens.homesteaders import positions
from tests.screens.keyboard import Player, playing


async def test_it_stands_on_the_first_slot_when_workers_are_put_to_work() -> None:
    async with playing(SavedGame.keep(laid(positions.RICH, seats=1, round=6))) as player:
        await player.press("down", "down", "n", "p")
        while player.game.position.round == 6:
            await player.press("enter")
        assert player.under_cursor == "homestead-1"


async def test_it_stands_on_the_first_building_of_the_page_that_can_be_built() -> None:
    rich = player("9 silver, 4 wood, 2 steel, 2 gold, 1 copper", "boarding-house", "railworkers-house")
    async with playing(SavedGame.keep(building(rich, round=8))) as seated:
        page = seated.screen.page
        assert isinstance(page, ListPage)
        names = [card.name for card in BUILDINGS]
        possible = {move.target for move in seated.game.moves() if move.words == "build"}
        assert seated.under_cursor == next(row.name for row in page.listing(54).rows if row.name in possible)
        assert seated.under_cursor != min(possible, key=names.index)


def wanted(*wages: str) -> str:
    """The page that is opened where wages are due, after some moves."""
    board = HomesteadersBoard()
    game = play(laid(player("4 silver, 3 worker"), seats=1), "assign: homestead-1", *wages)
    board.look(Sight(game, 0, ()))
    return board.wants_page()


def test_no_page_is_opened_for_wages_that_pay_themselves() -> None:
    assert wanted() == ""


def test_the_market_is_opened_for_a_bid_that_gold_may_pay() -> None:
    board = HomesteadersBoard()
    board.look(Sight(positions.paying().game, 0, ()))
    assert board.wants_page() == "market"


def _a_bid_to_pay(goods: str) -> SavedGame:
    """A bid of 6 silver that was won."""
    return SavedGame.keep(play(laid(player(goods), seats=1, round=8, window="bid"), "bid auction-1: 6"))


async def test_it_stands_on_a_debt_where_nothing_can_be_sold_for_a_bid() -> None:
    async with playing(_a_bid_to_pay("1 silver, 2 wood, 3 worker")) as seated:
        assert seated.under_cursor == "borrow"
        assert seated.footer().startswith("enter borrow")


async def test_enter_sells_what_brings_most_for_a_bid_and_then_pays_it() -> None:
    async with playing(_a_bid_to_pay("1 silver, 2 wood, 1 copper, 2 chip, 3 worker")) as seated:
        assert seated.under_cursor == "copper"
        assert seated.footer().startswith("enter sell")
        await seated.press("enter")
        assert seated.footer().startswith("enter pay")


ABLE = player("30 silver, 4 wood, 4 steel, 2 gold, 2 copper, 2 livestock")


def _to_bid(*others: Any) -> SavedGame:
    """One who could build much bids for an auction that builds anything, first of all."""
    return SavedGame.keep(laid(ABLE, *others, seats=1 + len(others), round=8, window="bid", open=True))


async def _bid_for(seated: Player, name: str) -> None:
    """Bid 9 for the first auction from the page of the buildings."""
    await seated.press("2")
    while seated.under_cursor != name:
        await seated.press("down")
    await seated.press("enter")
    while seated.mode:
        await seated.press("enter")


async def test_after_winning_it_stands_on_the_building_that_the_bid_was_for() -> None:
    async with playing(_to_bid()) as seated:
        await _bid_for(seated, "stables")
        assert seated.game.decision is not None
        await seated.press("n", "enter")
        assert seated.game.decision.kind == "build"
        assert (seated.screen.page.keys.name, seated.under_cursor) == ("buildings", "stables")


async def test_it_does_so_too_where_others_bid_and_build_in_between() -> None:
    async with playing(_to_bid(ABLE, ABLE)) as seated:
        await _bid_for(seated, "stables")
        for line in ("bid auction-2: 9", "pass"):
            seated.screen.play_now(parse(seated.game, line))
        while seated.game.decision is not None and seated.game.decision.kind != "build":
            await seated.press("enter")
        assert (seated.screen.course.sitting, seated.under_cursor) == (0, "stables")


async def test_a_bid_for_no_building_leaves_it_to_the_first_one_that_can_be_built() -> None:
    async with playing(_to_bid()) as seated:
        await _bid_for(seated, "stables")
        await seated.press("u", "1")
        if seated.mode:
            await seated.press("y", "1")
        await seated.press("enter", "n", "enter")
        assert seated.under_cursor == "boarding-house"


@pytest.mark.parametrize("goods", ["1 silver, 1 food, 5 chip", "3 silver, 2 food, 1 wood, 5 chip"])
async def test_enter_never_buys_back_what_it_has_sold_for_a_bid(goods: str) -> None:
    saved = SavedGame.keep(play(laid(player(goods), seats=1, round=8, window="bid"), "bid auction-1: 12"))
    async with playing(saved) as seated:
        while seated.under_cursor != "food":
            await seated.press("down")
        for _press in range(4):
            await seated.press("enter")
        assert {move.words for move in seated.game.history} == {"bid", "sell"}
        assert "You have no food to sell." in seated.desk()
        assert not seated.footer().startswith("enter")
