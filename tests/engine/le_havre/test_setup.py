"""Setting the table: what every one of the ten set-ups begins with."""

from __future__ import annotations

from typing import Any

import pytest

from engine import TITLES as TITLE_NAMES, Game, SetupError, new_game
from engine.le_havre.deck import CARD_INDEX, CARDS
from tests.engine.helpers import (
    NAMES,
    TILES,
    at_table,
    goods,
    offer,
    play,
    player,
    refusal,
    stacks,
    storage,
    table,
    town,
)
from tests.engine.le_havre.printed_rules import INTEREST_TILE, START_GOODS, START_OFFER, SUPPLY_TILES
from tests.engine.open_table import open_table

SETUPS = [(variant, players) for variant in ("full", "short") for players in range(1, 6)]
every_setup = pytest.mark.parametrize(("variant", "players"), SETUPS)

# number | name | full game: stacks | short game: stacks | short game: in the town; numbers of players
USED = """
01 | marketplace           | 1-5 | 3-5 | 1-2
02 | sawmill               | 3-5 | -   | 1,4,5
03 | fishery               | 1-5 | 1-5 | -
04 | joinery               | 3-5 | 3-5 | -
05 | bakehouse             | 1-5 | 1-5 | -
06 | hardware-store        | 3-5 | 3-5 | -
07 | charcoal-kiln         | 1-5 | 2-5 | -
08 | smokehouse            | 1-5 | 1-5 | -
09 | abattoir              | 1-5 | 1-5 | -
10 | clay-mound            | 1-5 | 1-5 | -
11 | arts-centre           | 4-5 | -   | -
12 | wharf-1               | 1-5 | 1-5 | -
13 | black-market          | 3-5 | -   | 1
14 | brickworks            | 1-5 | 1-5 | -
15 | local-court           | 3-5 | 5   | -
16 | colliery              | 1-5 | 1-5 | -
17 | wharf-2               | 3-5 | 3-5 | -
18 | shipping-line         | 1-5 | 1-5 | -
19 | grocery-market        | 3-5 | 5   | -
20 | tannery               | 1-5 | 1-5 | -
21 | business-office       | 3-5 | 3-5 | -
22 | ironworks             | 1-5 | 1-5 | -
23 | steel-mill            | 1-5 | 1-5 | -
24 | storehouse            | 4-5 | 5   | -
25 | cokery                | 1-5 | 2-5 | -
26 | dock                  | 4-5 | 5   | -
27 | bridge-over-the-seine | 3-5 | 3-5 | -
28 | town-hall             | 2-5 | 5   | -
29 | bank                  | 2-5 | 2-5 | -
30 | church                | 2-5 | 5   | -
"""
START_BUILDINGS = {"building-firm-1", "building-firm-2", "construction-firm"}
IN_THE_STACKS = {"full": (15, 18, 27, 30, 30), "short": (12, 15, 21, 21, 27)}


def begun(variant: str, players: int, seed: int = 1) -> Game:
    return new_game("le-havre", NAMES[:players], variant, seed)


def _holds(cell: str, players: int) -> bool:
    """Whether a cell such as '3-5', '1,4,5' or '-' holds this number of players."""
    if cell == "-":
        return False
    low, _dash, high = cell.partition("-")
    return int(low) <= players <= int(high) if high else str(players) in cell.split(",")


def used(column: int, players: int) -> set[str]:
    """The cards that a column of the table names for this number of players."""
    rows = [[cell.strip() for cell in line.split("|")] for line in USED.strip().splitlines()]
    return {cells[1] for cells in rows if _holds(cells[column], players)}


@every_setup
def test_every_player_starts_with_the_goods_of_the_variant(variant: str, players: int) -> None:
    game = begun(variant, players)
    assert [storage(game, seat + 1) for seat in range(players)] == [goods(START_GOODS[variant])] * players


@every_setup
def test_nobody_starts_with_a_loan(variant: str, players: int) -> None:
    assert all(laid["loans"] == 0 for laid in open_table(begun(variant, players))["players"])


