"""A move being put together: its next question, or what it would do before it is made."""

from __future__ import annotations

from collections.abc import Callable
from functools import partialmethod

from engine import Choice, Move, OpenGame, Option, Plan, Question, Refused
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.table.move.panel import AnswerPanel
from screens.table.move.panels import panel_for
from screens.table.overlays.overlay import Overlay
from screens.table.requests import BackToStart, Begin, Play, Request, Say, ToPage
from screens.table.title import Board
from screens.ways import Goal, Way, Wishes, filled, furthered, gone, stepped_back
from widgets.lines import Line, plain, text

_REASONS = {
    **dict.fromkeys(("ask_less", "ask_more"), N_("One of these is chosen: go up and down.")),
    "tick": N_("There is nothing to tick here."),
    "next_way": N_("There is no other way to step to."),
}
"""Why something cannot be done with a question."""
_ANY = 80
"""Cells and lines where only matters whether there is a line."""


class Draft(Overlay):
    """What lies over the table while a move is put together."""

    def __init__(self, board: Board, draft: Move, wishes: Wishes = (), aim: str = "") -> None:
        """`draft` is the move as far as it is there; `wishes` are answered by themselves, so that it leads to `aim`."""
        self._board = board
        self.draft = draft
        self.wishes = wishes
        self._aim = aim

    @property
    def title(self) -> Line:
        aim = self._aim if self.wishes else ""
        return text(aim or self._board.heading(self.draft.unanswered()), "title")

    def do_step_back(self) -> Request:
        fewer = stepped_back(self.draft, self.wishes)
        return BackToStart() if fewer is None else Begin(fewer, self.wishes)

    def do_confirm(self) -> Request:
        return Play(self.candidate) if self.candidate is not None else None

    def do_go_on(self) -> Request:
        return self.do_confirm()


class _Question(Draft):
    """A question with its panel."""

    CONTEXTS = ("ask", "last-question")
    panel: AnswerPanel

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("last-question", "ask") if self._completes() else ("ask",)

    def _completes(self) -> bool:
        """Whether the answer that is shown would complete the move."""
        raise NotImplementedError

    def height(self, cells: int) -> int:
        return self.panel.height(cells)

    def least(self, cells: int) -> int:
        return self.panel.least(cells)

    def lines(self, cells: int, rows: int) -> list[Line]:
        return self.panel.lines(cells, rows)

    @property
    def objection(self) -> str:
        return self.panel.objection

    def available(self, action: Action) -> bool:
        panel = self.panel
        can = {"ask_less": panel.counts, "ask_more": panel.counts, "tick": panel.toggles, "next_way": panel.has_ways}
        return can.get(action.name, True)

    def why_not(self, action: Action) -> str:
        return _(_REASONS[action.name]) if action.name in _REASONS else ""

    def typed(self, sign: str) -> bool:
        if sign.isascii() and sign.isdigit():
            return self.panel.digit(int(sign))
        return self.panel.letter(sign)

    def _change(self, change: Callable[[AnswerPanel], None]) -> None:
        change(self.panel)

    do_ask_up = partialmethod(_change, lambda panel: panel.move(-1))
    do_ask_down = partialmethod(_change, lambda panel: panel.move(1))
    do_ask_less = partialmethod(_change, lambda panel: panel.change(-1))
    do_ask_more = partialmethod(_change, lambda panel: panel.change(1))
    do_tick = partialmethod(_change, lambda panel: panel.toggle())
    do_next_way = partialmethod(_change, lambda panel: panel.next_way())

    def do_answer(self) -> Request:
        return Say(self.objection) if self.objection else self._answer()

    def do_go_on(self) -> Request:
        return self.do_confirm() if self._completes() else self.do_answer()

    def _answer(self) -> Begin:
        """Go on with the answer that is shown."""
        raise NotImplementedError


class OpenQuestion(_Question):
    """The next question of a move."""

    def __init__(
        self, game: OpenGame, board: Board, draft: Move, question: Question, wishes: Wishes = (), aim: str = ""
    ) -> None:
        super().__init__(board, draft, wishes, aim)
        self._game = game
        self.panel = panel_for(question)
        self.panel.letters = board.letters

    @property
    def _answered(self) -> Move:
        return self.draft.answer(self.panel.value, self.panel.question.label)

    def _completes(self) -> bool:
        if self.objection:
            return False
        try:
            return furthered(self._game, self._answered, self.wishes)[1] is None
        except Refused:
            return False

    @property
    def candidate(self) -> Move | None:
        return None if self.objection else filled(self._game, self._answered, self.wishes)

    def _answer(self) -> Begin:
        return Begin(self._answered, self.wishes)


class WayChoice(_Question):
    """Which of several ways leads to what is wanted, the best first."""

    def __init__(self, game: OpenGame, board: Board, goal: Goal) -> None:
        first = goal.ways[0].move
        super().__init__(board, first.moves[0] if isinstance(first, Plan) else first)
        self._game = game
        self._goal = goal
        options = [Option(str(n), way.shown, way.detail) for n, way in enumerate(goal.ways)]
        self.panel = panel_for(Choice("", goal.prompt, tuple(options)))

    @property
    def title(self) -> Line:
        return text(self._goal.words, "title")

    @property
    def _way(self) -> Way:
        return self._goal.ways[int(str(self.panel.value))]

    def _completes(self) -> bool:
        move = self._way.move
        return isinstance(move, Plan) or furthered(self._game, move, self._way.wishes)[1] is None

    @property
    def candidate(self) -> Move | Plan:
        return gone(self._game, self._way)

    def _answer(self) -> Begin:
        return Begin(self._way.move, self._way.wishes, self._goal)

    def do_step_back(self) -> Request:
        return ToPage(straight_on=False)


class Ready(Draft):
    """A complete move, or several as one, that waits for its confirmation: its effect stands at the foot.

    The keys of the pages lead from it to one of them.
    """

    CONTEXTS = ("ready",)

    def __init__(self, board: Board, draft: Move | Plan, wishes: Wishes = (), began_with: str = "") -> None:
        """`draft` is what would be made; the key that it `began_with` makes it, too."""
        super().__init__(board, draft.moves[0] if isinstance(draft, Plan) else draft, wishes)
        self._made = draft
        """What would be made; of several moves as one the last is what they lead to, where they are not all alike."""
        self.began_with = began_with

    @property
    def contexts(self) -> tuple[str, ...]:
        return (*self.CONTEXTS, self._board.keys.within("pages"))

    @property
    def title(self) -> Line:
        made = self._made
        return text(
            self._board.goal(made) if isinstance(made, Plan) else self._board.heading(made.unanswered()), "title"
        )

    def do_step_back(self) -> Request:
        return BackToStart() if isinstance(self._made, Plan) else super().do_step_back()

    def lines(self, cells: int, rows: int) -> list[Line]:
        return self._board.about_decision(cells) if self._board.wants_list() else []

    @property
    def covers(self) -> bool:
        return bool(self.lines(_ANY, _ANY))

    @property
    def prompt(self) -> str:
        return "" if self.covers else plain(self.title)

    @property
    def candidate(self) -> Move | Plan:
        return self._made
