"""Lines that fit a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from saves.names import cells

COLUMNS = 79


def fitted(lines: Iterable[str], columns: int) -> Iterator[str]:
    """The lines broken at blanks so that each fills at most so many cells; what follows is set in by two."""
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()))
        now = ""
        for word in line.split():
            if now and cells(indent + now) + 1 + cells(word) > columns:
                yield indent + now
                indent, now = " " * (len(line) - len(line.lstrip()) + 2), word
            else:
                now = f"{now} {word}" if now else word
        yield indent + now if now else ""
