"""A table with what lies over it: the move that is put together, and all from which one can be begun."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from itertools import chain

from textual.widget import Widget

from engine import Move, Plan, Refused
from engine.texts.language import gettext as _
from screens.actions import EVERYWHERE, Action, key_label
from screens.table import requests
from screens.table.move import palette
from screens.table.overlays.advice import HintList
from screens.table.overlays.asides import HandOver
from screens.table.overlays.moves import AllMoves, RowNumber, Search, TypedMove
from screens.table.overlays.overlay import Overlay
from screens.table.overlays.question import Draft, OpenQuestion, Ready, WayChoice
from screens.table.requests import Request
from screens.table.table_screen import TableScreen
from screens.table.title import Board, TitleActions
from screens.ways import Goal, Wishes, furthered, outcome, turns_up
from screens.words import shown
from widgets.field import Field


class OverlaidScreen(TableScreen):
    """The screen of a table on which moves are begun and answered."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.overlays: list[Overlay] = []
        """What lies over the table, the topmost last."""
        self.field = Field(id="field")
        """Where text is typed into what lies over the table, which shows it in its title."""
        self.field.display = False
        self._goal: Goal | None = None
        """What the move that is put together leads to, if one of several ways to it was chosen."""
        self._key = ""
        """The key that was pressed last."""

    def parts(self) -> Sequence[Widget]:
        return *super().parts(), self.field

    @property
    @abstractmethod
    def title_actions(self) -> TitleActions:
        """What the title does upon its keys."""

    @abstractmethod
    def play_now(self, move: Move | Plan) -> None:
        """Play a complete move, or all moves of a plan, at once."""

    @property
    @abstractmethod
    def is_waiting(self) -> bool:
        """Whether the computer decides."""

    # What lies over it.

    @property
    def overlay(self) -> Overlay | None:
        return self.overlays[-1] if self.overlays else None

    @property
    def candidate(self) -> Move | Plan | None:
        """The move whose effect is to be shown, if one is being put together or the cursor is on one in a list."""
        return self.overlay.candidate if self.overlay is not None else None

    def reworded(self) -> None:
        super().reworded()
        self.happened = self.message = ""
        self.look()

    def lay(self, *overlays: Overlay) -> None:
        """Have these over the table, and no others."""
        for old in self.overlays:
            if old not in overlays:
                old.closed()
        was_handed_over = self.is_handed_over
        self.overlays = list(overlays)
        if was_handed_over != self.is_handed_over:
            self.show_position()

    @property
    def is_handed_over(self) -> bool:
        """Whether somebody is called to the keyboard, so that only what lies open may be seen."""
        return any(isinstance(one, HandOver) for one in self.overlays)

    def to_page(self, *, straight_on: bool = True) -> None:
        """Take away all that lies over the table; a decision with one way goes straight on."""
        self._goal = None
        self.lay()
        if self.is_waiting or not self.board.wants_list():
            return
        self.lay(AllMoves(self._doable(), self.board))
        if straight_on and len(self.game.moves()) == 1:
            self.begin(self.game.moves()[0])

    @property
    def is_typing(self) -> bool:
        return self.overlay is not None and self.overlay.is_typing

    def why_nothing(self, key: str) -> str:
        own = self.overlay.why_nothing(key_label(key)) if self.overlay is not None else ""
        return own or super().why_nothing(key)

    def changed(self) -> None:
        """Show what has changed while no key was pressed."""
        if self.is_active:
            self.redraw()

    def heed(self, request: Request) -> None:
        match request:
            case requests.Begin(move, wishes, goal, seen):
                self.begin(move, wishes, goal, seen=seen)
            case requests.Want(goal):
                self.want(goal)
            case requests.BackToStart():
                self.back_to_start()
            case requests.Play(move):
                self.play_now(move)
            case requests.Say(words):
                self.message = words
            case requests.Close(words):
                self.message = words
                self.lay(*self.overlays[:-1])
            case requests.ToPage(straight_on):
                self.to_page(straight_on=straight_on)
            case requests.ShowPage(name):
                self.show_page(name)
            case requests.Perform(action):
                self.to_page(straight_on=False)
                self.perform(action)
            case requests.ReadRules(title, about):
                self.to_page(straight_on=False)
                self.frame.open_rules(title, about)
            case _:
                super().heed(request)

    # The move that is put together.

    def begin(self, move: Move | Plan, wishes: Wishes = (), goal: Goal | None = None, *, seen: bool = False) -> None:
        """Ask the next question of a move, or wait for its confirmation, see `requests.Begin`."""
        if goal is not None or not wishes:
            self._goal = goal
        try:
            draft, question = (move, None) if isinstance(move, Plan) else furthered(self.game, move, wishes)
        except Refused as refusal:
            self.refuse(refusal)
            return
        if question is not None and not isinstance(draft, Plan):
            aim = self._goal.aim(wishes) if self._goal is not None else ""
            self.lay(OpenQuestion(self.game, self.board, draft, question, wishes, aim))
        elif self.frame.settings.confirm and not (seen and self._shows_all(draft)):
            self.lay(Ready(self.board, draft, wishes, self._key))
        else:
            self.play_now(draft)

    def _shows_all(self, move: Move | Plan) -> bool:
        """Whether what a move does can be seen before it is made: it turns nothing up."""
        after, _events = outcome(self.game, move)
        return not turns_up(after)

    def refuse(self, refusal: Refused) -> None:
        """Say why something cannot be done, and show the page again."""
        self.message = shown(refusal.sentence)
        self.to_page(straight_on=False)

    def want(self, goal: Goal) -> None:
        if not goal.ways:
            self.message = goal.reason
        elif len(goal.ways) == 1:
            self.begin(goal.ways[0].move, goal.ways[0].wishes, goal)
        else:
            self.lay(WayChoice(self.game, self.board, goal))

    def back_to_start(self) -> None:
        """Back to the ways of which one was chosen, or to the page."""
        if self._goal is None or len(self._goal.ways) == 1:
            self.to_page(straight_on=False)
        else:
            self.lay(WayChoice(self.game, self.board, self._goal))

    # Where one is begun.

    def _doable(self) -> list[palette.Entry]:
        return palette.doable(self.game, self.board, self.title_actions.goals())

    def _not_doable(self) -> list[palette.Entry]:
        """What can be found besides moves: what can be read, opened, done with a key, and what is not possible."""
        title = self.game.title
        active = self.frame.registry.active((*self.board.keys.playing(), EVERYWHERE))
        actions = ((one, keys[0], "" if self.available(one) else self.why_not(one)) for one, keys in active)
        out_of_reach = ((goal.words, goal.reason) for goal in self.title_actions.goals() if not goal.ways)
        return [
            *palette.rules_to_read(title),
            *palette.pages_to_open(self.board.pages),
            *palette.commands(actions),
            *palette.refused(chain(out_of_reach, self.title_actions.refused())),
        ]

    def own_obstacle(self, action: Action) -> str | None:
        about = self.game.about
        if action.name in ("hint", "show_review") and not about.advised:
            return _("There is no adviser for {title}.").format(title=shown(about.shown))
        if action.name == "go_on":
            return "" if self.board.ordinary() is None else None
        return "" if action.name in ("all_moves", "find", "hint", "type_move") and not self.game.moves() else None

    def do_go_on(self) -> None:
        move, onward = self.board.ordinary(), self.title_actions.onward()
        if onward is not None:
            self.want(onward)
        elif move is not None and self.game.ask(move) is None:
            self.play_now(move)
        elif move is not None:
            self.begin(move)

    def do_all_moves(self) -> None:
        self._goal = None
        self.lay(AllMoves(self._doable(), self.board))

    def do_find(self) -> None:
        self._goal = None
        self.lay(Search(self._doable(), self._not_doable, self.field))

    def do_to_number(self) -> None:
        self.lay(RowNumber(self.page, self.field))

    def do_type_move(self) -> None:
        self._goal = None
        self.lay(TypedMove(self.game, self.field))

    def do_hint(self) -> None:
        questions = [one for one in self.overlays if isinstance(one, Draft)]
        advice = HintList(self.game, self.frame.settings.thinking, self.shown_keys, over_question=bool(questions))
        self.lay(*questions, advice)
        self.in_background(partial(advice.think, self.changed))
