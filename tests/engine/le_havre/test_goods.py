"""Goods: their food, their energy, and which side lies under which."""

from __future__ import annotations

from engine.le_havre.goods import FRANCS, GOODS, INDEX, NAMES, STANDARD, UPGRADED, several
from tests.engine.helpers import at_table, red
from tests.of_each import of_each

FOOD = {"fish": 1, "smoked-fish": 2, "bread": 2, "meat": 3}
ENERGY = {"wood": 1, "charcoal": 3, "coal": 3, "coke": 10}
SIDES = {
    "fish": "smoked-fish",
    "wood": "charcoal",
    "clay": "brick",
    "iron": "steel",
    "grain": "bread",
    "cattle": "meat",
    "coal": "coke",
    "hides": "leather",
}
GOOD_NAMES = [name for pair in SIDES.items() for name in pair]


@of_each(GOOD_NAMES)
def test_the_food_of_a_good_is_the_printed_one(good: str) -> None:
    assert at_table(red(f"1 {good}"))["food"] == FOOD.get(good, 0)


@of_each(GOOD_NAMES)
def test_the_energy_of_a_good_is_the_printed_one(good: str) -> None:
    assert at_table(red(f"1 {good}"))["energy"] == ENERGY.get(good, 0)


def test_a_franc_counts_as_1_food() -> None:
    assert GOODS[FRANCS].food == 1


def test_each_standard_good_has_its_upgraded_side() -> None:
    assert {NAMES[a]: NAMES[b] for a, b in zip(STANDARD, UPGRADED, strict=True)} == SIDES


def test_there_are_sixteen_goods_and_the_franc() -> None:
    assert sorted(INDEX) == sorted([*GOOD_NAMES, "francs"])


def test_an_empty_bundle_is_nothing_in_words() -> None:
    assert str(several(())) == "nothing"
