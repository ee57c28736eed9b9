"""What the others did since a player decided last: told over the table of a game, until any key is pressed."""

from __future__ import annotations

from engine.texts.language import gettext as _
from screens.table.overlays.recap import Recap, RecapPanel
from screens.table.parts import Table
from screens.table.title import Part


class Recalling(Part):
    """The part of a game's screen that tells it."""

    def __init__(self, screen: Table) -> None:
        """Nothing is told yet."""
        self._screen = screen
        self.recap: Recap | None = None
        """What is told, over all else, if anything is."""
        self.panel = RecapPanel(id="recap")
        self.is_settled = True
        """Whether the panel stands in its place."""

    def show(self, columns: int, rows: int) -> None:
        """Show it on a screen of so many columns and rows."""
        is_open = self.recap is not None
        if self.panel.has_class("-open") != is_open:
            self.panel.set_class(is_open, "-open")
            self.is_settled = False
        if self.recap is not None:
            self.panel.show(self.recap.lines(columns, rows - 2))

    def laid_out(self) -> None:
        """The panel stands in its place."""
        self.is_settled = True

    def open(self) -> None:
        """Tell what the others did since the last decision, if they did anything."""
        tellings = self._screen.course.since.tellings
        self.recap = Recap(self._screen, tellings) if tellings else None

    def close(self) -> None:
        """Take it away; its last line stays at the foot."""
        if self.recap is not None:
            self._screen.happened = self.recap.last
            self.recap = None

    def do_recall(self) -> None:
        self.open()
        if self.recap is None:
            self._screen.say(_("Nobody else has done anything since your last turn."))
