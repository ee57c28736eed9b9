"""Tests of pages of text: short ones stand together on a sheet."""

from __future__ import annotations

import pytest

from screens.reading.pages import ReadingScreen, _sheets
from tests.screens.fakes import shown
from tui.app import HavreApp

PAGES = [(f"Page {n}", [f"line {n}.{line}" for line in range(lines)]) for n, lines in enumerate((30, 3, 4, 20, 1))]


def test_pages_stand_together_as_far_as_there_is_room_with_two_lines_between_them() -> None:
    assert [*map(list, _sheets([30, 3, 4, 20, 1], 21))] == [[0], [1, 2], [3], [4]]
    assert [*map(list, _sheets([3, 4, 20, 1], 31))] == [[0, 1, 2], [3]]
    assert [*map(list, _sheets([3, 4, 20, 1], 60))] == [[0, 1, 2, 3]]
    assert [*map(list, _sheets([3], 1))] == [[0]]


@pytest.mark.parametrize(("keys", "heading"), [((), "page 1 of 5"), (("right",), "pages 2-3 of 5")])
async def test_the_heading_says_which_pages_stand_on_a_sheet(keys: tuple[str, ...], heading: str) -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(ReadingScreen(PAGES))
        await pilot.press(*keys)
        assert heading in shown(pilot.app.screen)


async def test_keys_turn_sheets_and_come_back_the_same_way() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(ReadingScreen(PAGES))
        seen = []
        for key in ("right", "right", "right", "left", "left", "left"):
            await pilot.press(key)
            seen.append(shown(pilot.app.screen).split("page")[1][:8].strip())
        assert seen == ["s 2-3 of", "4 of 5", "5 of 5", "4 of 5", "s 2-3 of", "1 of 5"]
        await pilot.press("right")
        assert "Page 2 line 2.0" in " ".join(shown(pilot.app.screen).split())


async def test_pages_stand_side_by_side_in_two_columns_of_a_wide_terminal() -> None:
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.app.push_screen(ReadingScreen([(f"Page {n}", [f"line {n}"] * 30) for n in range(4)]))
        assert "columns 1-2 of 4" in shown(pilot.app.screen)
        assert any("Page 0" in row and "Page 1" in row for row in shown(pilot.app.screen).split("\n"))


async def test_a_page_is_turned_to_what_is_not_seen_yet_where_pages_stand_side_by_side() -> None:
    pages = [(f"Page {n}", [f"line {n}"] * lines) for n, lines in enumerate((5, 6, 7, 30, 30, 3))]
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.app.push_screen(ReadingScreen(pages))
        seen = []
        for key in ("right", "right", "left", "left"):
            await pilot.press(key)
            row = next(row for row in shown(pilot.app.screen).split("\n") if "columns" in row)
            seen.append((row.split("page", 1)[1].split("  ")[0], row.split("columns")[1].strip()))
        assert seen == [
            ("s 4-6 of 6", "2-3 of 3"),
            ("s 1-4 of 6", "1-2 of 3"),
            ("s 4-6 of 6", "2-3 of 3"),
            ("s 1-4 of 6", "1-2 of 3"),
        ]


async def test_no_page_is_turned_where_all_are_seen() -> None:
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.app.push_screen(ReadingScreen([("Page 0", ["line 0"]), ("Page 1", ["line 1"])]))
        assert "next page" not in shown(pilot.app.screen)
