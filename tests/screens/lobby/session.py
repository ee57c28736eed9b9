"""Sessions of players at a host, all in the process of the test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from saves.harbour.line import Line
from saves.hosted import Hosted, be_hosted
from tests.screens.keyboard import SMALL, Player, Size
from tui.app import HavreApp


def app_at_host(line: Line, name: str, tables: Path, player: int = 1) -> HavreApp:
    """The app of a player's session."""
    be_hosted(Hosted(player, name, tables, line))
    try:
        return HavreApp()
    finally:
        be_hosted(None)


@asynccontextmanager
async def session(line: Line, name: str, tables: Path, player: int = 1, size: Size = SMALL) -> AsyncIterator[Player]:
    """A player in the lobby."""
    app = app_at_host(line, name, tables, player)
    try:
        async with app.run_test(size=size) as pilot:
            yield Player(app, pilot)
    finally:
        if app._at_host is not None:
            app._at_host.end()
        line.close()
