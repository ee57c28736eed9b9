"""Playing in plain mode: lines from the keyboard or from a pipe, and how it ends."""

from __future__ import annotations

import sys
from gettext import gettext as _

from engine import EngineError
from saves import SavedGame, SaveError
from saves.names import printable
from tui.plain.matching import Unclear
from tui.plain.session import Session

_PROMPT = "> "


def play(saved: SavedGame, *, keep_going: bool = False) -> int:
    """Play until the lines end, the game ends, or the player leaves; returns the exit status.

    From a pipe a line that is refused ends it with status 1, unless it is to `keep_going`; somebody at a keyboard is
    told and goes on.
    """
    session = Session(saved, _print)
    is_typed = sys.stdin.isatty()
    session.greet()
    number, status = 0, 0
    while not session.has_left and (is_typed or not session.is_over):
        line = _line(is_typed)
        if line is None:
            break
        number += 1
        try:
            if line.strip() or not is_typed or session.asks_question:
                session.take(line)
        except (Unclear, EngineError, SaveError) as error:
            if is_typed:
                session.say(str(error))
                continue
            _complain(_("line {n}: {problem}").format(n=number, problem=error))
            status = 1
            if not keep_going:
                break
    if saved.problem is not None:
        _complain(saved.problem)
        status = 1
    return status


def _line(is_typed: bool) -> str | None:
    """The next line, or None when there are no more or the player breaks off."""
    if is_typed:
        sys.stdout.write(_PROMPT)
        sys.stdout.flush()
    try:
        line = sys.stdin.readline()
    except KeyboardInterrupt:
        _print("")
        return None
    except UnicodeDecodeError:
        return "\ufffd"
    return line if line else None


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _complain(sentence: str) -> None:
    sys.stderr.write(_("havre: {sentence}").format(sentence=printable(sentence)) + "\n")
