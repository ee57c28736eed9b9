"""What the table of Macao looks like, at the smallest size and at a comfortable one."""

from __future__ import annotations

import pytest

from tests.screens.keyboard import LARGE, SMALL, Size, Snap, looks_right
from tests.screens.macao import positions
from tests.screens.macao.positions import Position
from tests.screens.pictures import DESK, PAGE, WHOLE


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize(
    ("position", "keys", "of"),
    [
        pytest.param(positions.dice, "tab", WHOLE, id="dice-of-four"),
        pytest.param(positions.cards, "down", PAGE + DESK, id="cards-of-four"),
        pytest.param(positions.busy, "", PAGE + DESK, id="turn-of-two"),
        pytest.param(positions.acting, "2 tab", PAGE + DESK, id="city-of-four"),
        pytest.param(positions.busy, "3 tab", PAGE + DESK, id="sea-of-two"),
        pytest.param(positions.acting, "5 down", PAGE + DESK, id="players-of-four"),
        pytest.param(positions.alone, "1", PAGE + DESK, id="market-alone"),
        pytest.param(positions.busy, "e enter", PAGE + DESK, id="payment"),
    ],
)
def test_the_table_looks_right(
    snap_compare: Snap, position: Position, keys: str, of: tuple[str, ...], size: Size
) -> None:
    assert looks_right(snap_compare, position(), keys, size, of)
