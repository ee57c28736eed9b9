from __future__ import annotations

from screens.reading.help import HelpScreen, key_lines
from tests.screens.fakes import shown
from tui.actions import REGISTRY
from tui.app import HavreApp
from widgets.lines import plain, width

PAGES = [("Rules", "\n".join(f"Rule {number}" for number in range(1, 61)))]


async def test_the_help_explains_the_keys_of_the_screen_that_asked() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "?")
        assert "Delete the game; you are asked first." in shown(pilot.app.screen)
        assert "Set up a new game." not in shown(pilot.app.screen)


async def test_every_way_back_from_the_help_leads_to_the_screen_that_asked() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        before = pilot.app.screen
        for key in ("escape", "q", "?", "f1"):
            await pilot.press("?", key)
            assert pilot.app.screen is before


async def test_a_long_page_scrolls_and_says_where_one_is() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(HelpScreen(("title",), PAGES))
        assert "lines 1-21 of 60" in shown(pilot.app.screen)
        await pilot.press("space", "j")
        assert "lines 22-42 of 60" in shown(pilot.app.screen)
        await pilot.press("G")
        assert "lines 40-60 of 60" in shown(pilot.app.screen)
        await pilot.press("b", "k", "g")
        assert "lines 1-21 of 60" in shown(pilot.app.screen)


async def test_a_page_follows_the_one_before_and_the_first_one_the_last() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(HelpScreen(("title",), PAGES))
        assert "Help: Rules  page 1 of 2" in shown(pilot.app.screen)
        await pilot.press("tab")
        assert "Help: Keys  page 2 of 2" in shown(pilot.app.screen)
        await pilot.press("l")
        assert "Help: Rules  page 1 of 2" in shown(pilot.app.screen)


async def test_the_key_that_goes_on_in_a_page_turns_it_where_all_of_it_is_seen() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(HelpScreen(("title",), PAGES))
        await pilot.press("space", "space")
        assert "lines 40-60 of 60" in shown(pilot.app.screen)
        await pilot.press("space")
        assert "Help: Keys  page 2 of 2" in shown(pilot.app.screen)


async def test_what_a_screen_shows_is_explained_first_then_its_keys_then_all_else() -> None:
    texts = [("This screen", "@ is a person."), ("A turn", "Take or enter."), ("The end", "Count.")]
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(HelpScreen(("title",), texts))
        seen = []
        for _page in range(4):
            seen.append(shown(pilot.app.screen))
            await pilot.press("tab")
    expected = ("@ is a person.", "Help: Keys", "Take or enter.", "Count.")
    assert [words in page for words, page in zip(expected, seen, strict=True)] == [True] * 4


def test_help_lines_stay_within_the_terminal() -> None:
    every = REGISTRY.help(tuple({action.context for action in REGISTRY}))
    assert all(width(line) <= 80 for line in key_lines(every, 80))


def test_every_help_line_is_in_the_help() -> None:
    for action in REGISTRY:
        lines = " ".join(" ".join(map(plain, key_lines(REGISTRY.help((action.context,)), 200))).split())
        assert action.help in lines


async def test_the_pages_of_the_help_are_tabs_and_their_numbers_open_them() -> None:
    texts = [("This screen", "@ is a person."), ("A turn", "Take or enter."), ("The end", "Count.")]
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(HelpScreen(("title",), texts))
        assert "─ 1 Here  2 Keys  3 A turn  4 The end ─" in shown(pilot.app.screen)
        seen = []
        for key in ("3", "1", "4", "5"):
            await pilot.press(key)
            seen.append(shown(pilot.app.screen))
    expected = ("Take or enter.", "@ is a person.", "Count.", "Count.")
    assert [words in page for words, page in zip(expected, seen, strict=True)] == [True] * 4


async def test_help_of_one_page_has_no_tabs() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(HelpScreen(("title",)))
        assert "1 Here" not in shown(pilot.app.screen)
