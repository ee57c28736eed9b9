"""Every figure of the trade cards is the listed one."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.speicherstadt.cards import SEASONS, Card
from engine.speicherstadt.deck import CARDS, INDEX, NAMES, in_game, removed
from engine.speicherstadt.goods import GOODS, NAMES as GOOD_NAMES
from tests.engine.speicherstadt import printed


def figures(card: Card) -> str:
    """The type of a card and its figures but for its points."""
    if card.type in ("merchant", "converter"):
        pays = f" {card.coins}" if card.coins else ""
        return f"{card.type} {GOOD_NAMES[card.good]}{pays}"
    if card.type == "contract":
        return " ".join([card.size, *(GOOD_NAMES[kind] for kind in card.goods)])
    number = card.capacity or card.value
    coins = f", {card.coins} coin" + "s" * (card.coins > 1) if card.coins else ""
    uses = f", {card.uses} uses" if card.uses else ""
    return card.type.replace("-", " ") + (f" {number}" if number else "") + coins + uses


def written(card: Card) -> str:
    shown = str(card.shown)
    if card.type in ("contract", "ship", "fireman", "fire"):
        shown = card.type.capitalize()
    return f"{shown} | {'ABCDE'[SEASONS.index(card.season)]} | {figures(card)} | {card.points}"


def test_cards_are_as_listed() -> None:
    pairs = zip(CARDS, printed.CARDS, strict=True)
    assert [(card.name, written(card), line) for card, line in pairs if written(card) != line] == []


def test_cards_are_worth_to_the_rival_what_is_listed() -> None:
    listed = {name: worth for worth, names in printed.WORTH.items() for name in names.split()}
    assert {card.name: card.worth for card in CARDS} == listed


def test_the_cards_of_kaispeicher_follow_those_of_the_base_game() -> None:
    assert [card.kai for card in CARDS] == [False] * printed.BASE + [True] * 50


def test_every_card_has_a_name_of_its_own() -> None:
    assert len(INDEX) == len(CARDS) == 104


@pytest.mark.parametrize(
    ("kai", "totals"), [(False, [12, 13, 13, 15, 1]), (True, [12, 12, 12, 14, 0])], ids=["base", "kaispeicher"]
)
def test_so_many_cards_there_are_in_each_season(kai: bool, totals: list[int]) -> None:
    seasons = Counter(card.season for card in CARDS if card.kai == kai)
    assert [seasons[season] for season in SEASONS] == totals


def test_ships_bring_exactly_the_goods_that_there_are() -> None:
    base = sum(card.capacity for card in CARDS if card.type == "ship" and not card.kai)
    kai = sum(card.capacity for card in CARDS if card.type == "ship" and card.kai)
    assert (base, kai) == (45, 9)


def test_there_are_nine_of_each_base_good_and_three_of_each_new_one() -> None:
    assert [good.count for good in GOODS] == [9] * 5 + [3] * 3


def test_base_contracts_ask_for_each_good_six_times() -> None:
    asked = Counter(kind for card in CARDS if card.type == "contract" and not card.kai for kind in card.goods)
    assert asked == dict.fromkeys(range(5), 6)


@pytest.mark.parametrize(
    ("seats", "kai", "names"),
    [
        (2, False, "port fireman-3c"),
        (3, False, "boatmens-church fireman-3c"),
        (4, False, ""),
        (5, False, "boatmens-church fireman-3c"),
        (2, True, "port fireman-3c mayor truck"),
        (3, True, "boatmens-church fireman-3c mayor truck"),
        (4, True, ""),
        (5, True, "boatmens-church fireman-3c mayor truck"),
    ],
)
def test_cards_are_taken_out_by_the_number_of_players(seats: int, kai: bool, names: str) -> None:
    assert {NAMES[card] for card in removed(seats, kai)} == set(names.split())
    assert sum(map(len, in_game(seats, kai))) == (104 if kai else 54) - len(names.split())


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("dressmaker", "buys cloth for 3 coins each"),
        ("coffee-roastery", "takes coffee for 2 points each at once"),
        ("warehouse", "stores up to 4 goods, at the end 1 point each"),
        ("bank", "1 coin more at every income"),
        ("savings-bank", "4 coins at once"),
        ("insurance", "at every fire: 2 coins cancel the loss"),
        ("mayor", "at the end your best point building counts twice"),
    ],
)
def test_an_effect_is_said_on_its_card(name: str, says: str) -> None:
    assert str(CARDS[INDEX[name]].effect) == says


def test_cards_with_a_rule_of_their_own_say_it() -> None:
    assert [card.name for card in CARDS if card.type in ("special", "merchant", "converter") and not card.effect] == []


def test_a_contract_is_called_by_its_goods_in_the_order_in_which_it_shows_them() -> None:
    for card in (card for card in CARDS if card.type == "contract"):
        assert str(card.shown) == f"Contract for {', '.join(GOOD_NAMES[kind] for kind in card.goods)}"
