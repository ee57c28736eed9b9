"""The game screen of every title: moves are begun, answered, confirmed, taken back, and computers think."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual import events, on
from textual.widget import Widget

from engine import Move, OpenGame, Plan, Refused
from engine.texts.language import gettext as _
from saves.settings import Settings
from screens.actions import Action
from screens.base import WHOLE
from screens.table.after_game import AfterGame
from screens.table.begun_move import BegunMove
from screens.table.keys import RECAP
from screens.table.overlaid_screen import OverlaidScreen
from screens.table.overlays.jumping import Jumping
from screens.table.overlays.moves import AllMoves
from screens.table.overlays.question import Ready
from screens.table.overlays.recap import Recalling
from screens.table.play.course import Course
from screens.table.play.kept_game import KeptGame
from screens.table.title import Board, Part, board_of
from screens.table.turns import TakingBack, Turns
from screens.table.viewpoint import Sight
from screens.ways import Goal, Wishes
from screens.words import shown
from widgets.lines import Line, text, wrap
from widgets.styles import StyleName

WAITING = "waiting"
"""The context while the computer decides: pages can be read meanwhile."""


class GameScreen(OverlaidScreen):
    """A saved game being played."""

    def __init__(self, saved: KeptGame, board: Board) -> None:
        """The screen of a saved game of the title whose table is given."""
        super().__init__(board)
        self.saved = saved
        self.course = Course(saved, self.follows, board.belongs_together, calls_for_all=board.calls_for_all)
        self.message = saved.recovered or ""
        self._recalling = Recalling(self)
        self._key = ""
        """The key that was pressed last."""
        self.styles.layers = "default recap"
        self._begun = BegunMove(self)
        self._after_game = AfterGame(self)
        self._turns = Turns(self, self._recalling)
        self._thinking = self._turns.thinking
        self._taking_back = TakingBack(self, self._turns)
        self._actions = board.actions(self)
        self.show_position()
        self._start_playing()

    def _start_playing(self) -> None:
        """Alone it goes straight to the decision, otherwise whoever must decide is called."""
        goes_on = bool(self.game.history) or self.saved.read_only
        if self.course.is_waiting:
            return  # the computer thinks as soon as the screen is there
        if self.course.begins_with_call:
            (self._turns.call_to_go_on if goes_on else self._turns.call_to_begin)()
        elif goes_on:
            self.to_page()
        else:
            self._turns.take_over()

    @on(events.Mount)
    async def _begin_thinking(self) -> None:
        if self.course.is_waiting:
            await self._thinking.begin_before_it_is_seen()

    # The position.

    @property
    def game(self) -> OpenGame:
        return self.saved.game

    @property
    def settings(self) -> Settings:
        """What the player has chosen for all games."""
        return self.frame.settings

    def follows(self, played: Move | None) -> Move | None:
        """The move that is made by itself after another one, or at the beginning of a game (None)."""
        return self.board.follows(self.game, played, self.settings)

    def show_position(self) -> None:
        super().show_position()
        self._after_game.follow()
        since = self.course.since
        self.pages.mark(self.board.changed(since.before, since.after) if self.sight().is_mine else frozenset())

    def sight(self) -> Sight:
        return Sight(self.game, self.course.sitting, self.game.log, is_open=self.is_handed_over)

    @property
    def is_waiting(self) -> bool:
        """Whether the computer decides."""
        return self.course.is_waiting

    # What lies over the table.

    def parts(self) -> Sequence[Widget]:
        return *super().parts(), self._recalling.panel

    def tell(self) -> None:
        super().tell()
        self._recalling.show(*self.terminal)

    @property
    def is_settled(self) -> bool:
        return super().is_settled and (self.is_too_small or self._recalling.is_settled)

    def laid_out(self) -> None:
        self._recalling.laid_out()
        super().laid_out()

    def captures(self, key: str) -> bool:
        """Any key takes away what tells what happened; what it means besides is done, too."""
        self._key = key
        if self.overlay is not None:
            self.overlay.pressed()
        action = self.frame.registry.find(self.contexts, key)
        if self._recalling.recap is None:
            return action is None and self._makes_what_it_began(key)
        if action is not None and action.name == WHOLE:
            return False
        self._recalling.close()
        if action is None:
            self.typed(key)
        return action is None or action.context == RECAP

    def to_page(self, *, straight_on: bool = True) -> None:
        """Take away all that lies over the table; a decision with one way goes straight on."""
        self._begun.forget()
        self.lay()
        if self.is_waiting or not self.board.wants_list():
            return
        self.lay(AllMoves(self))
        if straight_on and len(self.game.moves()) == 1:
            self.begin(self.game.moves()[0])

    def _makes_what_it_began(self, key: str) -> bool:
        """The key that began a move makes it, too."""
        overlay = self.overlay
        if not isinstance(overlay, Ready) or key != overlay.began_with:
            return False
        overlay.do_confirm()
        return True

    @property
    def contexts(self) -> tuple[str, ...]:
        if self._recalling.recap is not None:
            return (RECAP, *self._beneath())
        return self._beneath()

    def _beneath(self) -> tuple[str, ...]:
        """The contexts of what is open besides what tells what happened."""
        keys = self.board.keys
        if self.overlay is not None:
            return self.overlay.contexts
        return (WAITING, *keys.reading(self.page.keys)) if self.is_waiting else keys.on(self.page.keys)

    def typed(self, sign: str) -> bool:
        return self._recalling.recap is None and self.overlay is not None and self.overlay.typed(sign)

    # Words.

    def prompt(self) -> str:
        decision = self.game.decision
        if decision is None:
            return _("The game is over")
        if self.is_waiting:
            level = self.game.about.level(self.course.level or "")
            return _("{player}, {level}, decides").format(
                player=self.game.names[decision.seat], level=shown(level.shown) if level is not None else ""
            )
        hint = self.board.hint()
        if not hint or not (self.overlay is None or isinstance(self.overlay, AllMoves)):
            return shown(decision.prompt)
        return _("{prompt}: {hint}").format(prompt=shown(decision.prompt), hint=hint.format(key=self.label("go_on")))

    def foot(self, columns: int) -> list[Line]:
        """A refusal, the effect of the move being chosen, or what happened and what is under the cursor."""
        if self.message or self.overlay is None or isinstance(self.overlay, Jumping):
            return super().foot(columns)
        if self.candidate is not None:
            return self.board.preview(self.candidate, columns)
        return [text(" ") + line for line in wrap(self.overlay.objection, columns - 2)]

    def foot_rows(self, columns: int, most: int) -> int:
        """What is told of a finished game is read whole below what happened last, as far as the page can spare rows."""
        rows = super().foot_rows(columns, most)
        is_told = self.overlay is None and self.page is self.board.pages[-1]
        return max(rows, min(most, 1 + len(self.details(columns)))) if is_told else rows

    @property
    def message_style(self) -> StyleName:
        return "short" if self.message in (self.saved.problem, self.saved.recovered) else "plain"

    def details(self, columns: int) -> list[Line]:
        if self.page is self.board.pages[-1]:
            return [text(" ") + line for one in self._after_game.sentences() for line in wrap(one, columns - 2)]
        return super().details(columns)

    # Playing.

    def begin(self, move: Move | Plan, wishes: Wishes = (), goal: Goal | None = None, *, seen: bool = False) -> None:
        """Ask the next question of a move, or wait for its confirmation, see `Table.begin`."""
        self._begun.begin(move, wishes, goal, seen=seen, key=self._key)

    def goals(self) -> Sequence[Goal]:
        return self._actions.goals()

    def refused(self) -> Sequence[tuple[str, str]]:
        return self._actions.refused()

    def want(self, goal: Goal) -> None:
        """Take the only way to something, ask which of several, or say why there is none."""
        self._begun.want(goal)

    @property
    def aim(self) -> str:
        """What the move that is put together is to lead to, in words; nothing where it is made for itself."""
        return self._begun.aim

    def back_to_start(self) -> None:
        """Back to the ways of which one was chosen, or to the page."""
        self._begun.back_to_start()

    def play_now(self, move: Move | Plan) -> None:
        self.board.aimed(self._begun.target)
        self._turns.play(move)

    def refuse(self, refusal: Refused) -> None:
        """Say why something cannot be done, and show the page again."""
        self.message = shown(refusal.sentence)
        self.to_page(straight_on=False)

    def go_on(self, *, stop: bool = False) -> None:
        """Make the ordinary move; `stop`: what would follow upon it by itself is left to the player."""
        if stop:
            self.course.stop_before_next()
        self._begun.go_on()

    def sit_down(self, *, stop: bool = False) -> None:
        """The player who was called goes on; `stop`: what would follow by itself is left to the player."""
        if stop:
            self.course.stop_before_next()
        self._turns.take_over()

    def on_unmount(self) -> None:
        self._thinking.leave()
        self.lay()
        self._after_game.stop()

    # Keys of every game.

    def owners(self) -> Iterator[Part]:
        if self._recalling.recap is not None:
            yield self._recalling.recap
        yield from super().owners()
        yield from (self._actions, self._begun, self._after_game, self._thinking, self._recalling, self._taking_back)

    def called(self, action: Action) -> str:
        is_ordinary = action.name == "go_on" and self._owner(action) is self._begun
        own = self._actions.called(action) if is_ordinary else ""
        return own or super().called(action)

    def why_not(self, action: Action) -> str:
        words = self._actions.why_not(action) or self.reason(action)
        if words:
            return words
        if self.is_waiting:
            return _("Another player decides now.")
        return _("The game is over.") if self.game.decision is None else _("This is not possible now.")

    def show_page(self, name: str) -> None:
        self.lay()
        super().show_page(name)

    def do_leave_game(self) -> None:
        self._thinking.leave()
        self.frame.leave()


def game_screen(saved: KeptGame) -> GameScreen:
    """The screen on which a game that is kept is played."""
    return GameScreen(saved, board_of(saved.game.title))
