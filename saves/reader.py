"""Saved games read from their bytes, of any format: damage is named with its line, what was broken off is left out."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, TypeVar

from engine.texts.language import gettext as _
from saves.errors import Damaged, SaveError
from saves.format import ENTRY, FORMAT, Contents, Entry, Header, Step, WrittenMove, first_sum, next_sum
from saves.names import printable, shortened

_ENTRY_LINE = re.compile(rb"^\[\[moves\]\]", re.MULTILINE)
_OTHER_ENTRY = re.compile(rb"^[ \t]*\[\[(?!moves\]\])[^.\]\n]*\]\]", re.MULTILINE)
"""An entry of another kind: there is none, and it may have been a move."""
_LONGEST_LINE = 4_000
LONGEST_HEADER = 16 * 1024
"""No header comes near this number of bytes, not even that of a table laid out by hand. A list reads no more."""
_HUGE_NUMBER = re.compile(rb"\b0[xob][0-9A-Fa-f_]{100}")
"""Of a number in another base than ten so many digits are read that they could never be shown in it."""
_ID = re.compile(r"[0-9A-Za-z-]{1,64}")
_TOML_LINE = re.compile(r"\(at line (\d+)")

T = TypeVar("T")

_LONGEST_VALUE = 40
"""So many cells of what stands there in place of something else are told."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""From the whole table of a file of one format to that of the next one; its header may stand there alone."""

MIGRATIONS: dict[int, Migration] = {}
"""By the format that they start from. The file itself is rewritten when the game is played on, its old one kept."""


def read(data: bytes, name: str) -> Contents:
    """The contents of the saved game `name`.

    An entry at the end whose writing was broken off is left out. Any other damage raises `Damaged`; a file of
    a later format raises `SaveError`.
    """
    contents, damage = read_sound(data, name)
    if damage is not None:
        raise damage
    return contents


def read_sound(data: bytes, name: str) -> tuple[Contents, Damaged | None]:
    """As much of the saved game `name` as can be read, and the damage after which nothing more was.

    Raises what `read` raises where not even the header can be read.
    """
    try:
        return _read(data, name), None
    except Damaged as error:
        damage = error
    sound = _before_torn_entry(data)
    if sound is not None:
        with suppress(Damaged):
            return _read(data[:sound], name), None
    try:
        contents = _readable(data, name, damage.line)
    except SaveError:
        damage.moves_before, damage.recoverable = 0, False
        raise damage from None
    damage.moves_before = len(contents.entries)
    return contents, damage


def read_header(data: bytes, name: str, format: int = FORMAT) -> Header:
    """The header alone, from the beginning of a file of this format: `LONGEST_HEADER` bytes at most are looked at.

    Raises like `read`, and `SaveError` where the header is longer.
    """
    first = _ENTRY_LINE.search(data, 0, LONGEST_HEADER)
    if first is None and len(data) >= LONGEST_HEADER:
        raise SaveError(
            _("The saved game {name} is damaged: no move stands in its first {n} bytes."), name=name, n=LONGEST_HEADER
        )
    table = _table(data[: first.start()] if first else _without_torn_opening(data), name)
    return _header(brought_up_to_date(table, name, data, format), name, data)


def _readable(data: bytes, name: str, line: int) -> Contents:
    """The contents up to the last entry with which all can be read, where `line` is the first that is damaged.

    Raises where not even the header can be read. The damage may be further up than it shows, so smaller and smaller
    parts are tried.
    """
    sound = b"".join(data.splitlines(keepends=True)[: line - 1])
    ends = [opening.start() for opening in _ENTRY_LINE.finditer(sound)]
    ends.append(len(sound))
    damaged, step = len(ends), 1
    kept: Contents | None = None
    while kept is None:
        readable = max(0, damaged - step)
        try:
            kept = _read(data[: ends[readable]], name)
        except Damaged:
            if not readable:
                raise
            damaged, step = readable, 2 * step
    while damaged - readable > 1:
        middle = (readable + damaged) // 2
        try:
            kept = _read(data[: ends[middle]], name)
            readable = middle
        except Damaged:
            damaged = middle
    return kept


