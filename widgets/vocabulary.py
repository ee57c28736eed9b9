"""Words in their colours: what a title calls its goods, and what the players are called."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from widgets.lines import Line, Piece
from widgets.styles import StyleName

Vocabulary = Mapping[str, StyleName]
"""Words, each with its style."""

_TINTED = ("plain", "dim")
"""Styles of running text; what has another one keeps it."""


def tinted(line: Line, words: Vocabulary) -> Line:
    """The line with each of these words in its style, wherever it stands in running text."""
    if not words:
        return line
    pattern = _pattern(tuple(words))
    found: list[Piece] = []
    for piece in line:
        if piece.style not in _TINTED:
            found.append(piece)
            continue
        end = 0
        for match in pattern.finditer(piece.text):
            if match.start() > end:
                found.append(piece._replace(text=piece.text[end : match.start()]))
            found.append(piece._replace(text=match[0], style=words[match[0]]))
            end = match.end()
        if end < len(piece.text):
            found.append(piece._replace(text=piece.text[end:]))
    return tuple(found)


_LETTER = r"[^\W\d_½\u3400-\u9fff]"
"""What a word does not end beside; Chinese is written without blanks, so that beside its signs every word may end."""


@lru_cache(16)
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(f"(?<!{_LETTER})(?:{'|'.join(map(re.escape, longest_first))})(?!{_LETTER})")
