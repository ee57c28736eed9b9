"""How a move is begun at a table, by its key, out of a list, typed or after a hint, and what it is to lead to."""

from __future__ import annotations

from engine import Move, Plan, Refused
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.table.overlays.advice import Advising
from screens.table.overlays.jumping import Jumping
from screens.table.overlays.moves import AllMoves, Finding, Notating
from screens.table.overlays.overlay import PlayingTable
from screens.table.overlays.question import Asking, Choosing, Draft, Ready
from screens.table.title import Part
from screens.ways import Goal, Wishes, furthered, outcome, turns_up
from screens.words import shown


class BegunMove(Part):
    """The part of a game's screen with which a move is put together."""

    def __init__(self, screen: PlayingTable) -> None:
        """Nothing is put together yet."""
        self._screen = screen
        self._goal: Goal | None = None
        """What the move leads to, if one of several ways to it was chosen."""

    @property
    def aim(self) -> str:
        """What the move is to lead to, in words; nothing where it is made for itself."""
        return self._goal.words if self._goal is not None else ""

    @property
    def target(self) -> str:
        """What the move is to lead to, by its name in the game; nothing where it is made for itself."""
        return self._goal.name if self._goal is not None else ""

    def forget(self) -> None:
        """What is begun next leads nowhere but to itself."""
        self._goal = None

    def begin(self, move: Move | Plan, wishes: Wishes, goal: Goal | None, *, seen: bool, key: str) -> None:
        """Ask the next question of a move, or wait for its confirmation, see `Table.begin`; `key` began it."""
        screen = self._screen
        if goal is not None or not wishes:
            self._goal = goal
        try:
            draft, question = (move, None) if isinstance(move, Plan) else furthered(screen.game, move, wishes)
        except Refused as refusal:
            screen.refuse(refusal)
            return
        if question is not None and not isinstance(draft, Plan):
            screen.lay(Asking(screen, draft, question, wishes))
        elif screen.settings.confirm and not (seen and self._shows_all(draft)):
            screen.lay(Ready(screen, draft, wishes, key))
        else:
            screen.play_now(draft)

    def _shows_all(self, move: Move | Plan) -> bool:
        """Whether what a move does can be seen before it is made: it turns nothing up."""
        after, _events = outcome(self._screen.game, move)
        return not turns_up(after)

    def want(self, goal: Goal) -> None:
        """Take the only way to something, ask which of several, or say why there is none."""
        if not goal.ways:
            self._screen.say(goal.reason)
        elif len(goal.ways) == 1:
            self._screen.begin(goal.ways[0].move, goal.ways[0].wishes, goal)
        else:
            self._screen.lay(Choosing(self._screen, goal))

    def back_to_start(self) -> None:
        """Back to the ways of which one was chosen, or to the page."""
        if self._goal is None or len(self._goal.ways) == 1:
            self._screen.to_page(straight_on=False)
        else:
            self._screen.lay(Choosing(self._screen, self._goal))

    def go_on(self) -> None:
        """Make the ordinary move."""
        move = self._screen.board.ordinary()
        if move is not None and self._screen.game.ask(move) is None:
            self._screen.play_now(move)
        elif move is not None:
            self._screen.begin(move)

    # Keys.

    def available(self, action: Action) -> bool:
        screen = self._screen
        if action.name == "go_on":
            return screen.board.ordinary() is not None
        if action.name == "hint" and not screen.game.about.advised:
            return False
        return action.name == "to_number" or bool(screen.game.moves())

    def why_not(self, action: Action) -> str:
        about = self._screen.game.about
        if action.name == "hint" and not about.advised:
            return _("There is no adviser for {title}.").format(title=shown(about.shown))
        return ""

    def do_go_on(self) -> None:
        self.go_on()

    def do_all_moves(self) -> None:
        self.forget()
        self._screen.lay(AllMoves(self._screen))

    def do_find(self) -> None:
        self.forget()
        self._screen.lay(Finding(self._screen))

    def do_to_number(self) -> None:
        self._screen.lay(Jumping(self._screen))

    def do_type_move(self) -> None:
        self.forget()
        self._screen.lay(Notating(self._screen))

    def do_hint(self) -> None:
        questions = [one for one in self._screen.overlays if isinstance(one, Draft)]
        self._screen.lay(*questions, Advising(self._screen, over_question=bool(questions)))
