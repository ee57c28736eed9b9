"""Whole games as lines of JSON, for people who study the games (docs/simulate.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from engine import about
from saves import SaveError
from texts.translation import gettext as _

if TYPE_CHECKING:
    from engine.bots.match import Record


class _InOrder:
    """Writes games in the order of their numbers, whichever of them ends first."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._next = 0
        self._early: dict[int, Record] = {}

    def add(self, number: int, record: Record) -> None:
        """A game that has ended; all that can be written by now is."""
        self._early[number] = record
        while self._next in self._early:
            self._write(self._next)
            self._next += 1
        self._file.flush()

    def close(self) -> None:
        """Write the games that came before one that never ended."""
        for number in sorted(self._early):
            self._write(number)

    def _write(self, number: int) -> None:
        self._file.write(f"{line(number, self._early.pop(number))}\n")


@contextmanager
def written(path: Path) -> Iterator[Callable[[int, Record], None]]:
    """A function that takes games with their numbers and writes them to a new file; raises `SaveError` if it exists."""
    try:
        file = path.open("x", encoding="utf-8")
    except FileExistsError as error:
        raise SaveError(_("{path} is there already: it is not written over.").format(path=path)) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SaveError(_("{path} cannot be written: {reason}.").format(path=path, reason=reason)) from error
    with file:
        ordered = _InOrder(file)
        try:
            yield ordered.add
        finally:
            ordered.close()


def line(number: int, record: Record) -> str:
    """A game as one line: what `new_game` takes, who sat in each seat, the moves in notation, the scores by seat."""
    game = {
        "game": number,
        "edition": about(record.setup["title"]).edition,
        "setup": record.setup,
        "levels": record.levels,
        "moves": record.moves,
        "scores": record.scores,
    }
    return json.dumps(game, ensure_ascii=False)
