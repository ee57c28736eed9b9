"""A lesson: a short game that is played step by step, each step saying what to do and with which key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial

from textual.widget import Widget

from engine import Move, Plan, Refused, format_move, parse
from engine.medals import thresholds
from engine.texts import N_
from engine.texts.documents import Section
from engine.texts.language import gettext as _, ngettext, paragraph, pgettext
from saves import SavedGame, SaveError
from saves.records import records
from saves.settings import Settings
from screens import by_name
from screens.actions import Action
from screens.base import BaseScreen
from screens.plain import words_of
from screens.table.game import GameScreen
from screens.table.picture.layout import DESK, desk
from screens.table.play.computers import seed_of
from screens.table.steps import Lesson, Step, lesson_of, without_answers
from screens.table.taught_game import TaughtGame
from screens.table.title import board_of
from screens.ways import Goal, Wishes
from screens.words import shown
from widgets.filled import fill
from widgets.lines import Line, broken, fit, rule, text, width, wrap
from widgets.panel import Panel

CONTEXT, OVER = "lesson", "lesson-over"
"""The contexts of a step, and of the end of the lesson."""

ROWS = 5
"""The rows above the game: what the step is called, and what to do."""

_NODES = 400
"""How much the adviser thinks about a move of it: an instant."""

_MOST_MOVES = 12
"""How many moves a step takes at most."""


_GOALS = (
    N_("Your goal: {points} in the daily harbour, a bronze medal. {key} shows it."),
    N_("Your goal: {points} in the daily harbour, a silver medal. {key} shows it."),
    N_("Your goal: {points} in the daily harbour, a gold medal. {key} shows it."),
)
"""What is to be reached next, by how many medals one's best game earned."""


