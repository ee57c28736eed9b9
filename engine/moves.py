"""Moves: immutable values with a verb, what it is about, and the answers to the questions it raises."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Self

Bundle = tuple[tuple[str, int], ...]
"""Counted things by name, such as (("apple", 2), ("nut", 1)): what a basket or a payment is answered with."""

AnswerValue = int | str | tuple[str, ...] | Bundle


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered; the label is the word that stands before it in notation."""

    value: AnswerValue
    label: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Move:
    """A move: its words, its target (the notation's name of a card or good) and its answers so far."""

    words: ClassVar[str] = ""
    needs_target: ClassVar[bool] = False

    target: str = ""
    answers: tuple[Answer, ...] = ()

    def answer(self, value: AnswerValue, label: str = "") -> Self:
        """The move with one more answer."""
        return type(self)(self.target, (*self.answers, Answer(value, label)))

    def unanswered(self) -> Self:
        """The move without its answers."""
        return type(self)(self.target) if self.answers else self
