"""What is in doubt in plain mode: a question to be answered by yes or no, or by another move in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine import Game, NotationError
from engine.texts.language import gettext as _
from screens.plain import PlainWords
from tui.plain.typed_moves import Typed, line_meant
from tui.plain.typed_words import Unclear

ONLY_TELL = ("table", "forecast", "scores", "log", "help", "moves", "save")
"""The commands that change nothing: they are carried out while something is in doubt."""


class Doubt(NamedTuple):
    """What is asked before something is done, to be answered by yes or no, and what is done upon yes."""

    question: str
    go_on: Callable[[], None]

    def instead(self, game: Game, words: PlainWords, typed: str) -> Typed:
        """The move that is typed where a yes or no is awaited; raises `Unclear` with the question where it is none."""
        try:
            return line_meant(game, words, typed, {})
        except (Unclear, NotationError):
            raise self.unanswered() from None

    def unanswered(self) -> Unclear:
        """What is said to what is no answer."""
        return Unclear(_("Answer this first. {question}"), question=self.question)
