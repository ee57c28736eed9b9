"""A game in plain mode: reads lines, plays what they say, and prints what changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from gettext import gettext as _

from engine import Event, Move, Refused, format_move, parse
from saves import SavedGame, SaveError
from saves.names import printable
from saves.records import records
from saves.settings import load
from screens.menus.records import result_lines
from screens.table.opponents import computer
from screens.words import shown
from tui.plain.advice import advice_lines, adviser_of
from tui.plain.help_text import help_lines
from tui.plain.layout import COLUMNS, fitted
from tui.plain.matching import Unclear, meant, numbered
from tui.plain.questions import answered, asked
from tui.plain.seats import Seats
from tui.plain.telling import log_lines, score_lines, told_to
from tui.plain.titles import words_of

LONGEST = 4_000
"""No line that means anything comes near so many characters."""

Command = Callable[[str], None]
"""What is done for a command, given the words behind it."""

_DIGITS = 6
_LAST_MOVES = 10

_OUT_OF_SIGHT = 60
"""After so many empty lines nothing on a terminal is seen of what stood there before."""

_BEFORE_TAKING_OVER = ("help", "log", "quit", "save", "scores", "table", "forecast", "undo")
"""What can be commanded while the game is handed over: it shows nothing that is not everybody's."""


class Session:
    """A saved game being played by lines of text."""

    def __init__(self, saved: SavedGame, write: Callable[[str], None], *, hands_over: bool = False) -> None:
        """`write` is given each line to print, without its end.

        `hands_over`: people who have secrets from each other hand over without looking.
        """
        self._saved = saved
        self._game = saved.game
        self._write = write
        self._words = words_of(saved.game.title)
        self._seats = Seats(saved, hands_over=hands_over)
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

    # What is printed.

    def say(self, *lines: str) -> None:
        """Print lines, broken where they are too long."""
        for line in fitted(lines, COLUMNS):
            indent = line[: len(line) - len(line.lstrip())]
            self._write(indent + printable(line))

    def greet(self) -> None:
        """Say which game it is, let the computer move if it must, and ask for the first decision."""
        self.say(self._words.where(self._game))
        self.say(_("Type a move, the number of a line, or help."))
        self.say(*filter(None, (self._saved.recovered, self._saved.problem)))
        self._go_on()

    def ask(self) -> None:
        """Say what is to be decided or answered now."""
        decision = self._game.decision
        if self._draft is not None and (question := self._game.ask(self._draft)) is not None:
            self.say(*asked(question))
        elif self._asks_to_undo:
            self.say(_("Something hidden was turned up since. Take it back all the same? (yes or no)"))
        elif (name := self._seats.awaited) is not None:
            if self._seats.sitting is None:
                self.say(_("{name} decides: press enter when nobody else looks.").format(name=name))
            else:
                self.say(_("{name} decides next: press enter to hide this, then hand over.").format(name=name))
        elif decision is not None:
            self.say(shown(decision.prompt), *self._words.to_decide(self._game, decision.seat))

    # What is typed.

    def take(self, line: str) -> None:
        """Do what a line says. Raises `Unclear`, `engine.EngineError` or `saves.SaveError`; then nothing was done."""
        if len(line) > LONGEST:
            raise Unclear(_("The line is too long."))
        typed = " ".join(printable(line).split())
        if typed.startswith("#"):
            return
        command = self._commands().get(typed) or self._commands_with_words().get(typed.partition(" ")[0])
        if self._asks_to_undo and typed != "quit":
            self._answer_about_undo(typed)
        elif self._seats.awaited is not None and not typed:
            self._hand_over()
        elif self._seats.awaited is not None and typed.partition(" ")[0] not in _BEFORE_TAKING_OVER:
            raise Unclear(_("Press enter first: {name} decides.").format(name=self._seats.awaited))
        elif command is not None:
            command(typed.partition(" ")[2])
        elif self._draft is not None:
            self._answer(typed)
        elif typed:
            self._do(typed)

    def _commands(self) -> dict[str, Command]:
        """What can be commanded by a word alone."""
        return {
            "moves": lambda _rest: self._moves(),
            "table": lambda _rest: self.say(*self._words.table(self._game, self._seats.sitting)),
            "forecast": lambda _rest: self.say(*self._words.forecast(self._game, self._seats.sitting)),
            "scores": lambda _rest: self._scores(),
            "hint": lambda _rest: self._hint(),
            "undo": lambda _rest: self._undo(),
            "redo": lambda _rest: self._redo(),
            "next": lambda _rest: self._next(),
            "save": lambda _rest: self.say_where(),
            "back": lambda _rest: self._back(),
            "quit": lambda _rest: self._quit(),
        }

    def _commands_with_words(self) -> dict[str, Command]:
        """What can be commanded with more words behind it."""
        return {"help": self._help, "log": self._log}

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

    def _begin(self, move: Move) -> None:
        """Ask the next question of a move, or play it."""
        if self._game.ask(move) is None:
            self._draft = None
            self._play(move)
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
        self._tell(self._saved.play(move))
        self._go_on()

    def _tell(self, events: Iterable[Event]) -> None:
        self.say(*told_to(self._seats.sitting, events))
        if self._saved.problem:
            self.say(self._saved.problem)

    def _go_on(self) -> None:
        """Let the computer's players move, then ask for what a person decides, or tell the result."""
        while (level := self._seats.level) is not None:
            self._tell(self._saved.play(computer(level, self._game).choose(self._game)))
        if self.is_over:
            self.say(_("The game is over."))
            self._scores()
            self._compare()
        else:
            self._call()

    def _call(self) -> None:
        """Ask whoever decides, who takes over first unless it must be handed over without looking."""
        if self._seats.awaited is None:
            events = self._seats.take_over()
            self.say(*told_to(self._seats.sitting, (event for event in events if event.own is not None)))
        self.ask()

    def _hand_over(self) -> None:
        """Hide what was shown to whoever sat there, or let the next one sit down and read what they have missed."""
        if self._seats.sitting is not None:
            self._seats.leave()
            for _line in range(_OUT_OF_SIGHT):
                self._write("")
        else:
            events = self._seats.take_over()
            self.say(*told_to(self._seats.sitting, events))
        self.ask()

    def _compare(self) -> None:
        """Say what the records make of the game that has just ended."""
        try:
            if self._saved.record_problem is not None:
                self.say(self._saved.record_problem)
            elif self._saved.record is not None:
                self.say(*result_lines(self._saved.record, records()))
        except SaveError as error:
            self.say(str(error))

    # Commands.

    def _moves(self) -> None:
        if self._draft is not None:
            raise Unclear(_("A question is open: answer it, or type back."))
        for number, move in enumerate(self._game.moves(), start=1):
            words = self._words.describe(self._game, move)
            line = _("{n} {move}: {words}") if words else _("{n} {move}")
            self.say(line.format(n=number, move=format_move(move), words=words))

    def _scores(self) -> None:
        self.say(*score_lines(self._game, self._words, self._seats.sitting))

    def _log(self, rest: str) -> None:
        if rest and not (rest.isascii() and rest.isdigit()):
            raise Unclear(_("'{typed}' is not a number: log 20 tells the last 20 moves.").format(typed=rest))
        count = int(rest[:_DIGITS]) if rest else _LAST_MOVES
        self.say(*log_lines(self._game, self._seats.sitting, count))

    def _help(self, rest: str) -> None:
        if not rest:
            self.say(*help_lines(self._game.about, self._words))
            return
        name = self._words.found(rest) or meant(rest, {name: name for name in self._words.names()})
        if name is None:
            raise Unclear(_("There is no card '{name}'.").format(name=rest))
        self.say(*self._words.page(name).split("\n"))

    def _hint(self) -> None:
        if self._game.decision is None:
            raise Unclear(_("The game is over."))
        adviser = adviser_of(self._game.about)
        if adviser is None:
            raise Unclear(_("There is no adviser for {title}.").format(title=shown(self._game.about.shown)))
        seconds = load()[0].thinking
        self.say(_("The {adviser} thinks, for {n} seconds at most.").format(adviser=adviser, n=f"{seconds:g}"))
        self.say(*advice_lines(self._game, seconds))

    def say_where(self) -> None:
        """Say where the game is saved, or why it is not."""
        self.say(self._saved.problem or _("Every move is saved at once, in {slot}.").format(slot=self._saved.slot))

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

    def _earlier(self) -> int | None:
        """How many moves had been played at the last decision of a person; None if there was no such decision."""
        back = self._game.copy()
        while back.can_undo:
            back.undo()
            if back.decision is not None and self._seats.is_a_persons(back.decision.seat):
                return len(back.history)
        return None

    def _undo(self) -> None:
        earlier = self._earlier()
        if earlier is None:
            raise Unclear(_("There is nothing to take back."))
        self._draft = None
        if self._game.reveals(len(self._game.history) - earlier):
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
        while earlier is not None and len(self._game.history) > earlier:
            move = self._saved.undo()
        self.say(_("Taken back: {move}").format(move=format_move(move)))
        self._call()

    def _redo(self) -> None:
        move = self._saved.redo()
        self._draft = None
        self.say(_("Played again: {move}").format(move=format_move(move)))
        while self._game.can_redo and self._seats.level is not None:
            self.say(_("Played again: {move}").format(move=format_move(self._saved.redo())))
        self._go_on()
