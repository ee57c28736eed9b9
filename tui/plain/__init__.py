"""Plain mode: the same saved game as lines of text, which fit a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.texts.cells import wrapped

COLUMNS = 79

_STEP = 2


def fitted(lines: Iterable[str], columns: int) -> Iterator[str]:
    """The lines broken at blanks so that each fills at most so many cells; what follows is set in by two."""
    for line in lines:
        first = " " * (len(line) - len(line.lstrip()))
        yield from wrapped(" ".join(line.split()), columns, first, first + " " * _STEP)
