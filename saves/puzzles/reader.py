"""Files of puzzles read: an entry that is damaged, or not what it must be, is left out with a sentence that names it.

What stands in an entry is believed only as far as it can be seen here: whether its position is possible and its best
value true is found out where the puzzle is begun.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from engine import TITLES
from engine.texts.language import gettext as _
from saves.names import printable, shortened
from saves.puzzles.form import FORMAT, GRADES, Puzzle, PuzzleError, wrong
from saves.titles import title_name

_OPENING = re.compile(rb"^\[\[puzzles\]\][ \t]*\r?$", re.MULTILINE)
_NUMBER = re.compile(rb"^number = ([1-9][0-9]{0,5})[ \t]*\r?$", re.MULTILINE)
"""What an entry is called, even where it cannot be read."""
_ID = re.compile(r"[0-9]{6}-[0-9a-f]{6}")
_NAME = re.compile(r"[a-z][a-z0-9_:-]{0,40}")
_HUGE_NUMBER = re.compile(rb"\b0[xob][0-9A-Fa-f_]{100}|[0-9][0-9_]{100}")
"""Of a number of so many digits more are read than could ever be shown."""
_LARGEST_ENTRY: Final = 64 * 1024
_LONGEST_LINE: Final = 400
_LONGEST_VALUE: Final = 40
_MOST_MOVES: Final = 200
_HIGHEST: Final = 10**6
"""No number, value or point of a puzzle comes near this."""

T = TypeVar("T")


class Read(NamedTuple):
    """What a file of puzzles holds: those that can be read, and a sentence about each of the others."""

    puzzles: tuple[Puzzle, ...]
    problems: tuple[PuzzleError, ...]

    @property
    def offered(self) -> tuple[Puzzle, ...]:
        """Those that are not withdrawn."""
        return tuple(one for one in self.puzzles if not one.withdrawn)


def read(data: bytes, name: str) -> Read:
    """The puzzles of the file `name`, by their numbers. Raises `PuzzleError` where its header cannot be read."""
    title, puzzles, problems = header_title(data, name), list[Puzzle](), list[PuzzleError]()
    numbers, ids = set[int](), set[str]()
    for line, entry in entries(data):
        try:
            puzzle = _read(entry, title, _("the puzzle in line {line} of {name}").format(line=line, name=name))
            if puzzle.number in numbers or puzzle.id in ids:
                raise wrong(puzzle, _("another one has its number or its id"))
        except PuzzleError as error:
            problems.append(error)
            continue
        numbers.add(puzzle.number)
        ids.add(puzzle.id)
        puzzles.append(puzzle)
    return Read(tuple(sorted(puzzles, key=lambda one: one.number)), tuple(problems))


def header_title(data: bytes, name: str) -> str:
    """The title whose puzzles a file holds. Raises `PuzzleError`."""
    first = _OPENING.search(data)
    table = _table(data[: first.start()] if first else data[:_LARGEST_ENTRY], name)
    if table.get("format") != FORMAT or isinstance(table["format"], bool):
        raise PuzzleError(_("{name} is no file of puzzles of format {known}."), name=name, known=FORMAT)
    title = table.get("title")
    if not isinstance(title, str) or title not in TITLES:
        raise PuzzleError(_("{name} holds puzzles of a title that is not known here."), name=name)
    return title


def entries(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The entries of a file, each with its line from 1 on."""
    starts = [opening.start() for opening in _OPENING.finditer(data)]
    line, before = 1, 0
    for start, end in zip(starts, [*starts[1:], len(data)], strict=True):
        line, before = line + data.count(b"\n", before, start), start
        yield line, data[start:end]


def read_entry(entry: bytes, title: str) -> Puzzle:
    """The puzzle of one entry of a title's file; raises `PuzzleError`."""
    return _read(entry, title, _("A puzzle of {title}").format(title=title_name(title)))


def _table(data: bytes, name: str) -> dict[str, Any]:
    if len(data) > _LARGEST_ENTRY or _HUGE_NUMBER.search(data):
        raise PuzzleError(_("{name} is left out: it is larger than any puzzle."), name=name)
    try:
        return tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:
        raise PuzzleError(_("{name} is left out: it cannot be read."), name=name) from error


