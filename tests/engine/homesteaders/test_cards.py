"""Every figure of the buildings and of the auction tiles is the printed one."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.homesteaders.buildings import BUILDINGS, Building
from engine.homesteaders.goods import NAMES, Bundle
from engine.homesteaders.tiles import STAGES, TILES, Tile
from engine.homesteaders.workers import PLACES
from tests.engine.homesteaders import printed


def written(bundle: Bundle) -> str:
    return ", ".join(f"{number} {NAMES[kind]}" for kind, number in bundle)


def building(card: Building) -> str:
    slots = "; ".join(f"{slot.workers}: {written(slot.brings)}" for slot in card.slots)
    columns = [
        str(card.shown),
        card.type,
        card.stage,
        " ".join(map(str, card.copies)),
        written(card.cost),
        str(card.points),
        written(card.income) or card.special_income,
        slots,
        ", ".join(card.when_built),
        ", ".join(card.bonus),
    ]
    return " | ".join(column or "-" for column in columns)


def tile(one: Tile) -> str:
    rounds = STAGES[one.stage]
    benefits = [
        "worker" * one.worker,
        "advance" * one.advance,
        f"{one.points} vp" * bool(one.points),
        f"1 {NAMES[one.exchange.give]}: {one.exchange.number} {NAMES[one.exchange.get]}" if one.exchange else "",
    ]
    columns = [one.name, f"{rounds[0]}-{rounds[-1]}", " ".join(one.builds), "; ".join(filter(None, benefits))]
    return " | ".join(column or "-" for column in columns)


def test_all_buildings_are_as_printed() -> None:
    assert [building(card) for card in BUILDINGS] == printed.BUILDINGS


def test_all_tiles_are_as_printed() -> None:
    assert [tile(one) for one in TILES] == printed.TILES


def test_nothing_comes_with_an_income_and_a_special_one() -> None:
    assert [card.name for card in BUILDINGS if card.income and card.special_income] == []


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("market", "a trade chip and 1 wood for 1 food, a trade chip and 1 food for 1 steel"),
        ("general-store", "1 silver more for every sale"),
        ("river-port", "gold in place of copper and of livestock when building and for the benefits of tiles"),
        ("bank", "a trade chip for 1 silver"),
        ("forge", "1 VP for every later building"),
        ("lawyer", "a bid as high as the one that stands displaces it"),
    ],
)
def test_an_ability_is_said_on_its_building(name: str, says: str) -> None:
    assert [str(card.ability) for card in BUILDINGS if card.name == name] == [says]


def test_no_other_building_has_an_ability() -> None:
    assert sum(card.ability is not None for card in BUILDINGS) == 6


def test_there_are_31_kinds_beside_the_homestead_by_type() -> None:
    types = Counter(card.type for card in BUILDINGS[1:])
    assert types == {"residential": 9, "commercial": 8, "industrial": 8, "special": 6}


@pytest.mark.parametrize(("few", "by_stage"), [(False, (11, 13, 14, 11)), (True, (8, 8, 11, 7))])
def test_there_are_49_tiles_of_buildings_and_34_with_two(few: bool, by_stage: tuple[int, ...]) -> None:
    stages = ("settlement", "settlement-town", "town", "city")
    assert tuple(sum(card.copies[few] for card in BUILDINGS if card.stage == stage) for stage in stages) == by_stage


def test_each_auction_has_four_tiles_four_tiles_and_two() -> None:
    groups = Counter((one.auction, one.stage) for one in TILES)
    assert [groups[auction, stage] for auction in range(3) for stage in STAGES] == [4, 4, 2] * 3


def test_slots_are_named_after_their_building_and_place() -> None:
    assert " ".join(place.name for place in PLACES) == (
        "homestead-1 homestead-2 farm-1 farm-2 market-1 foundry-1 ranch-1 gold-mine-1 copper-mine-1 river-port-1"
        " meatpacking-plant-1 meatpacking-plant-2 forge-1"
    )