@every_setup
def test_every_person_starts_at_home(variant: str, players: int) -> None:
    assert all(laid["person"] is None for laid in open_table(begun(variant, players))["players"])


@every_setup
def test_nobody_starts_with_a_building(variant: str, players: int) -> None:
    assert all(laid["buildings"] == [] for laid in open_table(begun(variant, players))["players"])


@every_setup
def test_the_offer_starts_as_the_variant_says(variant: str, players: int) -> None:
    assert offer(begun(variant, players)) == START_OFFER[variant]


@every_setup
def test_the_town_owns_its_start_buildings(variant: str, players: int) -> None:
    more = used(4, players) if variant == "short" else set()
    assert set(town(begun(variant, players))) == START_BUILDINGS | more


@every_setup
def test_the_stacks_hold_the_buildings_of_this_number_of_players(variant: str, players: int) -> None:
    stacks = open_table(begun(variant, players))["stacks"]
    assert {card for stack in stacks for card in stack} == used(2 if variant == "full" else 3, players)


@every_setup
def test_the_three_stacks_are_equal(variant: str, players: int) -> None:
    third = IN_THE_STACKS[variant][players - 1] // 3
    assert [len(stack) for stack in open_table(begun(variant, players))["stacks"]] == [third] * 3


@every_setup
def test_each_stack_is_sorted_with_the_lowest_number_on_top(variant: str, players: int) -> None:
    for stack in open_table(begun(variant, players))["stacks"]:
        numbers = [CARDS[CARD_INDEX[name]].number or 0 for name in stack]
        assert numbers == sorted(numbers)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_black_market_never_starts_on_top_of_a_stack(players: int) -> None:
    for seed in range(200):
        tops = [stack[0] for stack in open_table(begun("full", players, seed))["stacks"]]
        assert "black-market" not in tops, f"seed {seed}"


@pytest.mark.parametrize("players", range(1, 6))
def test_six_special_buildings_lie_face_down_in_the_full_game(players: int) -> None:
    assert open_table(begun("full", players))["specials_left"] == 6


@pytest.mark.parametrize("players", range(1, 6))
def test_there_are_no_special_buildings_in_the_short_game(players: int) -> None:
    assert open_table(begun("short", players))["specials_left"] == 0


@pytest.mark.parametrize("players", range(1, 6))
def test_the_special_buildings_differ_from_game_to_game(players: int) -> None:
    assert len({tuple(sorted(begun("full", players, seed).position.specials)) for seed in range(20)}) > 10


@pytest.mark.parametrize(
    ("variant", "players", "ships"),
    [(*setup, ["wooden-ship-2"] if setup in (("short", 1), ("short", 2)) else []) for setup in SETUPS],
)
def test_only_the_short_games_of_one_and_two_start_with_a_ship_each(
    variant: str, players: int, ships: list[str]
) -> None:
    assert [laid["ships"] for laid in open_table(begun(variant, players))["players"]] == [ships] * players


@every_setup
def test_only_the_short_solo_game_starts_with_a_ship_on_its_space(variant: str, players: int) -> None:
    harbour = open_table(begun(variant, players))["harbour"]
    wooden = ["wooden-ship-2"] if (variant, players) == ("short", 1) else []
    assert harbour == {"wooden-ship": wooden, "iron-ship": [], "steel-ship": [], "luxury-liner": []}


@every_setup
def test_all_seven_tiles_start_face_down(variant: str, players: int) -> None:
    assert open_table(begun(variant, players))["tiles"] == [None] * 7


def test_the_seven_tiles_bring_what_is_printed_on_them() -> None:
    game = table(player(), round=2)
    assert [" ".join(tile["brings"]) for tile in open_table(game)["tiles"]] == list(SUPPLY_TILES)


def test_only_the_tile_with_wood_and_fish_asks_for_interest() -> None:
    tiles = open_table(table(player(), round=2))["tiles"]
    assert [tile["brings"] for tile in tiles if tile["interest"]] == [INTEREST_TILE.split()]


