"""The screen of a table of a host, which is that of any game."""

from __future__ import annotations

from screens.lobby.table_game import TableGame
from screens.table.game import GameScreen
from screens.table.title import board_of


def table_screen(saved: TableGame) -> GameScreen:
    """The screen on which the game of a table is played, or watched."""
    return GameScreen(saved, board_of(saved.game.title))
