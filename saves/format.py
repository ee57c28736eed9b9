"""The text of a saved game: a header in TOML, then one entry a move, each written behind the last.

    format = 1
    title = "le-havre"
    created = 2026-01-31 18:00:00+00:00

    [options]
    players = [ "Red" ]
    variant = "short"
    seed = 7

    [[moves]]
    do = "take wood"

    [[moves]]
    do = "undo"

The entry after which the game was over says so with `over = true`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from gettext import gettext as _
from typing import Any, TypeVar

import tomli_w

from saves.errors import Damaged, SaveError
from saves.names import printable

FORMAT = 1
UNDO = "undo"
REDO = "redo"

_ENTRY = b"[[moves]]"
_ENTRY_LINE = re.compile(rb"^\[\[moves\]\]", re.MULTILINE)
_TOML_LINE = re.compile(r"\(at line (\d+)")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Header:
    """What a game begins with: `engine.new_game(title, **options)`; `created` is None if nobody wrote it."""

    title: str
    options: Mapping[str, Any]
    created: datetime | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One confirmed move in notation, or `undo` or `redo`; `line` is its line in the file, from 1."""

    do: str
    line: int
    over: bool = False


@dataclass(frozen=True, slots=True)
class Contents:
    """What a saved game holds. `sound` is the number of bytes it was read from.

    Bytes after those belong to an entry whose writing was broken off.
    """

    header: Header
    entries: tuple[Entry, ...] = field(repr=False)
    sound: int


def header_bytes(header: Header) -> bytes:
    """The beginning of a file."""
    table: dict[str, Any] = {"format": FORMAT, "title": header.title}
    if header.created is not None:
        table["created"] = header.created
    return tomli_w.dumps({**table, "options": header.options}).encode()


def entry_bytes(do: str, *, over: bool = False) -> bytes:
    """What a move adds to the file."""
    entry: dict[str, Any] = {"do": do, "over": True} if over else {"do": do}
    return b"\n" + _ENTRY + b"\n" + tomli_w.dumps(entry).encode()


def read(data: bytes, name: str) -> Contents:
    """The contents of the saved game `name`.

    An entry at the end whose writing was broken off is left out. Any other damage raises `Damaged`; a file of
    a later format raises `SaveError`.
    """
    try:
        return _read(data, name)
    except Damaged as damage:
        sound = _before_torn_entry(data)
        if sound is None:
            raise _counted(damage, data, name) from None
        try:
            return _read(data[:sound], name)
        except Damaged:
            raise _counted(damage, data, name) from None


def read_header(data: bytes, name: str) -> Header:
    """The header alone, at a cost that does not grow with the number of moves; raises like `read`."""
    first = _ENTRY_LINE.search(data)
    table = _table(data[: first.start()] if first else data, name)
    return _header(table, name)


def _read(data: bytes, name: str) -> Contents:
    table = _table(data, name)
    return Contents(_header(table, name), _entries(table, data, name), len(data))


def _table(data: bytes, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(data.decode())
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
    except (ValueError, RecursionError) as error:
        found = _TOML_LINE.search(str(error))
        line = int(found[1]) if found else data.rstrip().count(b"\n") + 1
    raise Damaged(_("The saved game {name} is damaged in line {line}.").format(name=printable(name), line=line), line)


def _header(table: dict[str, Any], name: str) -> Header:
    number = _value(table, "format", int, name)
    if number > FORMAT:
        raise SaveError(
            _("The saved game {name} was written by a later version of Havre (its format is {n}).").format(
                name=printable(name), n=number
            )
        )
    created = table.get("created")
    return Header(
        title=_value(table, "title", str, name),
        options=_value(table, "options", dict, name),
        created=created if isinstance(created, datetime) else None,
    )


def _value(table: dict[str, Any], key: str, kind: type[T], name: str) -> T:
    value = table.get(key)
    if isinstance(value, kind):
        return value
    raise Damaged(
        _("The saved game {name} is damaged: '{key}' is missing in its header (line {line}).").format(
            name=printable(name), key=key, line=1
        ),
        1,
    )


def _entries(table: dict[str, Any], data: bytes, name: str) -> tuple[Entry, ...]:
    entries = table.get("moves", [])
    lines = _lines_of_entries(data)
    found: list[Entry] = []
    for number, entry in enumerate(entries if isinstance(entries, list) else [entries]):
        line = lines[number] if number < len(lines) else data.count(b"\n")
        if not isinstance(entry, dict) or not isinstance(entry.get("do"), str):
            raise Damaged(
                _("The saved game {name} is damaged: the entry in line {line} holds no move.").format(
                    name=printable(name), line=line
                ),
                line,
                number,
            )
        found.append(Entry(entry["do"], line, entry.get("over") is True))
    return tuple(found)


def _lines_of_entries(data: bytes) -> list[int]:
    """The line of each entry's move, which follows the line that opens the entry."""
    return [
        number
        for number, line in enumerate(data.splitlines(), 2)
        if line.startswith(_ENTRY)  # what we write; by hand it may look different, then the count is a guess
    ]


def _counted(damage: Damaged, data: bytes, name: str) -> Damaged:
    """The same damage, with the number of sound entries before it."""
    lines = data.splitlines(keepends=True)[: damage.line - 1]
    before = list(_ENTRY_LINE.finditer(b"".join(lines)))
    while before:
        whole = b"".join(lines)[: before[-1].start()]
        try:
            return Damaged(str(damage), damage.line, len(_read(whole, name).entries))
        except SaveError:
            before.pop()
    return damage


def _before_torn_entry(data: bytes) -> int | None:
    """How many bytes stand before an entry whose writing was broken off; None if the end looks whole."""
    # After a loss of power a file may have got its new length, but zeros instead of the new bytes.
    written = data.rstrip(b"\0")
    if len(written) < len(data) and _reads(written):
        return len(written)
    last_line = written.rfind(b"\n") + 1
    if last_line < len(written) and _ENTRY.startswith(written[last_line:]) and written[last_line:] != _ENTRY:
        return last_line
    openings = list(_ENTRY_LINE.finditer(written))
    if not openings:
        return None
    entry = written[openings[-1].start() :]
    is_torn = not entry.endswith(b"\n") or b"\0" in entry or entry.strip() == _ENTRY
    return openings[-1].start() if is_torn or len(written) < len(data) else None


def _reads(data: bytes) -> bool:
    try:
        _read(data, "")
    except SaveError:
        return False
    return True
