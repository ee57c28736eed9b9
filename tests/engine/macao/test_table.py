"""What is shown of a position, what is coming, and what may be imagined."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Game
from engine.macao.deck import standing
from engine.position import UNKNOWN
from tests.engine.macao.helpers import begun, laid, moves, play, player, total
from tests.engine.macao.tables import arranged


def test_everybody_sees_the_same() -> None:
    game = laid(player("1 red", "mint", jokers=1), seats=3)
    assert not game.has_secrets
    for seat in range(3):
        assert (game.table(seat), game.forecast(seat), game.scores(seat)) == (
            game.table(),
            game.forecast(),
            game.scores(),
        )


def test_a_player_on_the_table() -> None:
    game = laid(
        player(
            "2 red, 1 blue",
            "mint",
            "cooperage",
            tableau=["mill"],
            quarters="q01 q06 q25",
            cargo="1 tea",
            rose={"3": "2 gray"},
            **{"gold": 7, "prestige": 11, "punishment": 1, "jokers": 2, "ship": "s04", "wall": 3, "delivered": 1},
        )
    )
    mine = arranged(game)["players"][0]
    assert mine == {
        "seat": 0,
        "name": "Anna",
        "gold": 7,
        "prestige": 11,
        "punishment": 1,
        "jokers": 2,
        "supply": {"red": 2, "blue": 1},
        "rose": [{}, {}, {"gray": 2}, {}, {}, {}],
        "dice": [],
        "tableau": ["mill"],
        "activated": ["cooperage", "mint"],
        "quarters": ["q01", "q06", "q25"],
        "areas": [2, 1],
        "ship": "s04",
        "cargo": {"tea": 1},
        "delivered": 1,
        "wall": 3,
        "place": 1,
    }
    assert (total(game), standing(game.position.active[0]).room) == (11 - 3 - 3 + 4, 5)


def test_the_turn_on_the_table() -> None:
    game = laid(player("4 red, 1 green", "mint", "military-3", tableau=["brickworks", "dye-works"]), tribute=[1, 2])
    play(game, "use mint", "claim q11", "sail s01: with red", "tribute")
    turn = arranged(game)["turn"]
    assert (turn["used"], turn["quarters"], turn["purchases"]) == (["mint"], 1, 1)
    assert moves(game, "use", "activate", "claim", "tribute") == ["activate brickworks", "use military-3"]
    assert (turn["moved"], turn["entered"], turn["earned"], turn["wall_used"]) == (1, False, True, False)


def test_quarters_that_can_be_paid_are_listed_and_whose_the_others_are_is_told() -> None:
    game = laid(player("1 red, 1 gray"), player(quarters="q11"))
    assert moves(game, "claim") == ["claim q25", "claim q26"]
    assert [one["owner"] for one in arranged(game)["city"] if one["quarter"] == "q11"] == [1]


def test_outside_the_turns_there_is_none_on_the_table() -> None:
    assert (arranged(laid(window="dice"))["turn"], arranged(laid(window="card"))["dice"]) == (None, [])


def test_who_is_still_to_come() -> None:
    assert arranged(laid(seats=3))["queue"] == [1, 2]
    assert arranged(laid(seats=1))["queue"] == [None]


def test_the_offices_of_every_round_are_known() -> None:
    table = arranged(begun(2, seed=1))
    names = [name for pair in table["offices"] for name in pair]
    assert (len(table["offices"]), len(set(names))) == (12, 24)
    assert (table["round"], table["tribute"], table["closed"]) == (0, None, 92)


def test_the_forecast_of_the_rounds_to_come() -> None:
    game = laid(round=7, offices=["military-1", "military-2", "justice-4", "finance-2"])
    coming = game.forecast()["coming"]
    assert [one["round"] for one in coming] == [8, 9, 10, 11, 12]
    assert [one["highest"] for one in coming] == [5, 4, 3, 2, 1]
    assert coming[0]["offices"] == ["justice-4", "finance-2"]
    assert coming[0]["tribute"] == {"gold": 3, "prestige": 4}
    assert [one["round"] for one in laid(seats=1).forecast()["coming"] if one["company_steps"]] == [9, 11]


@pytest.mark.parametrize(("window", "first"), [("card", 7), ("dice", 7), ("action", 8)])
def test_the_wind_rose_is_a_timetable(window: str, first: int) -> None:
    game = laid(player(rose={"1": "1 red", "3": "2 blue"}), window=window)
    cubes = game.forecast()["players"][0]["cubes"]
    assert [(one["round"], one["total"]) for one in cubes if not one["empty"]] == [(first, 1), (first + 2, 2)]
    assert cubes[-1]["round"] == 12


def test_the_timetable_goes_on_when_the_wind_rose_was_turned() -> None:
    game = play(laid(window="dice"), "choose: dice red, blue")
    assert [one["cubes"][0]["round"] for one in game.forecast()["players"]] == [8, 7]


def test_while_an_empty_supply_may_be_saved_only_those_have_turned_their_rose_who_have_chosen() -> None:
    three = [player(jokers=1), player(rose={"1": "2 red"}), player(rose={"1": "3 blue"})]
    game = play(laid(*three, window="dice", seats=3, rolls=[[3] * 6] * 12), "choose: dice red, blue")
    assert game.decision is not None
    assert game.decision.kind == "empty-supply"
    first = [one["cubes"][0] for one in game.forecast()["players"]]
    assert [(one["round"], one["total"]) for one in first] == [(8, 0), (7, 2), (7, 3)]


def test_the_forecast_counts_what_is_left_on_the_tableau() -> None:
    two = ["mint", "mill"]
    game = laid(player(tableau=two), player("", "abbot", tableau=["gate"]))
    assert [one["left_over"] for one in game.forecast()["players"]] == [2, 0]


def worlds(game: Game) -> list[Any]:
    return [game.imagined(0, Random(number)).position for number in range(20)]


def test_only_closed_cards_and_coming_rolls_are_imagined_anew() -> None:
    for game in (laid(window="card", round=5), laid(window="dice", round=5)):
        true = game.position
        for world in worlds(game):
            assert world.deck[: true.drawn] == true.deck[: true.drawn]
            assert sorted(world.deck) == sorted(true.deck)
            assert world.rolls[: true.thrown] == true.rolls[: true.thrown]
            assert world.offices == true.offices
        assert len({world.deck for world in worlds(game)}) == len({world.rolls for world in worlds(game)}) == 20


@pytest.mark.parametrize(("window", "thrown"), [("card", 0), ("dice", 5), ("action", 5)])
def test_the_dice_of_the_round_are_known_when_they_are_thrown(window: str, thrown: int) -> None:
    game = laid(window=window, round=5, rolls=[[6, 5, 4, 3, 2, 1]] * 12)
    same = sum(world.rolls[4] == (6, 5, 4, 3, 2, 1) for world in worlds(game))
    assert same == (20 if thrown else 0)


@pytest.mark.parametrize(("window", "rolled"), [("card", 0), ("dice", 5), ("action", 5)])
def test_closed_cards_and_coming_rolls_are_not_seen_and_all_else_is(window: str, rolled: int) -> None:
    game = laid(window=window, round=5)
    seen, true = game.seen(), game.position
    assert [number for number, roll in enumerate(seen.rolls) if roll is not UNKNOWN] == [*range(rolled)]
    assert [number for number, card in enumerate(seen.deck) if card is not UNKNOWN] == [*range(true.drawn)]
    seen.deck, seen.rolls = true.deck, true.rolls
    assert seen == true


def test_imagined_rolls_show_every_value() -> None:
    shown = {value for world in worlds(begun(2, seed=1)) for roll in world.rolls for value in roll}
    assert shown == {1, 2, 3, 4, 5, 6}


SAID = [
    ("activate brickworks", "Anna activates the Brickworks for 1 red."),
    ("use brickworks: cubes 1 blue, 1 gray", "Anna uses the Brickworks: 2 red for 1 blue, 1 gray."),
    ("use mint", "Anna uses the Mint: 1 gold."),
    ("use helmsman", "Anna uses the Helmsman: 1 gold for 4 spaces for the ship."),
    ("use messenger", "Anna uses the Messenger: 1 space on the wall."),
    ("use trader", "Anna uses the Trader: 1 tea for 2 gold."),
    ("claim q07: steps 1", "Anna takes Quarter 7 with rice for 1 blue."),
    ("sail s01: with free", "Anna sails to sea space 1 for a free step."),
    ("tribute", "Anna buys 2 PP for 1 gold."),
    ("joker: for 1 coins", "Anna uses a joker tile for 3 gold."),
    ("wall", "Anna moves 1 space ahead on the wall for 1 gray."),
    ("pass", "Anna passes for this round."),
]


def test_what_happens_is_said_in_plain_words() -> None:
    cards = ("mint", "helmsman", "messenger", "trader", "fountain")
    game = laid(player("3 red", *cards, tableau=["brickworks"], cargo="1 tea", jokers=1), tribute=[1, 2])
    for line, said in SAID:
        assert str(game.play(line)[0].text) == said


def test_a_reward_is_said_with_its_card() -> None:
    game = laid(player("1 red", "university", "scholar", tableau=["brickworks"]))
    events = [str(event.text) for event in game.play("activate brickworks: cube red")]
    assert events[1:] == ["Anna gains 1 PP from the University.", "Anna gains 1 red from the Scholar."]
