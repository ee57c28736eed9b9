"""Paying for an auction, building, and what happens then: T70 to T82, T90 to T92."""

from __future__ import annotations

import pytest

from engine.homesteaders.buildings import BUILDINGS, CITY
from tests.engine.homesteaders.helpers import (
    begun,
    building,
    decides,
    has,
    laid,
    lines,
    offer,
    play,
    player,
    refused,
    total,
    town,
    won,
)


def test_t70_a_church_with_gold_in_place_of_copper() -> None:
    game = building(player("6 silver, 1 wood, 1 steel, 2 gold", "river-port"), round=8)
    assert has(play(game, "build church"), 0, "wood steel gold") == (0, 0, 0)


def test_t71_fairgrounds_with_gold_in_place_of_copper_and_livestock() -> None:
    game = building(player("6 silver, 2 wood, 2 gold", "river-port"), round=8)
    assert has(play(game, "build fairgrounds"), 0, "wood gold") == (0, 0)


@pytest.mark.parametrize("tile_round", [9, 10])
def test_t72_the_benefits_of_the_last_open_tiles_take_gold_too_but_once(tile_round: int) -> None:
    game = building(player("6 silver, 1 wood, 1 food, 3 gold", "river-port"), round=tile_round)
    play(game, "build dude-ranch")
    assert decides(game) == "exchange Anna"
    play(game, "exchange")
    assert has(game, 0, "gold vp") == (2, 4)
    assert not decides(game).startswith("exchange")


def test_t73_without_a_building_there_is_no_benefit() -> None:
    game = play(building(player(), round=5), "decline")
    assert (has(game, 0, "worker"), decides(game)) == ((1,), "assign Anna")


@pytest.mark.parametrize(("line", "workers"), [("take worker", 2), ("decline", 1)])
def test_t74_a_tile_without_building_brings_a_worker_and_an_advance(line: str, workers: int) -> None:
    game = won(player(), round=1, auction=2, auction_2=["a2-s4"])
    play(game, "pay")
    assert decides(game) == "hire Anna"
    play(game, line)
    assert decides(game) == "rail Anna"
    play(game, "take chip")
    assert has(game, 0, "worker rail chip") == (workers, 1, 1)


def test_t75_the_last_tile_brings_6_vp_and_one_exchange() -> None:
    game = won(player("6 silver, 2 food"), round=9, auction=3, seats=4, auction_3=["a3-c2"])
    play(game, "pay")
    assert (has(game, 0, "vp"), decides(game)) == ((6,), "exchange Anna")
    play(game, "exchange")
    assert has(game, 0, "vp food") == (8, 1)
    assert decides(game) == "assign Anna"


def test_t76_the_forge_brings_nothing_for_itself() -> None:
    game = play(building(player("6 silver, 2 steel"), round=8), "build forge")
    assert (has(game, 0, "vp"), decides(game)) == ((0,), "rail Anna")


def test_t77_the_forge_counts_both_buildings_of_a_train_station() -> None:
    game = building(player("6 silver, 2 wood, 1 copper, 1 food", "forge"), round=9)
    play(game, "build train-station")
    assert decides(game) == "second-build Anna"
    play(game, "build dude-ranch")
    assert has(game, 0, "vp track") == (2, 1)
    assert town(game) == ["homestead", "forge", "dude-ranch", "train-station"]


def test_t78_with_two_a_ranch_that_was_built_is_gone() -> None:
    game = laid(player("6 silver, 1 wood, 1 food, 1 steel"), player("", "ranch"), window="bid", seats=2)
    play(game, "neutral auction-2", "bid auction-1: 3", "pass", "take chip", "pay")
    assert refused(game, "build ranch") == "The Ranch is not on offer."


def test_t79_nobody_builds_the_same_twice() -> None:
    game = building(player("6 silver, 1 wood", "farm"), round=1)
    assert "build farm" not in lines(game, "build")
    assert refused(game, "build farm") == "You own the Farm: nobody builds it twice."


@pytest.mark.parametrize(("debts", "left", "silver"), [(0, 0, 5), (2, 1, 3)])
def test_t80_the_boarding_house_returns_a_debt_or_brings_2_silver(debts: int, left: int, silver: int) -> None:
    game = play(building(player(f"6 silver, 2 wood, {debts} debt"), round=1), "build boarding-house")
    assert has(game, 0, "debt silver") == (left, silver)


def test_t81_a_ranch_is_not_paid_for_with_its_own_chip() -> None:
    game = building(player("6 silver, 1 wood, 1 steel"), round=1)
    assert refused(game, "build ranch") == "The Ranch costs 1 wood, 1 food, 1 steel: you have 1 wood, 0 food, 1 steel."
    assert refused(game, "buy food") == "That takes a trade chip: you have none."


def test_the_ranch_brings_a_chip() -> None:
    game = play(building(player("6 silver, 1 wood, 1 steel, 1 food"), round=1), "build ranch")
    assert has(game, 0, "chip") == (1,)


