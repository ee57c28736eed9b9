"""Whole games as lines of JSON, for people who study the games (docs/simulate.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING

from engine.texts.language import gettext as _
from engine.titles import about
from saves import SaveError
from saves.disk import write_all

if TYPE_CHECKING:
    from engine.bots.match import Record


class _InOrder:
    """Writes games in the order of their numbers, whichever of them ends first."""

    def __init__(self, file: FileIO, path: Path) -> None:
        self._file = file
        self._path = path
        self._next = 0
        self._is_full = False
        self._early: dict[int, Record] = {}

    def add(self, number: int, record: Record) -> None:
        """A game that has ended; all that can be written by now is."""
        self._early[number] = record
        while self._next in self._early:
            self._write(self._next)
            self._next += 1

    def close(self) -> None:
        """Write the games that came before one that never ended."""
        for number in () if self._is_full else sorted(self._early):
            self._write(number)

    def _write(self, number: int) -> None:
        """Write a whole line, or nothing of it. Raises `SaveError`."""
        words = f"{line(number, self._early.pop(number))}\n".encode()
        whole = self._file.tell()
        try:
            write_all(self._file.fileno(), words)
        except OSError as error:
            self._is_full = True
            with suppress(OSError):
                self._file.truncate(whole)
            raise _unwritable(self._path, error) from error


@contextmanager
def written(path: Path) -> Iterator[Callable[[int, Record], None]]:
    """A function that takes games with their numbers and writes them to a new file; raises `SaveError` if it exists."""
    try:
        file = path.open("xb", buffering=0)
    except FileExistsError as error:
        raise SaveError(_("{path} is there already: it is not written over."), path=path) from error
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from error
    with file:
        ordered = _InOrder(file, path)
        try:
            yield ordered.add
        finally:
            ordered.close()


def _unwritable(path: Path, error: Exception) -> SaveError:
    reason = getattr(error, "strerror", None) or str(error)
    return SaveError(_("{path} cannot be written: {reason}."), path=path, reason=reason)


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
