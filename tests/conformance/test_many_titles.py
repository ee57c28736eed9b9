"""Menus with twelve titles on the smallest terminal: nothing is cut, and every title can be reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.texts.cells import cells
from engine.texts.language import pgettext
from engine.titles import TITLES
from screens.titles import TITLES as SCREENS
from tests.screens.fakes import shown
from tui.app import HavreApp

COUNT = 12
SMALL = (80, 24)


@pytest.fixture
def twelve() -> Iterator[list[str]]:
    """The collection with as many titles as it takes."""
    with pytest.MonkeyPatch.context() as patch:
        for number in range(COUNT - len(TITLES)):
            for registry in (TITLES, SCREENS):
                patch.setitem(registry, f"title-{number}", registry["speicherstadt"])
        yield list(TITLES)


@pytest.mark.parametrize(("keys", "lines"), [(["n"], 24), (["="], 2), (["c"], 24), (["f2"], 24)], ids=str)
async def test_no_menu_cuts_a_title(twelve: list[str], keys: list[str], lines: int) -> None:
    async with HavreApp().run_test(size=SMALL) as pilot:
        await pilot.press(*keys)
        first = shown(pilot.app.screen).splitlines()[:lines]
        assert [line for line in first if line.rstrip().endswith(("…", "..."))] == []


async def test_every_title_can_be_chosen_and_is_seen(twelve: list[str]) -> None:
    head = f" {pgettext('a setting', 'Title')}"
    async with HavreApp().run_test(size=SMALL) as pilot:
        await pilot.press("n")
        for _title in twelve:
            line = next(line for line in shown(pilot.app.screen).splitlines() if line.startswith(head))
            assert "[" in line
            assert "]" in line
            assert cells(line.rstrip()) <= SMALL[0]
            await pilot.press("right")
