"""A game's screen for tests of the frame: it shows which game it plays, and can be left."""

from __future__ import annotations

from collections.abc import Sequence

from textual.widget import Widget

from saves import SavedGame
from screens.base import BaseScreen
from widgets.lines import Line, text
from widgets.panel import Panel


class GameScreen(BaseScreen):
    CONTEXTS = ("list",)

    def __init__(self, saved: SavedGame) -> None:
        super().__init__()
        self.saved = saved
        self.presses = 0
        self._panel = Panel()

    def parts(self) -> Sequence[Widget]:
        return (self._panel,)

    def tell(self) -> None:
        self._panel.show(self._lines())

    def _lines(self) -> list[Line]:
        return [text(f"playing {self.saved.slot}"), text(f"{self.presses} keys")]

    def do_cursor_down(self) -> None:
        self.presses += 1

    def do_cursor_up(self) -> None:
        self.frame.leave()


def shown(screen: object) -> str:
    """What a screen shows, as text."""
    assert isinstance(screen, BaseScreen)
    return "\n".join(strip.text.rstrip() for strip in screen._compositor.render_strips())
