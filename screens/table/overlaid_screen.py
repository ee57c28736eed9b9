"""A table over which something lies: a question, a list, who is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.widget import Widget

from engine import Move, Plan
from screens.actions import key_label
from screens.table.overlays.asides import HandOver
from screens.table.overlays.overlay import Overlay
from screens.table.table_screen import TableScreen
from screens.table.title import Board
from widgets.field import Field


class OverlaidScreen(TableScreen):
    """The screen of a table with what lies over it, the topmost last."""

    def __init__(self, board: Board) -> None:
        """Nothing lies over it yet."""
        super().__init__(board)
        self.overlays: list[Overlay] = []
        self.field = Field(id="field")
        """Where text is typed into what lies over the table, which shows it in its title."""
        self.field.display = False

    def parts(self) -> Sequence[Widget]:
        return *super().parts(), self.field

    @property
    def overlay(self) -> Overlay | None:
        return self.overlays[-1] if self.overlays else None

    @property
    def candidate(self) -> Move | Plan | None:
        """The move whose effect is to be shown, if one is being put together or the cursor is on one in a list."""
        return self.overlay.candidate if self.overlay is not None else None

    def lay(self, *overlays: Overlay) -> None:
        """Have these over the table, and no others."""
        for old in self.overlays:
            if old not in overlays:
                old.closed()
        was_handed_over = self.is_handed_over
        self.overlays = list(overlays)
        if was_handed_over != self.is_handed_over:
            self.show_position()

    @property
    def is_handed_over(self) -> bool:
        """Whether somebody is called to the keyboard, so that only what lies open may be seen."""
        return any(isinstance(one, HandOver) for one in self.overlays)

    def close(self) -> None:
        """Take away what lies on top."""
        self.lay(*self.overlays[:-1])

    @property
    def is_typing(self) -> bool:
        return self.overlay is not None and self.overlay.is_typing

    def why_nothing(self, key: str) -> str:
        own = self.overlay.why_nothing(key_label(key)) if self.overlay is not None else ""
        return own or super().why_nothing(key)

    def say(self, words: str) -> None:
        """Say something at the foot, until the next key."""
        self.message = words

    def changed(self) -> None:
        """Show what has changed while no key was pressed."""
        if self.is_active:
            self.redraw()

    def after(self, seconds: float, call: Callable[[], None]) -> None:
        """Call something after so many seconds."""
        self.set_timer(seconds, call)