def _read(data: bytes, name: str) -> Contents:
    written = _table(data, name)
    table = brought_up_to_date(written, name, data)
    header = _header(table, name, data)
    entries = _entries(table, data, name)
    last = _checked(header, entries, table, name)
    return Contents(header, entries, len(data), table is not written, last)


def _table(data: bytes, name: str) -> dict[str, Any]:
    # To parse a line that is longer than any that is written can take hours.
    for number, line in enumerate(data.split(b"\n"), 1):
        if len(line) > _LONGEST_LINE:
            raise _damaged(name, number)
    wrong = _HUGE_NUMBER.search(data) or _OTHER_ENTRY.search(data)
    if wrong:
        raise _damaged(name, data.count(b"\n", 0, wrong.start()) + 1)
    try:
        return tomllib.loads(data.decode())
    except UnicodeDecodeError as error:
        place = data.count(b"\n", 0, error.start) + 1
    except (ValueError, RecursionError) as error:
        found = _TOML_LINE.search(str(error))
        place = int(found[1]) if found else data.rstrip().count(b"\n") + 1
    raise _damaged(name, place)


def _damaged(name: str, line: int) -> Damaged:
    return Damaged(_("The saved game {name} is damaged in line {line}."), line, name=name)


def _header(table: dict[str, Any], name: str, data: bytes) -> Header:
    created, id_, bots, edition, puzzle = (table.get(key) for key in ("created", "id", "bots", "edition", "puzzle"))
    if edition is not None and (type(edition) is not int or edition < 1):
        raise unfit(table, "edition", name, data)
    return Header(
        title=_value(table, "title", str, name, data),
        options=_value(table, "options", dict, name, data),
        created=created if isinstance(created, datetime) else None,
        id=id_ if isinstance(id_, str) and _ID.fullmatch(id_) else "",
        seen_before=table.get("seen_before") is True,
        bots={one: str(level) for one, level in bots.items()} if isinstance(bots, dict) else {},
        edition=edition or 1,
        aside=table.get("aside") is True,
        first_game=table.get("first_game") is True,
        seats=_texts(table.get("seats")),
        puzzle=puzzle if isinstance(puzzle, str) and _ID.fullmatch(puzzle) else "",
    )


def _value(table: dict[str, Any], key: str, kind: type[T], name: str, data: bytes) -> T:
    value = table.get(key)
    if isinstance(value, kind):
        return value
    raise unfit(table, key, name, data)


def _entries(table: dict[str, Any], data: bytes, name: str) -> tuple[Entry, ...]:
    # The line of a move follows the one that opens its entry as we write it; by hand it may look different, then the
    # count is a guess.
    lines = [number for number, line in enumerate(data.splitlines(), 2) if line.startswith(ENTRY)]
    found: list[Entry] = []
    for number, entry in enumerate(_tables(table)):
        line = lines[number] if number < len(lines) else data.count(b"\n")
        step = step_in(entry)
        if not step:
            empty = _("The saved game {name} is damaged: the entry in line {line} holds no move.")
            raise Damaged(empty, line, number, name=name)
        found.append(Entry(step, line, entry.get("over") is True))
    return tuple(found)


def _checked(header: Header, entries: Sequence[Entry], table: Mapping[str, Any], name: str) -> str:
    """The sum of the last entry. Raises `Damaged` at the first whose sum is not that of what stands there.

    An entry without one, written by an earlier version or mended by hand, is believed, and so is the sum after it.
    """
    last, is_known = first_sum(header.options), True
    for number, (entry, found) in enumerate(zip(entries, _tables(table), strict=True)):
        written, expected = found.get("sum"), next_sum(last, entry.step, over=entry.over)
        if written is not None and (not isinstance(written, str) or (is_known and written != expected)):
            changed = _(
                "The saved game {name} is damaged in line {line}: what stands there, or just before, is not what "
                "was written. A change that was meant is taken in when the `sum` of the entry is taken out."
            )
            raise Damaged(changed, entry.line, number, name=name)
        last, is_known = (expected, False) if written is None else (written, True)
    return last


