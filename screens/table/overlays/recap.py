"""What happened since a player decided last, told over the foot until a key is pressed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.cells import wrapped
from engine.texts.language import gettext as _
from screens.table.keys import RECAP
from screens.table.overlays.overlay import Overlay
from screens.table.picture.layout import DESK, rule_with
from screens.table.play.recap import Telling
from screens.table.table_protocol import Table
from screens.table.title import Part
from widgets.lines import Line, fit, text, whole, width
from widgets.panel import Panel
from widgets.styles import seat
from widgets.tinting import tinted

_MARGIN = 1


class RecapPanel(Panel):
    """It lies over the foot, and over as much of what stands above it as it needs."""

    DEFAULT_CSS = """
    RecapPanel {
        layer: recap;
        dock: bottom;
        margin: 0 0 1 0;
        display: none;
        &.-open {
            display: block;
        }
    }
    """


class Recap(Overlay):
    """A line for each turn of another player, and for what happened to all."""

    CONTEXTS = (RECAP,)

    def __init__(self, table: Table, tellings: Sequence[Telling]) -> None:
        """What is told."""
        super().__init__(table)
        self.tellings = tellings
        names = {name: seat(number) for number, name in enumerate(table.game.names)}
        self._words = {**table.board.vocabulary(), **names}

    @property
    def title(self) -> Line:
        return text(_("Since your last turn"), "title")

    @property
    def last(self) -> str:
        """The last line as a sentence."""
        return self.tellings[-1].begins + self.tellings[-1].words

    def lines(self, cells: int, rows: int) -> list[Line]:
        found = [line for one in self.tellings for line in self._line(one, cells)]
        # What is short hides the foot all the same: nothing is told twice.
        return whole([rule_with(self.title, cells), *found], min(rows, max(DESK, 1 + len(found))), cells)

    def _line(self, one: Telling, cells: int) -> list[Line]:
        names = max((width(text(told.name)) for told in self.tellings), default=0)
        indent = _MARGIN + names + 2 if one.name else _MARGIN
        head = fit(text(" " * _MARGIN + one.name, "plain" if one.seat is None else seat(one.seat)), indent)
        parts = [tinted(text(part), self._words) for part in wrapped(one.words, cells - indent - 1)]
        return [fit((text(" " * indent) if n else head) + part, cells) for n, part in enumerate(parts)]

    def do_close_recap(self) -> None:
        """Any key closes it: the screen sees to that."""


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
