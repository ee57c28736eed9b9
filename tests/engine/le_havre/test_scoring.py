"""The score: francs, printed values, bonuses, loans; and who wins."""

from __future__ import annotations

import pytest

from tests.engine.helpers import play, player, points, red, table
from tests.engine.open_table import open_table


def bonus(card: str, *others: str, has: str = "", ships: tuple[str, ...] = ()) -> int:
    """What a card is worth to its owner beyond its printed value, these other cards lying beside it."""
    lines = red(has, buildings=[card, *others], ships=ships).scores()[0]["lines"]
    return sum(line["points"] for line in lines if line["kind"] == "bonus" and line["name"] == card)


def test_a_player_without_anything_scores_nothing() -> None:
    assert points(red()) == 0


def test_a_franc_scores_1() -> None:
    assert points(red("7 francs")) == 7


def test_goods_are_worth_nothing() -> None:
    assert points(red("9 steel, 9 coke, 9 meat")) == 0


def test_a_building_scores_its_printed_value_and_not_its_price() -> None:
    assert points(red(buildings=["storehouse"])) == 4


def test_a_building_without_action_or_bonus_scores_its_value() -> None:
    assert points(red(buildings=["football-stadium"])) == 24


@pytest.mark.parametrize(
    ("ship", "value"), [("wooden-ship-6", 6), ("iron-ship-12", 12), ("steel-ship-24", 24), ("luxury-liner-38", 38)]
)
def test_a_ship_scores_its_printed_value(ship: str, value: int) -> None:
    assert points(red(ships=[ship])) == value


def test_each_loan_costs_7() -> None:
    assert points(red("30 francs", loans=3)) == 9


def test_a_score_may_be_below_zero() -> None:
    assert points(red("4 francs", loans=2)) == -10


@pytest.mark.parametrize(
    ("has", "worth"), [("", 0), ("1 fish", 0), ("2 fish", 1), ("3 fish, 2 bread", 2), ("3 coke, 3 hides", 3)]
)
def test_the_storehouse_is_worth_half_a_franc_a_good_rounded_down(has: str, worth: int) -> None:
    assert bonus("storehouse", has=has) == worth


def test_francs_are_no_goods_for_the_storehouse() -> None:
    assert bonus("storehouse", has="20 francs") == 0


@pytest.mark.parametrize(
    ("ships", "worth"), [((), 0), (("wooden-ship-2", "iron-ship-2", "steel-ship-10", "luxury-liner-30"), 16)]
)
def test_the_dock_is_worth_4_a_ship_of_any_kind(ships: tuple[str, ...], worth: int) -> None:
    assert bonus("dock", ships=ships) == worth


@pytest.mark.parametrize(
    ("card", "others", "worth"),
    [
        ("town-hall", (), 4),
        ("town-hall", ("church",), 8),
        ("town-hall", ("bakehouse",), 6),
        ("town-hall", ("sawmill", "shipping-line", "marketplace"), 4),
        ("town-hall", ("zoo", "hunting-lodge"), 4 + 4 + 2),
        ("bank", (), 2),
        ("bank", ("sawmill",), 5),
        ("bank", ("shipping-line",), 4),
        ("bank", ("bakehouse", "church", "marketplace"), 2),
        ("bank", ("smelter", "diner"), 2 + 3 + 2),
        ("business-park", (), 0),
        ("business-park", ("sawmill", "smelter"), 4),
        ("business-park", ("bank", "church", "bakehouse"), 0),
        ("guildhouse", (), 2),
        ("guildhouse", ("bank", "diner"), 6),
        ("guildhouse", ("sawmill", "church", "bakehouse"), 2),
    ],
)
def test_a_bonus_card_counts_the_buildings_of_its_types(card: str, others: tuple[str, ...], worth: int) -> None:
    assert bonus(card, *others) == worth


def test_the_yacht_is_no_building_for_any_bonus() -> None:
    yacht = "luxury-yacht"
    assert [bonus(card, yacht) for card in ("town-hall", "bank", "business-park", "guildhouse")] == [4, 2, 0, 2]


@pytest.mark.parametrize("card", ["storehouse", "dock", "town-hall", "bank", "business-park", "guildhouse"])
def test_a_bonus_card_of_the_town_is_worth_nothing_to_anybody(card: str) -> None:
    assert points(red("9 fish", town=[card], ships=["wooden-ship-2"])) == 2


def test_the_lines_of_a_score_add_up_to_it() -> None:
    game = red("9 francs, 9 fish", buildings=["storehouse", "bank"], ships=["iron-ship-2"], loans=2)
    assert sum(line["points"] for line in game.scores()[0]["lines"]) == points(game)


def test_the_score_names_each_of_its_lines() -> None:
    game = red("9 francs", buildings=["bank"], ships=["iron-ship-2"], loans=2)
    assert game.scores()[0]["lines"] == [
        {"kind": "francs", "name": "", "points": 9},
        {"kind": "building", "name": "bank", "points": 16},
        {"kind": "ship", "name": "iron-ship-2", "points": 2},
        {"kind": "bonus", "name": "bank", "points": 2},
        {"kind": "loans", "name": "", "points": -14},
    ]


def test_the_highest_score_takes_the_first_place() -> None:
    game = table(player("3 francs"), player("9 francs"), player("5 francs"))
    assert [score["place"] for score in game.scores()] == [3, 1, 2]


def test_a_tie_is_a_shared_victory() -> None:
    game = table(player("9 francs"), player(buildings=["steel-mill"], loans=1), player("15 francs"))
    assert [score["place"] for score in game.scores()] == [3, 1, 1]


def test_the_score_can_be_read_at_any_time() -> None:
    game = red("5 francs", offers="3 francs")
    before = points(game)
    play(game, "take francs")
    assert (before, points(game)) == (5, 8)


def test_the_wealth_at_the_table_is_the_score() -> None:
    game = red("5 francs, 4 fish", buildings=["storehouse"], loans=1)
    assert open_table(game)["players"][0]["wealth"] == points(game)
