"""Lines that fit a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from saves.names import cells

COLUMNS = 79

_STEP = 2


def fitted(lines: Iterable[str], columns: int) -> Iterator[str]:
    """The lines broken at blanks so that each fills at most so many cells; what follows is set in by two.

    A word that fills more than a line is broken where the line ends.
    """
    for line in lines:
        first = " " * (len(line) - len(line.lstrip()))
        indent, now = first, ""
        for word in _words(line, columns - len(first) - _STEP):
            if now and cells(indent + now) + 1 + cells(word) > columns:
                yield indent + now
                indent, now = first + " " * _STEP, word
            else:
                now = f"{now} {word}" if now else word
        yield indent + now if now else ""


def _words(line: str, columns: int) -> Iterator[str]:
    """The words of a line, those that are too wide in pieces."""
    for word in line.split():
        start, width = 0, 0
        for place, sign in enumerate(word):
            width += cells(sign)
            if width > columns:
                yield word[start:place]
                start, width = place, cells(sign)
        yield word[start:]
