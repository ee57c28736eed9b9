"""Puzzles in plain mode: the task, help for stars, another try, what came of one, and the next puzzle."""

from __future__ import annotations

import sys
from collections.abc import Callable

from engine.texts.language import clauses, gettext as _, paragraph
from saves.puzzles.tries import MOST_HELP, Tries
from screens.puzzles import words
from screens.puzzles.choice import next_tries
from tui.plain.play import played, write_line
from tui.plain.session import Session
from tui.plain.typed_words import Unclear


def play(tries: Tries, *, keep_going: bool = False) -> int:
    """Play puzzles, one after another, until the lines end or the player leaves; returns the exit status."""
    status = 0
    while True:
        is_typed = sys.stdin.isatty()
        session = PuzzleSession(tries, write_line, hands_over=is_typed, enter_goes_on=is_typed)
        status |= played(session, tries, keep_going=keep_going)
        if not session.wants_next:
            return status
        tries = next_tries(tries.of)


class PuzzleSession(Session):
    """A puzzle being tried by lines of text."""

    def __init__(
        self, saved: Tries, write: Callable[[str], None], *, hands_over: bool = False, enter_goes_on: bool = False
    ) -> None:
        super().__init__(saved, write, hands_over=hands_over, enter_goes_on=enter_goes_on)
        self._tries = saved
        self.wants_next = False
        """Whether the player has asked for the next puzzle."""
        silent = dict.fromkeys(("hint", "review", "better"), self._no_adviser)
        own = {"puzzle": self._puzzle, "nudge": self._nudge, "again": self._again, "next puzzle": self._next_puzzle}
        self._commands |= {**silent, **own, "line": self._line, "share": self._share}
        self._commands |= dict.fromkeys(("help", "?"), self._help)

    @property
    def is_done(self) -> bool:
        return False  # another try may follow

    def greet(self) -> None:
        self._puzzle("")
        self._say_commands()
        super().greet()

    def ask(self) -> None:
        super().ask()
        self.tell.say(*filter(None, [words.stuck_in_words(self._tries, "undo")]))

    def tell_end(self) -> None:
        tries = self._tries
        end = tries.last
        stars = 0 if end is None else end.stars
        # Translators: "two stars of three" as a sentence.
        told = [words.end_in_words(tries), _("{stars}.").format(stars=words.stars_in_words(stars))]
        self.tell.say(paragraph([*told, words.cost_in_words(tries)]), words.thresholds_in_words(tries.of))
        self.tell.say(*filter(None, [tries.record_problem]))
        self.tell.say(*self._told_tries())
        self.tell.say(_("again: another try. undo: back from here. line: the best line. share, next puzzle, quit."))

    def _told_tries(self) -> list[str]:
        """What was reached so far, a line a try; nothing where there is but one."""
        ends = self._tries.ends
        told = _("Try {n}: {result}, {stars}.")
        return [
            told.format(
                n=number,
                result=_("not done") if end.result is None else words.result_in_words(self._tries.of, end.result),
                stars=words.stars_in_words(end.stars),
            )
            for number, end in enumerate(ends, start=1)
        ][len(ends) == 1 :]

    def _say_commands(self) -> None:
        self.tell.say(
            _("puzzle: this again. nudge: help, for a star. again: from the start. next puzzle: another one.")
        )

    # Commands.

    def _help(self, rest: str) -> None:
        self.tell.help(rest)
        if not rest:
            self._say_commands()

    def _undo(self, rest: str) -> None:
        if not self._course.together():
            super()._undo(rest)  # which says that there is nothing
        self._draft.drop()
        self._take_back()  # whatever is turned up in a puzzle was known before

    def _puzzle(self, _rest: str) -> None:
        tries = self._tries
        # Translators: a puzzle and its task.
        heading = _("{puzzle}: {task}").format(puzzle=words.name_of(tries.of), task=words.task_of(tries.asked))
        left = words.left_of(tries)
        state = [words.best_in_words(tries.of), words.now_in_words(tries), *([left] if left else [])]
        # Translators: several facts as a sentence.
        self.tell.say(heading, "  " + _("{state}.").format(state=clauses(state)), *self._told_tries())
        self.tell.say(*words.helps_in_words(tries))

    def _nudge(self, _rest: str) -> None:
        if self._tries.is_over:
            raise Unclear(_("The try is over: again begins another one."))
        if self._tries.helps >= MOST_HELP:
            raise Unclear(_("All help was given in this try; again begins another one."))
        helps = self._tries.help()
        self.tell.say(words.helps_in_words(self._tries)[-1], words.cost_in_words(self._tries))
        if helps == MOST_HELP:
            self.tell.say(*words.line_in_words(self._tries))

    def _again(self, _rest: str) -> None:
        self._tries.again()
        self._draft.drop()
        self.tell.say(_("From the start: all three stars can be earned again."))
        self._go_on()

    def _line(self, _rest: str) -> None:
        tries = self._tries
        if not any(end.result == tries.of.best or end.helps == MOST_HELP for end in tries.ends):
            raise Unclear(_("The best line is told once it was found, or after all help."))
        self.tell.say(*words.line_in_words(tries))

    def _share(self, _rest: str) -> None:
        self.tell.say(words.shared(self._tries))

    def _next_puzzle(self, _rest: str) -> None:
        self.wants_next = self.has_left = True

    def _no_adviser(self, _rest: str) -> None:
        raise Unclear(_("Nobody gives advice in a puzzle; nudge helps for a star."))
