"""How saved games stood when they were last played through, in words: lists need not play them again for that."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from saves.disk import open_file, put
from saves.errors import SaveError
from saves.names import printable, shortened
from saves.slots import existing, home, path_of

_VERSION = 1
"""Grows when the words are made otherwise: then they are made anew."""

_LARGEST = 1024 * 1024
_CELLS = 200

Stamp = tuple[int, int]
"""When a file was written, in nanoseconds, and how many bytes it had."""


def stamp_of(slot: str) -> Stamp | None:
    """What tells a saved game from what it was before it was played on; None where there is none."""
    try:
        found = path_of(slot).lstat()
    except (OSError, SaveError):
        return None
    return found.st_mtime_ns, found.st_size


class Stands:
    """The words of all saved games that have not changed since; a file that cannot be read holds none."""

    def __init__(self) -> None:
        """What the file holds now."""
        self._kept = _read()
        self._has_more = False

    def of(self, slot: str) -> str | None:
        """The words about a saved game; None where they have to be found, "" where there are none."""
        kept = self._kept.get(slot)
        return kept[1] if kept is not None and kept[0] == stamp_of(slot) else None

    def learn(self, slot: str, stamp: Stamp, words: str) -> None:
        """These are the words about a saved game whose file had this stamp when it was played through."""
        self._kept[slot] = stamp, _shown(words)
        self._has_more = True

    def keep(self) -> None:
        """Write what was learnt, unless the disk refuses: then it is found out again some time."""
        if not self._has_more:
            return
        with suppress(OSError, SaveError):
            slots = set(existing())
            games = {slot: [*stamp, words] for slot, (stamp, words) in self._kept.items() if slot in slots}
            put(_path(), json.dumps({"version": _VERSION, "games": games}, ensure_ascii=False).encode())
            self._has_more = False


def _path() -> Path:
    return home() / "stands.json"


def _shown(words: str) -> str:
    return shortened(printable(words), _CELLS)


def _read() -> dict[str, tuple[Stamp, str]]:
    try:
        with open_file(_path()) as file:
            found = json.loads(file.read(_LARGEST))
        if found["version"] != _VERSION:
            return {}
        games = found["games"].items()
        return {str(slot): ((int(at), int(size)), _shown(str(words))) for slot, (at, size, words) in games}
    except (OSError, SaveError, ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError):
        return {}
