"""Moves: immutable values with a verb, what it is about, and the answers to the questions it raises."""

from __future__ import annotations

from collections.abc import Iterable
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
    """A move: its target (the notation's name of a card or good) and its answers so far.

    Each kind of move is a class, which declares the words with which it begins in notation and, where it is about
    something, the names of all that it can be about in any position.
    """

    words: ClassVar[str] = ""
    targets: ClassVar[tuple[str, ...]] = ("",)
    needs_target: ClassVar[bool] = False
    known: ClassVar[frozenset[str]] = frozenset(targets)
    not_now: ClassVar[str] = ""

    target: str = ""
    answers: tuple[Answer, ...] = ()

    def __init_subclass__(cls, words: str, targets: Iterable[str] = ("",), not_now: str = "") -> None:
        """`not_now`: how it is refused where something else is decided, if not as all are; has {words} and {prompt}."""
        cls.words, cls.targets, cls.not_now = words, tuple(targets), not_now
        cls.known = frozenset(cls.targets)
        cls.needs_target = "" not in cls.known

    def answer(self, value: AnswerValue, label: str = "") -> Self:
        """The move with one more answer."""
        return type(self)(self.target, (*self.answers, Answer(value, label)))

    def answered(self, answers: tuple[Answer, ...]) -> Self:
        """The move with these answers in place of those that it has."""
        return type(self)(self.target, answers)

    def unanswered(self) -> Self:
        """The move without its answers."""
        return type(self)(self.target) if self.answers else self
