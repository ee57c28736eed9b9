"""Words looked for in the rules: which texts have them, what is shown of a text, and where they stand in it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from screens.rules_texts import RulesText
from screens.word_search import found, plainly
from widgets.lines import EMPTY, Line, cut, plain, text, width

_BEFORE_A_HIT = 20
"""Signs of a text that are shown before the word that was looked for."""


def matching(texts: Sequence[RulesText], words: str) -> list[RulesText]:
    """The texts that have all the words, those first that have them in their title."""
    named = found(texts, lambda one: one.title, words)
    rest = [one for one in found(texts, lambda one: one.title + " " + one.words, words) if one not in named]
    return named + rest


def extract(one: RulesText, words: str) -> str:
    """What a text says where it has the first of the words that its title does not have; else its gist."""
    flat = " ".join(one.words.split())
    title = plainly(one.title)
    for word in plainly(words).split():
        place = flat.casefold().find(word)
        if word not in title and place >= 0:
            start = flat.rfind(" ", 0, max(0, place - _BEFORE_A_HIT)) + 1
            return ("… " if start else "") + flat[start:]
    return one.gist


def marked(line: Line, words: str) -> Line:
    """A line with every place that has one of the words set off."""
    if not words.split():
        return line
    hit = re.compile("|".join(map(re.escape, words.split())), re.IGNORECASE)
    spoken = plain(line)
    pieces: Line = EMPTY
    at = 0
    for match in hit.finditer(spoken):
        start, end = width(text(spoken[: match.start()])), width(text(spoken[: match.end()]))
        pieces += cut(line, at, start) + text(match[0], "key")
        at = end
    return pieces + cut(line, at, width(line))
