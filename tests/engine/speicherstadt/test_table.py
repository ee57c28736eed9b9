"""What the table and the forecast tell."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots.chance import decide
from engine.position import UNKNOWN
from engine.speicherstadt.deck import CARDS
from tests.engine.speicherstadt.helpers import KAI, begun, house, laid, play, queued

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
    player = laid(anna, pile=ROW.replace("fireman-1a", "press"), seats=2, variant=KAI).table()["players"][0]
    assert player == {
        "seat": 0,
        "name": "Anna",
        "coins": 3,
        "points": 4,
        "workers": 4,
        "greys": 0,
        "breaks": 2,
        "bought": False,
        "cards": ["contract-1", "warehouse", "fireman-1a", "fireman-2a", "coffee-break"],
        "contracts": [
            {
                "contract": "contract-1",
                "points": 5,
                "symbols": [{"good": "coffee", "filled": False}, {"good": "tea", "filled": True}],
                "full": False,
            }
        ],
        "goods": {},
        "warehouse": {"rubber": 2},
        "hall": "carpet",
        "strength": 3,
        "fire": "high",
        "income": 3,
        "total": 6,
        "next": None,
    }


def test_the_course_is_told() -> None:
    table = begun(2, KAI).table()
    assert {
        name: table[name] for name in ("title", "variant", "round", "rounds", "season", "phase", "over", "start")
    } == {
        "title": "speicherstadt",
        "variant": "kaispeicher",
        "round": 1,
        "rounds": 16,
        "season": "winter",
        "phase": "demand",
        "over": False,
        "start": 0,
    }
    assert (table["decider"], table["last_round"], table["fires"], table["level"]) == (0, False, [1, 2, 3, 4], None)


def test_what_is_left_in_the_pile_is_told_by_season() -> None:
    pile = begun(3).table()["pile"]
    assert [(one["season"], one["left"]) for one in pile] == [
        ("winter", 8),
        ("spring", 13),
        ("summer", 13),
        ("autumn", 13),
        ("last", 1),
    ]
    assert pile[-1]["cards"] == ["fire-4"]
    assert "coffee-roaster" not in pile[0]["cards"]


def test_the_order_of_the_pile_and_of_the_bag_is_not_told() -> None:
    first = begun(setup={"pile": ["contract-5", "ship-2"], "bag": []})
    other = begun(setup={"pile": ["ship-2", "contract-5"], "bag": ["tea", "coffee"]})
    assert first.table() == other.table()
    assert first.forecast() == other.forecast()


def test_goods_in_the_bag_are_counted() -> None:
    table = laid(pile="ship-1 bank tea-taster vulcaniser", bag="tea tea coffee", supply="carpet").table()
    assert table["bag"] == {"coffee": 8, "tea": 7, "saffron": 9, "rubber": 9, "carpet": 8}
    assert table["supply"] == {"carpet": 1}


def test_where_everybody_stands_at_a_fire_is_told() -> None:
    game = laid(house(5, "fireman-3a"), house(5, "fireman-2a"), house(5))
    assert [player["fire"] for player in game.table()["players"]] == ["high", "middle", "low"]
    assert [player["fire"] for player in begun().table()["players"]] == ["equal"] * 3
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
    assert (game.table()["round"], game.table()["rounds"]) == (1, 1)
    assert game.table()["fire"] == {"number": 2, "change": 2}
    play(game, "decline")
    assert (game.table()["rounds"], game.table()["fire"]) == (1, None)


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
        left = [CARDS[card].name for card in position.pile[position.drawn :]]
        assert sorted(name for season in game.table()["pile"] for name in season["cards"]) == sorted(left)
        assert sum(game.table()["bag"].values()) == len(position.bag) - position.taken


def test_who_is_asked_to_buy_what_is_told() -> None:
    game = laid(pile=ROW, seats=2, variant=KAI)
    play(game, *["queue water-1", "reserve upper-1"] + ["queue water-2"] * 6)
    assert game.table()["asked"] == {"card": "vulcaniser", "place": "water-1", "price": 1}
    while game.table()["asked"]["place"] != "reserved-1":
        play(game, "decline")
    assert game.table()["asked"] == {"card": "fireman-1a", "place": "reserved-1", "price": 1}


def test_places_of_cards_that_are_away_stay() -> None:
    game = play(queued(laid(pile=ROW, seats=2, variant=KAI), "1 2 2 2 2 2 3 3"), "buy")
    assert [column["card"] for column in game.table()["columns"]] == [None, "bank", "spice-merchant"]


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
