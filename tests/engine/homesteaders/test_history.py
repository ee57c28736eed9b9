"""The figures of a game: points by round, sources of silver and VP, the auctions that were won."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game
from engine.bots.chance import decide
from engine.homesteaders.buildings import INDEX
from engine.homesteaders.goods import SILVER, VP
from engine.homesteaders.history import SOURCES, Won, history
from engine.homesteaders.scoring import total
from engine.homesteaders.tiles import TILES
from tests.engine.homesteaders.helpers import begun, building, laid, play, player, won


def test_before_the_first_move_there_is_the_start_alone() -> None:
    found = history(begun())
    assert (found.rounds, found.points, found.auctions) == ((0,), ((0,),) * 3, ())
    assert [silver["at-start"] for silver in found.silver] == [6, 6, 6]


@pytest.mark.parametrize(
    ("moves", "source", "silver", "vp"),
    [
        (["sell wood"], "sales", 1, 1),
        (["buy food"], "purchases", -2, 0),
        (["trade chip"], "trades", 1, 0),
        (["borrow"], "borrowed", 2, 0),
        (["repay"], "returned", -5, 0),
        (["assign: homestead-2", "assign: nothing", "assign: nothing"], "income", 4, 1),
    ],
)
def test_silver_and_vp_stand_under_their_source(moves: list[str], source: str, silver: int, vp: int) -> None:
    found = history(play(laid(player("6 silver, 1 wood, 2 chip, 1 debt, 2 track", "bank")), *moves))
    assert found.silver[0] == dict.fromkeys(SOURCES, 0) | {"at-start": 6, source: silver}
    assert {name: number for name, number in found.vp[0].items() if number} == ({source: vp} if vp else {})


def test_wages_and_bids_are_told_apart() -> None:
    game = play(laid(), *["assign: nothing"] * 3, *["pay"] * 3, "bid auction-1: 4", *["pass", "take chip"] * 2, "pay")
    silver = history(game).silver[0]
    assert (silver["income"], silver["wages"], silver["bids"]) == (2, -1, -4)


def test_the_forge_the_rail_track_and_tiles_bring_vp() -> None:
    forge = play(
        building(player("6 silver, 1 wood, 1 food, 1 copper", "forge"), round=9), "build dude-ranch", "exchange"
    )
    assert (history(forge).vp[0]["buildings"], history(forge).vp[0]["tiles"]) == (1, 4)
    rail = play(laid(player("4 rail"), window="bid"), "pass", "take vp")
    assert history(rail).vp[0]["rail"] == 3
    tile = play(won(player(), round=9, seats=4, auction=3, auction_3=["a3-c2"]), "pay")
    assert history(tile).vp[0]["tiles"] == 6


def test_an_auction_is_told_with_what_was_built() -> None:
    game = building(player("6 silver, 2 wood, 1 copper, 1 food"), round=9)
    play(game, "build train-station", "build dude-ranch")
    assert history(game).auctions == (Won(9, 0, TILES[8], 0, 3, (INDEX["train-station"], INDEX["dude-ranch"])),)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_sums_of_a_whole_game_are_what_everybody_has(seats: int) -> None:
    game: Game = begun(seats, seed=1)
    rng = Random(1)
    while game.decision is not None:
        game.play(decide(game, rng))
    found = history(game)
    assert found.rounds == (*range(11), None)
    for seat in range(seats):
        assert sum(found.silver[seat].values()) == game.position.goods[seat][SILVER]
        assert sum(found.vp[seat].values()) == game.position.goods[seat][VP]
        assert set(found.vp[seat]) == set(SOURCES)
        assert found.points[seat][-1] == total(game.position, seat)
        assert len(found.points[seat]) == 12
