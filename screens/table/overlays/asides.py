"""Overlays between two moves: whether to take back what was hidden, and the next player who is called."""

from __future__ import annotations

from collections.abc import Callable

from engine.texts.language import gettext as _
from screens.table.overlays.overlay import Overlay
from screens.table.table_protocol import Table
from screens.words import shown
from widgets.lines import EMPTY, Line, text, wrap

SURE, HAND_OVER = "confirm", "hand-over"


class Sure(Overlay):
    """Whether to take back what should not be taken back unasked."""

    CONTEXTS = (SURE,)

    def __init__(self, table: Table, sentence: str, take_back: Callable[[], None]) -> None:
        """`sentence` says what there is to consider; `take_back` is done upon a yes."""
        super().__init__(table)
        self._sentence = sentence
        self._take_back = take_back

    @property
    def title(self) -> Line:
        return text(_("Undo"), "title")

    def lines(self, cells: int, rows: int) -> list[Line]:
        return [text(" ") + line for line in wrap(self._sentence, cells - 2, "mark")]

    def do_say_yes(self) -> None:
        self._take_back()

    def do_say_no(self) -> None:
        self.table.close()


class HandOver(Overlay):
    """The next player is called to the keyboard; nothing that only one of them may know is shown."""

    CONTEXTS = (HAND_OVER,)

    def __init__(self, table: Table, happened: Callable[[], str], sit_down: Callable[[], None]) -> None:
        """`happened` tells what the last moves did; `sit_down` lets the next player go on."""
        super().__init__(table)
        self._happened = happened
        self._sit_down = sit_down

    @property
    def contexts(self) -> tuple[str, ...]:
        return (HAND_OVER, self.table.board.keys.within(HAND_OVER))

    @property
    def title(self) -> Line:
        decision = self.table.game.decision
        return text(shown(decision.prompt), "title") if decision is not None else EMPTY

    def lines(self, cells: int, rows: int) -> list[Line]:
        happened = self._happened()
        told = [*(text(" ") + line for line in wrap(happened, cells - 2, "dim")), EMPTY] if happened else []
        return [*told, text(" " + _("Hand over, then press enter."))]

    def do_sit_down(self) -> None:
        self._sit_down()
