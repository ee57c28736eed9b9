"""The final score: every line of it, ties, and the examples of the reference."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.speicherstadt.deck import CARDS, INDEX
from engine.speicherstadt.scoring import offices, scores
from tests.engine.speicherstadt.helpers import KAI, house, laid, total

ANY = "vulcaniser fireman-1b spice-merchant carpet-trader"


def scored(anna: dict[str, Any], variant: str = KAI, **more: Any) -> Game:
    """A position before the last fire, which nobody would win or lose."""
    return laid(anna, pile=[], variant=variant, **more)


def full(*names: str) -> dict[str, list[str]]:
    """Contracts on which everything lies."""
    goods = ("coffee", "tea", "saffron", "rubber", "carpet", "hemp", "cloth", "glass")
    return {name: [goods[kind] for kind in CARDS[INDEX[name]].goods] for name in names}


def points(game: Game, kind: str, name: str = "") -> list[int]:
    """The points of the lines of a kind."""
    return [line["points"] for line in game.scores()[0]["lines"] if line["kind"] == kind and name in ("", line["name"])]


@pytest.mark.parametrize(("number", "worth"), enumerate((0, 2, 5, 9, 14, 14, 14)))
def test_counting_offices_count_together(number: int, worth: int) -> None:
    assert offices(number) == worth
    game = scored(house(5, *(f"counting-office-{one}" for one in range(1, number + 1))))
    assert (total(game), points(game, "offices")) == (worth, [worth] * (number > 0))


def test_a_full_contract_counts_and_one_that_is_not_does_not() -> None:
    listed = dict(enumerate((5, 8, 11, 5, 8, 11, 5, 8, 8, 11, 4, 8, 4, 8, 4, 8), 1))
    found, short = {}, {}
    for number in listed:
        contract = f"contract-{number}"
        goods = full(contract)
        found[number] = total(scored(house(5, contract, contracts=goods)))
        goods[contract].pop()
        game = scored(house(5, contract, contracts=goods))
        short[number] = (total(game), points(game, "contract"))
    assert found == listed
    assert short == dict.fromkeys(listed, (0, [0]))


def test_what_a_card_counts_alone() -> None:
    listed = {
        **dict.fromkeys(("coffee-roaster", "tea-taster", "spice-merchant", "vulcaniser", "carpet-trader"), 1),
        **dict.fromkeys(("dressmaker", "glass-blower", "rope-maker", "coffee-roastery", "bank", "warehouse"), 0),
        **{"lighthouse": 1, "theatre": 2, "davidwache": 3, "boatmens-church": 3},
        **{"st-michaels-church": 4, "music-hall": 4, "town-hall": 5},
        **dict.fromkeys(("port", "press", "mayor", "harbour-tour", "deichtor-halls", "accountant"), 0),
        **dict.fromkeys(("harbour-master", "fish-market", "truck", "insurance", "ship-1", "counting-office-1"), 0),
    }
    found = {card: points(scored(house(0, card)), CARDS[INDEX[card]].type) for card in listed}
    assert found == {card: [worth] * (worth > 0) for card, worth in listed.items()}


@pytest.mark.parametrize(
    ("card", "others", "worth"),
    [
        ("port", "ship-1 ship-2 ship-3 ship-16 ship-17", 5),
        ("press", "fireman-1a fireman-3d fire-engine", 2),
        ("harbour-tour", "lighthouse st-michaels-church port bank chamber-of-commerce", 2),
        ("deichtor-halls", "coffee-roaster glass-blower coffee-roastery", 2),
        ("accountant", "contract-1 contract-11 contract-12", 3),
        ("mayor", "lighthouse town-hall theatre", 5),
        ("mayor", "harbour-tour lighthouse", 1),
        ("mayor", "port", 0),
        ("chamber-of-commerce", "", 5),
    ],
)
def test_what_a_card_counts_with_others(card: str, others: str, worth: int) -> None:
    game = scored(house(5, card, *others.split()), seats=2)
    assert points(game, "special", card) == [worth] * (worth > 0)


def test_goods_in_the_warehouse_count_and_the_one_in_the_hall_does_not() -> None:
    game = scored(house(5, "warehouse", warehouse=["tea", "tea", "rubber"], hall="tea"))
    assert total(game) == 3


def test_the_coins_of_the_chamber_of_commerce_still_break_ties() -> None:
    game = laid(house(3, "chamber-of-commerce"), house(2, points=3), pile=[], seats=2)
    assert [(one["total"], one["place"]) for one in game.scores()] == [(3, 1), (3, 2)]


def test_of_equals_more_coins_are_better_and_after_that_a_place_is_shared() -> None:
    game = laid(house(2, points=3), house(4, points=3), house(2, points=3), pile=[])
    assert [one["place"] for one in game.scores()] == [2, 1, 2]


def test_a_whole_score_of_the_base_game() -> None:
    anna = house(
        3,
        *("contract-1", "contract-3", "contract-2", "tea-taster", "vulcaniser", "warehouse", "counting-office-1"),
        *("counting-office-2", "counting-office-3", "st-michaels-church", "port", "chamber-of-commerce"),
        *("ship-1", "ship-2", "ship-3", "ship-4"),
        points=2,
        contracts=full("contract-1", "contract-3"),
        warehouse=["saffron", "saffron", "carpet"],
    )
    assert total(scored(anna, "base")) == 43


def test_a_whole_score_with_kaispeicher() -> None:
    anna = house(
        0,
        *("lighthouse", "town-hall", "st-michaels-church", "mayor", "harbour-tour"),
        *(f"counting-office-{number}" for number in range(1, 6)),
        *("contract-11", "contract-12", "contract-1", "contract-3", "accountant"),
        *("coffee-roaster", "glass-blower", "deichtor-halls", "press", "fireman-1a", "fireman-2a", "fireman-1b"),
        contracts=full("contract-11", "contract-12", "contract-1"),
    )
    game = scored(anna)
    fire = game.position.points[0]
    assert total(game) - fire == 59


def test_a_score_is_as_said_by_its_lines() -> None:
    game = scored(house(5, "port", "ship-1", "contract-1", "bank", points=7))
    assert game.scores()[0]["lines"] == [
        {"kind": "track", "name": "", "points": 7},
        {"kind": "special", "name": "port", "points": 1},
        {"kind": "contract", "name": "contract-1", "points": 0},
    ]


def test_while_goods_are_loaded_those_count_that_the_warehouse_will_hold() -> None:
    game = laid(house(5, "warehouse", "tea-taster", warehouse=["tea", "rubber"]), pile=ANY, seats=2)
    for column in ["2", "2", "2", "3", "3", "3"]:
        game.play(f"queue water-{column}")
    before = total(game)
    while game.decision is not None and game.decision.kind == "purchase":
        game.play("decline")
    assert game.decision is not None
    assert (game.decision.kind, total(game)) == ("loading", before)


def test_everybody_sees_the_same_scores() -> None:
    game = scored(house(5, "port"))
    assert game.scores(0) == game.scores() == scores(game.position)
