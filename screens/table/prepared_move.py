"""A move that is kept for one's next turn at a table with others, while they decide."""

from __future__ import annotations

from engine import EngineError, Move, parse
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.table.overlays.words import PreparedMove
from screens.table.plan_words import before_last, kept_in_words
from screens.table.requests import Close, Request
from screens.table.together import TogetherScreen
from screens.words import shown


class PreparingScreen(TogetherScreen):
    """The screen of a table at which whoever waits may choose what to do then."""

    def own_obstacle(self, action: Action) -> str | None:
        if action.name == "prepare" and self.course.company is not None and not self._can_prepare:
            return _("A move is kept for later while others decide.")
        return super().own_obstacle(action)

    @property
    def _can_prepare(self) -> bool:
        return self.is_public and self.is_waiting and not self.course.is_watched

    def do_prepare(self) -> None:
        company = self.course.company
        if company is not None:
            last = self._last_moves()
            self.lay(PreparedMove(self.game, last, self._keep, company.prepared, self.field))

    def waiting_words(self, player: str) -> str:
        company = self.course.company
        if self.course.is_watched or company is None or not company.prepared:
            return super().waiting_words(player)
        kept = kept_in_words(self.game, self.course.sitting, company.prepared)
        return _("{player} decides; kept for your turn: {move}").format(player=player, move=kept)

    def _last_moves(self) -> tuple[Move, ...]:
        """What could be done at one's own last decision."""
        before = before_last(self.game, self.course.sitting)
        return before.moves() if before is not None else ()

    def _keep(self, notation: str) -> Request:
        return self._of_the_host(lambda company: company.prepare(notation)) or Close()

    def _use_prepared(self) -> None:
        """One's turn has come: show what was kept for it, or say why it is no longer possible."""
        company = self.course.company
        if company is None or not company.prepared or self.is_waiting or self.course.is_watched:
            return
        notation = company.prepared
        if self.course.deciding is None:
            return
        self._of_the_host(lambda company: company.prepare(""))
        self.close_recap()
        try:
            move = parse(self.game, notation)
            self.game.ask(move)
        except EngineError as error:
            self.message = _("What you kept for this turn, {move}, is no longer possible. {reason}").format(
                move=kept_in_words(self.game, self.course.sitting, notation), reason=shown(error.sentence)
            )
            return
        self.begin(move)
