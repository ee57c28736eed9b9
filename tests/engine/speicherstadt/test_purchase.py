"""Purchase: whom a card is offered to, at which price, and what a bought card does at once."""

from __future__ import annotations

import pytest

from engine import Game
from engine.speicherstadt.goods import coins as coins_text
from tests.engine.speicherstadt.helpers import (
    KAI,
    asked,
    cards,
    coins,
    decides,
    house,
    laid,
    lines,
    named,
    play,
    queued,
    refused,
)
from tests.engine.speicherstadt.told import told

PILE = "bank tea-taster vulcaniser spice-merchant"
ROW = "tea-taster vulcaniser spice-merchant bank fireman-1a fireman-1b"


def offered(placements: str, *has: int) -> Game:
    """All workers of three houses are placed; the first column has the Bank."""
    game = laid(*map(house, has or (5, 5, 5)), pile=PILE)
    return queued(game, placements)


def test_whoever_stands_first_pays_the_length_of_the_queue() -> None:
    game = offered("1 1 1 2 3 4 2 3 4")
    assert asked(game) == ("Anna", "bank", 3)
    play(game, "buy")
    assert (coins(game), cards(game)) == ([2, 5, 5], ["bank"])
    assert asked(game) == ("Anna", "tea-taster", 2)


def test_who_declines_steps_back_and_the_next_pays_one_less() -> None:
    game = play(offered("1 1 1 2 3 4 2 3 4"), "decline")
    assert asked(game) == ("Ben", "bank", 2)
    play(game, "buy")
    assert (coins(game), cards(game, 1)) == ([5, 3, 5], ["bank"])


def test_who_stands_twice_in_a_queue_is_asked_twice() -> None:
    game = laid(house(5), house(5), pile="bank tea-taster vulcaniser", seats=2)
    queued(game, "1 1 1 2 2 3")
    assert asked(game) == ("Anna", "bank", 3)
    play(game, "decline")
    assert asked(game) == ("Ben", "bank", 2)
    play(game, "decline")
    assert asked(game) == ("Anna", "bank", 1)
    play(game, "buy")
    assert coins(game) == [4, 5]


def test_who_cannot_pay_steps_back_unasked() -> None:
    game = offered("1 1 1 1 2 3 4 2 3", 3, 5, 5)
    assert game.position.queues[0] == (1, 2, 0)
    game = laid(house(3), house(5), house(5), pile=PILE)
    play(game, "queue water-1", "queue water-2", "queue water-3", "queue water-1", "queue water-1", "queue water-1")
    queued(game, "2 3 4")
    assert asked(game) == ("Anna", "bank", 3)
    play(game, "buy")
    assert coins(game) == [0, 5, 5]


def test_a_card_that_nobody_buys_is_discarded_and_nobody_pays() -> None:
    game = play(offered("1 1 2 2 3 4 2 3 4"), "decline", "decline")
    assert (coins(game), game.table()["discards"]) == ([5, 5, 5], ["bank"])
    assert told(game)["columns"][0]["card"] is None


def test_a_card_at_which_nobody_stands_is_discarded() -> None:
    game = offered("2 2 2 3 3 3 4 4 4")
    assert (game.table()["discards"], asked(game)[1]) == (["bank"], "tea-taster")


def test_who_stands_alone_pays_1() -> None:
    assert asked(offered("2 1 2 3 4 2 3 3 4")) == ("Ben", "bank", 1)


def test_goods_of_a_card_that_nobody_takes_go_to_the_supply() -> None:
    game = laid(pile="ship-1 bank tea-taster vulcaniser", bag="tea tea coffee")
    queued(game, "1 2 3 2 3 4 2 3 4")
    play(game, "decline")
    assert named(game.position.supply) == "1 coffee 2 tea"


def test_the_goods_of_a_ship_wait_for_loading() -> None:
    game = laid(pile="ship-1 bank tea-taster vulcaniser", bag="tea tea coffee")
    play(queued(game, "1 2 3 2 3 4 2 3 4"), "buy")
    assert (told(game)["players"][0]["goods"], named(game.position.supply)) == ({"coffee": 1, "tea": 2}, "")


def test_a_card_that_costs_more_than_one_has_cannot_be_bought() -> None:
    game = laid(house(0, "fish-market"), pile=ROW, variant=KAI, seats=2)
    queued(game, "1 2 2 3 3 1 2 3")
    assert decides(game) == "purchase Anna"
    assert "buy" not in lines(game)
    assert refused(game, "buy") == "The card costs 2 coins: you have 0 coins."


def reserving(*has: int) -> Game:
    """Three cards are reserved in the order Anna, Ben, Anna; on the water all is bought or declined."""
    game = laid(*(house(one) for one in has), pile=ROW, variant=KAI, seats=2)
    play(game, "reserve upper-2", "reserve upper-1", "reserve upper-3", *["queue water-1"] * 5)
    while asked(game)[1] == "tea-taster":
        play(game, "decline")
    return game


