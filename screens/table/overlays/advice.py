"""The best moves of a decision as the computer sees them, thought out while keys are answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import Move, Plan, format_move
from screens.table.counsel import Hint, adviser_of
from screens.table.overlays.overlay import ListOverlay
from screens.table.parts import Table
from screens.table.ways import plan_of
from screens.words import shown
from texts.translation import gettext as _
from widgets.lines import EMPTY, Line, fit, selected, text, width, wrap

if TYPE_CHECKING:
    from engine.bots import Advice

HINT = "hint"


class Advising(ListOverlay):
    """The best moves with what is expected of each."""

    CONTEXTS = (HINT, "list")

    def __init__(self, table: Table, *, over_question: bool = False) -> None:
        """The thinking begins at once; left, it leads back to the question that it lies over, or to the page."""
        super().__init__(table)
        self._leave = table.close if over_question else table.to_page
        self._hint = Hint(table.game, table.settings.thinking)
        self._thinks = True
        self._found: Sequence[Advice] = ()
        self._drafts: list[Move | Plan] = []
        """What each of them would do, as far as it can be made as one."""
        table.in_background(self._be_advised)

    async def _be_advised(self) -> None:
        self._found = await self._hint.advice()
        self._drafts = [plan_of(self.table.game, one.moves) for one in self._found]
        self._thinks = False
        self.table.changed()

    @property
    def count(self) -> int:
        return len(self._found)

    @property
    def candidate(self) -> Move | Plan | None:
        return self._drafts[self.place] if self._drafts else None

    @property
    def title(self) -> Line:
        return text(_("The {adviser}'s advice").format(adviser=adviser_of(self.table.game.about)), "title")

    def lines(self, cells: int, rows: int) -> list[Line]:
        if self._thinks:
            words = _("It thinks for {n} seconds at most; enter takes what it has found so far.").format(
                n=f"{self.table.settings.thinking:g}"
            )
            return [text(" ") + line for line in wrap(words, cells - 2, "dim")]
        is_alone = len(self.table.game.names) == 1
        meaning = _("{points} at the end") if is_alone else _("{points} at the end; lead over the others")
        meaning = meaning.format(points=shown(self.table.game.about.unit.noun))
        blocks = [self._block(one, cells, is_alone) for one in self._found]
        if blocks:
            blocks[self.place] = [selected(blocks[self.place][0]), *blocks[self.place][1:]]
        first = 0
        while first < self.place and sum(map(len, blocks[first : self.place + 1])) > rows - 1:
            first += 1
        return [text(" " + meaning, "dim"), *(line for block in blocks[first:] for line in block)][:rows]

    def _block(self, one: Advice, cells: int, is_alone: bool) -> list[Line]:
        figures = fit(text(f"{one.points:.0f}", "gain"), 6, "right")
        figures += EMPTY if is_alone else fit(text(f"{one.lead:+.0f}"), 6, "right")
        indent = width(figures) + 2
        first, *more = wrap(self.table.board.describe(one.move.unanswered()), cells - indent)
        lines = [fit(figures + text("  ") + first, cells), *(text(" " * indent) + line for line in more)]
        said = [format_move(one.move).partition(": ")[2]] if one.move.answers else []
        said += [_("then {move}").format(move=format_move(move)) for move in one.moves[1:]]
        said += map(shown, one.reasons)
        lines += [text(" " * indent) + line for words in said for line in wrap(words, cells - indent - 1, "dim")]
        return lines

    def do_choose_hint(self) -> None:
        if self._thinks:
            self._hint.hurry()
        elif self.candidate is not None:
            self.table.begin(self.candidate, seen=True)

    def do_leave_hint(self) -> None:
        self._leave()

    def closed(self) -> None:
        self._hint.hurry()
