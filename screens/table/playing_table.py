"""The screen of a game as those parts know it that let the game go on, and lay something over it."""

from __future__ import annotations

from typing import Protocol

from engine import Refused
from screens.table.overlays.overlay import Overlay
from screens.table.parts import Table


class PlayingTable(Table, Protocol):
    """A table whose position can change."""

    overlays: list[Overlay]
    """What lies over the table, the topmost last."""

    def lay(self, *overlays: Overlay) -> None:
        """Have these over the table, and no others."""
        ...

    def show_position(self) -> None:
        """The position, or what may be seen of it, has changed: read it again."""
        ...

    def refuse(self, refusal: Refused) -> None:
        """Say why something cannot be done, and show the page again."""
        ...
