"""A language that nobody speaks: English a third longer, with accents, at random in full width."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random

from engine.texts.language import speak, spoken
from engine.texts.text import English, Language

_PIECE = re.compile(r"(\{[^}]*\})")
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_LONG = re.compile(r"[^\W\d_]{4,}")
_VOWEL = re.compile("[aeiouAEIOU]")
_ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_WIDE = str.maketrans(_LETTERS, "".join(chr(ord(letter) - 0x20 + 0xFF00) for letter in _LETTERS))


class Pseudo(English):
    """It accents every vowel and doubles those of long words; of `wide` messages in a hundred all signs are wide.

    The names of values are left as they are. What it says can be told from English word for word (`english`).
    """

    code = "xx"

    def __init__(self, wide: int = 0) -> None:
        self._wide = wide

    def gettext(self, message: str) -> str:
        """The message as it is said in this language."""
        return _translated(message, self._wide)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """The same of the form that a number asks for."""
        return self.gettext(super().ngettext(singular, plural, n))

    def pgettext(self, _context: str, message: str) -> str:
        """The same whatever it means."""
        return self.gettext(message)

    def npgettext(self, _context: str, singular: str, plural: str, n: int) -> str:
        """The two of them together."""
        return self.ngettext(singular, plural, n)


@cache
def _translated(message: str, wide: int) -> str:
    is_wide = Random(message).randrange(100) < wide
    parts = _PIECE.split(message)
    return "".join(part if part.startswith("{") else _said(part, is_wide) for part in parts)


def _said(words: str, is_wide: bool) -> str:
    if is_wide:
        return words.translate(_WIDE)
    longer = _LONG.sub(lambda found: _VOWEL.sub(lambda vowel: vowel[0] + vowel[0].lower(), found[0]), words)
    return longer.translate(_ACCENTS)


def english(lines: Iterable[str], known: Iterable[str] = ()) -> dict[str, str]:
    """The words that were never handed to a translation, each with a line that has it; shorter ones are codes."""
    left_alone = set(known)
    return {
        word: line
        for line in lines
        for word in _WORD.findall(line)
        if len(word) > 2 and word.isascii() and _VOWEL.search(word) and word not in left_alone
    }


@contextmanager
def spoken_here(language: Language) -> Iterator[None]:
    """Speak a language for a while."""
    before = spoken()
    speak(language)
    try:
        yield
    finally:
        speak(before)
