"""Each card in play does what its line of the list says; one with a rule of its own has a test of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import Game
from engine.speicherstadt.deck import NAMES
from tests.engine.speicherstadt import (
    printed,
    test_any_time,
    test_demand,
    test_fires,
    test_informer,
    test_loading,
    test_purchase,
    test_scoring,
)
from tests.engine.speicherstadt.helpers import KAI, asked, coins, decides, house, laid, play, queued, total

LINES = dict(zip(NAMES, (line.split(" | ") for line in printed.CARDS), strict=True))
FILLERS = ("lighthouse", "theatre", "music-hall", "town-hall", "davidwache", "counting-office-6")

OF_THEIR_OWN: dict[str, Callable[..., None]] = {
    "bank": test_loading.test_the_income_is_1_or_2_and_1_more_without_a_purchase_and_with_the_bank,
    "port": test_scoring.test_what_a_card_counts_with_others,
    "chamber-of-commerce": test_scoring.test_the_coins_of_the_chamber_of_commerce_still_break_ties,
    "informer": test_informer.test_two_workers_change_places_and_each_stays_its_owners,
    "coffee-break": test_demand.test_a_break_skips_a_placement_that_is_made_later,
    "fire-chief": test_fires.test_the_fire_chief_doubles_what_was_won_and_the_insurance_pays_for_what_was_lost,
    "press": test_scoring.test_what_a_card_counts_with_others,
    "mayor": test_scoring.test_what_a_card_counts_with_others,
    "harbour-tour": test_scoring.test_what_a_card_counts_with_others,
    "deichtor-halls": test_scoring.test_what_a_card_counts_with_others,
    "accountant": test_scoring.test_what_a_card_counts_with_others,
    "fish-market": test_purchase.test_the_fish_market_takes_a_card_for_nothing,
    "harbour-master": test_loading.test_the_harbour_master_exchanges_two_for_one,
    "warehouseman": test_demand.test_grey_workers_are_placed_after_all_own_ones_one_a_turn,
    "insurance": test_fires.test_the_insurance_is_asked_at_both_fires,
    "savings-bank": test_purchase.test_the_savings_bank_brings_4_coins_at_once_and_is_gone,
    "thief": test_purchase.test_the_thief_takes_a_coin_from_everybody_who_has_one_and_is_gone,
    "auction-hall": test_any_time.test_the_auction_hall_takes_a_good_from_the_supply,
    "smuggler": test_any_time.test_the_smuggler_takes_a_good_from_a_contract_of_another_house,
    "truck": test_any_time.test_the_truck_moves_goods_between_own_contracts,
    "fire-engine": test_fires.test_the_fire_engine_counts_the_highest_own_fireman_twice,
}


def of(*kinds: str) -> list[str]:
    """The names of the cards of some types."""
    return [name for name, line in LINES.items() if line[2].split(",")[0].partition(" ")[0] in kinds]


def figures(name: str) -> list[str]:
    return LINES[name][2].split()


def bought(card: str, *own: str, bag: str = "") -> Game:
    """Anna, who owns some cards, buys one for a coin; nobody else buys anything."""
    row = [card, *(name for name in FILLERS if name not in (card, *own))][:6]
    game = laid(house(5, *own), house(0), pile=row, bag=bag, seats=2, variant=KAI)
    queued(game, "1 2 2 2 2 3 3 3")
    assert asked(game) == ("Anna", card, 1)
    play(game, "buy")
    while decides(game).startswith("purchase"):
        play(game, "decline")
    return game


def test_every_card_has_a_test() -> None:
    generic = of(
        "merchant", "converter", "warehouse", "office", "small", "medium", "large", "ship", "fireman", "fire", "point"
    )
    assert set(generic) | set(OF_THEIR_OWN) == set(NAMES)
    assert set(of("special")) == set(OF_THEIR_OWN)


@pytest.mark.parametrize("card", of("merchant"))
def test_a_merchant_buys_its_good(card: str) -> None:
    _type, good, price = figures(card)
    game = bought("ship-16", card, bag=good)
    before = coins(game)[0]
    play(game, f"sell {good}")
    income = 2
    assert (coins(game)[0], total(game)) == (before + int(price) + income, int(LINES[card][3]))


@pytest.mark.parametrize("card", of("converter"))
def test_a_converter_takes_its_good_for_points(card: str) -> None:
    _type, good = figures(card)
    game = bought("ship-16", card, bag=good)
    play(game, f"deliver {good}")
    assert (decides(game), total(game)) == ("over", int(LINES[card][3]))


@pytest.mark.parametrize("card", of("small", "medium", "large"))
def test_a_contract_is_filled_with_what_it_asks_for(card: str) -> None:
    _size, *goods = figures(card)
    last = goods.pop()
    row = ["ship-16", *FILLERS[:5]]
    game = laid(house(5, card, contracts={card: goods}), house(0), pile=row, bag=last, seats=2, variant=KAI)
    assert total(game) == 0
    play(queued(game, "1 2 2 2 2 3 3 3"), "buy")
    while decides(game).startswith("purchase"):
        play(game, "decline")
    play(game, f"load {last}")
    assert (decides(game), total(game)) == ("over", int(LINES[card][3]))


@pytest.mark.parametrize("card", of("ship"))
def test_a_ship_comes_with_as_many_goods_as_fit(card: str) -> None:
    goods = ["tea", "rubber", "hemp"][: int(figures(card)[1])]
    row = [card, *FILLERS[:5]]
    game = laid(house(5), house(0), pile=row, bag="tea rubber hemp glass", seats=2, variant=KAI)
    assert game.table()["columns"][0]["goods"] == goods
    play(queued(game, "1 2 2 2 2 3 3 3"), "buy")
    assert game.table()["players"][0]["goods"] == dict.fromkeys(goods, 1)


@pytest.mark.parametrize("card", of("fireman"))
def test_a_fireman_counts_at_a_fire(card: str) -> None:
    game = laid(house(5, card), house(5), pile=["fire-3"], seats=2, variant=KAI)
    assert game.table()["players"][0]["strength"] == int(figures(card)[1])
    assert game.position.points == [7, -7]


@pytest.mark.parametrize("card", of("fire"))
def test_a_fire_brings_and_costs_its_points(card: str) -> None:
    points, last = int(LINES[card][3]), 4 * (card != "fire-4")
    pile = [card] if last else []
    assert laid(house(5, "fireman-1a"), house(5), pile=pile, seats=2).position.points == [points + last, -points - last]


@pytest.mark.parametrize("card", of("office", "point"))
def test_a_card_of_points_counts_at_the_end(card: str) -> None:
    worth = 2 if card in of("office") else int(LINES[card][3])
    game = bought(card)
    assert (decides(game), total(game)) == ("over", worth)


def test_the_warehouse_holds_four_goods_of_a_point_each() -> None:
    game = bought("ship-1", "warehouse", bag="tea tea tea")
    play(game, "store: warehouse 3 tea")
    assert (decides(game), total(game)) == ("over", 3)
