from __future__ import annotations

import pytest
from textual.events import Resize
from textual.geometry import Offset

from screens.actions import EVERYWHERE, Action, Registry
from screens.base import BaseScreen
from screens.laid_out import too_small
from screens.lobby.lobby import LobbyScreen
from screens.lobby.new_table import NewTableScreen
from screens.menus.daily import DailyScreen
from screens.menus.keys import KeysScreen
from screens.menus.new_game import NewGameScreen
from screens.menus.records import RecordsScreen
from screens.menus.saves import SavesScreen
from screens.menus.settings import SettingsScreen
from screens.menus.title import TitleScreen
from screens.puzzles.listed import PuzzlesScreen
from screens.reading.help import HelpScreen
from screens.reading.pages import ReadingScreen
from screens.reading.rules import RulesScreen, RulesTextScreen
from screens.table.keys import keys_of
from screens.table.review import ReviewScreen
from screens.titles import TITLES
from tests.screens.fakes import shown
from tests.settling import settled
from tests.waiting import until_app
from tui.actions import REGISTRY
from tui.app import HavreApp
from widgets.lines import plain, width

SCREENS: list[type[BaseScreen]] = [
    TitleScreen,
    LobbyScreen,
    NewTableScreen,
    NewGameScreen,
    DailyScreen,
    PuzzlesScreen,
    SavesScreen,
    HelpScreen,
    SettingsScreen,
    KeysScreen,
    ReadingScreen,
    ReviewScreen,
    RulesScreen,
    RulesTextScreen,
    RecordsScreen,
]


def problems(screen: type[BaseScreen], registry: Registry) -> list[str]:
    """How the actions of a screen's contexts and its methods disagree, a sentence each."""
    wanted = {action.name for context in (*screen.CONTEXTS, EVERYWHERE) for action in registry.of(context)}
    have = {name.removeprefix("do_") for name in dir(screen) if name.startswith("do_")}
    missing = [f"{screen.__name__} has no method do_{name}" for name in sorted(wanted - have)]
    unknown = [f"{screen.__name__}.do_{name} belongs to no action" for name in sorted(have - wanted)]
    return missing + unknown


class Half(BaseScreen):
    CONTEXTS = ("half",)

    def do_unknown(self) -> None:
        """Nothing asks for this."""


HALF = Registry([Action("known", "half", ("k",), "known", "Help.", "Group")])


def test_a_screen_without_the_method_of_an_action_is_found() -> None:
    assert "Half has no method do_known" in problems(Half, HALF)


def test_no_action_is_in_a_context_that_no_screen_has() -> None:
    reachable = {EVERYWHERE, *(context for screen in SCREENS for context in screen.CONTEXTS)}
    reachable |= {context for title in TITLES for context in keys_of(title).contexts()}
    assert {action.context for action in REGISTRY} <= reachable


def test_a_method_without_an_action_is_found() -> None:
    assert "Half.do_unknown belongs to no action" in problems(Half, HALF)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_action_of_a_screen_has_a_method_and_every_method_an_action(screen: type[BaseScreen]) -> None:
    assert problems(screen, REGISTRY) == []


async def test_a_terminal_that_is_too_small_says_so_and_heals_when_it_grows() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "right")
        before = shown(pilot.app.screen)
        await pilot.resize_terminal(79, 24)
        assert "Havre needs 80 columns and 24 rows." in shown(pilot.app.screen)
        await pilot.resize_terminal(80, 24)
        assert shown(pilot.app.screen) == before


async def test_a_screen_is_not_laid_out_anew_for_the_size_that_it_has() -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)):
        await settled(app)
        layouts: list[object] = []
        app.screen.screen_layout_refresh_signal.subscribe(app.screen, layouts.append, immediate=True)
        app.screen.post_message(Resize(app.size, app.size))
        await settled(app)
    assert layouts == []


async def test_keys_do_nothing_unseen_while_the_terminal_is_too_small() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        before = shown(pilot.app.screen)
        await pilot.resize_terminal(40, 10)
        await pilot.press("down", "q", "n", "?")
        await pilot.resize_terminal(80, 24)
        assert shown(pilot.app.screen) == before


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (10, 4), (79, 50), (200, 1)])
def test_the_message_fits_into_any_terminal(size: tuple[int, int]) -> None:
    lines = too_small(*size)
    assert len(lines) <= size[1]
    assert all(width(line) <= size[0] for line in lines)


def test_the_message_says_how_to_leave() -> None:
    assert any("^C quits" in plain(line) for line in too_small(60, 20))


async def test_the_terminal_cursor_stands_on_what_is_selected() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        first = pilot.app.cursor_position
        await pilot.press("down")
        await until_app(pilot, lambda: pilot.app.cursor_position == Offset(first.x, first.y + 1))
