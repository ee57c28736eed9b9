"""What the table of Homesteaders looks like, at the smallest size and at a comfortable one."""

from __future__ import annotations

import pytest

from tests.screens.homesteaders import positions
from tests.screens.homesteaders.positions import Position
from tests.screens.keyboard import LARGE, SMALL, Size, Snap, looks_right
from tests.screens.pictures import ASKED, DESK, PAGE, WHOLE


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize(
    ("position", "keys", "of"),
    [
        pytest.param(positions.assigning, "down", WHOLE, id="workers"),
        pytest.param(positions.outbid, "right right", PAGE + DESK, id="auctions"),
        pytest.param(positions.hidden, "down", PAGE + DESK, id="hidden"),
        pytest.param(positions.building, "down", PAGE + DESK, id="buildings"),
        pytest.param(positions.last_trades, "down", PAGE + DESK, id="market"),
        pytest.param(positions.passed, "", ASKED, id="rail"),
        pytest.param(positions.marker, "", PAGE + DESK, id="marker"),
    ],
)
def test_the_table_looks_right(
    snap_compare: Snap, position: Position, keys: str, of: tuple[str, ...], size: Size
) -> None:
    assert looks_right(snap_compare, position(), keys, size, of)
