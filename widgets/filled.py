"""Lines made of words and styles: templates filled in with lines that keep theirs, and words in their colours."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from string import Formatter

from engine.texts.language import pgettext
from widgets.lines import Line, Piece, text
from widgets.styles import StyleName

_FORMATTER = Formatter()


def fill(template: str, style: StyleName = "plain", **values: object) -> Line:
    """A template with named values filled in: a value that is a line keeps its styles, others take `style`.

    `fill(_("Press {key} to go on"), key=text("enter", "key"))`
    """
    pieces: list[Piece] = []
    for words, name, form, _conversion in _FORMATTER.parse(template):
        if words:
            pieces.append(Piece(words, style))
        if name is None:
            continue
        value = values[name]
        if isinstance(value, tuple):
            pieces.extend(value)
        else:
            pieces.append(Piece(format(value, form or ""), style))
    return tuple(pieces)


def figure(label: str, value: Line, style: StyleName = "dim", before: str = "") -> Line:
    """A value with its label, which has a style of its own and blanks `before` it."""
    # Translators: what a figure is, and the figure.
    head, _value, tail = pgettext("figure", "{label} {value}").partition("{value}")
    return text(before + head.format(label=label), style) + value + text(tail.format(label=label), style)


Vocabulary = Mapping[str, StyleName]
"""Words, each with its style."""

_TINTED = ("plain", "dim")
"""Styles of running text; what has another one keeps it."""


def tinted(line: Line, words: Vocabulary) -> Line:
    """The line with each of these words in its style, wherever it stands in running text.

    A word without a letter is left as it is: of a player called "1" nobody could tell whether a figure is meant.
    """
    named = tuple(word for word in words if any(map(str.isalpha, word)))
    if not named:
        return line
    pattern = _pattern(named)
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
_NOT_IN_FIGURE = r"(?!(?<=\d)\d)"
"""No place between two digits: a word that begins or ends with one is no part of a longer number."""


@lru_cache(16)
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(words, key=len, reverse=True)
    either = "|".join(map(re.escape, longest_first))
    return re.compile(f"(?<!{_LETTER}){_NOT_IN_FIGURE}(?:{either}){_NOT_IN_FIGURE}(?!{_LETTER})")
