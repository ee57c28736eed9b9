"""Playing in plain mode: lines from the keyboard or from a pipe, and how it ends."""

from __future__ import annotations

import sys

from engine import EngineError
from engine.notation import LONGEST_LINE
from engine.texts.language import gettext as _
from saves import SavedGame, SaveError
from saves.exchange import parted
from saves.names import printable
from screens.words import told
from tui.plain.session import Session
from tui.plain.typed_words import Unclear
from tui.signals import Ended, heard, interruptible, said

_PROMPT = "> "

_ENDLESS = 1_000_000
"""After so many signs without an end of the line nobody waits for it any more."""


class _Endless(Exception):
    """A line has no end."""


def play(saved: SavedGame, *, keep_going: bool = False) -> int:
    """Play until the lines end, the game ends, or the player leaves; returns the exit status.

    From a pipe a line that is refused ends it with status 1, unless it is to `keep_going`; somebody at a keyboard is
    told and goes on. A signal ends it as it ends any program, once what can be kept of the game is kept.
    """
    is_typed = sys.stdin.isatty()
    return played(Session(saved, write_line, hands_over=is_typed, enter_goes_on=is_typed), saved, keep_going=keep_going)


def played(session: Session, saved: SavedGame, *, keep_going: bool = False) -> int:
    """The same of a session that is to begin; the game is closed after it."""
    is_typed = sys.stdin.isatty()
    refused = False
    with heard() as hold:
        try:
            refused = _until_left(session, is_typed=is_typed, keep_going=keep_going)
            hold()
        except Ended:
            pass
        session.leave()
        farewell = parted(saved)
        return said(() if farewell is None else (farewell,)) or int(refused)


def _until_left(session: Session, *, is_typed: bool, keep_going: bool) -> bool:
    """Play, and say where the game is; returns whether a line was refused."""
    try:
        with interruptible():
            session.greet()
            refused = _typed(session) if is_typed else _piped(session, keep_going)
    except KeyboardInterrupt:
        refused = False
        write_line("")
    except _Endless:
        _complain(_("A line has no end: nothing is read behind its first {n} signs.").format(n=_ENDLESS))
        refused = True
    if is_typed and not session.has_left:
        session.tell.saving()
    return refused


def _typed(session: Session) -> bool:
    """Play what somebody types, until they leave: they may look at the end of a game. Nothing ends in refusal."""
    while not session.has_left and (line := _line(_PROMPT)):
        try:
            session.take(line)
        except (Unclear, EngineError, SaveError) as error:
            session.tell.say(told(error))
    if not session.has_left:
        write_line("")
    return False


def _piped(session: Session, keep_going: bool) -> bool:
    """Play the lines of a pipe up to the end of the game; returns whether a line was refused."""
    number, refused = 0, False
    while not session.has_left and not session.is_done and (line := _line()):
        number += 1
        try:
            session.take(line)
        except (Unclear, EngineError, SaveError) as error:
            _complain(_("line {n}: {problem}").format(n=number, problem=told(error)))
            refused = True
            if not keep_going:
                break
    return refused


def _line(prompt: str = "") -> str:
    """The next line, of one that is too long the beginning; nothing where there are no more. Raises `_Endless`."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    try:
        line = rest = sys.stdin.readline(LONGEST_LINE + 1)
        for _part in range(_ENDLESS // LONGEST_LINE):
            if not rest or rest.endswith("\n"):
                return line
            rest = sys.stdin.readline(LONGEST_LINE)
    except OSError:  # the terminal has gone
        return ""
    raise _Endless


def write_line(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _complain(sentence: str) -> None:
    sys.stderr.write(_("havre: {sentence}").format(sentence=printable(sentence)) + "\n")
