"""A move being put together: its next question, or what it would do before it is made."""

from __future__ import annotations

from gettext import gettext as _

from engine import Move, Question, format_move
from screens.actions import Action
from screens.table.asking import Panel, panel_for
from screens.table.overlays.overlay import Overlay
from screens.table.parts import Table
from widgets.lines import EMPTY, Line, text, wrap

LAST, ASK, READY = "last-question", "ask", "ready"
_ONE_IS_CHOSEN = _("One of these is chosen: go up and down.")


class _Draft(Overlay):
    """What lies over the table while a move is put together."""

    def __init__(self, table: Table, draft: Move) -> None:
        """`draft` is the move as far as it is there."""
        super().__init__(table)
        self.draft = draft

    @property
    def title(self) -> Line:
        return text(self.table.board.describe(self.draft.unanswered()), "title")

    def do_step_back(self) -> None:
        if not self.draft.answers:
            self.table.to_page(straight_on=False)
            return
        fewer = self.draft.unanswered()
        for answer in self.draft.answers[:-1]:
            fewer = fewer.answer(answer.value, answer.label)
        self.table.begin(fewer)

    def do_confirm(self) -> None:
        if self.candidate is not None:
            self.table.play_now(self.candidate)


class Asking(_Draft):
    """The next question of a move."""

    CONTEXTS = (ASK, LAST)

    def __init__(self, table: Table, draft: Move, question: Question) -> None:
        """The question shows its default answer."""
        super().__init__(table, draft)
        self.panel: Panel = panel_for(question)

    @property
    def contexts(self) -> tuple[str, ...]:
        return (LAST, ASK) if self._completes() else (ASK,)

    def _completes(self) -> bool:
        """Whether the answer that is shown would complete the move."""
        move = self.candidate
        return move is not None and self.table.game.ask(move) is None

    def height(self, cells: int) -> int:
        return self.panel.height(cells)

    def lines(self, cells: int, rows: int) -> list[Line]:
        return self.panel.lines(cells, rows)

    @property
    def candidate(self) -> Move | None:
        return None if self.objection else self.draft.answer(self.panel.value, self.panel.question.label)

    @property
    def objection(self) -> str:
        return self.panel.objection

    def available(self, action: Action) -> bool:
        if action.name in ("ask_less", "ask_more"):
            return self.panel.counts
        if action.name == "tick":
            return self.panel.toggles
        return self.panel.has_ways if action.name == "next_way" else True

    def why_not(self, action: Action) -> str:
        sentences = {
            "ask_less": _ONE_IS_CHOSEN,
            "ask_more": _ONE_IS_CHOSEN,
            "tick": _("There is nothing to tick here."),
            "next_way": _("There is no other way to step to."),
        }
        return sentences.get(action.name, "")

    def typed(self, sign: str) -> bool:
        return sign.isascii() and sign.isdigit() and self.panel.digit(int(sign))

    def do_ask_up(self) -> None:
        self.panel.move(-1)

    def do_ask_down(self) -> None:
        self.panel.move(1)

    def do_ask_less(self) -> None:
        self.panel.change(-1)

    def do_ask_more(self) -> None:
        self.panel.change(1)

    def do_tick(self) -> None:
        self.panel.toggle()

    def do_next_way(self) -> None:
        self.panel.next_way()

    def do_answer(self) -> None:
        if self.objection:
            self.table.say(self.objection)
        else:
            self.table.begin(self.draft.answer(self.panel.value, self.panel.question.label))


class Ready(_Draft):
    """A complete move that waits for its confirmation."""

    CONTEXTS = (READY,)

    def lines(self, cells: int, rows: int) -> list[Line]:
        board = self.table.board
        return [
            *(board.about_decision(cells) if board.wants_list() else []),
            *(text(" ") + line for line in wrap(format_move(self.draft), cells - 2, "dim", "", "  ")),
            EMPTY,
            text(" " + _("Enter does it; its effect stands below.")),
        ]

    @property
    def candidate(self) -> Move:
        return self.draft
