"""The first round of a full game with three players as the rulebooks tell it, figure by figure."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine import Game, new_game
from tests.engine.helpers import NAMES, TILES, at_table, goods, offer, play, stacks, storage, town

STACKS = (
    ("marketplace", "fishery", "smokehouse", "black-market", "local-court", "tannery", "ironworks", "cokery", "bank"),
    ("joinery", "charcoal-kiln", "clay-mound", "wharf-1", "colliery", "wharf-2", "steel-mill", "town-hall", "church"),
    (
        "sawmill",
        "bakehouse",
        "hardware-store",
        "abattoir",
        "brickworks",
        "shipping-line",
        "grocery-market",
        "business-office",
        "bridge-over-the-seine",
    ),
)
SPECIALS = ("farm", "zoo", "diner", "tavern", "kiln", "feedlot")


@dataclass(frozen=True)
class Turn:
    """A turn of the example: who, what is played, the offer before and after the main action, what the player has."""

    player: str
    main: tuple[str, ...]
    before: list[int]
    after: list[int]
    has: str
    buildings: tuple[str, ...] = ()
    person: str | None = None

    @property
    def seat(self) -> int:
        return NAMES.index(self.player) + 1


ROUND = (
    Turn("Red", ("take francs",), [3, 2, 2, 1, 1, 0, 0], [0, 2, 2, 1, 1, 0, 0], "8 francs, 1 coal"),
    Turn("Green", ("take wood",), [0, 3, 3, 1, 1, 0, 0], [0, 3, 0, 1, 1, 0, 0], "5 francs, 1 coal, 3 wood"),
    Turn("Blue", ("take fish",), [0, 4, 0, 1, 1, 1, 0], [0, 0, 0, 1, 1, 1, 0], "5 francs, 1 coal, 4 fish"),
    Turn(
        "Red",
        ("buy marketplace", "enter marketplace: take grain, coal", "put back"),
        [0, 0, 1, 1, 1, 1, 1],
        [0, 0, 1, 1, 1, 1, 1],
        "2 francs, 2 coal, 1 grain",
        ("marketplace",),
        "marketplace",
    ),
    Turn(
        "Green",
        ("enter building-firm-1: build joinery; material 3 wood",),
        [1, 0, 2, 1, 1, 1, 1],
        [1, 0, 2, 1, 1, 1, 1],
        "5 francs, 1 coal",
        ("joinery",),
        "building-firm-1",
    ),
    Turn("Blue", ("take wood",), [1, 1, 2, 2, 1, 1, 1], [1, 1, 0, 2, 1, 1, 1], "5 francs, 1 coal, 4 fish, 2 wood"),
    Turn(
        "Red",
        ("take clay",),
        [1, 1, 1, 3, 1, 1, 1],
        [1, 1, 1, 0, 1, 1, 1],
        "2 francs, 2 coal, 1 grain, 3 clay",
        ("marketplace",),
        "marketplace",
    ),
)
MEALS = ("feed: 2 francs", "feed: 2 fish", "feed: 2 francs")  # Green, Blue, Red: from the one who starts round 2


def the_table() -> Game:
    return new_game(
        "le-havre", NAMES[:3], "full", setup={"tiles": TILES, "stacks": [list(s) for s in STACKS], "specials": SPECIALS}
    )


def before_turn(number: int) -> Game:
    """The table before the supply of a turn from 1 on."""
    game = the_table()
    for turn in ROUND[: number - 1]:
        play(game, "supply", *turn.main, "end turn")
    return game


def after_the_round() -> Game:
    game = before_turn(8)
    play(game, *MEALS)
    return game


every_turn = pytest.mark.parametrize(
    ("number", "turn"), list(enumerate(ROUND, start=1)), ids=lambda value: getattr(value, "player", None)
)


def test_the_offer_at_set_up_is_that_of_the_example() -> None:
    assert offer(the_table()) == [2, 2, 2, 1, 0, 0, 0]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_each_player_begins_the_example_with_five_francs_and_one_coal(seat: int) -> None:
    assert storage(the_table(), seat) == goods("5 francs, 1 coal")


@every_turn
def test_the_turn_belongs_to_the_player_of_the_example(number: int, turn: Turn) -> None:
    decision = before_turn(number).decision
    assert decision is not None
    assert NAMES[decision.seat] == turn.player


@every_turn
def test_the_marker_reaches_the_tile_of_the_turn(number: int, turn: Turn) -> None:
    game = before_turn(number)
    play(game, "supply")
    assert game.table()["marker"] == number - 1


@every_turn
def test_the_tiles_are_turned_up_one_by_one(number: int, turn: Turn) -> None:
    game = before_turn(number)
    play(game, "supply")
    assert sum(tile is not None for tile in game.table()["tiles"]) == number


@every_turn
def test_the_offer_before_the_main_action_is_that_of_the_example(number: int, turn: Turn) -> None:
    game = before_turn(number)
    play(game, "supply")
    assert offer(game) == turn.before


@every_turn
def test_the_offer_after_the_main_action_is_that_of_the_example(number: int, turn: Turn) -> None:
    game = before_turn(number)
    play(game, "supply", *turn.main)
    assert offer(game) == turn.after


@every_turn
def test_the_storage_after_the_turn_is_that_of_the_example(number: int, turn: Turn) -> None:
    game = before_turn(number + 1)
    assert storage(game, turn.seat) == goods(turn.has)


@every_turn
def test_the_buildings_after_the_turn_are_those_of_the_example(number: int, turn: Turn) -> None:
    assert at_table(before_turn(number + 1), turn.seat)["buildings"] == list(turn.buildings)


@every_turn
def test_the_person_after_the_turn_stands_where_the_example_puts_it(number: int, turn: Turn) -> None:
    assert at_table(before_turn(number + 1), turn.seat)["person"] == turn.person


def test_nobody_is_asked_for_interest_in_the_example_because_nobody_has_a_loan() -> None:
    game = before_turn(2)
    play(game, "supply")
    decision = game.decision
    assert decision is not None
    assert decision.kind == "main"


def test_the_marketplace_of_the_example_costs_six_francs() -> None:
    game = before_turn(4)
    play(game, "buy marketplace")
    assert storage(game) == goods("2 francs, 1 coal")


def test_the_owner_of_the_marketplace_pays_no_fee_in_the_example() -> None:
    game = before_turn(4)
    play(game, "buy marketplace", "supply", "enter marketplace: take grain, coal")
    assert storage(game) == goods("2 francs, 2 coal, 1 grain")


def test_building_firm_1_is_free_in_the_example() -> None:
    game = before_turn(5)
    play(game, *("supply", *ROUND[4].main))
    assert storage(game, 2)["francs"] == 5


def test_the_visitor_of_the_marketplace_looks_at_the_top_two_special_cards() -> None:
    game = before_turn(4)
    play(game, "buy marketplace", "supply", "enter marketplace: take grain, coal")
    decision = game.decision
    assert decision is not None
    assert decision.kind == "look"


def test_the_bought_marketplace_uncovers_the_next_card_of_its_stack() -> None:
    assert [stack[0] for stack in stacks(before_turn(5))] == ["fishery", "joinery", "sawmill"]


def test_there_is_no_harvest_in_the_first_round_with_three_players() -> None:
    assert storage(before_turn(8), 1)["grain"] == 1


def test_green_who_starts_round_two_feeds_first() -> None:
    decision = before_turn(8).decision
    assert decision is not None
    assert (decision.kind, decision.seat) == ("meal", 1)


@pytest.mark.parametrize(
    ("seat", "left"),
    [
        (1, "2 coal, 1 grain, 3 clay"),
        (2, "3 francs, 1 coal"),
        (3, "5 francs, 1 coal, 2 fish, 2 wood"),
    ],
    ids=NAMES[:3],
)
def test_the_storage_after_the_meal_is_that_of_the_example(seat: int, left: str) -> None:
    assert storage(after_the_round(), seat) == goods(left)


@pytest.mark.parametrize(("seat", "person"), [(1, "marketplace"), (2, "building-firm-1"), (3, None)], ids=NAMES[:3])
def test_the_persons_stay_where_they_are_over_the_end_of_the_round(seat: int, person: str | None) -> None:
    assert at_table(after_the_round(), seat)["person"] == person


def test_the_town_builds_nothing_in_the_first_round_with_three_players() -> None:
    assert town(after_the_round()) == ["building-firm-1", "building-firm-2", "construction-firm"]


def test_the_first_ship_is_the_wooden_one_of_value_2() -> None:
    assert after_the_round().table()["harbour"] == {
        "wooden-ship": ["wooden-ship-2"],
        "iron-ship": [],
        "steel-ship": [],
        "luxury-liner": [],
    }


def test_the_end_of_the_round_leaves_the_offer_as_it_is() -> None:
    assert offer(after_the_round()) == [1, 1, 1, 0, 1, 1, 1]


def test_green_starts_round_two() -> None:
    game = after_the_round()
    decision = game.decision
    assert decision is not None
    assert (game.table()["round"], decision.seat) == (2, 1)


def test_the_marker_leaves_the_tile_of_the_seventh_turn_for_the_first_one() -> None:
    game = after_the_round()
    places = [game.table()["marker"]]
    play(game, "supply")
    assert [*places, game.table()["marker"]] == [6, 0]


def test_the_first_supply_of_round_two_brings_iron_and_a_franc() -> None:
    game = after_the_round()
    play(game, "supply")
    assert offer(game) == [2, 1, 1, 0, 2, 1, 1]
