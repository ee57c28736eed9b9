"""Screens that are imported only when they are opened, by name; and what stands under a name in a list of titles."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine import OpenGame
    from screens.base import BaseScreen


def named(name: str) -> Any:
    """What stands under "module:name" in a list of titles."""
    return resolve_name(name)


def look_back_screen() -> Callable[..., BaseScreen]:
    """The screen on which earlier positions are looked at: with the review 9 ms of the start of a game."""
    screen: Callable[..., BaseScreen] = resolve_name("screens.table.look_back:LookBackScreen")
    return screen


def review_screen() -> Callable[..., BaseScreen]:
    """The screen of the review."""
    screen: Callable[..., BaseScreen] = resolve_name("screens.table.review:ReviewScreen")
    return screen


def finished() -> Callable[..., Any]:
    """What is told of a game that is over (`Finished`): with records and report 9 ms of the start of a game."""
    found: Callable[..., Any] = resolve_name("screens.table.finished:Finished")
    return found


def curve_page() -> Callable[[OpenGame], tuple[str, Any]]:
    """How a game went on, drawn: what the report on it begins with."""
    found: Callable[[OpenGame], tuple[str, Any]] = resolve_name("screens.table.report:curve_of")
    return found


def records_screen() -> Callable[..., BaseScreen]:
    """The screen of the records, whose table is imported with it."""
    screen: Callable[..., BaseScreen] = resolve_name("screens.menus.records:RecordsScreen")
    return screen
