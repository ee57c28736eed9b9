"""Lists that are longer than the screen are gone through by screens, with the same keys everywhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from screens.headed_screen import CursorScreen, LongListScreen
from screens.menus.keys import KeysScreen
from screens.menus.records import RecordsScreen
from screens.menus.saves import SavesScreen
from screens.puzzles.listed import PuzzlesScreen
from screens.reading.rules import RulesScreen
from tests.screens.fakes import shown
from tests.screens.menus.test_records import games
from tests.settling import settled
from tui.actions import REGISTRY
from tui.app import HavreApp


@pytest.mark.parametrize("keys", ["r", "p"], ids=["rules", "puzzles"])
async def test_a_list_that_is_longer_than_the_screen_is_gone_through_by_screens(keys: str) -> None:
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.press(*keys)
        screen = pilot.app.screen
        assert isinstance(screen, LongListScreen)
        assert "page down" in shown(screen)
        visited = [screen.menu.chosen]
        for key in ("}", "{", "]", "pagedown", "[", "pageup"):
            await pilot.press(key)
            visited.append(screen.menu.chosen)
        top, end, again, first, second, up, upper = visited
        assert len({top, end, first, second}) == 4
        assert [top, top, first] == [again, upper, up]


async def test_a_list_that_is_all_seen_has_no_keys_for_its_screens() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "pagedown")
        assert "PgDn does nothing here" in shown(pilot.app.screen)


@pytest.mark.parametrize("rows", [24, 500])
@pytest.mark.parametrize("kind", [KeysScreen, PuzzlesScreen, lambda: RecordsScreen([]), RulesScreen, SavesScreen])
async def test_what_can_be_done_is_known_whether_or_not_all_of_a_list_is_seen(
    kind: Callable[[], CursorScreen], rows: int
) -> None:
    app = HavreApp()
    async with app.run_test(size=(80, rows)):
        screen = kind()
        app.push_screen(screen)
        await settled(app)
        assert screen.contexts in REGISTRY.together


async def test_the_games_of_a_title_are_gone_through_by_screens() -> None:
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        screen = RecordsScreen(games(*range(60)))
        pilot.app.push_screen(screen)
        await pilot.press("2")
        assert "page down" in shown(screen)
        places = []
        for key in ("pagedown", "end", "pagedown", "pageup", "home", "pageup"):
            await pilot.press(key)
            places.append(screen._place)
        last = places[1]
        assert last >= 59
        assert 10 < places[0] < last
        assert places[2:4] == [last, last - places[0]]
        assert places[4:] == [0, 0]
