"""The cards that can be used at any time: when, for what, and where a good can be loaded at once."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.speicherstadt import rounds, state
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

ROW = "vulcaniser bank spice-merchant fireman-1a fireman-1b theatre"
PLACEMENTS = "1 1 2 2 3 3 3 3"


def at(phase: str, anna: dict[str, Any], ben: dict[str, Any] | None = None, **more: Any) -> Game:
    """A game of two with Anna to decide in a phase, where she can use a card."""
    if phase == "final":
        return laid(anna, ben or house(0), pile=[], seats=2, variant=KAI, **more)
    game = laid(anna, ben or house(0), pile=ROW, seats=2, variant=KAI, **more)
    if phase == "demand":
        return game
    queued(game, PLACEMENTS)
    while phase == "loading" and decides(game).startswith("purchase"):
        play(game, "decline")
    assert decides(game) == f"{phase} Anna"
    return game


def on(game: Game, contract: str) -> list[str]:
    """What lies on a contract."""
    for player in told(game)["players"]:
        for one in player["contracts"]:
            if one["contract"] == contract:
                return [symbol["good"] for symbol in one["symbols"] if symbol["filled"]]
    raise LookupError(contract)


PHASES = ("demand", "purchase", "loading", "final")


@pytest.mark.parametrize("phase", PHASES)
def test_the_auction_hall_takes_a_good_from_the_supply(phase: str) -> None:
    game = at(phase, house(5, "auction-hall", "contract-1"), supply="tea saffron")
    play(game, "use auction-hall: good tea" + ("" if phase == "loading" else "; to contract-1"))
    if phase == "loading":
        play(game, "load tea")
    assert (on(game, "contract-1"), named(game.position.supply), cards(game)) == (["tea"], "1 saffron", ["contract-1"])
    assert game.table()["discards"][-1:] == ["auction-hall"] or "auction-hall" in game.table()["discards"]


@pytest.mark.parametrize("phase", PHASES)
def test_the_smuggler_takes_a_good_from_a_contract_of_another_house(phase: str) -> None:
    ben = house(0, "contract-2", contracts={"contract-2": ["carpet", "carpet"]})
    game = at(phase, house(5, "smuggler", "carpet-store"), ben)
    play(game, "use smuggler" + ("" if phase == "loading" else ": to carpet-store"))
    if phase == "loading":
        play(game, "deliver carpet")
    assert (on(game, "contract-2"), game.position.points[0], cards(game)) == (["carpet"], 2, ["carpet-store"])


@pytest.mark.parametrize("phase", PHASES)
def test_the_truck_moves_goods_between_own_contracts(phase: str) -> None:
    anna = house(5, "truck", "contract-1", "contract-3", contracts={"contract-3": ["coffee", "tea"]})
    game = at(phase, anna)
    move = "{}-from-contract-3-to-contract-1"
    play(game, f"use truck: move {move.format('coffee')}; move {move.format('tea')}")
    assert (on(game, "contract-1"), on(game, "contract-3"), "truck" in cards(game)) == (["coffee", "tea"], [], False)


@pytest.mark.parametrize("phase", ["demand", "purchase"])
def test_using_a_card_does_not_end_the_decision(phase: str) -> None:
    game = at(phase, house(5, "auction-hall"), supply="tea")
    before = decides(game)
    play(game, "use auction-hall")
    assert (decides(game), told(game)["players"][0]["hall"]) == (before, "tea")


def test_a_purchase_question_comes_back_with_the_coins_gained() -> None:
    game = at("purchase", house(1, "auction-hall", "dressmaker"), supply="cloth")
    assert "buy" not in lines(game)
    play(game, "use auction-hall: to dressmaker")
    assert (coins(game)[0], "buy" in lines(game), asked(game)) == (4, True, ("Anna", "vulcaniser", 2))


def test_coins_that_are_still_not_enough_end_the_question() -> None:
    game = at("purchase", house(0, "auction-hall", "tea-taster"), supply="tea")
    assert lines(game) == ["decline", "use auction-hall"]
    play(game, "use auction-hall: to tea-taster")
    assert (coins(game)[0], game.table()["discards"][-1]) != (0, "")
    assert "vulcaniser" in game.table()["discards"]


def test_without_a_home_the_auction_hall_cannot_be_used() -> None:
    game = at("demand", house(5, "auction-hall", hall="rubber"), supply="tea")
    assert "use auction-hall" not in lines(game)
    assert refused(game, "use auction-hall") == "No good of the supply has a place where you could load it now."


def test_without_a_supply_the_auction_hall_cannot_be_used() -> None:
    assert "use auction-hall" not in lines(at("demand", house(5, "auction-hall")))


def homes(game: Game, line: str) -> list[str]:
    """Where the good could go."""
    move = next(move for move in game.moves() if f"{move.words} {move.target}" == line)
    question = game.ask(move)
    assert question is not None
    return [str(answer) for answer in question.answers(99) or ()]


def test_every_home_is_offered() -> None:
    anna = house(5, "auction-hall", "contract-1", "contract-5", "tea-taster", "tea-room", "warehouse")
    game = at("demand", anna, supply="tea")
    assert homes(game, "use auction-hall") == [
        *("contract-1", "contract-5", "tea-taster", "tea-room", "warehouse", "market-hall")
    ]


@pytest.mark.parametrize(
    ("home", "looked_at"),
    [
        ("tea-taster", lambda game: coins(game)[0] == 6 and named(game.position.supply) == "1 tea"),
        ("tea-room", lambda game: game.position.points[0] == 2 and named(game.position.supply) == "1 tea"),
        ("warehouse", lambda game: named(game.position.stored[0]) == "1 tea"),
        ("market-hall", lambda game: game.position.hall[0] == 1),
        ("contract-5", lambda game: on(game, "contract-5") == ["tea"]),
    ],
)
def test_a_good_is_loaded_at_once(home: str, looked_at: Any) -> None:
    anna = house(5, "auction-hall", "contract-1", "contract-5", "tea-taster", "tea-room", "warehouse")
    assert looked_at(play(at("demand", anna, supply="tea"), f"use auction-hall: to {home}"))


def test_a_full_warehouse_and_a_full_hall_are_no_homes() -> None:
    full = ["tea", "tea", "rubber", "rubber"]
    anna = house(5, "auction-hall", "contract-1", "contract-5", "warehouse", warehouse=full, hall="coffee")
    assert homes(at("demand", anna, supply="tea"), "use auction-hall") == ["contract-1", "contract-5"]


def test_the_smuggler_takes_nothing_from_a_full_contract_nor_from_an_own_one() -> None:
    anna = house(5, "smuggler", "contract-2", contracts={"contract-2": ["carpet"]})
    ben = house(0, "contract-1", contracts={"contract-1": ["coffee", "tea"]})
    game = at("demand", anna, ben)
    assert refused(game, "use smuggler") == (
        "No contract of another house that is not full has a good that you could load now."
    )


def test_from_which_contract_and_which_good_is_chosen() -> None:
    ben = house(0, "contract-3", "contract-2", contracts={"contract-3": ["tea", "rubber"], "contract-2": ["carpet"]})
    game = play(at("demand", house(5, "smuggler"), ben), "use smuggler: from contract-3; good rubber")
    assert (on(game, "contract-3"), told(game)["players"][0]["hall"]) == (["tea"], "rubber")


def test_the_truck_must_change_something() -> None:
    anna = house(5, "truck", "contract-1", "contract-2", contracts={"contract-2": ["carpet"]})
    game = at("demand", anna)
    assert refused(game, "use truck") == "No good of your contracts fits onto another one of them."


def test_the_truck_takes_from_full_contracts_too_and_moves_three_goods_at_most() -> None:
    goods = {"contract-10": ["coffee", "tea", "saffron", "rubber"]}
    anna = house(5, "truck", "contract-1", "contract-4", "contract-10", contracts=goods)
    game = at("demand", anna)
    move = "{}-from-contract-10-to-{}"
    moved = [
        move.format("coffee", "contract-1"),
        move.format("tea", "contract-1"),
        move.format("saffron", "contract-4"),
    ]
    play(game, "use truck: " + "; ".join(moved))
    assert (on(game, "contract-10"), on(game, "contract-4")) == (["rubber"], ["saffron"])


def test_the_truck_may_move_fewer_goods() -> None:
    anna = house(5, "truck", "contract-1", "contract-3", contracts={"contract-3": ["coffee", "tea"]})
    game = play(at("demand", anna), "use truck: coffee-from-contract-3-to-contract-1; nothing")
    assert on(game, "contract-1") == ["coffee"]


def effects(game: Game) -> list[tuple[Any, ...]]:
    """What lies on all contracts after each way to use the Truck."""
    begun = next(move for move in game.moves() if move.target == "truck")
    ways, found = [begun], []
    while ways:
        move = ways.pop()
        question = game.ask(move)
        if question is None:
            found.append(tuple(game.tried(move)[0].position.laid))
        else:
            ways += [move.answer(answer, question.label) for answer in question.answers(999) or ()]
    return found


def test_every_net_effect_of_the_truck_can_be_reached_in_one_way_alone() -> None:
    goods = {"contract-3": ["coffee", "tea", "rubber", "rubber"], "contract-5": ["coffee"], "contract-9": ["tea"]}
    anna = house(5, "truck", "contract-1", "contract-3", "contract-4", "contract-5", "contract-9", contracts=goods)
    found = effects(at("demand", anna))
    assert len(found) == len(set(found)) > 40


def test_cards_of_any_time_are_of_no_use_when_another_question_is_asked() -> None:
    anna = house(5, "fire-chief", "fireman-1a", "auction-hall")
    game = laid(anna, house(0), pile=f"fire-1 {ROW.replace('fireman-1a', 'press')}", seats=2, variant=KAI, supply="tea")
    assert refused(game, "use auction-hall").startswith("The Auction Hall cannot be used now. Anna: double the 1 point")


def test_after_the_last_fire_everybody_is_asked_once_more_in_turn() -> None:
    ben = house(0, "contract-2", "truck", "contract-6", contracts={"contract-2": ["carpet"]})
    game = laid(house(5, "smuggler"), ben, house(5, "auction-hall"), pile=[], variant=KAI, supply="tea", start=2)
    assert (decides(game), lines(game)) == ("final Ben", ["use truck", "pass"])
    play(game, "pass")
    assert decides(game) == "final Cleo"
    play(game, "use auction-hall")
    assert decides(game) == "final Anna"
    play(game, "pass")
    assert (decides(game), cards(game)) == ("over", ["smuggler"])


def test_who_has_a_card_to_use_is_asked_in_loading_though_there_are_no_goods() -> None:
    game = at("loading", house(5, "auction-hall"), supply="tea")
    assert lines(game) == ["store", "use auction-hall"]
    play(game, "use auction-hall")
    assert (decides(game), told(game)["players"][0]["hall"]) == ("over", "tea")


def test_a_good_too_many_for_the_stores_has_to_be_dropped() -> None:
    game = at("loading", house(5, "auction-hall", hall="rubber"), supply="tea")
    play(game, "use auction-hall")
    assert (decides(game), lines(game)) == ("loading Anna", ["market", "store"])


def test_a_card_that_one_does_not_have_cannot_be_used() -> None:
    assert refused(at("demand", house(5)), "use truck") == "You do not have the Truck."


def test_the_end_of_the_game_is_the_end_whichever_phase_is_waited_for() -> None:
    position = laid(house(5), house(5), house(5)).position.copy()
    position.phase, position.served = state.FINAL, 0
    rounds.go_on(position, None, state.LOADING)
    assert position.phase == state.OVER
