"""What the table and the forecast tell."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots.chance import decide
from engine.position import UNKNOWN
from engine.speicherstadt.deck import INDEX
from engine.speicherstadt.fires import changes
from engine.speicherstadt.goods import NAMES
from engine.speicherstadt.purchase import laid_out, place
from engine.speicherstadt.supply import bagged, by_season, season
from tests.engine.speicherstadt.helpers import KAI, asked, begun, house, laid, play, queued

NO_GOODS = dict.fromkeys(NAMES, 0)
ROW = "vulcaniser bank spice-merchant fireman-1a fireman-1b theatre"


@pytest.mark.parametrize(("seats", "variant"), [(1, "base"), (3, "base"), (1, KAI), (4, KAI)])
def test_everybody_is_told_the_same_at_any_time(seats: int, variant: str) -> None:
    game, rng = begun(seats, variant, seed=3), Random(3)
    while game.decision is not None:
        assert game.table() == game.table(0)
        assert game.forecast() == game.forecast(0)
        game.play(decide(game, rng))


def test_a_seat_is_told_with_all_that_it_has() -> None:
    anna = house(
        3,
        *("contract-1", "warehouse", "fireman-1a", "fireman-2a", "coffee-break"),
        points=4,
        contracts={"contract-1": ["tea"]},
        warehouse=["rubber", "rubber"],
        hall="carpet",
    )
    table = laid(anna, pile=ROW.replace("fireman-1a", "press"), seats=2, variant=KAI).table()
    names = ("coins", "points", "cards", "stored", "landed", "hall", "workers", "greys", "breaks")
    assert {name: table[name][0] for name in names} == {
        "coins": 3,
        "points": 4,
        "cards": ["contract-1", "warehouse", "fireman-1a", "fireman-2a", "coffee-break"],
        "stored": {**NO_GOODS, "rubber": 2},
        "landed": NO_GOODS,
        "hall": "carpet",
        "workers": 4,
        "greys": 0,
        "breaks": 2,
    }
    assert {name: laid for name, laid in table["laid"].items() if laid} == {"contract-1": 0b10}
    assert (table["bought"], table["hall"][1]) == (0, None)


def test_the_course_is_told() -> None:
    table = begun(2, KAI).table()
    names = ("title", "round", "phase", "start", "seat", "revealed")
    assert [table[name] for name in names] == ["speicherstadt", 1, "demand", 0, 0, 6]
    assert (table["terms"]["names"], table["terms"]["kai"]) == (["Anna", "Ben"], True)
    assert table["terms"]["cards"][:2] == ["coffee-roaster", "tea-taster"]
    assert table["terms"]["goods"] == dict(zip(NAMES, (9, 9, 9, 9, 9, 3, 3, 3), strict=True))


def test_what_is_laid_out_is_told() -> None:
    game = laid(pile="ship-1 bank spice-merchant thief vulcaniser theatre", bag="tea tea coffee", seats=2, variant=KAI)
    table = play(game, "queue water-1", "reserve upper-2").table()
    assert table["row"] == [["ship-1", ["tea", "tea", "coffee"]], ["bank", []], ["spice-merchant", []]]
    assert table["upper"] == [["thief", []], None, ["theatre", []]]
    assert (table["queues"], table["reserved"]) == ([[0], [], []], [["vulcaniser", [], 1]])


def test_what_is_left_in_the_pile_is_told_by_season() -> None:
    left = by_season(begun(3).seen())
    assert {season: len(cards) for season, cards in left.items()} == {
        "winter": 8,
        "spring": 13,
        "summer": 13,
        "autumn": 13,
        "last": 1,
    }
    assert left["last"] == [INDEX["fire-4"]]
    assert INDEX["coffee-roaster"] not in left["winter"]


def test_the_season_is_that_of_the_card_that_comes_up_next() -> None:
    game = begun(3)
    assert season(game.seen()) == "winter"
    game.position.drawn = 12
    assert season(game.seen()) == "spring"
    game.position.drawn = len(game.position.pile)
    assert season(game.seen()) == "last"


def test_the_order_of_the_pile_and_of_the_bag_is_not_told() -> None:
    first = begun(setup={"pile": ["contract-5", "ship-2"], "bag": []})
    other = begun(setup={"pile": ["ship-2", "contract-5"], "bag": ["tea", "coffee"]})
    assert first.table() == other.table()
    assert first.forecast() == other.forecast()


def test_goods_in_the_bag_are_counted() -> None:
    game = laid(pile="ship-1 bank tea-taster vulcaniser", bag="tea tea coffee", supply="carpet")
    assert bagged(game.seen()) == [8, 7, 9, 9, 8, 0, 0, 0]
    assert game.table()["supply"] == {**NO_GOODS, "carpet": 1}


def test_where_everybody_stands_at_a_fire_is_told() -> None:
    game = laid(house(5, "fireman-3a"), house(5, "fireman-2a"), house(5))
    assert changes(begun().seen(), 1) == [0, 0, 0]
    assert game.forecast()["fires"] == [
        {"number": 1, "season": "spring", "points": 1, "changes": [1, 0, -1]},
        {"number": 2, "season": "summer", "points": 2, "changes": [2, 0, -2]},
        {"number": 3, "season": "autumn", "points": 3, "changes": [3, 0, -3]},
        {"number": 4, "season": "last", "points": 4, "changes": [4, 0, -4]},
    ]


def test_the_forecast_counts_what_is_to_come() -> None:
    forecast = begun(3).forecast()
    assert (forecast["round"], forecast["rounds"], forecast["left"], forecast["crates"]) == (1, 12, 11, 45)
    assert forecast["types"] == {
        "contract": 10,
        "fireman": 9,
        "merchant": 1,
        "office": 4,
        "point-building": 1,
        "ship": 15,
        "special": 3,
        "warehouse": 1,
    }
    assert forecast["incomes"] == [2, 2, 2]


def test_rounds_are_counted_while_a_fire_stops_the_supply() -> None:
    anna = house(5, "fireman-2a", "fire-chief")
    game = laid(anna, pile=f"bank fire-2 {ROW.replace('bank', 'press')}", seats=2, variant=KAI)
    assert (game.position.round, game.forecast()["rounds"], game.forecast()["left"]) == (1, 1, 0)
    assert (game.position.fire, game.position.asked) == (2, (("fire-chief", 0, 2),))
    play(game, "decline")
    assert (game.forecast()["rounds"], game.position.fire, game.position.asked) == (1, 0, ())


def test_the_pile_and_the_bag_are_not_seen_and_all_else_is() -> None:
    game = begun(3, KAI, seed=3)
    seen, true = game.seen(), game.position
    assert [place for place, card in enumerate(seen.pile) if card is not UNKNOWN] == [*range(true.drawn)]
    assert [place for place, good in enumerate(seen.bag) if good is not UNKNOWN] == [*range(true.taken)]
    seen.pile, seen.bag = true.pile, true.bag
    assert seen == true


@pytest.mark.parametrize("variant", ["base", KAI])
def test_what_is_left_in_the_pile_and_in_the_bag_is_told_whatever_was_laid_out(variant: str) -> None:
    for game in (begun(2, variant, seed=3), laid(house(3, "bank"), pile="theatre press ship-1", seats=2, variant=KAI)):
        position = game.position
        left = position.pile[position.drawn :]
        assert sorted(card for cards in by_season(game.seen()).values() for card in cards) == sorted(left)
        assert sum(bagged(game.seen())) == len(position.bag) - position.taken


def test_who_is_asked_to_buy_what_is_told() -> None:
    game = laid(pile=ROW, seats=2, variant=KAI)
    play(game, *["queue water-1", "reserve upper-1"] + ["queue water-2"] * 6)
    assert asked(game) == ("Anna", "vulcaniser", 1)
    assert place(game.seen()) == "water-1"
    while place(game.seen()) != "reserved-1":
        play(game, "decline")
    assert asked(game) == ("Ben", "fireman-1a", 1)


def test_what_lies_at_a_place_is_told_by_the_name_of_the_place() -> None:
    game = laid(pile="ship-1 bank spice-merchant thief vulcaniser theatre", bag="tea tea coffee", seats=2, variant=KAI)
    seen = play(game, "reserve upper-2").seen()
    assert laid_out(seen, "water-1") == (INDEX["ship-1"], (1, 1, 0))
    assert laid_out(seen, "upper-3") == (INDEX["theatre"], ())
    assert laid_out(seen, "upper-2") is None
    assert laid_out(seen, "reserved-1") == (INDEX["vulcaniser"], ())
    assert laid_out(seen, "reserved-2") is None


def test_places_of_cards_that_are_away_stay() -> None:
    game = play(queued(laid(pile=ROW, seats=2, variant=KAI), "1 2 2 2 2 2 3 3"), "buy")
    assert [lot and lot[0] for lot in game.table()["row"]] == [None, "bank", "spice-merchant"]


def test_taking_back_warns_where_cards_came_up_and_nowhere_else() -> None:
    game = begun(2)
    for column in "123123":
        queued(game, column)
        assert not game.undo_reveals
    while game.position.round == 1:
        play(game, "decline")
    assert game.undo_reveals


def test_the_last_fire_is_no_surprise() -> None:
    game = queued(laid(pile="bank tea-taster vulcaniser", seats=2), "1 1 2 2 3 3")
    while game.decision is not None:
        play(game, "decline")
    assert not game.undo_reveals
