"""The screens that are opened by name: the one place for names of modules in strings that the app knows."""

from __future__ import annotations

from collections.abc import Callable
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from screens.base import BaseScreen

if TYPE_CHECKING:
    from saves import SavedGame

SCREENS = {
    "title": "screens.menus.title:TitleScreen",
    "new-game": "screens.menus.new_game:NewGameScreen",
    "saves": "screens.menus.saves:SavesScreen",
    "help": "screens.reading.pages:HelpScreen",
    "text": "screens.reading.pages:ReadingScreen",
    "rules": "screens.reading.rules:RulesScreen",
    "game": "screens.table.game:game_screen",
    "lesson": "screens.table.lesson:lesson_screen",
    "settings": "screens.menus.settings:SettingsScreen",
    "keys": "screens.menus.keys:KeysScreen",
}
"""The screens by name, each imported when it is first opened: so the first one comes up sooner."""


def new_screen(name: str, *arguments: Any) -> BaseScreen:
    """A screen by its name, of these arguments."""
    screen: Callable[..., BaseScreen] = resolve_name(SCREENS[name])
    return screen(*arguments)


def game_screen(saved: SavedGame) -> BaseScreen:
    return new_screen("game", saved)