def _tables(table: Mapping[str, Any]) -> list[Any]:
    """The entries as the file has them."""
    found = table.get("moves", [])
    return found if isinstance(found, list) else [found]


def step_in(entry: object) -> Step:
    """The moves of an entry; nothing where no move stands in it."""
    if not isinstance(entry, dict):
        return ()
    moves, forced = entry.get("do"), entry.get("forced")
    if isinstance(moves, str):
        return (WrittenMove(moves, _texts(forced)),)
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        return ()
    answers = forced if isinstance(forced, list) else []
    return tuple(
        WrittenMove(move, _texts(answers[place]) if place < len(answers) else ()) for place, move in enumerate(moves)
    )


def _texts(found: object) -> tuple[str, ...]:
    return tuple(one for one in found if isinstance(one, str)) if isinstance(found, list) else ()


def _before_torn_entry(data: bytes) -> int | None:
    """How many bytes stand before an entry whose writing was broken off; None if the end looks whole."""
    # After a loss of power a file may have got its new length, but zeros instead of the new bytes.
    written = data.rstrip(b"\0")
    if len(written) < len(data):
        with suppress(SaveError):
            return _read(written, "").sound
    opening = _without_torn_opening(written)
    if len(opening) < len(written):
        return len(opening)
    openings = list(_ENTRY_LINE.finditer(written))
    if not openings:
        return None
    entry = written[openings[-1].start() :]
    is_torn = not entry.endswith(b"\n") or b"\0" in entry or entry.rstrip().endswith((ENTRY, b"[", b","))
    return openings[-1].start() if is_torn or len(written) < len(data) else None


def _without_torn_opening(data: bytes) -> bytes:
    """What stands before zeros, or before a line at the end that opens an entry and was broken off."""
    written = data.rstrip(b"\0")
    last_line = written.rfind(b"\n") + 1
    is_torn = last_line < len(written) and ENTRY.startswith(written[last_line:]) and written[last_line:] != ENTRY
    return written[:last_line] if is_torn else written


# Older formats.


def brought_up_to_date(table: dict[str, Any], name: str, data: bytes, format: int = FORMAT) -> dict[str, Any]:
    """The table of the saved game `name`, of which `data` are the bytes, in the present format, or in another one.

    Raises `SaveError` with both formats named where there is no way to it, `Damaged` where no format stands there.
    """
    found = table.get("format")
    if not isinstance(found, int) or isinstance(found, bool):
        raise unfit(table, "format", name, data)
    for number in range(found, format):
        if (migration := MIGRATIONS.get(number)) is None:
            unknown = _("The saved game {name} is of format {found}: this version of Havre reads format {known}.")
            raise SaveError(unknown, name=name, found=found, known=format)
        try:
            table = migration(table)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise unfit({}, str(error), name, data) from error
    if found > format:
        later = _(
            "The saved game {name} was written by a later version of Havre: "
            "it is of format {found}, this one reads format {known}."
        )
        raise SaveError(later, name=name, found=found, known=format)
    return table


def unfit(table: dict[str, Any], key: str, name: str, data: bytes) -> Damaged:
    """The error for a header in which something is missing, or is not what it must be."""
    if key not in table:
        sentence = _("The saved game {name} is damaged: '{key}' is missing in its header (line {line}).")
        line = 1
    else:
        sentence = _("The saved game {name} is damaged in line {line}: '{key}' cannot be '{value}'.")
        written = (row.partition(b"=")[0].strip(b" \t[]\"'") for row in data.splitlines())
        line = next((number for number, found in enumerate(written, 1) if found == key.encode()), 1)
    value = shortened(printable(str(table.get(key))), _LONGEST_VALUE)
    return Damaged(sentence, line, recoverable=False, name=name, key=key, value=value)
