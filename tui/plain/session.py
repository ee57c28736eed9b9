"""A game in plain mode: reads lines, plays what they say, and prints what changed."""

from __future__ import annotations

from asyncio import run
from collections.abc import Callable, Iterable
from gettext import gettext as _

from engine import Event, Move, Refused, format_move, parse
from saves import SavedGame, SaveError
from saves.names import printable
from saves.records import records
from saves.settings import load
from screens.menus.records import result_lines
from screens.table.counsel import Hint
from screens.table.opponents import computer, seats_of
from screens.words import shown
from tui.plain.help_text import HELP
from tui.plain.layout import COLUMNS, fitted
from tui.plain.matching import Unclear, meant, numbered
from tui.plain.questions import answered, asked
from tui.plain.titles import words_of

LONGEST = 4_000
"""No line that means anything comes near so many characters."""

Command = Callable[[str], None]
"""What is done for a command, given the words behind it."""

_DIGITS = 6
_LAST_MOVES = 10


class Session:
    """A saved game being played by lines of text."""

    def __init__(self, saved: SavedGame, write: Callable[[str], None]) -> None:
        """`write` is given each line to print, without its end."""
        self._saved = saved
        self._game = saved.game
        self._write = write
        self._words = words_of(saved.game.title)
        self._computers = seats_of(saved.bots, saved.game)
        self._draft: Move | None = None
        self._asks_to_undo = False
        self.has_left = False
        """Whether the player has said goodbye."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._game.decision is None

    @property
    def _is_computers(self) -> bool:
        """Whether the computer decides now."""
        decision = self._game.decision
        return decision is not None and decision.seat in self._computers

    @property
    def asks_question(self) -> bool:
        """Whether an empty line is an answer."""
        return self._draft is not None

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
        elif decision is not None:
            self.say(shown(decision.prompt), *self._words.about(self._game))

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
            "table": lambda _rest: self.say(*self._words.table(self._game)),
            "forecast": lambda _rest: self.say(*self._words.forecast(self._game)),
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
        self.say(*(shown(event.text) for event in events))
        if self._saved.problem:
            self.say(self._saved.problem)

    def _go_on(self) -> None:
        """Let the computer's players move, then ask for what a person decides, or tell the result."""
        while (decision := self._game.decision) is not None and self._is_computers:
            self._tell(self._saved.play(computer(self._computers[decision.seat], self._game).choose(self._game)))
        if self.is_over:
            self.say(_("The game is over."))
            self._scores()
            self._compare()
        else:
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
            self.say(
                _("{n} {move}: {words}").format(
                    n=number, move=format_move(move), words=self._words.describe(self._game, move)
                )
            )

    def _scores(self) -> None:
        self.say(*self._words.scores(self._game))

    def _log(self, rest: str) -> None:
        if rest and not (rest.isascii() and rest.isdigit()):
            raise Unclear(_("How many moves to tell is a number: log 20."))
        count = int(rest[:_DIGITS]) if rest else _LAST_MOVES
        log = self._game.log
        for number, (_move, events) in list(enumerate(log, start=1))[max(0, len(log) - count) :]:
            self.say(_("{n}. {words}").format(n=number, words=" ".join(shown(event.text) for event in events)))

    def _help(self, rest: str) -> None:
        if not rest:
            self.say(*HELP)
            return
        page = self._words.page(rest)
        if page is None:
            name = meant(rest, {name: name for name in self._words.names()})
            page = None if name is None else self._words.page(name)
        if page is None:
            raise Unclear(_("There is no card '{name}'.").format(name=rest))
        self.say(*page.split("\n"))

    def _hint(self) -> None:
        if self._game.decision is None:
            raise Unclear(_("The game is over."))
        seconds = load()[0].thinking
        self.say(_("The harbourmaster thinks, for {n} seconds at most.").format(n=f"{seconds:g}"))
        for one in run(Hint(self._game, seconds).advice()):
            words = _("{move}: about {francs} francs at the end")
            self.say(words.format(move=format_move(one.move), francs=f"{one.points:.0f}"))

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

    def _together(self) -> int:
        """How many moves lie after the last decision of a person; none if there was no such decision."""
        back = self._game.copy()
        for count in range(1, len(back.history) + 1):
            back.undo()
            if back.decision is not None and back.decision.seat not in self._computers:
                return count
        return 0

    def _undo(self) -> None:
        count = self._together()
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
        for _move in range(self._together()):
            move = self._saved.undo()
        self.say(_("Taken back: {move}").format(move=format_move(move)))
        self.ask()

    def _redo(self) -> None:
        move = self._saved.redo()
        self._draft = None
        self.say(_("Played again: {move}").format(move=format_move(move)))
        while self._game.can_redo and self._is_computers:
            self.say(_("Played again: {move}").format(move=format_move(self._saved.redo())))
        self._go_on()
