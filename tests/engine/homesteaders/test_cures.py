"""The trades that cure a lack before a building is built."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, format_move
from engine.homesteaders.buildings import BUILDINGS, INDEX
from engine.homesteaders.cures import can_pay_after, cure, cure_after, total_after
from engine.homesteaders.goods import DEBTS, GOLD, SILVER
from engine.homesteaders.money import after_paying, debts_for
from engine.homesteaders.scoring import total
from tests.engine.homesteaders.helpers import building, laid, lines, play, player, won


def trades(goods: str, name: str, *town: str, number: int = 8) -> list[str] | None:
    """The trades before a building in a game that is at building it."""
    game = building(player(goods, *town), round=number)
    found = cure(game.position, 0, INDEX[name])
    return None if found is None else [format_move(move) for move in found]


@pytest.mark.parametrize(
    ("goods", "name", "town", "expected"),
    [
        ("6 silver, 1 steel", "workshop", (), []),
        ("9 silver, 1 chip", "workshop", (), ["buy steel"]),
        ("9 silver", "workshop", (), None),
        ("3 silver, 1 chip, 1 gold", "workshop", (), ["buy steel"]),
        ("3 silver, 1 chip", "workshop", (), ["borrow", "borrow", "buy steel"]),
        ("3 silver, 2 chip, 1 wood", "workshop", ("market",), ["trade wood", "trade food"]),
        # Not by sales and purchases that cost as much.
        ("3 silver, 1 wood, 1 food, 2 copper, 4 chip", "depot", ("bank", "market"), ["trade food"]),
        ("9 silver, 3 chip, 1 steel", "church", (), None),
        ("9 silver, 2 chip, 1 wood, 1 steel, 1 gold", "church", (), ["buy copper", "buy gold"]),
        ("9 silver, 1 wood, 1 steel, 2 gold", "church", ("river-port",), []),
    ],
)
def test_a_lack_is_cured_by_the_trades_that_cost_least(
    goods: str, name: str, town: tuple[str, ...], expected: list[str] | None
) -> None:
    assert trades(goods, name, *town) == expected


def test_the_late_turn_of_the_rules_buys_food_for_the_circus() -> None:
    owner = player("6 silver, 1 wood, 1 food, 2 chip, 1 gold, 1 copper", "river-port")
    game = play(building(owner, round=9), "build train-station: with 1 wood, 1 copper")
    found = cure(game.position, 0, INDEX["circus"])
    assert found is not None
    assert [format_move(move) for move in found] == ["buy food: with 2 silver"]


@pytest.mark.parametrize(
    ("goods", "name", "town"),
    [
        ("9 silver, 1 wood, 1 steel, 1 gold, 1 copper", "church", ()),
        ("9 silver, 1 chip", "workshop", ()),
        ("4 silver, 2 chip, 1 wood, 2 debt", "boarding-house", ()),
        ("9 silver, 2 steel", "railworkers-house", ("market", "forge")),
        ("9 silver, 1 wood, 1 steel, 2 gold", "church", ("river-port",)),
    ],
)
def test_the_score_that_is_told_of_a_building_is_the_one_after_building_it(
    goods: str, name: str, town: tuple[str, ...]
) -> None:
    game = building(player(goods, *town), round=8)
    told, way = total_after(game.position, 0, INDEX[name], 0), cure(game.position, 0, INDEX[name])
    assert way is not None
    for move in way:
        game.play(move)
    play(game, next(line for line in lines(game, "build") if line.startswith(f"build {name}")))
    assert total(game.position, 0) == told


def test_a_bid_is_paid_before_the_building_in_the_score_that_is_told() -> None:
    game = laid(player("4 silver, 1 steel"), seats=2, round=8, window="bid", open=True)
    paid, by_a_debt = (total_after(game.position, 0, INDEX["workshop"], bid) for bid in (4, 5))
    assert (paid, by_a_debt) == (2, 1)


def test_no_score_is_told_where_no_trades_help() -> None:
    game = laid(player("9 silver"), seats=2, round=8, window="bid", open=True)
    assert total_after(game.position, 0, INDEX["workshop"], 3) is None


@pytest.mark.parametrize("name", ["church", "factory", "rodeo", "lawyer", "fairgrounds"])
@pytest.mark.parametrize("town", [(), ("market", "bank", "general-store"), ("river-port",)])
def test_with_trade_chips_enough_every_lack_is_cured(name: str, town: tuple[str, ...]) -> None:
    found = trades("3 silver, 1 food, 1 steel, 9 chip, 4 debt", name, *town, number=7)
    assert found
    game = building(player("3 silver, 1 food, 1 steel, 9 chip, 4 debt", *town), round=8)
    assert f"build {name}" in lines(play(game, *found), "build")


def test_what_is_owned_or_not_on_offer_is_not_cured() -> None:
    game = building(player("9 silver, 9 wood, 9 chip", "general-store"), round=8)
    assert cure(game.position, 0, INDEX["general-store"]) is None
    assert cure(game.position, 0, INDEX["farm"]) is None


@pytest.mark.parametrize("seed", range(5))
def test_after_a_cure_the_building_can_be_built(seed: int) -> None:
    rng = Random(seed)
    goods = {name: rng.randint(0, 2) for name in ("wood", "food", "steel", "gold", "copper", "livestock")}
    goods |= {"silver": rng.randint(3, 9), "chip": rng.randint(2, 4)}
    town = rng.sample(["market", "river-port", "general-store", "bank"], 2)
    owner = player(", ".join(f"{number} {name}" for name, number in goods.items()), *town)
    game = play(won(owner, round=rng.choice([8, 9])), "pay: with 3 silver")
    ways = {card.name: cure(game.position, 0, kind) for kind, card in enumerate(BUILDINGS)}
    cured = {name: way for name, way in ways.items() if way}
    for name, way in cured.items():
        after = play(Game(game.rules, {}, game.position), *map(format_move, way))
        assert f"build {name}" not in lines(game, "build")
        assert f"build {name}" in lines(after, "build")
    assert cured


@pytest.mark.parametrize(
    ("silver", "gold", "amount", "left"),
    [
        (9, 1, 7, (2, 1, 0)),
        (9, 1, 9, (0, 1, 0)),
        (9, 1, 10, (4, 0, 0)),
        (3, 2, 13, (0, 0, 0)),
        (3, 2, 14, (1, 0, 1)),
        (0, 0, 3, (1, 0, 2)),
        (0, 0, 0, (0, 0, 0)),
    ],
)
def test_a_sum_is_paid_in_silver_then_in_gold_then_with_debts(
    silver: int, gold: int, amount: int, left: tuple[int, int, int]
) -> None:
    goods = [silver, 0, 0, 0, gold, 0, 0, 0, 0, 0, 0, 0, 0]
    after = after_paying(goods, amount)
    assert (after[SILVER], after[GOLD], after[DEBTS]) == left
    assert (debts_for(goods, amount), goods[SILVER]) == (left[2], silver)


@pytest.mark.parametrize(
    ("goods", "amount", "ready", "expected"),
    [
        ("6 silver, 1 steel", 3, True, []),
        ("5 silver, 1 steel", 3, False, ["borrow"]),
        ("9 silver, 1 chip", 3, False, ["buy steel"]),
        ("8 silver, 1 chip", 3, False, ["borrow", "buy steel"]),
        ("9 silver", 3, False, None),
    ],
)
def test_what_a_building_takes_once_a_bid_is_paid(
    goods: str, amount: int, ready: bool, expected: list[str] | None
) -> None:
    position, kind = building(player(goods), round=8).position, INDEX["workshop"]
    found = cure_after(position, 0, kind, amount)
    assert can_pay_after(position, 0, kind, amount) is ready
    assert (None if found is None else [format_move(move) for move in found]) == expected
