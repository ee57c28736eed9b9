"""Where plain mode, replay and the list of cards find the words of a title."""

from __future__ import annotations

from screens.plain import PlainWords
from screens.titles import texts_of


def words_of(title: str) -> PlainWords:
    """The words of a title; raises `SaveError` for one that has none."""
    found: PlainWords = texts_of(title, "plain").WORDS
    return found
