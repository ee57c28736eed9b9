"""A move being carried out step by step: it stops at a question that is open, and goes on once it is answered."""

from __future__ import annotations

from typing import Any

from engine.errors import Refused
from engine.moves import Answer, Move
from engine.questions import Question
from engine.text import _, text
from engine.title import Event, Steps, Title


class Carried:
    """A move carried out on `position`, which is its own, as far as its answers go.

    `pending` holds the questions met after the last answer: the last of them is open, unless it has only one answer;
    those before it have only one and were answered by themselves: `forced` has these answers, each with the number of
    its question from 1 on. After a `Refused` nothing of it can be used.
    """

    __slots__ = ("_asked", "_given", "_move", "_steps", "_used", "events", "forced", "pending", "position")

    def __init__(self, rules: Title[Any], position: Any, move: Move) -> None:
        """Begin `move` on a position that may be changed; raises `Refused`."""
        if rules.is_over(position):
            raise Refused(text(_("The game is over.")))
        self.position = position
        self.events: list[Event] = []
        self.pending: list[Question] = []
        self.forced: list[tuple[int, Answer]] = []
        self._asked = 0
        self._move = move
        self._given = 0
        self._used: tuple[Answer, ...] = ()
        self._steps = rules.perform(position, move, self.events)
        if self._steps is not None:
            self._to_next_question(self._steps, None)
        if move.answers:
            self.go_on(move)

    def leads_to(self, move: Move) -> bool:
        """Whether `move` is this move, or this move with more answers."""
        mine = self._move
        if move is mine:
            return True
        answers = move.answers
        return (
            type(move) is type(mine)
            and move.target == mine.target
            and len(answers) >= self._given
            and all(ours is theirs for ours, theirs in zip(mine.answers, answers, strict=False))
        )

    def go_on(self, move: Move) -> None:
        """Give the answers that `move` has more than were given so far; raises `Refused`."""
        self._move = move
        for answer in move.answers[self._given :]:
            if self._steps is None:
                raise Refused(text(_("There are more answers than questions.")))
            question = self.pending[-1]
            value = question.settled(answer.value)
            self.pending.clear()
            self._given += 1
            self._used += (Answer(value, question.label),)
            self._to_next_question(self._steps, value)

    def _to_next_question(self, steps: Steps, value: Any) -> None:
        """Send the answer to the last question (None to begin) and go on until a question is open, or to the end."""
        try:
            question = steps.send(value)
            self._meet(question)
            while (value := question.only) is not None:
                self.forced.append((self._asked, Answer(value, question.label)))
                question = steps.send(value)
                self._meet(question)
        except StopIteration:
            self._steps = None

    def _meet(self, question: Question) -> None:
        self._asked += 1
        self.pending.append(question)

    @property
    def number(self) -> int:
        """How many questions were met, the last of `pending` included."""
        return self._asked

    @property
    def is_open(self) -> bool:
        """Whether a question is still to be answered."""
        return self._steps is not None

    @property
    def complete(self) -> Move:
        """The move with its answers in their canonical form."""
        move = self._move
        return type(move)(move.target, self._used) if self._used else move
