"""The parts of every title's table: what they want of its screen they say as values, and none of them holds it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from types import FunctionType, MethodType
from typing import Any

from textual.widget import Widget

from engine.about import About
from saves import SavedGame
from saves.settings import Settings, store
from screens.table.table_screen import TableScreen
from tests.conformance.played import recorded
from tests.conformance.titles import settings_of
from tests.screens.keyboard import LARGE, Player, playing

_LATER = {"Search._everything"}
"""What is found besides moves is asked for with the first sign that is typed: it takes too long for the key before."""


def inside(thing: object) -> Iterator[tuple[str, Any]]:
    """What a value is made of, by the names of its parts."""
    if isinstance(thing, dict):
        yield from (("", one) for one in thing.values())
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from (("", one) for one in thing)
    elif isinstance(thing, MethodType):
        yield "", thing.__self__
    elif isinstance(thing, partial):
        yield from (("", one) for one in (thing.func, *thing.args, *thing.keywords.values()))
    elif isinstance(thing, FunctionType):
        yield from (("", cell.cell_contents) for cell in thing.__closure__ or ())
    elif not isinstance(thing, type | Widget):  # a widget stands on the screen, and is told what it shows
        yield from getattr(thing, "__dict__", {}).items()


def holders(parts: list[object]) -> set[str]:
    """Where in these parts a screen is held."""
    found: set[str] = set()
    seen: set[int] = set()
    ahead: list[tuple[str, object]] = [("", part) for part in parts]
    while ahead:
        where, thing = ahead.pop()
        if isinstance(thing, TableScreen):
            found.add(where)
        elif id(thing) not in seen:
            seen.add(id(thing))
            ahead += [(f"{type(thing).__name__}.{name}" if name else where, one) for name, one in inside(thing)]
    return found


def parts(player: Player) -> list[object]:
    """Whoever carries actions out at a table besides its screen."""
    screen = player.screen
    return [screen.pages, *(owner for owner in screen.owners() if owner is not screen)]


async def test_no_part_of_a_table_holds_its_screen(about: About) -> None:
    store(Settings(thinking=0.1))
    with SavedGame.keep(recorded(next(settings_of(about.name)), 1, 3).moments[1]) as saved:
        async with playing(saved, LARGE) as player:
            await player.look_around()
            found = holders(parts(player))
            for key in ("a", "/", ":", "#", "enter", "u", "n", "h"):
                await player.press(key)
                found |= holders(parts(player))
                await player.look_around()
    assert found == _LATER
