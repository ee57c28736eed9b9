"""A dear decision of one's own game, made again: what one does now is judged by the same looks as the review's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, cast

from textual.widget import Widget

from engine import Game, Move, OpenGame, Plan, Refused
from engine.texts.language import gettext as _, paragraph
from screens.actions import Action
from screens.table.adviser import Judged, lost_in_words
from screens.table.game import GameScreen
from screens.table.keys import OWN_PUZZLE, OWN_PUZZLE_OVER
from screens.table.picture.result import Instead, ResultPage
from screens.table.plan_words import plan_in_words, reasons_in_words
from screens.table.play.kept_game import Practice
from screens.table.title import board_of
from screens.table.viewpoint import Sight
from screens.words import in_sentences, shown
from widgets.lines import EMPTY, Line, fit, rule, text, width, wrap
from widgets.panel import Panel

if TYPE_CHECKING:
    from engine.bots.player import Reviewed

_ROWS = 3


class OwnScreen(GameScreen):
    """The table as it was before a decision that was dear."""

    def __init__(self, game: OpenGame, seat: int, one: Reviewed, when: str) -> None:
        """What a seat did in a game with the move of a number, and when that was."""
        then = cast(Game, game).up_to(one.number - 1)
        self._start = then.afresh()
        self._of, self._one, self._when = seat, one, when
        self._work: Judged | None = None
        self._begun = self._mark()
        self._taught = Panel(self._lines, id="band")
        super().__init__(Practice(self._start.afresh()), board_of(game.title))

    def _mark(self, game: Game | None = None) -> object:
        """What stays the same for as long as it is one decision."""
        now = self._start if game is None else game
        decision = now.decision
        if decision is None:
            return None
        seen = now.seen(decision.seat)
        return decision.seat, now.rules.turn_of(seen), seen.revealed

    @property
    def _is_done(self) -> bool:
        """Whether the decision has been made."""
        game = cast(Practice, self.saved).game
        return bool(game.history) and self._mark(game) != self._begun

    # The table.

    def _start_playing(self) -> None:
        self.to_page()

    def follows(self, played: Move | None) -> Move | None:
        return None

    def sight(self) -> Sight:
        return Sight(self.game, self._of, self.game.log, is_past=self._is_done)

    def play_now(self, move: Move | Plan) -> None:
        try:
            events = self.saved.play(move)
        except Refused as refusal:
            self.show_position()
            self.refuse(refusal)
            return
        self._shown_anew(in_sentences(events, self._of))
        if self._is_done:
            self._judge()

    def _shown_anew(self, happened: str) -> None:
        self.lay()
        self.show_position()
        if not self._is_done:
            self.to_page()
        self.happened = happened

    def _judge(self) -> None:
        """Look at what was done as the review has looked at the game."""
        self._work = work = Judged(self._start, self._of, self.game.history)

        async def look() -> None:
            await work.run()
            self.changed()

        self.in_background(look)

    def on_unmount(self) -> None:
        if self._work is not None:
            self._work.hurry()

    def _follow_end(self) -> None:
        self._was_over = self.game.decision is None

    def tell_result(self, page: ResultPage) -> None:
        page.picture = Instead(lambda _cells: [], lambda cells, _rows: [EMPTY, *self._judgement(cells)])

    # What is told.

    def parts(self) -> Sequence[Widget]:
        return self._taught, *super().parts()

    @property
    def rows_above(self) -> int:
        return _ROWS

    def tell(self) -> None:
        self._taught.show(self._lines)
        super().tell()

    def _lines(self, columns: int, _rows: int) -> list[Line]:
        head = text("─ ", "rule") + text(_("Your own game"), "title") + text(" ─ ", "rule")
        head += text(self._when + " ", "heading")
        return [fit(head + rule(max(0, columns - width(head))), columns), *self._judgement(columns)[: _ROWS - 1]]

    def _judgement(self, columns: int) -> list[Line]:
        """What was lost then, and what became of it now."""
        lost = lost_in_words(self._one, self._points(self._one.points))
        lines = wrap(lost, columns - 2, "heading", " ", " ")
        if self._is_done:
            lines += wrap(self._verdict, columns - 2, "plain", " ", " ")
        return [fit(line, columns) for line in lines]

    @property
    def _verdict(self) -> str:
        found = None if self._work is None else self._work.found
        if found is None:
            return _("It is being looked at, as the game was.")
        if found.points < 1:
            return _("That is as good as anything the adviser sees.")
        now = self._points(found.points)
        if found.points < self._one.points - 1:
            return _("Better: about {points} are lost this way.").format(points=now)
        return _("No better: about {points} are lost this way.").format(points=now)

    def _points(self, points: float) -> str:
        return shown(self.game.about.unit.points(round(points)))

    def prompt(self) -> str:
        return _("The decision is made") if self._is_done else super().prompt()

    # Keys.

    @property
    def contexts(self) -> tuple[str, ...]:
        if self._is_done:
            return (OWN_PUZZLE_OVER, *self.board.keys.reading(self.page.keys))
        return (OWN_PUZZLE, *super().contexts)

    def own_obstacle(self, action: Action) -> str | None:
        if action.name in ("hint", "show_review", "show_medals", "again", "daily", "share"):
            return _("Here you find it out yourself.")
        if action.name == "try_again" and not self.game.history:
            return _("The decision is still to be made.")
        return super().own_obstacle(action)

    def _warning(self) -> str:
        return ""

    def do_undo(self) -> None:
        self.saved.undo()
        self._shown_anew("")

    def do_redo(self) -> None:
        self.saved.redo()
        self._shown_anew("")
        if self._is_done:
            self._judge()

    def do_try_again(self) -> None:
        while self.game.history:
            self.saved.undo()
        self._shown_anew("")

    def do_show_better(self) -> None:
        self.message = self._better

    IN_WORDS = ("_better",)

    @cached_property
    def _better(self) -> str:
        """What the adviser would have done, and why."""
        best = self._one.best
        told = _("The adviser would do this: {plan}.").format(plan=plan_in_words(self._start, best))
        return paragraph([told, *reasons_in_words(best)])

    def do_leave_puzzle(self) -> None:
        self.frame.leave()

    do_leave_game = do_leave_puzzle
