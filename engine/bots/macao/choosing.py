"""What is chosen in Macao outside of turns: cards, start cubes, dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.bots.carrying import branches
from engine.bots.macao.evaluator import Evaluator
from engine.macao.state import ACTION, Colony
from engine.macao.title import MACAO
from engine.moves import AnswerValue, Move
from engine.questions import Question
from engine.title import Title

_MANY = 100
"""No question outside of turns has more answers."""

Chosen = tuple[float, Move, Colony]
"""What a move is worth at first sight, the move, and the position after it."""


class EveryAnswer:
    """Whoever holds every answer worth thinking about."""

    def answers(self, position: Colony, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """See `Answering`."""
        return question.answers(_MANY) or [question.default]


_EVERY_ANSWER = EveryAnswer()


def chosen(rules: Title[Any], evaluator: Evaluator, position: Colony) -> list[Chosen]:
    """Every way to complete every move of a decision outside of turns, the best first at first sight."""
    seat = position.seat
    found = [
        (evaluator.score(after, seat), complete, after)
        for move in MACAO.moves(position)
        for complete, after in branches(rules, _EVERY_ANSWER, position, move, quick=False)
    ]
    found.sort(key=lambda one: -one[0])
    return found


def acting(position: Colony, seat: int) -> Colony:
    """The position as if a seat that has turned its wind rose had its turn now."""
    twin = position.copy()
    twin.phase = ACTION
    twin.seat = seat
    twin.queue = ()
    twin.begin_turn()
    return twin
