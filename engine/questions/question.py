"""What all kinds of question share, and what those for tokens do."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.errors import Refused
from engine.moves import AnswerValue, Bundle
from engine.payments import Counts
from engine.texts import Forms, Text, message

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


_COUNTED = re.compile(r"([0-9]{1,15})\s+([a-z][a-z-]*)")


class Token(NamedTuple):
    """A kind of token in a basket or a payment and how many there are."""

    name: str
    shown: Text
    have: int
    forms: Forms | None = None
    """How a number of them is said, where the number changes the word."""

    def some(self, number: int) -> Text:
        """A number of them: '2 apples'."""
        # Translators: so many of something, as "2 cattle".
        return message("{n} {token}", n=number, token=self.shown) if self.forms is None else self.forms.of(number)


@dataclass(frozen=True, slots=True)
class Tokens(Question):
    """What baskets and payments share: kinds of tokens, of each so many."""

    tokens: tuple[Token, ...]

    def bundle(self, counts: Iterable[int]) -> Bundle:
        """Counts by position as a bundle by name."""
        return tuple((token.name, number) for token, number in zip(self.tokens, counts, strict=True) if number)

    def counts(self, value: object) -> Counts:
        """A bundle by name as counts by position; raises `Refused` for unknown names and for too many."""
        if isinstance(value, dict):
            value = tuple(value.items())
        places = {token.name: place for place, token in enumerate(self.tokens)}
        found = [0] * len(self.tokens)
        if not isinstance(value, tuple | list):
            raise self.refused(message("Goods and their numbers are needed."))
        for pair in value:
            if not (isinstance(pair, tuple | list) and len(pair) == 2 and isinstance(pair[1], int)):
                raise self.refused(message("Goods and their numbers are needed."))
            name, number = pair
            place = places.get(name, -1)
            if place < 0:
                raise self.refused(message("'{word}' is of no use here.", word=str(name)), str(name))
            if number < 0:
                raise self.refused(message("A number below 0 makes no sense."))
            found[place] += number
        for token, number in zip(self.tokens, found, strict=True):
            if number > token.have:
                raise self.refused(
                    message("You have {tokens}, not {n}.", tokens=token.some(token.have), n=number)
                    if token.have
                    else message("You have no {token}.", token=token.shown)
                )
        return tuple(found)

    def _called(self, word: str) -> str:
        """The name of the token that a word stands for: what is called in the plural may be one."""
        names = [token.name for token in self.tokens]
        return word if word in names or f"{word}s" not in names else f"{word}s"

    def _no_amount(self, word: str) -> Text:
        if not self.tokens:
            return message("'{word}' is not possible: there is nothing.", word=word)
        like = self.tokens[0].name
        return message("'{word}' is not an amount such as 2 {like}.", word=word, like=like)

    def read(self, words: str) -> Bundle:
        """Numbers and names, such as '2 apple, 1 nut'."""
        if words == NOTHING:
            return ()
        found: list[tuple[str, int]] = []
        for part in words.split(","):
            match = _COUNTED.fullmatch(part.strip())
            if not match:
                raise self.refused(self._no_amount(part.strip()))
            found.append((self._called(match[2]), int(match[1])))
        return tuple(found)
