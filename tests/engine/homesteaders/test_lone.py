"""The Lone homesteader: L1 to L8, T140 to T143."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Game, Move
from engine.bots.chance import decide
from engine.homesteaders import lone
from engine.homesteaders.buildings import BUILDINGS, INDEX
from engine.homesteaders.goods import SILVER
from engine.homesteaders.moves import AUCTIONS, AUCTIONS_SHOWN, Bid, Pass
from tests.engine.homesteaders.helpers import PLAYERS, begun, bids, decides, has, laid, offer, play, player, refused
from tests.engine.homesteaders.test_decisions import number


def alone(first: dict[str, Any] | None = None, **more: Any) -> Game:
    """A game alone at its bidding."""
    return laid(player("60 silver") if first is None else first, seats=1, window="bid", **more)


def to_bidding(game: Game) -> Game:
    """Go on to the next bidding, building nothing, the worker on the VP slot."""
    lines = {"assign": "assign: homestead-2", "rail": "take chip", "wages": "pay", "pay": "pay"}
    while not decides(game).startswith(("bid", "final", "over")):
        play(game, lines.get(decides(game).split()[0], "decline"))
    return game


def taken(game: Game) -> list[str]:
    """What the rival has taken."""
    return [BUILDINGS[kind].name for kind in game.position.rival]


def told(found: dict[int, list[int | None]]) -> dict[str, list[str | None]]:
    """What the rival takes from which auctions, by name."""
    return {
        AUCTIONS[auction]: [None if kind is None else BUILDINGS[kind].name for kind in kinds]
        for auction, kinds in found.items()
    }


def taken_by_rival(game: Game) -> dict[str, list[str | None]]:
    """What the rival takes as the bids stand."""
    return told(lone.taken(game.seen()))


def taken_if_won(game: Game, auction: int) -> dict[str, list[str | None]]:
    """What it takes if the player wins an auction."""
    return told(lone.taken_if_won(game.seen(), auction - 1))


def gone_if_won(game: Game, auction: int) -> list[str]:
    """What cannot be built with an auction that the player wins, by name."""
    return [BUILDINGS[kind].name for kind in lone.gone_if_won(game.seen(), auction - 1)]


def test_t140_the_values_of_the_neutral_bids() -> None:
    game, found = alone(player("300 silver")), []
    for line in ("bid auction-1: 21",) * 4 + ("bid auction-2: 21", "pass", "pass"):
        found.append("/".join(map(str, game.position.neutral)))
        to_bidding(play(game, line))
    found.append("/".join(map(str, game.position.neutral)))
    assert found == ["5/5", "6/4", "7/3", "9/3", "9/3", "7/4", "6/3", "5/3"]


def test_t141_the_first_bid_of_the_game() -> None:
    assert number(alone()) == 13


def test_t142_the_rival_takes_what_stands_first_in_the_table() -> None:
    game = to_bidding(play(alone(auction_2=["a2-s1"]), "pass"))
    assert taken(game) == ["grain-mill", "farm"]
    assert offer(game)["farm"] == 1


def test_t143_the_rival_takes_the_second_foundry() -> None:
    game = alone(round=2, neutral=[4, 4], auction_2=["a2-s1", "a2-s2"])
    to_bidding(play(game, "bid auction-1: 5", "pay", "build foundry"))
    assert taken(game) == ["foundry"]
    assert game.position.neutral == (5, 3)
    assert "foundry" not in offer(game)


def test_l1_the_set_up_is_that_of_two_with_one_seat_who_is_always_start_player() -> None:
    game = begun(1)
    assert sum(offer(game).values()) == 16
    assert list(game.position.auctions) == [0, 1]
    for _round in range(10):
        assert game.position.start == 0
        play(to_bidding(game), "pass")


def test_l2_both_neutral_bids_begin_at_5() -> None:
    assert begun(1).position.neutral == (5, 5)


def test_l3_a_bid_is_higher_than_the_rivals_and_wins() -> None:
    game = alone(neutral=[9, 3])
    assert (bids(game, 1), bids(game, 2)) == ([12, 16, 21], [4, 5, 6, 7, 9, 12, 16, 21])
    assert decides(play(game, "bid auction-2: 4")) == "pay Anna"


def test_l3_the_lawyer_may_bid_the_same() -> None:
    game = alone(player("60 silver", "lawyer"), round=9)
    assert bids(game, 1)[0] == 5
    assert decides(play(game, "bid auction-1: 5")) == "pay Anna"


def test_l3_passing_is_an_advance_as_usual() -> None:
    game = play(alone(), "pass")
    assert decides(game) == "rail Anna"
    assert has(play(game, "take chip"), 0, "rail chip") == (1, 1)


def test_l4_the_auctions_are_carried_out_in_order() -> None:
    game = alone(player("60 silver, 1 wood"), auction_2=["a2-s1"])
    play(game, "bid auction-2: 6")
    assert taken(game) == ["grain-mill"]
    play(game, "pay")
    assert refused(game, "build grain-mill") == "The Grain Mill is not on offer."


def test_l4_the_rival_may_own_equal_buildings_and_what_you_own() -> None:
    game = to_bidding(play(alone(round=2, auction_2=["a2-s1", "a2-s2"]), "pass"))
    assert taken(game) == ["foundry", "foundry"]


def test_l4_the_rival_takes_nothing_from_a_tile_without_types() -> None:
    game = to_bidding(play(alone(auction_2=["a2-s4"]), "pass"))
    assert taken(game) == ["grain-mill"]


def test_l4_the_rival_takes_nothing_where_nothing_fits() -> None:
    game = alone(round=3, rival=["market", "market", "trading-post", "general-store"], auction_2=["a2-s1"])
    before = len(taken(game))
    assert taken_by_rival(game)["auction-1"] == [None]
    events = game.play("pass")
    events += game.play("take chip")
    assert "The rival takes nothing from Auction 1." in [str(event.text) for event in events]
    assert len(taken(game)) == before + 1


def test_l4_the_rival_gains_and_scores_nothing() -> None:
    game = to_bidding(play(alone(), "pass"))
    assert [(rival["name"], rival["total"], rival["place"]) for rival in game.rivals()] == [("rival", 0, 2)]
    assert [line["points"] for line in game.rivals()[0]["lines"]] == [0, 0]
    assert [score["name"] for score in game.scores()] == ["Anna"]


def test_the_rival_has_no_seat() -> None:
    assert alone().names == PLAYERS[:1]


def test_with_others_there_is_no_rival() -> None:
    assert (begun(2).rivals(), taken(begun(2)), taken_by_rival(begun(2))) == ([], [], {})


def test_l5_the_values_stay_between_3_and_9() -> None:
    game = alone(neutral=[3, 9])
    to_bidding(play(game, "bid auction-2: 12"))
    assert game.position.neutral == (3, 9)


def test_l6_the_last_income_and_the_last_trades_come_as_usual() -> None:
    game = alone(round=10)
    play(game, "pass", "take chip")
    assert decides(game) == "assign Anna"
    assert decides(play(game, "assign: nothing", "pay")) == "final Anna"
    assert decides(play(game, "finish")) == "over"
    assert game.scores()[0]["place"] == 1


def test_l7_what_the_rival_would_take_is_on_the_table_before_the_bid() -> None:
    game = alone(auction_2=["a2-s2"])
    assert taken_by_rival(game) == {"auction-1": ["grain-mill"], "auction-2": ["foundry"]}


def test_l7_of_two_auctions_that_fit_the_same_building_the_rival_takes_it_once() -> None:
    game = alone(player("60 silver, 9 wood"), auction_2=["a2-s1"])
    assert taken_by_rival(game) == {"auction-1": ["grain-mill"], "auction-2": ["farm"]}
    assert taken_if_won(game, 2) == {"auction-1": ["grain-mill"]}
    assert taken_if_won(game, 1) == {"auction-2": ["grain-mill", "farm"]}  # the Farm if one builds the Grain Mill


def test_l7_what_the_rival_takes_the_last_one_of_is_gone_for_the_auctions_after_it() -> None:
    game = alone(player("60 silver, 9 wood"), auction_2=["a2-s1"])
    assert gone_if_won(game, 2) == ["grain-mill"]
    assert gone_if_won(game, 1) == []
    assert (
        gone_if_won(alone(player("60 silver"), rival=["grain-mill"], auction_2=["a2-s1"]), 2) == []
    )  # one Farm of two


def test_l7_of_a_building_that_is_there_twice_one_is_left_to_the_rival() -> None:
    game = alone(player("60 silver, 9 wood"), rival=["grain-mill"], auction_2=["a2-s1"])
    assert game.position.offer[INDEX["farm"]] == 2
    assert taken_if_won(game, 1) == {"auction-2": ["farm"]}


def test_l7_two_buildings_are_gone_only_if_one_of_them_brings_the_other() -> None:
    whole = alone(round=9, auction_2=["a2-c1"])
    assert taken_if_won(whole, 1) == {"auction-2": ["terminal", "restaurant"]}
    short = alone(round=9, rival=["terminal"], auction_2=["a2-c1"])
    assert taken_if_won(short, 1) == {"auction-2": ["restaurant", "train-station", None]}


def test_l7_the_rival_may_be_left_with_nothing() -> None:
    rival = ["foundry", "foundry", "steel-mill", "gold-mine", "copper-mine"]
    game = alone(round=4, rival=rival, auction_2=["a2-s1", "a2-s3", "a2-s4", "a2-s2"])
    assert taken_if_won(game, 1) == {"auction-2": ["river-port", None]}


@pytest.mark.parametrize("seed", [*range(12), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(12, 400))])
def test_l7_the_rival_takes_what_was_told_at_every_decision_before(seed: int) -> None:
    game, rng = begun(1, seed=seed), Random(seed)
    promises: list[dict[str, list[str | None]]] = []
    taken_from: dict[str, str | None] = {}
    while game.decision is not None:
        number, move = game.position.round, decide(game, rng)
        promises.append(promised(game, move))
        for event in game.play(move):
            values = dict(event.text.values)
            if event.text.template.startswith("The rival takes"):
                auction, building = values["auction"], values.get("building")
                name = None if building is None else next(one.name for one in BUILDINGS if one.shown == building)
                taken_from[AUCTIONS[AUCTIONS_SHOWN.index(auction)]] = name
        if game.position.round > number:
            for one in promises:
                assert [auction for auction, names in one.items() if taken_from[auction] not in names] == []
            promises, taken_from = [], {}


def promised(game: Game, move: Move) -> dict[str, list[str | None]]:
    """What the rival is told to take after a move: with nothing bid, it is what it takes if one passes."""
    if isinstance(move, Bid):
        return taken_if_won(game, AUCTIONS.index(move.target) + 1)
    if not isinstance(move, Pass) and game.position.auction < 0:
        return {}
    return taken_by_rival(game)


def test_alone_nothing_is_hidden_but_the_closed_pile() -> None:
    game = begun(1, seed=3)
    assert not game.has_secrets
    assert game.seen().goods[0][SILVER] == 6
