"""Setting the game out by seed and by hand."""

from __future__ import annotations

from typing import Any

import pytest

from engine import SetupError
from engine.homesteaders.goods import KINDS
from engine.homesteaders.tiles import STAGES, TILES
from tests.engine.homesteaders.helpers import begun, decides, has, laid, offer, play, player, tiles, town


def piles(seed: int, seats: int = 4) -> list[list[str]]:
    """The tiles of each auction in their order."""
    return [[TILES[tile].name for tile in pile] for pile in begun(seats, seed=seed).position.piles]


def test_everybody_begins_with_6_silver_a_worker_and_a_homestead() -> None:
    for game in (begun(seats, seed=1) for seats in (1, 2, 3, 4)):
        for seat, goods in enumerate(game.position.goods):
            assert has(game, seat, "silver worker") == (6, 1)
            assert sum(goods) == 7
            assert len(goods) == KINDS
            assert town(game, seat) == ["homestead"]


@pytest.mark.parametrize(("seats", "auctions"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_the_third_auction_is_there_with_four_alone(seats: int, auctions: int) -> None:
    assert len(tiles(begun(seats, seed=1))) == auctions


def test_the_first_auction_is_in_the_order_of_the_rounds() -> None:
    assert [piles(seed)[0] for seed in range(3)] == [[f"a1-{number:02}" for number in range(1, 11)]] * 3


def test_closed_piles_lie_in_groups_each_in_an_order_of_its_own() -> None:
    for seed in range(20):
        for auction, pile in enumerate(piles(seed)[1:], start=1):
            for stage, rounds in STAGES.items():
                group = [one.name for one in TILES if one.auction == auction and one.stage == stage]
                assert sorted(pile[rounds[0] - 1 : rounds[-1]]) == sorted(group)
    orders = {(tuple(pile[:4]), tuple(pile[4:8]), tuple(pile[8:])) for seed in range(40) for pile in piles(seed)[1:]}
    assert len({settlement for settlement, _town, _city in orders}) > 20


def test_one_seed_deals_the_same_to_any_number_of_seats() -> None:
    assert piles(7, 4)[:2] == piles(7, 3) == piles(7, 2) == piles(7, 1)


def test_any_seat_can_be_the_start_player() -> None:
    assert {begun(4, seed=seed).position.start for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("seats", "farm", "ranch"), [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 3, 2)])
def test_there_are_fewer_copies_with_two_or_one(seats: int, farm: int, ranch: int) -> None:
    on_offer = offer(begun(seats, seed=1))
    assert [on_offer[name] for name in ("farm", "market", "foundry", "ranch")] == [farm, farm, farm, ranch]


def test_tiles_by_hand_come_up_first_in_their_stage() -> None:
    game = begun(4, {"auction-2": ["a2-t3", "a2-s3", "a2-s1"], "auction-3": ["a3-c2"]})
    laid_out = [[TILES[tile].name for tile in pile] for pile in game.position.piles]
    assert laid_out[1] == ["a2-s3", "a2-s1", "a2-s2", "a2-s4", "a2-t3", "a2-t1", "a2-t2", "a2-t4", "a2-c1", "a2-c2"]
    assert laid_out[2][-2:] == ["a3-c2", "a3-c1"]


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({"pile": []}, "A table laid out by hand has auction-2, auction-3, start, position."),
        ({"start": 4}, "4 is not between 1 and 3."),
        ({"start": "Ben"}, "Ben is not between 1 and 3."),
        ({"auction-2": ["a1-01"]}, "auction-2 has ten tiles, each of them once."),
        ({"auction-2": ["a2-s1", "a2-s1"]}, "auction-2 has ten tiles, each of them once."),
        ({"auction-2": ["a2-x9"]}, "'a2-x9' is not known in Homesteaders."),
        ({"auction-2": "a2-s1"}, "A list is needed in place of 'a2-s1'."),
        ({"position": []}, "Names and values are needed in place of '[]'."),
        ({"position": {"moon": 1}}, "A position by hand has no 'moon'."),
        ({"position": {"round": 12}}, "12 is not between 1 and 11."),
        ({"position": {"round": 11, "window": "bid"}}, "11 is not between 1 and 10."),
        ({"position": {"round": 3, "window": "final"}}, "3 is not between 11 and 11."),
        ({"position": {"window": "rail"}}, "'rail' is not known in Homesteaders."),
        ({"position": {"neutral": [5]}}, "A neutral bid is one of 3, 4, 5, 6, 7, 9."),
        ({"position": {"rival": ["farm"]}}, "Only the Lone homesteader has a rival."),
        ({"position": {"players": [{}] * 4}}, "There are more players laid out than there are names."),
        ({"position": {"players": [{"hat": 1}]}}, "A position by hand has no 'hat'."),
        ({"position": {"players": [{"goods": 3}]}}, "Names and numbers are needed in place of '3'."),
        ({"position": {"players": [{"goods": {"rum": 3}}]}}, "'rum' is not known in Homesteaders."),
        ({"position": {"players": [{"goods": {"rail": 6}}]}}, "6 is not between 0 and 5."),
        ({"position": {"players": [{"goods": {"wood": -1}}]}}, "-1 is not between 0 and 1000000."),
        ({"position": {"players": [{"buildings": ["farm", "farm"]}]}}, "The Farm is laid out twice."),
        ({"position": {"players": [{"buildings": ["church"]}] * 2}}, "There are not so many of Church."),
        ({"position": {"players": [{"worked": ["farm-3"]}]}}, "'farm-3' is not known in Homesteaders."),
        ({"position": {"players": [{"worked": ["farm-1"]}]}}, "Anna has no Farm: nobody can work there."),
        (
            {"position": {"players": [{"worked": ["homestead-1", "homestead-2"]}]}},
            "Anna has 1 worker: the slots that worked take 2.",
        ),
        (
            {
                "position": {
                    "players": [
                        {
                            "goods": {"worker": 2},
                            "buildings": ["farm", "river-port"],
                            "worked": ["farm-1", "river-port-1"],
                        }
                    ]
                }
            },
            "Anna has 2 workers: the slots that worked take 3.",
        ),
    ],
)
def test_what_cannot_be_laid_out_is_refused_in_a_sentence(setup: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError) as caught:
        begun(3, setup)
    assert str(caught.value) == says


