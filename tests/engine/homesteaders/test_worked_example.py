"""The worked round and the late turn of the rules, move by move."""

from __future__ import annotations

from tests.engine.homesteaders.helpers import (
    begun,
    bids,
    decides,
    has,
    laid,
    lines,
    offer,
    play,
    player,
    refused,
    tiles,
    total,
    town,
)

HELD = "silver wood steel chip debt vp rail"


def test_a_round_of_three() -> None:
    game = begun(setup={"start": 2, "auction-2": ["a2-s3", "a2-s1"]})
    assert tiles(game) == ["a1-01", "a2-s3"]
    play(game, "assign: homestead-1", "assign: homestead-1", "assign: homestead-2")
    assert [has(game, seat, "silver wood vp") for seat in range(3)] == [(8, 0, 1), (8, 1, 0), (8, 1, 0)]
    play(game, "pay", "pay", "pay")
    assert [has(game, seat, "silver") for seat in range(3)] == [(7,)] * 3

    play(game, "bid auction-1: 3", "bid auction-1: 4", "bid auction-2: 3")
    assert (decides(game), bids(game, 1), bids(game, 2)) == (
        "bid Ben",
        [5, 6, 7, 9, 12, 16, 21],
        [4, 5, 6, 7, 9, 12, 16, 21],
    )
    play(game, "bid auction-1: 9")
    assert decides(game) == "bid Cleo"
    play(game, "pass")
    assert lines(game, "take") == ["take chip"]
    play(game, "take chip")

    assert decides(game) == "pay Ben"
    assert refused(game, "pay") == "You owe 9 silver and have 7 silver, 0 gold: trade, sell or borrow."
    play(game, "borrow", "pay")
    assert lines(game, "build") == ["build farm", "build market"]
    play(game, "build farm")
    assert decides(game) == "pay Anna"
    play(game, "pay: with 3 silver")
    assert lines(game, "build") == ["build foundry"]
    play(game, "build foundry")

    assert [has(game, seat, HELD) for seat in range(3)] == [
        (4, 0, 0, 0, 0, 1, 0),
        (0, 0, 0, 0, 1, 0, 0),
        (7, 1, 0, 1, 0, 0, 1),
    ]
    assert [town(game, seat) for seat in range(3)] == [["homestead", "foundry"], ["homestead", "farm"], ["homestead"]]
    assert [total(game, seat) for seat in range(3)] == [1, -1, 0]
    assert decides(game) == "assign Ben"
    assert tiles(game) == ["a1-02", "a2-s1"]
    assert (offer(game)["farm"], offer(game)["foundry"]) == (2, 2)

    play(game, "assign: farm-1", "assign: homestead-1", "assign: foundry-1", "pay", "pay", "pay")
    assert [has(game, seat, HELD) for seat in range(3)] == [
        (5, 0, 1, 0, 0, 1, 0),
        (3, 0, 0, 1, 1, 0, 0),
        (8, 2, 0, 1, 0, 0, 1),
    ]


def test_a_late_turn() -> None:
    anna = player(
        "5 silver, 3 gold, 2 wood, 1 food, 2 chip, 1 debt, 4 worker, 2 track, 4 rail", "forge", "river-port", "lawyer"
    )
    game = laid(anna, player("20 silver"), player("20 silver"), round=9, start=2)
    play(game, "assign: nothing", "assign: nothing", "assign: homestead-1, river-port-1, forge-1")
    assert has(game, 0, "silver gold wood food chip vp") == (9, 4, 3, 1, 2, 4)
    play(game, "pay", "pay", "pay: with 4 silver")
    assert has(game, 0, "silver") == (5,)

    play(game, "bid auction-1: 7", "bid auction-2: 5")
    assert bids(game, 1) == [7, 9, 12, 16, 21]
    play(game, "bid auction-1: 7", "pass", "take chip")
    ways = game.questions(game.moves()[0])[0].answers(9)
    assert ways == ((("silver", 2), ("gold", 1)), (("gold", 2),))
    assert refused(game, "pay: with 7 silver")
    play(game, "pay: with 1 gold, 2 silver")
    assert has(game, 0, "silver gold") == (3, 3)

    play(game, "build train-station")
    assert has(game, 0, "wood gold vp track") == (2, 2, 5, 3)
    play(game, "buy food: with 2 silver", "build circus")
    assert has(game, 0, "silver gold chip vp") == (1, 1, 1, 6)
    assert decides(game) == "exchange Anna"
    play(game, "exchange")
    assert has(game, 0, "gold vp") == (0, 10)
    assert total(game) == 29
