"""The game screen of every title: what lies over its table, its words, and the keys that work there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.widget import Widget

from engine import Move, Plan
from engine.texts.language import gettext as _, within
from screens import by_name
from screens.actions import Action
from screens.base import WHOLE
from screens.table.game_over import GameOverScreen
from screens.table.keys import COMPANY, FOR_LATER, RECAP, RESULT
from screens.table.overlays.advice import HintList
from screens.table.overlays.moves import AllMoves, RowNumber
from screens.table.overlays.question import Ready
from screens.table.picture.layout import DESK
from screens.table.play.kept_game import KeptGame
from screens.table.title import Board, Part, TitleActions, board_of
from screens.words import shown
from widgets.lines import EMPTY, Line, text, wrap
from widgets.panel import Panel
from widgets.styles import StyleName

WAITING = "waiting"
"""The context while the computer decides: pages can be read meanwhile."""
_LOW = 30
"""Rows of a terminal in which the foot makes room for the page above advice."""
_LEAST_FOOT = 2
"""Rows of the foot below advice at least."""


class GameScreen(GameOverScreen):
    """A saved game being played."""

    def __init__(self, saved: KeptGame, board: Board) -> None:
        super().__init__(saved, board)
        self._recap = Panel(id="recap")
        self._recap.display = False
        self._is_recap_settled = True
        self._foot_of: tuple[object, ...] = ()
        self._foot_needed = DESK
        self.show_position()
        self._start_playing()

    @property
    def title_actions(self) -> TitleActions:
        return self.board.actions(self.page, self.shown_keys)

    # The picture.

    def show_position(self) -> None:
        super().show_position()
        since = self.course.since
        self.pages.mark(self.board.changed(since.before, since.after) if self.sight().is_mine else frozenset())

    def parts(self) -> Sequence[Widget]:
        return *super().parts(), self._recap

    def tell(self) -> None:
        super().tell()
        is_open = self.recap is not None
        if self._recap.display != is_open:
            self._recap.display = is_open
            self._is_recap_settled = False
        if self.recap is not None:
            columns, rows = self.terminal
            self._recap.show(self.recap.lines(columns, rows - 2))

    @property
    def is_settled(self) -> bool:
        return super().is_settled and (self.is_too_small or self._is_recap_settled)

    def laid_out(self) -> None:
        self._is_recap_settled = True
        super().laid_out()

    # Words.

    def prompt(self) -> str:
        decision = self.game.decision
        if decision is None and self.page.keys.name == RESULT:
            return _("The game is over")
        if decision is None:
            return _("The game is over: {key} shows the result").format(key=self.label(f"show_{RESULT}"))
        if self.overlay is not None and self.overlay.prompt:
            return self.overlay.prompt
        if asked := self.asked_words():
            return asked
        if self.is_waiting:
            return self._waited_for(self.game.names[decision.seat])
        hint = self.board.hint()
        if not hint or not (self.overlay is None or isinstance(self.overlay, AllMoves)):
            return shown(decision.prompt)
        # Translators: what is to be decided, and which key to press.
        return _("{prompt}; {hint}").format(prompt=shown(decision.prompt), hint=hint.format(key=self.label("go_on")))

    def _waited_for(self, player: str) -> str:
        """Who decides whom nobody calls; of a computer's player its level, too, unless a host has called it by that."""
        name = self.course.level
        called, _tilde, number = player.partition("~")
        if name is None or called == name or (number and name.startswith(called)):
            return self.waiting_words(player)
        level = self.game.about.level(name)
        return _("{player}, {level}, decides").format(
            player=player, level=name if level is None else within(shown(level.shown))
        )

    def foot(self, columns: int) -> list[Line]:
        """A refusal, the effect of the move being chosen, or what happened and what is under the cursor."""
        if self.message or self.overlay is None or isinstance(self.overlay, RowNumber):
            return super().foot(columns)
        if self.candidate is not None:
            preview, told = self._previewed(self.candidate, columns), self._remarked(columns)
            rows = self.foot_rows(columns, DESK)
            # It stays in its place, wherever the cursor is.
            blanks = [EMPTY] * (rows - len(preview) - len(told))
            return [*preview, *blanks, *told] if len(preview) + len(told) <= rows else preview
        return [text(" ") + line for line in wrap(self.overlay.objection, columns - 2)]

    def _previewed(self, move: Move | Plan, columns: int) -> list[Line]:
        """What a move that could be chosen would do."""
        return self.board.preview(move, columns, is_named=isinstance(self.overlay, HintList))

    def _remarked(self, columns: int) -> list[Line]:
        """What is said besides of all that could be chosen."""
        words = self.overlay.remarks if self.overlay is not None else ""
        return [text(" ") + line for line in wrap(words, columns - 2, "dim")]

    def foot_rows(self, columns: int, most: int) -> int:
        """Advice grows from the foot: in a low terminal a page of its whole width has the rows that no plan needs.

        Beside a side column they would be of the list of plans, which costs more to draw the longer it is.
        """
        hint = self.overlay
        if not isinstance(hint, HintList) or self.terminal[1] > _LOW or not self.page.is_wide:
            return super().foot_rows(columns, most)
        what = (hint, hint.candidates, hint.remarks, columns)
        if self._foot_of != what:
            told = len(self._remarked(columns))
            needed = [told + len(self._previewed(one, columns)) for one in hint.candidates] or [DESK]
            # It never shrinks while the hint is open: what is read stays in its place.
            least = self._foot_needed if self._foot_of[:1] == what[:1] and self._foot_of[1] else _LEAST_FOOT
            self._foot_of, self._foot_needed = what, min(DESK, max([*needed, least]))
        return self._foot_needed

    @property
    def message_style(self) -> StyleName:
        return "short" if self.message in (self.saved.problem, self.saved.recovered) else "plain"

    # Keys.

    def captures(self, key: str) -> bool:
        """Any key takes away what tells what happened; what it means besides is done, too."""
        self._key = key
        if self.overlay is not None:
            self.overlay.pressed()
        action = self.frame.registry.find(self.contexts, key)
        if self.recap is None:
            return action is None and self._makes_what_it_began(key)
        if action is not None and action.name == WHOLE:
            return False
        self.close_recap()
        if action is None:
            self.typed(key)
        return action is None or action.context == RECAP

    def _makes_what_it_began(self, key: str) -> bool:
        """The key that began a move makes it, too."""
        overlay = self.overlay
        if not isinstance(overlay, Ready) or key != overlay.began_with:
            return False
        self.heed(overlay.do_confirm())
        return True

    @property
    def contexts(self) -> tuple[str, ...]:
        if self.recap is not None:
            return (RECAP, *self._beneath())
        return self._beneath()

    def _beneath(self) -> tuple[str, ...]:
        """The contexts of what is open besides what tells what happened."""
        found = self._of_table()
        later = (FOR_LATER,) if self.is_waiting and self.overlay is None else ()
        return (*found, *later, COMPANY) if self.is_public else found

    def _of_table(self) -> tuple[str, ...]:
        """The same without what is said to others."""
        keys = self.board.keys
        if self.overlay is not None:
            return self.overlay.contexts
        return (WAITING, *keys.reading(self.page.keys)) if self.is_waiting else keys.on(self.page.keys)

    def typed(self, sign: str) -> bool:
        return self.recap is None and self.overlay is not None and self.overlay.typed(sign)

    def owners(self) -> Iterator[Part]:
        if self.recap is not None:
            yield self.recap
        yield from super().owners()
        yield self.title_actions

    def called(self, action: Action) -> str:
        is_ordinary = action.name == "go_on" and self._owner(action) is self
        own = self.title_actions.called(action) if is_ordinary else ""
        return own or super().called(action)

    def why_not(self, action: Action) -> str:
        words = self.title_actions.why_not(action) or self._obstacle(action)
        if words:
            return words
        if self.is_waiting:
            return _("Another player decides now.")
        return _("The game is over.") if self.game.decision is None else _("This is not possible now.")

    def why_nothing(self, key: str) -> str:
        # What does something on one's own turn does so soon: it is not unknown.
        if self.is_waiting and self.overlay is None:
            keys = self.board.keys.on(self.page.keys)
            if self.frame.registry.find(keys, key) is not None:
                return _("Another player decides now.")
        return super().why_nothing(key)

    def show_page(self, name: str) -> None:
        self.lay()
        super().show_page(name)

    def do_leave_game(self) -> None:
        self.thinking.leave()
        self.frame.leave()


def game_screen(saved: KeptGame) -> GameScreen:
    """The screen on which a game that is kept is played, or a puzzle tried."""
    if saved.puzzle:
        screen: GameScreen = by_name.puzzle_screen(saved)
        return screen
    return GameScreen(saved, board_of(saved.game.title))
