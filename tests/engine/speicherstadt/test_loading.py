"""Loading: goods onto contracts, to merchants, through the market hall, into the stores; what lapses; income."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game, parse
from engine.speicherstadt.rounds import income_of
from tests.engine.speicherstadt.helpers import (
    KAI,
    cards,
    coins,
    decides,
    goods,
    house,
    laid,
    lines,
    named,
    play,
    queued,
    refused,
)
from tests.engine.speicherstadt.told import told

REST = "vulcaniser spice-merchant fireman-1a fireman-1b"


def loading(anna: dict[str, Any], bag: str, *, supply: str = "", kai: bool = False, ship: str = "ship-1") -> Game:
    """Anna has bought a ship with these goods and loads."""
    rest = REST.replace("vulcaniser", "bank") if "vulcaniser" in anna["cards"] else REST
    pile = f"{ship} {rest}".split()
    pile = [*pile, "theatre"] if kai else pile[:3]
    game = laid(anna, house(0), pile=pile, bag=bag, supply=supply, variant=KAI if kai else "base", seats=2)
    queued(game, "1 2 2 2 3 3" + " 3 3" * kai)
    play(game, "buy")
    while decides(game).startswith("purchase"):
        play(game, "decline")
    assert decides(game) == "loading Anna"
    return game


def stock(game: Game, seat: int = 0) -> str:
    return named(game.position.landed[seat])


def on(game: Game, contract: str) -> list[str]:
    """What lies on a contract of Anna's."""
    found = next(one for one in told(game)["players"][0]["contracts"] if one["contract"] == contract)
    return [symbol["good"] for symbol in found["symbols"] if symbol["filled"]]


def test_a_good_is_put_onto_an_own_contract() -> None:
    game = loading(house(5, "contract-1", "contract-2"), "coffee carpet rubber")
    assert [line for line in lines(game) if line.startswith("load")] == ["load coffee", "load carpet"]
    play(game, "load coffee", "load carpet")
    assert (on(game, "contract-1"), on(game, "contract-2"), stock(game)) == (["coffee"], ["carpet"], "1 rubber")


def test_of_several_contracts_one_is_chosen() -> None:
    game = loading(house(5, "contract-1", "contract-3"), "coffee coffee rubber")
    play(game, "load coffee: on contract-3", "load coffee")
    assert (on(game, "contract-3"), on(game, "contract-1")) == (["coffee"], ["coffee"])


def test_the_contract_that_a_good_fills_is_offered_first() -> None:
    game = loading(house(5, "contract-3", "contract-1"), "coffee tea saffron")
    question = game.ask(parse(game, "load coffee"))
    assert question is not None
    assert question.default == "contract-1"


def test_a_symbol_takes_one_good_and_each_of_two_equal_symbols_takes_one() -> None:
    game = loading(house(5, "contract-2"), "carpet carpet carpet")
    play(game, "load carpet", "load carpet")
    assert on(game, "contract-2") == ["carpet", "carpet"]
    assert refused(game, "load carpet") == "No own contract asks for carpet."


def test_goods_go_onto_contracts_over_several_rounds() -> None:
    anna = house(5, "contract-2", contracts={"contract-2": ["carpet"]})
    game = play(loading(anna, "carpet saffron tea"), "load carpet", "load saffron")
    assert (on(game, "contract-2"), told(game)["players"][0]["contracts"][0]["full"]) == (
        ["saffron", "carpet", "carpet"],
        True,
    )


@pytest.mark.parametrize(
    ("merchant", "good"),
    [
        *(("coffee-roaster", "coffee"), ("tea-taster", "tea"), ("spice-merchant", "saffron")),
        *(("vulcaniser", "rubber"), ("carpet-trader", "carpet")),
    ],
)
def test_a_base_merchant_pays_1_coin_for_a_good(merchant: str, good: str) -> None:
    anna = house(5, merchant)
    rest = [name for name in (REST + " bank").split() if name != merchant]
    game = laid(anna, house(0), pile=["ship-1", *rest[:2]], bag=f"{good} {good}", seats=2)
    play(queued(game, "1 2 2 2 3 3"), "buy")
    while decides(game).startswith("purchase"):
        play(game, "decline")
    before, supply = coins(game)[0], game.position.supply[:]
    play(game, f"sell {good}")
    assert coins(game)[0] == before + 1
    assert sum(game.position.supply) == sum(supply) + 1


@pytest.mark.parametrize(
    ("merchant", "good"), [("dressmaker", "cloth"), ("glass-blower", "glass"), ("rope-maker", "hemp")]
)
def test_a_merchant_of_kaispeicher_pays_3_coins_for_a_good(merchant: str, good: str) -> None:
    game = loading(house(5, merchant), f"{good} tea rubber", kai=True)
    play(game, f"sell {good}")
    assert (coins(game)[0], named(game.position.supply)) == (7, f"1 {good}")


