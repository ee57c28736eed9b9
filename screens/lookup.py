"""Texts of the rules by what somebody types who knows a part of their names: a chapter, a card, a good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import SequenceMatcher
from enum import IntEnum
from typing import Any, NamedTuple

from engine.texts.language import gettext as _, listed
from saves.called import also_called
from screens.documents import RulesText
from screens.plain import PlainWords, plain

_ALIKE = 0.7
"""From so much likeness on, of 1, a word is taken for a slip of another one."""


class Likeness(IntEnum):
    """How well a text is named by what was typed, best first."""

    NAMED = 0
    BEGUN = 1
    HELD = 2
    ALIKE = 3


class Found(NamedTuple):
    """The text that is meant, and the titles of the others that might be."""

    text: RulesText
    likeness: Likeness
    others: tuple[str, ...] = ()


def looked_up(words: PlainWords, typed: str) -> Found | None:
    """The text of a title's rules that is nearest to what was typed; None where nothing is near."""
    wanted = plain(typed)
    if not wanted:
        return None
    texts = words.texts()
    exact = words.found(typed)
    for text in texts:
        if (exact is not None and text.name == exact) or wanted in _names(text):
            return Found(text, Likeness.NAMED)
    for likeness, is_so, names in () if wanted.isdecimal() else _WAYS:  # another number is another card
        hits = [text for text in texts if any(is_so(name, wanted) for name in names(text))]
        if hits:
            hits.sort(key=lambda text: -max(_alike(name, wanted) for name in names(text)))
            return Found(hits[0], likeness, tuple(text.title for text in hits[1:]))
    return None


def page(words: PlainWords, text: RulesText) -> str:
    """A text as it is read: under its title, or as the title makes its pages; an empty line parts paragraphs."""
    return words.page(text.name) if text.name in words.names() else "\n".join((text.title, "", text.words))


def data(words: PlainWords, text: RulesText) -> dict[str, Any]:
    """A text for a program to read."""
    if text.name in words.names():
        return words.data(text.name)
    return {**({"name": text.name} if text.name else {}), "shown": text.title, "rule": text.words}


def chapters(texts: Sequence[RulesText]) -> list[RulesText]:
    """The texts that are about no thing of the game: what one reads to learn it."""
    return [text for text in texts if not text.name]


def also(others: Sequence[str], most: int = 5) -> str:
    """A sentence that names the others that might have been meant; nothing where there are none."""
    if not others:
        return ""
    named = listed(others[:most])
    return (_("See also: {names}, ...") if len(others) > most else _("See also: {names}")).format(names=named)


def _names(text: RulesText) -> set[str]:
    return {plain(text.title), *([plain(text.name)] if text.name else [])}


def _elsewhere(text: RulesText) -> set[str]:
    """Its names in other languages."""
    return {plain(name) for name in also_called(text.title)}


def _holds(name: str, wanted: str) -> bool:
    """Whether each wanted word begins a word of the name, in their order."""
    rest = iter(name.split())
    return all(any(word.startswith(part) for word in rest) for part in wanted.split())


def _alike(name: str, wanted: str) -> float:
    """How like each other they are, or the typed word and a word of the name, from 0 to 1."""
    return max(SequenceMatcher(None, one, wanted).ratio() for one in (name, *name.split()))


_WAYS: Sequence[tuple[Likeness, Callable[[str, str], bool], Callable[[RulesText], set[str]]]] = (
    (Likeness.BEGUN, str.startswith, _names),
    (Likeness.HELD, _holds, _names),
    (Likeness.NAMED, str.__eq__, _elsewhere),
    (Likeness.BEGUN, str.startswith, _elsewhere),
    (Likeness.HELD, _holds, _elsewhere),
    (Likeness.ALIKE, lambda name, wanted: _alike(name, wanted) >= _ALIKE, _names),
)
