"""Pictures of panels: what they show and what they leave out."""

from __future__ import annotations

import pytest

from screens.menus.saves import SavesScreen
from tests.screens.pictures import PAGE, cut, strips_of
from tui.app import HavreApp


async def test_a_picture_of_panels_shows_their_rows_one_below_the_other_and_nothing_else() -> None:
    app = cut(HavreApp(), ("#keys", "#head"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        keys, *head = [row.text for row in strips_of(app, "#keys", "#head")]
        assert "?" in keys
        assert SavesScreen.NAME in head[0]
        picture = app.export_screenshot().replace("&#160;", " ")
        assert picture.index(keys.split()[0]) < picture.index(SavesScreen.NAME)
        assert "No game has been saved" not in picture


async def test_a_panel_is_as_wide_as_on_the_screen() -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        assert {row.cell_length for row in strips_of(app, "#below")} == {80}


async def test_a_panel_that_is_not_shown_has_no_picture() -> None:
    app = cut(HavreApp(), PAGE)
    async with app.run_test(size=(80, 24)):
        with pytest.raises(AssertionError, match="TitleScreen shows no"):
            app.export_screenshot()
