"""What the table of Die Speicherstadt looks like, at the smallest size and at a comfortable one."""

from __future__ import annotations

import pytest

from tests.screens.le_havre.keyboard import LARGE, SMALL, Size, Snap, looks_right
from tests.screens.speicherstadt import positions
from tests.screens.speicherstadt.positions import Position


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize(
    ("position", "keys"),
    [
        pytest.param(positions.demand, "d", id="row"),
        pytest.param(positions.crowded, "tab", id="kaispeicher"),
        pytest.param(positions.purchase, "", id="purchase"),
        pytest.param(positions.loading, "", id="loading"),
        pytest.param(positions.alone, "3", id="players"),
        pytest.param(positions.alone_with_kai, "4 down", id="pile"),
    ],
)
def test_the_table_looks_right(snap_compare: Snap, position: Position, keys: str, size: Size) -> None:
    assert looks_right(snap_compare, position(), keys, size)
