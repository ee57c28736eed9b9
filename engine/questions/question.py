"""What all kinds of question share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.errors import Refused
from engine.moves import AnswerValue
from engine.texts import Text

if TYPE_CHECKING:
    from random import Random

NOTHING = "nothing"
"""The answer that takes nothing, in notation."""


@dataclass(frozen=True, slots=True)
class Question(ABC):
    """What every question has: the word before its answer in notation, and the sentence that asks."""

    label: str
    prompt: Text

    @property
    @abstractmethod
    def default(self) -> AnswerValue:
        """A sensible answer."""

    @property
    @abstractmethod
    def only(self) -> AnswerValue | None:
        """The answer if there is no other; such a question need not be asked."""

    @abstractmethod
    def settled(self, value: object) -> AnswerValue:
        """The answer in its one canonical form; raises `Refused` with the reason if it is none."""

    @abstractmethod
    def answers(self, limit: int) -> tuple[AnswerValue, ...] | None:
        """All answers, best first, or None if there are more than `limit`."""

    @abstractmethod
    def random(self, rng: Random) -> AnswerValue:
        """Some answer; every answer can come up."""

    @abstractmethod
    def read(self, words: str) -> AnswerValue:
        """The answer that a text in notation stands for (not yet checked); raises `Refused`."""

    def refused(self, reason: Text, word: str = "") -> Refused:
        """The refusal of an answer: a sentence that says why, for whoever has just read the question."""
        return Refused(reason, word, self.prompt)


def answer_in_words(value: AnswerValue) -> str:
    """An answer in notation: '4', 'mill', 'mill, well', '2 apple, 1 nut' or 'nothing'."""
    if isinstance(value, tuple):
        if not value:
            return NOTHING
        return ", ".join(part if isinstance(part, str) else f"{part[1]} {part[0]}" for part in value)
    return str(value)
