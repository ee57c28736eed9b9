"""The score: T100 to T115, ties, and what a viewer sees of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.homesteaders.buildings import BUILDINGS
from tests.engine.homesteaders.helpers import decides, has, laid, play, player, total

EVERY = tuple(card.name for card in BUILDINGS[1:])


def worth(words: str, *buildings: str) -> dict[str, Any]:
    """The lines of the score of somebody with these goods and buildings, summed up by kind."""
    game = laid(player(words, *buildings))
    found: dict[str, int] = {}
    for line in game.scores(0)[0]["lines"]:
        found[line["kind"]] = found.get(line["kind"], 0) + line["points"]
    return found


def test_t100_unpaid_debts_cost_more_and_more() -> None:
    assert [-worth(f"{debts} debt").get("debts", 0) for debts in range(7)] == [0, 1, 3, 6, 10, 15, 21]


@pytest.mark.parametrize(
    ("words", "buildings", "printed", "bonus"),
    [
        ("4 worker, 3 track", ["railworkers-house"], 0, 7),
        ("", ["stables", "farm", "workshop"], 2, 3),
        ("", ["factory", "foundry", "gold-mine", "forge"], 6 + 1, 3),
        ("", ["rail-yard", "farm", "market", "foundry", "ranch", "gold-mine", "copper-mine"], 6 + 2, 8),
        ("", ["bank", "rodeo", "lawyer"], 3 + 4 + 4, 2 + 1),
        ("6 worker", ["circus"], 8, 6),
    ],
)
def test_t101_to_t106_end_bonuses(words: str, buildings: list[str], printed: int, bonus: int) -> None:
    found = worth(words, *buildings)
    assert (found["building"], found["bonus"]) == (printed, bonus)


def test_t107_resources_count_2_each_or_nothing() -> None:
    found = worth("2 gold, 1 livestock, 3 copper, 9 wood, 4 steel, 2 food, 11 silver, 5 chip")
    assert found == {"vp": 0, "building": 0, "resources": 12}


def test_t108_a_whole_score() -> None:
    found = worth(
        "12 vp, 4 worker, 3 track, 2 gold, 1 livestock, 3 wood, 2 debt",
        *("farm", "market", "boarding-house", "general-store", "gold-mine", "depot", "factory", "terminal"),
    )
    assert found == {"vp": 12, "building": 16, "bonus": 8, "resources": 6, "debts": -3}
    assert sum(found.values()) == 39


def test_t109_another_whole_score() -> None:
    found = worth(
        "20 vp, 6 worker, 5 track, 1 copper",
        *("foundry", "ranch", "railworkers-house", "bank", "lawyer", "rodeo", "rail-yard", "circus", "restaurant"),
    )
    assert found == {"vp": 20, "building": 33, "bonus": 37, "resources": 2}


FINAL = "4 chip, 2 wood, 1 copper, 1 livestock, 1 gold, 7 silver, 2 debt"
SALES = ("sell wood", "sell wood", "sell copper", "sell livestock")


def test_t110_the_last_trades() -> None:
    game = play(laid(player(FINAL), window="final"), *SALES, "repay: with 5 silver")
    assert (total(game), has(game, 0, "silver gold vp debt")) == (9, (4, 3, 4, 1))
    assert total(play(game, "repay: with 1 gold")) == 8


def places(*silver_and_vp: tuple[int, int]) -> list[int]:
    """The places at the end of a game of players with so much silver and so many points."""
    game = laid(*(player(f"{silver} silver, {vp} vp") for silver, vp in silver_and_vp), window="final")
    play(game, *["finish"] * 3)
    assert decides(game) == "over"
    return [score["place"] for score in game.scores()]


def test_t111_of_equals_more_silver_wins() -> None:
    assert places((5, 9), (3, 9), (9, 8)) == [1, 2, 3]


def test_t112_equal_totals_and_equal_silver_share_the_victory() -> None:
    assert places((3, 9), (3, 9), (2, 9)) == [1, 1, 3]


def test_f27_gold_does_not_count_as_silver_for_the_tie() -> None:
    game = laid(player("0 silver, 1 gold"), player("1 silver, 2 vp"), window="final")
    play(game, *["finish"] * 3)
    assert [score["place"] for score in game.scores()][:2] == [2, 1]


def test_f27_a_total_may_be_below_0() -> None:
    assert total(laid(player("4 debt"))) == -10


def all_buildings(workers: int) -> Game:
    """An owner of every building."""
    return laid(player(f"0 silver, {workers} worker, 4 track", *EVERY))


def income(slots: str, workers: int) -> tuple[int, ...]:
    """What every building brings."""
    game = play(all_buildings(workers), f"assign: {slots}", "assign: nothing", "assign: nothing")
    return has(game, 0, "silver chip wood food steel gold copper livestock vp")


def test_t113_the_automatic_income_of_every_building() -> None:
    assert income("nothing", 10) == (18, 6, 0, 1, 1, 1, 0, 0, 8)


def test_t114_the_income_of_every_slot() -> None:
    slots = (
        "homestead-1, homestead-2, farm-1, farm-2, market-1, foundry-1, ranch-1, gold-mine-1, copper-mine-1,"
        " river-port-1, meatpacking-plant-1, meatpacking-plant-2, forge-1"
    )
    assert income(slots, 14) == (22, 7, 1, 2, 2, 3, 1, 1, 15)


def test_t115_the_points_and_bonuses_of_every_building() -> None:
    found = {
        line["name"]: line["points"] for line in all_buildings(10).scores(0)[0]["lines"] if line["kind"] == "bonus"
    }
    assert sum(card.points for card in BUILDINGS) == 88
    assert worth("10 worker, 4 track", *EVERY)["building"] == 88
    assert found == {
        "rail-yard": 32,
        "railworkers-house": 14,
        **dict.fromkeys(("stables", "fairgrounds", "dude-ranch", "circus"), 10),
        **dict.fromkeys(("boarding-house", "factory", "lawyer", "town-hall"), 8),
        **dict.fromkeys(("bank", "restaurant"), 6),
        **dict.fromkeys(("depot", "terminal"), 4),
    }
    assert sum(found.values()) == 138


@pytest.mark.parametrize(
    ("before", "trade", "points"),
    [
        ("1 chip, 1 wood", "sell wood", 1),
        ("1 chip, 1 food", "sell food", 1),
        ("1 chip, 1 steel", "sell steel", 1),
        ("1 chip, 1 copper", "sell copper", 1),
        ("1 chip, 1 livestock", "sell livestock", 1),
        ("1 chip, 4 silver", "buy gold", 2),
        ("1 chip, 1 gold", "sell gold", -1),
        ("1 gold, 3 debt", "repay: with 1 gold", 1),
        ("1 gold, 2 debt", "repay: with 1 gold", 0),
        ("1 gold, 1 debt", "repay: with 1 gold", -1),
    ],
)
def test_f25_f26_what_a_last_trade_is_worth(before: str, trade: str, points: int) -> None:
    game = laid(player(f"0 silver, {before}"), window="final")
    then = total(game)
    assert total(play(game, trade)) == then + points


def test_f27_a_worker_recruited_at_the_end_counts() -> None:
    game = laid(player("1 chip, 1 food", "circus"), window="final")
    then = total(game)
    assert total(play(game, "recruit")) == then + 1


def test_what_is_hidden_does_not_count_in_what_others_see() -> None:
    game = laid(player("9 vp, 2 gold, 3 debt", "market"))
    assert [game.scores(viewer)[0]["total"] for viewer in (0, 1, None)] == [9 + 4 - 6 + 2, 2, 2]


def test_what_is_open_counts_for_everybody() -> None:
    game = laid(player("9 vp, 2 gold, 3 debt", "market"), open=True)
    assert [game.scores(viewer)[0]["total"] for viewer in (0, 1, None)] == [9] * 3


def test_at_the_end_everybody_sees_everything() -> None:
    game = play(laid(player("9 vp"), window="final"), *["finish"] * 3)
    assert [game.scores(viewer)[0]["total"] for viewer in (0, 1, None)] == [9] * 3
