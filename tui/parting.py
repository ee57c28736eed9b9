"""Games that are left, one after another, and what the command says of those that could not be saved."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

import saves
from engine.texts.language import gettext as _
from saves.names import printable

if TYPE_CHECKING:
    from textual.screen import Screen

    from saves import SavedGame
    from saves.exchange import Farewell


def said(farewells: Iterable[Farewell]) -> int:
    """Print the games of which no copy was kept, and say what has become of each; the exit status."""
    status = 0
    for farewell in farewells:
        if farewell.text:
            print(farewell.text, flush=True)
        print(_("havre: {sentence}").format(sentence=printable(farewell.sentence)), file=sys.stderr)
        status = 1
    return status


class PlayedGames:
    """One game after another, each with its screen."""

    def __init__(self) -> None:
        self.screen: Screen[None] | None = None
        """The screen of the game that is played, if there is one."""
        self._saved: SavedGame | None = None
        self.farewells: list[Farewell] = []
        """What is to be said of games that could not be saved."""

    def begin(self, screen: Screen[None], saved: SavedGame) -> None:
        self.screen, self._saved = screen, saved

    def part(self) -> None:
        """Close the game that is played, if there is one."""
        if self._saved is None:
            return
        farewell = saves.parted(self._saved)
        self.screen = self._saved = None
        if farewell is not None:
            self.farewells.append(farewell)
