"""Terminals that change their size in one step, as the split of a multiplexer does, and what is seen then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from difflib import ndiff
from random import Random

from textual.driver import Driver
from textual.events import Resize
from textual.geometry import Size
from textual.pilot import Pilot

from screens.base import BaseScreen
from screens.laid_out import SMALLEST
from tests.screens.fakes import shown
from tests.settling import settled
from widgets.panel import Panel

Jump = tuple[int, int]
"""The columns and rows of a terminal that has another size for a moment."""

FROM: Sequence[Jump] = ((80, 24), (120, 40), (200, 60))
JUMPS: Sequence[Jump] = tuple((columns, rows) for rows in range(1, 31) for columns in (1, 20, 79, 80, 160))
"""The sizes that are jumped to: every height up to a usual one, as narrow as can be, just too narrow, enough, wide."""
SAMPLE = 1
"""So many of them are looked at on each screen where not all are asked for."""


def sample(most: int, seed: str) -> Sequence[Jump]:
    """So many of the jumps, drawn by lot."""
    return Random(seed).sample(JUMPS, most)


async def jump(pilot: Pilot[None], columns: int, rows: int) -> None:
    """Give the terminal another size, and wait until its picture is drawn."""
    app, size = pilot.app, Size(columns, rows)
    driver: Driver | None = app._driver
    assert driver is not None
    driver._size = size
    app.post_message(Resize(size, size))
    while app._size != size:
        await asyncio.sleep(0)
    app._check_resize()  # which a clock would have called in a moment
    await settled(app)


async def wrong_jumps(pilot: Pilot[None], jumps: Sequence[Jump], where: str) -> list[str]:
    """Which of some jumps there and back leave another picture than there was, or are too small and do not say so."""
    screen = pilot.app.screen
    assert isinstance(screen, BaseScreen)
    home = tuple(pilot.app.size)
    wrong: list[str] = []
    await pilot.app.workers.wait_for_complete()
    await settled(pilot.app)
    before = shown(screen)
    for columns, rows in jumps:
        what = f"{where} at {home[0]}x{home[1]}, to {columns}x{rows}"
        await jump(pilot, columns, rows)
        if (columns < SMALLEST[0] or rows < SMALLEST[1]) != says_so_alone(screen):
            wrong.append(f"{what}:\n{shown(screen)}")
        await jump(pilot, *home)
        if (after := shown(screen)) != before:
            lines = ndiff(before.splitlines(), after.splitlines())
            wrong += [f"{what} and back", *(line for line in lines if line[0] in "+-")]
            before = after
    return wrong


def says_so_alone(screen: BaseScreen) -> bool:
    """Whether the sentence about the smallest terminal is all that is laid out."""
    return [one.id for one in screen.query("*") if one.region] == ["too-small"] and all(
        isinstance(one, Panel) for one in screen.query("#too-small")
    )
