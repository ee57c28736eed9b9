"""A game in plain mode: reads lines, plays what they say, and has what changed told."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _

from engine import Move, Refused, format_move, parse
from saves import SavedGame
from saves.names import printable
from saves.settings import load
from screens.plain import words_of
from tui.plain.computers import thought_out
from tui.plain.matching import Unclear, meant, numbered
from tui.plain.questions import answered, asked
from tui.plain.seats import Seats
from tui.plain.telling import Teller

LONGEST = 4_000
"""No line that means anything comes near so many characters."""

Command = Callable[[str], None]
"""What is done for a command, given the words behind it."""

_WHILE_HANDED_OVER = ("table", "forecast", "scores", "log", "help", "undo", "save", "quit")
"""The commands that show nothing of whoever takes over."""


class Session:
    """A saved game being played by lines of text."""

    def __init__(self, saved: SavedGame, write: Callable[[str], None], *, hands_over: bool = False) -> None:
        """`write` is given each line to print, without its end.

        `hands_over`: people who have secrets from each other hand over without looking.
        """
        self._saved = saved
        self._game = saved.game
        self._words = words_of(saved.game.title)
        self._seats = Seats(saved, hands_over=hands_over)
        self._tell = Teller(saved, self._words, self._seats, write)
        self._draft: Move | None = None
        self._asks_to_undo = False
        self.has_left = False
        """Whether the player has said goodbye."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._game.decision is None

    @property
    def takes_empty_lines(self) -> bool:
        """Whether an empty line means something now."""
        return self._draft is not None or self._seats.awaited is not None

    def say(self, *lines: str) -> None:
        """Print lines, broken where they are too long."""
        self._tell.say(*lines)

    def say_where(self) -> None:
        """Say where the game is saved, or why it is not."""
        self._tell.saving()

    def greet(self) -> None:
        """Say which game it is, let the computer move if it must, and ask for the first decision."""
        self._tell.greet()
        self._go_on()

    def ask(self) -> None:
        """Say what is to be decided or answered now."""
        if self._draft is not None and (question := self._game.ask(self._draft)) is not None:
            self.say(*asked(question))
        elif self._asks_to_undo:
            self.say(_("Something hidden was turned up since. Take it back all the same? (yes or no)"))
        else:
            self._tell.decision()

    # What is typed.

    def take(self, line: str) -> None:
        """Do what a line says. Raises `Unclear`, `engine.EngineError` or `saves.SaveError`; then nothing was done."""
        if len(line) > LONGEST:
            raise Unclear(_("The line is too long."))
        typed = " ".join(printable(line).split())
        if typed.startswith("#"):
            return
        first, _blank, rest = typed.partition(" ")
        command = self._commands().get(typed) or self._commands_with_words().get(first)
        if self._asks_to_undo and typed != "quit":
            self._answer_about_undo(typed)
        elif self._seats.awaited is not None and first not in _WHILE_HANDED_OVER:
            self._hand_over(typed)
        elif command is not None:
            command(rest)
        elif self._draft is not None:
            self._answer(typed)
        elif typed:
            self._do(typed)

    def _commands(self) -> dict[str, Command]:
        """What can be commanded by a word alone."""
        return {
            "moves": lambda _rest: self._moves(),
            "table": lambda _rest: self._tell.table(),
            "forecast": lambda _rest: self._tell.forecast(),
            "scores": lambda _rest: self._tell.scores(),
            "hint": lambda _rest: self._tell.hint(),
            "undo": lambda _rest: self._undo(),
            "redo": lambda _rest: self._redo(),
            "next": lambda _rest: self._next(),
            "save": lambda _rest: self.say_where(),
            "back": lambda _rest: self._back(),
            "quit": lambda _rest: self._quit(),
        }

    def _commands_with_words(self) -> dict[str, Command]:
        """What can be commanded with more words behind it."""
        return {"help": self._tell.help, "log": self._tell.log}

    def _do(self, typed: str) -> None:
        """Play the move that is meant: in notation, by its number, or by the beginnings of its words; or a command."""
        try:
            move = parse(self._game, typed)
        except Refused:
            head, colon, answers = typed.partition(":")
            found = self._meant(head, with_commands=not colon)
            if found is None:
                raise
            if not isinstance(found, Move):
                found("")
                return
            move = parse(self._game, f"{format_move(found)}:{answers}") if colon else found
        self._begin(move)

    def _meant(self, typed: str, *, with_commands: bool) -> Move | Command | None:
        """The move, or the command, whose number or beginning was typed. Raises `Unclear` where it could be several."""
        moves = self._game.moves()
        place = numbered(typed, len(moves))
        if place is not None:
            return moves[place]
        things: dict[str, Move | Command] = {format_move(move): move for move in moves}
        if with_commands:
            things |= {**self._commands(), **self._commands_with_words()}
        return meant(typed, things)

    # Playing.

    def _begin(self, move: Move) -> None:
        """Ask the next question of a move, or play it."""
        if self._game.ask(move) is None:
            self._draft = None
            self._play(move)
            self._go_on()
        else:
            self._draft = move
            self.ask()

    def _answer(self, typed: str) -> None:
        draft = self._draft
        question = None if draft is None else self._game.ask(draft)
        if draft is None or question is None:
            return
        self._begin(draft.answer(answered(question, typed), question.label))

    def _play(self, move: Move) -> None:
        self._tell.events(self._saved.play(move))
        self._tell.problem()

    def _go_on(self) -> None:
        """Let the computer's players move, then ask for what a person decides, or tell the result."""
        for move in thought_out(self._game, self._seats, load()[0].thinking):
            self._play(move)
        if self.is_over:
            self._tell.result()
        else:
            self._call()

    def _call(self) -> None:
        """Ask whoever decides, who takes over at once unless it must be handed over without looking."""
        if self._seats.awaited is None:
            missed = self._seats.take_over()
            self._tell.events(event for event in missed if self._seats.alone_knows(event))
        self.ask()

    def _hand_over(self, typed: str) -> None:
        """Hide what was shown to whoever sat there, or let the next one sit down and read what they have missed."""
        if typed:
            raise Unclear(_("Press enter first: {name} decides.").format(name=self._seats.awaited))
        if self._seats.sitting is None:
            self._tell.events(self._seats.take_over())
        else:
            self._seats.leave()
            self._tell.hide()
        self.ask()

    # Commands.

    def _moves(self) -> None:
        if self._draft is not None:
            raise Unclear(_("A question is open: answer it, or type back."))
        self._tell.moves()

    def _back(self) -> None:
        if self._draft is None:
            raise Unclear(_("There is no question to go back from."))
        fewer = self._draft.unanswered()
        for answer in self._draft.answers[:-1]:
            fewer = fewer.answer(answer.value, answer.label)
        self._draft = fewer if self._draft.answers else None
        self.ask()

    def _quit(self) -> None:
        self.has_left = True
        self.say_where()

    def _next(self) -> None:
        move = self._words.ordinary(self._game)
        if move is None:
            raise Unclear(_("There is nothing to simply go on with: choose a move."))
        self._begin(move)

    # Taking back.

    def _earlier(self) -> int:
        """How many moves had been played at the last decision of a person; all if there was no such decision."""
        back = self._game.copy()
        while back.can_undo:
            back.undo()
            if back.decision is not None and self._seats.is_a_persons(back.decision.seat):
                return len(back.history)
        return len(self._game.history)

    def _undo(self) -> None:
        count = len(self._game.history) - self._earlier()
        if not count:
            raise Unclear(_("There is nothing to take back."))
        self._draft = None
        if self._game.reveals(count):
            self._asks_to_undo = True
            self.ask()
        else:
            self._take_back()

    def _answer_about_undo(self, typed: str) -> None:
        if meant(typed, {_("yes"): True, _("no"): False}) is None:
            raise Unclear(_("Answer yes or no."))
        self._asks_to_undo = False
        if meant(typed, {_("yes"): True, _("no"): False}):
            self._take_back()
        else:
            self.ask()

    def _take_back(self) -> None:
        earlier = self._earlier()
        move = self._saved.undo()
        while len(self._game.history) > earlier:
            move = self._saved.undo()
        self.say(_("Taken back: {move}").format(move=format_move(move)))
        self._tell.problem()
        self._call()

    def _redo(self) -> None:
        move = self._saved.redo()
        self._draft = None
        self.say(_("Played again: {move}").format(move=format_move(move)))
        while self._game.can_redo and self._seats.level is not None:
            self.say(_("Played again: {move}").format(move=format_move(self._saved.redo())))
        self._tell.problem()
        self._go_on()