def test_a_full_circuit_brings_4_wood_3_fish_2_clay_2_francs_1_iron_1_grain_1_cattle() -> None:
    game = table(player(), round=2)
    brought = [good for tile in open_table(game)["tiles"] for good in tile["brings"]]
    assert {good: brought.count(good) for good in brought} == goods(
        "4 wood, 3 fish, 2 clay, 2 francs, 1 iron, 1 grain, 1 cattle"
    )


def test_the_order_of_the_tiles_differs_from_game_to_game() -> None:
    assert len({begun("full", 3, seed).position.tiles for seed in range(20)}) > 10


@pytest.mark.parametrize("players", range(2, 6))
def test_every_player_can_be_drawn_as_the_start_player(players: int) -> None:
    first = {at_table(begun("full", players, seed))["name"] for seed in range(60)}
    assert first == set(NAMES[:players])


@pytest.mark.parametrize("seed", range(8))
def test_the_players_sit_clockwise_as_they_are_named(seed: int) -> None:
    names = [laid["name"] for laid in open_table(begun("full", 4, seed))["players"]]
    first = NAMES.index(names[0])
    assert names == [NAMES[(first + step) % 4] for step in range(4)]


@every_setup
def test_the_same_seed_gives_the_same_table(variant: str, players: int) -> None:
    assert begun(variant, players, 5).position == begun(variant, players, 5).position


def test_seat_1_takes_the_first_turn() -> None:
    decision = begun("full", 3).decision
    assert decision is not None
    assert (decision.kind, decision.seat) == ("before-supply", 0)


def test_tiles_laid_out_by_hand_are_turned_up_in_that_order() -> None:
    game = table(player(), window="before-supply", offers="")
    brought = []
    for turn in range(7):
        play(game, "supply")
        brought.append("+".join(open_table(game)["tiles"][turn]["brings"]))
        play(game, f"take {brought[turn].split('+')[0]}", "end turn")
    assert tuple(brought) == TILES


def test_a_table_laid_out_by_hand_seats_the_players_as_they_are_named() -> None:
    game = table(player(), player(), player())
    assert [laid["name"] for laid in open_table(game)["players"]] == ["Red", "Green", "Blue"]


def test_a_player_laid_out_with_goods_alone_has_neither_loans_nor_cards_nor_a_place() -> None:
    laid = new_game("le-havre", ["Red"], setup={"position": {"players": [{"goods": {"fish": 1}}]}})
    assert [at_table(laid)[what] for what in ("loans", "buildings", "ships", "person")] == [0, [], [], None]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": []}, "Le Havre is played by 1 to 5 players."),
        ({"players": ["A", "B", "C", "D", "E", "F"]}, "Le Havre is played by 1 to 5 players."),
        ({"players": ["Red", "Red"]}, "Every player needs a name of their own."),
        ({"players": ["Red", " "]}, "Every player needs a name of their own."),
        ({"variant": "long"}, "Le Havre has no variant 'long': it has short, full."),
        ({"seed": -1}, "The seed is a whole number from 0 on."),
        ({"colour": "red"}, "Le Havre has no option 'colour'."),
        ({"setup": {"tiles": list(TILES[:6])}}, "The seven supply tiles are needed, each once."),
        ({"setup": {"tiles": ["wood+gold"]}}, "'wood+gold' is not known in Le Havre."),
        ({"setup": {"stacks": [["bakehouse"]]}}, "There are three stacks of proposals."),
        ({"setup": {"stacks": [["bakehouse"], ["bakehouse"], []]}}, "A card is laid out twice."),
        ({"setup": {"stacks": [["bakery"], [], []], "specials": ["bakery"]}}, "A card is laid out twice."),
        ({"setup": {"cards": []}}, "A table laid out by hand has tiles, stacks, specials, position."),
        ({"setup": {"position": {"players": [{"goods": {"gold": 1}}]}}}, "'gold' is not known in Le Havre."),
        ({"setup": {"position": {"players": [{"goods": {"fish": -1}}]}}}, "-1 is not between 0 and 1000000."),
        ({"setup": {"position": {"round": 15}}}, "15 is not between 1 and 14."),
        ({"setup": {"position": {"window": "lunch"}}}, "'lunch' is not known in Le Havre."),
        ({"setup": {"position": {"players": [{}] * 6}}}, "There are more players laid out than there are names."),
        ({"setup": {"position": {"weather": "fine"}}}, "A position by hand has no 'weather'."),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_game_that_cannot_be_set_up_is_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError) as refused:
        new_game("le-havre", **({"players": ["Red", "Green"]} | options))
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    "setup",
    [
        5,
        "wood",
        {"tiles": 5},
        {"tiles": [["wood"]]},
        {"stacks": 5},
        {"stacks": [5, 5, 5]},
        {"specials": 5},
        {"position": 5},
        {"position": {"players": 5}},
        {"position": {"players": [5]}},
        {"position": {"players": [{"goods": 5}]}},
        {"position": {"players": [{"buildings": 5}]}},
        {"position": {"players": [{"gold": 5}]}},
        {"position": {"offers": 5}},
        {"position": {"offers": {"coal": 1}}},
        {"position": {"ships": 5}},
        {"position": {"town": 5}},
    ],
    ids=str,
)
def test_a_table_that_is_no_table_at_all_is_refused_in_a_sentence(setup: Any) -> None:
    with pytest.raises(SetupError):
        new_game("le-havre", ["Red", "Green"], setup=setup)


