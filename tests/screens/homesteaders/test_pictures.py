"""What the table of Homesteaders looks like, at the smallest size and at a comfortable one."""

from __future__ import annotations

import pytest

from tests.screens.homesteaders import positions
from tests.screens.homesteaders.positions import Position
from tests.screens.le_havre.keyboard import LARGE, SMALL, Size, Snap, looks_right


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize(
    ("position", "keys"),
    [
        pytest.param(positions.assigning, "down", id="workers"),
        pytest.param(positions.outbid, "right right", id="auctions"),
        pytest.param(positions.hidden, "down", id="hidden"),
        pytest.param(positions.building, "down", id="buildings"),
        pytest.param(positions.last_trades, "down", id="market"),
        pytest.param(positions.passed, "", id="rail"),
        pytest.param(positions.marker, "", id="marker"),
    ],
)
def test_the_table_looks_right(snap_compare: Snap, position: Position, keys: str, size: Size) -> None:
    assert looks_right(snap_compare, position(), keys, size)
