"""What goods and cards would come to for a house, before anything is done with them."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game, Refused, format_move
from engine.moves import Move
from engine.speicherstadt.deck import INDEX
from engine.speicherstadt.demand import Placement, placed, placements
from engine.speicherstadt.goods import INDEX as KINDS, NAMES
from engine.speicherstadt.moves import Decline, Market, Sell
from engine.speicherstadt.prospects import at_hand, bought, held_for, lapsing, obvious, proceeds, strength_with, uses
from engine.speicherstadt.state import Quarter
from tests.engine.speicherstadt.helpers import KAI, house, laid, named, play, queued


def position(*cards: str, **more: Any) -> Quarter:
    """Anna has some cards and goods."""
    found: Quarter = laid(house(5, *cards, **more), house(5), seats=2, variant=KAI).position
    return found


def asked(card: str, *cards: str, coins: int = 5, workers: str = "1 2 2 2 2 3 3 3") -> Game:
    """Anna, who has some cards, is asked to buy one."""
    row = [card, "lighthouse", "theatre", "music-hall", "town-hall", "davidwache"]
    return queued(laid(house(coins, *cards), house(3), pile=row, seats=2, variant=KAI), workers)


def test_all_goods_of_a_house_are_at_hand_wherever_they_lie() -> None:
    found = position("warehouse", warehouse=["tea", "coffee"], hall="tea")
    found.landed[0][KINDS["rubber"]] = 2
    assert named(at_hand(found, 0)) == "1 coffee 2 tea 2 rubber"


@pytest.mark.parametrize(
    ("cards", "goods", "fitting", "sold", "delivered"),
    [
        ("", "tea glass", "", "", ""),
        ("contract-1", "tea tea", "tea", "", ""),
        ("contract-1 tea-taster", "tea tea coffee", "tea coffee", "tea", ""),
        ("contract-1 contract-3", "tea tea tea", "tea tea", "", ""),
        ("tea-taster tea-room", "tea tea", "", "", "tea tea"),
        ("tea-taster coffee-roastery", "coffee tea", "", "tea", "coffee"),
    ],
)
def test_goods_go_onto_contracts_then_for_points_then_to_merchants(
    cards: str, goods: str, fitting: str, sold: str, delivered: str
) -> None:
    found = uses(position(*cards.split()), 0, [KINDS[name] for name in goods.split()])
    assert [" ".join(NAMES[kind] for kind in kinds) for kinds in found[:3]] == [fitting, sold, delivered]


def test_what_lies_on_a_contract_already_is_not_asked_for_again() -> None:
    found = position("contract-1", contracts={"contract-1": ["tea"]})
    use = uses(found, 0, [KINDS["tea"], KINDS["coffee"]])
    assert (use.fitting, use.laid[0], found.laid[0]) == ((KINDS["coffee"],), 0b11, 0b10)


@pytest.mark.parametrize(
    ("card", "held"), [("contract-1", 2), ("contract-2", 0), ("contract-5", 2), ("contract-3", 2), ("contract-14", 0)]
)
def test_so_many_goods_are_held_for_a_contract(card: str, held: int) -> None:
    assert held_for(position("warehouse", warehouse=["tea", "coffee"], hall="tea"), 0, INDEX[card]) == held


@pytest.mark.parametrize(("cards", "lapses"), [("", 5), ("warehouse", 1)])
def test_what_no_store_would_hold_lapses(cards: str, lapses: int) -> None:
    found = position(*cards.split())
    found.landed[0][KINDS["tea"]] = 6
    assert lapsing(found, 0) == lapses
    found.landed[0][KINDS["tea"]] = 1
    assert lapsing(found, 0) == 0


@pytest.mark.parametrize(
    ("cards", "card", "strength"),
    [("", "fireman-2a", 2), ("fireman-3a", "fireman-2a", 5), ("fireman-3a", "fire-engine", 6), ("", "bank", 0)],
)
def test_a_card_more_changes_the_sum_of_the_firemen(cards: str, card: str, strength: int) -> None:
    assert strength_with(position(*cards.split()), 0, INDEX[card]) == strength


@pytest.mark.parametrize(
    ("card", "own", "found"),
    [
        ("bank", "", (4, 0)),
        ("press", "fireman-1a", (4, 1)),
        ("savings-bank", "", (8, 0)),
        ("thief", "", (5, 0)),
    ],
)
def test_what_a_card_does_at_once_is_seen_before_it_is_bought(card: str, own: str, found: tuple[int, int]) -> None:
    game = asked(card, *own.split())
    before = game.position.copy()
    assert bought(game.position) == found
    assert game.position == before


def test_what_nobody_can_pay_is_refused_before_it_is_bought() -> None:
    with pytest.raises(Refused):
        bought(asked("bank", "fish-market", coins=0).position)


@pytest.mark.parametrize(
    ("move", "coins"),
    [(Sell("cloth"), 3), (Sell("tea"), 1), (Sell("coffee"), 0), (Market(), 1), (Decline(), 0)],
)
def test_a_sale_brings_what_merchant_and_market_hall_pay(move: Move, coins: int) -> None:
    assert proceeds(position("dressmaker", "tea-taster"), move) == coins


def test_own_workers_are_placed_in_turn_then_the_grey_ones() -> None:
    game = laid(house(5, "warehouseman"), house(5), seats=2, variant=KAI)
    queued(game, "1 1 2")
    anna, ben = 0, 1
    assert list(placements(game.position)) == [
        *(Placement(ben, 2), Placement(anna, 3), Placement(ben, 3), Placement(anna, 4), Placement(ben, 4)),
        *(Placement(anna, 0), Placement(anna, 0)),
    ]


def test_workers_at_reserved_cards_are_placed_too() -> None:
    game = play(laid(house(5), house(5), seats=2, variant=KAI), "reserve upper-1", "queue water-1", "queue water-1")
    assert [placed(game.position, seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.parametrize(
    ("cards", "line"), [("contract-1", "load tea"), ("contract-1 contract-5", "load tea: on contract-1")]
)
def test_an_obvious_load_is_answered_where_there_is_a_choice(cards: str, line: str) -> None:
    game = queued(
        laid(house(5, *cards.split()), house(0), pile="ship-1 bank vulcaniser", bag="tea tea tea", seats=2),
        "1 2 2 2 3 3",
    )
    play(game, "buy", "decline", "decline")
    move = obvious(game.position)
    assert move is not None
    assert format_move(move) == line
    game.play(move)
