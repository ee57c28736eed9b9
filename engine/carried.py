"""A move being carried out step by step: it stops at a question that is open, and goes on once it is answered."""

from __future__ import annotations

from operator import is_
from typing import Any

from engine.errors import Refused
from engine.moves import Answer, Move
from engine.questions import Question
from engine.texts import message
from engine.title import Event, Steps, Title


class Carried:
    """A move carried out on `position`, which is its own, as far as its answers go.

    `pending` holds the questions met after the last answer: the last of them is open, unless it has only one answer;
    those before it have only one and were answered by themselves: `forced` has these answers, each with the number of
    its question from 1 on. `move` is the move with the answers that were given last, `is_open` says whether a question
    is still to be answered. After a `Refused` nothing of it can be used.
    """

    __slots__ = ("_asked", "_steps", "_used", "events", "forced", "is_open", "move", "pending", "position")

    def __init__(self, rules: Title[Any], position: Any, move: Move) -> None:
        """Begin `move` on a position that may be changed; raises `Refused`."""
        self.position = position
        self.events: list[Event] = []
        self.pending: tuple[Question, ...] = ()
        self.forced: tuple[tuple[int, Answer], ...] = ()
        self.move = move
        self._used: tuple[Answer, ...] = ()
        self._steps = steps = rules.perform(position, move, self.events)
        self.is_open = steps is not None
        self._asked = 0
        if steps is not None:
            self._to_next_question(steps, None)
        if move.answers:
            self.go_on(move)

    def leads_to(self, move: Move) -> bool:
        """Whether `move` is this move, or this move with more answers."""
        mine = self.move
        answers = move.answers
        return (
            type(move) is type(mine)
            and move.target == mine.target
            and len(answers) >= len(self._used)
            and all(ours is theirs for ours, theirs in zip(mine.answers, answers, strict=False))
        )

    def go_on(self, move: Move) -> None:
        """Give the answers that `move` has more than were given so far; raises `Refused`."""
        self.move = move
        for answer in move.answers[len(self._used) :]:
            if self._steps is None:
                raise Refused(message("There are more answers than questions."))
            question = self.pending[-1]
            value = question.settled(answer.value)
            self.pending = ()
            label = question.label
            as_given = value is answer.value and label == answer.label
            self._used += (answer if as_given else Answer(value, label),)
            self._to_next_question(self._steps, value)

    def _to_next_question(self, steps: Steps, value: Any) -> None:
        """Send the answer to the last question (None to begin) and go on until a question is open, or to the end."""
        try:
            while True:
                question = steps.send(value)
                self._asked += 1
                self.pending += (question,)
                value = question.only
                if value is None:
                    return
                self.forced += ((self._asked, Answer(value, question.label)),)
        except StopIteration:
            self._steps, self.is_open = None, False

    @property
    def complete(self) -> Move:
        """The move with its answers in their canonical form."""
        move, used = self.move, self._used
        return move if not used or all(map(is_, used, move.answers)) else type(move)(move.target, used)
