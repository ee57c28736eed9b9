"""Players from outside of Havre: programs that sit at a table as a level does, by the protocol of docs/players.md."""

from __future__ import annotations

from typing import Final

from saves.hosted import hosted


class Here:
    """Whether games that are played by this process may start players of one's own."""

    def __init__(self) -> None:
        self._is_own_keyboard = False

    def is_own_keyboard(self) -> None:
        """Whoever plays sits at their own keyboard."""
        self._is_own_keyboard = True

    @property
    def may_start(self) -> bool:
        """Whether they may be started here; for the guests of a host none ever is."""
        return self._is_own_keyboard and hosted() is None


HERE: Final = Here()
"""This process."""
