"""The market and the other trades: T20 to T30, and when they are possible."""

from __future__ import annotations

import pytest

from engine import Game
from tests.engine.homesteaders.helpers import begun, decides, has, laid, lines, play, player, refused, won

HELD = "silver wood food steel gold copper livestock chip debt vp worker"


def change(game: Game, *moves: str) -> dict[str, int]:
    """By how much the holdings of the first player change."""
    before = has(game, 0, HELD)
    after = has(play(game, *moves), 0, HELD)
    pairs = zip(HELD.split(), before, after, strict=True)
    return {name: new - old for name, old, new in pairs if new != old}


@pytest.mark.parametrize(
    ("good", "price"),
    [("wood", 1), ("food", 2), ("steel", 3), ("gold", 4)],
)
def test_t20_a_good_is_bought_for_a_chip_and_its_price_in_silver(good: str, price: int) -> None:
    assert change(laid(player("9 silver, 1 chip")), f"buy {good}") == {"silver": -price, "chip": -1, good: 1}


@pytest.mark.parametrize("good", ["copper", "livestock"])
def test_t21_copper_and_livestock_are_bought_for_a_chip_and_1_gold(good: str) -> None:
    assert change(laid(player("9 silver, 1 chip, 1 gold")), f"buy {good}") == {"gold": -1, "chip": -1, good: 1}


@pytest.mark.parametrize(("good", "price"), [("wood", 1), ("food", 2), ("steel", 3), ("gold", 4)])
@pytest.mark.parametrize("store", [False, True])
def test_t22_t23_a_good_is_sold_for_its_price_and_1_vp(good: str, price: int, store: bool) -> None:
    game = laid(player(f"1 {good}, 1 chip", *["general-store"] * store))
    assert change(game, f"sell {good}") == {"silver": price + store, "chip": -1, good: -1, "vp": 1}


@pytest.mark.parametrize("good", ["copper", "livestock"])
@pytest.mark.parametrize("store", [False, True])
def test_t24_copper_and_livestock_are_sold_for_1_gold_and_1_vp(good: str, store: bool) -> None:
    game = laid(player(f"1 {good}, 1 chip", *["general-store"] * store))
    silver = {"silver": 1} if store else {}
    assert change(game, f"sell {good}") == {"gold": 1, "chip": -1, good: -1, "vp": 1} | silver


def test_t25_the_general_store_changes_no_purchase() -> None:
    assert change(laid(player("1 chip", "general-store")), "buy food") == {"silver": -2, "chip": -1, "food": 1}


def test_t26_the_market_turns_wood_into_food_into_steel() -> None:
    game = laid(player("2 chip, 1 wood", "market"))
    assert change(game, "trade wood", "trade food") == {"chip": -2, "wood": -1, "steel": 1}


def test_t27_the_market_turns_wood_into_a_worker() -> None:
    game = laid(player("2 chip, 1 wood", "market"))
    assert change(game, "trade wood", "recruit") == {"chip": -2, "wood": -1, "worker": 1}


def test_t28_the_bank_turns_chips_into_silver_which_is_no_sale() -> None:
    game = laid(player("3 chip", "bank", "general-store"))
    assert change(game, *["trade chip"] * 3) == {"chip": -3, "silver": 3}


def test_t29_two_workers_are_recruited() -> None:
    assert change(laid(player("2 chip, 2 food")), "recruit", "recruit") == {"chip": -2, "food": -2, "worker": 2}


@pytest.mark.parametrize("good", ["copper", "livestock"])
def test_t30_gold_is_not_sold_as_copper_or_livestock(good: str) -> None:
    game = laid(player("1 chip, 3 gold", "river-port"))
    assert refused(game, f"sell {good}") == f"You have no {good} to sell."


@pytest.mark.parametrize("good", ["wood", "food", "steel", "gold"])
def test_o6_a_price_in_silver_may_be_paid_with_gold_without_change(good: str) -> None:
    game = laid(player("0 silver, 1 gold, 1 chip"))
    before = has(game, 0, "gold")
    play(game, f"buy {good}: with 1 gold")
    assert has(game, 0, "silver chip") == (0, 0)
    assert before == (1,)
    assert has(game, 0, good) == (1,)