@pytest.mark.parametrize(
    ("card", "good"),
    [
        *(("coffee-roastery", "coffee"), ("tea-room", "tea"), ("spice-store", "saffron")),
        *(("rubber-factory", "rubber"), ("carpet-store", "carpet")),
    ],
)
def test_a_good_is_delivered_for_2_points_at_once(card: str, good: str) -> None:
    game = loading(house(5, card), f"{good} {good} hemp", kai=True)
    play(game, f"deliver {good}", f"deliver {good}")
    assert (game.position.points[0], coins(game)[0], stock(game)) == (4, 4, "1 hemp")


def test_a_roastery_and_a_rope_maker_at_work() -> None:
    game = loading(house(5, "coffee-roastery", "rope-maker"), "coffee coffee hemp", kai=True)
    play(game, "deliver coffee", "deliver coffee", "sell hemp")
    assert (game.position.points[0], coins(game)[0]) == (4, 4 + 3 + 2)


def test_three_goods_are_exchanged_for_another_one_of_the_supply() -> None:
    game = loading(house(5, "contract-2"), "coffee coffee tea", supply="saffron")
    assert [line for line in lines(game) if line.startswith("exchange")] == ["exchange saffron"]
    play(game, "exchange saffron", "load saffron")
    assert (on(game, "contract-2"), named(game.position.supply)) == (["saffron"], "2 coffee 1 tea")


def test_the_good_taken_is_none_of_those_given_and_lay_in_the_supply_before() -> None:
    game = loading(house(5, hall="saffron"), "coffee coffee tea", supply="coffee")
    assert refused(game, "exchange tea") == "There is no tea in the supply."
    assert refused(game, "exchange coffee") == "An exchange takes 3 other goods: you have 2 goods."
    assert "exchange coffee" not in lines(game)


def test_with_an_empty_supply_nothing_is_exchanged() -> None:
    assert not any(line.startswith("exchange") for line in lines(loading(house(5), "coffee coffee tea")))


def test_what_is_given_in_an_exchange_is_chosen() -> None:
    game = loading(house(5, hall="rubber"), "coffee coffee tea", supply="saffron")
    play(game, "exchange saffron: for 1 coffee, 1 tea, 1 rubber")
    assert stock(game) == "1 coffee 1 saffron"


def test_the_harbour_master_exchanges_two_for_one() -> None:
    game = loading(house(5, "harbour-master"), "coffee coffee tea", supply="saffron rubber", kai=True)
    play(game, "exchange saffron: for 1 coffee, 1 tea")
    assert (stock(game), named(game.position.supply)) == ("1 coffee 1 saffron", "1 coffee 1 tea 1 rubber")
    play(game, "exchange rubber")
    assert stock(game) == "1 rubber"


def test_two_goods_are_sold_in_the_market_hall_for_a_coin() -> None:
    game = loading(house(5), "coffee coffee tea")
    play(game, "market: 1 coffee, 1 tea")
    assert (coins(game)[0], stock(game), named(game.position.supply)) == (5, "1 coffee", "1 coffee 1 tea")
    assert refused(game, "market") == "The market hall pays a coin for 2 goods."
    play(game, "store: hall 1 coffee")
    assert told(game)["players"][0]["hall"] == "coffee"


def test_the_market_hall_keeps_one_good_and_the_rest_lapses() -> None:
    game = play(loading(house(5), "coffee coffee tea", kai=True), "store: hall 1 tea")
    assert (named(game.position.supply), told(game)["players"][0]["hall"]) == ("2 coffee", "tea")


def test_the_warehouse_keeps_four_goods() -> None:
    anna = house(5, "warehouse", warehouse=["saffron", "saffron", "rubber"], hall="tea")
    game = loading(anna, "coffee coffee carpet")
    assert stock(game) == "2 coffee 1 tea 2 saffron 1 rubber 1 carpet"
    play(game, "store: warehouse 2 coffee, 2 saffron; hall 1 tea")
    player = told(game)["players"][0]
    assert (player["warehouse"], player["hall"], named(game.position.supply)) == (
        {"coffee": 2, "saffron": 2},
        "tea",
        "1 rubber 1 carpet",
    )


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("store: warehouse 3 coffee, 2 saffron", "What goes into the Warehouse? You have 2 coffee, not 3."),
        ("store: warehouse 2 coffee, 2 saffron, 1 tea", "What goes into the Warehouse? Choose 0 to 4 in all, not 5."),
        ("store: warehouse 2 coffee; hall 2 saffron", "What stays in the market hall? Choose 0 to 1 in all, not 2."),
        ("store: warehouse 1 hemp", "What goes into the Warehouse? 'hemp' is of no use here."),
    ],
)
def test_no_more_is_stored_than_there_is_and_than_fits(line: str, says: str) -> None:
    anna = house(5, "warehouse", warehouse=["saffron", "saffron", "rubber"], hall="tea")
    assert refused(loading(anna, "coffee coffee carpet"), line) == says


def test_nothing_has_to_be_kept() -> None:
    game = play(loading(house(5, "warehouse"), "coffee coffee tea"), "store: warehouse nothing; hall nothing")
    assert (named(game.position.supply), told(game)["players"][0]["warehouse"]) == ("2 coffee 1 tea", {})


