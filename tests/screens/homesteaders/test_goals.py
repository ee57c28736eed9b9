"""Buildings are wanted from where they are seen: the bid or the trades that lead to them, or what stands in the way."""

from __future__ import annotations

from random import Random

import pytest

from engine import format_move, new_game
from engine.bots.chance import decide
from engine.homesteaders.buildings import BUILDINGS, INDEX
from saves import SavedGame
from screens.homesteaders import goals
from screens.homesteaders.buildings import details
from screens.homesteaders.view import View
from screens.table.title import Sight
from tests.engine.homesteaders.helpers import building, laid, play, player, town
from tests.screens.homesteaders import positions
from tests.screens.homesteaders.positions import Position
from tests.screens.keyboard import PAGE, READY, Player, playing
from widgets.lines import plain


def seen(position: Position) -> View:
    """A position as whoever decides sees it."""
    game = position().game
    assert game.decision is not None
    return View(Sight(game, game.decision.seat, ()))


def reason(position: Position, name: str) -> str:
    return goals.goal(seen(position), INDEX[name]).reason


async def found(player: Player, words: str) -> str:
    """What is found by some words, as one text."""
    await player.press("/", *(key if key != " " else "space" for key in words))
    return " ".join(" ".join(player.over()).split())


@pytest.mark.parametrize("position", [positions.assigning, positions.outbid, positions.hidden, positions.building])
def test_every_building_has_a_way_to_it_or_a_reason_why_there_is_none(position: Position) -> None:
    wanted = goals.goals(seen(position))
    assert len(wanted) == len(BUILDINGS) - 1
    assert all(bool(goal.ways) != bool(goal.reason) for goal in wanted)


def test_a_reason_says_what_stands_in_the_way() -> None:
    assert reason(positions.outbid, "farm") == "You own it: nobody builds it twice."
    assert reason(positions.outbid, "steel-mill") == "It is not on offer in this stage."
    assert reason(positions.outbid, "circus") == "It comes in round 9."
    assert reason(positions.outbid, "factory") == "No auction of this round builds this type: special."
    assert reason(positions.assigning, "church") == "You build when you have won and paid an auction."


def test_a_lack_that_no_trade_cures_is_told() -> None:
    def poor() -> View:
        game = laid(player("6 silver, 1 worker"), window="bid")
        return View(Sight(game, 0, ()))

    assert goals.goal(poor(), INDEX["ranch"]).reason == (
        "You lack 1 wood, 1 food, 1 steel, and no trades bring it after the lowest bid."
    )
    game = building(player("9 silver, 1 worker"), round=1)
    wanted = goals.goal(View(Sight(game, 0, ())), INDEX["grain-mill"])
    assert (
        wanted.reason
        == "The Grain Mill costs 1 wood, 1 steel: you have 0 wood, 0 steel. No trades help to build it now."
    )


async def test_a_building_is_wanted_while_bidding_by_the_auction_that_leads_to_it() -> None:
    async with playing(positions.bidding()) as player:
        await player.on_row("2", "church", "enter")
        assert player.mode == READY
        await player.press("enter")
        assert format_move(player.game.history[-1]) == "bid auction-1: 3"


async def test_of_several_auctions_one_is_chosen() -> None:
    async with playing(positions.bidding()) as player:
        await player.on_row("2", "bank", "enter")
        assert player.over()[:3] == [
            "With which auction?",
            "1  Auction 2  bid 3, which leaves 11 silver",
            "2  Auction 3  bid 3, which leaves 11 silver",
        ]
        await player.press("2")
        await player.press("enter")
        assert format_move(player.game.history[-1]) == "bid auction-3: 3"


async def test_a_building_is_found_by_its_name_with_the_trades_before_it() -> None:
    async with playing(positions.building()) as player:
        assert "Build the Railworkers House: first turn 1 food into steel" in await found(player, "railworkers")
        await player.press("enter", "enter")
        assert "railworkers-house" in town(player.game)


async def test_what_cannot_be_bid_built_or_traded_is_found_with_the_reason() -> None:
    async with playing(positions.first_round()) as player:
        assert "Build the Farm: You build when you have won" in await found(player, "farm")
        assert player.mode != PAGE
    async with playing(positions.first_round()) as player:
        assert "Buy 1 wood for a trade chip" in await found(player, "buy wood")


def exchanging(goods: str) -> SavedGame:
    """Somebody has built with a tile that takes 1 copper for 4 VP."""
    game = building(player(f"9 silver, 1 wood, 1 food, {goods}"), round=9)
    return SavedGame.keep(play(game, "build dude-ranch"))


async def test_what_the_tile_takes_is_bought_and_exchanged_with_one_confirmation() -> None:
    async with playing(exchanging("1 gold, 1 chip")) as player:
        assert "trades that bring it: buy 1 copper." in " ".join(" ".join(player.over()).split())
        before = len(player.game.history)
        assert "Exchange 1 copper for 4 VP: first buy 1 copper" in await found(player, "exchange 1")
        await player.press("enter")
        await player.answer_by_default(before)
        assert [move.words for move in player.game.history[before:]] == ["buy", "exchange"]


async def test_an_exchange_for_which_there_are_no_trades_is_refused_with_its_reason() -> None:
    async with playing(exchanging("1 gold")) as player:
        assert "these trades" not in player.sees()
        await found(player, "exchange 1")
        assert "The tile takes 1 copper: you have none." in player.desk()


async def test_where_there_are_few_moves_what_is_found_has_room_all_the_same() -> None:
    saved = SavedGame.create("homesteaders", {"players": ["Ann"], "variant": "full", "seed": 3})
    async with playing(saved) as player:
        assert len(player.game.moves()) < 4
        await player.press("/", *"debt")
        assert len([line for line in player.over() if line.startswith(("Take", "Read", "Debt", "Return"))]) >= 4


def test_when_the_game_is_over_nothing_is_said_of_trades_that_would_help_to_build() -> None:
    game, rng = new_game("homesteaders", ["Ann", "Ben"], "full", 9), Random(9)
    while game.decision is not None:
        game.play(decide(game, rng))
    offered = View(Sight(game, 0, ())).seen.offer
    kind = next(kind for kind, left in enumerate(offered) if left)
    words = " ".join(map(plain, details(View(Sight(game, 0, ())), kind, 78)))
    assert "trades" not in words
    assert "You have what it takes" not in words
