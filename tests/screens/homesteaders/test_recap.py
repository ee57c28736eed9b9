"""What the others did is a table: a row for each, with bids, what was built, income and wages."""

from __future__ import annotations

from engine import Game, Move
from engine.homesteaders.moves import Borrow, Buy, Recruit, Repay, Sell, Trade
from saves import SavedGame
from screens.homesteaders import pieces, recap
from screens.table.play.recap import since
from tests.engine.homesteaders.helpers import begun, laid, play, player
from tests.screens.keyboard import playing
from widgets.lines import plain, width


def told(game: Game, seat: int = 0) -> list[str]:
    return [" ".join(plain(line).split()) for line in recap.table(since(game, seat, seat), seat, 80)]


def test_income_and_wages_are_columns() -> None:
    game = play(begun(3, open=True), "assign: homestead-1", "assign: homestead-2", "assign: nothing")
    assert told(game) == ["income now", "Ben 2$ 1 VP 1", "Cleo 2$ 0"]
    assert told(play(game, "pay", "pay", "pay")) == ["wages now", "Ben 1$ 1", "Cleo 1$ 0"]


def test_a_bid_and_what_was_built_with_it_stand_in_the_row_of_who_did_it() -> None:
    rich = player("9 silver, 1 wood, 1 worker")
    game = laid(player("9 silver"), rich, seats=2, window="bid", auction_2=["a2-s1"], open=True)
    play(game, "neutral auction-1", "pass", "take chip", "bid auction-2: 3", "pay", "build farm")
    rows = told(game)
    assert rows[0].split()[:2] == ["bid", "built"]
    assert rows[1].startswith("Ben 3 for Auction 2 Farm")


def test_what_was_taken_from_the_rail_track_is_told_with_its_number() -> None:
    game = play(laid(player("9 silver"), seats=2, window="bid", open=True), "neutral auction-1", "pass", "take chip")
    assert told(game, 1)[-1].startswith("Anna passed: 1 trade chip")


def test_every_trade_is_told() -> None:
    moves: list[Move] = [Buy("wood"), Buy("wood"), Sell("gold"), Trade("chip"), Borrow(), Borrow(), Repay(), Recruit()]
    told = plain(pieces.trades(moves))
    assert told == "buy WW, sell G, turn T, 2 debts, 1 debt back, 1 worker"


def test_there_is_no_table_where_the_others_did_nothing() -> None:
    assert told(begun(2)) == []


def test_no_row_is_wider_than_its_place() -> None:
    game = play(begun(3, open=True), "assign: homestead-1", "assign: homestead-2", "assign: nothing")
    lines = recap.table(since(game, 0, 0), 0, 30)
    assert {width(line) for line in lines} <= {30}


def test_what_somebody_takes_of_a_tile_stands_in_the_table() -> None:
    game = laid(player("9 silver"), player("9 silver"), seats=2, window="bid", auction_2=["a2-s4"], open=True)
    play(game, "neutral auction-1", "pass", "take chip", "bid auction-2: 3", "pay", "take worker", "take chip")
    rows = told(game)
    assert rows[0].split()[:2] == ["bid", "took"]
    assert rows[1].startswith("Ben 3 for Auction 2 1 worker, 1 trade chip")


def test_that_somebody_built_nothing_stands_in_the_table() -> None:
    game = laid(player("9 silver"), player("9 silver"), seats=2, window="bid", auction_2=["a2-s2"], open=True)
    play(game, "neutral auction-1", "pass", "take chip", "bid auction-2: 3", "pay", "decline")
    assert told(game)[1].startswith("Ben 3 for Auction 2 nothing ")


def test_an_exchange_with_a_tile_stands_in_the_table() -> None:
    rich = player("9 silver, 9 food, 9 wood, 9 livestock, 9 steel")
    game = laid(player("9 silver"), rich, seats=2, round=9, window="bid", auction_2=["a2-c2"], open=True)
    play(game, "neutral auction-1", "pass", "take chip", "bid auction-2: 3", "pay", "build circus", "exchange")
    assert "1 food for 2 VP" in told(game)[1]


async def test_what_a_round_came_to_stands_before_the_beginning_of_the_next_one() -> None:
    both = (player("9 silver, 1 worker"), player("9 silver, 1 worker"))
    game = play(laid(*both, seats=2, window="bid", open=True), "neutral auction-2")
    async with playing(SavedGame.keep(game, bots={"Ben": "random"})) as seated:
        await seated.press("p", "enter")
        await seated.until(lambda: "Round 2 begins." in seated.sees())
        told = seated.sees()
        assert told.index("Since your last turn") < told.index("Round 1: ") < told.index("Round 2 begins.")
        await seated.press("escape")
        assert seated.desk().startswith("✓ Round 1: ")


async def test_of_workers_that_one_has_put_to_work_only_what_comes_of_it_is_told() -> None:
    async with playing(SavedGame.keep(begun(1))) as seated:
        await seated.press("n")
        assert "✓ Anna has an income of 2 silver, 1 wood; pays 1 silver of wages." in seated.desk()
        await seated.press("6")
        assert "Anna puts workers to work: Homestead (1 wood)" in " ".join(seated.page().split())


async def test_once_a_round_is_over_ones_own_moves_are_not_told_again() -> None:
    async with playing(SavedGame.keep(laid(seats=1, window="bid"))) as seated:
        await seated.press("p", "enter")
        desk = " ".join(seated.desk().split())
        assert "Anna passes" not in desk
        assert "The rival takes the Grain Mill from Auction 1." in desk
