"""The game that the app plays, and what is to be said of those that were left and could not be saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.screen import Screen

import saves

if TYPE_CHECKING:
    from saves import SavedGame
    from saves.parting import Farewell


class PlayedGames:
    """One game after another, each with its screen."""

    def __init__(self) -> None:
        """None is played yet."""
        self.screen: Screen[None] | None = None
        """The screen of the game that is played, if there is one."""
        self._saved: SavedGame | None = None
        self.farewells: list[Farewell] = []
        """What is to be said of games that could not be saved."""

    def begin(self, screen: Screen[None], saved: SavedGame) -> None:
        """A game is played from now on."""
        self.screen, self._saved = screen, saved

    def part(self) -> None:
        """Close the game that is played, if there is one."""
        if self._saved is None:
            return
        farewell = saves.parted(self._saved)
        self.screen = self._saved = None
        if farewell is not None:
            self.farewells.append(farewell)
