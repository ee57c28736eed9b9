"""A game's screen for tests of the frame: it shows which game it plays, and can be left."""

from __future__ import annotations

from collections.abc import Sequence

from saves import SavedGame
from screens.base import BaseScreen
from screens.canvas import CanvasScreen
from widgets.lines import Line, text


class GameScreen(CanvasScreen):
    CONTEXTS = ("list",)

    def __init__(self, saved: SavedGame) -> None:
        super().__init__()
        self.saved = saved
        self.presses = 0

    def picture(self, columns: int, rows: int) -> Sequence[Line]:
        return [text(f"playing {self.saved.slot}"), text(f"{self.presses} keys")]

    def do_cursor_down(self) -> None:
        self.presses += 1

    def do_cursor_up(self) -> None:
        self.frame.leave()


def shown(screen: object) -> str:
    """What a screen shows, as text."""
    assert isinstance(screen, BaseScreen)
    return "\n".join(strip.text.rstrip() for strip in screen._compositor.render_strips())
