"""The test figures of the rules (section 10), in notation."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.macao.picks import highest, turned
from tests.engine.macao.helpers import (
    begun,
    gold,
    laid,
    moves,
    play,
    player,
    prestige,
    refused,
    supply,
    total,
    wall,
    ways,
)
from tests.engine.macao.tables import arranged


def rose(game: Game, seat: int = 0) -> list[dict[str, int]]:
    """The sides of a wind rose."""
    found: list[dict[str, int]] = arranged(game)["players"][seat]["rose"]
    return found


def test_the_wind_rose_of_the_first_round() -> None:
    game = begun(1, {"rolls": [[2, 1, 5, 1, 1, 1]]})
    play(game, game.moves()[0].words + " " + game.moves()[0].target, "lay: one green; two red")
    play(game, f"take {game.moves()[0].target}", "choose: dice red, green")
    assert supply(game) == "1 green"
    assert rose(game) == [{"red": 4}, {}, {}, {"green": 5}, {}, {}]
    cubes = game.forecast()["players"][0]["cubes"]
    assert {one["round"]: one["cubes"] for one in cubes if one["cubes"]} == {2: {"red": 4}, 5: {"green": 5}}


@pytest.mark.parametrize(("number", "usable"), [(1, [1, 2, 3, 4, 5, 6]), (7, [7, 8, 9, 10, 11, 12])])
def test_when_the_cubes_of_a_die_are_usable(number: int, usable: list[int]) -> None:
    game = laid(player(), round=number, window="dice", rolls=[[1, 2, 3, 4, 5, 6]] * 12)
    assert [die["usable"] for die in arranged(game)["dice"]] == usable


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (7, (6, 6, 5, 4, 2, 1)),
        (8, (1, 1, 5, 4, 2, 1)),
        (9, (1, 1, 1, 4, 2, 1)),
        (10, (1, 1, 1, 1, 2, 1)),
        (11, (1, 1, 1, 1, 2, 1)),
        (12, (1, 1, 1, 1, 1, 1)),
    ],
)
def test_dice_that_are_too_high_are_turned_to_1(number: int, shown: tuple[int, ...]) -> None:
    assert turned((6, 6, 5, 4, 2, 1), number) == shown


def test_the_highest_die_of_each_round() -> None:
    assert [highest(number) for number in range(1, 13)] == [6] * 7 + [5, 4, 3, 2, 1]


@pytest.mark.parametrize(("gate", "costs"), [(False, [1, 3, 5, 7, 9]), (True, [1, 2, 3, 4, 5])])
def test_what_spaces_on_the_wall_cost(gate: bool, costs: list[int]) -> None:
    cards = ["gate"] if gate else []
    for spaces, cost in enumerate(costs, 1):
        game = play(laid(player("10 red", *cards)), f"wall: spaces {spaces}")
        assert supply(game) == (f"{10 - cost} red" if cost < 10 else "")
        assert dict(wall(game))["Anna"] == spaces


def test_the_stacks_of_the_example() -> None:
    mine = player("1 red")
    game = laid(mine, mine, mine, seats=3, wall=[1, 2, 3])
    play(game, "pass", "wall", "pass", "wall")
    assert wall(game) == [("Cleo", 1), ("Ben", 1), ("Anna", 0)]


def test_the_stacks_of_the_example_with_the_tower() -> None:
    arrived = player("1 red", wall=1)
    game = laid(player("1 red", "tower"), arrived, arrived, player("1 red"), seats=4, wall=[3, 2, 1, 4])
    play(game, "pass", "pass", "wall", "pass")
    assert wall(game) == [("Anna", 1), ("Cleo", 1), ("Ben", 1), ("Dora", 0)]
    play(game, "wall")
    assert wall(game) == [("Anna", 1), ("Dora", 1), ("Cleo", 1), ("Ben", 1)]


TRIBUTES: list[tuple[list[str], list[str], int, int]] = [
    (["justice-3", "customs-2"], ["tannery", "charcoal-burner", "professor", "councillor"], 3, 6),
    (["construction-2", "administration-4"], ["gate", "notary", "paper-warehouse", "ships-boy"], 0, 0),
    (["military-1", "finance-1"], ["pilgrim", "rice-warehouse", "baroness-3", "fisherman"], 4, 8),
    (["military-2", "justice-4"], ["embassy", "mill", "healer", "juggler"], 12, 12),
]


@pytest.mark.parametrize(("offices", "cards", "worth", "points"), TRIBUTES)
def test_the_tribute_is_the_sum_of_six_pairs(offices: list[str], cards: list[str], worth: int, points: int) -> None:
    game = laid(window="card", offices=offices, cards=cards)
    assert arranged(game)["tribute"] == {"gold": worth, "prestige": points}


@pytest.mark.parametrize(
    ("cards", "money", "lines", "expected"),
    [
        ((), 5, ("tribute",), (2, 6)),
        (("embassy",), 5, ("tribute",), (2, 7)),
        (("diplomat", "embassy"), 7, ("tribute", "tribute"), (1, 14)),
    ],
)
def test_prestige_is_bought_by_tribute(
    cards: tuple[str, ...], money: int, lines: tuple[str, ...], expected: tuple[int, int]
) -> None:
    game = play(laid(player("", *cards, gold=money), tribute=[3, 6]), *lines)
    assert (gold(game), prestige(game)) == expected


def test_without_the_gold_prestige_is_not_bought() -> None:
    game = laid(player(gold=2), tribute=[3, 6])
    assert moves(game, "tribute") == []
    assert refused(game, "tribute") == "The tribute is 3 gold: you have 2."


def test_prestige_for_nothing_is_a_purchase_too() -> None:
    game = play(laid(player("", "envoy"), tribute=[0, 0]), "tribute: cube gray")
    assert (gold(game), prestige(game), supply(game)) == (5, 0, "1 gray")
    assert moves(game, "tribute") == []


@pytest.mark.parametrize(("seats", "drafted", "offered"), [(1, 3, 3), (2, 4, 4), (3, 5, 5), (4, 6, 6)], ids=str)
def test_how_many_cards_are_shown_and_taken(seats: int, drafted: int, offered: int) -> None:
    game = begun(seats, seed=5)
    assert len(arranged(game)["offer"]) == drafted
    for _seat in range(seats):
        play(game, f"take {game.moves()[0].target}")
    assert len(arranged(game)["discard"]) == 2
    for _seat in range(seats):
        play(game, "lay: one red; two red")
    assert len(arranged(game)["offer"]) == offered
    assert len(arranged(game)["discard"]) == 2 + 6 - offered
    for _seat in range(seats):
        play(game, f"take {game.moves()[0].target}")
    assert len(arranged(game)["discard"]) == 2 + 6 - offered + offered - seats
    assert arranged(game)["closed"] == 96 - drafted - 4


@pytest.mark.parametrize(
    ("cards", "tiles", "expected"),
    [
        ((), 1, 4),
        (("tea-warehouse",), 1, 8),
        (("tea-warehouse", "cooperage"), 1, 9),
        ((), 2, 7),
        (("tea-warehouse",), 2, 14),
        (("tea-warehouse", "cooperage"), 2, 16),
        ((), 3, 9),
    ],
)
def test_deliveries_in_london(cards: tuple[str, ...], tiles: int, expected: int) -> None:
    game = laid(player("", *cards, ship="london", cargo="3 tea"))
    play(game, *["deliver tea"] * tiles)
    assert prestige(game) == expected


def test_the_court_and_the_office_chamber() -> None:
    game = laid(player("3 blue", "court", "office-chamber", "justice-1", "justice-2"))
    play(game, "use court", "use justice-1", "use office-chamber")
    assert prestige(game) == 3


def test_the_cathedral_has_seven_ways() -> None:
    assert ways(laid(player("2 red, 1 blue, 3 gray", "cathedral")), "use cathedral") == 7


def test_the_nobleman_has_27_ways_with_5_gold() -> None:
    assert ways(laid(player("", "nobleman")), "use nobleman") == 6 + 21


@pytest.mark.parametrize("name", ["brickworks", "dye-works", "mill", "tannery", "builders-yard", "wine-press"])
def test_an_exchange_has_20_ways_with_two_cubes(name: str) -> None:
    every = "2 red, 2 blue, 2 green, 2 black, 2 gray, 2 violet"
    assert ways(laid(player(every, name)), f"use {name}") == 5 + 15


def test_the_gold_digger_makes_2_gold_of_8_cubes() -> None:
    game = laid(player("8 red", "gold-digger"))
    assert ways(game, "use gold-digger") == 2
    assert gold(play(game, "use gold-digger: with 6 red")) == 7


@pytest.mark.parametrize(("markers", "expected"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2)])
def test_the_soldiers_pay(markers: int, expected: int) -> None:
    game = laid(player("", "soldier", quarters=" ".join(f"q{n:02}" for n in range(1, markers + 1))))
    if expected:
        assert gold(play(game, "use soldier")) == 5 + expected
    else:
        assert moves(game, "use") == []


def test_a_joker_tile_has_7_ways_and_28_with_the_juggler() -> None:
    assert ways(laid(player(jokers=1)), "joker") == 6 + 1
    assert ways(laid(player("", "juggler", jokers=1)), "joker") == 21 + 6 + 1


@pytest.mark.parametrize(("cards", "expected"), [((), 6), (("juggler",), 27)])
def test_an_empty_supply_is_saved_in_so_many_ways(cards: tuple[str, ...], expected: int) -> None:
    game = laid(player("", *cards, jokers=1), window="dice", rolls=[[3] * 6] * 12)
    play(game, "choose: dice red, blue")
    assert moves(game) == ["joker", "decline"]
    assert ways(game, "joker") == expected


def test_the_decisions_have_so_many_answers() -> None:
    game = begun(2, seed=1)
    for _seat in range(2):
        play(game, f"take {game.moves()[0].target}")
    assert ways(game, "lay") == 36
    assert ways(laid(window="dice"), "choose") == 15
    full = ["brickworks", "dye-works", "mill", "wine-press", "builders-yard"]
    game = laid(player(tableau=full), window="card")
    assert sum(ways(game, line) for line in moves(game)) == 24


RED_BLUE_GREEN = "palace"


@pytest.mark.parametrize(
    ("cards", "cubes", "expected"),
    [
        ((), "4 red, 4 blue, 4 green, 4 black, 4 gray, 4 violet", 1),
        (("crane",), "4 red, 4 blue, 4 green, 4 black, 4 gray, 4 violet", 3),
        (("count",), "4 red, 4 blue, 4 green, 4 black, 4 gray, 4 violet", 16),
        (("crane", "count"), "1 red, 1 violet", 1),
    ],
)
def test_the_ways_to_pay_red_blue_green(cards: tuple[str, ...], cubes: str, expected: int) -> None:
    game = laid(player(cubes, *cards, tableau=[RED_BLUE_GREEN]))
    assert ways(game, f"activate {RED_BLUE_GREEN}") == expected


def test_the_ways_to_pay_by_name() -> None:
    rich = "4 red, 4 blue, 4 green, 4 black, 4 gray, 4 violet"
    game = laid(player(rich, "crane", tableau=[RED_BLUE_GREEN]))
    question = game.ask(game.moves()[0])
    assert question is not None
    assert set(question.answers(9) or ()) == {
        (("red", 1), ("blue", 1)),
        (("red", 1), ("green", 1)),
        (("blue", 1), ("green", 1)),
    }
    game = laid(player(rich, "count", tableau=[RED_BLUE_GREEN]))
    assert refused(game, "activate palace: with 1 red, 2 gray").endswith("That is not enough.")
    play(game, "activate palace: with 1 red, 1 blue, 1 gray")
    game = play(laid(player("1 red, 1 violet", "crane", "count", tableau=[RED_BLUE_GREEN])), "activate palace")
    assert supply(game) == ""


def test_the_carpenter_has_three_ways_to_pay_three_colours() -> None:
    game = laid(player("1 red, 1 blue, 1 violet, 1 green", "carpenter"))
    assert ways(game, "claim q06") == 3
    assert supply(play(game, "claim q01")) == "1 red, 1 blue, 1 violet"


def test_the_craftsman_keeps_the_cubes() -> None:
    game = laid(player("1 red, 1 blue, 1 green, 1 gray", "craftsman", "university", tableau=[RED_BLUE_GREEN]))
    play(game, "craft palace")
    assert (supply(game), prestige(game)) == ("1 red, 1 blue, 1 green, 1 gray", 1)
    assert arranged(game)["players"][0]["tableau"] == []


@pytest.mark.parametrize("helper", ["crane", "count"])
def test_the_craftsman_needs_the_whole_printed_cost(helper: str) -> None:
    game = laid(player("1 red, 1 blue, 1 gray", "craftsman", helper, tableau=[RED_BLUE_GREEN]))
    assert moves(game, "craft") == []
    assert refused(game, "craft palace") == (
        "It costs 1 red, 1 blue, 1 green to activate the Palace: you have 1 red, 1 blue."
    )


def endings(game: Game) -> dict[str, int]:
    """The points of the cards at the end."""
    return {line["name"]: line["points"] for line in game.scores()[0]["lines"] if line["kind"] == "ending"}


def test_the_end_cards_of_the_example() -> None:
    game = laid(
        player(
            "",
            *("prefecture", "residence", "council-hall", "midwife", "councillor", "brickworks", "trader", "beggar"),
            *("money-changer", "military-1", "military-2", "justice-1"),
        )
    )
    assert endings(game) == {"prefecture": 9, "residence": 4, "council-hall": 6, "midwife": 5, "councillor": 4}


def test_the_baronesses_of_the_example() -> None:
    names = ("baroness-1", "baroness-2", "baroness-3")
    game = laid(player("", *names, delivered=5, wall=9, gold=7))
    assert [endings(game)[name] for name in names] == [5, 4, 3]
    assert endings(laid(player("", "baroness-2", wall=17)))["baroness-2"] == 7


CITY = [
    ("q01 q06 q11 q19 q25", [3, 1, 1], 6),
    ("q04 q05 q10", [3], 6),
    ("q07 q08 q12 q13 q17 q18", [6], 12),
    ("q26 q27 q28 q29", [4], 8),
]


@pytest.mark.parametrize(("quarters", "areas", "points"), CITY)
def test_the_cities_of_the_example(quarters: str, areas: list[int], points: int) -> None:
    game = laid(player(quarters=quarters))
    assert arranged(game)["players"][0]["areas"] == areas
    assert total(game) == points


@pytest.mark.parametrize(("name", "more"), [("smithy", 5), ("statue", 3), ("vice-governor", 2), ("governor", 3)])
def test_what_cards_add_to_the_city_of_white(name: str, more: int) -> None:
    assert total(laid(player("", name, quarters=CITY[0][0]))) == 6 + more


@pytest.mark.parametrize(("abbot", "expected"), [(True, 49), (False, 46)])
def test_the_final_scoring_of_the_example(abbot: bool, expected: int) -> None:
    mine: dict[str, Any] = {
        "prestige": 40,
        "punishment": 2,
        "tableau": ["mint"],
        "quarters": CITY[0][0],
    }
    cards = ["palace", "smithy", *(["abbot"] if abbot else [])]
    assert total(laid(player("", *cards, **mine))) == expected
