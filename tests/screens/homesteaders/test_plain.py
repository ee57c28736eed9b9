"""Plain mode: whole games by typing alone, and what somebody who cannot see the screen is told on the way."""

from __future__ import annotations

from random import Random

from engine import Game, new_game, parse
from engine.bots.chance import decide
from engine.homesteaders.phases import TRADES
from screens.homesteaders import move_words
from screens.homesteaders.plain import WORDS
from tests.engine.homesteaders.helpers import laid, play, player

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def options(players: int, **chosen: object) -> dict[str, object]:
    return {"players": list(NAMES[:players]), "variant": "full", "seed": 3, **chosen}


def test_every_move_of_a_game_is_said_in_words() -> None:
    game, rng = new_game("homesteaders", list(NAMES[:3]), "full", 5), Random(5)
    while game.decision is not None:
        for move in game.moves():
            said = WORDS.describe(game, move)
            assert said[:1].isupper()
            assert not set("{}") & set(said)
        game.play(decide(game, rng))


def to_decide(game: Game) -> str:
    """What the seat that decides is told for it."""
    assert game.decision is not None
    return "\n".join(WORDS.to_decide(game, game.decision.seat))


def test_alone_it_is_said_what_the_rival_takes_after_a_bid_and_after_a_pass() -> None:
    told = to_decide(laid(player("9 silver, 1 wood"), seats=1, window="bid", auction_2=["a2-s1"]))
    assert "if you pass, the rival takes Grain Mill\n" in told
    assert "; the rival takes Grain Mill (Farm if you build that) from Auction 2." in told
    assert "if you pass, the rival takes Farm\n" in told
    assert "; the rival takes Grain Mill from Auction 1." in told


def test_wages_that_are_due_are_said_without_another_income() -> None:
    game = play(laid(player("1 silver, 4 worker"), seats=1), "assign: nothing")
    lines = WORDS.forecast(game, 0)
    assert "Wages now (Anna): 4 silver, 1 silver lacking for them" in lines
    assert not any(line.startswith("Next income (Anna)") for line in lines)


def described(game: Game, notation: str) -> str:
    return WORDS.describe(game, parse(game, notation))


def test_before_the_bidding_each_auction_is_told_with_its_bid() -> None:
    game = laid(window="bid")
    play(game, "bid auction-1: 5")
    assert to_decide(game).splitlines() == [
        "Auction 1: tile A1-01, builds residential or commercial; Anna bids 5",
        "  A bid of 6 leaves 0 silver; nothing could be built.",
        "Auction 2: tile A2-S1, builds residential; no bid",
        "  A bid of 3 leaves 3 silver; nothing could be built.",
    ]
    assert described(game, "bid auction-1") == "Bid for Auction 1, 6 or more"
    assert described(game, "pass") == "Pass: space 1 of the rail track, and take 1 trade chip"


def test_before_a_bid_it_is_told_what_it_leaves_and_what_could_be_built_with_that() -> None:
    game = laid(player("9 silver, 1 wood, 1 chip, 1 worker"), window="bid")
    told = to_decide(game)
    assert "A bid of 3 leaves 6 silver; then Farm, Market; after trades " in told


def test_before_a_payment_it_is_told_what_is_owed_and_what_there_is() -> None:
    game = laid(player("2 silver, 1 gold, 2 chip, 3 worker"))
    assert to_decide(game) == "You have 3 workers; your slots have room for 2."
    play(game, *["assign: homestead-1"] * 3)
    assert to_decide(game) == "You owe 3 silver; you have 4 silver, 1 gold, 2 trade chips."
    assert described(game, "pay") == "Pay the wages (3 silver)"


def test_before_building_a_lack_is_told_with_the_trades_that_cure_it() -> None:
    game = laid(player("9 silver, 1 wood, 1 chip, 1 worker"), window="bid")
    play(game, "bid auction-1: 3", "pass", "take chip", "pass", "take chip", "pay")
    told = to_decide(game)
    assert "Farm: 1 wood, which you have" in told
    assert "Grain Mill: 1 wood, 1 steel; you lack 1 steel; these trades bring it: buy steel" in told
    assert "Ranch: 1 wood, 1 food, 1 steel; you lack 1 food, 1 steel, and no trade brings it now" in told
    assert described(game, "build farm") == "Build the Farm for 1 wood"
    assert described(game, "decline") == "Build nothing"


def test_the_table_hides_what_lies_behind_a_screen() -> None:
    game = laid(player("4 silver, 1 worker"), player("7 silver, 1 worker"))
    own = "\n".join(WORDS.table(game, 0))
    assert "Anna (to decide): 1 worker, 0 tracks, rail space 0; 4 silver" in own
    assert "Ben: 1 worker, 0 tracks, rail space 0; the rest lies behind a screen" in own
    assert "7 silver" not in own


def test_what_workers_were_put_to_do_is_told_by_their_buildings() -> None:
    game = laid(player("9 silver, 3 worker", "farm"))
    told = WORDS.phrase(game, parse(game, "assign: homestead-1, farm-1"))
    assert told == "Put the workers to work: Homestead (1 wood), Farm (2 silver, 1 trade chip)"
    assert WORDS.phrase(game, parse(game, "assign: nothing")) == "Put no worker to work"


def test_every_kind_of_trade_is_said_in_few_words() -> None:
    game = laid(player("20 silver, 2 wood, 2 food, 4 chip, 2 debt, 1 worker", "market", "bank"))
    made = [parse(game, line) for line in ("buy steel", "sell wood", "recruit", "trade chip", "borrow", "repay")]
    assert {type(move) for move in made} == set(TRADES)
    assert move_words.trades([*made, made[-1]]) == (
        "buy 1 steel, sell 1 wood, recruit 1 worker, turn trade chips into 1 silver, take 1 debt, return 2 debts"
    )


def test_a_sale_is_told_with_what_a_general_store_adds() -> None:
    game = laid(player("1 wood, 1 copper, 2 chip, 1 worker", "general-store"))
    assert described(game, "sell wood") == "Sell 1 wood with a trade chip for 2 silver, 1 VP"
    assert described(game, "sell copper") == "Sell 1 copper with a trade chip for 1 gold, 1 silver, 1 VP"


def test_tiles_to_come_are_told_as_far_as_they_are_known() -> None:
    told = WORDS.forecast(laid(), 0)
    assert "Round 2, Auction 1: tile A1-02, builds industrial" in told
    assert [line for line in told if line.startswith("Rounds 2 to 4, Auction 2, one each of: tile A2-S2")]


def test_what_simply_goes_on_is_the_move_that_is_no_trade() -> None:
    game = laid()
    assert WORDS.ordinary(game) == parse(game, "assign").unanswered()
    assert WORDS.ordinary(laid(window="bid")) is None
