"""What the table of Die Speicherstadt looks like, at the smallest size and at a comfortable one."""

from __future__ import annotations

import pytest

from tests.screens.keyboard import LARGE, SMALL, Size, Snap, looks_right
from tests.screens.pictures import DESK, PAGE, WHOLE
from tests.screens.speicherstadt import positions
from tests.screens.speicherstadt.positions import Position


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize(
    ("position", "keys", "of"),
    [
        pytest.param(positions.demand, "d", WHOLE, id="row"),
        pytest.param(positions.crowded, "tab", PAGE + DESK, id="kaispeicher"),
        pytest.param(positions.purchase, "", PAGE + DESK, id="purchase"),
        pytest.param(positions.loading, "", PAGE + DESK, id="loading"),
        pytest.param(positions.alone, "3", PAGE + DESK, id="players"),
        pytest.param(positions.alone_with_kai, "4 down", PAGE + DESK, id="pile"),
    ],
)
def test_the_table_looks_right(
    snap_compare: Snap, position: Position, keys: str, of: tuple[str, ...], size: Size
) -> None:
    assert looks_right(snap_compare, position(), keys, size, of)
