"""The special buildings that give goods: from the general supply, and the Haulage Firm from the offer."""

from __future__ import annotations

import pytest

from engine import Game
from tests.engine.helpers import (
    choices,
    goods,
    on_offer,
    options_of,
    play,
    player,
    red,
    refusal,
    storage,
    visiting,
)

GIVEN = {
    "farm": "2 fish, 2 grain, 2 wood, 1 hides, 1 cattle",
    "iron-mine-and-coal-seam": "2 iron, 1 coal",
    "fishpond-and-wood": "3 fish, 3 wood",
    "plant-nursery": "4 wood, 3 francs",
    "smelter": "1 coal, 1 coke, 1 iron",
    "hunting-lodge": "2 hides, 3 meat",
}
each = pytest.mark.parametrize(("card", "given"), list(GIVEN.items()))
CRAFTSMEN = ("fishery", "joinery", "bakehouse", "charcoal-kiln", "smokehouse", "abattoir", "tannery")
WITH_THREE_HAMMERS = ("joinery", "ironworks", "hardware-store")


@each
def test_the_owner_receives_exactly_what_the_card_names(card: str, given: str) -> None:
    game = red(buildings=[card])
    play(game, f"enter {card}")
    assert storage(game) == goods(given)


@each
def test_nothing_is_taken_from_the_offer(card: str, given: str) -> None:
    offers = "1 francs, 5 fish, 5 wood, 5 clay, 5 iron, 5 grain, 5 cattle"
    game = red(buildings=[card], offers=offers)
    play(game, f"enter {card}")
    assert on_offer(game) == goods(offers)


@each
def test_rods_and_hammers_add_nothing(card: str, given: str) -> None:
    game = red(buildings=[card, "fishery", *WITH_THREE_HAMMERS])
    play(game, f"enter {card}")
    assert storage(game) == goods(given)


@each
def test_it_asks_nothing_and_is_told_in_a_sentence(card: str, given: str) -> None:
    told = [str(event.text) for event in play(red(buildings=[card]), f"enter {card}")]
    assert told[-1].startswith("Red receives ")


# 001 Labour Exchange.


@pytest.mark.parametrize(
    ("buildings", "given"),
    [
        ((), None),
        (("joinery",), "1 coal"),
        (("fishery",), "1 fish"),
        (("hunting-lodge",), "2 fish, 1 coal"),
        (("guildhouse", "hardware-store", "luxury-yacht"), "3 fish, 2 coal"),
        (WITH_THREE_HAMMERS, "1 fish, 3 coal"),
    ],
)
def test_the_labour_exchange_gives_a_fish_a_rod_and_a_coal_a_hammer(buildings: tuple[str, ...], given: str) -> None:
    game = red(buildings=buildings, town=["labour-exchange"])
    if given is None:
        assert refusal(game, "enter labour-exchange") == "Labour Exchange: You have neither a rod nor a hammer."
    else:
        play(game, "enter labour-exchange")
        assert storage(game) == goods(given)


def test_the_rod_of_the_labour_exchange_counts_for_its_owner() -> None:
    game = red(buildings=["labour-exchange"])
    play(game, "enter labour-exchange")
    assert storage(game) == goods("1 fish")


def test_the_icons_of_others_do_not_help_at_the_labour_exchange() -> None:
    game = red(green=player(buildings=["labour-exchange", "hunting-lodge"]))
    assert "enter labour-exchange" not in choices(game)


# 027 Town Square.


def at_town_square(craftsmen: int, has: str = "1 franc") -> Game:
    """Red owns so many craftsman buildings; the Town Square is the town's."""
    return red(has, town=["town-square"], buildings=CRAFTSMEN[:craftsmen])


def test_the_town_square_is_closed_to_who_owns_no_craftsman_building() -> None:
    assert refusal(at_town_square(0), "enter town-square") == "Town Square: You own no craftsman building."


def test_only_craftsman_buildings_count_at_the_town_square() -> None:
    game = red("1 franc", town=["town-square"], buildings=["sawmill", "shipping-line", "church", "business-park"])
    assert refusal(game, "enter town-square") == "Town Square: You own no craftsman building."


def test_the_craftsman_buildings_of_others_do_not_count_at_the_town_square() -> None:
    game = red("1 franc", town=["town-square"], green=player(buildings=CRAFTSMEN))
    assert "enter town-square" not in choices(game)


def test_special_craftsman_buildings_count_at_the_town_square() -> None:
    game = red("1 franc", town=["town-square"], buildings=["masons-guild", "furriery"])
    play(game, "enter town-square: take coke, leather")
    assert storage(game) == goods("1 coke, 1 leather")


@pytest.mark.parametrize("number", [1, 3, 6])
def test_the_town_square_gives_an_upgraded_good_for_each_craftsman_building(number: int) -> None:
    taken = ("smoked-fish", "charcoal", "brick", "bread", "meat", "coke", "leather")[:number]
    game = at_town_square(number)
    play(game, f"enter town-square: take {', '.join(taken)}")
    assert storage(game) == dict.fromkeys(taken, 1)


def test_with_7_craftsman_buildings_the_town_square_gives_all_but_steel_without_a_question() -> None:
    game = at_town_square(7)
    play(game, "enter town-square")
    assert storage(game) == goods("1 smoked-fish, 1 charcoal, 1 brick, 1 bread, 1 meat, 1 coke, 1 leather")