@pytest.mark.parametrize(
    "position",
    [
        {"town": ["bakehouse"], "players": [{"buildings": ["bakehouse"]}]},
        {"players": [{"person": "church"}]},
        {"players": [{"person": "zoo"}]},
    ],
    ids=["a card laid out twice", "a person on a proposal", "a person on an unused card"],
)
def test_a_position_that_cannot_come_up_is_refused_in_a_sentence(position: Any) -> None:
    with pytest.raises(SetupError):
        new_game("le-havre", ["Red", "Green"], setup={"position": position})


@pytest.mark.parametrize("value", ["no", 2, None])
def test_an_option_that_is_on_or_off_is_nothing_else(value: object) -> None:
    with pytest.raises(SetupError):
        new_game("le-havre", ["Red", "Green"], seed=1, expert_loans=value)


def test_a_title_that_is_not_known_is_refused_with_those_that_are() -> None:
    with pytest.raises(SetupError) as refused:
        new_game("le-harve", ["Red"])
    assert str(refused.value) == f"There is no title 'le-harve': it is one of {', '.join(TITLE_NAMES)}."


def test_the_expert_rule_of_expensive_loans_is_off_unless_it_is_asked_for() -> None:
    game = table(player("5 francs", loans=3), player(), turn=2, window="before-supply")
    play(game, "supply", "pay interest")
    assert storage(game) == goods("4 francs")


def test_a_proposal_can_be_read_but_not_entered() -> None:
    game = table(player("9 fish"), player(), stacks=[["bakehouse"], [], []])
    assert refusal(game, "enter bakehouse") == "The Bakehouse has not been built."


def test_a_football_stadium_laid_with_the_town_waits_for_an_empty_stack() -> None:
    game = table(
        player("40 francs"),
        town=["football-stadium"],
        stacks=[["charcoal-kiln"], ["fishery", "bank"], ["church"]],
    )
    play(game, "buy charcoal-kiln")
    assert stacks(game)[0] == ["football-stadium"]


def test_where_a_stack_is_empty_already_a_football_stadium_of_the_town_stays_there() -> None:
    game = table(player("40 francs"), town=["football-stadium"], stacks=[["charcoal-kiln"], ["fishery", "bank"], []])
    play(game, "buy charcoal-kiln")
    assert stacks(game)[0] == []
    assert "football-stadium" in town(game)
