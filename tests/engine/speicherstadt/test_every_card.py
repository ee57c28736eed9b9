"""Each card in play does what its line of the list says; one with a rule of its own has a test of its own."""

from __future__ import annotations

from collections.abc import Callable

from engine import Game
from engine.speicherstadt.deck import NAMES
from engine.speicherstadt.holdings import holding
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
from tests.engine.speicherstadt.told import told

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


def listed(*kinds: str) -> dict[str, int]:
    """The cards of some types with the points of their lines."""
    return {card: int(LINES[card][3]) for card in of(*kinds)}


def test_merchants_buy_their_goods() -> None:
    income, found = 2, {}
    for card in of("merchant"):
        good = figures(card)[1]
        game = bought("ship-16", card, bag=good)
        before = coins(game)[0]
        play(game, f"sell {good}")
        found[card] = (coins(game)[0] - before - income, total(game))
    assert found == {card: (int(figures(card)[2]), points) for card, points in listed("merchant").items()}


def test_works_take_their_goods_for_points() -> None:
    found = {}
    for card in of("converter"):
        good = figures(card)[1]
        found[card] = play(bought("ship-16", card, bag=good), f"deliver {good}")
    assert {card: total(game) for card, game in found.items()} == listed("converter")
    assert {decides(game) for game in found.values()} == {"over"}


def test_contracts_are_filled_with_what_they_ask_for() -> None:
    before, found, decided = set(), {}, set()
    for card in of("small", "medium", "large"):
        *goods, last = figures(card)[1:]
        row = ["ship-16", *FILLERS[:5]]
        game = laid(house(5, card, contracts={card: goods}), house(0), pile=row, bag=last, seats=2, variant=KAI)
        before.add(total(game))
        play(queued(game, "1 2 2 2 2 3 3 3"), "buy")
        while decides(game).startswith("purchase"):
            play(game, "decline")
        found[card] = total(play(game, f"load {last}"))
        decided.add(decides(game))
    assert found == listed("small", "medium", "large")
    assert (before, decided) == ({0}, {"over"})


def test_ships_come_with_as_many_goods_as_fit() -> None:
    laid_out, landed = {}, {}
    for card in of("ship"):
        game = laid(house(5), house(0), pile=[card, *FILLERS[:5]], bag="tea rubber hemp glass", seats=2, variant=KAI)
        laid_out[card] = told(game)["columns"][0]["goods"]
        play(queued(game, "1 2 2 2 2 3 3 3"), "buy")
        landed[card] = told(game)["players"][0]["goods"]
    fitting = {card: ["tea", "rubber", "hemp"][: int(figures(card)[1])] for card in of("ship")}
    assert laid_out == fitting
    assert landed == {card: dict.fromkeys(goods, 1) for card, goods in fitting.items()}


def test_firemen_count_at_a_fire() -> None:
    games = {card: laid(house(5, card), house(5), pile=["fire-3"], seats=2, variant=KAI) for card in of("fireman")}
    strengths = {card: holding(game.position.cards[0]).strength for card, game in games.items()}
    assert strengths == {card: int(figures(card)[1]) for card in games}
    assert [card for card, game in games.items() if game.position.points != [7, -7]] == []


def test_fires_bring_and_cost_their_points() -> None:
    last, found = 4, {}
    for card in of("fire"):
        pile = [] if card == "fire-4" else [card]
        found[card] = laid(house(5, "fireman-1a"), house(5), pile=pile, seats=2).position.points
    sums = {card: points + last * (card != "fire-4") for card, points in listed("fire").items()}
    assert found == {card: [points, -points] for card, points in sums.items()}


def test_cards_of_points_count_at_the_end() -> None:
    games = {card: bought(card) for card in of("office", "point")}
    assert {card: total(game) for card, game in games.items()} == dict.fromkeys(of("office"), 2) | listed("point")
    assert {decides(game) for game in games.values()} == {"over"}


def test_the_warehouse_holds_four_goods_of_a_point_each() -> None:
    game = bought("ship-1", "warehouse", bag="tea tea tea")
    play(game, "store: warehouse 3 tea")
    assert (decides(game), total(game)) == ("over", 3)
