"""What the table of Macao looks like, at the smallest size and at a comfortable one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from tests.screens.le_havre.keyboard import LARGE, SMALL, Player
from tests.screens.macao import positions
from tests.screens.macao.positions import Position
from tui.app import HavreApp

Size = tuple[int, int]
Snap = Callable[..., bool]


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize(
    ("position", "keys"),
    [
        pytest.param(positions.dice, "tab", id="dice-of-four"),
        pytest.param(positions.cards, "down", id="cards-of-four"),
        pytest.param(positions.busy, "", id="turn-of-two"),
        pytest.param(positions.acting, "2 tab", id="city-of-four"),
        pytest.param(positions.busy, "3 tab", id="sea-of-two"),
        pytest.param(positions.alone, "1", id="market-alone"),
        pytest.param(positions.busy, "e enter", id="payment"),
    ],
)
def test_the_table_looks_right(snap_compare: Snap, position: Position, keys: str, size: Size) -> None:
    app = HavreApp(saved=position())

    async def press(pilot: Pilot[None]) -> None:
        player = Player(app, pilot)
        await player.sit_down()
        await player.press(*keys.split())

    assert snap_compare(app, terminal_size=size, run_before=press)
