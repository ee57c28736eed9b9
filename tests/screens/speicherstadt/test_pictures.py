"""What the table of Die Speicherstadt looks like, at the smallest size and at a comfortable one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from tests.screens.le_havre.keyboard import LARGE, SMALL, Player
from tests.screens.speicherstadt import positions
from tests.screens.speicherstadt.positions import Position
from tui.app import HavreApp

Size = tuple[int, int]
Snap = Callable[..., bool]


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
    app = HavreApp(saved=position())

    async def press(pilot: Pilot[None]) -> None:
        player = Player(app, pilot)
        await player.sit_down()
        await player.press(*keys.split())

    assert snap_compare(app, terminal_size=size, run_before=press)
