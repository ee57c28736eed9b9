"""Every card is what the rulebooks' card lists say."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import NAMES
from engine.le_havre.special_buildings import ADJACENT
from tests.engine.le_havre.printed_cards import EXCHANGES, LISTED, LISTED_SPECIAL, LISTED_STANDARD, Printed
from tests.of_each import of_each

every_card = of_each(LISTED, lambda printed: printed.title)


def test_there_are_33_standard_buildings_in_the_order_of_the_list() -> None:
    assert [str(card.shown) for card in CARDS if not card.special] == [printed.title for printed in LISTED_STANDARD]


def test_there_are_36_special_buildings_in_the_order_of_the_list() -> None:
    assert [str(card.shown) for card in CARDS if card.special] == [printed.title for printed in LISTED_SPECIAL]


@every_card
def test_the_sign_of_a_card_is_the_printed_one(printed: Printed) -> None:
    assert printed.card.sign == printed.sign


@every_card
def test_the_type_of_a_card_is_the_printed_one(printed: Printed) -> None:
    assert printed.card.type == printed.type


@every_card
def test_the_cost_of_a_card_is_the_printed_one(printed: Printed) -> None:
    cost = printed.card.cost
    assert (None if cost is None else {NAMES[good]: number for good, number in cost}) == printed.cost


@every_card
def test_the_value_of_a_card_is_the_printed_one(printed: Printed) -> None:
    assert printed.card.value == printed.value


@every_card
def test_a_card_costs_its_value_unless_another_price_is_printed(printed: Printed) -> None:
    assert printed.card.price == (printed.card.value if printed.price == printed.value else printed.price)


@every_card
def test_the_fee_of_a_card_is_the_printed_one(printed: Printed) -> None:
    assert (printed.card.fee.food, printed.card.fee.francs) == printed.fee


@every_card
def test_a_card_has_an_action_unless_it_shows_a_padlock(printed: Printed) -> None:
    assert (printed.card.effect is not None) == printed.action


def test_what_cards_turn_over_sell_show_and_fire_is_as_printed() -> None:
    assert {card.name: card.does for card in CARDS if card.does is not None} == EXCHANGES


@every_card
def test_the_rods_of_a_card_are_the_printed_ones(printed: Printed) -> None:
    assert printed.card.rods == printed.rods


@every_card
def test_the_hammers_of_a_card_are_the_printed_ones(printed: Printed) -> None:
    assert printed.card.hammers == printed.hammers


@every_card
def test_half_the_value_of_a_card_is_a_whole_number(printed: Printed) -> None:
    assert printed.card.value % 2 == 0


@every_card
def test_a_card_says_in_words_what_it_does(printed: Printed) -> None:
    assert str(printed.card.rule).endswith(".")


@of_each(LISTED_STANDARD[3:], lambda printed: printed.title)
def test_a_standard_building_is_sorted_by_its_number(printed: Printed) -> None:
    assert printed.card.number == int(printed.sign)


def test_the_football_stadium_is_the_only_special_building_with_a_number() -> None:
    numbers = {card.name: card.number for card in CARDS if card.special and card.number is not None}
    assert numbers == {"football-stadium": 31}


@pytest.mark.parametrize(
    ("special", "types", "rods", "hammers"),
    [
        (False, {"craftsman": 9, "economic": 6, "industrial": 10, "public": 4, "none": 4}, 6, 8),
        (True, {"craftsman": 6, "economic": 14, "industrial": 6, "public": 4, "none": 5, "ship": 1}, 13, 9),
    ],
    ids=["standard", "special"],
)
def test_the_types_and_icons_add_up_to_the_sums_of_the_rulebooks(
    special: bool, types: dict[str, int], rods: int, hammers: int
) -> None:
    cards = [card for card in CARDS if card.special == special]
    assert (
        Counter(card.type for card in cards),
        sum(card.rods for card in cards),
        sum(card.hammers for card in cards),
    ) == (types, rods, hammers)


@pytest.mark.parametrize(
    "name",
    [
        "building-firm-1",
        "building-firm-2",
        "wharf-1",
        "wharf-2",
        "bridge-over-the-seine",
        "masons-guild",
        "patisserie",
        "iron-mine-and-coal-seam",
        "fishpond-and-wood",
        "football-stadium",
    ],
)
def test_names_in_notation_are_the_english_ones_in_lower_case_with_hyphens(name: str) -> None:
    assert name in CARD_INDEX


def test_no_two_cards_share_a_name() -> None:
    assert len(CARD_INDEX) == len(CARDS)


def test_the_haulage_firm_knows_the_five_pairs_of_neighbouring_spaces() -> None:
    assert [f"{NAMES[left]}-{NAMES[right]}" for left, right in ADJACENT.values()] == [
        "fish-wood",
        "wood-clay",
        "clay-iron",
        "iron-grain",
        "grain-cattle",
    ]