@pytest.mark.parametrize(
    ("window", "seats", "expected"),
    [("assign", 3, "assign Anna"), ("bid", 3, "bid Anna"), ("bid", 2, "neutral Anna"), ("final", 3, "final Anna")],
)
def test_a_position_by_hand_waits_at_its_window(window: str, seats: int, expected: str) -> None:
    assert decides(laid(window=window, seats=seats)) == expected


def test_the_rival_cannot_have_a_homestead() -> None:
    with pytest.raises(SetupError, match="There are not so many of Homestead"):
        laid(seats=1, rival=["homestead"])


def test_what_is_owned_before_its_stage_does_not_come_again_with_it() -> None:
    game = laid(player("", "rail-yard", "terminal"), seats=2, window="bid", round=8)
    assert {"rail-yard", "terminal"} & set(dict(game.forecast()["stage"]["comes"])) == set()
    while game.position.round == 8:
        kind = game.decision.kind if game.decision else ""
        play(game, {"bid": "pass", "rail": "take chip", "neutral": "neutral auction-1"}[kind])
    assert {"rail-yard", "terminal"} & set(offer(game)) == set()
    assert len(offer(game)) == 5


def test_what_is_owned_is_not_on_offer() -> None:
    game = laid(player("", "farm"), player("", "farm", "grain-mill"))
    assert offer(game)["farm"] == 1
    assert "grain-mill" not in offer(game)
