"""The puzzles that are shipped, a file a title: read when somebody asks for them, one by itself without the others."""

from __future__ import annotations

import re
from collections.abc import Container
from datetime import date
from functools import cache
from importlib.resources import files

from engine import TITLES
from engine.texts.language import gettext as _
from saves.puzzles.day import of_day as day_among
from saves.puzzles.form import Puzzle, PuzzleError
from saves.puzzles.reader import Read, entries, read, read_entry
from saves.titles import title_name

_ID_LINE = re.compile(rb'^id = "([0-9]{6}-[0-9a-f]{6})"\r?$(?:\nwithdrawn = ([0-9]{1,6})\r?$)?', re.MULTILINE)
"""An id, and right below it the day on which its puzzle was withdrawn."""


def titles() -> list[str]:
    """The titles of which there are puzzles."""
    return [title for title in TITLES if ids(title)]


def ids(title: str) -> list[str]:
    """The ids of a title's puzzles, read without them."""
    return list(_ids(title))


def of_day(title: str, day: date) -> str | None:
    """The id of a day's puzzle of a title; None where it has none."""
    found = _ids(title)
    return day_among(list(found), day, {id: number for id, number in found.items() if number})


def _ids(title: str) -> dict[str, int]:
    """Each id with the day on which its puzzle was withdrawn, or 0."""
    return {id.decode(): int(number or 0) for id, number in _ID_LINE.findall(_data(title))}


def counted(title: str, tried: Container[str]) -> list[Puzzle]:
    """The puzzles of a title that count: those that are offered, and those withdrawn that somebody has tried."""
    return [one for one in shelf(title).puzzles if not one.withdrawn or one.id in tried]


@cache
def shelf(title: str) -> Read:
    """All puzzles of a title by their numbers, and what is wrong with others. Raises `PuzzleError`."""
    data = _data(title)
    return read(data, _name(title)) if data else Read((), ())


def numbered(title: str, number: int) -> Puzzle:
    """The puzzle of a number; raises `PuzzleError` where there is none, or where it is damaged."""
    return _only(title, f"number = {number}".encode(), str(number))


def by_id(title: str, id: str) -> Puzzle:
    """The puzzle of an id; raises `PuzzleError` where there is none, or where it is damaged."""
    return _only(title, f'id = "{id}"'.encode(), id)


def _only(title: str, line: bytes, called: str) -> Puzzle:
    for _line, entry in entries(_data(title)):
        if re.search(b"^" + re.escape(line) + rb"\r?$", entry, re.MULTILINE):
            return read_entry(entry, title)
    raise PuzzleError(_("{title} has no puzzle {id}."), title=title_name(title), id=called)


def _name(title: str) -> str:
    return f"{title}.toml"


@cache
def _data(title: str) -> bytes:
    """The file of a title; nothing where it has none."""
    found = files("saves.puzzles").joinpath(_name(title))
    return found.read_bytes() if title in TITLES and found.is_file() else b""