def test_loading_ends_by_itself_when_nothing_is_left() -> None:
    game = loading(house(5, "contract-1", "contract-4"), "coffee tea saffron")
    play(game, "load coffee", "load tea")
    assert decides(game) == "loading Anna"
    play(game, "load saffron")
    assert not decides(game).startswith("loading")


def stored(anna: dict[str, Any]) -> Game:
    """A round in which nobody has bought anything comes to Loading."""
    game = queued(laid(anna, house(0), pile="vulcaniser fireman-1a fireman-1b", seats=2), "2 2 2 2 3 3")
    while decides(game).startswith("purchase"):
        play(game, "decline")
    return game


def test_who_could_only_keep_what_is_stored_is_not_asked() -> None:
    game = stored(house(5, "contract-1", hall="rubber"))
    assert (decides(game), game.position.hall[0]) == ("over", 3)


def test_stored_goods_that_fit_onto_a_contract_are_asked_for() -> None:
    game = stored(house(5, "contract-1", hall="tea"))
    assert (decides(game), lines(game)) == ("loading Anna", ["load tea", "store"])


def test_goods_can_be_taken_out_of_the_warehouse_in_any_loading() -> None:
    game = stored(house(5, "warehouse", "tea-taster", warehouse=["tea", "coffee"]))
    play(game, "sell tea")
    assert (decides(game), told(game)["players"][0]["warehouse"]) == ("over", {"coffee": 1})


def test_a_good_of_the_market_hall_moves_into_a_new_warehouse_by_itself() -> None:
    game = stored(house(5, "warehouse", hall="rubber"))
    assert (game.position.stored[0], game.position.hall[0]) == (goods("1 rubber"), -1)


def test_ships_are_unloaded_in_turn_order() -> None:
    game = laid(pile="ship-1 ship-2 ship-3 vulcaniser", start=3)
    play(queued(game, "1 2 3 4 4 4 4 4 4"), "buy", "buy", "buy")
    while decides(game).startswith("purchase"):
        play(game, "decline")
    seats = []
    while decides(game).startswith("loading"):
        seats.append(decides(game))
        play(game, "store: hall nothing")
    assert seats == ["loading Cleo", "loading Anna", "loading Ben"]


def test_what_one_lets_lapse_another_can_exchange_for() -> None:
    game = laid(pile="ship-1 ship-2 vulcaniser fireman-1a", bag="coffee coffee coffee tea tea tea")
    play(queued(game, "1 2 3 3 3 4 4 4 4"), "buy", "buy")
    while decides(game).startswith("purchase"):
        play(game, "decline")
    assert not any(line.startswith("exchange") for line in lines(game))
    play(game, "store: hall nothing")
    assert "exchange coffee" in lines(game)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("load saffron", "You have no saffron to load, but 2 coffee, 1 tea."),
        ("load coffee", "No own contract asks for coffee."),
        ("sell coffee", "You have no Coffee Roaster to sell to."),
        ("deliver coffee", "You have no Coffee Roastery to deliver to."),
        ("deliver hemp", "You have no hemp to load, but 2 coffee, 1 tea."),
        ("exchange rubber", "There is no rubber in the supply."),
        ("market: 3 coffee", "Sell which goods? You have 2 coffee, not 3."),
        ("market: 1 coffee", "Sell which goods? Choose 2 in all, not 1."),
    ],
)
def test_what_cannot_be_loaded_is_refused_with_what_is_missing(line: str, says: str) -> None:
    assert refused(loading(house(5), "coffee coffee tea"), line) == says


def test_no_card_takes_the_new_goods_for_points() -> None:
    game = loading(house(5), "hemp coffee tea", kai=True)
    assert refused(game, "deliver hemp") == "No card takes hemp for points."


@pytest.mark.parametrize(
    ("variant", "bank", "buys", "income"),
    [
        *(("base", False, True, 1), ("base", False, False, 2), ("base", True, True, 2), ("base", True, False, 3)),
        *((KAI, False, True, 2), (KAI, False, False, 3), (KAI, True, True, 3), (KAI, True, False, 4)),
    ],
)
def test_the_income_is_1_or_2_and_1_more_without_a_purchase_and_with_the_bank(
    variant: str, bank: bool, buys: bool, income: int
) -> None:
    anna = house(10, *(["bank"] if bank else []))
    upper = " fireman-2a theatre press" * (variant == KAI)
    game = laid(anna, house(0), pile="vulcaniser fireman-1a fireman-1b" + upper, seats=2, variant=variant)
    queued(game, "1 2 2 2 3 3" + " 3 3" * (variant == KAI))
    before = 10 - buys
    play(game, "buy" if buys else "decline")
    assert income_of(game.position, 0) == income
    while decides(game).startswith("purchase"):
        play(game, "decline")
    assert (decides(game), coins(game)[0]) == ("over", before + income)
    assert cards(game)[-1:] == (["vulcaniser"] if buys else ["bank"] if bank else [])