def test_o6_one_gold_does_not_cover_two_payments() -> None:
    game = laid(player("0 silver, 1 gold, 2 chip"))
    play(game, "buy wood: with 1 gold")
    assert refused(game, "buy wood") == "1 wood costs 1 silver: you have 0 silver, 0 gold."


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("buy wood", "That takes a trade chip: you have none."),
        ("sell wood", "That takes a trade chip: you have none."),
        ("sell gold", "You have no gold to sell."),
        ("recruit", "That takes a trade chip: you have none."),
        ("trade wood", "That is for the owner of a Market."),
        ("trade chip", "That is for the owner of the Bank."),
        ("repay", "You have no debt to return."),
    ],
)
def test_a_trade_that_is_not_possible_is_refused_in_a_sentence(line: str, says: str) -> None:
    assert refused(laid(player("1 wood, 1 food")), line) == says


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("buy copper", "1 copper costs 1 gold: you have none."),
        ("buy gold", "1 gold costs 4 silver: you have 3 silver, 0 gold."),
        ("recruit", "Recruiting takes 1 food: you have none."),
        ("trade food", "You have no food to trade."),
        ("repay", "Returning a debt costs 5 silver or 1 gold: you have 3 silver."),
    ],
)
def test_what_is_lacking_for_a_trade_is_said(line: str, says: str) -> None:
    assert refused(laid(player("3 silver, 1 chip, 1 debt", "market")), line) == says


def test_trades_are_listed_where_they_are_possible() -> None:
    game = laid(player("3 silver, 1 chip, 1 wood, 1 food, 1 debt", "market", "bank"))
    assert lines(game, "buy", "sell", "recruit", "trade", "borrow", "repay") == [
        "buy wood",
        "buy food",
        "buy steel",
        "sell wood",
        "sell food",
        "recruit",
        "trade wood",
        "trade food",
        "trade chip",
        "borrow",
    ]


def test_with_gold_everything_can_be_bought() -> None:
    game = laid(player("0 silver, 1 chip, 1 gold, 1 debt"))
    assert len(lines(game, "buy")) == 6
    assert lines(game, "repay") == ["repay"]


def test_without_a_chip_there_are_only_debts() -> None:
    assert lines(begun(), "buy", "sell", "recruit", "trade", "borrow", "repay") == ["borrow"]


def test_f3_trades_are_possible_at_every_decision_of_ones_own() -> None:
    rich = player("90 silver, 9 chip, 9 food, 9 copper")
    game = laid(rich, rich, rich, round=9)
    met = set()
    for line in (
        *["assign: nothing"] * 3,
        *["pay: with 1 silver"] * 3,
        "bid auction-1: 3",
        "bid auction-2: 3",
        "pass",
        "take chip",
        "pay: with 3 silver",
        "decline",
        "pay: with 3 silver",
    ):
        met.add(decides(game).split()[0])
        assert len(lines(game, "buy", "sell", "recruit", "borrow")) == 8
        play(game, line)
    assert met == {"assign", "wages", "bid", "rail", "pay", "build"}


def test_f3_nobody_trades_while_another_player_decides() -> None:
    game = laid(player("5 chip"), player("5 chip, 1 wood"))
    assert refused(game, "sell wood") == "You have no wood to sell."


def test_o15_debts_are_possible_in_the_last_trades() -> None:
    game = laid(player("0 silver"), window="final")
    assert has(play(game, "borrow"), 0, "silver debt") == (2, 1)


def test_o4_there_is_no_end_of_anything() -> None:
    game = play(begun(), *["borrow"] * 40)
    assert has(game, 0, "debt silver") == (40, 86)


def test_a_trade_does_not_answer_the_decision() -> None:
    game = won(player("9 silver, 1 chip"), round=1)
    assert decides(play(game, "buy wood")) == "pay Anna"
