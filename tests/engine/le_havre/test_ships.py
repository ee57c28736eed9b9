"""The figures of the kinds of ship against the printed list."""

from __future__ import annotations

import pytest

from engine.le_havre.goods import NAMES
from engine.le_havre.ships import KINDS
from tests.engine.le_havre.printed_ships import LISTED_SHIPS, PrintedShip

every_kind = pytest.mark.parametrize("printed", LISTED_SHIPS, ids=lambda printed: printed.name)


def test_every_kind_of_ship_is_in_the_list() -> None:
    assert [printed.name for printed in LISTED_SHIPS] == [kind.name for kind in KINDS]


@every_kind
def test_the_cost_of_a_ship_is_the_printed_one(printed: PrintedShip) -> None:
    good, number = printed.kind.cost
    assert {NAMES[good]: number} == printed.cost


@every_kind
def test_the_price_of_a_ship_is_the_printed_one(printed: PrintedShip) -> None:
    assert printed.kind.price == printed.price


@every_kind
def test_a_ship_carries_as_many_goods_as_printed(printed: PrintedShip) -> None:
    assert printed.kind.capacity == printed.capacity


@every_kind
def test_a_ship_feeds_as_printed_for_each_number_of_players(printed: PrintedShip) -> None:
    assert printed.kind.food == printed.food