def test_reserved_cards_cost_as_many_as_are_left_in_the_column() -> None:
    game = reserving(9, 9)
    assert asked(game) == ("Anna", "fireman-1a", 3)
    play(game, "buy")
    assert asked(game) == ("Ben", "bank", 2)
    play(game, "decline")
    assert asked(game) == ("Anna", "fireman-1b", 1)
    play(game, "buy")
    income = 2
    assert (coins(game)[0], cards(game)) == (9 - 4 + income, ["fireman-1a", "fireman-1b"])


def test_who_cannot_pay_for_a_reserved_card_is_not_asked() -> None:
    game = reserving(2, 9)
    assert asked(game) == ("Ben", "bank", 2)
    assert "fireman-1a" in game.table()["discards"]


def test_a_reserved_card_that_is_not_bought_and_all_that_were_not_reserved_are_discarded() -> None:
    game = laid(
        pile="tea-taster vulcaniser spice-merchant bank ship-1 fireman-1b", variant=KAI, seats=2, bag="tea tea tea"
    )
    play(game, "reserve upper-1", *["queue water-1"] * 7)
    while decides(game).startswith("purchase"):
        assert "ship-1" not in game.table()["discards"]
        play(game, "decline")
    assert set(game.table()["discards"]) >= {"bank", "ship-1", "fireman-1b"}
    assert named(game.position.supply) == "3 tea"


def bought(card: str, *others: int, has: int = 5) -> Game:
    """Anna, who stands alone at it, has bought a card with Kaispeicher."""
    seats = 1 + len(others)
    pile = [card, *ROW.split(), "theatre"][: 2 * (seats + 1)]
    game = laid(house(has), *map(house, others), pile=pile, variant=KAI, seats=seats)
    queued(game, "1 " + "2 " * 7 + "3 " * (4 * seats - 8))
    assert asked(game) == ("Anna", card, 1)
    return play(game, "buy")


def test_the_savings_bank_brings_4_coins_at_once_and_is_gone() -> None:
    game = bought("savings-bank", 5)
    assert (coins(game), cards(game), game.table()["discards"]) == ([8, 5], [], ["savings-bank"])


def test_the_thief_takes_a_coin_from_everybody_who_has_one_and_is_gone() -> None:
    game = bought("thief", 3, 0)
    assert (coins(game), cards(game), game.table()["discards"]) == ([5, 2, 0], [], ["thief"])


@pytest.mark.parametrize("card", ["savings-bank", "thief"])
def test_who_has_bought_such_a_card_has_bought_one(card: str) -> None:
    assert bought(card, 5).position.bought == 1


def test_the_coffee_break_brings_two_breaks_and_the_warehouseman_two_grey_workers() -> None:
    assert bought("coffee-break", 5).position.breaks == [2, 0]
    assert bought("warehouseman", 5).position.greys == [2, 0]


def fishing(has: int = 0) -> Game:
    """Anna has the Fish Market and stands first at the ship, with Ben behind her."""
    game = laid(
        house(has, "fish-market"),
        house(5),
        pile="ship-1 vulcaniser spice-merchant bank fireman-1a fireman-1b",
        bag="tea tea tea",
        variant=KAI,
        seats=2,
    )
    return play(game, "queue water-1", "queue water-1", "reserve upper-1", *["queue water-2"] * 5)


@pytest.mark.parametrize("has", [0, 9])
def test_the_fish_market_takes_a_card_for_nothing(has: int) -> None:
    game = fishing(has)
    assert ("use fish-market" in lines(game), "buy" in lines(game)) == (True, has > 0)
    play(game, "use fish-market")
    assert (coins(game), cards(game)) == ([has, 5], ["ship-1"])
    assert (game.position.bought, game.table()["discards"]) == (1, ["fish-market"])
    assert told(game)["players"][0]["goods"] == {"tea": 3}


def test_the_fish_market_takes_a_reserved_card_too() -> None:
    game = play(fishing(), "decline")
    while asked(game)[1] != "bank":
        play(game, "decline")
    play(game, "use fish-market")
    income = 2 + 1
    assert (cards(game), coins(game)[0]) == (["bank"], income)


def test_a_fish_market_works_at_the_next_card() -> None:
    game = laid(house(2), pile="fish-market vulcaniser spice-merchant bank fireman-1a fireman-1b", variant=KAI, seats=2)
    queued(game, "1 3 2 2 2 2 3 3")
    play(game, "buy")
    assert (asked(game), lines(game)) == (("Anna", "vulcaniser", 4), ["decline", "use fish-market"])
    play(game, "use fish-market")
    assert cards(game) == ["vulcaniser"]


def test_the_fish_market_is_of_no_use_at_other_times() -> None:
    game = laid(house(2, "fish-market"), variant=KAI)
    assert refused(game, "use fish-market") == "The Fish Market can only be used when you are asked to buy a card."


def test_a_number_of_coins_is_said_in_words() -> None:
    assert (str(coins_text(1)), str(coins_text(2))) == ("1 coin", "2 coins")
