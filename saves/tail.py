"""What others have written behind the end of a saved game: whole entries, as far as their sums go on from the last."""

from __future__ import annotations

import tomllib
from typing import NamedTuple

from saves.format import ENTRY, Entry, next_sum
from saves.reading import step_in

_OPENING = b"\n" + ENTRY + b"\n"


class Tail(NamedTuple):
    """Entries, how many bytes they take, and the sum of the last one."""

    entries: tuple[Entry, ...]
    size: int
    sum: str


def beginning_of(data: bytes) -> int:
    """How many bytes stand before the first entry."""
    found = data.find(_OPENING)
    return len(data) if found < 0 else found


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
        end = data.find(_OPENING, size + len(_OPENING))
        part = data[size:] if end < 0 else data[size:end]
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
        is_whole = part.endswith(b"\n") and len(found) == 1 and bool(step)
        return Entry(step, 0, over) if is_whole and found[0].get("sum") == next_sum(after, step, over=over) else None
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