class LessonScreen(GameScreen):
    """The game screen of a title with a step of the lesson above it."""

    def __init__(self, lesson: Lesson, variant: str = "") -> None:
        self._lesson, self._variant = lesson, variant
        self._seen: set[str] = set()
        """The pages that were looked at."""
        self._taught = Panel(self._band, id="step")
        self._ended = 0
        """How often the key to go on ended a turn that could have ended by itself."""
        self._kept = TaughtGame(lesson)
        super().__init__(self._kept, board_of(lesson.title))
        if lesson.is_half_done(self.game):
            self.message = _("You go on where you left off; {key} begins again.").format(
                key=self.shown_keys.labels(CONTEXT)["restart_lesson"]
            )

    def follows(self, played: Move | None) -> Move | None:
        return self._lesson.follows(self.game, played)

    def prompt(self) -> str:
        return _("The lesson is over") if self.is_over else super().prompt()

    # The step.

    @property
    def number(self) -> int:
        """Which step it is, from 0; it follows from the moves that were played, so that any can be taken back."""
        done = [one.is_done(self.game) if not one.page else one.page in self._seen for one in self._lesson.steps]
        played = max((n for n, is_done in enumerate(done) if is_done and not self._lesson.steps[n].page), default=-1)
        return next((n for n, is_done in enumerate(done) if n > played and not is_done), len(done) - 1)

    @property
    def step(self) -> Step:
        """The step that is to be done now."""
        return self._lesson.steps[self.number]

    @property
    def _told(self) -> Section:
        """What the lesson says of that step."""
        return self._lesson.told()[self.number]

    @property
    def is_over(self) -> bool:
        """Whether the last step is reached."""
        return self.step is self._lesson.steps[-1]

    @property
    def contexts(self) -> tuple[str, ...]:
        if self.is_over:
            return (OVER, *self.board.keys.reading(self.page.keys))
        return (CONTEXT, *super().contexts)

    def _objects_to(self, move: Move) -> bool:
        """Say so if a move is not the one that the step wishes; what follows by itself always is."""
        if self.step.allows(move) or move == self.follows(None):
            return False
        self.message = self._not_yet()
        return True

    def _not_yet(self) -> str:
        return _("First this step, as it is told above: {step}. ({key} plays it for you.)").format(
            step=self._wished or self._told.title, key=self.shown_keys.labels(CONTEXT)["skip_step"]
        )

    @property
    def _wished(self) -> str:
        """The next move that the step wishes, in words; nothing where any will do, or a page is to be looked at."""
        wish = self._wish_of(self.step)
        return words_of(self.game.title).phrase(self.game, wish) if wish is not None else ""

    def begin(self, move: Move | Plan, wishes: Wishes = (), goal: Goal | None = None, *, seen: bool = False) -> None:
        # Of a plan that leads beyond the step its first move alone is made.
        if isinstance(move, Plan) and not all(map(self.step.allows, move.moves)):
            move = move.moves[0]
        if isinstance(move, Plan) or not self._objects_to(move):
            super().begin(move, wishes, goal, seen=seen)

    def play_now(self, move: Move | Plan) -> None:
        if isinstance(move, Plan) or not self._objects_to(move):
            super().play_now(move)

    def _ends_by_itself(self) -> bool:
        """Whether the settings could have spared the key to go on."""
        follows = partial(self.board.follows, self.game, self.game.log[-1][0] if self.game.log else None)
        return follows(_by_itself(self.frame.settings)) is not None and follows(self.frame.settings) is None

    def available(self, action: Action) -> bool:
        if action.name == "let_turns_end":
            return self._ended > 0 and not self.frame.settings.end_turn
        return action.name not in self._lesson.leaves_out and super().available(action)

    def why_not(self, action: Action) -> str:
        return self._not_yet() if action.name in self._lesson.leaves_out else super().why_not(action)

    def perform(self, action: Action) -> None:
        self._ended += action.name == "go_on" and not self.is_over and self._ends_by_itself()
        super().perform(action)
        if self.is_active and self.step.page and self.page.keys.name == self.step.page:
            self._seen.add(self.step.page)
            self.redraw()

    # The picture.

    def parts(self) -> Sequence[Widget]:
        return self._taught, *super().parts()

    @property
    def rows_above(self) -> int:
        return ROWS

    def tell(self) -> None:
        self._taught.show(self._band)
        super().tell()

    def _band(self, columns: int, _rows: int) -> list[Line]:
        """The step in words."""
        count = pgettext("steps", "{n} of {count}").format(n=self.number + 1, count=len(self._lesson.steps))
        head = text("─ ", "rule") + text(_("First game"), "title") + text(f" {count} ", "dim")
        head += text("─ ", "rule") + text(self._told.title, "heading") + text(" ", "rule")
        labels = {name: text(key, "key") for name, key in self.shown_keys.labels(CONTEXT, OVER).items()}
        lines = broken(fill(self._told.words, "plain", **labels), columns - 2)
        return [fit(head + rule(max(0, columns - width(head))), columns), *(text(" ") + line for line in lines)]

    def foot(self, columns: int) -> list[Line]:
        """Once the lesson is over, what happened last, and what could come next."""
        if not self.is_over or self.message:
            return super().foot(columns)
        told = [line for one in self._next_sentences() for line in wrap(one, columns - 2, "plain", " ", " ")]
        return desk(self.happened, told, columns, DESK)

    def _next_sentences(self) -> list[str]:
        """A goal for the next game, and the offer to let turns end by themselves."""
        labels = self.shown_keys.labels(OVER)
        told = [self._next_goal.format(key=labels["daily"])] if self._next_goal else []
        if self._ended and not self.frame.settings.end_turn:
            words = ngettext(
                "You pressed {key} {n} time to end a turn that was over: {yes} lets such turns end by themselves.",
                "You pressed {key} {n} times to end a turn that was over: {yes} lets such turns end by themselves.",
                self._ended,
            )
            told.append(words.format(key=self.label("go_on"), n=self._ended, yes=labels["let_turns_end"]))
        return told

    @cached_property
    def _next_goal(self) -> str:
        """What to reach in the daily harbour, with a place for the key that shows it; nothing where there is none."""
        about = self.game.about
        if about.daily is None:
            return ""
        try:
            known = [one.best for one in records() if one.title == about.name and one.day is not None]
        except SaveError:
            known = []
        medals, best = thresholds(about.name, about.daily.variant, about.daily.seats), max(known, default=None)
        if medals is None:
            return _("Your goal: the daily harbour, the same for everybody. {key} shows it.")
        for least, words in zip(medals.rising, _GOALS, strict=True):
            if best is None or best < least:
                return _(words).format(points=shown(about.unit.points(least)), key="{key}")
        return _("Your goal: more than {points} in the daily harbour, your best. {key} shows it.").format(
            points=shown(about.unit.points(best or 0)), key="{key}"
        )

    # Keys.

    def do_let_turns_end(self) -> None:
        self.frame.change_settings(_by_itself(self.frame.settings))
        self.message = _("Turns end by themselves from now on; the settings can change that.")

    def do_daily(self) -> None:
        self.frame.leave()
        self.frame.open_screen("daily", self._lesson.title)

    def do_skip_step(self) -> None:
        step = self.step
        if step.page:
            self.show_page(step.page)
            return
        told: list[str] = []
        for _move in range(_MOST_MOVES):
            move = self._next_of(step)
            if self.step is not step or move is None:
                break
            try:
                super().play_now(self.game.tried(move)[1])
            except Refused as refusal:
                self.message = shown(refusal.sentence)
                break
            told.append(self.happened)
        self.happened = paragraph(told)

    def _next_of(self, step: Step) -> Move | None:
        """The move that goes on with a step: what it wishes, before what simply comes next could rule that out.

        Where it wishes nothing, it is what the adviser puts first, at whose advice the lesson ends.
        """
        wish = self._wish_of(step)
        if wish is not None:
            return wish
        look = next(by_name.looks(self.game, 1, seed=seed_of(self.game), budgets=(_NODES,)), None)
        return self.board.ordinary() if step.moves or look is None else look.advice[0].move

    def _wish_of(self, step: Step) -> Move | None:
        """The first move that a step wishes and that can be made now."""
        legal = {format_move(move) for move in self.game.moves()}
        return next((parse(self.game, wish) for wish in step.moves if without_answers(wish) in legal), None)

    def do_play_lesson_on(self) -> None:
        """Play the same game on, as a saved game like any other: advice and all pages are there."""
        try:
            saved = SavedGame.keep(self.saved.game, first_game=True)
        except SaveError as error:
            self.message = str(error)
            return
        self.frame.open_game(saved)

    def do_restart_lesson(self) -> None:
        self._kept.forget()
        self.frame.open_lesson(self._lesson.title, self._variant)

    def do_leave_game(self) -> None:
        self.frame.leave()

    do_leave_lesson = do_leave_game

    def do_new_game(self) -> None:
        self.frame.leave()
        self.frame.open_screen("new-game", self._lesson.title)


def _by_itself(settings: Settings) -> Settings:
    """The same settings, with turns that end by themselves."""
    return replace(settings, end_turn=True)


def lesson_screen(title: str, variant: str = "") -> BaseScreen:
    """The lesson of a title that has one, that of the variant where there is one."""
    return LessonScreen(lesson_of(title, variant), variant)
