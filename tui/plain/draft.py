"""A move in plain mode whose questions are asked one after another."""

from __future__ import annotations

from engine import Game, Move, Question
from engine.texts.language import gettext as _
from screens.ways import Wishes, furthered, stepped_back
from tui.plain.matching import Unclear
from tui.plain.questions import answered


class Draft:
    """The move that somebody has begun, as far as it is answered."""

    def __init__(self, game: Game) -> None:
        """Of no move yet."""
        self._game = game
        self._move: Move | None = None
        self._wishes: Wishes = ()

    @property
    def is_open(self) -> bool:
        """Whether a move has been begun."""
        return self._move is not None

    @property
    def question(self) -> Question | None:
        """What is asked now, if anything is."""
        return None if self._move is None else self._game.ask(self._move)

    def begin(self, move: Move, wishes: Wishes = ()) -> Move | None:
        """Take up a move; what is wished is answered where it is asked, and the move is given back once it is whole."""
        move, question = furthered(self._game, move, wishes)
        self._move, self._wishes = (None, ()) if question is None else (move, wishes)
        return move if question is None else None

    def answer(self, typed: str) -> Move | None:
        """Answer what is asked now; the move once it has no question left. Raises `Unclear` or `engine.EngineError`."""
        question = self.question
        if self._move is None or question is None:
            return None
        return self.begin(self._move.answer(answered(question, typed), question.label), self._wishes)

    def back(self) -> None:
        """Take the last answer back, or the move itself where there is none. Raises `Unclear` without a move."""
        if self._move is None:
            raise Unclear(_("There is no question to go back from."))
        self._move = stepped_back(self._move, self._wishes)

    def drop(self) -> None:
        """Think no more of the move."""
        self._move = None
