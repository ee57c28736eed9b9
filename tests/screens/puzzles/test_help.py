"""The help of a puzzle stands once on its table."""

from __future__ import annotations

import pytest

from saves.puzzles.shelf import numbered
from saves.puzzles.tries import tries_of
from tests.screens.fakes import shown
from tui.app import HavreApp


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real table is shown."""


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_what_was_told_above_the_table_is_not_told_again_at_its_foot(size: tuple[int, int]) -> None:
    app = HavreApp(saved=tries_of(numbered("le-havre", 5)))
    async with app.run_test(size=size) as pilot:
        await pilot.press("h")
        told = " ".join(shown(app.screen).split())
        assert told.count("First help") == 1
        assert "Help has cost this try 1 star." in told
