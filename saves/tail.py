"""What others have written behind the end of a saved game: whole entries, as far as their sums go on from the last."""

from __future__ import annotations

import re
import tomllib
from typing import NamedTuple

from saves.format import ENTRY, Entry, next_sum
from saves.reader import step_in

_OPENING = b"\n" + ENTRY + b"\n"
_LAST_LINE = re.compile(rb'^sum = "[0-9a-f]+"\n', re.MULTILINE)
"""With its sum an entry ends; what stands behind that may be the torn beginning of the next one."""


class Tail(NamedTuple):
    """Entries, how many bytes they take, and the sum of the last one."""

    entries: tuple[Entry, ...]
    size: int
    sum: str


def beginning_of(data: bytes) -> int:
    """How many bytes stand before the first entry, or before the torn opening of one."""
    found = data.find(_OPENING)
    if found >= 0:
        return found
    written = data.rstrip(b"\0")
    torn = next((size for size in range(len(_OPENING), 1, -1) if written.endswith(_OPENING[:size])), 0)
    return len(written) - (torn or int(written.endswith(b"\n\n")))  # the beginning ends with one line end


def is_broken_off(data: bytes) -> bool:
    """Whether bytes behind the last whole entry are at most one entry whose writing was broken off."""
    return data.count(ENTRY) <= 1


def tail_of(data: bytes, after: str) -> Tail:
    """The whole entries at the beginning of bytes that stand behind an entry with the sum `after`.

    What follows them was broken off, or is being written; it is left out.
    """
    entries: list[Entry] = []
    size, last = 0, after
    while data.startswith(_OPENING, size):
        end = _LAST_LINE.search(data, size + len(_OPENING))
        part = data[size : end.end()] if end else b""
        entry = _entry(part, last)
        if entry is None:
            break
        entries.append(entry)
        size += len(part)
        last = next_sum(last, entry.step, over=entry.over)
    return Tail(tuple(entries), size, last)


def _entry(part: bytes, after: str) -> Entry | None:
    """The entry that these bytes are; None where they are not a whole one, with the sum that it must have."""
    try:
        found = tomllib.loads(part.decode())["moves"]
        step, over = step_in(found[0]), found[0].get("over") is True
        is_whole = len(found) == 1 and bool(step)
        return Entry(step, 0, over) if is_whole and found[0].get("sum") == next_sum(after, step, over=over) else None
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