def test_an_eighth_craftsman_building_adds_nothing_at_the_town_square() -> None:
    game = red("1 franc", town=["town-square"], buildings=[*CRAFTSMEN, "plant-nursery"])
    play(game, "enter town-square")
    assert sum(storage(game).values()) == 7


@pytest.mark.parametrize("taken", ["bread", "bread, meat, coke", "nothing"])
def test_the_town_square_gives_exactly_the_full_number(taken: str) -> None:
    number = {"bread": 1, "nothing": 0}.get(taken, 3)
    sentence = refusal(at_town_square(2), f"enter town-square: take {taken}")
    assert sentence == f"Take 2 different goods. Choose exactly 2, not {number}."


def test_the_goods_of_the_town_square_are_all_different() -> None:
    sentence = refusal(at_town_square(2), "enter town-square: take bread, bread")
    assert sentence == "Take 2 different goods. All must be different."


@pytest.mark.parametrize("good", ["steel", "grain", "francs"])
def test_the_town_square_gives_neither_steel_nor_standard_goods_nor_francs(good: str) -> None:
    sentence = refusal(at_town_square(2), f"enter town-square: take bread, {good}")
    assert sentence == (
        f"Take 2 different goods. '{good}' is not among coke, leather, meat, charcoal, brick, bread, smoked-fish."
    )


# 029 Haulage Firm.

FULL_OFFER = "9 francs, 1 fish, 2 wood, 3 clay, 4 iron, 5 grain, 6 cattle"


def hauling(has: str = "3 francs", offers: str = FULL_OFFER) -> Game:
    """Red owns the Haulage Firm."""
    return red(has, buildings=["haulage-firm"], offers=offers)


@pytest.mark.parametrize(
    ("spaces", "taken"),
    [
        ("fish+wood", "1 fish, 2 wood"),
        ("wood+clay", "2 wood, 3 clay"),
        ("clay+iron", "3 clay, 4 iron"),
        ("iron+grain", "4 iron, 5 grain"),
        ("grain+cattle", "5 grain, 6 cattle"),
    ],
)
def test_the_haulage_firm_takes_all_of_two_adjacent_spaces_for_3_francs(spaces: str, taken: str) -> None:
    game = hauling()
    play(game, f"enter haulage-firm: spaces {spaces}")
    left = {good: number for good, number in goods(FULL_OFFER).items() if good not in goods(taken)}
    assert (storage(game), on_offer(game)) == (goods(taken), left)


@pytest.mark.parametrize("spaces", ["francs+fish", "fish+clay", "wood+fish", "cattle+fish", "fish", "cattle+francs"])
def test_spaces_that_are_not_adjacent_and_the_franc_space_are_not_hauled(spaces: str) -> None:
    sentence = refusal(hauling(), f"enter haulage-firm: spaces {spaces}")
    assert sentence.startswith(f"Which two spaces? '{spaces}' is not among ")


def test_the_pair_that_is_worth_most_comes_first() -> None:
    assert options_of(hauling(), "enter haulage-firm")[0] == "grain+cattle"


def test_the_3_francs_of_the_haulage_firm_go_to_the_treasury_and_the_fee_to_the_owner() -> None:
    game = red("1 fish, 3 francs", green=player(buildings=["haulage-firm"]), offers=FULL_OFFER)
    play(game, "enter haulage-firm: spaces iron+grain")
    assert storage(game, 2) == goods("1 fish")


def test_the_haulage_firm_takes_one_space_where_the_other_is_empty() -> None:
    game = hauling(offers="2 cattle")
    play(game, "enter haulage-firm")
    assert storage(game) == goods("2 cattle")


def test_only_pairs_with_something_on_them_are_hauled() -> None:
    assert options_of(hauling(offers="1 clay, 9 francs"), "enter haulage-firm") == ["wood+clay", "clay+iron"]


def test_the_haulage_firm_is_closed_while_its_spaces_are_all_empty() -> None:
    sentence = refusal(hauling(offers="9 francs"), "enter haulage-firm")
    assert sentence == "Haulage Firm: All those offer spaces are empty."


def test_the_haulage_firm_is_closed_to_who_has_less_than_3_francs() -> None:
    assert refusal(hauling("2 francs, 9 fish"), "enter haulage-firm") == "Haulage Firm: You need 3 francs."


def test_a_franc_that_pays_the_fee_of_the_haulage_firm_is_missing_for_the_3() -> None:
    sentence = refusal(visiting("haulage-firm", "3 francs"), "enter haulage-firm")
    assert sentence == "Once the fee is paid, it is not enough. Haulage Firm: You need 3 francs."


def test_with_3_francs_and_a_fish_the_fee_of_the_haulage_firm_is_the_fish() -> None:
    game = visiting("haulage-firm", "3 francs, 1 fish", offers="9 grain")
    play(game, "enter haulage-firm: spaces grain+cattle")
    assert storage(game) == goods("9 grain")


def test_what_the_haulage_firm_took_is_told() -> None:
    game = hauling(offers="2 cattle, 1 grain")
    told = [str(event.text) for event in play(game, "enter haulage-firm: spaces grain+cattle")]
    assert told[1:] == ["Red gives 3 francs.", "Red takes 1 grain, 2 cattle from the offer."]
