"""A game in plain mode: reads lines, plays what they say, and has what changed told."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine import EngineError, Move, Plan
from engine.notation import LONGEST_LINE
from engine.texts.language import gettext as _
from saves.names import printable
from saves.settings import load
from screens.plain import words_of
from screens.table.play.course import Course
from screens.table.play.kept_game import NamedGame
from screens.ways import Wishes
from tui.plain.questions import Draft, asked
from tui.plain.seats import Seats
from tui.plain.teller import Teller
from tui.plain.typed_moves import ONLY_TELL, Doubt, Typed, line_meant
from tui.plain.typed_words import Unclear, is_yes

_WITH_WORDS = ("help", "?", "log", "better")
"""The commands that more words may follow."""

_WHILE_HANDED_OVER = ("table", "forecast", "scores", "log", "help", "undo", "save", "quit")
"""The commands that show nothing of whoever takes over."""


class Session:
    """A saved game being played by lines of text."""

    def __init__(
        self, saved: NamedGame, write: Callable[[str], None], *, hands_over: bool = False, enter_goes_on: bool = False
    ) -> None:
        """`write` is given each line to print, without its end.

        `hands_over`: people who have secrets from each other hand over without looking. `enter_goes_on`: an empty line
        goes on with what simply comes next, and opens the next turn; otherwise it does so in questions alone.
        """
        self._course = Course(saved)
        self._game = saved.game
        self._words = words_of(saved.game.title)
        self._seats = Seats(self._course, hands_over=hands_over)
        self.tell = Teller(saved, self._words, self._seats, write)
        """What prints."""
        self._draft = Draft(saved.game)
        self._doubt: Doubt | None = None
        self._by_enter = enter_goes_on
        self._opens = False
        self._commands: dict[str, Callable[[str], None]] = {
            "moves": self._moves,
            "table": self.tell.table,
            "forecast": self.tell.forecast,
            "scores": self.tell.scores,
            "hint": self.tell.hint,
            "review": self.tell.review,
            "better": self.tell.better,
            "undo": self._undo,
            "redo": self._redo,
            "next": self._next,
            "save": self.tell.saving,
            "back": self._back,
            "quit": self._quit,
            "help": self.tell.help,
            "?": self.tell.help,
            "log": self.tell.log,
        }
        """What is done for a command, given the words behind it."""
        self.has_left = False
        """Whether the player has said goodbye."""

    @property
    def is_over(self) -> bool:
        return self._game.decision is None

    @property
    def is_done(self) -> bool:
        """Whether nothing more is read from a pipe."""
        return self.is_over

    @property
    def takes_empty_lines(self) -> bool:
        """Whether an empty line means something now."""
        return self._draft.is_open or self._seats.awaited is not None

    def greet(self) -> None:
        """Say which game it is, let the computer move if it must, and ask for the first decision."""
        self.tell.greet(by_enter=self._by_enter)
        if self._course.news:
            self.tell.say(self._course.news)
        self._go_on()

    def leave(self) -> None:
        """Nobody plays on."""
        self._course.leave()

    def ask(self) -> None:
        """Say what is to be decided or answered now."""
        if (question := self._draft.question) is not None:
            self.tell.say(*asked(question))
        elif self._doubt is not None:
            self.tell.say(self._doubt.question)
        elif self._course.is_waiting:
            self.tell.waits()
        else:
            self.tell.decision()

    # What is typed.

    def take(self, line: str) -> None:
        """Do what a line says. Raises `Unclear`, `engine.EngineError` or `saves.SaveError`; then nothing was done."""
        if len(line) > LONGEST_LINE:
            raise Unclear(_("The line is too long: {n} signs are read at most."), n=LONGEST_LINE)
        typed = " ".join(printable(line).split())
        if typed.startswith("#"):
            return
        first, _blank, rest = typed.partition(" ")
        command = self._commands.get(first if first in _WITH_WORDS else typed)
        if self._doubt is not None and typed != "quit":
            if command is not None and first in ONLY_TELL:
                command(rest)
                self.ask()
            else:
                self._settle(self._doubt, typed)
        elif self._seats.awaited is not None and first not in _WHILE_HANDED_OVER:
            self._hand_over(typed)
        elif command is not None:
            command(rest)
        elif (hinted := self.tell.hints.named(typed)) is not None:
            self._play(hinted)
            self._draft.drop()
            self._go_on()
        elif self._draft.is_open:
            self._go_on_with(self._draft.answer(typed))
        elif typed:
            self._do(typed)
        elif self._by_enter and not self.is_over:
            self._enter()

    def _do(self, typed: str) -> None:
        found = line_meant(self._game, self._words, typed, self._commands)
        if isinstance(found, Typed):
            self._take_up(found)
        else:
            found("")

    def _take_up(self, found: Typed) -> None:
        """Begin a move that was typed, or ask whether it is meant where it was typed by half."""
        if found.is_half:
            self._game.ask(found.move)  # what is refused need not be asked about
            self._ask_whether(_("Did you mean this: {move}? (yes or no)"), found)
        else:
            self._begin(found.move)

    # Playing.

    def _begin(self, move: Move, wishes: Wishes = ()) -> None:
        """Ask the first question of a move that is not answered by what is wished, or play it."""
        self._go_on_with(self._draft.begin(move, wishes))

    def _go_on_with(self, whole: Move | None) -> None:
        """Play a move without open questions, or ask the next one."""
        if whole is None:
            self.ask()
        else:
            self._play(whole)
            self._go_on()

    def _play(self, move: Move | Plan) -> None:
        self._course.play(move)
        self.tell.events(self._course.latest)
        self.tell.problem()

    def _go_on(self) -> None:
        """Let the computer's players move, then ask for what a person decides, or tell the result."""
        told = self._course.news
        for move in self._course.thought_out(load()[0].thinking):
            if self._course.news != told:
                self.tell.say(self._course.news)
            self._play(move)
            told = ""
        (self.tell_end if self.is_over else self._call)()

    def tell_end(self) -> None:
        """Say how it has ended."""
        self.tell.result()

    def _call(self) -> None:
        """Ask whoever decides, who takes over at once unless it must be handed over without looking."""
        opening = None
        if self._course.is_waiting:
            self.ask()
            return
        if self._seats.awaited is None:
            missed = self._seats.take_over()
            self.tell.events(event for event in missed if self._seats.alone_knows(event))
            opening = self._words.opening(self._game) if self._opens else None
        self._opens = False
        if opening is None:
            self.ask()
        else:
            self.tell.turn()
            self._play(opening)
            self._go_on()

    def _hand_over(self, typed: str) -> None:
        """Hide what was shown to whoever sat there, or let the next one sit down and read what they have missed."""
        if typed:
            raise Unclear(self.tell.hand_over(self._seats.awaited or ""))
        if self._seats.sitting is None:
            self.tell.events(self._seats.take_over())
        else:
            self._seats.leave()
            self.tell.hide()
        self.ask()

    # Commands.

    def _moves(self, _rest: str) -> None:
        if self._draft.is_open:
            raise Unclear(_("A question is open: answer it, or type back."))
        self.tell.moves()

    def _back(self, _rest: str) -> None:
        self._draft.back()
        self.ask()

    def _quit(self, _rest: str) -> None:
        self.has_left = True
        self.tell.saving()

    def _next(self, _rest: str) -> None:
        move = self._words.ordinary(self._game)
        if move is None:
            raise Unclear(_("There is nothing to simply go on with: choose a move."))
        self._begin(move)

    def _enter(self) -> None:
        """Go on with what simply comes next, and open the turn that follows; ask again where nothing does."""
        move = self._words.ordinary(self._game)
        if move is None:
            self.ask()
        elif self._words.loses(self._game, move):
            self._ask_whether(_("Go on with this: {move}? (yes or no)"), Typed(move))
        else:
            self._opens = move != self._words.opening(self._game)
            self._begin(move)

    # Doubts.

    def _ask_whether(self, question: str, found: Typed) -> None:
        """Ask whether a move is meant before it is made."""
        words = found.words or self._words.sentence(self._game, found.move)
        self._doubt = Doubt(question.format(move=words), partial(self._begin, found.move, found.wishes))
        self.ask()

    def _settle(self, doubt: Doubt, typed: str) -> None:
        """Do what was in doubt, or leave it; another move that is typed takes its place."""
        goes_on, other = is_yes(typed), None
        if goes_on is None and self._seats.awaited is not None:
            raise doubt.unanswered()
        if goes_on is None:
            other = doubt.instead(self._game, self._words, typed)
        self._doubt = None
        if goes_on:
            doubt.go_on()
        elif other is None:
            self.ask()
        else:
            try:
                self._take_up(other)
            except EngineError:
                self._doubt = doubt
                raise

    # Taking back.

    def _undo(self, _rest: str) -> None:
        if not self._course.together():
            raise Unclear(_("There is nothing to take back."))
        self._draft.drop()
        if self._course.reveals:
            question = _("Something hidden was turned up since. Take it back all the same? (yes or no)")
            self._doubt = Doubt(question, self._take_back)
            self.ask()
        else:
            self._take_back()

    def _take_back(self) -> None:
        self.tell.taken_back(self._course.take_back())
        self._call()

    def _redo(self, _rest: str) -> None:
        self.tell.played_again(self._course.redo())
        self._draft.drop()
        self._go_on()