def test_t82_what_was_not_built_in_the_settlement_leaves_in_round_5() -> None:
    game = won(player("6 silver, 9 wood"), round=9, auction=3, seats=4, auction_3=["a3-c1"])
    play(game, "pay")
    assert refused(game, "build market") == "The Market is not on offer."


STAGES = {1: (24, 16), 5: (27, 19), 9: (11, 7)}


@pytest.mark.parametrize("first", STAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_t90_t91_t92_what_is_on_offer_in_a_position_laid_out(first: int, seats: int) -> None:
    assert sum(offer(laid(seats=seats, round=first)).values()) == STAGES[first][seats < 3]


@pytest.mark.parametrize("first", STAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t90_t91_t92_what_is_on_offer_when_nothing_has_been_built(first: int, seats: int) -> None:
    game = begun(seats)
    while game.position.round < first:
        play(game, game_line(decides(game)))
    assert sum(offer(game).values()) == STAGES[first][seats < 3]


def game_line(what: str) -> str:
    """How to go on without doing anything."""
    lines_ = {"assign": "assign: nothing", "rail": "take chip", "neutral": "neutral auction-1", "bid": "pass"}
    return lines_.get(what.split(maxsplit=1)[0], "pay: with 1 silver")


def test_the_change_of_stages_leaves_what_players_own() -> None:
    game = laid(player("6 silver", "farm", "general-store"), round=4, window="bid")
    play(game, *["pass", "take chip"] * 3)
    assert game.position.round == 5
    assert town(game) == ["homestead", "farm", "general-store"]
    on_offer = offer(game)
    assert "farm" not in on_offer
    assert on_offer["general-store"] == 1
    assert on_offer["workshop"] == 2


def test_in_round_9_only_city_buildings_are_on_offer() -> None:
    game = laid(round=8, window="bid")
    play(game, *["pass", "take chip"] * 3)
    assert set(offer(game)) == {card.name for card in BUILDINGS if card.stage == CITY}


def test_what_was_built_is_no_longer_on_offer() -> None:
    game = play(building(player("6 silver, 1 wood"), round=1), "build farm")
    assert offer(game)["farm"] == 2


def test_only_types_of_the_tile_may_be_built() -> None:
    game = building(player("6 silver, 1 wood"), round=1)
    assert (
        refused(game, "build foundry")
        == "The type of the Foundry is industrial: the tile allows residential, commercial."
    )


def test_a_homestead_is_never_built() -> None:
    game = building(player("6 silver, 1 wood"), round=1)
    assert "build homestead" not in lines(game, "build")
    assert refused(game, "build homestead") == "You own the Homestead: nobody builds it twice."


def test_what_a_building_brings_does_not_pay_the_bid() -> None:
    game = won(player("0 silver, 2 wood"), round=1)
    assert refused(game, "build boarding-house").startswith("'build' is not possible now")


def test_o16_f19_a_winner_who_can_build_nothing_is_asked_and_declines() -> None:
    game = building(player(), round=1)
    assert lines(game, "build", "decline") == ["decline"]
    assert has(play(game, "decline"), 0, "silver") == (3,)


def test_f19_trades_may_come_before_building() -> None:
    game = building(player("9 silver, 1 chip"), round=1)
    assert lines(game, "build") == []
    play(game, "buy wood")
    assert "build farm" in lines(game, "build")


def test_f19_a_winner_may_decline_what_could_be_built() -> None:
    game = building(player("6 silver, 1 wood"), round=1)
    assert town(play(game, "decline")) == ["homestead"]


def test_o13_the_second_building_may_be_declined_and_the_benefit_is_granted() -> None:
    game = building(player("6 silver, 1 wood, 2 copper"), round=9)
    play(game, "build train-station", "decline")
    assert decides(game) == "exchange Anna"
    assert has(play(game, "exchange"), 0, "vp") == (4,)


def test_of_whoever_builds_nothing_with_an_auction_it_is_told_so() -> None:
    first, *_others = building(player(), round=1).play("decline")
    assert str(first.text) == "Anna builds nothing."


@pytest.mark.parametrize(
    ("goods", "number", "before", "told"),
    [
        ("1 wood, 1 copper", 9, ["build train-station"], "builds nothing more"),
        ("1 wood, 2 copper", 9, ["build train-station", "decline"], "exchanges nothing"),
        ("1 steel", 6, ["build workshop"], "takes no worker"),
    ],
    ids=["a second building", "an exchange", "a worker"],
)
def test_of_whoever_lets_go_what_is_offered_it_is_told_what_that_is(
    goods: str, number: int, before: list[str], told: str
) -> None:
    game = play(building(player(f"6 silver, {goods}"), round=number), *before)
    first, *_others = game.play("decline")
    assert str(first.text) == f"Anna {told}."


def test_a_second_building_does_not_bring_what_the_tile_offers_once_more() -> None:
    game = building(player("6 silver, 1 wood, 3 copper, 2 steel"), round=9)
    play(game, "build train-station", "build terminal", "exchange")
    assert decides(game) != "exchange Anna"


def test_the_second_building_is_of_any_type_of_the_stage() -> None:
    game = won(player("6 silver, 9 wood, 9 food, 9 steel, 9 gold, 9 copper, 9 livestock"), round=9, auction=2)
    play(game, "pay: with 3 silver", "build train-station")
    assert lines(game, "build") == [
        f"build {name}" for name in ("dude-ranch", "town-hall", "terminal", "restaurant", "circus", "rail-yard")
    ]
    assert refused(game, "build train-station") == "You own the Train Station: nobody builds it twice."


def test_the_rail_yard_as_a_second_building_has_its_own_effect_before_the_tile() -> None:
    game = building(player("6 silver, 1 wood, 3 copper, 2 steel, 1 gold"), round=9)
    play(game, "build train-station", "build rail-yard")
    assert decides(game) == "rail Anna"
    play(game, "take chip")
    assert decides(game) == "exchange Anna"


@pytest.mark.parametrize(("line", "workers"), [("take worker", 2), ("decline", 1)])
def test_o10_the_worker_of_the_workshop_is_optional(line: str, workers: int) -> None:
    game = play(building(player("6 silver, 1 steel"), round=8), "build workshop", line)
    assert has(game, 0, "worker") == (workers,)


def test_the_workers_of_the_workshop_and_of_the_tile_are_two() -> None:
    game = play(building(player("6 silver, 1 steel"), round=6), "build workshop", "take worker", "take worker")
    assert has(game, 0, "worker") == (3,)


def test_f17_the_forge_counts_before_the_building_acts() -> None:
    game = building(player("6 silver, 1 wood, 1 steel", "forge"), round=8)
    events = game.play("build depot")
    assert [str(event.text) for event in events] == [
        "Anna builds the Depot for 1 wood, 1 steel.",
        "Anna gets 1 VP from the Forge.",
        "Anna is on space 1 of the rail track.",
    ]


@pytest.mark.parametrize(
    ("has", "name", "told"),
    [
        ("2 wood", "boarding-house", "Anna gets 2 silver from the Boarding House."),
        ("2 wood, 1 debt", "boarding-house", "Anna returns a debt through the Boarding House."),
        ("1 wood, 1 food, 1 steel", "ranch", "Anna gets 1 trade chip from the Ranch."),
    ],
)
def test_what_a_building_brings_at_once_is_told(has: str, name: str, told: str) -> None:
    game = building(player(f"6 silver, {has}"), round=4)
    assert str(game.play(f"build {name}")[1].text) == told


def test_f18_gold_in_the_cost_itself_cannot_be_replaced() -> None:
    game = building(player("6 silver, 2 steel, 1 copper, 1 livestock", "river-port"), round=9)
    assert refused(game, "build rail-yard").startswith("The Rail Yard costs 2 steel, 1 gold, 1 copper")


def test_the_river_port_does_not_replace_anything_in_its_own_cost() -> None:
    game = building(player("6 silver, 1 gold"), round=8)
    assert refused(game, "build river-port") == "The River Port costs 1 wood: you have 0 wood."


def test_without_a_river_port_gold_is_no_copper() -> None:
    game = building(player("6 silver, 1 wood, 5 gold"), round=9)
    assert "build train-station" not in lines(game, "build")
    assert (
        refused(game, "build train-station") == "The Train Station costs 1 wood, 1 copper: you have 1 wood, 0 copper."
    )


def test_f20_what_the_building_brought_pays_for_the_benefit() -> None:
    game = won(player("9 silver, 1 wood, 1 steel"), round=5, auction=2, auction_2=["a2-t4"])
    play(game, "pay", "decline")
    other = won(player("9 silver, 1 steel, 1 chip"), round=5, auction=2, auction_2=["a2-t4"])
    play(other, "pay", "build workshop", "decline", "buy wood", "exchange")
    assert has(other, 0, "track wood") == (1, 0)


def test_f21_what_the_winner_of_auction_1_builds_is_gone_for_the_next() -> None:
    game = laid(*[player("6 silver, 1 wood, 1 steel")] * 3, window="bid", auction_2=["a2-s3"])
    play(game, "bid auction-1: 3", "bid auction-2: 3", "pass", "take chip", "pay", "build grain-mill", "pay")
    assert refused(game, "build grain-mill") == "The Grain Mill is not on offer."


def test_a_refused_payment_of_a_building_says_what_is_wrong() -> None:
    game = building(player("6 silver, 2 wood, 2 gold, 1 copper, 1 livestock", "river-port"), round=8)
    assert "not enough" in refused(game, "build fairgrounds: with 2 wood, 1 gold")
    assert "could be left out" in refused(game, "build fairgrounds: with 2 wood, 2 gold, 1 copper")
    assert "of no use" in refused(game, "build fairgrounds: with 2 silver")
    assert "You have 1 copper, not 2" in refused(game, "build fairgrounds: with 2 wood, 2 copper")


def test_the_score_counts_a_building_at_once() -> None:
    game = building(player("6 silver, 1 wood"), round=1)
    before = total(game)
    assert total(play(game, "build market")) == before + 2