def _read(entry: bytes, title: str, where: str) -> Puzzle:
    if written := _NUMBER.search(entry):
        where = _("puzzle {n} of {title}").format(n=int(written[1]), title=title_name(title))
    found = _table(entry, where).get("puzzles")
    table: Mapping[str, Any] = found[0] if isinstance(found, list) and found and isinstance(found[0], dict) else {}
    id = table.get("id")
    fields = _Fields(table, where)
    return Puzzle(
        title=title,
        number=fields.number("number", 1),
        id=fields.fit("id", isinstance(id, str) and _ID.fullmatch(id) is not None and str(id)),
        variant=fields.name("variant"),
        edition=fields.number("edition", 1),
        kind=fields.name("kind"),
        grade=fields.fit("grade", table.get("grade") in GRADES and fields.number("grade")),
        best=fields.number("best"),
        stars=fields.stars(),
        line=fields.line(),
        text=fields.text(),
        what=fields.name("what") if "what" in table else "",
        rules=fields.values("rules"),
        card=fields.name("card") if "card" in table else "",
        proof=fields.values("proof"),
        withdrawn=fields.number("withdrawn", 1) if "withdrawn" in table else 0,
    )


class _Fields:
    """The fields of an entry, none of which is believed before it is looked at."""

    def __init__(self, table: Mapping[str, Any], where: str) -> None:
        self._table = table
        self._where = where

    def fit(self, name: str, found: T | bool | None) -> T:
        """What was found, if it is fit to stand there; raises `PuzzleError`."""
        if found is None or isinstance(found, bool):
            shown = shortened(printable(str(self._table.get(name))), _LONGEST_VALUE)
            values = {"puzzle": self._where, "key": name, "value": shown}
            if name not in self._table:
                raise PuzzleError(_("{puzzle} is left out: '{key}' is missing."), **values)
            raise PuzzleError(_("{puzzle} is left out: '{key}' cannot be '{value}'."), **values)
        return found

    def number(self, name: str, least: int = -_HIGHEST) -> int:
        found = self._table.get(name)
        return self.fit(name, type(found) is int and least <= found < _HIGHEST and int(found) + 0)

    def name(self, name: str) -> str:
        found = self._table.get(name)
        return self.fit(name, isinstance(found, str) and _NAME.fullmatch(found) is not None and found)

    def stars(self) -> tuple[int, int, int]:
        found = self._table.get("stars")
        is_row = isinstance(found, list) and len(found) == 3 and all(type(one) is int for one in found)
        if not is_row or found is None or not all(abs(one) < _HIGHEST for one in found):
            return self.fit("stars", None)
        row: tuple[int, int, int] = (found[0], found[1], found[2])
        is_fit = list(row) in (sorted(row), sorted(row, reverse=True)) and row[2] == self._table.get("best")
        return self.fit("stars", row if is_fit else None)

    def line(self) -> tuple[str, ...]:
        found = self._table.get("line")
        is_line = isinstance(found, list) and 0 < len(found) <= _MOST_MOVES
        return self.fit("line", is_line and tuple(map(self._move, self._listed(found))))

    def _listed(self, found: object) -> Sequence[object]:
        return found if isinstance(found, list) else ()

    def _move(self, found: object) -> str:
        is_move = isinstance(found, str) and len(found) <= _LONGEST_LINE and found == printable(found)
        return self.fit("line", is_move and str(found))

    def text(self) -> str:
        found = self._table.get("position")
        return self.fit("position", isinstance(found, str) and found.isascii() and found)

    def values(self, name: str) -> dict[str, Any]:
        found = self._table.get(name, {})
        is_plain = isinstance(found, dict) and all(_NAME.fullmatch(key) for key in found)
        return self.fit(name, is_plain and {key: self._plain(name, one) for key, one in found.items()})

    def _plain(self, name: str, found: object) -> Any:
        """A value that can be shown anywhere: a number, a word, or several of them."""
        if isinstance(found, list):
            return tuple(self._plain(name, one) for one in found)
        if isinstance(found, str):
            return self.fit(name, found == printable(found) and len(found) <= _LONGEST_LINE and found)
        if isinstance(found, bool):
            return found
        return self.fit(name, isinstance(found, int | float) and abs(found) < _HIGHEST**2 and found)
