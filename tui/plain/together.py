"""Plain mode at a table with others: what they do is told as lines, and what is said and asked is typed."""

from __future__ import annotations

import os
import select
from collections.abc import Callable, Iterator
from typing import Protocol

from engine import EngineError, parse
from engine.notation import LONGEST_LINE
from engine.texts.language import gettext as _, listed
from saves.errors import SaveError
from saves.names import printable
from screens.table.plan_words import kept_in_words
from screens.table.play.company import Company
from screens.table.play.kept_game import NamedGame
from screens.words import shown, told
from tui.plain.session import Session
from tui.plain.typed_moves import Typed
from tui.plain.typed_words import Unclear

_WHILE_OTHERS = ("table", "forecast", "scores", "log", "help", "?", "undo", "save", "quit")
"""The commands that are carried out while others decide."""

_AT_ONCE = 4096


class TogetherSession(Session):
    """A game at a table with others, played by lines of text."""

    def __init__(self, saved: NamedGame, company: Company, write: Callable[[str], None]) -> None:
        """`write` is given each line to print, without its end."""
        super().__init__(saved, write, enter_goes_on=False)
        self._company = company
        self._words_of_table: dict[str, Callable[[str], None]] = {
            "say": self._say,
            "later": self._keep_for_later,
            "silence": self._mute,
            "agree": lambda _rest: self._answer(agrees=True),
            "refuse": lambda _rest: self._answer(agrees=False),
        }

    def greet(self) -> None:
        super().greet()
        self._tell_words()

    def _tell_words(self) -> None:
        """Say what can be typed at a table with others alone."""
        self.tell.say(
            _("say WORDS: a word to the table. later MOVE: kept for your next turn. silence: no words of others.")
        )

    # What comes from elsewhere.

    def hear(self) -> None:
        """Tell what others have done, said and asked; whoever must decide now is asked."""
        company, was_waiting, asked = self._company, self._course.is_waiting, self._company.asked
        followed = self._course.follow()
        for one in followed.said:
            self.tell.say(_("{name} says: {words}").format(name=one.name, words=one.words))
        if followed.taken_back:
            player = self._game.names[followed.taken_from(self._course.people)]
            self.tell.say(_("A decision of {player} was taken back.").format(player=player))
        if followed.has_moved:
            self.tell.events(followed.events)
            self._draft.drop()
        if company.asked and company.asked != asked:
            self.tell.say(self._asked_words())
        self.tell.say(*filter(None, (company.told, company.closed)))
        if followed.has_moved:
            self._go_on()
        if was_waiting and not self._course.is_waiting and not self.is_over:
            self._use_prepared()

    def _asked_words(self) -> str:
        if self._company.must_answer:
            return _("{question}: type agree or refuse.").format(question=self._company.asked)
        return _("{question}; not answered yet: {names}.").format(
            question=self._company.asked, names=listed(self._company.unanswered)
        )

    # What is typed.

    def take(self, line: str) -> None:
        typed = " ".join(printable(line).split())
        first, _blank, rest = typed.partition(" ")
        own = self._words_of_table.get(first)
        if own is not None and len(line) <= LONGEST_LINE:
            own(rest)
            return
        decision = self._game.decision
        if self._course.is_waiting and decision is not None and typed and first not in _WHILE_OTHERS:
            raise Unclear(_("{name} decides now."), name=self._game.names[decision.seat])
        if first in ("hint", "h1", "h2", "h3") and not self._company.has_hints and decision is not None:
            raise Unclear(_("At this table nobody is advised before the end."))
        super().take(line)
        if typed in ("help", "?"):
            self._tell_words()

    def _undo(self, rest: str) -> None:
        asked, steps = self._course.asked, self._course.together()
        if not asked:
            super()._undo(rest)
            return
        self._company.ask_to_take_back(steps, asked)
        self.hear()
        if self._company.asked:
            self.tell.say(self._asked_words())

    def _say(self, words: str) -> None:
        if not words:
            raise Unclear(_("Say what? say WORDS"))
        self._company.say(words)
        self.hear()

    def _mute(self, _rest: str) -> None:
        is_muted = not self._company.is_muted
        self._company.mute(is_muted)
        told = _("Words of others are kept from you now.") if is_muted else _("You read what others say again.")
        self.tell.say(told)

    def _answer(self, *, agrees: bool) -> None:
        if not self._company.must_answer:
            raise Unclear(_("Nobody asks you for anything."))
        self._company.answer(agrees)
        self.hear()

    def _keep_for_later(self, words: str) -> None:
        if not self._course.is_waiting or self._course.is_watched:
            raise Unclear(_("A move is kept for later while others decide."))
        if words:
            parse(self._game, words.partition(":")[0])
        self._company.prepare(words)
        kept = _("Kept for your next turn: {move}").format(move=kept_in_words(self._game, self._course.sitting, words))
        self.tell.say(kept if words else _("Nothing is kept for your next turn."))

    def _use_prepared(self) -> None:
        """One's turn has come: ask whether what was kept for it is to be played, or say why it cannot be."""
        notation = self._company.prepared
        if not notation:
            return
        self._company.prepare("")
        try:
            move = parse(self._game, notation)
            self._game.ask(move)
        except EngineError as error:
            words = _("What you kept for this turn, {move}, is no longer possible. {reason}")
            kept = kept_in_words(self._game, self._course.sitting, notation)
            self.tell.say(words.format(move=kept, reason=shown(error.sentence)))
            return
        self._ask_whether(_("You kept this for now: {move}. Play it? (yes or no)"), Typed(move))


class HasFileno(Protocol):
    """Something that can be waited for."""

    def fileno(self) -> int:
        """Its descriptor; -1 where nothing comes any more."""


class Lines:
    """Lines that somebody types or pipes in, while something else can be heard."""

    def __init__(self, handle: int) -> None:
        """Of a descriptor that nobody else reads."""
        self._handle = handle
        self._rest = b""
        self._is_over = False

    def wait(self, company: HasFileno, hear: Callable[[], None]) -> str:
        """The next line; nothing where there are no more. Whatever is heard until then is told at once."""
        while True:
            line, end, rest = self._rest.partition(b"\n")
            if end:
                self._rest = rest
                return line.decode("utf-8", "replace") + "\n"
            if self._is_over or len(self._rest) > LONGEST_LINE * 4:
                self._rest = b""
                return ""
            self._take_more(company, hear)

    def _take_more(self, company: HasFileno, hear: Callable[[], None]) -> None:
        line = company.fileno()
        readable, _write, _error = select.select([self._handle, *([line] if line >= 0 else [])], [], [])
        if line in readable:
            hear()
        if self._handle in readable:
            data = os.read(self._handle, _AT_ONCE)
            self._rest += data
            self._is_over = not data


def play_at_table(
    saved: NamedGame, company: Company, lines: Lines, write: Callable[[str], None], prompt: Callable[[], None]
) -> bool:
    """Play or watch until the lines end, the table closes, or the player leaves; whether a line was refused last."""
    session = TogetherSession(saved, company, write)
    session.greet()
    refused = False
    for line in _typed(session, company, lines, prompt):
        try:
            session.take(line)
            refused = False
        except (Unclear, EngineError, SaveError) as error:
            session.tell.say(told(error))
            refused = True
        if session.has_left:
            break
    company.leave()
    return refused


def _typed(session: TogetherSession, company: Company, lines: Lines, prompt: Callable[[], None]) -> Iterator[str]:
    """The lines as they come; what is heard between them is told."""
    while True:
        prompt()
        session.hear()
        line = lines.wait(company, session.hear)
        if not line:
            return
        yield line
