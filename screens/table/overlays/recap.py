"""What happened since a player decided last, over the foot until a key is pressed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _
from engine.texts.wrapping import wrapped
from screens.table.keys import RECAP
from screens.table.layout import DESK, rule_with
from screens.table.overlays.overlay import Overlay
from screens.table.parts import Table
from screens.table.since import Telling
from widgets.lines import Line, fit, text, whole, width
from widgets.panel import Panel
from widgets.seats import seat
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
