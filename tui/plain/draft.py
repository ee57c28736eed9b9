"""A move in plain mode whose questions are asked one after another."""

from __future__ import annotations

from engine import Game, Move, Question
from texts.translation import gettext as _
from tui.plain.matching import Unclear
from tui.plain.questions import answered


class Draft:
    """The move that somebody has begun, as far as it is answered."""

    def __init__(self, game: Game) -> None:
        """Of no move yet."""
        self._game = game
        self._move: Move | None = None

    @property
    def is_open(self) -> bool:
        """Whether a move has been begun."""
        return self._move is not None

    @property
    def question(self) -> Question | None:
        """What is asked now, if anything is."""
        return None if self._move is None else self._game.ask(self._move)

    def begin(self, move: Move) -> Move | None:
        """Take up a move with the answers that it has; given back once it has no question left."""
        is_whole = self._game.ask(move) is None
        self._move = None if is_whole else move
        return move if is_whole else None

    def answer(self, typed: str) -> Move | None:
        """Answer what is asked now; the move once it has no question left. Raises `Unclear` or `engine.EngineError`."""
        question = self.question
        if self._move is None or question is None:
            return None
        return self.begin(self._move.answer(answered(question, typed), question.label))

    def back(self) -> None:
        """Take the last answer back, or the move itself where there is none. Raises `Unclear` without a move."""
        if self._move is None:
            raise Unclear(_("There is no question to go back from."))
        fewer = self._move.unanswered()
        for answer in self._move.answers[:-1]:
            fewer = fewer.answer(answer.value, answer.label)
        self._move = fewer if self._move.answers else None

    def drop(self) -> None:
        """Think no more of the move."""
        self._move = None
