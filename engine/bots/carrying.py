"""Carrying a move out on copies of a position, with the answers that somebody holds worth thinking about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Protocol

from engine.moves import Answer, AnswerValue, Move
from engine.questions import Question
from engine.title import Title

Tried = tuple[Move, Any]
"""A complete move and the position after it."""


class Answering(Protocol):
    """Who knows which answers are worth thinking about: a judge of positions, or whoever knows nothing else."""

    def answers(self, position: Any, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """A few answers in their canonical form, best guess first; at least one."""
        ...


def branches(rules: Title[Any], judge: Answering, position: Any, move: Move, *, quick: bool) -> Iterator[Tried]:
    """The move completed in every way worth thinking about, each with the position after it; its answers are kept."""
    open_ways: list[tuple[Answer, ...]] = [move.answers]
    while open_ways:
        given = open_ways.pop()
        after = position.copy()
        used: list[Answer] = []
        steps = rules.perform(after, move, None)
        if steps is not None:
            try:
                question = next(steps)
                while True:
                    value = question.only
                    if value is None:
                        if len(used) < len(given):
                            value = given[len(used)].value
                        else:
                            value, *others = judge.answers(after, question, quick=quick)
                            ways = [(*used, Answer(other, question.label)) for other in others]
                            open_ways += reversed(ways)
                        used.append(Answer(value, question.label))
                    question = steps.send(value)
            except StopIteration:
                pass
        yield (replace(move, answers=tuple(used)) if used else move), after


def completed(rules: Title[Any], position: Any, move: Move) -> Any:
    """The position after a complete move."""
    after = position.copy()
    steps = rules.perform(after, move, None)
    if steps is not None:
        given = iter(move.answers)
        try:
            question = next(steps)
            while True:
                value = question.only
                question = steps.send(next(given).value if value is None else value)
        except StopIteration:
            pass
    return after
